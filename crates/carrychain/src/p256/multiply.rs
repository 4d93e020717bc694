//! Scalar multiplication: of the base point, of any point, and the sum of both that verification needs.
//! Without tables (features `precomputed-tables`, `small-tables`) the base point is like any other.
//!
//! Secret scalars are made odd first (k or n - k, and the result negated), then split into
//! [odd digits](super::digits): every digit costs one table scan and one addition, and no digit is 0.
//! Additions use the incomplete formula wherever the two points cannot be equal or infinite; each place says why.

use super::arithmetic::Residue;
use super::digits::{odd_digit, odd_digit_count, wnaf_vartime};
use super::point::{Affine, Jacobian};
use super::tables::{Entry, SMALL};
use super::words::{self, Words};
use crate::backend::portable::barrier::mask64;
use crate::backend::portable::generated::p256_tables::{BASE, BASE_ODD};
use subtle::Choice;
use zeroize::Zeroizing;

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
    if cfg!(feature = "small-tables") {
        multiply_base(&SMALL, k)
    } else if cfg!(feature = "precomputed-tables") {
        multiply_base(&BASE, k)
    } else {
        multiply(&Affine::from_entry(&BASE_ODD[0]), k)
    }
}

/// k G for k < n, from `table[r][j]` = (2j+1) 2^(w g r) G, of 2^(w-1) columns.
///
/// Of the digits d_i, i = g r + e, those of each e, from the highest, are added up from the last row to the first, with w
/// doublings in between. With as many rows as digits g is 1, and there are none.
///
/// Before the addition of T = d_i 2^(w g r) the sum is s, times G. All digits being odd, s is divisible by 2^(w g (r+1)) and by no
/// higher power of 2 if e is the highest, else by 2^w and no higher one: another power than T, so s is none of 0, T and -T.
/// Nor is it modulo n: if e > 0, |s| + |T| < n; if e = 0, |s| + |T| < 2n, and if also r > 0, then s and T are even, while n is not.
/// Only for the last one, e = r = 0, the complete formula is needed.
pub(crate) fn multiply_base<F: Residue, const ROWS: usize, const COLUMNS: usize>(
    table: &[[Entry; COLUMNS]; ROWS],
    k: &Words,
) -> Jacobian<F> {
    let (width, count, group) = const {
        let width = COLUMNS.trailing_zeros() as usize + 1;
        let count = odd_digit_count(width);
        let group = count.div_ceil(ROWS);
        assert!(COLUMNS == 1 << (width - 1) && ROWS == count.div_ceil(group) && ROWS > 2);
        // For the sizes of s and T.
        assert!(group == 1 || width * (count - 1) <= 252);
        (width, count, group)
    };
    let (k, negate) = make_odd(k);
    let multiple = |i| select_multiple(&table[i / group], odd_digit(&k, i, width, count));
    let mut sum = Jacobian::from(multiple(count / group * group - 1));
    let order = (0..group).rev();
    let order = order.flat_map(|e| (e..count).step_by(group).rev());
    for i in order.skip(1) {
        if i + group >= count {
            sum = sum.double_n(width as u32);
        }
        if i > 0 {
            sum = sum.add_affine(&multiple(i));
        }
    }
    sum.add_affine_complete(&multiple(0)).negate_if(negate)
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
