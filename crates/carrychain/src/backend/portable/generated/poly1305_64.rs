//! Arithmetic modulo 2^130-5, made by
//!
//! ```text
//! carrychain-gen synth '2^130-5' --word 64 --limbs 3 --lang rust --template clamped-multiplier --helpers crate::backend::portable::barrier
//! ```
//!
//! - modulus: 2^130-5
//! - template: clamped-multiplier
//! - words: 3 of 64 bits
//! - k: 2
//! - c: 0x5

use crate::backend::portable::barrier::{select64, constant64};

/// An element: full words and what little is above them.
///
/// Largest limbs: 0xffffffffffffffff, 0xffffffffffffffff, 0x4.
#[derive(Clone, Copy)]
pub(crate) struct Sum(pub(crate) [u64; 3]);

/// r: 4 clear high bits a word; all words but the first are multiples of 2^2.
///
/// Largest limbs: 0xfffffffffffffff, 0xffffffffffffffc.
#[derive(Clone, Copy)]
pub(crate) struct Multiplier(pub(crate) [u64; 2]);

/// c r_i / 2^k for each word of r but the first.
///
/// Largest limbs: 0x13fffffffffffffb.
#[derive(Clone, Copy)]
pub(crate) struct Folded(pub(crate) [u64; 1]);

/// c r_i / 2^k.
#[inline(always)]
pub(crate) fn fold(r: &Multiplier) -> Folded {
    let x3 = r.0[1] >> 2;
    let x5 = x3 * 5;
    Folded([x5])
}

/// (h + block + 2^(w n) top) r.
#[inline(always)]
pub(crate) fn step(h: &Sum, block: &[u64; 2], top: u64, r: &Multiplier, folded: &Folded) -> Sum {
    let (x10, x11) = h.0[0].carrying_add(block[0], false);
    let (x12, x13) = h.0[1].carrying_add(block[1], x11);
    let x15 = h.0[2] + top + u64::from(x13);
    let x20 = x15 * folded.0[0];
    let x21 = u128::from(x10) * u128::from(r.0[0])
        + u128::from(x12) * u128::from(folded.0[0]);
    let x22 = x21 as u64;
    let x23 = (x21 >> 64) as u64;
    let x26 = u128::from(x10) * u128::from(r.0[1])
        + u128::from(x12) * u128::from(r.0[0])
        + u128::from(x20)
        + u128::from(x23);
    let x27 = x26 as u64;
    let x28 = (x26 >> 64) as u64;
    let x30 = x15 * r.0[0] + x28;
    let x31 = x30 & 0x3;
    let x32 = x30 >> 2;
    let x34 = x32 * 5;
    let (x35, x36) = x22.carrying_add(x34, false);
    let (x37, x38) = x27.carrying_add(constant64(0), x36);
    let x39 = x31 + u64::from(x38);
    Sum([x35, x37, x39])
}

/// ((h mod p) + s) mod 2^(w n).
#[inline(always)]
pub(crate) fn finish(h: &Sum, s: &[u64; 2]) -> [u64; 2] {
    let x5 = h.0[2] & 0x3;
    let x6 = h.0[2] >> 2;
    let x8 = x6 * 5;
    let (x10, x11) = h.0[0].carrying_add(x8, false);
    let (x12, x13) = h.0[1].carrying_add(constant64(0), x11);
    let (x15, x16) = x10.carrying_add(constant64(5), false);
    let (x17, x18) = x12.carrying_add(constant64(0), x16);
    let x19 = x5 + u64::from(x13) + u64::from(x18);
    let x21 = x19 >> 2;
    let x22 = select64(x21 != 0, x10, x15);
    let x23 = select64(x21 != 0, x12, x17);
    let (x24, x25) = x22.carrying_add(s[0], false);
    let (x26, _) = x23.carrying_add(s[1], x25);
    [x24, x26]
}
