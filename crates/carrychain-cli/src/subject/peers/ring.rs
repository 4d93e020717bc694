//! ring. Its key agreement takes no given secret, so it cannot be self-tested and is left out.

use super::{Peer, offer};
use crate::subject::{Prepared, Refused, repeat};
use carrychain::Operation::*;
use carrychain_selftest::Input;
use ring::rand::SystemRandom;
use ring::signature::{
    ECDSA_P256_SHA256_FIXED, ECDSA_P256_SHA256_FIXED_SIGNING, ED25519, EcdsaKeyPair,
    Ed25519KeyPair, KeyPair, UnparsedPublicKey,
};

pub(super) const PEER: Peer = Peer {
    name: "ring",
    // Random nonces.
    deterministic: false,
    offers: &[
        offer(Ed25519Keygen, "ring"),
        offer(Ed25519Sign, "ring"),
        offer(Ed25519Verify, "ring").but("decodes the key in each call"),
        offer(P256Sign, "ring").but("takes the message: hashes it in each call"),
        offer(P256Verify, "ring").but("decodes the key and hashes the message in each call"),
    ],
    prepare,
};

fn prepare(input: &Input) -> Prepared<'_> {
    Ok(match input {
        Input::Ed25519Keygen { seed } => repeat(seed, |seed| {
            let key = Ed25519KeyPair::from_seed_unchecked(*seed).ok()?;
            Some(key.public_key().as_ref().to_vec())
        }),
        Input::Ed25519Sign { seed, message } => {
            let key = Ed25519KeyPair::from_seed_unchecked(seed).map_err(|_| Refused)?;
            repeat((key, message), |(key, message)| {
                key.sign(message).as_ref().to_vec()
            })
        }
        Input::Ed25519Verify(item) => repeat(
            (UnparsedPublicKey::new(&ED25519, item.key), item),
            |(key, item)| key.verify(&item.message, &item.signature).is_ok(),
        ),
        Input::P256Sign { secret, message } => {
            let random = SystemRandom::new();
            let key = key_pair(secret, &random)?;
            repeat((key, message, random), |(key, message, random)| {
                Some(key.sign(random, message).ok()?.as_ref().to_vec())
            })
        }
        Input::P256Verify {
            public,
            message,
            signature,
        } => {
            let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, *public);
            repeat((key, message, signature), |(key, message, signature)| {
                key.verify(message, *signature).is_ok()
            })
        }
        _ => return Err(Refused),
    })
}

/// It wants the public key beside the secret; RustCrypto's p256 makes it.
fn key_pair(secret: &[u8; 32], random: &SystemRandom) -> Result<EcdsaKeyPair, Refused> {
    let public = p256::SecretKey::from_slice(secret)
        .map_err(|_| Refused)?
        .public_key();
    EcdsaKeyPair::from_private_key_and_public_key(
        &ECDSA_P256_SHA256_FIXED_SIGNING,
        secret,
        &public.to_sec1_bytes(),
        random,
    )
    .map_err(|_| Refused)
}
