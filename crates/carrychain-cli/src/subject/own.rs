//! Our own implementations: every entry of every registry that this CPU has the features for.

use super::{Origin, Prepare, Prepared, Refused, Subject, repeat};
use carrychain::ed25519::{self, BatchItem, Domain, Profile, Signature, SigningKey, VerifyingKey};
use carrychain::p256::{self, PublicKey, SecretKey, ecdsa};
use carrychain::poly1305::{Functions, POLY1305};
use carrychain::registry::{Implementation, Registry};
use carrychain::x25519;
use carrychain_selftest::{Input, SignedMessage};
use sha2::{Digest, Sha256};

/// All that are available, operation by operation.
pub(super) fn subjects() -> Vec<Subject> {
    let mut subjects = Vec::new();
    let mut add = |entries: &mut dyn Iterator<Item = Subject>| subjects.extend(entries);

    add(&mut entries(&x25519::X25519, x25519));
    add(&mut entries(&x25519::X25519_BASE, x25519_base));
    add(&mut entries(&x25519::X25519_BATCH, x25519_batch));
    add(&mut entries(&ed25519::ED25519_KEYGEN, ed25519_keygen));
    add(&mut entries(&ed25519::ED25519_SIGN, ed25519_sign));
    add(&mut entries(&ed25519::ED25519_VERIFY, ed25519_verify));
    add(&mut entries(
        &ed25519::ED25519_VERIFY_BATCH,
        ed25519_verify_batch,
    ));
    add(&mut entries(&p256::P256_KEYGEN, p256_keygen));
    add(&mut entries(&p256::P256_ECDH, p256_ecdh));
    add(&mut entries(&p256::P256_SIGN, p256_sign));
    add(&mut entries(&p256::P256_VERIFY, p256_verify));
    add(&mut entries_with(&POLY1305, poly1305, |subject, entry| {
        subject.poly1305 = Some(entry.function);
    }));
    subjects
}

/// The available entries of a registry; `prepare` says how to call its functions.
fn entries<F: Copy>(
    registry: &'static Registry<F>,
    prepare: fn(F) -> Prepare,
) -> impl Iterator<Item = Subject> {
    entries_with(registry, prepare, |_, _| ())
}

/// The same with a last touch to each.
fn entries_with<F: Copy>(
    registry: &'static Registry<F>,
    prepare: fn(F) -> Prepare,
    finish: fn(&mut Subject, &Implementation<F>),
) -> impl Iterator<Item = Subject> {
    let in_use = registry.in_use().name;
    registry.available().map(move |entry| {
        let mut subject = Subject {
            operation: registry.operation,
            name: entry.name.to_owned(),
            source: "carrychain".to_owned(),
            origin: Origin::Own,
            proof: entry.proof,
            default: entry.name == in_use,
            deterministic: true,
            note: None,
            poly1305: None,
            prepare: prepare(entry.function),
        };
        finish(&mut subject, entry);
        subject
    })
}

/// A `Prepare` for one variant of `Input`.
macro_rules! prepare {
    ($pattern:pat => $run:expr) => {
        Box::new(move |input: &Input| -> Prepared<'_> {
            match input {
                $pattern => Ok($run),
                _ => Err(Refused),
            }
        })
    };
}

fn x25519(function: x25519::X25519Fn) -> Prepare {
    prepare!(Input::X25519 { scalar, u } => {
        repeat((scalar, u), move |(scalar, u)| function(scalar, u))
    })
}

fn x25519_base(function: x25519::BaseFn) -> Prepare {
    prepare!(Input::X25519Base { scalar } => repeat(scalar, move |scalar| function(scalar)))
}

fn x25519_batch(function: x25519::BatchFn) -> Prepare {
    prepare!(Input::X25519Batch { scalars, us } => {
        let out = vec![[0; 32]; scalars.len()];
        repeat((scalars, us, out), move |(scalars, us, out)| {
            function(scalars, us, out);
            out.as_flattened().to_vec()
        })
    })
}

fn ed25519_keygen(function: ed25519::KeygenFn) -> Prepare {
    prepare!(Input::Ed25519Keygen { seed } => repeat(seed, move |seed| function(seed).to_bytes()))
}

fn ed25519_sign(function: ed25519::SignFn) -> Prepare {
    prepare!(Input::Ed25519Sign { seed, message } => {
        repeat((SigningKey::from_bytes(seed), message), move |(key, message)| {
            function(key, &Domain::PURE, &[message]).to_bytes()
        })
    })
}

fn ed25519_verify(function: ed25519::VerifyFn) -> Prepare {
    prepare!(Input::Ed25519Verify(item) => {
        let key = VerifyingKey::from_bytes(&item.key).map_err(|_| Refused)?;
        let signature = Signature::from_bytes(&item.signature);
        repeat((key, &item.message, signature), move |(key, message, signature)| {
            function(key, &Domain::PURE, &[message], signature, Profile::default())
        })
    })
}

fn ed25519_verify_batch(function: ed25519::VerifyBatchFn) -> Prepare {
    prepare!(Input::Ed25519VerifyBatch(items) => {
        let decode = |item: &SignedMessage| -> Result<_, Refused> {
            let key = VerifyingKey::from_bytes(&item.key).map_err(|_| Refused)?;
            Ok((key, Signature::from_bytes(&item.signature)))
        };
        let decoded = items.iter().map(decode).collect::<Result<Vec<_>, _>>()?;
        repeat((items, decoded), move |(items, decoded)| {
            let batch = items.iter().zip(decoded.iter()).map(|(item, (key, signature))| BatchItem {
                key,
                message: &item.message,
                signature,
            });
            let batch: Vec<_> = batch.collect();
            let mut verdicts = vec![false; batch.len()];
            function(&batch, Profile::default(), &mut verdicts);
            verdicts.into_iter().map(u8::from).collect::<Vec<_>>()
        })
    })
}

fn p256_keygen(function: p256::KeygenFn) -> Prepare {
    prepare!(Input::P256Keygen { secret } => {
        repeat(secret_key(secret)?, move |secret| function(secret).to_sec1_bytes())
    })
}

fn p256_ecdh(function: p256::EcdhFn) -> Prepare {
    prepare!(Input::P256Ecdh { secret, public } => {
        let public = PublicKey::from_sec1_bytes(public).map_err(|_| Refused)?;
        repeat((secret_key(secret)?, public), move |(secret, public)| function(secret, public))
    })
}

fn p256_sign(function: p256::SignFn) -> Prepare {
    prepare!(Input::P256Sign { secret, message } => {
        let hash = Sha256::digest(message);
        repeat((secret_key(secret)?, hash), move |(secret, hash)| {
            function(secret, hash, &[]).to_bytes()
        })
    })
}

fn p256_verify(function: p256::VerifyFn) -> Prepare {
    prepare!(Input::P256Verify { public, message, signature } => {
        let public = PublicKey::from_sec1_bytes(public).map_err(|_| Refused)?;
        let signature = ecdsa::Signature::from_bytes(signature).map_err(|_| Refused)?;
        repeat((public, Sha256::digest(message), signature), move |(public, hash, signature)| {
            function(public, hash, signature)
        })
    })
}

fn secret_key(bytes: &[u8; 32]) -> Result<SecretKey, Refused> {
    SecretKey::from_bytes(bytes).map_err(|_| Refused)
}

fn poly1305(functions: Functions) -> Prepare {
    prepare!(Input::Poly1305 { key, message } => {
        repeat((key, message), move |(key, message)| (functions.mac)(key, message))
    })
}
