//! Arithmetic modulo 2^130-5, made by
//!
//! ```text
//! carrychain-gen synth '2^130-5' --word 32 --limbs 5 --lang rust --template clamped-multiplier --helpers crate::backend::portable::barrier
//! ```
//!
//! - modulus: 2^130-5
//! - template: clamped-multiplier
//! - words: 5 of 32 bits
//! - k: 2
//! - c: 0x5

use crate::backend::portable::barrier::{select32, constant32};

/// An element: full words and what little is above them.
///
/// Largest limbs: 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0x4.
#[derive(Clone, Copy)]
pub(crate) struct Sum(pub(crate) [u32; 5]);

/// r: 4 clear high bits a word; all words but the first are multiples of 2^2.
///
/// Largest limbs: 0xfffffff, 0xffffffc, 0xffffffc, 0xffffffc.
#[derive(Clone, Copy)]
pub(crate) struct Multiplier(pub(crate) [u32; 4]);

/// c r_i / 2^k for each word of r but the first.
///
/// Largest limbs: 0x13fffffb, 0x13fffffb, 0x13fffffb.
#[derive(Clone, Copy)]
pub(crate) struct Folded(pub(crate) [u32; 3]);

/// c r_i / 2^k.
#[inline(always)]
pub(crate) fn fold(r: &Multiplier) -> Folded {
    let x5 = r.0[1] >> 2;
    let x7 = x5 * 5;
    let x9 = r.0[2] >> 2;
    let x10 = x9 * 5;
    let x12 = r.0[3] >> 2;
    let x13 = x12 * 5;
    Folded([x7, x10, x13])
}

/// (h + block + 2^(w n) top) r.
#[inline(always)]
pub(crate) fn step(h: &Sum, block: &[u32; 4], top: u32, r: &Multiplier, folded: &Folded) -> Sum {
    let (x18, x19) = h.0[0].carrying_add(block[0], false);
    let (x20, x21) = h.0[1].carrying_add(block[1], x19);
    let (x22, x23) = h.0[2].carrying_add(block[2], x21);
    let (x24, x25) = h.0[3].carrying_add(block[3], x23);
    let x27 = h.0[4] + top + u32::from(x25);
    let x44 = x27 * folded.0[0];
    let x45 = x27 * folded.0[1];
    let x46 = x27 * folded.0[2];
    let x49 = u64::from(x18) * u64::from(r.0[0])
        + u64::from(x20) * u64::from(folded.0[2])
        + u64::from(x22) * u64::from(folded.0[1])
        + u64::from(x24) * u64::from(folded.0[0]);
    let x50 = x49 as u32;
    let x51 = (x49 >> 32) as u32;
    let x56 = u64::from(x18) * u64::from(r.0[1])
        + u64::from(x20) * u64::from(r.0[0])
        + u64::from(x22) * u64::from(folded.0[2])
        + u64::from(x24) * u64::from(folded.0[1])
        + u64::from(x44)
        + u64::from(x51);
    let x57 = x56 as u32;
    let x58 = (x56 >> 32) as u32;
    let x63 = u64::from(x18) * u64::from(r.0[2])
        + u64::from(x20) * u64::from(r.0[1])
        + u64::from(x22) * u64::from(r.0[0])
        + u64::from(x24) * u64::from(folded.0[2])
        + u64::from(x45)
        + u64::from(x58);
    let x64 = x63 as u32;
    let x65 = (x63 >> 32) as u32;
    let x70 = u64::from(x18) * u64::from(r.0[3])
        + u64::from(x20) * u64::from(r.0[2])
        + u64::from(x22) * u64::from(r.0[1])
        + u64::from(x24) * u64::from(r.0[0])
        + u64::from(x46)
        + u64::from(x65);
    let x71 = x70 as u32;
    let x72 = (x70 >> 32) as u32;
    let x74 = x27 * r.0[0] + x72;
    let x75 = x74 & 0x3;
    let x76 = x74 >> 2;
    let x78 = x76 * 5;
    let (x79, x80) = x50.carrying_add(x78, false);
    let (x81, x82) = x57.carrying_add(constant32(0), x80);
    let (x83, x84) = x64.carrying_add(constant32(0), x82);
    let (x85, x86) = x71.carrying_add(constant32(0), x84);
    let x87 = x75 + u32::from(x86);
    Sum([x79, x81, x83, x85, x87])
}

/// ((h mod p) + s) mod 2^(w n).
#[inline(always)]
pub(crate) fn finish(h: &Sum, s: &[u32; 4]) -> [u32; 4] {
    let x9 = h.0[4] & 0x3;
    let x10 = h.0[4] >> 2;
    let x12 = x10 * 5;
    let (x14, x15) = h.0[0].carrying_add(x12, false);
    let (x16, x17) = h.0[1].carrying_add(constant32(0), x15);
    let (x18, x19) = h.0[2].carrying_add(constant32(0), x17);
    let (x20, x21) = h.0[3].carrying_add(constant32(0), x19);
    let (x23, x24) = x14.carrying_add(constant32(5), false);
    let (x25, x26) = x16.carrying_add(constant32(0), x24);
    let (x27, x28) = x18.carrying_add(constant32(0), x26);
    let (x29, x30) = x20.carrying_add(constant32(0), x28);
    let x31 = x9 + u32::from(x21) + u32::from(x30);
    let x33 = x31 >> 2;
    let x34 = select32(x33 != 0, x14, x23);
    let x35 = select32(x33 != 0, x16, x25);
    let x36 = select32(x33 != 0, x18, x27);
    let x37 = select32(x33 != 0, x20, x29);
    let (x38, x39) = x34.carrying_add(s[0], false);
    let (x40, x41) = x35.carrying_add(s[1], x39);
    let (x42, x43) = x36.carrying_add(s[2], x41);
    let (x44, _) = x37.carrying_add(s[3], x43);
    [x38, x40, x42, x44]
}
