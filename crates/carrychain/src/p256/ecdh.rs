//! Elliptic-curve Diffie-Hellman: the shared secret is the x of d Q, 32 bytes, big-endian (SP 800-56A, 5.7.1.2; RFC 5903, 9).
//!
//! The order is prime and public keys are points of the curve, so the result is never infinity. The raw x is not
//! uniform: derive keys from it (HKDF).

use super::arithmetic::{Arithmetic, Residue};
use super::multiply::multiply;
use super::point::Affine;
use super::{PublicKey, SecretKey, words};
use crate::backend::portable::{self, Portable32, Portable64};
use crate::registry::{Operation, Registry};
use core::fmt;
use subtle::{Choice, ConstantTimeEq};
use zeroize::{Zeroize, ZeroizeOnDrop};
#[cfg(feature = "rand_core")]
use {crypto_common::Generate, rand_core::TryCryptoRng};

/// The x of the secret multiple of a public point, big-endian.
pub type EcdhFn = fn(secret: &SecretKey, public: &PublicKey) -> [u8; 32];

/// The implementations of [`diffie_hellman`].
pub static P256_ECDH: Registry<EcdhFn> = Registry::new(
    Operation::P256Ecdh,
    &const { portable::in_order::<EcdhFn>(ecdh::<Portable64>, ecdh::<Portable32>) },
);

fn ecdh<A: Arithmetic>(secret: &SecretKey, public: &PublicKey) -> [u8; 32] {
    let point = Affine::<A::Field>::from_words(&public.coordinates);
    words::to_be_bytes(&multiply(&point, &secret.scalar).affine_x().to_words())
}

/// The secret that the holder of `secret` shares with the holder of `public`'s secret key.
pub fn diffie_hellman(secret: &SecretKey, public: &PublicKey) -> SharedSecret {
    SharedSecret((P256_ECDH.in_use().function)(secret, public))
}

impl SecretKey {
    /// The secret that this key's holder shares with the holder of `public`'s secret key.
    pub fn diffie_hellman(&self, public: &PublicKey) -> SharedSecret {
        diffie_hellman(self, public)
    }
}

/// A new secret key for key agreement that can neither be stored nor copied.
#[cfg(feature = "rand_core")]
pub struct EphemeralSecret(SecretKey);

#[cfg(feature = "rand_core")]
impl EphemeralSecret {
    /// A new key from a random number generator.
    pub fn random<R: rand_core::CryptoRng + ?Sized>(rng: &mut R) -> Self {
        Self(SecretKey::random(rng))
    }

    /// The public key to send to the other side.
    pub fn public_key(&self) -> PublicKey {
        self.0.public_key()
    }

    /// The secret shared with the holder of `public`'s secret key.
    pub fn diffie_hellman(&self, public: &PublicKey) -> SharedSecret {
        diffie_hellman(&self.0, public)
    }
}

#[cfg(feature = "rand_core")]
impl Generate for EphemeralSecret {
    fn try_generate_from_rng<R: TryCryptoRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        SecretKey::try_generate_from_rng(rng).map(Self)
    }
}

#[cfg(feature = "rand_core")]
impl From<&EphemeralSecret> for PublicKey {
    fn from(secret: &EphemeralSecret) -> Self {
        secret.public_key()
    }
}

#[cfg(feature = "rand_core")]
impl fmt::Debug for EphemeralSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EphemeralSecret").finish_non_exhaustive()
    }
}

#[cfg(feature = "rand_core")]
impl ZeroizeOnDrop for EphemeralSecret {}

/// The result of a key agreement. Wiped when dropped.
pub struct SharedSecret([u8; 32]);

impl SharedSecret {
    /// The x of the shared point, 32 bytes, big-endian. Not uniform: derive keys from it.
    pub fn raw_secret_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// HKDF-Extract (RFC 5869) of the x; keys come from the result's `expand`.
    #[cfg(feature = "hkdf")]
    pub fn extract<D: hkdf::hmac::EagerHash>(&self, salt: Option<&[u8]>) -> hkdf::Hkdf<D> {
        hkdf::Hkdf::new(salt, &self.0)
    }
}

impl From<[u8; 32]> for SharedSecret {
    fn from(x: [u8; 32]) -> Self {
        Self(x)
    }
}

impl Drop for SharedSecret {
    fn drop(&mut self) {
        self.0.zeroize();
    }
}

impl ZeroizeOnDrop for SharedSecret {}

impl ConstantTimeEq for SharedSecret {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl fmt::Debug for SharedSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SharedSecret").finish_non_exhaustive()
    }
}
