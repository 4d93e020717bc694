//! Key generation, signing and verification (RFC 8032, sections 5.1.5 to 5.1.7), over whichever backend.

use super::signing::ExpandedSeed;
use super::{BatchItem, Domain, Profile, SecretKey, Signature, SigningKey, VerifyingKey};
use crate::curve::base::mul_base;
use crate::curve::double_scalar::combine_vartime;
use crate::curve::edwards::Extended;
use crate::curve::encoding::decode_vartime;
use crate::curve::small_order::is_small_order;
use crate::curve::{Backend, edwards::Projective};
use crate::field::{Words, words_from_bytes, words_to_bytes};
use sha2::Digest;
use zeroize::{Zeroize, Zeroizing};

pub(super) fn keygen<B: Backend>(seed: &SecretKey) -> VerifyingKey {
    let scalar = ExpandedSeed::new(seed).scalar();
    let a = Zeroizing::new(words_from_bytes(&scalar));
    VerifyingKey::from_point(mul_base::<B>(&a).to_affine())
}

pub(super) fn sign<B: Backend>(
    key: &SigningKey,
    domain: &Domain<'_>,
    message: &[&[u8]],
) -> Signature {
    let expanded = ExpandedSeed::new(key.as_bytes());
    let nonce = Zeroizing::new(hash_mod_l::<B>(domain, &[&expanded.prefix], message));
    let r = mul_base::<B>(&nonce).to_affine().encode();
    let public_key = key.verifying_key().to_bytes();
    let k = hash_mod_l::<B>(domain, &[&r, &public_key], message);
    let a = Zeroizing::new(B::reduce_256(&expanded.scalar()));
    Signature::from_components(r, words_to_bytes(&B::mul_add(&k, &a, &nonce)))
}

pub(super) fn verify<B: Backend>(
    key: &VerifyingKey,
    domain: &Domain<'_>,
    message: &[&[u8]],
    signature: &Signature,
    profile: Profile,
) -> bool {
    let strict = profile == Profile::Strict;
    if !signature.has_reduced_scalar() || strict && (!key.is_canonical() || key.is_weak()) {
        return false;
    }
    // Where R must be canonical, to decode it and to compare points is to encode the other side and to compare bytes.
    let Some(r) = decode_vartime::<B>(signature.r_bytes()) else {
        return false;
    };
    if profile != Profile::Zip215 && !r.canonical || strict && is_small_order(&B::to_words(r.y)) {
        return false;
    }
    let k = hash_mod_l::<B>(domain, &[signature.r_bytes(), key.as_bytes()], message);
    let difference = combine_vartime::<B>(
        &words_from_bytes(signature.s_bytes()),
        &k,
        &Extended::from_affine(B::from_words(&key.point.x), B::from_words(&key.point.y)),
        &Extended::from_affine(r.x, r.y),
    );
    match profile {
        Profile::Rfc8032 | Profile::Strict => difference.is_identity_vartime(),
        Profile::Zip215 => times_8(difference).is_identity_vartime(),
    }
}

/// Each signature by itself: sums over several would accept what [`verify`] refuses.
pub(super) fn verify_each<B: Backend>(
    items: &[BatchItem<'_>],
    profile: Profile,
    verdicts: &mut [bool],
) {
    for (item, verdict) in items.iter().zip(verdicts) {
        let message = &[item.message];
        *verdict = verify::<B>(item.key, &Domain::PURE, message, item.signature, profile);
    }
}

/// SHA-512 of the domain's prefix, `head` and the message, modulo l.
fn hash_mod_l<B: Backend>(domain: &Domain<'_>, head: &[&[u8; 32]], message: &[&[u8]]) -> Words {
    let mut hasher = domain.hasher();
    head.iter().for_each(|part| hasher.update(part));
    message.iter().for_each(|part| hasher.update(part));
    let mut hash: [u8; 64] = hasher.finalize().into();
    let reduced = B::reduce(&hash);
    hash.zeroize();
    reduced
}

fn times_8<B: Backend>(point: Projective<B>) -> Projective<B> {
    (0..3).fold(point, |point, _| point.double().to_projective())
}
