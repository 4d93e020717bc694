//! graviola: Rust and assembly of s2n-bignum's.

use super::{Peer, offer};
use crate::subject::{Prepared, Refused, repeat};
use carrychain::Operation::*;
use carrychain_selftest::Input;
use graviola::hashing::Sha256;
use graviola::key_agreement::{p256, x25519};
use graviola::signing::ecdsa::{P256, SigningKey, VerifyingKey};
use graviola::signing::eddsa::{Ed25519SigningKey, Ed25519VerifyingKey};

const HASHES: &str = "takes the message: hashes it in each call";

pub(super) const PEER: Peer = Peer {
    name: "graviola",
    // RFC 6979 with added randomness.
    deterministic: false,
    offers: &[
        offer(X25519, "graviola"),
        offer(X25519Base, "graviola"),
        offer(Ed25519Keygen, "graviola"),
        offer(Ed25519Sign, "graviola"),
        offer(Ed25519Verify, "graviola"),
        offer(P256Keygen, "graviola"),
        offer(P256Ecdh, "graviola"),
        offer(P256Sign, "graviola").but(HASHES),
        offer(P256Verify, "graviola").but(HASHES),
    ],
    prepare,
};

fn prepare(input: &Input) -> Prepared<'_> {
    if !graviola::util::is_cpu_supported() {
        return Err(Refused);
    }
    Ok(match input {
        Input::X25519 { scalar, u } => {
            let secret = x25519::StaticPrivateKey::from_array(scalar);
            let public = x25519::PublicKey::from_array(u);
            repeat((secret, public), |(secret, public)| {
                Some(secret.diffie_hellman(public).ok()?.0)
            })
        }
        Input::X25519Base { scalar } => {
            repeat(x25519::StaticPrivateKey::from_array(scalar), |secret| {
                secret.public_key().as_bytes()
            })
        }
        Input::Ed25519Keygen { seed } => repeat(seed, |seed| {
            let key = Ed25519SigningKey::from_bytes(*seed).ok()?;
            Some(key.public_key().as_bytes())
        }),
        Input::Ed25519Sign { seed, message } => {
            let key = Ed25519SigningKey::from_bytes(seed).map_err(|_| Refused)?;
            repeat((key, message), |(key, message)| key.sign(message))
        }
        Input::Ed25519Verify(item) => {
            let key = Ed25519VerifyingKey::from_bytes(&item.key).map_err(|_| Refused)?;
            repeat((key, item), |(key, item)| {
                key.verify(&item.signature, &item.message).is_ok()
            })
        }
        Input::P256Keygen { secret } => repeat(secret_key(secret)?, |secret| {
            secret.public_key_uncompressed()
        }),
        Input::P256Ecdh { secret, public } => {
            let public = p256::PublicKey::from_x962_uncompressed(public).map_err(|_| Refused)?;
            repeat((secret_key(secret)?, public), |(secret, public)| {
                Some(secret.diffie_hellman(public).ok()?.0)
            })
        }
        Input::P256Sign { secret, message } => {
            let key = SigningKey::<P256>::from_sec1_der(&sec1(secret)).map_err(|_| Refused)?;
            repeat((key, message), |(key, message)| {
                let mut out = [0; 64];
                key.sign::<Sha256>(&[message], &mut out).ok()?;
                Some(out)
            })
        }
        Input::P256Verify {
            public,
            message,
            signature,
        } => {
            let key = VerifyingKey::<P256>::from_x962_uncompressed(public).map_err(|_| Refused)?;
            repeat((key, message, signature), |(key, message, signature)| {
                key.verify::<Sha256>(&[message], *signature).is_ok()
            })
        }
        _ => return Err(Refused),
    })
}

fn secret_key(bytes: &[u8; 32]) -> Result<p256::StaticPrivateKey, Refused> {
    p256::StaticPrivateKey::from_bytes(bytes).map_err(|_| Refused)
}

/// ECPrivateKey of RFC 5915 with the curve's name and without the public key, in DER.
fn sec1(secret: &[u8; 32]) -> Vec<u8> {
    const HEAD: [u8; 7] = [0x30, 0x31, 0x02, 0x01, 0x01, 0x04, 0x20];
    const CURVE: [u8; 12] = [
        0xa0, 0x0a, 0x06, 0x08, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07,
    ];
    [&HEAD[..], secret, &CURVE].concat()
}
