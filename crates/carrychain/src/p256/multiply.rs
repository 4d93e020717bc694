//! Scalar multiplication: of the base point, of any point, and the sum of both that verification needs.
//! Without the feature `precomputed-tables` the base point is like any other.
//!
//! Secret scalars are made odd first (k or n - k, and the result negated), then split into
//! [odd digits](super::digits): every digit costs one table scan and one addition, and no digit is 0.
//! Additions use the incomplete formula wherever the two points cannot be equal or infinite; each place says why.

use super::arithmetic::Residue;
use super::digits::{odd_digit, odd_digit_count, wnaf_vartime};
use super::point::{Affine, Jacobian};
use super::words::{self, Words};
use crate::backend::portable::barrier::mask64;
use crate::backend::portable::generated::p256_tables::{BASE, BASE_ODD};
use subtle::Choice;
use zeroize::Zeroizing;

/// An affine point in a table: x R mod p and y R mod p, which both word sizes read.
pub(crate) type Entry = [Words; 2];

impl<F: Residue> Affine<F> {
    #[inline]
    fn from_entry([x, y]: &Entry) -> Self {
        Self {
            x: F::from_montgomery(x),
            y: F::from_montgomery(y),
        }
    }

    pub(crate) fn to_entry(self) -> Entry {
        [self.x.to_montgomery(), self.y.to_montgomery()]
    }
}

/// `row[index]`, reading all of the row.
#[inline]
fn scan<const N: usize>(row: &[Entry; N], index: u64) -> Entry {
    let mut found = [[0; 4]; 2];
    for (i, entry) in row.iter().enumerate() {
        // i = index: then, and only then, does (i ^ index) - 1 borrow.
        let mask = mask64((i as u64 ^ index).wrapping_sub(1) >> 63);
        for (f, e) in found
            .as_flattened_mut()
            .iter_mut()
            .zip(entry.as_flattened())
        {
            *f |= e & mask;
        }
    }
    found
}

/// d P for an odd digit d of k, `row` being the odd multiples of P.
#[inline]
fn select_multiple<F: Residue, const N: usize>(
    row: &[Entry; N],
    (index, negative): (u64, Choice),
) -> Affine<F> {
    Affine::from_entry(&scan(row, index)).negate_if(negative)
}

/// The odd one of k and n - k, and whether it is n - k.
fn make_odd(k: &Words) -> (Zeroizing<Words>, Choice) {
    let even = Choice::from((k[0] as u8 & 1) ^ 1);
    let negative = Zeroizing::new(words::sub(&words::N, k).0);
    (Zeroizing::new(words::select(k, &negative, even)), even)
}

/// k G for k < n.
pub(crate) fn multiply_generator<F: Residue>(k: &Words) -> Jacobian<F> {
    if cfg!(feature = "precomputed-tables") {
        multiply_base(&BASE, k)
    } else {
        multiply(&Affine::from_entry(&BASE_ODD[0]), k)
    }
}

/// k G for k < n, from `table[i][j]` = (2j+1) 2^(w i) G with 2^(w-1) columns and [`odd_digit_count`] (w) rows.
///
/// After row i the sum is s_i G, with s_i = d_0 + ... + d_i 2^(w i) odd and |s_i| < 2^(w (i+1)). Below the last row both
/// |s_(i-1)| and |s_(i-1)| + |d_i 2^(w i)| stay below 2^255 < n, and |s_(i-1)| < 2^(w i) <= |d_i 2^(w i)|: the two
/// points are neither infinite nor equal. The last addition is complete.
pub(crate) fn multiply_base<F: Residue, const ROWS: usize, const COLUMNS: usize>(
    table: &[[Entry; COLUMNS]; ROWS],
    k: &Words,
) -> Jacobian<F> {
    let width = const {
        let width = COLUMNS.trailing_zeros() as usize + 1;
        assert!(COLUMNS == 1 << (width - 1) && ROWS == odd_digit_count(width) && ROWS > 2);
        assert!(width * (ROWS - 1) < 256);
        width
    };
    let (k, negate) = make_odd(k);
    let multiple = |i| select_multiple(&table[i], odd_digit(&k, i, width, ROWS));
    let mut sum = Jacobian::from(multiple(0));
    for i in 1..ROWS - 1 {
        sum = sum.add_affine(&multiple(i));
    }
    sum.add_affine_complete(&multiple(ROWS - 1))
        .negate_if(negate)
}

/// k P for k < n.
///
/// From the top digit down, s becomes 2^w s + d and is the odd number k >> w i | 1. Above the last digit (i >= 1)
/// |d| < 2^w <= 2^w s and 2^w s + |d| < n, so that 2^w s P is neither infinite nor d P. The last addition is complete.
pub(crate) fn multiply<F: Residue>(p: &Affine<F>, k: &Words) -> Jacobian<F> {
    const WIDTH: usize = 5;
    const COUNT: usize = odd_digit_count(WIDTH);
    let (k, negate) = make_odd(k);
    let table = p
        .odd_multiples::<{ 1 << (WIDTH - 1) }>()
        .map(Affine::to_entry);
    let multiple = |i| select_multiple(&table, odd_digit(&k, i, WIDTH, COUNT));
    let mut s = Jacobian::from(multiple(COUNT - 1));
    for i in (1..COUNT - 1).rev() {
        s = s.double_n(WIDTH as u32).add_affine(&multiple(i));
    }
    s.double_n(WIDTH as u32)
        .add_affine_complete(&multiple(0))
        .negate_if(negate)
}

/// j G + k P, in time that depends on everything. `base` holds the odd multiples G, 3G, ....
pub(crate) fn multiply_add_vartime<F: Residue, const COLUMNS: usize>(
    base: &[Entry; COLUMNS],
    j: &Words,
    p: &Affine<F>,
    k: &Words,
) -> Jacobian<F> {
    const WIDTH: u32 = 5;
    let table = p.odd_multiples::<{ 1 << (WIDTH - 2) }>();
    let j = wnaf_vartime(j, COLUMNS.trailing_zeros() + 2);
    let k = wnaf_vartime(k, WIDTH);
    let of_p = |d: i8| table[usize::from(d.unsigned_abs() / 2)].negate_if(is_negative(d));
    let of_g = |d: i8| {
        Affine::from_entry(&base[usize::from(d.unsigned_abs() / 2)]).negate_if(is_negative(d))
    };
    let mut sum = Jacobian::INFINITY;
    let mut doublings = 0;
    for (&j, &k) in j.iter().zip(&k).rev() {
        doublings += u32::from(!bool::from(sum.is_infinity()));
        if j == 0 && k == 0 {
            continue;
        }
        sum = sum.double_n(doublings);
        doublings = 0;
        if k != 0 {
            sum = sum.add_affine_vartime(&of_p(k));
        }
        if j != 0 {
            sum = sum.add_affine_vartime(&of_g(j));
        }
    }
    sum.double_n(doublings)
}

fn is_negative(digit: i8) -> Choice {
    Choice::from(u8::from(digit < 0))
}
