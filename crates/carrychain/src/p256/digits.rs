//! Signed digits of scalars: regular ones for secrets, sparse ones for public values.

use super::words::Words;
use subtle::Choice;

/// Digit `i` in base 2^`width` of an odd k: odd, never 0, so that the work per digit is always the same.
///
/// k = sum of d_i 2^(width i), i = 0..`count`, with d_i = (k >> width i | 1) mod 2^(width+1) - 2^width, an odd number below
/// 2^width in size, and the last d = k >> width (count-1) | 1 > 0. (Each step leaves (k - d) / 2^width = k >> width | 1,
/// which is odd again; Joye and Tunstall, "Exponent recoding and regular exponentiation algorithms", 2009.)
///
/// Returns (|d| - 1) / 2, an index into the odd multiples, and whether d is negative.
#[inline]
pub(crate) fn odd_digit(k: &Words, i: usize, width: usize, count: usize) -> (u64, Choice) {
    let bit = width * i;
    let (word, shift) = (bit / 64, bit % 64);
    let mut bits = k[word] >> shift;
    if shift != 0 && word + 1 < k.len() {
        bits |= k[word + 1] << (64 - shift);
    }
    let mask = (1 << width) - 1;
    // The last digit has no sign: as if the bit above it were set.
    let positive = if i + 1 == count { 1 } else { bits >> width & 1 };
    // With v = bits | 1: v - 2^width if positive; else |d| = 2^width - v, and (|d| - 1) / 2 is half of v's complement.
    let index = ((bits ^ positive.wrapping_sub(1)) & mask) >> 1;
    (index, Choice::from(positive as u8 ^ 1))
}

/// The number of digits of [`odd_digit`] for any odd k below 2^256.
pub(crate) const fn odd_digit_count(width: usize) -> usize {
    256usize.div_ceil(width)
}

/// The width-w non-adjacent form of k, least significant first: digits are 0 or odd and below 2^(width-1) in
/// size, at most one of any `width` neighbours is not 0. In time that depends on k.
pub(crate) fn wnaf_vartime(k: &Words, width: u32) -> [i8; 257] {
    let mut digits = [0; 257];
    let mut k = *k;
    let mut top = 0; // bit 256, once a negative digit has been taken off
    let mut i = 0;
    while k != [0; 4] || top != 0 {
        if k[0] & 1 == 1 {
            let low = (k[0] & ((1 << width) - 1)) as i64;
            let digit = if low >> (width - 1) == 1 {
                low - (1 << width)
            } else {
                low
            };
            digits[i] = digit as i8;
            // k - digit: the low bits become 0, and a negative digit carries into the next.
            k[0] -= low as u64;
            if digit < 0 {
                let mut carry;
                (k[0], carry) = k[0].overflowing_add(1 << width);
                for word in &mut k[1..] {
                    (*word, carry) = word.overflowing_add(u64::from(carry));
                }
                top = u64::from(carry);
            }
        }
        for j in 0..3 {
            k[j] = k[j] >> 1 | k[j + 1] << 63;
        }
        k[3] = k[3] >> 1 | top << 63;
        top = 0;
        i += 1;
    }
    digits
}
