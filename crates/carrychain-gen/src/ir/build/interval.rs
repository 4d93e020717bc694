//! What is known of a value: between which integers it lies.

use num_bigint::BigUint;
use num_traits::Zero;

/// All integers from `lo` to `hi`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interval {
    /// The smallest.
    pub lo: BigUint,
    /// The largest.
    pub hi: BigUint,
}

impl Interval {
    /// From zero.
    pub fn up_to(hi: BigUint) -> Self {
        Self {
            lo: BigUint::zero(),
            hi,
        }
    }

    pub(super) fn high(&self, k: u32) -> Self {
        Self {
            lo: &self.lo >> k,
            hi: &self.hi >> k,
        }
    }

    pub(super) fn exactly(value: BigUint) -> Self {
        Self {
            lo: value.clone(),
            hi: value,
        }
    }
}
