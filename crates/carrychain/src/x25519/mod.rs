//! X25519 (RFC 7748): Diffie-Hellman over Curve25519.
//!
//! Any 32 bytes are a secret and any 32 bytes are a point: the secret is clamped when it is used, of the point the
//! top bit is ignored and the rest is reduced modulo p. Names and meanings are those of the crate `x25519-dalek`.
//!
//! ```
//! use carrychain::x25519::{PublicKey, StaticSecret};
//! # let (alice_bytes, bob_bytes) = ([1; 32], [2; 32]);
//! let alice = StaticSecret::from(alice_bytes);
//! let bob = StaticSecret::from(bob_bytes);
//! let (alice_public, bob_public) = (PublicKey::from(&alice), PublicKey::from(&bob));
//! let shared = alice.diffie_hellman(&bob_public);
//! assert_eq!(shared.as_bytes(), bob.diffie_hellman(&alice_public).as_bytes());
//! assert!(shared.was_contributory());
//! ```

mod batch;
mod keys;

pub use batch::{BatchError, x25519_batch};
pub use keys::{EphemeralSecret, PublicKey, ReusableSecret, SharedSecret, StaticSecret};
#[cfg(feature = "rand_core")]
pub use rand_core;

use crate::backend::portable::{Portable32, Portable64, in_order};
#[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
use crate::backend::x86_64::{self, Adx};
use crate::curve::{Backend, base::mul_base};
use crate::field::{Field, Words, words_from_bytes, words_to_bytes};
use crate::registry::{Implementation, Operation, Registry};
use crate::scalar::clamp;
use zeroize::Zeroizing;

/// X25519 of a secret and a u-coordinate, both little-endian.
pub type X25519Fn = fn(scalar: &[u8; 32], u: &[u8; 32]) -> [u8; 32];
/// X25519 of a secret and the base point.
pub type BaseFn = fn(scalar: &[u8; 32]) -> [u8; 32];
/// X25519 of each secret and the point of the same index. The three have equal lengths.
pub type BatchFn = fn(scalars: &[[u8; 32]], us: &[[u8; 32]], out: &mut [[u8; 32]]);

const PORTABLE: [Implementation<X25519Fn>; 2] =
    in_order::<X25519Fn>(scalar_mult::<Portable64>, scalar_mult::<Portable32>);
const PORTABLE_BATCH: [Implementation<BatchFn>; 2] = in_order::<BatchFn>(
    batch::scalar_mult_each::<Portable64>,
    batch::scalar_mult_each::<Portable32>,
);

/// The implementations of [`x25519`].
pub static X25519: Registry<X25519Fn> = Registry::new(
    Operation::X25519,
    &[
        #[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
        x86_64::X25519[0],
        #[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
        x86_64::X25519[1],
        #[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
        x86_64::X25519[2],
        PORTABLE[0],
        PORTABLE[1],
    ],
);

/// The implementations of [`x25519_base`].
pub static X25519_BASE: Registry<BaseFn> = Registry::new(
    Operation::X25519Base,
    &in_order::<BaseFn>(base_mult::<Portable64>, base_mult::<Portable32>),
);

/// The implementations of [`x25519_batch`].
pub static X25519_BATCH: Registry<BatchFn> = Registry::new(
    Operation::X25519Batch,
    &[
        #[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
        x86_64::adx(batch::scalar_mult_each::<Adx>),
        PORTABLE_BATCH[0],
        PORTABLE_BATCH[1],
    ],
);

/// u = 9, the base point.
pub const X25519_BASEPOINT_BYTES: [u8; 32] = {
    let mut u = [0; 32];
    u[0] = 9;
    u
};

/// X25519 of the secret `k` and the point `u`, all 32 bytes little-endian (RFC 7748, section 5).
///
/// The result is all zero if and only if `u` is of small order; a protocol in which both sides must contribute has
/// to refuse that ([`SharedSecret::was_contributory`]).
pub fn x25519(k: [u8; 32], u: [u8; 32]) -> [u8; 32] {
    let k = Zeroizing::new(k);
    (X25519.in_use().function)(&k, &u)
}

/// X25519 of the secret `k` and the base point: the public key. Faster than [`x25519`], with the feature
/// `precomputed-tables` several times as fast, with `small-tables` nearly so.
pub fn x25519_base(k: [u8; 32]) -> [u8; 32] {
    let k = Zeroizing::new(k);
    (X25519_BASE.in_use().function)(&k)
}

/// The field element that the 32 bytes of a point stand for.
fn decode_u<F: Field>(u: &[u8; 32]) -> F::Tight {
    let mut words: Words = words_from_bytes(u);
    words[3] &= u64::MAX >> 1;
    F::from_words(&words)
}

fn encode_u<F: Field>(u: F::Tight) -> [u8; 32] {
    words_to_bytes(&F::to_words(u))
}

pub(crate) fn scalar_mult<B: Backend>(scalar: &[u8; 32], u: &[u8; 32]) -> [u8; 32] {
    let k = Zeroizing::new(clamp(*scalar));
    encode_u::<B>(B::ladder(&k, decode_u::<B>(u)).to_affine())
}

fn base_mult<B: Backend>(scalar: &[u8; 32]) -> [u8; 32] {
    let k = Zeroizing::new(words_from_bytes(&clamp(*scalar)));
    encode_u::<B>(mul_base::<B>(&k).to_u())
}
