//! Stack use: every operation of every implementation runs in a small thread.
//!
//! A thread that needs more hits its guard page, and the test dies of it.

use carrychain::ed25519::{self, BatchItem, Domain, Profile, SigningKey};
use carrychain::poly1305::POLY1305;
use carrychain::{p256, x25519};

/// What the library's documentation promises of a release build; without optimisation frames are larger.
const STACK: usize = if cfg!(debug_assertions) { 64 } else { 32 } * 1024;

fn in_small_thread(run: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(run);
    thread.unwrap().join().unwrap();
}

/// Runs the last argument once for each available entry of a registry, each in its own thread.
macro_rules! each {
    ($registry:expr, $function:ident => $call:expr) => {
        for entry in $registry.available() {
            let $function = entry.function;
            in_small_thread(move || {
                std::hint::black_box($call);
            });
        }
    };
}

#[test]
fn x25519() {
    each!(x25519::X25519, f => f(&[1; 32], &[9; 32]));
    each!(x25519::X25519_BASE, f => f(&[1; 32]));
    each!(x25519::X25519_BATCH, f => f(&[[1; 32]; 8], &[[9; 32]; 8], &mut [[0; 32]; 8]));
}

#[test]
fn ed25519() {
    let key = || SigningKey::from_bytes(&[1; 32]);
    each!(ed25519::ED25519_KEYGEN, f => f(&[1; 32]));
    each!(ed25519::ED25519_SIGN, f => f(&key(), &Domain::PURE, &[b"message"]));
    each!(ed25519::ED25519_VERIFY, f => {
        let (key, signature) = (key().verifying_key(), key().sign(b"message"));
        assert!(f(&key, &Domain::PURE, &[b"message"], &signature, Profile::Zip215));
    });
    each!(ed25519::ED25519_VERIFY_BATCH, f => {
        let (key, signature) = (key().verifying_key(), key().sign(b"message"));
        let item = BatchItem { key: &key, message: b"message", signature: &signature };
        let mut verdicts = [false; 8];
        f(&[item; 8], Profile::default(), &mut verdicts);
        assert_eq!(verdicts, [true; 8]);
    });
}

#[test]
fn p256() {
    let secret = || p256::SecretKey::from_slice(&[1; 32]).unwrap();
    each!(p256::P256_KEYGEN, f => f(&secret()));
    each!(p256::P256_ECDH, f => f(&secret(), &secret().public_key()));
    each!(p256::P256_SIGN, f => f(&secret(), &[2; 32], &[3; 32]));
    for (sign, verify) in p256::P256_SIGN
        .available()
        .zip(p256::P256_VERIFY.available())
    {
        in_small_thread(move || {
            let signature = (sign.function)(&secret(), &[2; 32], &[]);
            assert!((verify.function)(
                &secret().public_key(),
                &[2; 32],
                &signature
            ));
        });
    }
}

#[test]
fn poly1305() {
    each!(POLY1305, f => (f.mac)(&[1; 32], &[2; 4096]));
}
