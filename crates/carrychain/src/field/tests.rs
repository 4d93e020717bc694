//! The field of each backend against `num-bigint`, up to the bounds of a tight element.

extern crate std;

use super::{Field, P, Words, less_vartime, words_from_bytes, words_to_bytes};
use crate::backend::every_backend;
use crate::backend::portable::generated::{fe25519_32, fe25519_64};
use crate::backend::portable::{Portable32, Portable64};
#[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
use crate::backend::x86_64::Adx;
use num_bigint::BigUint;
use proptest::prelude::*;
use std::vec::Vec;

fn big(words: &Words) -> BigUint {
    BigUint::from_bytes_le(&words_to_bytes(words))
}

fn p() -> BigUint {
    big(&P)
}

/// Elements by their limbs.
trait Limbs: Field {
    /// A tight element is below 2^255 + 2^`EXCESS`.
    const EXCESS: u32;
    /// The element with the limbs of these words.
    fn of_words(words: &Words) -> Self::Tight;

    /// The tight element of these words, or for 2^255 and more one between 2^255 and the bound.
    fn with_limbs(words: &Words) -> Self::Tight {
        if words[3] >> 63 == 1 {
            Self::of_words(&[words[0] >> (64 - Self::EXCESS), 0, 0, 1 << 63])
        } else {
            Self::of_words(words)
        }
    }
}

impl Limbs for Portable64 {
    const EXCESS: u32 = 48;
    fn of_words(words: &Words) -> Self::Tight {
        fe25519_64::Tight(*words)
    }
}

impl Limbs for Portable32 {
    const EXCESS: u32 = 24;
    fn of_words(words: &Words) -> Self::Tight {
        fe25519_32::Tight(core::array::from_fn(|i| {
            (words[i / 2] >> (32 * (i % 2))) as u32
        }))
    }
}

#[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
impl Limbs for Adx {
    const EXCESS: u32 = Portable64::EXCESS;
    fn of_words(words: &Words) -> Self::Tight {
        Portable64::of_words(words)
    }
}

/// Numbers of 256 bits, often of special words.
fn any_limbs() -> impl Strategy<Value = Words> {
    let word = prop_oneof![
        Just(0),
        Just(1),
        Just(u64::MAX),
        Just(u64::MAX << 32),
        any::<u64>()
    ];
    prop::array::uniform4(word)
}

/// Each operation on a and b gives what it says, tight or loose.
fn operations<F: Field>(a: F::Tight, b: F::Tight) {
    let p = p();
    let value = |x: F::Tight| {
        let words = F::to_words(x);
        assert!(less_vartime(&words, &P));
        big(&words)
    };
    let (x, y) = (value(a), value(b));
    let sum = (&x + &y) % &p;
    let difference = (&x + &p - &y) % &p;

    assert_eq!(value(F::carry(F::add(a, b))), sum);
    assert_eq!(value(F::carry_add(a, b)), sum);
    assert_eq!(value(F::carry(F::sub(a, b))), difference);
    assert_eq!(value(F::carry_sub(a, b)), difference);
    assert_eq!(value(F::carry(F::neg(a))), (&p - &x) % &p);
    assert_eq!(value(F::mul(a, b)), &x * &y % &p);
    assert_eq!(value(F::mul(a, a)), &x * &x % &p);
    assert_eq!(value(F::square(a)), &x * &x % &p);
    assert_eq!(value(F::mul_121666(a)), &x * 121_666u32 % &p);
    // Loose operands, also the same one twice.
    let (plus, minus) = (F::add(a, b), F::sub(a, b));
    assert_eq!(value(F::mul(plus, minus)), &sum * &difference % &p);
    assert_eq!(value(F::mul(minus, minus)), &difference * &difference % &p);
    assert_eq!(value(F::square(minus)), &difference * &difference % &p);
    assert_eq!(value(F::square(plus)), &sum * &sum % &p);
    assert_eq!(value(F::mul_121666(minus)), difference * 121_666u32 % &p);
    let power = x.modpow(&BigUint::from(32u32), &p);
    assert_eq!(value(F::square_times(a, 5)), power);
    assert_eq!(value(F::square_times(a, 0)), x);
    // What comes out may go in again, and again.
    let mut loop_value = F::mul(minus, plus);
    for _ in 0..3 {
        loop_value = F::mul(F::sub(loop_value, b), F::add(a, loop_value));
    }
    let mut expected = (&x + &p - &y) * (&x + &y) % &p;
    for _ in 0..3 {
        expected = (&expected + &p - &y) * (&x + &expected) % &p;
    }
    assert_eq!(value(loop_value), expected);

    assert_eq!(value(F::select(0, a, b)), x);
    assert_eq!(value(F::select(1, a, b)), y);
    assert_eq!(F::equal_vartime(a, b), x == y);
    assert_eq!(F::is_zero(a) == 1, x == BigUint::ZERO);
    assert_eq!(F::is_zero(F::carry_sub(a, a)), 1);
    assert_eq!(value(F::from_words(&F::to_words(a))), x);
    let inverse = x.modinv(&p).unwrap_or_default();
    assert_eq!(value(F::invert(a)), inverse);
    let exponent = (&p - 5u32) >> 3u32;
    assert_eq!(value(F::pow_p58(a)), x.modpow(&exponent, &p));
}

fn on_limbs<F: Limbs>(a: &Words, b: &Words) {
    operations::<F>(F::with_limbs(a), F::with_limbs(b));
}

fn there_and_back<F: Field>(words: &Words, expected: &BigUint) {
    assert_eq!(big(&F::to_words(F::from_words(words))), *expected);
}

proptest! {
    #[test]
    fn any_tight_elements(a in any_limbs(), b in any_limbs()) {
        every_backend!(on_limbs(&a, &b));
    }

    #[test]
    fn any_words(mut words: Words) {
        words[3] >>= 1;
        let expected = big(&words) % p();
        every_backend!(there_and_back(&words, &expected));
    }

    #[test]
    fn words_and_bytes(bytes: [u8; 32]) {
        prop_assert_eq!(words_to_bytes(&words_from_bytes(&bytes)), bytes);
        prop_assert_eq!(big(&words_from_bytes(&bytes)), BigUint::from_bytes_le(&bytes));
    }
}

/// All pairs of 0, 1, p - 1, numbers of p and more, and the largest limbs.
fn edges<F: Limbs>() {
    let special = [0, 1, 2, 18, 19, 20].map(|n| [n, 0, 0, 0]);
    let near_p =
        [0, 1, 2, 18, 19, 20, 36, 37].map(|n| [u64::MAX - n, u64::MAX, u64::MAX, u64::MAX >> 1]);
    let mut elements = special
        .iter()
        .chain(&near_p)
        .map(F::from_words)
        .collect::<Vec<_>>();
    elements.push(F::with_limbs(&[u64::MAX; 4]));
    elements.push(F::with_limbs(&[
        u64::MAX,
        u64::MAX,
        u64::MAX,
        u64::MAX >> 1,
    ]));
    elements.push(F::with_limbs(&[0, 0, 0, 1 << 63]));
    elements.extend([F::ZERO, F::ONE]);
    for a in &elements {
        for b in &elements {
            operations::<F>(*a, *b);
        }
    }
}

#[test]
fn elements_at_the_edges() {
    every_backend!(edges());
}

#[test]
fn comparison_of_words() {
    let ascending: [Words; 5] = [
        [0; 4],
        [1, 0, 0, 0],
        [u64::MAX, 0, 0, 0],
        [0, 1, 0, 0],
        [0, 0, 0, 1],
    ];
    for (i, a) in ascending.iter().enumerate() {
        for (j, b) in ascending.iter().enumerate() {
            assert_eq!(less_vartime(a, b), i < j);
        }
    }
}
