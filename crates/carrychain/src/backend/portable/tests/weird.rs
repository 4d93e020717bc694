//! Numbers whose words are all zeros, all ones, powers of two or next to one of these, and numbers next to the bound.

use num_bigint::BigUint;
use proptest::prelude::*;
use std::vec::Vec;

fn word() -> impl Strategy<Value = u64> {
    let small = 0u64..20;
    prop_oneof![
        2 => small.clone(),
        2 => small.prop_map(|x| u64::MAX - x),
        1 => (0..64u32).prop_map(|k| 1 << k),
        1 => (0..64u32).prop_map(|k| (1 << k) - 1),
        // Both halves at once, for 32-bit words.
        1 => Just(0xffff_ffff),
        1 => Just(0xffff_ffff_0000_0000),
        2 => any::<u64>(),
    ]
}

/// From 0 to `bound` - 1.
pub(super) fn below(bound: BigUint) -> BoxedStrategy<BigUint> {
    let count = bound.bits().div_ceil(64) as usize;
    let number = |words: Vec<u64>| {
        let sum = |sum: BigUint, word: &u64| (sum << 64) + *word;
        words.iter().fold(BigUint::ZERO, sum)
    };
    let limit = bound.clone();
    let by_words = prop::collection::vec(word(), count).prop_map(move |w| number(w) % &limit);
    let next_to_bound = (1u32..60).prop_map(move |x| &bound - x);
    prop_oneof![4 => by_words, 1 => next_to_bound].boxed()
}
