//! The traits of the crate `signature`.

use super::{Context, Domain, Profile, Signature, SignatureError, SigningKey, VerifyingKey};
use sha2::Digest;
use sha2::digest::Update;
use sha2::digest::consts::U64;
use signature::{
    DigestSigner, DigestVerifier, Error, KeypairRef, MultipartSigner, MultipartVerifier,
    SignatureEncoding, Signer, Verifier,
};

impl From<SignatureError> for Error {
    fn from(_: SignatureError) -> Self {
        Self::new()
    }
}

impl SignatureEncoding for Signature {
    type Repr = [u8; Signature::BYTE_SIZE];
}

impl KeypairRef for SigningKey {
    type VerifyingKey = VerifyingKey;
}

impl Signer<Signature> for SigningKey {
    fn try_sign(&self, message: &[u8]) -> Result<Signature, Error> {
        Ok(self.sign(message))
    }
}

impl MultipartSigner<Signature> for SigningKey {
    fn try_multipart_sign(&self, message: &[&[u8]]) -> Result<Signature, Error> {
        Ok(self.sign_as(&Domain::PURE, message))
    }
}

impl Verifier<Signature> for VerifyingKey {
    fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), Error> {
        Ok(self.verify(message, signature)?)
    }
}

impl MultipartVerifier<Signature> for VerifyingKey {
    fn multipart_verify(&self, message: &[&[u8]], signature: &Signature) -> Result<(), Error> {
        Ok(self.verify_as(Profile::Rfc8032, &Domain::PURE, message, signature)?)
    }
}

impl Verifier<Signature> for SigningKey {
    fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), Error> {
        Verifier::verify(self.as_ref(), message, signature)
    }
}

impl MultipartVerifier<Signature> for SigningKey {
    fn multipart_verify(&self, message: &[&[u8]], signature: &Signature) -> Result<(), Error> {
        MultipartVerifier::multipart_verify(self.as_ref(), message, signature)
    }
}

/// A hash that `feed` has fed.
fn fed<D: Digest>(feed: impl Fn(&mut D) -> Result<(), Error>) -> Result<D, Error> {
    let mut digest = D::new();
    feed(&mut digest)?;
    Ok(digest)
}

/// Ed25519ph without a context.
impl<D: Digest<OutputSize = U64> + Update> DigestSigner<D, Signature> for SigningKey {
    fn try_sign_digest<F: Fn(&mut D) -> Result<(), Error>>(
        &self,
        feed: F,
    ) -> Result<Signature, Error> {
        Ok(self.sign_prehashed(fed(feed)?, None)?)
    }
}

/// Ed25519ph without a context.
impl<D: Digest<OutputSize = U64> + Update> DigestVerifier<D, Signature> for VerifyingKey {
    fn verify_digest<F: Fn(&mut D) -> Result<(), Error>>(
        &self,
        feed: F,
        signature: &Signature,
    ) -> Result<(), Error> {
        Ok(self.verify_prehashed(fed(feed)?, None, signature)?)
    }
}

/// Ed25519ph with the context.
impl<D> DigestSigner<D, Signature> for Context<'_, '_, SigningKey>
where
    D: Digest<OutputSize = U64> + Update,
{
    fn try_sign_digest<F: Fn(&mut D) -> Result<(), Error>>(
        &self,
        feed: F,
    ) -> Result<Signature, Error> {
        Ok(self.sign_prehashed(fed(feed)?))
    }
}

/// Ed25519ph with the context.
impl<D> DigestVerifier<D, Signature> for Context<'_, '_, VerifyingKey>
where
    D: Digest<OutputSize = U64> + Update,
{
    fn verify_digest<F: Fn(&mut D) -> Result<(), Error>>(
        &self,
        feed: F,
        signature: &Signature,
    ) -> Result<(), Error> {
        Ok(self.verify_prehashed(fed(feed)?, signature)?)
    }
}
