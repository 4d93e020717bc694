//! A key along with a context.

use super::{Domain, Profile, Signature, SignatureError, SigningKey, VerifyingKey};
use sha2::Digest;
use sha2::digest::consts::U64;

/// A key along with a context: what is signed with one context is not valid with another.
#[derive(Clone, Copy, Debug)]
pub struct Context<'k, 'v, K> {
    key: &'k K,
    value: &'v [u8],
    domain: Domain<'v>,
    prehashed: Domain<'v>,
}

impl<'k, 'v, K> Context<'k, 'v, K> {
    /// The most bytes of a context.
    pub const MAX_LENGTH: usize = 255;

    pub(super) fn new(key: &'k K, value: &'v [u8]) -> Result<Self, SignatureError> {
        Ok(Self {
            key,
            value,
            domain: Domain::ctx(value)?,
            prehashed: Domain::ph(value)?,
        })
    }

    /// The key.
    pub fn key(&self) -> &'k K {
        self.key
    }

    /// The context.
    pub fn value(&self) -> &'v [u8] {
        self.value
    }
}

impl Context<'_, '_, SigningKey> {
    /// The Ed25519ctx signature of a message.
    pub fn sign(&self, message: &[u8]) -> Signature {
        self.key.sign_as(&self.domain, &[message])
    }

    /// The Ed25519ph signature of a message that the SHA-512 `prehashed_message` has read.
    pub fn sign_prehashed<D: Digest<OutputSize = U64>>(&self, prehashed_message: D) -> Signature {
        self.key
            .sign_as(&self.prehashed, &[&prehashed_message.finalize()])
    }
}

impl Context<'_, '_, VerifyingKey> {
    /// Verifies an Ed25519ctx signature by the profile [`Rfc8032`](Profile::Rfc8032).
    ///
    /// # Errors
    ///
    /// If it is not valid.
    pub fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.key
            .verify_as(Profile::Rfc8032, &self.domain, &[message], signature)
    }

    /// Verifies the Ed25519ph signature of a message that the SHA-512 `prehashed_message` has read, by the profile
    /// [`Rfc8032`](Profile::Rfc8032).
    ///
    /// # Errors
    ///
    /// If it is not valid.
    pub fn verify_prehashed<D: Digest<OutputSize = U64>>(
        &self,
        prehashed_message: D,
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        let prehash = prehashed_message.finalize();
        self.key
            .verify_as(Profile::Rfc8032, &self.prehashed, &[&prehash], signature)
    }
}
