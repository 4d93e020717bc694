//! The system's OpenSSL by its EVP and EC interfaces, whose overhead is part of what users get.

use super::{Peer, offer};
use crate::subject::{Prepared, Refused, repeat};
use carrychain::Operation::*;
use carrychain_selftest::Input;
use openssl::bn::{BigNum, BigNumContext};
use openssl::derive::Deriver;
use openssl::ec::{EcGroup, EcKey, EcPoint, PointConversionForm};
use openssl::ecdsa::EcdsaSig;
use openssl::error::ErrorStack;
use openssl::nid::Nid;
use openssl::pkey::{HasPrivate, HasPublic, Id, PKey, Private, Public};
use openssl::sha::sha256;
use openssl::sign::{Signer, Verifier};

const KEY_OBJECT: &str = "makes its key object in each call";

pub(super) const PEER: Peer = Peer {
    name: "openssl",
    // Random nonces.
    deterministic: false,
    offers: &[
        offer(X25519, "openssl"),
        offer(X25519Base, "openssl").but(KEY_OBJECT),
        offer(Ed25519Keygen, "openssl").but(KEY_OBJECT),
        offer(Ed25519Sign, "openssl"),
        offer(Ed25519Verify, "openssl"),
        offer(P256Keygen, "openssl"),
        offer(P256Ecdh, "openssl"),
        offer(P256Sign, "openssl"),
        offer(P256Verify, "openssl"),
        offer(Poly1305, "openssl").but(KEY_OBJECT),
    ],
    prepare,
};

impl From<ErrorStack> for Refused {
    fn from(_: ErrorStack) -> Self {
        Refused
    }
}

fn prepare(input: &Input) -> Prepared<'_> {
    Ok(match input {
        Input::X25519 { scalar, u } => {
            let secret = PKey::private_key_from_raw_bytes(scalar, Id::X25519)?;
            let public = PKey::public_key_from_raw_bytes(u, Id::X25519)?;
            repeat((secret, public), |(secret, public)| derive(secret, public))
        }
        Input::X25519Base { scalar } => repeat(scalar, |scalar| raw_public(scalar, Id::X25519)),
        Input::Ed25519Keygen { seed } => repeat(seed, |seed| raw_public(seed, Id::ED25519)),
        Input::Ed25519Sign { seed, message } => {
            let key = PKey::private_key_from_raw_bytes(seed, Id::ED25519)?;
            repeat((key, message), |(key, message)| {
                let mut signer = Signer::new_without_digest(key).ok()?;
                signer.sign_oneshot_to_vec(message).ok()
            })
        }
        Input::Ed25519Verify(item) => {
            let key = PKey::public_key_from_raw_bytes(&item.key, Id::ED25519)?;
            repeat((key, item), |(key, item)| {
                let verdict = Verifier::new_without_digest(key)
                    .and_then(|mut v| v.verify_oneshot(&item.signature, &item.message));
                matches!(verdict, Ok(true))
            })
        }
        Input::P256Keygen { secret } => {
            let secret = scalar(secret)?;
            let state = (group()?, secret, BigNumContext::new()?);
            repeat(state, |(group, secret, context)| {
                let mut public = EcPoint::new(group).ok()?;
                public.mul_generator2(group, secret, context).ok()?;
                let form = PointConversionForm::UNCOMPRESSED;
                public.to_bytes(group, form, context).ok()
            })
        }
        Input::P256Ecdh { secret, public } => {
            let secret = PKey::from_ec_key(ec_private(secret)?)?;
            let public = PKey::from_ec_key(ec_public(public)?)?;
            repeat((secret, public), |(secret, public)| derive(secret, public))
        }
        Input::P256Sign { secret, message } => {
            repeat((ec_private(secret)?, sha256(message)), |(key, hash)| {
                let signature = EcdsaSig::sign(hash, key).ok()?;
                let mut out = signature.r().to_vec_padded(32).ok()?;
                out.extend(signature.s().to_vec_padded(32).ok()?);
                Some(out)
            })
        }
        Input::P256Verify {
            public,
            message,
            signature,
        } => {
            let (r, s) = signature.split_at(32);
            let signature =
                EcdsaSig::from_private_components(BigNum::from_slice(r)?, BigNum::from_slice(s)?)?;
            repeat(
                (ec_public(public)?, sha256(message), signature),
                |(key, hash, signature)| matches!(signature.verify(hash, key), Ok(true)),
            )
        }
        Input::Poly1305 { key, message } => repeat((key, message), |(key, message)| {
            let key = PKey::private_key_from_raw_bytes(*key, Id::POLY1305).ok()?;
            Signer::new_without_digest(&key)
                .and_then(|mut signer| signer.sign_oneshot_to_vec(message))
                .ok()
        }),
        _ => return Err(Refused),
    })
}

fn derive(secret: &PKey<impl HasPrivate>, public: &PKey<impl HasPublic>) -> Option<Vec<u8>> {
    let mut deriver = Deriver::new(secret).ok()?;
    deriver.set_peer(public).ok()?;
    deriver.derive_to_vec().ok()
}

fn raw_public(secret: &[u8; 32], id: Id) -> Option<Vec<u8>> {
    let key = PKey::private_key_from_raw_bytes(secret, id).ok()?;
    key.raw_public_key().ok()
}

fn group() -> Result<EcGroup, ErrorStack> {
    EcGroup::from_curve_name(Nid::X9_62_PRIME256V1)
}

/// The secret, if it is from 1 to n - 1.
fn scalar(secret: &[u8; 32]) -> Result<BigNum, Refused> {
    let mut order = BigNum::new()?;
    group()?.order(&mut order, &mut *BigNumContext::new()?)?;
    let secret = BigNum::from_slice(secret)?;
    if secret.num_bits() == 0 || secret >= order {
        return Err(Refused);
    }
    Ok(secret)
}

fn ec_private(secret: &[u8; 32]) -> Result<EcKey<Private>, Refused> {
    let (group, secret) = (group()?, scalar(secret)?);
    let mut public = EcPoint::new(&group)?;
    public.mul_generator2(&group, &secret, &mut *BigNumContext::new()?)?;
    Ok(EcKey::from_private_components(&group, &secret, &public)?)
}

fn ec_public(public: &[u8; 65]) -> Result<EcKey<Public>, Refused> {
    let group = group()?;
    let point = EcPoint::from_bytes(&group, public, &mut *BigNumContext::new()?)?;
    Ok(EcKey::from_public_key(&group, &point)?)
}
