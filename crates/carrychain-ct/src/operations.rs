//! Each operation on each implementation, its secrets marked.

use crate::valgrind::{make_public, make_secret};
use carrychain::ed25519::{self, Domain, ED25519_KEYGEN, ED25519_SIGN, SigningKey};
use carrychain::p256::{self, P256_ECDH, P256_KEYGEN, P256_SIGN, SecretKey};
use carrychain::poly1305::{self, OneTimeKey, POLY1305, Poly1305, Tag};
use carrychain::registry::{Implementation, Registry, describe};
use carrychain::x25519::{
    self, PublicKey, StaticSecret, X25519, X25519_BASE, X25519_BASEPOINT_BYTES, X25519_BATCH,
};
use carrychain::{Operation, cpu};
use std::hint::black_box;

/// Prints every pair that handles secrets and can run on this CPU, as `OPERATION IMPLEMENTATION`.
pub fn list() {
    for operation in Operation::ALL {
        if handles_secrets(operation) {
            describe(operation, |implementation| {
                if cpu::features().contains(implementation.needs) {
                    println!("{operation} {}", implementation.name);
                }
            });
        }
    }
}

/// Verification sees public data only.
fn handles_secrets(operation: Operation) -> bool {
    !matches!(
        operation,
        Operation::Ed25519Verify | Operation::Ed25519VerifyBatch | Operation::P256Verify
    )
}

/// Runs one pair. An error if there is no such implementation.
pub fn run(operation: &str, implementation: &str) -> Result<(), String> {
    let operation =
        Operation::from_name(operation).ok_or_else(|| format!("no operation {operation}"))?;
    match operation {
        Operation::X25519 => x25519(find(&X25519, implementation)?.function),
        Operation::X25519Base => x25519_base(find(&X25519_BASE, implementation)?.function),
        Operation::X25519Batch => x25519_batch(find(&X25519_BATCH, implementation)?.function),
        Operation::Ed25519Keygen => ed25519_keygen(find(&ED25519_KEYGEN, implementation)?.function),
        Operation::Ed25519Sign => ed25519_sign(find(&ED25519_SIGN, implementation)?.function),
        Operation::P256Keygen => p256_keygen(find(&P256_KEYGEN, implementation)?.function),
        Operation::P256Ecdh => p256_ecdh(find(&P256_ECDH, implementation)?.function),
        Operation::P256Sign => p256_sign(find(&P256_SIGN, implementation)?.function),
        Operation::Poly1305 => poly1305(find(&POLY1305, implementation)?),
        _ => return Err(format!("{operation} is not checked")),
    }
    println!("{operation} {implementation}: ran");
    Ok(())
}

/// The implementation of this name, whether or not the CPU that valgrind shows has what it needs: valgrind 3.19 hides ADX
/// but runs its instructions. What it cannot run ends the program with a signal.
fn find<F: Copy>(registry: &Registry<F>, name: &str) -> Result<&'static Implementation<F>, String> {
    let mut all = registry.all().iter();
    all.find(|implementation| implementation.name == name)
        .ok_or_else(|| format!("{} has no {name}", registry.operation))
}

/// Secrets with all kinds of bytes: the first and the last are zeros and ones.
fn secrets() -> [[u8; 32]; 4] {
    let mut secrets = [[0; 32], [0; 32], [0; 32], [0xff; 32]];
    secrets[1] = std::array::from_fn(|i| (i * 37 + 11) as u8);
    secrets[2] = std::array::from_fn(|i| (i * i * 29 + 200) as u8);
    make_secret(&mut secrets);
    secrets
}

/// Keeps a result that is about to be thrown away.
fn keep<T>(mut result: T) {
    make_public(&mut result);
    black_box(result);
}

fn x25519(function: x25519::X25519Fn) {
    // Points of small order, too: the zeros in the middle must not show.
    let points = [X25519_BASEPOINT_BYTES, [0; 32], [0xff; 32]];
    for secret in secrets() {
        for point in &points {
            keep(function(black_box(&secret), black_box(point)));
        }
    }
    // Whether a secret is all zero is public.
    let [_, bytes, ..] = secrets();
    let secret = StaticSecret::from(bytes);
    for (point, contributory) in points.into_iter().zip([true, false, true]) {
        let shared = secret.diffie_hellman(&PublicKey::from(point));
        assert_eq!(shared.was_contributory(), contributory);
    }
}

fn x25519_base(function: x25519::BaseFn) {
    for secret in secrets() {
        keep(function(black_box(&secret)));
    }
}

fn x25519_batch(function: x25519::BatchFn) {
    let scalars: Vec<[u8; 32]> = (0..3).flat_map(|_| secrets()).collect();
    let mut points = vec![X25519_BASEPOINT_BYTES; scalars.len()];
    points[5] = [0; 32];
    let mut out = vec![[0; 32]; scalars.len()];
    function(black_box(&scalars), black_box(&points), &mut out);
    make_public(out.as_mut_slice());
    black_box(out);
}

fn ed25519_keygen(function: ed25519::KeygenFn) {
    for seed in secrets() {
        keep(function(black_box(&seed)));
    }
}

fn ed25519_sign(function: ed25519::SignFn) {
    // As long as a SHA-512, so that it does for the pre-hashed domain.
    let message = [7; 64];
    for mut seed in secrets() {
        make_public(&mut seed);
        let mut key = SigningKey::from_bytes(&seed);
        make_secret(&mut key);
        for domain in [
            Domain::PURE,
            Domain::ctx(b"context").expect("it is short"),
            Domain::ph(b"").expect("it is short"),
        ] {
            keep(function(black_box(&key), &domain, &[black_box(&message)]));
        }
    }
}

/// Private keys with all kinds of bytes, odd and even: 1, n - 1, and two in between.
fn p256_secrets() -> [SecretKey; 4] {
    let mut one = [0; 32];
    one[31] = 1;
    let order_minus_1 = *b"\xff\xff\xff\xff\0\0\0\0\xff\xff\xff\xff\xff\xff\xff\xff\
        \xbc\xe6\xfa\xad\xa7\x17\x9e\x84\xf3\xb9\xca\xc2\xfc\x63\x25\x50";
    let rising = std::array::from_fn(|i| (i * 37 + 11) as u8);
    let zeros_inside = std::array::from_fn(|i| if i % 8 == 3 { 0xff } else { 0 });
    [one, order_minus_1, rising, zeros_inside].map(|bytes| {
        let mut key = SecretKey::from_bytes(&bytes).expect("it is in range");
        make_secret(&mut key);
        key
    })
}

fn p256_keygen(function: p256::KeygenFn) {
    for secret in p256_secrets() {
        keep(function(black_box(&secret)));
    }
}

fn p256_ecdh(function: p256::EcdhFn) {
    let mut own = p256_secrets();
    make_public(&mut own);
    for public in own.map(|own| own.public_key()) {
        for secret in p256_secrets() {
            keep(function(black_box(&secret), black_box(&public)));
        }
    }
}

fn p256_sign(function: p256::SignFn) {
    for secret in p256_secrets() {
        for added_entropy in [&[][..], &[5; 32]] {
            let mut added_entropy = added_entropy.to_vec();
            make_secret(added_entropy.as_mut_slice());
            for prehash in [[0; 32], [0xab; 32]] {
                keep(function(black_box(&secret), &prehash, &added_entropy));
            }
        }
    }
}

fn poly1305(implementation: &'static Implementation<poly1305::Functions>) {
    let mut key: [u8; 32] = std::array::from_fn(|i| i as u8 * 5 + 1);
    let mut message: Vec<u8> = (0..333).map(|i| i as u8).collect();
    make_secret(&mut key);
    make_secret(message.as_mut_slice());
    for length in (0..70).chain([128, 333]) {
        let message = black_box(&message[..length]);
        let tag = (implementation.function.mac)(black_box(&key), message);

        let mut pieces = Poly1305::with(implementation, OneTimeKey::from(key));
        let (head, rest) = message.split_at(length / 3);
        pieces.update(head);
        pieces.update(rest);
        let verdict = pieces.verify(&Tag::from(tag));

        // The tag depends on secrets, but whether it is right is public.
        assert!(verdict.is_ok());
        let mut tag = tag;
        make_public(&mut tag);
        let mut wrong = tag;
        wrong[15] ^= 1;
        let mut pieces = Poly1305::with(implementation, OneTimeKey::from(key));
        pieces.update(message);
        assert!(pieces.verify(&Tag::from(wrong)).is_err());
    }
}
