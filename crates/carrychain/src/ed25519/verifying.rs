//! Public keys.

use super::error::exactly;
use super::{
    Context, Domain, ED25519_VERIFY, PUBLIC_KEY_LENGTH, Profile, Signature, SignatureError,
};
use crate::backend::portable::{PREFER_64, Portable32, Portable64};
use crate::curve::edwards::Affine;
use crate::curve::encoding::{affine_to_u, decode_affine_vartime};
use crate::curve::small_order::is_small_order;
use crate::hex::Hex;
use crate::x25519;
use core::fmt;
use core::hash::{Hash, Hasher};
use sha2::Digest;
use sha2::digest::consts::U64;

/// A public key: the encoding of a point, as it came, and the point.
#[derive(Clone, Copy)]
pub struct VerifyingKey {
    bytes: [u8; PUBLIC_KEY_LENGTH],
    pub(super) point: Affine,
}

impl VerifyingKey {
    /// The key with these bytes. Also such of small order and in non-canonical encoding are keys; whether their
    /// signatures are valid is for the [`Profile`] to say.
    ///
    /// # Errors
    ///
    /// If no point of the curve has this encoding.
    pub fn from_bytes(bytes: &[u8; PUBLIC_KEY_LENGTH]) -> Result<Self, SignatureError> {
        let decode = if PREFER_64 {
            decode_affine_vartime::<Portable64>
        } else {
            decode_affine_vartime::<Portable32>
        };
        let point = decode(bytes).ok_or(SignatureError::NotAPoint)?;
        Ok(Self {
            bytes: *bytes,
            point,
        })
    }

    /// The key that is this point.
    pub(super) fn from_point(point: Affine) -> Self {
        Self {
            bytes: point.encode(),
            point,
        }
    }

    /// The 32 bytes, as they came.
    pub fn to_bytes(&self) -> [u8; PUBLIC_KEY_LENGTH] {
        self.bytes
    }

    /// The 32 bytes, as they came.
    pub fn as_bytes(&self) -> &[u8; PUBLIC_KEY_LENGTH] {
        &self.bytes
    }

    /// Whether the key is of small order, so that some signature is valid for almost any message.
    pub fn is_weak(&self) -> bool {
        is_small_order(&self.point.y)
    }

    /// Whether the bytes are the encoding of the point that they stand for.
    pub(super) fn is_canonical(&self) -> bool {
        self.bytes == self.point.encode()
    }

    /// The point of the Montgomery curve that this one maps to, as an X25519 public key; with
    /// [`SigningKey::to_scalar_bytes`](super::SigningKey::to_scalar_bytes) as the secret.
    pub fn to_montgomery(&self) -> x25519::PublicKey {
        let to_u = if PREFER_64 {
            affine_to_u::<Portable64>
        } else {
            affine_to_u::<Portable32>
        };
        to_u(&self.point).into()
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

    /// Verifies a signature by the profile [`Rfc8032`](Profile::Rfc8032).
    ///
    /// # Errors
    ///
    /// If it is not valid.
    pub fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), SignatureError> {
        self.verify_as(Profile::Rfc8032, &Domain::PURE, &[message], signature)
    }

    /// Verifies a signature by the profile [`Strict`](Profile::Strict).
    ///
    /// # Errors
    ///
    /// If it is not valid.
    pub fn verify_strict(
        &self,
        message: &[u8],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verify_as(Profile::Strict, &Domain::PURE, &[message], signature)
    }

    /// Verifies an Ed25519ph signature by the profile [`Rfc8032`](Profile::Rfc8032). `prehashed_message` is a SHA-512
    /// that has read the message; the context is empty if there is none.
    ///
    /// # Errors
    ///
    /// If it is not valid, or the context is longer than 255 bytes.
    pub fn verify_prehashed<D: Digest<OutputSize = U64>>(
        &self,
        prehashed_message: D,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verify_digest(Profile::Rfc8032, prehashed_message, context, signature)
    }

    /// The same by the profile [`Strict`](Profile::Strict).
    ///
    /// # Errors
    ///
    /// If it is not valid, or the context is longer than 255 bytes.
    pub fn verify_prehashed_strict<D: Digest<OutputSize = U64>>(
        &self,
        prehashed_message: D,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        self.verify_digest(Profile::Strict, prehashed_message, context, signature)
    }

    fn verify_digest<D: Digest<OutputSize = U64>>(
        &self,
        profile: Profile,
        prehashed_message: D,
        context: Option<&[u8]>,
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        let domain = Domain::ph(context.unwrap_or_default())?;
        self.verify_as(
            profile,
            &domain,
            &[&prehashed_message.finalize()],
            signature,
        )
    }

    /// Verifies the signature of a message in parts, which count as if joined, by any profile, in any domain. In the
    /// pre-hashed domain the message is its SHA-512.
    ///
    /// # Errors
    ///
    /// If it is not valid; the error says why.
    pub fn verify_as(
        &self,
        profile: Profile,
        domain: &Domain<'_>,
        message: &[&[u8]],
        signature: &Signature,
    ) -> Result<(), SignatureError> {
        let verify = ED25519_VERIFY.in_use().function;
        if verify(self, domain, message, signature, profile) {
            Ok(())
        } else {
            Err(self.reason(profile, signature))
        }
    }

    /// Why a signature was found not to be valid.
    fn reason(&self, profile: Profile, signature: &Signature) -> SignatureError {
        if !signature.has_reduced_scalar() {
            SignatureError::ScalarOutOfRange
        } else if profile == Profile::Strict && !self.is_canonical() {
            SignatureError::NonCanonicalKey
        } else if profile == Profile::Strict && self.is_weak() {
            SignatureError::WeakKey
        } else {
            SignatureError::Mismatch
        }
    }
}

impl PartialEq for VerifyingKey {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

impl Eq for VerifyingKey {}

impl Hash for VerifyingKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.bytes.hash(state);
    }
}

impl AsRef<[u8]> for VerifyingKey {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl TryFrom<&[u8]> for VerifyingKey {
    type Error = SignatureError;

    fn try_from(bytes: &[u8]) -> Result<Self, SignatureError> {
        Self::from_bytes(exactly(bytes)?)
    }
}

impl fmt::Debug for VerifyingKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("VerifyingKey")
            .field(&Hex(&self.bytes))
            .finish()
    }
}
