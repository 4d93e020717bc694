//! k B for the base point B, in constant time, from a table.
//!
//! k = sum of d_i 16^i with 64 digits in [-8, 8]. Row i of the table has j 16^(2 i) B for j = 1 to 8, so that
//! the odd digits and then the even ones are added without a doubling, with four doublings in between.

use super::edwards::{Extended, Niels, Projective};
use crate::backend::portable::barrier::mask64;
use crate::backend::portable::generated::ed25519_tables::BASE;
use crate::field::{Field, P, Words};
use crate::scalar::digits::signed_radix_16;
use core::array;
use zeroize::Zeroize;

/// k B. `k` is below 2^255.
pub(crate) fn mul_base<F: Field>(k: &Words) -> Projective<F> {
    let mut digits = signed_radix_16(k);
    let mut sum = Extended::<F>::IDENTITY;
    for (row, digit) in BASE.iter().zip(digits.iter().skip(1).step_by(2)) {
        sum = sum.add_niels(&select(row, *digit)).to_extended();
    }
    let mut double = sum.to_projective();
    for _ in 0..3 {
        double = double.double().to_projective();
    }
    sum = double.double().to_extended();
    for (row, digit) in BASE.iter().zip(digits.iter().step_by(2)) {
        sum = sum.add_niels(&select(row, *digit)).to_extended();
    }
    digits.zeroize();
    sum.to_projective()
}

/// `digit` times the row's point, reading the whole row.
#[inline(always)]
fn select<F: Field>(row: &[[Words; 3]; 8], digit: i8) -> Niels<F> {
    let negative = (digit >> 7) as u8;
    let magnitude = (digit as u8 ^ negative).wrapping_sub(negative);
    // The neutral element (0, 1), for the digit 0.
    let one = equal_mask(magnitude, 0) & 1;
    let mut chosen = [[one, 0, 0, 0], [one, 0, 0, 0], [0; 4]];
    for (j, entry) in (1..).zip(row) {
        let mask = equal_mask(magnitude, j);
        for (word, entry) in chosen
            .as_flattened_mut()
            .iter_mut()
            .zip(entry.as_flattened())
        {
            *word |= entry & mask;
        }
    }
    // -(x, y) = (-x, y): y + x and y - x change places, 2 d x y changes sign.
    let [plus, minus, xy2d] = chosen;
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
