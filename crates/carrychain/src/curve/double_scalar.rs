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
use super::edwards::{Cached, Extended, Niels, Projective};
use crate::backend::portable::generated::ed25519_tables::{BASE_128_ODD, BASE_ODD};
use crate::field::{Field, Words};
use crate::scalar::digits::naf_vartime;
use crate::scalar::halve::{Halves, halve_vartime};

/// The window of A and R, whose 8 odd multiples are computed.
const WINDOW: u32 = 5;
/// The window of B and 2^128 B, whose 64 odd multiples are constants.
const BASE_WINDOW: u32 = 8;

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

    let points = [(d, a), (c.magnitude, r.negate())]
        .map(|(scalar, point)| (naf_vartime(&scalar, WINDOW), odd_multiples(&point)));
    let base_points = [
        ([cs[0], cs[1], 0, 0], &BASE_ODD),
        ([cs[2], cs[3], 0, 0], &BASE_128_ODD),
    ]
    .map(|(scalar, table)| (naf_vartime(&scalar, BASE_WINDOW), table));

    let length = |digits: &[i8; 257]| digits.iter().rposition(|d| *d != 0).map_or(0, |i| i + 1);
    let lengths = (points.iter().map(|(digits, _)| length(digits)))
        .chain(base_points.iter().map(|(digits, _)| length(digits)));
    let mut sum = Projective::IDENTITY;
    for i in (0..lengths.max().unwrap_or(0)).rev() {
        let mut next = sum.double();
        for (digits, table) in &points {
            next = match digits[i] {
                0 => next,
                digit @ 1.. => next.to_extended().add(&table[digit as usize / 2]),
                digit => next.to_extended().sub(&table[-digit as usize / 2]),
            };
        }
        for (digits, table) in &base_points {
            next = match digits[i] {
                0 => next,
                digit @ 1.. => next
                    .to_extended()
                    .add_niels(&niels(&table[digit as usize / 2])),
                digit => next
                    .to_extended()
                    .sub_niels(&niels(&table[-digit as usize / 2])),
            };
        }
        sum = next.to_projective();
    }
    sum
}

/// P, 3 P, 5 P, ..., 15 P.
fn odd_multiples<F: Field>(point: &Extended<F>) -> [Cached<F>; 1 << (WINDOW - 2)] {
    let double = point.to_projective().double().to_extended().to_cached();
    let mut multiple = *point;
    let mut table = [multiple.to_cached(); 1 << (WINDOW - 2)];
    for entry in &mut table[1..] {
        multiple = multiple.add(&double).to_extended();
        *entry = multiple.to_cached();
    }
    table
}

fn niels<F: Field>([plus, minus, xy2d]: &[Words; 3]) -> Niels<F> {
    Niels {
        y_plus_x: F::from_words(plus),
        y_minus_x: F::from_words(minus),
        xy2d: F::from_words(xy2d),
    }
}
