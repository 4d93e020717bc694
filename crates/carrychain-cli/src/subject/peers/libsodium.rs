//! libsodium, by its C functions.
#![allow(unsafe_code)]

use super::{Peer, offer};
use crate::subject::{Prepared, Refused, repeat};
use carrychain::Operation::*;
use carrychain_selftest::Input;
use libsodium_sys as sodium;

pub(super) const PEER: Peer = Peer {
    name: "libsodium",
    deterministic: false,
    offers: &[
        offer(X25519, "libsodium-sys-stable"),
        offer(X25519Base, "libsodium-sys-stable"),
        offer(Ed25519Keygen, "libsodium-sys-stable"),
        offer(Ed25519Sign, "libsodium-sys-stable").but("hashes the seed in each call"),
        offer(Ed25519Verify, "libsodium-sys-stable").but("decodes the key in each call"),
        offer(Poly1305, "libsodium-sys-stable"),
    ],
    prepare,
};

fn prepare(input: &Input) -> Prepared<'_> {
    // SAFETY: it may be called any number of times and from any thread; it picks the code for this CPU.
    if unsafe { sodium::sodium_init() } < 0 {
        return Err(Refused);
    }
    Ok(match input {
        Input::X25519 { scalar, u } => repeat((scalar, u), |(scalar, u)| {
            let mut out = [0; 32];
            // SAFETY: all three are 32 bytes, as crypto_scalarmult_curve25519 reads and writes.
            let result = unsafe {
                sodium::crypto_scalarmult_curve25519(out.as_mut_ptr(), scalar.as_ptr(), u.as_ptr())
            };
            (result == 0).then_some(out)
        }),
        Input::X25519Base { scalar } => repeat(scalar, |scalar| {
            let mut out = [0; 32];
            // SAFETY: both are 32 bytes.
            let result = unsafe {
                sodium::crypto_scalarmult_curve25519_base(out.as_mut_ptr(), scalar.as_ptr())
            };
            (result == 0).then_some(out)
        }),
        Input::Ed25519Keygen { seed } => repeat(seed, |seed| key_pair(seed).0),
        Input::Ed25519Sign { seed, message } => {
            repeat((key_pair(seed).1, message), |(secret, message)| {
                let mut out = [0; 64];
                // SAFETY: the signature and the secret are 64 bytes, the message has its length; the
                // length of the signature is not asked for.
                unsafe {
                    sodium::crypto_sign_ed25519_detached(
                        out.as_mut_ptr(),
                        std::ptr::null_mut(),
                        message.as_ptr(),
                        message.len() as u64,
                        secret.as_ptr(),
                    )
                };
                out
            })
        }
        Input::Ed25519Verify(item) => repeat(item, |item| {
            // SAFETY: the signature is 64 bytes, the key 32, the message has its length.
            let result = unsafe {
                sodium::crypto_sign_ed25519_verify_detached(
                    item.signature.as_ptr(),
                    item.message.as_ptr(),
                    item.message.len() as u64,
                    item.key.as_ptr(),
                )
            };
            result == 0
        }),
        Input::Poly1305 { key, message } => repeat((key, message), |(key, message)| {
            let mut out = [0; 16];
            // SAFETY: the tag is 16 bytes, the key 32, the message has its length.
            unsafe {
                sodium::crypto_onetimeauth_poly1305(
                    out.as_mut_ptr(),
                    message.as_ptr(),
                    message.len() as u64,
                    key.as_ptr(),
                )
            };
            out
        }),
        _ => return Err(Refused),
    })
}

/// Public and secret key of a seed.
fn key_pair(seed: &[u8; 32]) -> ([u8; 32], [u8; 64]) {
    let (mut public, mut secret) = ([0; 32], [0; 64]);
    // SAFETY: the public key is 32 bytes, the secret key 64, the seed 32.
    unsafe {
        sodium::crypto_sign_ed25519_seed_keypair(
            public.as_mut_ptr(),
            secret.as_mut_ptr(),
            seed.as_ptr(),
        )
    };
    (public, secret)
}
