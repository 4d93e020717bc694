//! Signatures in DER (RFC 3279, 2.2.3): `SEQUENCE { r INTEGER, s INTEGER }`.
//!
//! Read strictly (X.690, 8.3 and 10.1): the shortest lengths, the shortest two's complement, nothing after the end. Every
//! signature is shorter than 128 bytes, so each length is one byte.

use super::Signature;
use crate::p256::Error;
use crate::p256::words::{self, Words};
use core::fmt;
use core::hash::{Hash, Hasher};

const SEQUENCE: u8 = 0x30;
const INTEGER: u8 = 0x02;

/// Two bytes of tag and length; then, twice, tag, length, a zero that keeps the number positive, 32 bytes.
const MAX_LENGTH: usize = 2 + 2 * (2 + 33);

/// A signature in DER: 8 to 72 bytes.
#[derive(Clone, Copy)]
pub struct DerSignature {
    bytes: [u8; MAX_LENGTH],
    length: usize,
    signature: Signature,
}

impl DerSignature {
    /// Reads the DER encoding.
    ///
    /// # Errors
    /// As [`Signature::from_der`].
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Error> {
        decode(bytes).map(Self::from)
    }

    /// The encoding.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    /// The encoding.
    #[cfg(feature = "alloc")]
    pub fn to_bytes(&self) -> alloc::boxed::Box<[u8]> {
        self.as_bytes().into()
    }

    /// How many bytes it has.
    #[expect(clippy::len_without_is_empty, reason = "never empty")]
    pub fn len(&self) -> usize {
        self.length
    }
}

impl From<Signature> for DerSignature {
    fn from(signature: Signature) -> Self {
        let mut bytes = [0; MAX_LENGTH];
        let mut length = 2;
        for number in [signature.r(), signature.s()] {
            // At least one byte, and one zero if the first bit would read as a sign.
            let zeros = number
                .iter()
                .position(|&b| b != 0)
                .unwrap_or(number.len() - 1);
            let digits = &number[zeros..];
            let pad = usize::from(digits[0] >> 7);
            let content = length + 2 + pad;
            bytes[length] = INTEGER;
            bytes[length + 1] = (pad + digits.len()) as u8;
            bytes[content..content + digits.len()].copy_from_slice(digits);
            length = content + digits.len();
        }
        (bytes[0], bytes[1]) = (SEQUENCE, (length - 2) as u8);
        Self {
            bytes,
            length,
            signature,
        }
    }
}

impl From<DerSignature> for Signature {
    fn from(der: DerSignature) -> Self {
        der.signature
    }
}

impl AsRef<[u8]> for DerSignature {
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

impl TryFrom<&[u8]> for DerSignature {
    type Error = Error;
    fn try_from(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_bytes(bytes)
    }
}

impl PartialEq for DerSignature {
    fn eq(&self, other: &Self) -> bool {
        self.signature == other.signature
    }
}

impl Eq for DerSignature {}

impl Hash for DerSignature {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.signature.hash(state);
    }
}

impl fmt::Debug for DerSignature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("DerSignature")
            .field(&self.signature)
            .finish()
    }
}

pub(super) fn decode(bytes: &[u8]) -> Result<Signature, Error> {
    let (numbers, rest) = element(SEQUENCE, bytes)?;
    let (r, numbers) = element(INTEGER, numbers)?;
    let (s, numbers) = element(INTEGER, numbers)?;
    if !(rest.is_empty() && numbers.is_empty()) {
        return Err(Error::Der);
    }
    Signature::new(positive(r)?, positive(s)?)
}

/// The content of the element of this tag that `bytes` begins with, and what follows it.
fn element(tag: u8, bytes: &[u8]) -> Result<(&[u8], &[u8]), Error> {
    match bytes {
        [t, length @ ..0x80, rest @ ..] if *t == tag => rest
            .split_at_checked(usize::from(*length))
            .ok_or(Error::Der),
        _ => Err(Error::Der),
    }
}

/// The number that an INTEGER's content stands for; one of more than 256 bits is as out of range as n itself.
fn positive(content: &[u8]) -> Result<Words, Error> {
    let digits = match content {
        [] | [0x80..=0xff, ..] | [0, ..0x80, ..] => return Err(Error::Der),
        [0, digits @ ..] => digits,
        digits => digits,
    };
    let mut bytes = [0; 32];
    let start = bytes
        .len()
        .checked_sub(digits.len())
        .ok_or(Error::SignatureScalar)?;
    bytes[start..].copy_from_slice(digits);
    Ok(words::from_be_bytes(&bytes))
}
