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
//! Rows (r, t) with r = t k (mod 8 l) start as (8 l, 0), (k, 1), and Euclid's algorithm shortens their r while their t
//! grow. All steps have determinant ±1, so the t of two rows are never both even. After Lehmer, the quotients come from
//! the leading bits; they need not be the exact ones, as a row may be negated. All takes a time that depends on k,
//! which is public.

use super::L;
use crate::field::{Words, less_vartime};

/// A number with its sign apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Signed {
    pub(crate) negative: bool,
    pub(crate) magnitude: Words,
}

/// c and d.
#[derive(Clone, Copy, Debug)]
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
        t: [0; 4],
    };
    let first = Row {
        r: *k,
        t: [1, 0, 0, 0],
    };
    let mut short = first;
    while bits(&short.r) > 128 {
        let shift = bits(&long.r) - 63;
        let enough = 1 << 128u32.saturating_sub(shift).max(32);
        let (x, y) = (shift_right(&long.r, shift), shift_right(&short.r, shift));
        if y < enough {
            // Such a quotient that the leading bits do not give it.
            long.subtract(&short);
        } else {
            let [upper, lower] = shorten(x, y, enough);
            (long, short) = (
                Row::combination(upper, &long, &short),
                Row::combination(lower, &long, &short),
            );
        }
        if less_vartime(&long.r, &short.r) {
            (long, short) = (short, long);
        }
    }
    let row = if short.has_odd_t() {
        short
    } else {
        // Here k is not 0, so if short.r is 0 long.r is gcd(k, 8 l), which divides 8: the loop ends.
        while bits(&long.r) > bits(&long.t_signed().magnitude).max(128) {
            long.subtract(&short);
        }
        long
    };
    // An odd c below l is prime to 8 l. Only contrived k lead beyond; (k, 1) is right for every k.
    let fits = bits(&row.t_signed().magnitude) <= 252;
    let row = if fits { row } else { first };
    Halves {
        c: row.t_signed(),
        d: row.r,
    }
}

/// Euclid's algorithm on x >= y while y >= `enough`, which is at least 2^32 and at most `y`. Gives the matrix that leads
/// from (x, y) to the last two remainders; for x below 2^63 its entries are at most 2^31 in size.
fn shorten(mut x: u64, mut y: u64, enough: u64) -> [[i64; 2]; 2] {
    let (mut upper, mut lower) = ([1, 0], [0, 1]);
    while y >= enough {
        let q = x / y;
        (x, y) = (y, x - q * y);
        let q = q as i64;
        (upper, lower) = (lower, [upper[0] - q * lower[0], upper[1] - q * lower[1]]);
    }
    [upper, lower]
}

/// 0 <= r < 2^256 and t, modulo 2^256; t is between -2^255 and 2^255.
#[derive(Clone, Copy)]
struct Row {
    r: Words,
    t: Words,
}

impl Row {
    /// The sum of both rows times these factors, negated if that makes r positive.
    fn combination(factors: [i64; 2], long: &Row, short: &Row) -> Row {
        let r = combination(factors, &long.r, &short.r);
        let factors = if is_negative(&r) {
            factors.map(|factor| -factor)
        } else {
            factors
        };
        Row {
            r: combination(factors, &long.r, &short.r),
            t: combination(factors, &long.t, &short.t),
        }
    }

    fn has_odd_t(&self) -> bool {
        self.t[0] & 1 == 1
    }

    fn t_signed(&self) -> Signed {
        let negative = is_negative(&self.t);
        Signed {
            negative,
            magnitude: if negative {
                combination([-1, 0], &self.t, &[0; 4])
            } else {
                self.t
            },
        }
    }

    /// Takes 2^s `other` away, with the greatest s that leaves r >= 0. `other.r` is neither 0 nor above r.
    fn subtract(&mut self, other: &Row) {
        let shift = bits(&self.r) - bits(&other.r);
        let too_much = less_vartime(&self.r, &shift_left(&other.r, shift));
        let shift = shift - u32::from(too_much);
        let difference = |a: &Words, b: &Words| combination([1, -1], a, &shift_left(b, shift));
        self.r = difference(&self.r, &other.r);
        self.t = difference(&self.t, &other.t);
    }
}

/// f x + g y mod 2^256, for factors of at most 2^32 in size.
fn combination([f, g]: [i64; 2], x: &Words, y: &Words) -> Words {
    let mut sum = 0i128;
    core::array::from_fn(|i| {
        sum += i128::from(f) * i128::from(x[i]) + i128::from(g) * i128::from(y[i]);
        let word = sum as u64;
        sum >>= 64;
        word
    })
}

/// Whether x stands for a negative number modulo 2^256.
fn is_negative(x: &Words) -> bool {
    x[3] >> 63 == 1
}

/// The length of x in bits.
fn bits(x: &Words) -> u32 {
    x.iter()
        .rposition(|word| *word != 0)
        .map_or(0, |i| 64 * (i as u32 + 1) - x[i].leading_zeros())
}

/// x / 2^n, which is below 2^64; n < 256.
fn shift_right(x: &Words, n: u32) -> u64 {
    let (word, n) = ((n / 64) as usize, n % 64);
    let high = x.get(word + 1).unwrap_or(&0);
    // In two steps, as a shift by 64 is none.
    x[word] >> n | high << 1 << (63 - n)
}

/// 2^n x mod 2^256; n < 256.
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
