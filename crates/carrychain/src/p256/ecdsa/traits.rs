//! The `signature` crate's traits, for signatures of 64 bytes and in DER.

use super::{DerSignature, Signature, SigningKey, VerifyingKey};
use sha2::digest::{FixedOutput, Update};
use sha2::{Digest, Sha256};
use signature::hazmat::{PrehashSigner, PrehashVerifier};
use signature::{
    DigestSigner, DigestVerifier, Error, KeypairRef, MultipartSigner, MultipartVerifier,
    SignatureEncoding, Signer, Verifier,
};
#[cfg(feature = "rand_core")]
use {
    signature::{
        RandomizedDigestSigner, RandomizedMultipartSigner, RandomizedSigner,
        hazmat::RandomizedPrehashSigner, rand_core::TryCryptoRng,
    },
    zeroize::Zeroizing,
};

impl SignatureEncoding for Signature {
    type Repr = [u8; 64];
}

impl SignatureEncoding for DerSignature {
    type Repr = Self;
}

impl KeypairRef for SigningKey {
    type VerifyingKey = VerifyingKey;
}

/// The SHA-256 of a message in parts.
fn hash(message: &[&[u8]]) -> impl AsRef<[u8]> {
    let mut digest = Sha256::new();
    message
        .iter()
        .for_each(|part| Digest::update(&mut digest, part));
    digest.finalize()
}

/// A hash that `feed` has fed.
fn fed<D: Digest>(feed: impl Fn(&mut D) -> Result<(), Error>) -> Result<D, Error> {
    let mut digest = D::new();
    feed(&mut digest)?;
    Ok(digest)
}

/// Signing and verification for one encoding.
macro_rules! encoding {
    ($signature:ty) => {
        impl Signer<$signature> for SigningKey {
            fn try_sign(&self, message: &[u8]) -> Result<$signature, Error> {
                Ok(SigningKey::sign(self, message).into())
            }
        }

        impl PrehashSigner<$signature> for SigningKey {
            fn sign_prehash(&self, prehash: &[u8]) -> Result<$signature, Error> {
                Ok(self.sign_prehashed(prehash).into())
            }
        }

        impl MultipartSigner<$signature> for SigningKey {
            fn try_multipart_sign(&self, message: &[&[u8]]) -> Result<$signature, Error> {
                Ok(self.sign_prehashed(hash(message).as_ref()).into())
            }
        }

        impl<D: Digest + FixedOutput + Update> DigestSigner<D, $signature> for SigningKey {
            fn try_sign_digest<F: Fn(&mut D) -> Result<(), Error>>(
                &self,
                feed: F,
            ) -> Result<$signature, Error> {
                Ok(self.sign_prehashed(&fed(feed)?.finalize_fixed()).into())
            }
        }

        #[cfg(feature = "rand_core")]
        impl RandomizedSigner<$signature> for SigningKey {
            fn try_sign_with_rng<R: TryCryptoRng + ?Sized>(
                &self,
                rng: &mut R,
                message: &[u8],
            ) -> Result<$signature, Error> {
                self.sign_prehash_with_rng(rng, &Sha256::digest(message))
            }
        }

        #[cfg(feature = "rand_core")]
        impl RandomizedMultipartSigner<$signature> for SigningKey {
            fn try_multipart_sign_with_rng<R: TryCryptoRng + ?Sized>(
                &self,
                rng: &mut R,
                message: &[&[u8]],
            ) -> Result<$signature, Error> {
                self.sign_prehash_with_rng(rng, hash(message).as_ref())
            }
        }

        #[cfg(feature = "rand_core")]
        impl<D: Digest + FixedOutput + Update> RandomizedDigestSigner<D, $signature>
            for SigningKey
        {
            fn try_sign_digest_with_rng<
                R: TryCryptoRng + ?Sized,
                F: Fn(&mut D) -> Result<(), Error>,
            >(
                &self,
                rng: &mut R,
                feed: F,
            ) -> Result<$signature, Error> {
                self.sign_prehash_with_rng(rng, &fed(feed)?.finalize_fixed())
            }
        }

        /// 32 random bytes are RFC 6979's additional data.
        #[cfg(feature = "rand_core")]
        impl RandomizedPrehashSigner<$signature> for SigningKey {
            fn sign_prehash_with_rng<R: TryCryptoRng + ?Sized>(
                &self,
                rng: &mut R,
                prehash: &[u8],
            ) -> Result<$signature, Error> {
                let mut entropy = Zeroizing::new([0; 32]);
                rng.try_fill_bytes(&mut *entropy)
                    .map_err(|_| Error::new())?;
                Ok(self.sign_prehash_with_entropy(prehash, &*entropy).into())
            }
        }

        impl Verifier<$signature> for VerifyingKey {
            fn verify(&self, message: &[u8], signature: &$signature) -> Result<(), Error> {
                Ok(VerifyingKey::verify(self, message, &(*signature).into())?)
            }
        }

        impl MultipartVerifier<$signature> for VerifyingKey {
            fn multipart_verify(
                &self,
                message: &[&[u8]],
                signature: &$signature,
            ) -> Result<(), Error> {
                Ok(VerifyingKey::verify_prehash(
                    self,
                    hash(message).as_ref(),
                    &(*signature).into(),
                )?)
            }
        }

        impl<D: Digest + Update> DigestVerifier<D, $signature> for VerifyingKey {
            fn verify_digest<F: Fn(&mut D) -> Result<(), Error>>(
                &self,
                feed: F,
                signature: &$signature,
            ) -> Result<(), Error> {
                let prehash = fed(feed)?.finalize();
                Ok(VerifyingKey::verify_prehash(
                    self,
                    &prehash,
                    &(*signature).into(),
                )?)
            }
        }

        impl PrehashVerifier<$signature> for VerifyingKey {
            fn verify_prehash(&self, prehash: &[u8], signature: &$signature) -> Result<(), Error> {
                Ok(VerifyingKey::verify_prehash(
                    self,
                    prehash,
                    &(*signature).into(),
                )?)
            }
        }
    };
}

encoding!(Signature);
encoding!(DerSignature);
