//! x25519-dalek and ed25519-dalek, over curve25519-dalek.

use super::{Peer, offer};
use crate::subject::{Prepared, Refused, repeat};
use carrychain::Operation::*;
use carrychain_selftest::Input;
use ed25519_dalek::{Signature, Signer, SigningKey, Verifier, VerifyingKey};
use x25519_dalek::{PublicKey, StaticSecret};

/// curve25519-dalek's build script picks the backend by the same rules: the cfg, else AVX-512 if the
/// whole program is compiled for it, else "simd" (AVX2 if the CPU has it) on x86-64.
const NAME: &str = if cfg!(curve25519_dalek_backend = "serial") {
    "dalek-serial"
} else if cfg!(curve25519_dalek_backend = "fiat") {
    "dalek-fiat"
} else if cfg!(not(all(
    target_arch = "x86_64",
    target_pointer_width = "64"
))) {
    "dalek-serial"
} else if cfg!(curve25519_dalek_backend = "simd") {
    "dalek-simd"
} else if cfg!(any(
    curve25519_dalek_backend = "avx512",
    all(target_feature = "avx512ifma", target_feature = "avx512vl")
)) {
    "dalek-avx512"
} else {
    "dalek-simd"
};

pub(super) const PEER: Peer = Peer {
    name: NAME,
    deterministic: false,
    offers: &[
        offer(X25519, "x25519-dalek"),
        offer(X25519Base, "x25519-dalek"),
        offer(Ed25519Keygen, "ed25519-dalek"),
        offer(Ed25519Sign, "ed25519-dalek").but("hashes the seed in each call"),
        offer(Ed25519Verify, "ed25519-dalek"),
    ],
    prepare,
};

fn prepare(input: &Input) -> Prepared<'_> {
    Ok(match input {
        Input::X25519 { scalar, u } => repeat(
            (StaticSecret::from(*scalar), PublicKey::from(*u)),
            |(secret, public)| secret.diffie_hellman(public).to_bytes(),
        ),
        Input::X25519Base { scalar } => repeat(StaticSecret::from(*scalar), |secret| {
            PublicKey::from(&*secret).to_bytes()
        }),
        Input::Ed25519Keygen { seed } => repeat(seed, |seed| {
            SigningKey::from_bytes(seed).verifying_key().to_bytes()
        }),
        Input::Ed25519Sign { seed, message } => {
            repeat((SigningKey::from_bytes(seed), message), |(key, message)| {
                key.sign(message).to_bytes()
            })
        }
        Input::Ed25519Verify(item) => {
            let key = VerifyingKey::from_bytes(&item.key).map_err(|_| Refused)?;
            let signature = Signature::from_bytes(&item.signature);
            repeat(
                (key, &item.message, signature),
                |(key, message, signature)| key.verify(message, signature).is_ok(),
            )
        }
        _ => return Err(Refused),
    })
}
