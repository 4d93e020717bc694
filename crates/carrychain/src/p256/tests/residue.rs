//! Both moduli's arithmetic against big integers.

use super::{big, on_both, small, weird};
use crate::p256::words::{N, P, Words};
use crate::p256::{Arithmetic, Residue};
use num_bigint::BigUint;
use proptest::prelude::*;
use subtle::Choice;

on_both!(field, scalar);

fn field<A: Arithmetic>() {
    agrees::<A::Field>(P);
}

fn scalar<A: Arithmetic>() {
    agrees::<A::Scalar>(N);
}

fn agrees<R: Residue>(modulus: Words) {
    let m = big(&modulus);
    let r = BigUint::from(1u32) << 256u32;
    assert_eq!(R::ZERO.to_words(), [0; 4]);
    assert_eq!(R::ONE.to_words(), [1, 0, 0, 0]);
    let reduced = |x: BigUint| small(&(x % &m));
    proptest!(|(a in weird(modulus), b in weird(modulus))| {
        let (x, y) = (R::from_words(&a), R::from_words(&b));
        let (a, b) = (big(&a), big(&b));
        prop_assert_eq!(x.to_words(), reduced(a.clone()));
        prop_assert_eq!(x.to_montgomery(), reduced(&a * &r));
        prop_assert_eq!(R::from_montgomery(&x.to_montgomery()).to_words(), x.to_words());
        prop_assert_eq!(x.mul(&y).to_words(), reduced(&a * &b));
        prop_assert_eq!(x.square().to_words(), reduced(&a * &a));
        prop_assert_eq!(x.add(&y).to_words(), reduced(&a + &b));
        prop_assert_eq!(x.sub(&y).to_words(), reduced(&a + &m - &b));
        prop_assert_eq!(x.neg().to_words(), reduced(&m - &a));
        prop_assert_eq!(x.double().to_words(), reduced(&a * 2u32));
        prop_assert_eq!(x.halve().double().to_words(), reduced(a.clone()));
        prop_assert_eq!(x.triple().to_words(), reduced(&a * 3u32));
        prop_assert_eq!(x.square_n(3).to_words(), reduced(a.pow(8)));
        prop_assert_eq!(bool::from(x.is_zero()), a == BigUint::ZERO);
        prop_assert_eq!(bool::from(x.equals(&y)), a == b);
        prop_assert!(bool::from(x.equals(&x)));
        prop_assert_eq!(R::select(&x, &y, Choice::from(0)).to_words(), x.to_words());
        prop_assert_eq!(R::select(&x, &y, Choice::from(1)).to_words(), y.to_words());
        let inverse = a.modinv(&m).unwrap_or_default();
        prop_assert_eq!(x.invert().to_words(), small(&inverse));
        prop_assert_eq!(x.invert_vartime().to_words(), small(&inverse));
    });
}
