//! What separates Ed25519, Ed25519ctx and Ed25519ph: a prefix to all that is hashed (RFC 8032, section 5.1).

use super::SignatureError;
use sha2::{Digest, Sha512};

/// Which of RFC 8032's three schemes, and the context.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Domain<'a>(Scheme<'a>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Scheme<'a> {
    Pure,
    Context(&'a [u8]),
    Prehashed(&'a [u8]),
}

impl<'a> Domain<'a> {
    /// Ed25519: no context, the message itself.
    pub const PURE: Self = Self(Scheme::Pure);

    /// Ed25519ctx: a context, the message itself. RFC 8032 advises against an empty context but allows it.
    ///
    /// # Errors
    ///
    /// If the context is longer than 255 bytes.
    pub fn ctx(context: &'a [u8]) -> Result<Self, SignatureError> {
        checked(context).map(|context| Self(Scheme::Context(context)))
    }

    /// Ed25519ph: a context, often empty, and the SHA-512 of the message in place of the message.
    ///
    /// # Errors
    ///
    /// If the context is longer than 255 bytes.
    pub fn ph(context: &'a [u8]) -> Result<Self, SignatureError> {
        checked(context).map(|context| Self(Scheme::Prehashed(context)))
    }

    /// A hash that has read the prefix: nothing for Ed25519, else dom2(F, C).
    pub(super) fn hasher(&self) -> Sha512 {
        let mut hasher = Sha512::new();
        let (flag, context) = match self.0 {
            Scheme::Pure => return hasher,
            Scheme::Context(context) => (0, context),
            Scheme::Prehashed(context) => (1, context),
        };
        hasher.update(b"SigEd25519 no Ed25519 collisions");
        hasher.update([flag, context.len() as u8]);
        hasher.update(context);
        hasher
    }
}

fn checked(context: &[u8]) -> Result<&[u8], SignatureError> {
    match context.len() {
        0..=255 => Ok(context),
        length => Err(SignatureError::ContextTooLong(length)),
    }
}
