//! Ed25519: every implementation, by walking the registries.

mod dalek;
mod keys;
mod model;
#[cfg(feature = "pkcs8")]
mod pkcs8;
mod profiles;
mod rfc8032;
mod sign_input;
#[cfg(feature = "signature")]
mod traits;
mod verdict;
mod wycheproof;

/// `N` bytes from hexadecimal.
fn bytes<const N: usize>(hex: &str) -> [u8; N] {
    hex::decode(hex).unwrap().try_into().unwrap()
}
