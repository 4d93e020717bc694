//! Secret keys, and the public keys that belong to them.

use super::arithmetic::Arithmetic;
use super::multiply::multiply_generator;
use super::words::{self, Words};
use super::{Error, PublicKey};
use crate::backend::portable::{self, Portable32, Portable64};
use crate::registry::{Operation, Registry};
use crate::reveal::reveal;
use core::fmt;
use subtle::{Choice, ConstantTimeEq};
use zeroize::Zeroize;
#[cfg(feature = "rand_core")]
use {crypto_common::Generate, rand_core::TryCryptoRng};

/// The public key of a secret key.
pub type KeygenFn = fn(secret: &SecretKey) -> PublicKey;

/// The implementations of [`SecretKey::public_key`].
pub static P256_KEYGEN: Registry<KeygenFn> = Registry::new(
    Operation::P256Keygen,
    &const { portable::in_order::<KeygenFn>(keygen::<Portable64>, keygen::<Portable32>) },
);

fn keygen<A: Arithmetic>(secret: &SecretKey) -> PublicKey {
    let point = multiply_generator::<A::Field>(&secret.scalar);
    PublicKey {
        coordinates: point.to_affine().to_words(),
    }
}

/// A private key: a number in 1 to n-1. Wiped when dropped.
#[derive(Clone)]
pub struct SecretKey {
    pub(super) scalar: Words,
}

impl SecretKey {
    /// Reads a private key: 32 bytes, big-endian.
    ///
    /// # Errors
    /// [`Error::SecretKey`] if it is 0 or not below n.
    pub fn from_bytes(bytes: &[u8; 32]) -> Result<Self, Error> {
        let key = Self {
            scalar: words::from_be_bytes(bytes),
        };
        if reveal(words::is_nonzero_scalar(&key.scalar)) {
            Ok(key)
        } else {
            Err(Error::SecretKey)
        }
    }

    /// Reads a private key: 32 bytes, big-endian.
    ///
    /// # Errors
    /// [`Error::Length`] if there are not 32 bytes; [`Error::SecretKey`] if it is 0 or not below n.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_bytes(bytes.try_into().map_err(|_| Error::Length(bytes.len()))?)
    }

    /// A new key from a random number generator (FIPS 186-5, A.2.2: numbers out of range are thrown away).
    #[cfg(feature = "rand_core")]
    pub fn random<R: rand_core::CryptoRng + ?Sized>(rng: &mut R) -> Self {
        let Ok(key) = Self::try_generate_from_rng(rng);
        key
    }

    /// The key's 32 bytes, big-endian.
    pub fn to_bytes(&self) -> [u8; 32] {
        words::to_be_bytes(&self.scalar)
    }

    /// The public key that belongs to it.
    pub fn public_key(&self) -> PublicKey {
        (P256_KEYGEN.in_use().function)(self)
    }
}

#[cfg(feature = "rand_core")]
impl Generate for SecretKey {
    fn try_generate_from_rng<R: TryCryptoRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        let mut bytes = zeroize::Zeroizing::new([0; 32]);
        loop {
            rng.try_fill_bytes(&mut *bytes)?;
            if let Ok(key) = Self::from_bytes(&bytes) {
                return Ok(key);
            }
        }
    }
}

impl Drop for SecretKey {
    fn drop(&mut self) {
        self.scalar.zeroize();
    }
}

impl zeroize::ZeroizeOnDrop for SecretKey {}

impl ConstantTimeEq for SecretKey {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.scalar.ct_eq(&other.scalar)
    }
}

impl PartialEq for SecretKey {
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for SecretKey {}

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SecretKey").finish_non_exhaustive()
    }
}

impl TryFrom<&[u8]> for SecretKey {
    type Error = Error;
    fn try_from(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
}
