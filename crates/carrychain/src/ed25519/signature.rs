//! A signature: R, an encoded point, and S, a number.

use super::error::exactly;
use super::{SIGNATURE_LENGTH, SignatureError};
use crate::field::{less_vartime, words_from_bytes};
use crate::hex::{self, Hex, shown_in_hexadecimal};
use crate::scalar::L;
use core::fmt;
use core::str::FromStr;
use zeroize::Zeroize;

/// A signature, 64 bytes R || S. Any 64 bytes may be held; whether they are valid, verification says.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Signature {
    r: [u8; 32],
    s: [u8; 32],
}

impl Signature {
    /// Bytes of a signature.
    pub const BYTE_SIZE: usize = SIGNATURE_LENGTH;

    /// The signature with these bytes, R || S.
    pub fn from_bytes(bytes: &[u8; SIGNATURE_LENGTH]) -> Self {
        let (r, s) = bytes.split_at(32);
        let half = |bytes: &[u8]| core::array::from_fn(|i| bytes[i]);
        Self::from_components(half(r), half(s))
    }

    /// The signature with these bytes, R || S.
    ///
    /// # Errors
    ///
    /// If there are not 64 bytes.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, SignatureError> {
        exactly(bytes).map(Self::from_bytes)
    }

    /// The signature of these two parts.
    pub fn from_components(r: [u8; 32], s: [u8; 32]) -> Self {
        Self { r, s }
    }

    /// R, the encoding of a point.
    pub fn r_bytes(&self) -> &[u8; 32] {
        &self.r
    }

    /// S, little-endian.
    pub fn s_bytes(&self) -> &[u8; 32] {
        &self.s
    }

    /// Whether S < l.
    pub(super) fn has_reduced_scalar(&self) -> bool {
        less_vartime(&words_from_bytes(&self.s), &L)
    }

    /// R || S.
    pub fn to_bytes(&self) -> [u8; SIGNATURE_LENGTH] {
        let mut bytes = [0; SIGNATURE_LENGTH];
        bytes[..32].copy_from_slice(&self.r);
        bytes[32..].copy_from_slice(&self.s);
        bytes
    }

    /// R || S.
    #[cfg(feature = "alloc")]
    pub fn to_vec(&self) -> alloc::vec::Vec<u8> {
        self.to_bytes().to_vec()
    }
}

impl From<[u8; SIGNATURE_LENGTH]> for Signature {
    fn from(bytes: [u8; SIGNATURE_LENGTH]) -> Self {
        Self::from_bytes(&bytes)
    }
}

impl From<&[u8; SIGNATURE_LENGTH]> for Signature {
    fn from(bytes: &[u8; SIGNATURE_LENGTH]) -> Self {
        Self::from_bytes(bytes)
    }
}

impl From<Signature> for [u8; SIGNATURE_LENGTH] {
    fn from(signature: Signature) -> Self {
        signature.to_bytes()
    }
}

impl From<&Signature> for [u8; SIGNATURE_LENGTH] {
    fn from(signature: &Signature) -> Self {
        signature.to_bytes()
    }
}

impl TryFrom<&[u8]> for Signature {
    type Error = SignatureError;

    fn try_from(bytes: &[u8]) -> Result<Self, SignatureError> {
        Self::from_slice(bytes)
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Signature")
            .field("R", &Hex(&self.r))
            .field("s", &Hex(&self.s))
            .finish()
    }
}

shown_in_hexadecimal!(Signature);

impl FromStr for Signature {
    type Err = SignatureError;

    /// From R || S in hexadecimal.
    fn from_str(text: &str) -> Result<Self, SignatureError> {
        hex::decode(text)
            .map(|bytes| Self::from_bytes(&bytes))
            .ok_or(SignatureError::Hexadecimal)
    }
}

impl Zeroize for Signature {
    fn zeroize(&mut self) {
        self.r.zeroize();
        self.s.zeroize();
    }
}
