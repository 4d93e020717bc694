//! 256-bit integers as four little-endian 64-bit words: what the public types hold and every backend reads.

use subtle::{Choice, ConditionallySelectable};

/// A 256-bit integer, least significant word first.
pub(crate) type Words = [u64; 4];

/// p = 2^256 - 2^224 + 2^192 + 2^96 - 1, the field's prime.
pub(crate) const P: Words = [
    0xffff_ffff_ffff_ffff,
    0x0000_0000_ffff_ffff,
    0x0000_0000_0000_0000,
    0xffff_ffff_0000_0001,
];

/// n, the prime order of the group.
pub(crate) const N: Words = [
    0xf3b9_cac2_fc63_2551,
    0xbce6_faad_a717_9e84,
    0xffff_ffff_ffff_ffff,
    0xffff_ffff_0000_0000,
];

/// Of a big-endian encoding.
pub(crate) fn from_be_bytes(bytes: &[u8; 32]) -> Words {
    let (chunks, _) = bytes.as_chunks::<8>();
    core::array::from_fn(|i| u64::from_be_bytes(chunks[3 - i]))
}

/// The big-endian encoding.
pub(crate) fn to_be_bytes(x: &Words) -> [u8; 32] {
    let mut bytes = [0; 32];
    for (chunk, word) in bytes.chunks_exact_mut(8).rev().zip(x) {
        chunk.copy_from_slice(&word.to_be_bytes());
    }
    bytes
}

/// x - y mod 2^256, and whether x < y.
pub(crate) fn sub(x: &Words, y: &Words) -> (Words, Choice) {
    let mut borrow = false;
    let difference = core::array::from_fn(|i| {
        let (word, b) = x[i].borrowing_sub(y[i], borrow);
        borrow = b;
        word
    });
    (difference, Choice::from(u8::from(borrow)))
}

/// x + y mod 2^256.
pub(crate) fn add(x: &Words, y: &Words) -> Words {
    let mut carry = false;
    core::array::from_fn(|i| {
        let (word, c) = x[i].carrying_add(y[i], carry);
        carry = c;
        word
    })
}

/// x < y.
pub(crate) fn less(x: &Words, y: &Words) -> Choice {
    sub(x, y).1
}

/// x = 0.
pub(crate) fn is_zero(x: &Words) -> Choice {
    less(x, &[1, 0, 0, 0])
}

/// 1 <= x < n: a private key, a nonce, or half of a signature.
pub(crate) fn is_nonzero_scalar(x: &Words) -> Choice {
    !is_zero(x) & less(x, &N)
}

/// `y` if `choose_y`, else `x`.
pub(crate) fn select(x: &Words, y: &Words, choose_y: Choice) -> Words {
    core::array::from_fn(|i| u64::conditional_select(&x[i], &y[i], choose_y))
}

/// x mod n for any 256-bit x: 2^256 < 2n.
pub(crate) fn reduce_mod_n(x: &Words) -> Words {
    let (difference, below) = sub(x, &N);
    select(&difference, x, below)
}
