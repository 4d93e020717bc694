//! Numbers as sums of signed digits: the fewer or smaller the digits, the fewer additions or table entries.

use crate::field::Words;
use core::array;

/// k = sum of d_i 32^i with d_i in [-16, 15]; in constant time. `k` is below 2^255.
pub(crate) fn signed_radix_32(k: &Words) -> [i8; 52] {
    let mut carry = 0;
    array::from_fn(|i| {
        let sum = (bits_at(k, 5 * i) & 31) as i8 + carry;
        carry = (sum + 16) >> 5;
        sum - (carry << 5)
    })
}

/// The 64 bits of k from `bit` on.
#[inline(always)]
fn bits_at(k: &Words, bit: usize) -> u64 {
    let (word, shift) = (bit / 64, bit % 64);
    let low = k.get(word).unwrap_or(&0) >> shift;
    let high = k.get(word + 1).unwrap_or(&0);
    // In two steps, as a shift by 64 is none.
    low | high << 1 << (63 - shift)
}

/// The width-`w` non-adjacent form of k: k = sum of d_i 2^i, each d_i 0 or odd and below 2^(w-1) in size, and
/// of any w in sequence at most one not 0. In time that depends on `k`, which is public.
pub(crate) fn naf_vartime(k: &Words, w: u32) -> [i8; 257] {
    let mut digits = [0; 257];
    let (mut bit, mut carry) = (0, 0);
    while bit < 257 {
        let bits = bits_at(k, bit);
        // Zeros, or with a carry ones, are digits 0 and leave the carry as it is.
        let zeros = (bits ^ 0u64.wrapping_sub(carry)).trailing_zeros();
        if zeros > 0 {
            bit += zeros as usize;
            continue;
        }
        let value = (bits & ((1 << w) - 1)) + carry;
        carry = value >> (w - 1);
        digits[bit] = (value as i64 - ((carry as i64) << w)) as i8;
        bit += w as usize;
    }
    digits
}
