//! The traits of the crate `signature`.

use super::{Domain, Profile, Signature, SignatureError, SigningKey, VerifyingKey};
use signature::{
    Error, KeypairRef, MultipartSigner, MultipartVerifier, SignatureEncoding, Signer, Verifier,
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
