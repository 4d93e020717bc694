//! Which multiples of the base point G a program has with it: all that were generated, or with the feature `small-tables`
//! fewer. Those for verification are the same in any program.
//!
//! Statics, so that a program has in it what it uses and no more.

use super::words::Words;
use crate::backend::portable::generated::p256_tables::BASE;
use crate::sparse::every;

/// An affine point in a table: x R mod p and y R mod p, which both word sizes read.
pub(crate) type Entry = [Words; 2];

/// How far apart the rows of [`SMALL`] are in [`BASE`]: 2^30.
const STRIDE: usize = 5;

/// `SMALL[i][j]` is (2 j + 1) 2^(30 i) G.
pub(crate) static SMALL: [[Entry; 32]; BASE.len().div_ceil(STRIDE)] = every(STRIDE, &BASE);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::portable::generated::p256_tables::BASE_ODD;

    #[test]
    fn small_tables_are_small() {
        let all = size_of_val(&BASE) + size_of_val(&BASE_ODD);
        assert!(4 * (size_of_val(&SMALL) + size_of_val(&BASE_ODD)) <= all);
    }
}
