//! GF(p), p = 2^255 - 19, as the curve formulas see it.
//!
//! An element is held in one of two forms, after how far it may exceed p:
//!
//! - *tight*: the result of a multiplication or of a carry; what may be added or subtracted;
//! - *loose*: a sum or difference of two tight elements; what may be multiplied.
//!
//! Every tight element is a loose one. A formula that multiplies only sums of products thus needs no carry
//! besides those of its multiplications, and one that forgets a carry does not compile. The bounds
//! themselves are each backend's own.

mod power;

/// Little-endian words of a number below 2^256: the form that all backends share.
pub(crate) type Words = [u64; 4];

/// Arithmetic in GF(2^255 - 19).
pub(crate) trait Field: 'static + Copy {
    /// What may be added.
    type Tight: Copy + Into<Self::Loose>;
    /// What may be multiplied.
    type Loose: Copy;

    /// 0.
    const ZERO: Self::Tight;
    /// 1.
    const ONE: Self::Tight;

    /// a b.
    fn mul(a: impl Into<Self::Loose>, b: impl Into<Self::Loose>) -> Self::Tight;
    /// a^2.
    fn square(a: impl Into<Self::Loose>) -> Self::Tight;
    /// a^(2^n).
    fn square_times(a: Self::Tight, n: u32) -> Self::Tight {
        (0..n).fold(a, |a, _| Self::square(a))
    }
    /// 121666 a; 121666 = (A + 2) / 4 for Curve25519's A = 486662.
    fn mul_121666(a: impl Into<Self::Loose>) -> Self::Tight;
    /// a + b.
    fn add(a: Self::Tight, b: Self::Tight) -> Self::Loose;
    /// a - b.
    fn sub(a: Self::Tight, b: Self::Tight) -> Self::Loose;
    /// -a.
    fn neg(a: Self::Tight) -> Self::Loose;
    /// a, carried.
    fn carry(a: Self::Loose) -> Self::Tight;
    /// a + b, carried.
    fn carry_add(a: Self::Tight, b: Self::Tight) -> Self::Tight;
    /// a - b, carried.
    fn carry_sub(a: Self::Tight, b: Self::Tight) -> Self::Tight;
    /// `one` if `flag` is 1, `zero` if it is 0, without a branch.
    fn select(flag: u8, zero: Self::Tight, one: Self::Tight) -> Self::Tight;
    /// The element that `words`, a number below 2^255, stands for; it need not be below p.
    fn from_words(words: &Words) -> Self::Tight;
    /// The element as a number below p.
    fn to_words(a: Self::Tight) -> Words;
    /// a^-1, or 0 for 0.
    fn invert(a: Self::Tight) -> Self::Tight;

    /// Whether a = b; the answer is public.
    fn equal_vartime(a: Self::Tight, b: Self::Tight) -> bool {
        Self::to_words(a) == Self::to_words(b)
    }

    /// 1 if a = 0, else 0, without a branch.
    fn is_zero(a: Self::Tight) -> u8 {
        let any = Self::to_words(a).iter().fold(0, |any, word| any | word);
        ((any | any.wrapping_neg()) >> 63) as u8 ^ 1
    }

    /// a^((p - 5) / 8).
    fn pow_p58(a: Self::Tight) -> Self::Tight {
        power::pow_p58::<Self>(a)
    }
}

/// p.
pub(crate) const P: Words = [u64::MAX - 18, u64::MAX, u64::MAX, u64::MAX >> 1];

/// The words of a little-endian number.
pub(crate) fn words_from_bytes(bytes: &[u8; 32]) -> Words {
    let (words, _) = bytes.as_chunks::<8>();
    core::array::from_fn(|i| u64::from_le_bytes(words[i]))
}

/// The little-endian bytes of a number.
pub(crate) fn words_to_bytes(words: &Words) -> [u8; 32] {
    let mut bytes = [0; 32];
    for (chunk, word) in bytes.as_chunks_mut::<8>().0.iter_mut().zip(words) {
        *chunk = word.to_le_bytes();
    }
    bytes
}

/// Whether a < b; the answer is public.
pub(crate) fn less_vartime(a: &Words, b: &Words) -> bool {
    a.iter().rev().lt(b.iter().rev())
}

#[cfg(test)]
mod tests;
