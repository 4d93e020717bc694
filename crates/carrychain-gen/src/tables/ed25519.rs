//! Multiples of the base point of Ed25519 (RFC 8032, section 5.1): -x^2 + y^2 = 1 + d x^2 y^2 over 2^255 - 19.
//!
//! An entry is affine Niels: y + x, y - x, 2 d x y.

use super::{ED25519_ODD, ED25519_WINDOWS, Group, doubled, odd_multiples, rust, sub_mod, windows};
use crate::modulus;
use num_bigint::BigUint;
use num_traits::One;

struct Edwards {
    p: BigUint,
    d: BigUint,
}

impl Edwards {
    fn new() -> Self {
        let p = modulus::parse("2^255-19").expect("well-formed");
        let quotient = BigUint::from(121_666u32).modinv(&p).expect("p is prime") * 121_665u32 % &p;
        Self {
            d: &p - quotient,
            p,
        }
    }

    /// B: y = 4/5, x even.
    fn base(&self) -> (BigUint, BigUint) {
        let p = &self.p;
        let y = BigUint::from(5u32).modinv(p).expect("p is prime") * 4u32 % p;
        let y2 = &y * &y % p;
        let x2 = (&y2 + p - 1u32) * (&self.d * &y2 + 1u32).modinv(p).expect("d is no square") % p;
        // p = 5 mod 8: a square root is x2^((p + 3) / 8), or that times 2^((p - 1) / 4).
        let mut x = x2.modpow(&((p + 3u32) >> 3), p);
        if &x * &x % p != x2 {
            x = x * BigUint::from(2u32).modpow(&((p - 1u32) >> 2), p) % p;
        }
        if x.bit(0) {
            x = p - x;
        }
        (x, y)
    }

    fn niels(&self, (x, y): &(BigUint, BigUint)) -> Vec<BigUint> {
        let p = &self.p;
        vec![(x + y) % p, sub_mod(y, x, p), &self.d * x * y * 2u32 % p]
    }
}

impl Group for Edwards {
    type Point = (BigUint, BigUint);

    /// x = (x1 y2 + x2 y1) / (1 + t), y = (y1 y2 + x1 x2) / (1 - t), t = d x1 x2 y1 y2: complete.
    fn add(&self, (x1, y1): &Self::Point, (x2, y2): &Self::Point) -> Self::Point {
        let p = &self.p;
        let t = &self.d * x1 % p * x2 % p * y1 % p * y2 % p;
        let divide = |n: BigUint, d: BigUint| n * d.modinv(p).expect("the law is complete") % p;
        let one = BigUint::one();
        (
            divide(x1 * y2 + x2 * y1, &one + &t),
            divide(y1 * y2 + x1 * x2, one + p - &t),
        )
    }
}

/// The text of `ed25519_tables.rs`.
pub fn file() -> String {
    let curve = Edwards::new();
    let base = curve.base();
    let niels = |points: Vec<_>| points.iter().map(|point| curve.niels(point)).collect();
    let rows: Vec<Vec<Vec<BigUint>>> = windows(&curve, &base, ED25519_WINDOWS)
        .into_iter()
        .map(niels)
        .collect();
    let odd = |of: &_| -> Vec<Vec<BigUint>> { niels(odd_multiples(&curve, of, ED25519_ODD)) };
    let base_128 = doubled(&curve, &base, 128);
    let mut out = rust::head(
        "Multiples of the base point of Ed25519: affine Niels entries (y + x, y - x, 2 d x y), canonical.",
    );
    rust::rows(&mut out, "BASE", &ED25519_WINDOWS, &rows);
    rust::odd(&mut out, "BASE_ODD", "the base point", &odd(&base));
    rust::odd(
        &mut out,
        "BASE_128_ODD",
        "2^128 times the base point",
        &odd(&base_128),
    );
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_base_point_has_order_l() {
        let curve = Edwards::new();
        let (x, y) = curve.base();
        assert_eq!(
            format!("{x:x}"),
            "216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a"
        );
        let l = modulus::parse("2^252+27742317777372353535851937790883648493").unwrap();
        let mut sum = (BigUint::ZERO, BigUint::one());
        for i in (0..l.bits()).rev() {
            sum = curve.add(&sum, &sum);
            if l.bit(i) {
                sum = curve.add(&sum, &(x.clone(), y.clone()));
            }
        }
        assert_eq!(sum, (BigUint::ZERO, BigUint::one()));
    }
}
