//! crrl (Thomas Pornin): pure Rust.

use super::{Peer, offer};
use crate::subject::{Prepared, Refused, repeat};
use carrychain::Operation::*;
use carrychain_selftest::Input;
use crrl::{ed25519, p256, x25519};
use sha2::{Digest, Sha256};

pub(super) const PEER: Peer = Peer {
    name: "crrl",
    // Its nonces are not those of RFC 6979.
    deterministic: false,
    offers: &[
        offer(X25519, "crrl"),
        offer(X25519Base, "crrl"),
        offer(Ed25519Keygen, "crrl"),
        offer(Ed25519Sign, "crrl"),
        offer(Ed25519Verify, "crrl"),
        offer(P256Keygen, "crrl"),
        offer(P256Ecdh, "crrl"),
        offer(P256Sign, "crrl"),
        offer(P256Verify, "crrl"),
    ],
    prepare,
};

fn prepare(input: &Input) -> Prepared<'_> {
    Ok(match input {
        Input::X25519 { scalar, u } => repeat((scalar, u), |(scalar, u)| x25519::x25519(u, scalar)),
        Input::X25519Base { scalar } => repeat(scalar, |scalar| x25519::x25519_base(scalar)),
        Input::Ed25519Keygen { seed } => repeat(seed, |seed| {
            ed25519::PrivateKey::from_seed(*seed).public_key.encode()
        }),
        Input::Ed25519Sign { seed, message } => repeat(
            (ed25519::PrivateKey::from_seed(seed), message),
            |(key, message)| key.sign_raw(message),
        ),
        Input::Ed25519Verify(item) => {
            let key = ed25519::PublicKey::decode(&item.key).ok_or(Refused)?;
            repeat((key, item), |(key, item)| {
                key.verify_raw(&item.signature, &item.message)
            })
        }
        Input::P256Keygen { secret } => repeat(secret_key(secret)?, |secret| {
            secret.to_public_key().encode_uncompressed()
        }),
        Input::P256Ecdh { secret, public } => {
            secret_key(secret)?;
            let scalar = p256::Scalar::decode(&reversed(secret)).ok_or(Refused)?;
            let point = p256::Point::decode(public).ok_or(Refused)?;
            repeat((scalar, point), |(scalar, point)| {
                // The form with 02 or 03 in front: x alone is its rest.
                let shared = (*point * *scalar).encode_compressed();
                shared[1..].to_vec()
            })
        }
        Input::P256Sign { secret, message } => repeat(
            (secret_key(secret)?, Sha256::digest(message)),
            |(secret, hash)| secret.sign_hash(hash, &[]),
        ),
        Input::P256Verify {
            public,
            message,
            signature,
        } => {
            let key = p256::PublicKey::decode(public).ok_or(Refused)?;
            repeat(
                (key, Sha256::digest(message), signature),
                |(key, hash, signature)| key.verify_hash(*signature, hash),
            )
        }
        _ => return Err(Refused),
    })
}

fn secret_key(bytes: &[u8; 32]) -> Result<p256::PrivateKey, Refused> {
    p256::PrivateKey::decode(bytes).ok_or(Refused)
}

/// Its scalars are little-endian.
fn reversed(bytes: &[u8; 32]) -> [u8; 32] {
    let mut bytes = *bytes;
    bytes.reverse();
    bytes
}
