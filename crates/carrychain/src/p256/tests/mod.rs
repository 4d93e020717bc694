//! What cannot be reached from outside, on both word sizes: arithmetic against big integers, exceptional cases of the
//! formulas, every window width, chosen nonces. The published vectors are in `tests/`.

mod digits;
mod multiply;
mod nonce;
mod point;
mod reference;
mod residue;
mod signature;

use super::words::{self, Words};
use num_bigint::BigUint;
use proptest::prelude::*;
use std::vec::Vec;

/// Makes a test of each of the generic functions for each word size.
macro_rules! on_both {
    ($($test:ident),* $(,)?) => {
        mod portable64 {
            $(#[test] fn $test() { super::$test::<crate::backend::portable::Portable64>(); })*
        }
        mod portable32 {
            $(#[test] fn $test() { super::$test::<crate::backend::portable::Portable32>(); })*
        }
    };
}
use on_both;

fn big(x: &Words) -> BigUint {
    BigUint::from_bytes_be(&words::to_be_bytes(x))
}

fn small(x: &BigUint) -> Words {
    let mut digits = x.iter_u64_digits();
    let x = core::array::from_fn(|_| digits.next().unwrap_or(0));
    assert_eq!(digits.next(), None);
    x
}

fn hex(text: &str) -> Words {
    small(&BigUint::parse_bytes(text.as_bytes(), 16).unwrap())
}

/// A word that carries and comparisons go wrong on.
fn weird_word() -> impl Strategy<Value = u64> {
    prop_oneof![
        Just(0),
        Just(u64::MAX),
        Just(1),
        Just(u64::MAX - 1),
        Just(0xffff_ffff),
        Just(0xffff_ffff_0000_0000),
        Just(0xffff_ffff_0000_0001),
        Just(1 << 63),
        any::<u64>(),
    ]
}

/// A number below `m`: of weird words, or next to 0 or m.
fn weird(m: Words) -> impl Strategy<Value = Words> {
    let near = prop_oneof![
        (0u64..40).prop_map(|d| [d, 0, 0, 0]),
        (1u64..40).prop_map(move |d| words::sub(&m, &[d, 0, 0, 0]).0)
    ];
    prop_oneof![
        1 => near,
        3 => [weird_word(), weird_word(), weird_word(), weird_word()].prop_map(move |x| small(&(big(&x) % big(&m)))),
    ]
}

/// Scalars that scalar multiplication has been wrong on elsewhere, all below n.
fn boundary_scalars() -> Vec<Words> {
    let n = big(&words::N);
    let small_ones = (0u32..=70).map(BigUint::from);
    let near_n = (1u32..=70).map(|d| &n - d);
    let near_half = (0u32..=4).map(|d| (&n >> 1u32) - 2u32 + d);
    let powers = (0..256)
        .filter(|i| i % 5 == 0 || i % 6 == 0)
        .map(|i| BigUint::from(1u32) << i);
    let runs = (1..=256)
        .step_by(5)
        .map(|i| (BigUint::from(1u32) << i) - 1u32);
    // Sixteen digits each of the windows' width set to their largest or smallest value.
    let stripes = [0x1f, 0x20, 0x3f, 0x01]
        .map(|digit: u32| (0..42).fold(BigUint::ZERO, |x, _| (x << 6u32) + digit));
    let top = (0u32..=4).map(|d| (BigUint::from(15u32) << 252u32) - 2u32 + d);
    // The top row's multiple d_42 2^252 G minus the rest is n: 30 2^252 - n (see `multiply_base`).
    let equal = [(BigUint::from(30u32) << 252u32) - &n];
    small_ones
        .chain(near_n)
        .chain(near_half)
        .chain(powers.filter(|x| *x < n))
        .chain(runs.map(|x| x % &n))
        .chain(stripes)
        .chain(top)
        .chain(equal)
        .map(|x| small(&x))
        .collect()
}
