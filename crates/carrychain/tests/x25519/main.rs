//! X25519: every implementation, by walking the registries.

mod boundary;
mod dalek;
mod keys;
mod model;
mod rfc7748;
mod wycheproof;

/// 32 bytes from hexadecimal.
fn bytes(hex: &str) -> [u8; 32] {
    hex::decode(hex).unwrap().try_into().unwrap()
}
