//! Between little-endian bytes, words and limbs of any width. Whole words are put together first, because compilers
//! turn those into single loads and stores.

use crate::error::Error;
use crate::ir::{Builder, Id};

/// Values and the number of bits of each, least significant first.
type Digits = [(Id, u32)];

/// The same integer in digits of `widths` bits; what is beyond their sum must be zero.
///
/// Every digit of the input must really be below 2^(its bits).
pub fn regroup(b: &mut Builder, digits: &Digits, widths: &[u32]) -> Result<Vec<Id>, Error> {
    let mut rest = digits.iter().copied();
    let mut current: Option<(Id, u32)> = None;
    let mut out = vec![];
    for width in widths {
        let mut parts = vec![];
        let mut have = 0;
        while have < *width {
            let Some((digit, bits)) = current.take().or_else(|| rest.next()) else {
                break;
            };
            let take = bits.min(width - have);
            let (low, high) = b.split(digit, take)?;
            if take < bits {
                current = Some((high, bits - take));
            }
            let low = if take < bits { low } else { digit };
            parts.push(b.scale(low, &(num_bigint::BigUint::from(1u32) << have))?);
            have += take;
        }
        out.push(b.sum(&parts)?);
    }
    Ok(out)
}

/// The widths of the words that hold `bits` bits.
fn word_widths(word: u32, bits: u32) -> Vec<u32> {
    let whole = (bits / word) as usize;
    let mut widths = vec![word; whole];
    if !bits.is_multiple_of(word) {
        widths.push(bits % word);
    }
    widths
}

/// Limbs to bytes: `ceil(sum of widths / 8)` of them.
pub fn to_bytes(b: &mut Builder, limbs: &Digits) -> Result<Vec<Id>, Error> {
    let bits = limbs.iter().map(|(_, bits)| bits).sum::<u32>().div_ceil(8) * 8;
    let widths = word_widths(b.word(), bits);
    let words = regroup(b, limbs, &widths)?;
    let words: Vec<(Id, u32)> = words.into_iter().zip(widths).collect();
    regroup(b, &words, &vec![8; (bits / 8) as usize])
}

/// Bytes to limbs of these widths.
pub fn from_bytes(b: &mut Builder, bytes: &[Id], widths: &[u32]) -> Result<Vec<Id>, Error> {
    let bytes: Vec<(Id, u32)> = bytes.iter().map(|byte| (*byte, 8)).collect();
    let word_widths = word_widths(b.word(), 8 * bytes.len() as u32);
    let words = regroup(b, &bytes, &word_widths)?;
    let words: Vec<(Id, u32)> = words.into_iter().zip(word_widths).collect();
    regroup(b, &words, widths)
}
