//! Signatures with chosen nonces and points: NIST's examples, r + n below p, infinity and doubling inside verification.

use super::{big, hex, on_both, small};
use crate::backend::portable::generated::p256_tables::{BASE, BASE_ODD};
use crate::p256::ecdsa::{Signature, digest_to_scalar, sign_with_nonce, verify};
use crate::p256::multiply::{multiply_add_vartime, multiply_base};
use crate::p256::point::Affine;
use crate::p256::words::{self, N, P, Words};
use crate::p256::{Arithmetic, PublicKey};
use num_bigint::BigUint;
use sha2::Digest;
use std::collections::HashMap;

on_both!(
    nist_examples,
    prehash_lengths,
    x_beyond_n,
    infinite_sum,
    doubling_inside,
    zero_r_or_s
);

/// NIST's SigGen examples give the nonces too.
fn nist_examples<A: Arithmetic>() {
    let text = include_str!("../../../tests/data/p256_sig_gen.rsp");
    let mut hash = "";
    let mut count = 0;
    for record in text.split("\n\n") {
        if let Some(section) = record.strip_prefix("[P-256,") {
            hash = section.trim_end().trim_end_matches(']');
        }
        let fields: HashMap<_, _> = record
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .collect();
        let Some(message) = fields.get("Msg") else {
            continue;
        };
        let message = hex::decode(message).unwrap();
        let prehash = match hash {
            "SHA-1" => sha1::Sha1::digest(&message).to_vec(),
            "SHA-224" => sha2::Sha224::digest(&message).to_vec(),
            "SHA-256" => sha2::Sha256::digest(&message).to_vec(),
            "SHA-384" => sha2::Sha384::digest(&message).to_vec(),
            _ => sha2::Sha512::digest(&message).to_vec(),
        };
        let number = |name| super::hex(fields[name]);
        let (d, k) = (number("d"), number("k"));
        let public = public::<A>(&d);
        assert_eq!(public.coordinates, [number("Qx"), number("Qy")]);
        let signature = sign_with_nonce::<A>(&d, &digest_to_scalar(&prehash), &k).unwrap();
        assert_eq!(
            signature,
            Signature::new(number("R"), number("S")).unwrap(),
            "{hash}, k = {k:x?}"
        );
        assert!(verify::<A>(&public, &prehash, &signature));
        count += 1;
    }
    assert_eq!(count, 75);
}

fn public<A: Arithmetic>(d: &Words) -> PublicKey {
    let coordinates = multiply_base::<A::Field, _, _>(&BASE, d)
        .to_affine()
        .to_words();
    PublicKey { coordinates }
}

/// `bits2int`: the leftmost 256 bits, a shorter digest as it is; then modulo n.
fn prehash_lengths<A: Arithmetic>() {
    let long: [u8; 64] = core::array::from_fn(|i| 0xff - i as u8);
    for length in 0..=long.len() {
        let kept = BigUint::from_bytes_be(&long[..length.min(32)]);
        assert_eq!(
            big(&digest_to_scalar(&long[..length])),
            kept % big(&N),
            "{length}"
        );
    }
    assert_eq!(digest_to_scalar(&words::to_be_bytes(&N)), [0; 4]);
    assert_eq!(
        digest_to_scalar(&[0xff; 32]),
        words::sub(&[u64::MAX; 4], &N).0
    );
    // e = 0 signs and verifies like any other.
    let (d, k) = ([5, 0, 0, 0], [7, 0, 0, 0]);
    for prehash in [&[][..], &[0; 20], &words::to_be_bytes(&N)] {
        let signature = sign_with_nonce::<A>(&d, &digest_to_scalar(prehash), &k).unwrap();
        assert!(verify::<A>(&public::<A>(&d), prehash, &signature));
        assert!(!verify::<A>(&public::<A>(&d), &[1], &signature));
    }
}

/// The key under which (r, s) is a signature of e with the nonce point R: Q = (s R - e G) / r.
fn key_for<A: Arithmetic>(point: &Affine<A::Field>, r: &Words, s: &Words, e: &Words) -> PublicKey {
    let n = big(&N);
    let inverse = big(r).modinv(&n).unwrap();
    let u = small(&((&n - big(e)) * &inverse % &n));
    let v = small(&(big(s) * &inverse % &n));
    let q = multiply_add_vartime::<A::Field, _>(&BASE_ODD, &u, point, &v);
    PublicKey {
        coordinates: q.to_affine().to_words(),
    }
}

/// The x of R is compared with r modulo n: R.x from n to p - 1 is a match for R.x - n, and nothing else is.
fn x_beyond_n<A: Arithmetic>() {
    let (n, p) = (big(&N), big(&P));
    let (e, s) = ([3, 0, 0, 0], [0x1234_5678, 1, 2, 3]);
    let prehash = words::to_be_bytes(&e);
    // The first points with x at or above n + 1, small x, and x just below p.
    let first = |from: &BigUint, upwards: bool| {
        (0u32..64)
            .map(|i| if upwards { from + i } else { from - i })
            .find_map(|x| Some((x.clone(), Affine::<A::Field>::with_x(&small(&x), false)?)))
            .expect("half of all x have a point")
    };
    for (x, point) in [
        first(&(&n + 1u32), true),
        first(&BigUint::from(1u32), true),
        first(&(&p - 1u32), false),
    ] {
        let r = small(&(&x % &n));
        let signature = Signature::new(r, s).unwrap();
        assert!(
            verify::<A>(&key_for::<A>(&point, &r, &s, &e), &prehash, &signature),
            "{x:x}"
        );
    }
    // r = x + p - n would match if r + n were taken modulo p.
    let (x, point) = first(&BigUint::from(1u32), true);
    let r = small(&(x + &p - &n));
    let signature = Signature::new(r, s).unwrap();
    assert!(!verify::<A>(
        &key_for::<A>(&point, &r, &s, &e),
        &prehash,
        &signature
    ));
}

/// e + r d = 0 makes u G + v Q infinite, which no r matches.
fn infinite_sum<A: Arithmetic>() {
    let n = big(&N);
    for d in [1u32, 2, 77].map(BigUint::from) {
        let r = hex("6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296");
        let e = small(&((&n - big(&r) * &d % &n) % &n));
        let public = public::<A>(&small(&d));
        for s in [1, 2, 0xffff] {
            let signature = Signature::new(r, [s, 0, 0, 0]).unwrap();
            assert!(!verify::<A>(&public, &words::to_be_bytes(&e), &signature));
        }
    }
}

/// e = r d makes u G = v Q, whose sum is a doubling; small d and small u, v make the windows meet too.
fn doubling_inside<A: Arithmetic>() {
    let n = big(&N);
    for d in [1u32, 2, 3, 77].map(BigUint::from) {
        let public = public::<A>(&small(&d));
        for k in [2u32, 4, 6, 1000].map(BigUint::from) {
            let x = multiply_base::<A::Field, _, _>(&BASE, &small(&k))
                .to_affine()
                .to_words()[0];
            let r = words::reduce_mod_n(&x);
            let e = small(&(big(&r) * &d % &n));
            let s = big(&e) * 2u32 * k.modinv(&n).unwrap() % &n;
            let signature = Signature::new(r, small(&s)).unwrap();
            assert!(
                verify::<A>(&public, &words::to_be_bytes(&e), &signature),
                "d = {d}, k = {k}"
            );
            assert_eq!(
                sign_with_nonce::<A>(&small(&d), &e, &small(&k)),
                Some(signature)
            );
        }
    }
}

/// A nonce for which s = 0 gives no signature: e = -r d.
fn zero_r_or_s<A: Arithmetic>() {
    let n = big(&N);
    let (d, k) = (BigUint::from(9u32), [11, 0, 0, 0]);
    let x = multiply_base::<A::Field, _, _>(&BASE, &k)
        .to_affine()
        .to_words()[0];
    let e = small(&((&n - big(&x) * &d % &n) % &n));
    assert_eq!(sign_with_nonce::<A>(&small(&d), &e, &k), None);
}
