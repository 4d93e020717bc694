//! Keys to sign and verify with.

use super::{P256_SIGN, P256_VERIFY, Signature};
use crate::p256::{Error, PublicKey, Sec1Point, SecretKey};
use core::fmt;
use sha2::{Digest, Sha256};
use subtle::{Choice, ConstantTimeEq};
#[cfg(feature = "rand_core")]
use {crypto_common::Generate, rand_core::TryCryptoRng};

/// A secret key that signs, with the public key that verifies.
#[derive(Clone)]
pub struct SigningKey {
    secret: SecretKey,
    verifying: VerifyingKey,
}

impl SigningKey {
    /// Reads a private key: 32 bytes, big-endian.
    ///
    /// # Errors
    /// As [`SecretKey::from_bytes`].
    pub fn from_bytes(bytes: &[u8; 32]) -> Result<Self, Error> {
        SecretKey::from_bytes(bytes).map(Self::from)
    }

    /// Reads a private key: 32 bytes, big-endian.
    ///
    /// # Errors
    /// As [`SecretKey::from_slice`].
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        SecretKey::from_slice(bytes).map(Self::from)
    }

    /// A new key from a random number generator.
    #[cfg(feature = "rand_core")]
    pub fn random<R: rand_core::CryptoRng + ?Sized>(rng: &mut R) -> Self {
        SecretKey::random(rng).into()
    }

    /// The private key's 32 bytes, big-endian.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.secret.to_bytes()
    }

    /// The private key.
    pub fn as_secret_key(&self) -> &SecretKey {
        &self.secret
    }

    /// The key that verifies what this one signs.
    pub fn verifying_key(&self) -> &VerifyingKey {
        &self.verifying
    }

    /// Signs the SHA-256 of a message: the same signature every time.
    pub fn sign(&self, message: &[u8]) -> Signature {
        self.sign_prehashed(&Sha256::digest(message))
    }

    /// Signs a digest, of which the leftmost 256 bits count: the same signature every time. With the feature
    /// `signature` the trait `PrehashSigner` has it as `sign_prehash`.
    pub fn sign_prehashed(&self, prehash: &[u8]) -> Signature {
        self.sign_prehash_with_entropy(prehash, &[])
    }

    /// Signs the SHA-256 of a message with a nonce that also depends on `entropy`, any number of bytes
    /// (RFC 6979, 3.6). Without any, this is [`sign`](Self::sign).
    pub fn sign_with_entropy(&self, message: &[u8], entropy: &[u8]) -> Signature {
        self.sign_prehash_with_entropy(&Sha256::digest(message), entropy)
    }

    /// Signs a digest with a nonce that also depends on `entropy`, any number of bytes (RFC 6979, 3.6).
    pub fn sign_prehash_with_entropy(&self, prehash: &[u8], entropy: &[u8]) -> Signature {
        (P256_SIGN.in_use().function)(&self.secret, prehash, entropy)
    }
}

#[cfg(feature = "rand_core")]
impl Generate for SigningKey {
    fn try_generate_from_rng<R: TryCryptoRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        SecretKey::try_generate_from_rng(rng).map(Self::from)
    }
}

impl From<SecretKey> for SigningKey {
    fn from(secret: SecretKey) -> Self {
        let verifying = secret.public_key().into();
        Self { secret, verifying }
    }
}

impl From<&SecretKey> for SigningKey {
    fn from(secret: &SecretKey) -> Self {
        secret.clone().into()
    }
}

impl TryFrom<&[u8]> for SigningKey {
    type Error = Error;
    fn try_from(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
}

impl From<SigningKey> for SecretKey {
    fn from(key: SigningKey) -> Self {
        key.secret
    }
}

impl From<&SigningKey> for SecretKey {
    fn from(key: &SigningKey) -> Self {
        key.secret.clone()
    }
}

impl ConstantTimeEq for SigningKey {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.secret.ct_eq(&other.secret)
    }
}

impl PartialEq for SigningKey {
    /// In constant time.
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for SigningKey {}

impl zeroize::ZeroizeOnDrop for SigningKey {}

impl AsRef<VerifyingKey> for SigningKey {
    fn as_ref(&self) -> &VerifyingKey {
        &self.verifying
    }
}

impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SigningKey")
            .field("verifying_key", &self.verifying)
            .finish_non_exhaustive()
    }
}

/// A public key that verifies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct VerifyingKey(PublicKey);

impl VerifyingKey {
    /// Reads a point as SEC1 writes it.
    ///
    /// # Errors
    /// As [`PublicKey::from_sec1_bytes`].
    pub fn from_sec1_bytes(bytes: &[u8]) -> Result<Self, Error> {
        PublicKey::from_sec1_bytes(bytes).map(Self)
    }

    /// The uncompressed encoding, `04 x y`.
    pub fn to_sec1_bytes(&self) -> [u8; 65] {
        self.0.to_sec1_bytes()
    }

    /// The compressed encoding, `02 x` or `03 x`.
    pub fn to_sec1_bytes_compressed(&self) -> [u8; 33] {
        self.0.to_sec1_bytes_compressed()
    }

    /// The key of an encoding.
    ///
    /// # Errors
    /// None that can happen: a [`Sec1Point`] is a point.
    pub fn from_sec1_point(point: &Sec1Point) -> Result<Self, Error> {
        PublicKey::try_from(point).map(Self)
    }

    /// The encoding, compressed or not.
    pub fn to_sec1_point(&self, compress: bool) -> Sec1Point {
        Sec1Point::new(&self.0, compress)
    }

    /// The public key.
    pub fn as_public_key(&self) -> &PublicKey {
        &self.0
    }

    /// Verifies the signature of a message's SHA-256.
    ///
    /// # Errors
    /// [`Error::Verification`].
    pub fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), Error> {
        self.verify_prehash(&Sha256::digest(message), signature)
    }

    /// Verifies the signature of a digest, of which the leftmost 256 bits count.
    ///
    /// # Errors
    /// [`Error::Verification`].
    pub fn verify_prehash(&self, prehash: &[u8], signature: &Signature) -> Result<(), Error> {
        let valid = (P256_VERIFY.in_use().function)(&self.0, prehash, signature);
        valid.then_some(()).ok_or(Error::Verification)
    }
}

impl From<VerifyingKey> for Sec1Point {
    /// Not compressed.
    fn from(key: VerifyingKey) -> Self {
        key.0.into()
    }
}

impl From<&VerifyingKey> for Sec1Point {
    /// Not compressed.
    fn from(key: &VerifyingKey) -> Self {
        key.0.into()
    }
}

impl From<PublicKey> for VerifyingKey {
    fn from(key: PublicKey) -> Self {
        Self(key)
    }
}

impl From<&PublicKey> for VerifyingKey {
    fn from(key: &PublicKey) -> Self {
        Self(*key)
    }
}

impl From<SigningKey> for VerifyingKey {
    fn from(key: SigningKey) -> Self {
        key.verifying
    }
}

impl From<&SigningKey> for VerifyingKey {
    fn from(key: &SigningKey) -> Self {
        key.verifying
    }
}

impl From<&VerifyingKey> for PublicKey {
    fn from(key: &VerifyingKey) -> Self {
        key.0
    }
}

impl From<VerifyingKey> for PublicKey {
    fn from(key: VerifyingKey) -> Self {
        key.0
    }
}

impl TryFrom<&[u8]> for VerifyingKey {
    type Error = Error;
    fn try_from(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_sec1_bytes(bytes)
    }
}
