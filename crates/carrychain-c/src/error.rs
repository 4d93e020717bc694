//! The error codes, and which of them an error of the library is.

use carrychain::ed25519::SignatureError;
use carrychain::p256;
use core::ffi::{CStr, c_int};

/// What a call found wrong; `as c_int` it is the code in the header. 0 is success.
///
/// Up to 15 are faults of the arguments themselves, found before anything is written; from 16 on of what they contain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Error {
    Null = 1,
    Length = 2,
    Overlap = 3,
    Alignment = 4,
    State = 5,
    Choice = 6,
    LowOrder = 16,
    SecretKey = 17,
    PublicKey = 18,
    Signature = 19,
    Encoding = 20,
    Tag = 21,
}

/// All of them, each with its text.
const TEXTS: [(Error, &CStr); 12] = [
    (Error::Null, c"a pointer is NULL"),
    (
        Error::Length,
        c"a buffer does not have the length it must have",
    ),
    (Error::Overlap, c"buffers overlap that must not"),
    (
        Error::Alignment,
        c"a pointer is not aligned as its type must be",
    ),
    (
        Error::State,
        c"the state is not initialised or already finished",
    ),
    (Error::Choice, c"no such operation or profile"),
    (
        Error::LowOrder,
        c"the public key is of low order: the shared secret would be all zero",
    ),
    (Error::SecretKey, c"the secret key is not in 1 to n-1"),
    (
        Error::PublicKey,
        c"the public key is not a point of the curve in a known encoding",
    ),
    (Error::Signature, c"the signature is not valid"),
    (
        Error::Encoding,
        c"the signature is not the encoding of two numbers in 1 to n-1",
    ),
    (Error::Tag, c"the tag does not match"),
];

/// The text of a code.
pub(crate) fn text(code: c_int) -> &'static CStr {
    match TEXTS.iter().find(|(error, _)| *error as c_int == code) {
        Some((_, text)) => text,
        None if code == 0 => c"success",
        None => c"unknown error code",
    }
}

/// The code of a result.
pub(crate) fn code(result: Result<(), Error>) -> c_int {
    result.map_or_else(|error| error as c_int, |()| 0)
}

impl From<p256::Error> for Error {
    fn from(error: p256::Error) -> Self {
        match error {
            p256::Error::SecretKey => Self::SecretKey,
            p256::Error::SignatureScalar | p256::Error::Der => Self::Encoding,
            p256::Error::Verification => Self::Signature,
            // All others are those of points.
            _ => Self::PublicKey,
        }
    }
}

impl From<SignatureError> for Error {
    fn from(error: SignatureError) -> Self {
        match error {
            SignatureError::NotAPoint => Self::PublicKey,
            _ => Self::Signature,
        }
    }
}
