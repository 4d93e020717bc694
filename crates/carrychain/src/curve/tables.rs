//! Which multiples of the base point B a program has with it: all that were generated, or with the feature `small-tables`
//! less than a quarter, or without any feature those for verification and one row.
//!
//! Statics, so that a program has in it what it uses and no more.

use crate::backend::portable::generated::ed25519_tables::{BASE, BASE_128_ODD, BASE_ODD};
use crate::field::Words;
use crate::sparse::every;

/// An affine Niels point.
pub(super) type Entry = [Words; 3];
/// j P for j = 1 to 16.
pub(super) type Row = [Entry; 16];

/// How far apart the rows of [`SMALL`] are in [`BASE`]: 2^40.
const STRIDE: usize = 4;

/// `SMALL[i]` is j 2^(40 i) B.
pub(super) static SMALL: [Row; BASE.len().div_ceil(STRIDE)] = every(STRIDE, &BASE);

/// The first row alone.
pub(super) static ONE: [Row; 1] = [BASE[0]];

/// The window of verification's tables, which have 2^(window - 2) entries: B, 3 B, 5 B, ....
pub(super) const ODD_WINDOW: u32 = if cfg!(feature = "small-tables") { 5 } else { 8 };

/// The odd multiples of B.
pub(super) static ODD: [Entry; 1 << (ODD_WINDOW - 2)] = first(&BASE_ODD);
/// The odd multiples of 2^128 B.
pub(super) static ODD_128: [Entry; 1 << (ODD_WINDOW - 2)] = first(&BASE_128_ODD);

const fn first<const N: usize>(table: &[Entry]) -> [Entry; N] {
    match table.first_chunk() {
        Some(entries) => *entries,
        None => panic!("a window beyond the generated tables"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_tables_are_small() {
        let all = size_of_val(&BASE) + size_of_val(&BASE_ODD) + size_of_val(&BASE_128_ODD);
        let odd = size_of_val(&ODD) + size_of_val(&ODD_128);
        assert_eq!(ODD[..], BASE_ODD[..ODD.len()]);
        assert_eq!(ODD_128[..], BASE_128_ODD[..ODD.len()]);
        if cfg!(feature = "small-tables") {
            assert!(4 * (size_of_val(&SMALL) + odd) <= all);
        } else {
            assert_eq!(odd, size_of_val(&BASE_ODD) + size_of_val(&BASE_128_ODD));
        }
    }
}
