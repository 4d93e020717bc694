//! The affine group law over big integers, from the definition.

use super::big;
use crate::p256::words;
use num_bigint::BigUint;

/// A point; `None` is infinity.
pub(super) type Point = Option<(BigUint, BigUint)>;

pub(super) fn generator() -> Point {
    let number = |hex: &[u8]| BigUint::parse_bytes(hex, 16).unwrap();
    Some((
        number(b"6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"),
        number(b"4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"),
    ))
}

pub(super) fn negative(p: &Point) -> Point {
    p.clone().map(|(x, y)| (x, big(&words::P) - y))
}

pub(super) fn add(a: &Point, b: &Point) -> Point {
    let p = &big(&words::P);
    let (Some((x1, y1)), Some((x2, y2))) = (a, b) else {
        return a.clone().or(b.clone());
    };
    let (numerator, denominator) = if x1 != x2 {
        (y2 + p - y1, x2 + p - x1)
    } else if y1 == y2 {
        (x1 * x1 * 3u32 + p - 3u32, y1 * 2u32)
    } else {
        return None;
    };
    let slope = numerator * denominator.modinv(p).unwrap() % p;
    let x = (&slope * &slope + p * 2u32 - x1 - x2) % p;
    let y = (slope * (x1 + p - &x) + p - y1) % p;
    Some((x, y))
}

pub(super) fn multiply(k: &BigUint, p: &Point) -> Point {
    (0..k.bits()).rev().fold(None, |sum, i| {
        let sum = add(&sum, &sum);
        if k.bit(i) { add(&sum, p) } else { sum }
    })
}
