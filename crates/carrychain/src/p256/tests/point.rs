//! Formulas against the group law: infinity, P + P, P + (-P), x = 0, and Jacobian coordinates with any Z.

use super::reference::{self, Point};
use super::{big, hex, on_both, small};
use crate::p256::point::{Affine, Jacobian};
use crate::p256::words::{P, Words};
use crate::p256::{Arithmetic, Residue};
use num_bigint::BigUint;
use std::vec::Vec;
use subtle::Choice;

on_both!(additions, doublings, odd_multiples, decoding, conversions);

/// Infinity, some small multiples of G and their negatives, the points with x = 0, and a large multiple.
fn points() -> Vec<Point> {
    let g = reference::generator();
    let mut points = Vec::from([None]);
    let y0 = big(&hex(
        "66485c780e2f83d72433bd5d84a06bb6541c2af31dae871728bf856a174f93f4",
    ));
    let multiples =
        [1u64, 2, 3, 4, 0x1234_5678_9abc_def1].map(|k| reference::multiply(&k.into(), &g));
    for p in multiples.into_iter().chain([Some((BigUint::ZERO, y0))]) {
        points.push(reference::negative(&p));
        points.push(p);
    }
    points
}

fn affine<F: Residue>(p: &Point) -> Option<Affine<F>> {
    let (x, y) = p.as_ref()?;
    Some(Affine::new(&small(x), &small(y)).expect("it is on the curve"))
}

/// The same point with several Z; infinity with several X and Y.
fn jacobian<F: Residue>(p: &Point) -> Vec<Jacobian<F>> {
    let z = [
        [1, 0, 0, 0],
        [2, 0, 0, 0],
        [0x1234_5678, u64::MAX, 7, 1 << 60],
    ]
    .map(|z| F::from_words(&z));
    match affine::<F>(p) {
        None => z
            .iter()
            .map(|z| Jacobian {
                x: *z,
                y: z.square(),
                z: F::ZERO,
            })
            .chain([Jacobian::INFINITY])
            .collect(),
        Some(a) => z
            .iter()
            .map(|z| Jacobian {
                x: a.x.mul(&z.square()),
                y: a.y.mul(&z.square().mul(z)),
                z: *z,
            })
            .collect(),
    }
}

fn value<F: Residue>(p: &Jacobian<F>) -> Point {
    let [x, y] = p.to_affine().to_words();
    if p.is_infinity().into() {
        assert_eq!([x, y], [[0; 4]; 2]);
        return None;
    }
    assert_eq!(p.affine_x().to_words(), x);
    Some((big(&x), big(&y)))
}

fn additions<A: Arithmetic>() {
    for p in points() {
        for q in points() {
            let Some(q_affine) = affine::<A::Field>(&q) else {
                continue;
            };
            let expected = reference::add(&p, &q);
            for j in jacobian::<A::Field>(&p) {
                assert_eq!(
                    value(&j.add_affine_complete(&q_affine)),
                    expected,
                    "{p:x?} + {q:x?}"
                );
                assert_eq!(
                    value(&j.add_affine_vartime(&q_affine)),
                    expected,
                    "{p:x?} + {q:x?}"
                );
                if p.is_some() && p != q {
                    assert_eq!(value(&j.add_affine(&q_affine)), expected, "{p:x?} + {q:x?}");
                }
            }
        }
    }
}

fn doublings<A: Arithmetic>() {
    for p in points() {
        for j in jacobian::<A::Field>(&p) {
            let mut expected = p.clone();
            assert_eq!(value(&j), expected);
            for n in 0..=6 {
                assert_eq!(value(&j.double_n(n)), expected, "2^{n} times {p:x?}");
                expected = reference::add(&expected, &expected);
            }
            for negate in [0, 1] {
                let expected = if negate == 1 {
                    reference::negative(&p)
                } else {
                    p.clone()
                };
                assert_eq!(value(&j.negate_if(Choice::from(negate))), expected);
            }
        }
    }
}

fn odd_multiples<A: Arithmetic>() {
    for p in points() {
        let Some(a) = affine::<A::Field>(&p) else {
            continue;
        };
        for (i, multiple) in a.odd_multiples::<16>().into_iter().enumerate() {
            let expected = reference::multiply(&(2 * i + 1).into(), &p);
            assert_eq!(value(&multiple.into()), expected, "{i} of {p:x?}");
        }
        assert_eq!(value(&a.odd_multiples::<1>()[0].into()), p);
    }
}

fn decoding<A: Arithmetic>() {
    let mut on_curve = 0;
    for p in points().into_iter().flatten() {
        let (x, y) = (small(&p.0), small(&p.1));
        assert!(Affine::<A::Field>::new(&x, &y).is_some());
        assert!(Affine::<A::Field>::new(&x, &[y[0] ^ 1, y[1], y[2], y[3]]).is_none());
        for odd in [false, true] {
            let [x_again, y_again] = Affine::<A::Field>::with_x(&x, odd).unwrap().to_words();
            assert_eq!(x_again, x);
            assert_eq!(y_again == y, (y[0] & 1 == 1) == odd);
        }
    }
    // About half of all x have a y: exactly those for which x^3 - 3x + b is a square (Euler's criterion).
    let p = big(&P);
    let b = big(&hex(
        "5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604b",
    ));
    for x in 0u32..40 {
        let x = BigUint::from(x);
        let v = (x.pow(3) + &p * 3u32 - &x * 3u32 + &b) % &p;
        let square = v.modpow(&(&p >> 1u32), &p) == BigUint::from(1u32);
        assert_eq!(
            Affine::<A::Field>::with_x(&small(&x), true).is_some(),
            square,
            "{x}"
        );
        on_curve += u32::from(square);
    }
    assert!((10..30).contains(&on_curve));
}

fn conversions<A: Arithmetic>() {
    for p in points().into_iter().flatten() {
        let coordinates: [Words; 2] = [small(&p.0), small(&p.1)];
        assert_eq!(
            Affine::<A::Field>::from_words(&coordinates).to_words(),
            coordinates
        );
    }
}
