//! Secret keys.

use super::error::exactly;
use super::{
    Context, Domain, ED25519_KEYGEN, ED25519_SIGN, KEYPAIR_LENGTH, Profile, SECRET_KEY_LENGTH,
    SecretKey, Signature, SignatureError, VerifyingKey,
};
use crate::scalar::clamp;
use core::fmt;
use sha2::digest::consts::U64;
use sha2::{Digest, Sha512};
use subtle::{Choice, ConstantTimeEq};
use zeroize::{Zeroize, ZeroizeOnDrop, Zeroizing};
#[cfg(feature = "rand_core")]
use {crypto_common::Generate, rand_core::TryCryptoRng};

/// A secret key: the seed, as it came, and the public key that belongs to it. The seed is wiped when dropped.
#[derive(Clone)]
pub struct SigningKey {
    seed: SecretKey,
    verifying_key: VerifyingKey,
}

impl SigningKey {
    /// The key of this seed; any 32 bytes are one.
    pub fn from_bytes(secret_key: &SecretKey) -> Self {
        Self {
            seed: *secret_key,
            verifying_key: (ED25519_KEYGEN.in_use().function)(secret_key),
        }
    }

    /// A new key from `rng`.
    #[cfg(feature = "rand_core")]
    pub fn generate<R: rand_core::CryptoRng + ?Sized>(rng: &mut R) -> Self {
        let Ok(key) = Self::try_generate_from_rng(rng);
        key
    }

    /// The key of a seed followed by its public key.
    ///
    /// # Errors
    ///
    /// If the public key is not the one that belongs to the seed.
    pub fn from_keypair_bytes(bytes: &[u8; KEYPAIR_LENGTH]) -> Result<Self, SignatureError> {
        let (seed, public_key) = bytes.split_at(SECRET_KEY_LENGTH);
        let key = Self::try_from(seed)?;
        if key.verifying_key.as_bytes() == public_key {
            Ok(key)
        } else {
            Err(SignatureError::KeyMismatch)
        }
    }

    /// The seed.
    pub fn to_bytes(&self) -> SecretKey {
        self.seed
    }

    /// The seed.
    pub fn as_bytes(&self) -> &SecretKey {
        &self.seed
    }

    /// The seed followed by the public key.
    pub fn to_keypair_bytes(&self) -> [u8; KEYPAIR_LENGTH] {
        let mut bytes = [0; KEYPAIR_LENGTH];
        bytes[..SECRET_KEY_LENGTH].copy_from_slice(&self.seed);
        bytes[SECRET_KEY_LENGTH..].copy_from_slice(self.verifying_key.as_bytes());
        bytes
    }

    /// The public key.
    pub fn verifying_key(&self) -> VerifyingKey {
        self.verifying_key
    }

    /// The lower half of the seed's SHA-512, not clamped: as an X25519 secret it belongs to the public key
    /// [`VerifyingKey::to_montgomery`].
    pub fn to_scalar_bytes(&self) -> [u8; 32] {
        ExpandedSeed::new(&self.seed).lower
    }

    /// This key along with a context of at most 255 bytes, for Ed25519ctx and Ed25519ph.
    ///
    /// # Errors
    ///
    /// If the context is longer.
    pub fn with_context<'k, 'v>(
        &'k self,
        context: &'v [u8],
    ) -> Result<Context<'k, 'v, Self>, SignatureError> {
        Context::new(self, context)
    }

    /// The signature of a message.
    pub fn sign(&self, message: &[u8]) -> Signature {
        self.sign_as(&Domain::PURE, &[message])
    }

    /// The Ed25519ph signature of a message. `prehashed_message` is a SHA-512 that has read it; the context is empty
    /// if there is none.
    ///
    /// # Errors
    ///
    /// If the context is longer than 255 bytes.
    pub fn sign_prehashed<D: Digest<OutputSize = U64>>(
        &self,
        prehashed_message: D,
        context: Option<&[u8]>,
    ) -> Result<Signature, SignatureError> {
        let domain = Domain::ph(context.unwrap_or_default())?;
        Ok(self.sign_as(&domain, &[&prehashed_message.finalize()]))
    }

    /// The signature of a message in parts, which count as if joined, in any domain. In the pre-hashed domain the
    /// message is its SHA-512.
    pub fn sign_as(&self, domain: &Domain<'_>, message: &[&[u8]]) -> Signature {
        (ED25519_SIGN.in_use().function)(self, domain, message)
    }

    /// [`VerifyingKey::verify`] of the public key.
    ///
    /// # Errors
    ///
    /// If the signature is not valid.
    pub fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.verifying_key.verify(message, signature)
    }

    /// [`VerifyingKey::verify_strict`] of the public key.
    ///
    /// # Errors
    ///
    /// If the signature is not valid.
    pub fn verify_strict(
        &self,
        message: &[u8],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verifying_key.verify_strict(message, signature)
    }

    /// [`VerifyingKey::verify_prehashed`] of the public key.
    ///
    /// # Errors
    ///
    /// If the signature is not valid, or the context is longer than 255 bytes.
    pub fn verify_prehashed<D: Digest<OutputSize = U64>>(
        &self,
        prehashed_message: D,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verifying_key
            .verify_prehashed(prehashed_message, context, signature)
    }

    /// [`VerifyingKey::verify_as`] of the public key.
    ///
    /// # Errors
    ///
    /// If the signature is not valid; the error says why.
    pub fn verify_as(
        &self,
        profile: Profile,
        domain: &Domain<'_>,
        message: &[&[u8]],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verifying_key
            .verify_as(profile, domain, message, signature)
    }
}

/// The SHA-512 of a seed (RFC 8032, section 5.1.5). Wiped when dropped.
pub(super) struct ExpandedSeed {
    lower: [u8; 32],
    /// What is hashed before the message to get the nonce.
    pub(super) prefix: [u8; 32],
}

impl ExpandedSeed {
    pub(super) fn new(seed: &SecretKey) -> Self {
        let mut hash: [u8; 64] = Sha512::digest(seed).into();
        let (halves, _) = hash.as_chunks::<32>();
        let expanded = Self {
            lower: halves[0],
            prefix: halves[1],
        };
        hash.zeroize();
        expanded
    }

    /// The secret scalar, clamped, not reduced.
    pub(super) fn scalar(&self) -> Zeroizing<[u8; 32]> {
        Zeroizing::new(clamp(self.lower))
    }
}

impl Drop for ExpandedSeed {
    fn drop(&mut self) {
        self.lower.zeroize();
        self.prefix.zeroize();
    }
}

#[cfg(feature = "rand_core")]
impl Generate for SigningKey {
    fn try_generate_from_rng<R: TryCryptoRng + ?Sized>(rng: &mut R) -> Result<Self, R::Error> {
        let mut seed = Zeroizing::new([0; SECRET_KEY_LENGTH]);
        rng.try_fill_bytes(&mut *seed)?;
        Ok(Self::from_bytes(&seed))
    }
}

impl From<SecretKey> for SigningKey {
    fn from(seed: SecretKey) -> Self {
        Self::from_bytes(&seed)
    }
}

impl From<&SecretKey> for SigningKey {
    fn from(seed: &SecretKey) -> Self {
        Self::from_bytes(seed)
    }
}

impl TryFrom<&[u8]> for SigningKey {
    type Error = SignatureError;

    /// The key of a seed.
    fn try_from(bytes: &[u8]) -> Result<Self, SignatureError> {
        exactly(bytes).map(Self::from_bytes)
    }
}

impl From<&SigningKey> for VerifyingKey {
    fn from(key: &SigningKey) -> Self {
        key.verifying_key
    }
}

impl AsRef<VerifyingKey> for SigningKey {
    fn as_ref(&self) -> &VerifyingKey {
        &self.verifying_key
    }
}

impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SigningKey")
            .field("verifying_key", &self.verifying_key)
            .finish_non_exhaustive()
    }
}

impl ConstantTimeEq for SigningKey {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.seed.ct_eq(&other.seed)
    }
}

impl PartialEq for SigningKey {
    /// In constant time.
    fn eq(&self, other: &Self) -> bool {
        self.ct_eq(other).into()
    }
}

impl Eq for SigningKey {}

impl Drop for SigningKey {
    fn drop(&mut self) {
        self.seed.zeroize();
    }
}

impl ZeroizeOnDrop for SigningKey {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::after_drop::after_drop;

    #[test]
    fn secrets_are_wiped_when_dropped() {
        after_drop(SigningKey::from_bytes(&[0xab; 32]), |key| {
            assert_eq!(key.seed, [0; 32])
        });
        let expanded = ExpandedSeed::new(&[0xab; 32]);
        assert_ne!(expanded.prefix, [0; 32]);
        after_drop(expanded, |expanded| {
            assert_eq!(expanded.lower, [0; 32]);
            assert_eq!(expanded.prefix, [0; 32]);
        });
    }
}
