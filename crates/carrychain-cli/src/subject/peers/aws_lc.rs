//! aws-lc-rs: AWS's libcrypto.

use super::{Peer, offer};
use crate::subject::{Prepared, Refused, repeat};
use aws_lc_rs::agreement::{self, ParsedPublicKey, PrivateKey};
use aws_lc_rs::digest;
use aws_lc_rs::rand::SystemRandom;
use aws_lc_rs::signature::{
    ECDSA_P256_SHA256_FIXED, ECDSA_P256_SHA256_FIXED_SIGNING, ED25519, EcdsaKeyPair,
    Ed25519KeyPair, KeyPair, ParsedPublicKey as VerifyingKey,
};
use carrychain::Operation::*;
use carrychain_selftest::Input;

const KEY_OBJECT: &str = "makes its key object in each call";

pub(super) const PEER: Peer = Peer {
    name: "aws-lc",
    // Random nonces.
    deterministic: false,
    offers: &[
        offer(X25519, "aws-lc-rs"),
        offer(X25519Base, "aws-lc-rs").but(KEY_OBJECT),
        offer(Ed25519Keygen, "aws-lc-rs").but(KEY_OBJECT),
        offer(Ed25519Sign, "aws-lc-rs"),
        offer(Ed25519Verify, "aws-lc-rs"),
        offer(P256Keygen, "aws-lc-rs").but(KEY_OBJECT),
        offer(P256Ecdh, "aws-lc-rs"),
        offer(P256Sign, "aws-lc-rs"),
        offer(P256Verify, "aws-lc-rs"),
    ],
    prepare,
};

fn prepare(input: &Input) -> Prepared<'_> {
    Ok(match input {
        Input::X25519 { scalar, u } => agree(&agreement::X25519, scalar, u)?,
        Input::P256Ecdh { secret, public } => agree(&agreement::ECDH_P256, secret, public)?,
        Input::X25519Base { scalar } => {
            repeat(scalar, |scalar| public_key(&agreement::X25519, scalar))
        }
        Input::P256Keygen { secret } => {
            repeat(secret, |secret| public_key(&agreement::ECDH_P256, secret))
        }
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
        Input::Ed25519Verify(item) => {
            let key = VerifyingKey::new(&ED25519, item.key).map_err(|_| Refused)?;
            repeat((key, item), |(key, item)| {
                key.verify_sig(&item.message, &item.signature).is_ok()
            })
        }
        Input::P256Sign { secret, message } => {
            let public = public_key(&agreement::ECDH_P256, secret).ok_or(Refused)?;
            let key = EcdsaKeyPair::from_private_key_and_public_key(
                &ECDSA_P256_SHA256_FIXED_SIGNING,
                secret,
                &public,
            )
            .map_err(|_| Refused)?;
            let digest = digest::digest(&digest::SHA256, message);
            repeat((key, digest, SystemRandom::new()), |(key, digest, _)| {
                Some(key.sign_digest(digest).ok()?.as_ref().to_vec())
            })
        }
        Input::P256Verify {
            public,
            message,
            signature,
        } => {
            let key = VerifyingKey::new(&ECDSA_P256_SHA256_FIXED, public).map_err(|_| Refused)?;
            let digest = digest::digest(&digest::SHA256, message);
            repeat((key, digest, signature), |(key, digest, signature)| {
                key.verify_digest_sig(digest, *signature).is_ok()
            })
        }
        _ => return Err(Refused),
    })
}

fn agree<'a>(
    algorithm: &'static agreement::Algorithm,
    secret: &[u8; 32],
    public: &[u8],
) -> Prepared<'a> {
    let secret = PrivateKey::from_private_key(algorithm, secret).map_err(|_| Refused)?;
    let public = agreement::UnparsedPublicKey::new(algorithm, public);
    let public = ParsedPublicKey::try_from(&public).map_err(|_| Refused)?;
    Ok(repeat((secret, public), |(secret, public)| {
        agreement::agree(
            secret,
            public.clone(),
            Refused,
            |shared| Ok(shared.to_vec()),
        )
        .ok()
    }))
}

fn public_key(algorithm: &'static agreement::Algorithm, secret: &[u8; 32]) -> Option<Vec<u8>> {
    let secret = PrivateKey::from_private_key(algorithm, secret).ok()?;
    Some(secret.compute_public_key().ok()?.as_ref().to_vec())
}
