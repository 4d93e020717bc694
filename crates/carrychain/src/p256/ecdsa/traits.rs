//! The `signature` crate's traits, for signatures of 64 bytes and in DER.

use super::{DerSignature, Signature, SigningKey, VerifyingKey};
use signature::hazmat::{PrehashSigner, PrehashVerifier};
use signature::{Error, KeypairRef, SignatureEncoding, Signer, Verifier};
#[cfg(feature = "rand_core")]
use {
    sha2::{Digest, Sha256},
    signature::{RandomizedSigner, hazmat::RandomizedPrehashSigner, rand_core::TryCryptoRng},
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
                Ok(SigningKey::sign_prehash(self, prehash).into())
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
