//! The Noise protocol framework's crate `snow` on Carrychain: a resolver that it takes X25519 and ChaCha20-Poly1305 from.
//!
//! Hash and random numbers are those of snow's own resolver, ChaCha20 is the crate `chacha20`.

pub mod chacha_poly;
mod dh;
pub mod wireguard;

use chacha_poly::ChaChaPoly;
use dh::X25519;
use snow::params::{CipherChoice, DHChoice, HashChoice};
use snow::resolvers::{CryptoResolver, DefaultResolver};
use snow::types::{Cipher, Dh, Hash, Random};

/// X25519 and Poly1305 by Carrychain, the rest by snow.
pub struct Resolver;

impl CryptoResolver for Resolver {
    fn resolve_rng(&self) -> Option<Box<dyn Random>> {
        DefaultResolver.resolve_rng()
    }

    fn resolve_dh(&self, choice: &DHChoice) -> Option<Box<dyn Dh>> {
        match choice {
            DHChoice::Curve25519 => Some(Box::<X25519>::default()),
            _ => None,
        }
    }

    fn resolve_hash(&self, choice: &HashChoice) -> Option<Box<dyn Hash>> {
        DefaultResolver.resolve_hash(choice)
    }

    fn resolve_cipher(&self, choice: &CipherChoice) -> Option<Box<dyn Cipher>> {
        match choice {
            CipherChoice::ChaChaPoly => Some(Box::<ChaChaPoly>::default()),
            _ => None,
        }
    }
}
