//! Nonces by RFC 6979: HMAC_DRBG (SP 800-90A) seeded with the private key and the digest.

use crate::p256::words::{self, Words};
use crate::reveal::reveal;
use sha2::Digest;
use sha2::digest::Output;
use sha2::digest::block_api::{Block, BlockSizeUser};
use zeroize::{Zeroize, Zeroizing};

/// HMAC (RFC 2104) under one key: the hash states after the two padded copies of it. The hash wipes its own state.
struct Hmac<D> {
    inner: D,
    outer: D,
}

impl<D: Digest + BlockSizeUser + Clone> Hmac<D> {
    /// `key` is no longer than a block.
    fn new(key: &[u8]) -> Self {
        let padded = |pad: u8| {
            let mut block = Block::<D>::default();
            block.fill(pad);
            for (b, k) in block.iter_mut().zip(key) {
                *b ^= k;
            }
            let state = D::new_with_prefix(&block);
            block.zeroize();
            state
        };
        Self {
            inner: padded(0x36),
            outer: padded(0x5c),
        }
    }

    /// The MAC of the parts one after the other.
    fn mac(&self, parts: &[&[u8]]) -> Output<D> {
        let mut inner = self.inner.clone();
        parts.iter().for_each(|part| inner.update(part));
        let mut hash = inner.finalize();
        let mac = self.outer.clone().chain_update(&hash).finalize();
        hash.zeroize();
        mac
    }
}

/// The generator's state: V, and HMAC under K.
pub(in crate::p256) struct Generator<D: Digest> {
    hmac: Hmac<D>,
    v: Output<D>,
}

impl<D: Digest + BlockSizeUser + Clone> Generator<D> {
    /// From the private key x, the digest as an integer modulo n, and the k' of 3.6 or nothing (3.2, steps b to g).
    pub(in crate::p256) fn seeded(secret: &Words, digest: &Words, added_entropy: &[u8]) -> Self {
        let mut v = Output::<D>::default();
        v.fill(1);
        let mut generator = Self {
            hmac: Hmac::new(&Output::<D>::default()),
            v,
        };
        let secret = Zeroizing::new(words::to_be_bytes(secret));
        let digest = words::to_be_bytes(digest);
        for separator in [0, 1] {
            generator.update(separator, [&*secret, &digest, added_entropy]);
        }
        generator
    }

    /// K = HMAC_K(V || separator || data), V = HMAC_K(V).
    fn update(&mut self, separator: u8, [x, h, k]: [&[u8]; 3]) {
        let mut key = self.hmac.mac(&[&self.v, &[separator], x, h, k]);
        self.hmac = Hmac::new(&key);
        key.zeroize();
        self.step();
    }

    /// V = HMAC_K(V).
    fn step(&mut self) {
        self.v = self.hmac.mac(&[&self.v]);
    }

    /// The next 256 bits: as many V as it takes, cut off on the right (step h, 2, and `bits2int`).
    pub(in crate::p256) fn bits(&mut self) -> Zeroizing<Words> {
        let mut bytes = Zeroizing::new([0; 32]);
        let mut filled = 0;
        while filled < bytes.len() {
            self.step();
            let length = self.v.len().min(bytes.len() - filled);
            bytes[filled..filled + length].copy_from_slice(&self.v[..length]);
            filled += length;
        }
        Zeroizing::new(words::from_be_bytes(&bytes))
    }
}

impl<D: Digest> Drop for Generator<D> {
    fn drop(&mut self) {
        self.v.zeroize();
    }
}

/// Calls `accept` with candidates k in 1 to n-1 (3.2, step h) until it gives something, and returns that.
///
/// A candidate out of range is thrown away, which tells nothing of those to come.
pub(in crate::p256) fn derive<D: Digest + BlockSizeUser + Clone, T>(
    secret: &Words,
    digest: &Words,
    added_entropy: &[u8],
    mut accept: impl FnMut(&Words) -> Option<T>,
) -> T {
    let mut generator = Generator::<D>::seeded(secret, digest, added_entropy);
    loop {
        let k = generator.bits();
        if reveal(words::is_nonzero_scalar(&k))
            && let Some(accepted) = accept(&k)
        {
            return accepted;
        }
        generator.update(0, [&[]; 3]);
    }
}
