//! Numbers as sums of signed digits: the fewer or smaller the digits, the fewer additions or table entries.

use crate::field::Words;

/// k = sum of d_i 16^i with d_i in [-8, 7], but the last in [0, 8]; in constant time. `k` is below 2^255.
pub(crate) fn signed_radix_16(k: &Words) -> [i8; 64] {
    let mut digits = [0; 64];
    let mut carry = 0;
    for (digits, word) in digits.as_chunks_mut::<16>().0.iter_mut().zip(k) {
        for (i, digit) in digits.iter_mut().enumerate() {
            let sum = (word >> (4 * i) & 15) as i8 + carry;
            carry = (sum + 8) >> 4;
            *digit = sum - (carry << 4);
        }
    }
    // The last digit is at most 7 + 1, of which nothing is to be carried.
    digits[63] += carry << 4;
    digits
}

/// The width-`w` non-adjacent form of k: k = sum of d_i 2^i, each d_i 0 or odd and below 2^(w-1) in size, and
/// of any w in sequence at most one not 0. In time that depends on `k`, which is public.
pub(crate) fn naf_vartime(k: &Words, w: u32) -> [i8; 257] {
    let mut digits = [0; 257];
    let window = (1 << w) - 1;
    let (mut bit, mut carry) = (0, 0);
    while bit < 257 {
        let (word, shift) = (bit / 64, bit % 64);
        let mut bits = if word < 4 { k[word] >> shift } else { 0 };
        if shift != 0 && word < 3 {
            bits |= k[word + 1] << (64 - shift);
        }
        let value = (bits & window) + carry;
        if value & 1 == 0 {
            // An even value leaves the carry where it is: 0 + 0, or 1 + 1.
            bit += 1;
            continue;
        }
        carry = value >> (w - 1);
        digits[bit] = (value as i64 - ((carry as i64) << w)) as i8;
        bit += w as usize;
    }
    digits
}
