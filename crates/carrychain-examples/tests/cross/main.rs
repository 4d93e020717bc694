//! What one library makes, the other accepts: keys, shared secrets, signatures, documents, tags; both directions, values
//! at boundaries and random ones.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};

mod ed25519;
mod p256;
mod poly1305;
mod x25519;

/// How many random values each test takes.
const RANDOM: usize = 64;

fn rng(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

/// Random bytes.
fn bytes<const N: usize>(rng: &mut ChaCha20Rng) -> [u8; N] {
    let mut bytes = [0; N];
    rng.fill_bytes(&mut bytes);
    bytes
}

/// A random message of a length up to `most`.
fn message(rng: &mut ChaCha20Rng, most: usize) -> Vec<u8> {
    let mut message = vec![0; rng.next_u32() as usize % (most + 1)];
    rng.fill_bytes(&mut message);
    message
}

/// The big-endian number of these digits plus `d`.
fn number(digits: &str, d: i16) -> [u8; 32] {
    let mut carry = d;
    let mut bytes = [0; 32];
    for (i, byte) in bytes.iter_mut().enumerate().rev() {
        carry += i16::from_str_radix(&digits[2 * i..2 * i + 2], 16).unwrap();
        *byte = carry as u8;
        carry >>= 8;
    }
    bytes
}

/// The little-endian number of these big-endian digits plus `d`.
fn little(digits: &str, d: i16) -> [u8; 32] {
    let mut bytes = number(digits, d);
    bytes.reverse();
    bytes
}
