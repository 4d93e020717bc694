//! P-256 (NIST SP 800-186, secp256r1): keys, Diffie-Hellman and ECDSA.
//!
//! The curve y^2 = x^3 - 3x + b over the integers mod p = 2^256 - 2^224 + 2^192 + 2^96 - 1; its group
//! has prime order n. Names follow the RustCrypto crate `p256`.
//!
//! - [`SecretKey`]: 32 bytes, big-endian, 1 to n-1. [`PublicKey`]: a point of the curve other than infinity, as SEC1
//!   writes it, compressed (33 bytes) or not (65). What is out of range, off the curve, infinity or in
//!   another form is refused with an [`Error`] when it is read, so no later call fails.
//! - [`ecdh`]: shared secrets (SP 800-56A, RFC 5903).
//! - [`ecdsa`]: signatures (FIPS 186-5, nonces by RFC 6979).
//!
//! Whatever involves a secret key or nonce takes time independent of it; public keys and signatures are
//! handled in variable time. Secret keys are wiped when dropped.
//!
//! ```
//! use carrychain::p256::{PublicKey, SecretKey, ecdsa::SigningKey};
//!
//! let alice = SecretKey::from_bytes(&[1; 32])?;
//! let bob = SecretKey::from_bytes(&[2; 32])?;
//! let to_alice = bob.public_key().to_sec1_bytes_compressed();
//! let shared = alice.diffie_hellman(&PublicKey::from_sec1_bytes(&to_alice)?);
//! assert_eq!(
//!     shared.raw_secret_bytes(),
//!     bob.diffie_hellman(&alice.public_key()).raw_secret_bytes()
//! );
//!
//! let signer = SigningKey::from(alice);
//! let signature = signer.sign(b"message");
//! signer.verifying_key().verify(b"message", &signature)?;
//! # Ok::<(), carrychain::p256::Error>(())
//! ```

mod arithmetic;
mod digits;
#[cfg(feature = "pkcs8")]
mod documents;
pub mod ecdh;
pub mod ecdsa;
pub mod elliptic_curve;
mod error;
mod multiply;
mod point;
mod public_key;
mod sec1_point;
mod secret_key;
mod tables;
mod words;

pub(crate) use arithmetic::{Arithmetic, Residue};
pub use ecdh::{EcdhFn, P256_ECDH};
pub use ecdsa::{P256_SIGN, P256_VERIFY, SignFn, VerifyFn};
pub use error::Error;
pub use public_key::PublicKey;
pub use sec1_point::Sec1Point;
pub use secret_key::{KeygenFn, P256_KEYGEN, SecretKey};
pub(crate) use words::Words;

// What the crate `p256` exports as well, so that a path into it is a path into this module.
#[cfg(feature = "pkcs8")]
pub use pkcs8;

/// A number modulo p or n: 32 bytes, big-endian.
pub type FieldBytes = [u8; 32];

#[cfg(test)]
mod tests;
