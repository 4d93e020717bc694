//! k B for the base point B, in constant time, from a table.
//!
//! k = sum of d_i 32^i with 52 digits in [-16, 15]. Of the digits' residues i mod G, each in turn, from the highest, is
//! added up, with five doublings in between: row r of the table has j 32^(G r) B for j = 1 to 16. The more rows, the fewer
//! doublings: 26 rows and G = 2, 7 rows and G = 8 with the feature `small-tables`, one row and G = 52 without tables.

use super::edwards::{Extended, Niels, Projective};
use super::tables::{ONE, Row, SMALL};
use crate::backend::portable::barrier::mask64;
use crate::backend::portable::generated::ed25519_tables::BASE;
use crate::field::{Field, P, Words};
use crate::scalar::digits::signed_radix_32;
use core::array;
use zeroize::Zeroizing;

/// k B. `k` is below 2^255.
pub(crate) fn mul_base<F: Field>(k: &Words) -> Projective<F> {
    if cfg!(feature = "small-tables") {
        by_rows(k, &SMALL)
    } else if cfg!(feature = "precomputed-tables") {
        by_rows(k, &BASE)
    } else {
        by_rows(k, &ONE)
    }
}

pub(super) fn by_rows<F: Field, const ROWS: usize>(k: &Words, rows: &[Row; ROWS]) -> Projective<F> {
    let digits = Zeroizing::new(signed_radix_32(k));
    let group = digits.len().div_ceil(ROWS);
    let mut sum = Extended::<F>::IDENTITY;
    for residue in (0..group).rev() {
        if residue + 1 < group {
            sum = times_32(&sum);
        }
        for (row, digit) in rows.iter().zip(digits.iter().skip(residue).step_by(group)) {
            sum = sum.add_niels(&select(row, *digit), false).to_extended();
        }
    }
    sum.to_projective()
}

#[inline(always)]
fn times_32<F: Field>(point: &Extended<F>) -> Extended<F> {
    let mut double = point.to_projective();
    for _ in 0..4 {
        double = double.double().to_projective();
    }
    double.double().to_extended()
}

/// `digit` times the row's point, reading the whole row.
#[inline(always)]
fn select<F: Field>(row: &Row, digit: i8) -> Niels<F> {
    let negative = (digit >> 7) as u8;
    let magnitude = (digit as u8 ^ negative).wrapping_sub(negative);
    let [mut plus, mut minus, xy2d] = scan(row, magnitude);
    // The neutral element (0, 1), for the digit 0.
    let one = equal_mask(magnitude, 0) & 1;
    plus[0] |= one;
    minus[0] |= one;
    // -(x, y) = (-x, y): y + x and y - x change places, 2 d x y changes sign.
    let mask = mask64(u64::from(negative & 1));
    let choose = |zero: &Words, one: &Words| -> Words {
        array::from_fn(|i| zero[i] ^ mask & (zero[i] ^ one[i]))
    };
    Niels {
        y_plus_x: F::from_words(&choose(&plus, &minus)),
        y_minus_x: F::from_words(&choose(&minus, &plus)),
        xy2d: F::from_words(&choose(&xy2d, &negate(&xy2d))),
    }
}

/// Entry `n` - 1 of the row, or zeros for n = 0.
///
/// A function by itself, so that its results go through memory: kept in registers they are wanted as scalars, and
/// LLVM then makes no vectors of the loop.
#[inline(never)]
fn scan(row: &Row, n: u8) -> [Words; 3] {
    let mut chosen = [[0; 4]; 3];
    for (j, entry) in (1..).zip(row) {
        let mask = equal_mask(n, j);
        for (chosen, entry) in chosen.iter_mut().zip(entry) {
            for (word, entry) in chosen.iter_mut().zip(entry) {
                *word |= entry & mask;
            }
        }
    }
    chosen
}

/// All ones if a = b, else 0.
#[inline(always)]
fn equal_mask(a: u8, b: u8) -> u64 {
    mask64(u64::from(a ^ b).wrapping_sub(1) >> 63)
}

/// p - x for x <= p.
#[inline(always)]
fn negate(x: &Words) -> Words {
    let mut borrow = false;
    array::from_fn(|i| {
        let (difference, borrow_1) = P[i].overflowing_sub(x[i]);
        let (difference, borrow_2) = difference.overflowing_sub(borrow.into());
        borrow = borrow_1 | borrow_2;
        difference
    })
}
