//! The pair (r, s).

use super::DerSignature;
use crate::hex::{self, Hex, shown_in_hexadecimal};
use crate::p256::words::{self, Words};
use crate::p256::{Error, FieldBytes};
use crate::reveal::reveal;
use core::fmt;
use core::str::FromStr;
use zeroize::Zeroize;

/// An ECDSA signature: r and s, both in 1 to n-1.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Signature {
    pub(super) r: Words,
    pub(super) s: Words,
}

impl Signature {
    pub(in crate::p256) fn new(r: Words, s: Words) -> Result<Self, Error> {
        let in_range = words::is_nonzero_scalar(&r) & words::is_nonzero_scalar(&s);
        reveal(in_range)
            .then_some(Self { r, s })
            .ok_or(Error::SignatureScalar)
    }

    /// Of r and s, 32 bytes each, big-endian.
    ///
    /// # Errors
    /// [`Error::SignatureScalar`] if one of them is 0 or not below n.
    pub fn from_scalars(r: impl Into<FieldBytes>, s: impl Into<FieldBytes>) -> Result<Self, Error> {
        let [r, s] = [r.into(), s.into()].map(|bytes| words::from_be_bytes(&bytes));
        Self::new(r, s)
    }

    /// Reads the 64 bytes r, s, each big-endian (IEEE P1363's form).
    ///
    /// # Errors
    /// [`Error::SignatureScalar`] if r or s is 0 or not below n.
    pub fn from_bytes(bytes: &[u8; 64]) -> Result<Self, Error> {
        let [r, s] = bytes.as_chunks::<32>().0 else {
            unreachable!()
        };
        Self::from_scalars(*r, *s)
    }

    /// Reads the 64 bytes r, s, each big-endian (IEEE P1363's form).
    ///
    /// # Errors
    /// [`Error::Length`] if there are not 64 bytes; [`Error::SignatureScalar`] if r or s is 0 or not below n.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_bytes(bytes.try_into().map_err(|_| Error::Length(bytes.len()))?)
    }

    /// Reads the DER encoding (RFC 3279, 2.2.3); nothing but DER is read.
    ///
    /// # Errors
    /// [`Error::Der`], or [`Error::SignatureScalar`] if r or s is 0 or not below n.
    pub fn from_der(bytes: &[u8]) -> Result<Self, Error> {
        super::der::decode(bytes)
    }

    /// The 64 bytes r, s, each big-endian.
    pub fn to_bytes(&self) -> [u8; 64] {
        let mut bytes = [0; 64];
        bytes[..32].copy_from_slice(&self.r());
        bytes[32..].copy_from_slice(&self.s());
        bytes
    }

    /// The 64 bytes r, s, each big-endian.
    #[cfg(feature = "alloc")]
    pub fn to_vec(&self) -> alloc::vec::Vec<u8> {
        self.to_bytes().to_vec()
    }

    /// r and s, 32 bytes each, big-endian.
    pub fn split_bytes(&self) -> (FieldBytes, FieldBytes) {
        (self.r(), self.s())
    }

    /// The DER encoding.
    pub fn to_der(&self) -> DerSignature {
        DerSignature::from(*self)
    }

    /// r, 32 bytes, big-endian.
    pub fn r(&self) -> [u8; 32] {
        words::to_be_bytes(&self.r)
    }

    /// s, 32 bytes, big-endian.
    pub fn s(&self) -> [u8; 32] {
        words::to_be_bytes(&self.s)
    }

    /// The one of (r, s) and (r, n - s) with the lower s: both are valid for the same message and key.
    #[must_use]
    pub fn normalize_s(&self) -> Self {
        let (other, _) = words::sub(&words::N, &self.s);
        let s = words::select(&self.s, &other, words::less(&other, &self.s));
        Self { r: self.r, s }
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Signature")
            .field(&Hex(&self.to_bytes()))
            .finish()
    }
}

shown_in_hexadecimal!(Signature);

impl FromStr for Signature {
    type Err = Error;

    /// From the 64 bytes in hexadecimal.
    ///
    /// # Errors
    /// [`Error::Hexadecimal`], or as [`Signature::from_bytes`].
    fn from_str(text: &str) -> Result<Self, Error> {
        Self::from_bytes(&hex::decode(text).ok_or(Error::Hexadecimal)?)
    }
}

impl Zeroize for Signature {
    fn zeroize(&mut self) {
        self.r.zeroize();
        self.s.zeroize();
    }
}

impl TryFrom<&[u8]> for Signature {
    type Error = Error;
    fn try_from(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_slice(bytes)
    }
}

impl From<Signature> for [u8; 64] {
    fn from(signature: Signature) -> Self {
        signature.to_bytes()
    }
}
