//! Ed25519 signatures (RFC 8032): pure, with a context, and of a hash.
//!
//! Names and meanings are those of the crate `ed25519-dalek`; [`SigningKey::verify_as`] and its like add a choice of
//! [`Profile`], which says what is a valid signature where implementations disagree.
//!
//! ```
//! use carrychain::ed25519::SigningKey;
//! # let seed = [7; 32];
//! let key = SigningKey::from_bytes(&seed);
//! let signature = key.sign(b"message");
//! assert!(key.verifying_key().verify(b"message", &signature).is_ok());
//! assert!(key.verifying_key().verify(b"massage", &signature).is_err());
//! ```

mod batch;
mod context;
#[cfg(feature = "pkcs8")]
mod documents;
mod domain;
mod error;
mod implementation;
mod profile;
mod signature;
mod signing;
#[cfg(feature = "signature")]
mod traits;
mod verifying;

pub use batch::{BatchItem, verify_batch, verify_batch_as};
pub use context::Context;
pub use domain::Domain;
pub use error::SignatureError;
pub use profile::Profile;
pub use signature::Signature;
pub use signing::SigningKey;
pub use verifying::VerifyingKey;

// What the crate `ed25519-dalek` exports as well, so that a path into it is a path into this module.
#[cfg(feature = "signature")]
#[doc(no_inline)]
pub use ::signature::{DigestSigner, DigestVerifier, Signer, Verifier};
#[cfg(feature = "pkcs8")]
pub use pkcs8;
#[cfg(feature = "rand_core")]
pub use rand_core;
#[doc(no_inline)]
pub use sha2::{Digest, Sha512};

use crate::backend::portable::{Portable32, Portable64, in_order};
use crate::registry::{Operation, Registry};
use implementation::{keygen, sign, verify, verify_each};

/// Bytes of a secret key, the seed.
pub const SECRET_KEY_LENGTH: usize = 32;
/// Bytes of a public key.
pub const PUBLIC_KEY_LENGTH: usize = 32;
/// Bytes of a secret key followed by its public key.
pub const KEYPAIR_LENGTH: usize = SECRET_KEY_LENGTH + PUBLIC_KEY_LENGTH;
/// Bytes of a signature.
pub const SIGNATURE_LENGTH: usize = 64;

/// The seed from which a [`SigningKey`] is made: any 32 bytes.
pub type SecretKey = [u8; SECRET_KEY_LENGTH];

/// The public key of a seed.
pub type KeygenFn = fn(seed: &SecretKey) -> VerifyingKey;
/// The signature of a message in parts, which are signed as if joined. In the pre-hashed domain the message is its
/// SHA-512.
pub type SignFn = fn(key: &SigningKey, domain: &Domain<'_>, message: &[&[u8]]) -> Signature;
/// Whether the signature of a message in parts is valid. In the pre-hashed domain the message is its SHA-512.
pub type VerifyFn = fn(
    key: &VerifyingKey,
    domain: &Domain<'_>,
    message: &[&[u8]],
    signature: &Signature,
    profile: Profile,
) -> bool;
/// Whether each signature is valid, in the pure domain. `verdicts` is as long as `items`.
pub type VerifyBatchFn = fn(items: &[BatchItem<'_>], profile: Profile, verdicts: &mut [bool]);

/// The implementations of [`SigningKey::from_bytes`].
pub static ED25519_KEYGEN: Registry<KeygenFn> = Registry::new(
    Operation::Ed25519Keygen,
    &in_order::<KeygenFn>(keygen::<Portable64>, keygen::<Portable32>),
);

/// The implementations of [`SigningKey::sign`] and its like.
pub static ED25519_SIGN: Registry<SignFn> = Registry::new(
    Operation::Ed25519Sign,
    &in_order::<SignFn>(sign::<Portable64>, sign::<Portable32>),
);

/// The implementations of [`VerifyingKey::verify`] and its like.
pub static ED25519_VERIFY: Registry<VerifyFn> = Registry::new(
    Operation::Ed25519Verify,
    &in_order::<VerifyFn>(verify::<Portable64>, verify::<Portable32>),
);

/// The implementations of [`verify_batch`] and [`verify_batch_as`].
pub static ED25519_VERIFY_BATCH: Registry<VerifyBatchFn> = Registry::new(
    Operation::Ed25519VerifyBatch,
    &in_order::<VerifyBatchFn>(verify_each::<Portable64>, verify_each::<Portable32>),
);
