//! A scalar as a quotient of two numbers of half its length, for verification (Antipa et al., "Accelerated
//! Verification of ECDSA Signatures", SAC 2005).
//!
//! For 0 <= k < l, finds c and d with c k = d (mod 8 l), both of about 128 bits, and c prime to 8 l. The points of
//! the curve are a cyclic group of order 8 l; so for any two of them, also such with a component of small order,
//!
//! ```text
//! P = k A   if and only if   c P = d A.
//! ```
//!
//! Rows (r, t) with r = t k (mod 8 l) start as (8 l, 0), (k, 1), and Euclid's algorithm shortens their r, with its
//! divisions spread over shifts and subtractions. The determinant of two rows' history is ±1, so their t are never
//! both even; the t have opposite signs, so that r1 |t2| + r2 |t1| = 8 l. All takes a time that depends on k, which
//! is public.

use super::L;
use crate::field::{Words, less_vartime};

/// A number with its sign apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Signed {
    pub(crate) negative: bool,
    pub(crate) magnitude: Words,
}

/// c and d.
#[derive(Clone, Copy)]
pub(crate) struct Halves {
    pub(crate) c: Signed,
    pub(crate) d: Words,
}

/// 8 l.
const CURVE_ORDER: Words = shift_left(&L, 3);

/// Splits `k`, which is below l.
pub(crate) fn halve_vartime(k: &Words) -> Halves {
    let mut long = Row {
        r: CURVE_ORDER,
        t: Signed {
            negative: true,
            magnitude: [0; 4],
        },
    };
    let first = Row {
        r: *k,
        t: Signed {
            negative: false,
            magnitude: [1, 0, 0, 0],
        },
    };
    let mut short = first;
    while bits(&short.r) > 128 {
        long.subtract(&short);
        if less_vartime(&long.r, &short.r) {
            (long, short) = (short, long);
        }
    }
    let row = if short.is_odd() {
        short
    } else {
        // Here k is not 0, so if short.r is 0 long.r is gcd(k, 8 l), which divides 8: the loop ends.
        while bits(&long.r) > bits(&long.t.magnitude).max(128) {
            long.subtract(&short);
        }
        long
    };
    // An odd c below l is prime to 8 l. Only contrived k lead beyond; (k, 1) is right for every k.
    let row = if bits(&row.t.magnitude) <= 252 {
        row
    } else {
        first
    };
    Halves { c: row.t, d: row.r }
}

#[derive(Clone, Copy)]
struct Row {
    r: Words,
    t: Signed,
}

impl Row {
    fn is_odd(&self) -> bool {
        self.t.magnitude[0] & 1 == 1
    }

    /// Takes 2^s `other` away, with the greatest s that leaves r >= 0. `other.r` is neither 0 nor above r.
    fn subtract(&mut self, other: &Row) {
        let mut shift = bits(&self.r) - bits(&other.r);
        let mut multiple = shift_left(&other.r, shift);
        if less_vartime(&self.r, &multiple) {
            shift -= 1;
            multiple = shift_left(&other.r, shift);
        }
        self.r = subtract(&self.r, &multiple);
        // The signs are opposite, so the sizes add up.
        self.t.magnitude = add(&self.t.magnitude, &shift_left(&other.t.magnitude, shift));
    }
}

/// The length of x in bits.
fn bits(x: &Words) -> u32 {
    x.iter()
        .rposition(|word| *word != 0)
        .map_or(0, |i| 64 * (i as u32 + 1) - x[i].leading_zeros())
}

/// 2^n x mod 2^256, n < 256.
const fn shift_left(x: &Words, n: u32) -> Words {
    let (words, n) = ((n / 64) as usize, n % 64);
    let mut out = [0; 4];
    let mut i = words;
    while i < 4 {
        out[i] = x[i - words] << n;
        if n != 0 && i > words {
            out[i] |= x[i - words - 1] >> (64 - n);
        }
        i += 1;
    }
    out
}

/// a + b mod 2^256.
fn add(a: &Words, b: &Words) -> Words {
    let mut carry = false;
    core::array::from_fn(|i| {
        let (sum, carry_1) = a[i].overflowing_add(b[i]);
        let (sum, carry_2) = sum.overflowing_add(carry.into());
        carry = carry_1 | carry_2;
        sum
    })
}

/// a - b mod 2^256.
pub(crate) fn subtract(a: &Words, b: &Words) -> Words {
    let mut borrow = false;
    core::array::from_fn(|i| {
        let (difference, borrow_1) = a[i].overflowing_sub(b[i]);
        let (difference, borrow_2) = difference.overflowing_sub(borrow.into());
        borrow = borrow_1 | borrow_2;
        difference
    })
}
