//! A shared object with a function of each prototype that `carrychain bench --external` takes (see
//! docs/external-abi.md), here in Rust: each hands its arguments to the library.
//!
//!     cargo build --release --example external_abi
//!     carrychain bench --op x25519 \
//!         --external again=target/release/examples/libexternal_abi.so:x25519
#![allow(unsafe_code)]

use carrychain::ed25519::{Signature, SigningKey, VerifyingKey};
use carrychain::p256::{PublicKey, SecretKey, ecdsa};
use carrychain::poly1305::OneTimeKey;
use std::ffi::c_int;
use std::slice;

/// The bytes that C's pointer and length mean; C may pass a null pointer with length 0.
///
/// # Safety
/// `length` bytes can be read at `bytes` for as long as the caller of the function promises.
unsafe fn bytes<'a>(bytes: *const u8, length: usize) -> &'a [u8] {
    if length == 0 {
        return &[];
    }
    // SAFETY: the caller's promise.
    unsafe { slice::from_raw_parts(bytes, length) }
}

/// Array number `i` of those at `arrays`.
///
/// # Safety
/// There are more than `i` of them.
unsafe fn array<'a, const N: usize>(arrays: *const u8, i: usize) -> &'a [u8; N] {
    // SAFETY: the caller's promise; arrays of bytes have no alignment.
    unsafe { &*arrays.add(N * i).cast() }
}

/// Stores `value` as array number `i` of those at `arrays`.
///
/// # Safety
/// There is room for more than `i` of them.
unsafe fn store<const N: usize>(arrays: *mut u8, i: usize, value: [u8; N]) {
    // SAFETY: the caller's promise; arrays of bytes have no alignment.
    unsafe { *arrays.add(N * i).cast() = value }
}

/// A function of this name with C's ABI whose pointers are as docs/external-abi.md says; `n` is the
/// number of elements of a batch.
macro_rules! export {
    ($(fn $name:ident($($argument:ident: $type:ty),* $(,)?) $(-> $result:ty)? $body:block)*) => {$(
        #[unsafe(no_mangle)]
        unsafe extern "C" fn $name($($argument: $type),*) $(-> $result)? {
            // SAFETY: the caller passes arrays of the lengths in the prototype.
            unsafe { $body }
        }
    )*};
}

export! {
    fn x25519(out: *mut u8, scalar: *const u8, u: *const u8) {
        store(out, 0, carrychain::x25519::x25519(*array(scalar, 0), *array(u, 0)));
    }

    fn x25519_base(out: *mut u8, scalar: *const u8) {
        store(out, 0, carrychain::x25519::x25519_base(*array(scalar, 0)));
    }

    fn x25519_batch(out: *mut u8, scalars: *const u8, us: *const u8, n: usize) {
        for i in 0..n {
            store(out, i, carrychain::x25519::x25519(*array(scalars, i), *array(us, i)));
        }
    }

    fn ed25519_keygen(key: *mut u8, seed: *const u8) {
        store(key, 0, SigningKey::from_bytes(array(seed, 0)).verifying_key().to_bytes());
    }

    fn ed25519_sign(
        signature: *mut u8,
        seed: *const u8,
        key: *const u8,
        message: *const u8,
        length: usize,
    ) {
        let signing_key = SigningKey::from_bytes(array(seed, 0));
        assert_eq!(signing_key.verifying_key().as_bytes(), array(key, 0));
        store(signature, 0, signing_key.sign(bytes(message, length)).to_bytes());
    }

    fn ed25519_verify(
        signature: *const u8,
        key: *const u8,
        message: *const u8,
        length: usize,
    ) -> c_int {
        c_int::from(verifies(array(signature, 0), array(key, 0), bytes(message, length)))
    }

    fn ed25519_verify_batch(
        verdicts: *mut u8,
        signatures: *const u8,
        keys: *const u8,
        messages: *const *const u8,
        lengths: *const usize,
        n: usize,
    ) {
        for i in 0..n {
            let message = bytes(*messages.add(i), *lengths.add(i));
            let verdict = verifies(array(signatures, i), array(keys, i), message);
            store(verdicts, i, [u8::from(verdict)]);
        }
    }

    fn p256_keygen(public: *mut u8, secret: *const u8) -> c_int {
        let Ok(secret) = SecretKey::from_bytes(array(secret, 0)) else {
            return 0;
        };
        store(public, 0, secret.public_key().to_sec1_bytes());
        1
    }

    fn p256_ecdh(x: *mut u8, secret: *const u8, public: *const u8) -> c_int {
        let secret = SecretKey::from_bytes(array(secret, 0));
        let public = PublicKey::from_sec1_bytes(array::<65>(public, 0));
        let (Ok(secret), Ok(public)) = (secret, public) else {
            return 0;
        };
        store(x, 0, *secret.diffie_hellman(&public).raw_secret_bytes());
        1
    }

    fn p256_sign(signature: *mut u8, secret: *const u8, hash: *const u8) -> c_int {
        let Ok(key) = ecdsa::SigningKey::from_bytes(array(secret, 0)) else {
            return 0;
        };
        store(signature, 0, key.sign_prehashed(array::<32>(hash, 0)).to_bytes());
        1
    }

    fn p256_verify(signature: *const u8, public: *const u8, hash: *const u8) -> c_int {
        let key = ecdsa::VerifyingKey::from_sec1_bytes(array::<65>(public, 0));
        let signature = ecdsa::Signature::from_bytes(array(signature, 0));
        let (Ok(key), Ok(signature)) = (key, signature) else {
            return 0;
        };
        c_int::from(key.verify_prehash(array::<32>(hash, 0), &signature).is_ok())
    }

    fn poly1305(tag: *mut u8, key: *const u8, message: *const u8, length: usize) {
        let key = OneTimeKey::from(*array(key, 0));
        let computed = carrychain::poly1305::mac(key, bytes(message, length));
        store(tag, 0, *computed.as_bytes());
    }
}

fn verifies(signature: &[u8; 64], key: &[u8; 32], message: &[u8]) -> bool {
    VerifyingKey::from_bytes(key)
        .and_then(|key| key.verify(message, &Signature::from_bytes(signature)))
        .is_ok()
}
