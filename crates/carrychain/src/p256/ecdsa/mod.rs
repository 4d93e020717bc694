//! ECDSA over P-256 (FIPS 186-5, section 6): signatures (r, s) of 64 bytes, or in DER.
//!
//! [`SigningKey::sign`] hashes with SHA-256; the prehash calls take a digest of any length, of which the leftmost
//! 256 bits count, all of them if it is shorter (`bits2int` of RFC 6979, 2.3.2). Nonces are derived from key
//! and digest (RFC 6979, with HMAC-SHA-256 whatever made the digest), and from added randomness if there is any (3.6).
//!
//! (r, n - s) is a second valid signature of the same message. Neither signing nor verification prefers the lower s,
//! as FIPS 186-5 does not and as RustCrypto's `p256` does not; where one encoding must be the only one,
//! compare with [`Signature::normalize_s`].

mod der;
mod fixed;
mod keys;
pub(in crate::p256) mod nonce;
#[cfg(feature = "signature")]
mod traits;

pub use der::DerSignature;
pub use fixed::Signature;
pub use keys::{SigningKey, VerifyingKey};

// What the crate `p256` exports as well, so that a path into it is a path into this module.
pub use super::Error;
#[cfg(feature = "signature")]
pub use ::signature;

use super::arithmetic::{Arithmetic, Residue};
use super::multiply::{multiply_add_vartime, multiply_generator};
use super::point::{Affine, Jacobian};
use super::words::{self, Words};
use super::{PublicKey, SecretKey};
use crate::backend::portable::generated::p256_tables::BASE_ODD;
use crate::backend::portable::{self, Portable32, Portable64};
use crate::registry::{Operation, Registry};
use zeroize::Zeroizing;

/// A signature of a digest, from RFC 6979's nonce; `added_entropy` is its additional data k' (3.6), or empty.
pub type SignFn = fn(secret: &SecretKey, prehash: &[u8], added_entropy: &[u8]) -> Signature;

/// Whether a signature of a digest is that of the public key's owner.
pub type VerifyFn = fn(public: &PublicKey, prehash: &[u8], signature: &Signature) -> bool;

/// The implementations of [`SigningKey::sign_prehashed`].
pub static P256_SIGN: Registry<SignFn> = Registry::new(
    Operation::P256Sign,
    &const { portable::in_order::<SignFn>(sign::<Portable64>, sign::<Portable32>) },
);

/// The implementations of [`VerifyingKey::verify_prehash`].
pub static P256_VERIFY: Registry<VerifyFn> = Registry::new(
    Operation::P256Verify,
    &const { portable::in_order::<VerifyFn>(verify::<Portable64>, verify::<Portable32>) },
);

fn sign<A: Arithmetic>(secret: &SecretKey, prehash: &[u8], added_entropy: &[u8]) -> Signature {
    let e = digest_to_scalar(prehash);
    nonce::derive::<sha2::Sha256, _>(&secret.scalar, &e, added_entropy, |k| {
        sign_with_nonce::<A>(&secret.scalar, &e, k)
    })
}

/// r = x(k G) mod n, s = (e + r d) / k; nothing if either is 0 and another nonce must be taken.
pub(in crate::p256) fn sign_with_nonce<A: Arithmetic>(
    d: &Words,
    e: &Words,
    k: &Words,
) -> Option<Signature> {
    let x = multiply_generator::<A::Field>(k).affine_x().to_words();
    let r = words::reduce_mod_n(&x);
    let [d, k] = [d, k].map(|secret| Zeroizing::new(A::Scalar::from_words(secret)));
    let inverse = Zeroizing::new(k.invert());
    let [e, r_mod_n] = [e, &r].map(A::Scalar::from_words);
    let s = inverse.mul(&r_mod_n.mul(&d).add(&e)).to_words();
    Signature::new(r, s).ok()
}

/// x(u G + v Q) = r mod n, with u = e/s and v = r/s.
pub(in crate::p256) fn verify<A: Arithmetic>(
    public: &PublicKey,
    prehash: &[u8],
    signature: &Signature,
) -> bool {
    let Signature { r, s } = signature;
    let e = A::Scalar::from_words(&digest_to_scalar(prehash));
    let inverse = A::Scalar::from_words(s).invert_vartime();
    let u = e.mul(&inverse).to_words();
    let v = A::Scalar::from_words(r).mul(&inverse).to_words();
    let q = Affine::<A::Field>::from_words(&public.coordinates);
    has_x_vartime(&multiply_add_vartime(&BASE_ODD, &u, &q, &v), r)
}

/// Whether the point is not infinity and its affine x = X/Z^2 is r modulo n, r < n: x is r, or r + n if that is below p.
fn has_x_vartime<F: Residue>(point: &Jacobian<F>, r: &Words) -> bool {
    if bool::from(point.is_infinity()) {
        return false;
    }
    let zz = point.z.square();
    let is_x = |x: &Words| bool::from(F::from_words(x).mul(&zz).equals(&point.x));
    let (p_minus_n, _) = words::sub(&words::P, &words::N);
    is_x(r) || (bool::from(words::less(r, &p_minus_n)) && is_x(&words::add(r, &words::N)))
}

/// The digest's leftmost 256 bits, modulo n (FIPS 186-5, 6.4.1, steps 1 and 2; a shorter one is the whole number).
pub(in crate::p256) fn digest_to_scalar(digest: &[u8]) -> Words {
    let mut bytes = [0; 32];
    let length = digest.len().min(32);
    bytes[32 - length..].copy_from_slice(&digest[..length]);
    words::reduce_mod_n(&words::from_be_bytes(&bytes))
}
