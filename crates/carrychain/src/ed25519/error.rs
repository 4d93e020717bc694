//! What can be wrong with keys, contexts and signatures.

use core::fmt;

/// What was wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SignatureError {
    /// A slice of the wrong length.
    Length {
        /// How many bytes it should have had.
        expected: usize,
        /// How many it had.
        got: usize,
    },
    /// A signature as text that is not 128 hexadecimal digits.
    Hexadecimal,
    /// No point of the curve has this encoding.
    NotAPoint,
    /// The public key given along with a secret key is not the one that belongs to it.
    KeyMismatch,
    /// A context of more than 255 bytes; it had so many.
    ContextTooLong(usize),
    /// S of the signature is not below l, the order of the base point.
    ScalarOutOfRange,
    /// The public key is not the encoding of the point that it stands for, and the profile demands that.
    NonCanonicalKey,
    /// The public key is of small order, so that it is easy to sign for everybody, and the profile refuses that.
    WeakKey,
    /// The signature is not one of this message under this key.
    Mismatch,
    /// Messages, signatures and keys that are not equally many.
    BatchArrays {
        /// How many messages.
        messages: usize,
        /// How many signatures.
        signatures: usize,
        /// How many keys.
        verifying_keys: usize,
    },
    /// Room for the verdicts of another number of signatures than were given.
    BatchLength {
        /// How many signatures.
        items: usize,
        /// Room for how many verdicts.
        verdicts: usize,
    },
}

impl fmt::Display for SignatureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { expected, got } => write!(f, "{got} bytes where {expected} are needed"),
            Self::Hexadecimal => f.write_str("the signature is not 128 hexadecimal digits"),
            Self::NotAPoint => f.write_str("the bytes are not the encoding of a point"),
            Self::KeyMismatch => f.write_str("the public key does not belong to the secret key"),
            Self::ContextTooLong(length) => {
                write!(f, "a context of {length} bytes; at most 255 are allowed")
            }
            Self::ScalarOutOfRange => {
                f.write_str("S of the signature is not below the group order")
            }
            Self::NonCanonicalKey => f.write_str("the public key is not encoded canonically"),
            Self::WeakKey => f.write_str("the public key is of small order"),
            Self::Mismatch => f.write_str("the signature does not match the message and the key"),
            Self::BatchArrays {
                messages,
                signatures,
                verifying_keys,
            } => write!(
                f,
                "{messages} messages, {signatures} signatures and {verifying_keys} keys"
            ),
            Self::BatchLength { items, verdicts } => {
                write!(f, "{items} signatures, but room for {verdicts} verdicts")
            }
        }
    }
}

impl core::error::Error for SignatureError {}

/// `bytes` as an array of exactly `N`.
pub(super) fn exactly<const N: usize>(bytes: &[u8]) -> Result<&[u8; N], SignatureError> {
    bytes.try_into().map_err(|_| SignatureError::Length {
        expected: N,
        got: bytes.len(),
    })
}
