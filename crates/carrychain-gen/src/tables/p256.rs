//! Multiples of the base point of P-256 (SP 800-186): y^2 = x^3 - 3 x + b. An entry is affine: x, y, times R = 2^256.

use super::{Group, P256_ODD, P256_WINDOWS, odd_multiples, rust, sub_mod, windows};
use crate::modulus;
use num_bigint::BigUint;

struct Weierstrass {
    p: BigUint,
}

impl Weierstrass {
    fn new() -> Self {
        Self {
            p: modulus::parse("2^256-2^224+2^192+2^96-1").expect("well-formed"),
        }
    }

    fn base() -> (BigUint, BigUint) {
        let number = |text| modulus::parse(text).expect("well-formed");
        (
            number("0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"),
            number("0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5"),
        )
    }

    fn montgomery(&self, (x, y): &(BigUint, BigUint)) -> Vec<BigUint> {
        [x, y].into_iter().map(|v| (v << 256) % &self.p).collect()
    }
}

impl Group for Weierstrass {
    type Point = (BigUint, BigUint);

    /// The chord, or the tangent if a = b; sums that are infinite do not occur in a table.
    fn add(&self, a: &Self::Point, b: &Self::Point) -> Self::Point {
        let p = &self.p;
        let (numerator, denominator) = if a == b {
            (&a.0 * &a.0 * 3u32 + p - 3u32, &a.1 * 2u32)
        } else {
            (sub_mod(&b.1, &a.1, p), sub_mod(&b.0, &a.0, p))
        };
        let slope = numerator * denominator.modinv(p).expect("the sum is finite") % p;
        let x = sub_mod(&(&slope * &slope), &(&a.0 + &b.0), p);
        let y = sub_mod(&(slope * sub_mod(&a.0, &x, p)), &a.1, p);
        (x, y)
    }
}

/// The text of `p256_tables.rs`.
pub fn file() -> String {
    let curve = Weierstrass::new();
    let base = Weierstrass::base();
    let montgomery = |points: Vec<_>| points.iter().map(|point| curve.montgomery(point)).collect();
    let rows: Vec<Vec<Vec<BigUint>>> = windows(&curve, &base, P256_WINDOWS)
        .into_iter()
        .map(montgomery)
        .collect();
    let odd: Vec<Vec<BigUint>> = montgomery(odd_multiples(&curve, &base, P256_ODD));
    let mut out = rust::head(
        "Multiples of the base point G of P-256: affine entries (x, y), times R = 2^256 mod p, canonical.",
    );
    rust::rows(&mut out, "BASE", &P256_WINDOWS, &rows);
    rust::odd(&mut out, "BASE_ODD", "the base point", &odd);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_traits::One;

    #[test]
    fn the_base_point_has_order_n() {
        let curve = Weierstrass::new();
        let g = Weierstrass::base();
        let n =
            modulus::parse("0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551")
                .unwrap();
        // (n - 1) G = -G.
        let n1 = &n - BigUint::one();
        let mut sum = g.clone();
        for i in (0..n1.bits() - 1).rev() {
            sum = curve.add(&sum, &sum);
            if n1.bit(i) {
                sum = curve.add(&sum, &g);
            }
        }
        assert_eq!(sum, (g.0, &curve.p - g.1));
    }
}
