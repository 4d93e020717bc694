//! The equation of verification, [s] B = R + [k] A, in time that depends on its public inputs.
//!
//! With c k = d (mod 8 l), c prime to 8 l and both short ([`halve_vartime`]), it holds if and only if
//!
//! ```text
//! [c s mod l] B - [d] A - [c] R = 0,
//! ```
//!
//! and with c s mod l cut in two at bit 128 and 2^128 B at hand, all four scalars are short: 128 doublings, not 253.

use super::Backend;
use super::edwards::{Cached, Completed, Extended, Niels, Projective};
use super::tables::{Entry, ODD, ODD_128, ODD_WINDOW};
use crate::field::{Field, Words};
use crate::scalar::digits::naf_vartime;
use crate::scalar::halve::{Halves, halve_vartime};

/// The window of A and R, whose 8 odd multiples are computed.
const WINDOW: u32 = 5;

/// ±n ([s] B - [k] A - R) for some n prime to 8 l: it is the neutral element if and only if the sum in brackets
/// is, and of small order if and only if that is. `s` and `k` are below l; `a` and `r` are any points.
pub(crate) fn combine_vartime<F: Backend>(
    s: &Words,
    k: &Words,
    a: &Extended<F>,
    r: &Extended<F>,
) -> Projective<F> {
    let Halves { c, d } = halve_vartime(k);
    // For a negative c all signs are turned: then B's and R's are the same as for a positive one.
    let a = if c.negative { *a } else { a.negate() };
    let cs = F::mul_add(&c.magnitude, s, &[0; 4]);

    let r = r.negate();
    let (digits_a, table_a) = (naf_vartime(&d, WINDOW), odd_multiples(&a));
    let (digits_r, table_r) = (naf_vartime(&c.magnitude, WINDOW), odd_multiples(&r));
    let digits_b = naf_vartime(&[cs[0], cs[1], 0, 0], ODD_WINDOW);
    let digits_b_128 = naf_vartime(&[cs[2], cs[3], 0, 0], ODD_WINDOW);

    let length = [&digits_a, &digits_r, &digits_b, &digits_b_128]
        .iter()
        .filter_map(|digits| digits.iter().rposition(|digit| *digit != 0))
        .max()
        .map_or(0, |i| i + 1);
    let mut sum = Projective::IDENTITY;
    for i in (0..length).rev() {
        let mut next = sum.double();
        if digits_a[i] != 0 {
            add(&mut next, digits_a[i], &table_a);
        }
        if digits_r[i] != 0 {
            add(&mut next, digits_r[i], &table_r);
        }
        if digits_b[i] != 0 {
            add_base(&mut next, digits_b[i], &ODD);
        }
        if digits_b_128[i] != 0 {
            add_base(&mut next, digits_b_128[i], &ODD_128);
        }
        sum = next.to_projective();
    }
    sum
}

/// Adds `digit` P, for an odd digit and P's odd multiples, to `sum`.
///
/// This and its like are functions by themselves, lest the loop outgrow the caches of instructions.
#[inline(never)]
fn add<F: Field>(sum: &mut Completed<F>, digit: i8, table: &[Cached<F>; 1 << (WINDOW - 2)]) {
    let entry = &table[usize::from(digit.unsigned_abs() / 2)];
    *sum = sum.to_extended().add(entry, digit < 0);
}

/// The same for B or 2^128 B.
#[inline(never)]
fn add_base<F: Field>(sum: &mut Completed<F>, digit: i8, table: &[Entry; 1 << (ODD_WINDOW - 2)]) {
    let [plus, minus, xy2d] = &table[usize::from(digit.unsigned_abs() / 2)];
    let entry = Niels {
        y_plus_x: F::from_words(plus),
        y_minus_x: F::from_words(minus),
        xy2d: F::from_words(xy2d),
    };
    *sum = sum.to_extended().add_niels(&entry, digit < 0);
}

/// P, 3 P, 5 P, ..., 15 P.
fn odd_multiples<F: Field>(point: &Extended<F>) -> [Cached<F>; 1 << (WINDOW - 2)] {
    let double = point.to_projective().double().to_extended().to_cached();
    let mut multiple = *point;
    let mut table = [multiple.to_cached(); 1 << (WINDOW - 2)];
    for entry in &mut table[1..] {
        multiple = multiple.add(&double, false).to_extended();
        *entry = multiple.to_cached();
    }
    table
}
