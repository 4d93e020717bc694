//! P-256 from outside: published vectors, encodings, documents, traits, and another library.

#[cfg(feature = "pkcs8")]
mod documents;
mod encodings;
mod peer;
mod traits;
mod vectors;
mod wycheproof;

/// 32 bytes from hexadecimal.
fn bytes(hex: &str) -> [u8; 32] {
    hex::decode(hex).unwrap().try_into().unwrap()
}
