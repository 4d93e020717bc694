//! Arithmetic modulo l, digits and halves against `num-bigint`.

extern crate std;

use super::digits::{naf_vartime, signed_radix_32};
use super::halve::halve_vartime;
use super::{L, Order, clamp};
use crate::backend::portable::{Portable32, Portable64};
use crate::field::{Words, words_from_bytes, words_to_bytes};
use num_bigint::{BigInt, BigUint, Sign};
use proptest::prelude::*;
use std::vec::Vec;

fn big(words: &Words) -> BigUint {
    BigUint::from_bytes_le(&words_to_bytes(words))
}

fn l() -> BigUint {
    big(&L)
}

/// Numbers of 256 bits, often of special words.
fn any_256() -> impl Strategy<Value = Words> {
    let word = prop_oneof![
        Just(0),
        Just(1),
        Just(u64::MAX),
        Just(1 << 63),
        any::<u64>()
    ];
    prop::array::uniform4(word)
}

/// Numbers below l, often close to either end.
fn below_l() -> impl Strategy<Value = Words> {
    let near = |n: u64| prop_oneof![Just(BigUint::from(n)), Just(l() - 1u32 - n)];
    prop_oneof![
        (0..4u64).prop_flat_map(near),
        any_256().prop_map(|w| big(&w) % l())
    ]
    .prop_map(|n| {
        let mut bytes = n.to_bytes_le();
        bytes.resize(32, 0);
        words_from_bytes(&bytes.try_into().unwrap())
    })
}

fn arithmetic<S: Order>(a: &Words, b: &Words, c: &Words, wide: [&Words; 2]) {
    let (x, y, z, l) = (big(a), big(b), big(c), l());
    assert_eq!(big(&S::add(a, b)), (&x + &y) % &l);
    assert_eq!(
        (big(&S::montgomery_mul(a, b)) << 256u32) % &l,
        (&x * &y) % &l
    );
    assert_eq!(big(&S::mul_add(a, b, c)), (x * y + z) % &l);
    let bytes: Vec<u8> = wide.iter().flat_map(|half| words_to_bytes(half)).collect();
    let value = BigUint::from_bytes_le(&bytes);
    assert_eq!(big(&S::reduce(&bytes.try_into().unwrap())), value % &l);
    assert_eq!(
        big(&S::reduce_256(&words_to_bytes(wide[0]))),
        big(wide[0]) % l
    );
}

proptest! {
    #[test]
    fn arithmetic_mod_l(a in below_l(), b in below_l(), c in below_l(), wide in [any_256(), any_256()]) {
        arithmetic::<Portable64>(&a, &b, &c, [&wide[0], &wide[1]]);
        arithmetic::<Portable32>(&a, &b, &c, [&wide[0], &wide[1]]);
    }

    #[test]
    fn digits_add_up(mut k in any_256()) {
        for w in 2..=8 {
            let digits = naf_vartime(&k, w);
            let sum = digits.iter().rev().fold(BigInt::ZERO, |sum, d| sum * 2 + *d);
            prop_assert_eq!(sum, BigInt::from(big(&k)));
            prop_assert!(digits.iter().all(|d| *d == 0 || d % 2 != 0 && i32::from(*d).abs() < 1 << (w - 1)));
            prop_assert!(digits.windows(w as usize).all(|run| run.iter().filter(|d| **d != 0).count() <= 1));
        }
        k[3] >>= 1;
        let digits = signed_radix_32(&k);
        let sum = digits.iter().rev().fold(BigInt::ZERO, |sum, d| sum * 32 + *d);
        prop_assert_eq!(sum, BigInt::from(big(&k)));
        prop_assert!(digits.iter().all(|d| (-16..16).contains(d)));
    }

    #[test]
    fn halves_are_a_quotient(k in below_l()) {
        check_halves(&k);
    }

    #[test]
    fn clamped_scalars(bytes: [u8; 32]) {
        let k = BigUint::from_bytes_le(&clamp(bytes));
        prop_assert!(k.bits() == 255 && k.trailing_zeros() >= Some(3));
        let unclamped = BigUint::from_bytes_le(&bytes);
        let pruned = ((unclamped % (BigUint::from(1u32) << 254u32)) >> 3u32) << 3u32;
        prop_assert_eq!(k, pruned + (BigUint::from(1u32) << 254u32));
    }
}

/// c k = d (mod 8 l), c is prime to 8 l; gives the greater length of the two.
fn check_halves(k: &Words) -> u64 {
    let halves = halve_vartime(k);
    let sign = if halves.c.negative {
        Sign::Minus
    } else {
        Sign::Plus
    };
    let c = BigInt::from_biguint(sign, big(&halves.c.magnitude));
    let order = BigInt::from(l() * 8u32);
    assert_eq!(
        (&c * BigInt::from(big(k)) - BigInt::from(big(&halves.d))) % &order,
        BigInt::ZERO
    );
    assert!(halves.c.magnitude[0] & 1 == 1);
    assert!(big(&halves.c.magnitude) < l());
    c.bits().max(big(&halves.d).bits())
}

#[test]
fn halves_of_special_numbers() {
    let words = |n: BigUint| {
        let mut bytes = n.to_bytes_le();
        bytes.resize(32, 0);
        words_from_bytes(&bytes.try_into().unwrap())
    };
    for i in 0..253u32 {
        let power = BigUint::from(1u32) << i;
        for k in [
            power.clone(),
            &power - 1u32,
            l() - &power % l(),
            l() / &power,
            l() / &power / 8u32 * 8u32,
        ] {
            check_halves(&words(k % l()));
        }
        // The quotient is a small number in a way that the leading bits do not tell, or c would be even.
        let inverse = (&power * 2u32).modinv(&l()).unwrap();
        check_halves(&words(inverse.clone()));
        check_halves(&words(inverse * 8u32 % l()));
    }
}

#[test]
fn halves_are_short() {
    // For 1000 multiples of an arbitrary number: nearly all within two bits of the least that is possible.
    let step = BigUint::from_bytes_le(&[0x5a; 32]) % l();
    let long = (1..=1000u32)
        .filter(|i| {
            let mut bytes = (&step * *i % l()).to_bytes_le();
            bytes.resize(32, 0);
            check_halves(&words_from_bytes(&bytes.try_into().unwrap())) > 130
        })
        .count();
    assert!(long < 100, "{long}");
}
