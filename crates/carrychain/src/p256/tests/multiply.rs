//! Scalar multiplication at the boundaries, at every window width, and of sums that meet in the middle.

use super::reference::{self, Point};
use super::{big, boundary_scalars, on_both, small, weird};
use crate::backend::portable::generated::p256_tables::{BASE, BASE_ODD};
use crate::p256::digits::{odd_digit, odd_digit_count};
use crate::p256::multiply::{multiply, multiply_add_vartime, multiply_base};
use crate::p256::point::{Affine, Jacobian};
use crate::p256::tables::{Entry, SMALL};
use crate::p256::words::{self, N, Words};
use crate::p256::{Arithmetic, Residue};
use num_bigint::BigUint;
use proptest::prelude::*;
use std::boxed::Box;
use std::vec::Vec;

on_both!(
    boundaries,
    every_width,
    fewer_rows,
    tables,
    any_scalar,
    double_scalar,
    meeting_points
);

fn g<F: Residue>() -> Affine<F> {
    affine(&reference::generator())
}

fn affine<F: Residue>(p: &Point) -> Affine<F> {
    let (x, y) = p.as_ref().expect("it is finite");
    Affine::new(&small(x), &small(y)).expect("it is on the curve")
}

fn value<F: Residue>(p: Jacobian<F>) -> Option<[Words; 2]> {
    (!bool::from(p.is_infinity())).then(|| p.to_affine().to_words())
}

/// k G by adding G, doubling and the complete formula, bit by bit.
fn plain<F: Residue>(k: &Words, p: &Affine<F>) -> Option<[Words; 2]> {
    let k = big(k);
    value(
        (0..k.bits())
            .rev()
            .fold(Jacobian::INFINITY, |sum: Jacobian<F>, i| {
                let sum = sum.double_n(1);
                if k.bit(i) {
                    sum.add_affine_complete(p)
                } else {
                    sum
                }
            }),
    )
}

fn boundaries<A: Arithmetic>() {
    let g = g::<A::Field>();
    let y0 = Affine::<A::Field>::with_x(&[0; 4], false).unwrap();
    for k in boundary_scalars() {
        let expected = plain(&k, &g);
        assert_eq!(
            value(multiply_base::<A::Field, _, _>(&BASE, &k)),
            expected,
            "{k:x?}"
        );
        assert_eq!(value(multiply(&g, &k)), expected, "{k:x?}");
        assert_eq!(value(multiply(&y0, &k)), plain(&k, &y0), "{k:x?}, x = 0");
    }
    // Some of those against the definition.
    for k in [0u32, 1, 2, 30, 34].map(BigUint::from) {
        for k in [k.clone(), (big(&N) - k) % big(&N)] {
            let expected = reference::multiply(&k, &reference::generator());
            let expected = expected.map(|(x, y)| [small(&x), small(&y)]);
            assert_eq!(plain(&small(&k), &g), expected, "{k}");
        }
    }
}

/// The table of a width as the generator makes the one of width 6.
fn table<F: Residue, const ROWS: usize, const COLUMNS: usize>() -> Box<[[Entry; COLUMNS]; ROWS]> {
    let width = COLUMNS.ilog2() + 1;
    let mut first = g::<F>();
    let rows: Vec<[Entry; COLUMNS]> = (0..ROWS)
        .map(|_| {
            let row = first.odd_multiples::<COLUMNS>().map(Affine::to_entry);
            first = Jacobian::from(first).double_n(width).to_affine();
            row
        })
        .collect();
    rows.into_boxed_slice().try_into().unwrap()
}

fn every_width<A: Arithmetic>() {
    fn check<F: Residue, const ROWS: usize, const COLUMNS: usize>() {
        let table = table::<F, ROWS, COLUMNS>();
        for k in boundary_scalars().into_iter().step_by(3) {
            let expected = multiply_base::<F, _, _>(&BASE, &k);
            let found = multiply_base::<F, _, _>(&table, &k);
            assert_eq!(value(found), value(expected), "{k:x?}, {COLUMNS} columns");
        }
        last_is_doubled::<F, _, _>(&table);
    }
    check::<A::Field, { odd_digit_count(2) }, 2>();
    check::<A::Field, { odd_digit_count(3) }, 4>();
    check::<A::Field, { odd_digit_count(4) }, 8>();
    check::<A::Field, { odd_digit_count(5) }, 16>();
    check::<A::Field, { odd_digit_count(6) }, 32>();
    check::<A::Field, { odd_digit_count(7) }, 64>();
    check::<A::Field, { odd_digit_count(8) }, 128>();
}

/// Scalars whose last addition is a doubling: k = s + d with s = d + n, d < 0 its last digit. A shape has one, n itself
/// having that digit's opposite, if the bit of n that makes it positive is set; all shapes that ship do.
fn last_is_doubled<F: Residue, const ROWS: usize, const COLUMNS: usize>(
    table: &[[Entry; COLUMNS]; ROWS],
) {
    let mut doublings = 0;
    let width = COLUMNS.ilog2() as usize + 1;
    for digit in (1..2 * COLUMNS as u64).step_by(2) {
        let (k, _) = words::sub(&N, &[2 * digit, 0, 0, 0]);
        let (index, negative) = odd_digit(&k, 0, width, odd_digit_count(width));
        doublings += u64::from(2 * index + 1 == digit && bool::from(negative));
        let found = multiply_base::<F, _, _>(table, &k);
        assert_eq!(
            value(found),
            plain(&k, &g::<F>()),
            "{k:x?}, {COLUMNS} columns"
        );
    }
    assert_eq!(doublings, N[0] >> width & 1, "{COLUMNS} columns");
}

/// Rows further apart, with doublings in between.
fn fewer_rows<A: Arithmetic>() {
    let g = g::<A::Field>();
    for k in boundary_scalars() {
        let found = multiply_base::<A::Field, _, _>(&SMALL, &k);
        assert_eq!(value(found), plain(&k, &g), "{k:x?}");
    }
    last_is_doubled::<A::Field, _, _>(&SMALL);
    proptest!(ProptestConfig::with_cases(40), |(k in weird(N))| {
        let found = multiply_base::<A::Field, _, _>(&SMALL, &k);
        prop_assert_eq!(value(found), plain(&k, &g));
    });
}

fn tables<A: Arithmetic>() {
    assert!(*table::<A::Field, 43, 32>() == BASE);
    assert!(g::<A::Field>().odd_multiples::<64>().map(Affine::to_entry) == BASE_ODD);
}

fn any_scalar<A: Arithmetic>() {
    proptest!(ProptestConfig::with_cases(40), |(k in weird(N), j in weird(N))| {
        prop_assert_eq!(value(multiply_base::<A::Field, _, _>(&BASE, &k)), plain(&k, &g::<A::Field>()));
        if let Some(p) = value(multiply_base::<A::Field, _, _>(&BASE, &j)) {
            let p = Affine::<A::Field>::from_words(&p);
            prop_assert_eq!(value(multiply(&p, &k)), plain(&k, &p));
        }
    });
}

fn double_scalar<A: Arithmetic>() {
    let n = big(&N);
    // j G + k (d G) = (j + k d) G.
    proptest!(ProptestConfig::with_cases(40), |(j in weird(N), k in weird(N), d in weird(N))| {
        if let Some(p) = value(multiply_base::<A::Field, _, _>(&BASE, &d)) {
            let sum = small(&((big(&j) + big(&k) * big(&d)) % &n));
            let found = multiply_add_vartime::<A::Field, _>(&BASE_ODD, &j, &Affine::from_words(&p), &k);
            prop_assert_eq!(value(found), value(multiply_base::<A::Field, _, _>(&BASE, &sum)));
        }
    });
}

/// j G + k Q where both sides are equal (a doubling inside), opposite (infinity, at the end or in between), or nothing.
fn meeting_points<A: Arithmetic>() {
    let n = big(&N);
    let scalars: Vec<Words> = [0u32, 1, 2, 3, 16, 17, 31, 127, 128, 256]
        .into_iter()
        .map(|k| [u64::from(k), 0, 0, 0])
        .chain([1, 2, 3, 128].map(|d| words::sub(&N, &[d, 0, 0, 0]).0))
        .collect();
    for d in [1u32, 2, 127].map(BigUint::from) {
        for d in [d.clone(), &n - d] {
            let q = affine::<A::Field>(&reference::multiply(&d, &reference::generator()));
            for j in &scalars {
                for k in &scalars {
                    let sum = small(&((big(j) + big(k) * &d) % &n));
                    let found = multiply_add_vartime::<A::Field, _>(&BASE_ODD, j, &q, k);
                    let expected = value(multiply_base::<A::Field, _, _>(&BASE, &sum));
                    assert_eq!(value(found), expected, "{j:x?} G + {k:x?} ({d} G)");
                }
            }
        }
    }
}
