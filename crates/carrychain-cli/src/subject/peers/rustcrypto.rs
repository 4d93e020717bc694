//! RustCrypto's p256 and poly1305.

use super::{Peer, offer};
use crate::subject::{Prepared, Refused, repeat};
use ::poly1305::Poly1305 as Mac;
use ::poly1305::universal_hash::KeyInit;
use carrychain::Operation::*;
use carrychain_selftest::Input;
use p256::ecdsa::signature::hazmat::{PrehashSigner, PrehashVerifier};
use p256::ecdsa::{Signature, SigningKey, VerifyingKey};
use p256::{PublicKey, SecretKey};
use sha2::{Digest, Sha256};

pub(super) const P256: Peer = Peer {
    name: "p256",
    deterministic: true,
    offers: &[
        offer(P256Keygen, "p256"),
        offer(P256Ecdh, "p256"),
        offer(P256Sign, "p256"),
        offer(P256Verify, "p256"),
    ],
    prepare: prepare_p256,
};

pub(super) const POLY1305: Peer = Peer {
    name: "poly1305",
    deterministic: false,
    offers: &[offer(Poly1305, "poly1305")],
    prepare: prepare_poly1305,
};

fn prepare_p256(input: &Input) -> Prepared<'_> {
    Ok(match input {
        Input::P256Keygen { secret } => repeat(secret_key(secret)?, |secret| {
            secret.public_key().to_sec1_bytes().into_vec()
        }),
        Input::P256Ecdh { secret, public } => {
            let scalar = secret_key(secret)?.to_nonzero_scalar();
            let public = PublicKey::from_sec1_bytes(public).map_err(|_| Refused)?;
            repeat((scalar, public), |(scalar, public)| {
                let shared = p256::ecdh::diffie_hellman(*scalar, public.as_affine());
                <[u8; 32]>::from(*shared.raw_secret_bytes())
            })
        }
        Input::P256Sign { secret, message } => {
            let key = SigningKey::from(secret_key(secret)?);
            repeat((key, Sha256::digest(message)), |(key, hash)| {
                let signature: Signature = key.sign_prehash(hash).ok()?;
                Some(<[u8; 64]>::from(signature.to_bytes()))
            })
        }
        Input::P256Verify {
            public,
            message,
            signature,
        } => {
            let key = VerifyingKey::from_sec1_bytes(public).map_err(|_| Refused)?;
            let signature = Signature::from_slice(signature).map_err(|_| Refused)?;
            repeat(
                (key, Sha256::digest(message), signature),
                |(key, hash, signature)| key.verify_prehash(hash, signature).is_ok(),
            )
        }
        _ => return Err(Refused),
    })
}

fn secret_key(bytes: &[u8; 32]) -> Result<SecretKey, Refused> {
    SecretKey::from_slice(bytes).map_err(|_| Refused)
}

fn prepare_poly1305(input: &Input) -> Prepared<'_> {
    match input {
        Input::Poly1305 { key, message } => Ok(repeat((key, message), |(key, message)| {
            <[u8; 16]>::from(Mac::new((*key).into()).compute_unpadded(message))
        })),
        _ => Err(Refused),
    }
}
