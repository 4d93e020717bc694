//! libcrux: HACL* in Rust.

use super::{Peer, offer};
use crate::subject::{Prepared, Refused, repeat};
use carrychain::Operation::*;
use carrychain_selftest::Input;
use sha2::{Digest, Sha256};

const IN_BYTES: &str = "takes keys as bytes: decodes the key in each call";

pub(super) const PEER: Peer = Peer {
    name: "libcrux",
    // Takes the nonce as an argument.
    deterministic: false,
    offers: &[
        offer(X25519, "libcrux-curve25519"),
        offer(X25519Base, "libcrux-curve25519"),
        offer(Ed25519Keygen, "libcrux-ed25519"),
        offer(Ed25519Sign, "libcrux-ed25519")
            .but("takes the seed: makes the public key in each call"),
        offer(Ed25519Verify, "libcrux-ed25519").but(IN_BYTES),
        offer(P256Keygen, "libcrux-p256"),
        offer(P256Ecdh, "libcrux-p256").but(IN_BYTES),
        offer(P256Sign, "libcrux-p256").but("is given the nonce"),
        offer(P256Verify, "libcrux-p256").but(IN_BYTES),
        offer(Poly1305, "libcrux-poly1305"),
    ],
    prepare,
};

fn prepare(input: &Input) -> Prepared<'_> {
    Ok(match input {
        Input::X25519 { scalar, u } => repeat((scalar, u), |(scalar, u)| {
            let mut out = [0; 32];
            libcrux_curve25519::ecdh(&mut out, u, scalar).ok()?;
            Some(out)
        }),
        Input::X25519Base { scalar } => repeat(scalar, |scalar| {
            let mut out = [0; 32];
            libcrux_curve25519::secret_to_public(&mut out, scalar);
            out
        }),
        Input::Ed25519Keygen { seed } => repeat(seed, |seed| {
            let mut out = [0; 32];
            libcrux_ed25519::secret_to_public(&mut out, seed);
            out
        }),
        Input::Ed25519Sign { seed, message } => repeat((seed, message), |(seed, message)| {
            libcrux_ed25519::sign(message, seed).ok()
        }),
        Input::Ed25519Verify(item) => repeat(item, |item| {
            libcrux_ed25519::verify(&item.message, &item.key, &item.signature).is_ok()
        }),
        Input::P256Keygen { secret } => repeat(secret, |secret| {
            let mut out = [4; 65];
            libcrux_p256::dh_initiator(&mut out[1..], *secret).then_some(out)
        }),
        Input::P256Ecdh { secret, public } => repeat((secret, public), |(secret, public)| {
            let mut out = [0; 64];
            let done = libcrux_p256::dh_responder(&mut out, &public[1..], *secret);
            done.then(|| out[..32].to_vec())
        }),
        Input::P256Sign { secret, message } => {
            // Any number below the order will do, as long as it is not the same for two messages.
            let mut nonce: [u8; 32] = Sha256::new()
                .chain_update(secret)
                .chain_update(message)
                .finalize()
                .into();
            nonce[0] &= 0x7f;
            repeat(
                (secret, prehash(message), nonce),
                |(secret, hash, nonce)| {
                    let mut out = [0; 64];
                    libcrux_p256::ecdsa_sign_p256_without_hash(&mut out, 32, hash, *secret, nonce)
                        .then_some(out)
                },
            )
        }
        Input::P256Verify {
            public,
            message,
            signature,
        } => repeat(
            (public, prehash(message), signature.split_at(32)),
            |(public, hash, (r, s))| {
                libcrux_p256::ecdsa_verif_without_hash(32, hash, &public[1..], r, s)
            },
        ),
        Input::Poly1305 { key, message } => repeat((key, message), |(key, message)| {
            let mut out = [0; 16];
            libcrux_poly1305::mac(key, message, &mut out).ok()?;
            Some(out)
        }),
        _ => return Err(Refused),
    })
}

fn prehash(message: &[u8]) -> [u8; 32] {
    Sha256::digest(message).into()
}
