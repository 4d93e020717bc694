//! Every generated field function against big integers, on values that break things.

mod montgomery;
mod solinas;
mod weird;

use num_bigint::BigUint;

/// An unsigned word.
trait Word: Copy + Into<u64> {
    const BITS: u32;
    fn truncated(value: u64) -> Self;
}

macro_rules! word {
    ($ty:ty) => {
        impl Word for $ty {
            const BITS: u32 = <$ty>::BITS;
            fn truncated(value: u64) -> Self {
                value as $ty
            }
        }
    };
}
word!(u32);
word!(u64);

/// The number with these words, least significant first.
fn value<W: Word>(words: &[W]) -> BigUint {
    let number = |sum: BigUint, word: &W| (sum << W::BITS) + (*word).into();
    words.iter().rev().fold(BigUint::ZERO, number)
}

/// The words of a number.
fn words<W: Word, const N: usize>(value: &BigUint) -> [W; N] {
    assert!(value.bits() <= u64::from(W::BITS) * N as u64);
    core::array::from_fn(|i| {
        let shifted = value >> (W::BITS as usize * i);
        W::truncated(shifted.iter_u64_digits().next().unwrap_or(0))
    })
}

/// 2^bits.
fn two_to(bits: u32) -> BigUint {
    BigUint::from(1u32) << bits
}
