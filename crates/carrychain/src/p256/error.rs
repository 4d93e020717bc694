//! What can be wrong with an input.

use core::fmt;

/// Why a key, point or signature was refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Error {
    /// Not a length that this encoding has; the length it had.
    Length(usize),
    /// A private key that is not in 1 to n-1.
    SecretKey,
    /// A SEC1 point of this first byte: neither compressed (2, 3) nor uncompressed (4); hybrid forms (6, 7) are not read.
    PointForm(u8),
    /// The point at infinity, which is no public key.
    Identity,
    /// A coordinate that is not below p.
    Coordinate,
    /// No point of the curve has these coordinates.
    NotOnCurve,
    /// Half of a signature, r or s, that is not in 1 to n-1.
    SignatureScalar,
    /// A signature as text that is not 128 hexadecimal digits.
    Hexadecimal,
    /// A signature that is not the DER encoding of two positive integers.
    Der,
    /// A signature that is not this key's for this message.
    Verification,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => write!(f, "{length} bytes is not a length of this encoding"),
            Self::SecretKey => f.write_str("the private key is not in 1 to n-1"),
            Self::PointForm(tag) => write!(
                f,
                "the point's first byte is {tag:#04x}, not 0x02, 0x03 or 0x04"
            ),
            Self::Identity => f.write_str("the point at infinity is not a public key"),
            Self::Coordinate => f.write_str("a coordinate of the point is not below p"),
            Self::NotOnCurve => f.write_str("the point is not on the curve"),
            Self::SignatureScalar => f.write_str("r or s of the signature is not in 1 to n-1"),
            Self::Hexadecimal => f.write_str("the signature is not 128 hexadecimal digits"),
            Self::Der => f.write_str("the signature is not strict DER"),
            Self::Verification => f.write_str("the signature is not this key's for this message"),
        }
    }
}

impl core::error::Error for Error {}

#[cfg(feature = "signature")]
impl From<Error> for signature::Error {
    fn from(_: Error) -> Self {
        Self::new() // which holds a source only with an allocator
    }
}
