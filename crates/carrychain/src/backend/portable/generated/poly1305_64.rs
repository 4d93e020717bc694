//! Arithmetic modulo 2^130-5, made by
//!
//! ```text
//! carrychain-gen synth '2^130-5' --word 64 --limbs 3 --lang rust --template unsaturated-solinas --tight 17/16 --loose 3
//! ```
//!
//! - modulus: 2^130-5
//! - template: unsaturated-solinas
//! - words: 3 of 64 bits
//! - s, c: 130, 0x5
//! - radix: 2^(130/3)
//! - weights: 0, 44, 87
//! - carry chain: passes over all limbs at once, as many as the bounds need
//! - added before subtracting: 2 p = 0x1ffffffffff6, 0xffffffffffe, 0xffffffffffe
//! - tight: 0x110000000000, 0x88000000000, 0x88000000000
//! - loose: 0x330000000000, 0x198000000000, 0x198000000000

use crate::backend::portable::barrier::mask64;

/// An element with carried limbs.
///
/// Largest limbs: 0x110000000000, 0x88000000000, 0x88000000000.
#[derive(Clone, Copy)]
pub(crate) struct Tight(pub(crate) [u64; 3]);

/// An element whose limbs have room for one addition or subtraction.
///
/// Largest limbs: 0x330000000000, 0x198000000000, 0x198000000000.
#[derive(Clone, Copy)]
pub(crate) struct Loose(pub(crate) [u64; 3]);

/// a b.
#[inline]
pub(crate) fn carry_mul(a: &Loose, b: &Loose) -> Tight {
    let x11 = a.0[1] << 1;
    let x14 = b.0[2] * 5;
    let x17 = a.0[2] << 1;
    let x18 = b.0[1] * 5;
    let x22 = u128::from(a.0[0]) * u128::from(b.0[0]) + u128::from(x11) * u128::from(x14) + u128::from(x17) * u128::from(x18);
    let x24 = u128::from(a.0[0]) * u128::from(b.0[1]) + u128::from(a.0[1]) * u128::from(b.0[0]) + u128::from(a.0[2]) * u128::from(x14);
    let x26 = u128::from(a.0[0]) * u128::from(b.0[2]) + u128::from(x11) * u128::from(b.0[1]) + u128::from(a.0[2]) * u128::from(b.0[0]);
    let x27 = (x22 as u64) & 0xfffffffffff;
    let x28 = (x22 >> 44) as u64;
    let x29 = (x24 as u64) & 0x7ffffffffff;
    let x30 = (x24 >> 43) as u64;
    let x31 = (x26 as u64) & 0x7ffffffffff;
    let x32 = (x26 >> 43) as u64;
    let x33 = x29 + x28;
    let x34 = x31 + x30;
    let x36 = x27 + x32 * 5;
    let x37 = x36 & 0xfffffffffff;
    let x38 = x36 >> 44;
    let x39 = x33 & 0x7ffffffffff;
    let x40 = x33 >> 43;
    let x41 = x34 & 0x7ffffffffff;
    let x42 = x34 >> 43;
    let x43 = x39 + x38;
    let x44 = x41 + x40;
    let x46 = x37 + x42 * 5;
    Tight([x46, x43, x44])
}

/// a^2.
#[inline]
pub(crate) fn carry_square(a: &Loose) -> Tight {
    let x5 = a.0[0] << 1;
    let x8 = a.0[1] << 1;
    let x11 = a.0[1] << 2;
    let x13 = a.0[2] * 5;
    let x16 = u128::from(a.0[0]) * u128::from(a.0[0]) + u128::from(x11) * u128::from(x13);
    let x17 = u128::from(x5) * u128::from(a.0[1]) + u128::from(a.0[2]) * u128::from(x13);
    let x18 = u128::from(x5) * u128::from(a.0[2]) + u128::from(x8) * u128::from(a.0[1]);
    let x19 = (x16 as u64) & 0xfffffffffff;
    let x20 = (x16 >> 44) as u64;
    let x21 = (x17 as u64) & 0x7ffffffffff;
    let x22 = (x17 >> 43) as u64;
    let x23 = (x18 as u64) & 0x7ffffffffff;
    let x24 = (x18 >> 43) as u64;
    let x25 = x21 + x20;
    let x26 = x23 + x22;
    let x28 = x19 + x24 * 5;
    let x29 = x28 & 0xfffffffffff;
    let x30 = x28 >> 44;
    let x31 = x25 & 0x7ffffffffff;
    let x32 = x25 >> 43;
    let x33 = x26 & 0x7ffffffffff;
    let x34 = x26 >> 43;
    let x35 = x31 + x30;
    let x36 = x33 + x32;
    let x38 = x29 + x34 * 5;
    Tight([x38, x35, x36])
}

/// a.
#[inline]
pub(crate) fn carry(a: &Loose) -> Tight {
    let x3 = a.0[0] & 0xfffffffffff;
    let x4 = a.0[0] >> 44;
    let x5 = a.0[1] & 0x7ffffffffff;
    let x6 = a.0[1] >> 43;
    let x7 = a.0[2] & 0x7ffffffffff;
    let x8 = a.0[2] >> 43;
    let x9 = x5 + x4;
    let x10 = x7 + x6;
    let x13 = x3 + x8 * 5;
    Tight([x13, x9, x10])
}

/// a + b.
#[inline]
pub(crate) fn add(a: &Tight, b: &Tight) -> Loose {
    let x6 = a.0[0] + b.0[0];
    let x7 = a.0[1] + b.0[1];
    let x8 = a.0[2] + b.0[2];
    Loose([x6, x7, x8])
}

/// a - b.
#[inline]
pub(crate) fn sub(a: &Tight, b: &Tight) -> Loose {
    let x7 = 0x1ffffffffff6 - b.0[0];
    let x9 = 0xffffffffffe - b.0[1];
    let x10 = 0xffffffffffe - b.0[2];
    let x11 = x7 + a.0[0];
    let x12 = x9 + a.0[1];
    let x13 = x10 + a.0[2];
    Loose([x11, x12, x13])
}

/// -a.
#[inline]
pub(crate) fn opp(a: &Tight) -> Loose {
    let x4 = 0x1ffffffffff6 - a.0[0];
    let x6 = 0xffffffffffe - a.0[1];
    let x7 = 0xffffffffffe - a.0[2];
    Loose([x4, x6, x7])
}

/// a.
#[inline]
pub(crate) fn relax(a: &Tight) -> Loose {
    Loose([a.0[0], a.0[1], a.0[2]])
}

/// a + b.
#[inline]
pub(crate) fn carry_add(a: &Tight, b: &Tight) -> Tight {
    let x6 = a.0[0] + b.0[0];
    let x7 = a.0[1] + b.0[1];
    let x8 = a.0[2] + b.0[2];
    let x9 = x6 & 0xfffffffffff;
    let x10 = x6 >> 44;
    let x11 = x7 & 0x7ffffffffff;
    let x12 = x7 >> 43;
    let x13 = x8 & 0x7ffffffffff;
    let x14 = x8 >> 43;
    let x15 = x11 + x10;
    let x16 = x13 + x12;
    let x19 = x9 + x14 * 5;
    Tight([x19, x15, x16])
}

/// a - b.
#[inline]
pub(crate) fn carry_sub(a: &Tight, b: &Tight) -> Tight {
    let x7 = 0x1ffffffffff6 - b.0[0];
    let x9 = 0xffffffffffe - b.0[1];
    let x10 = 0xffffffffffe - b.0[2];
    let x11 = x7 + a.0[0];
    let x12 = x9 + a.0[1];
    let x13 = x10 + a.0[2];
    let x14 = x11 & 0xfffffffffff;
    let x15 = x11 >> 44;
    let x16 = x12 & 0x7ffffffffff;
    let x17 = x12 >> 43;
    let x18 = x13 & 0x7ffffffffff;
    let x19 = x13 >> 43;
    let x20 = x16 + x15;
    let x21 = x18 + x17;
    let x24 = x14 + x19 * 5;
    Tight([x24, x20, x21])
}

/// -a.
#[inline]
pub(crate) fn carry_opp(a: &Tight) -> Tight {
    let x4 = 0x1ffffffffff6 - a.0[0];
    let x6 = 0xffffffffffe - a.0[1];
    let x7 = 0xffffffffffe - a.0[2];
    let x8 = x4 & 0xfffffffffff;
    let x9 = x4 >> 44;
    let x10 = x6 & 0x7ffffffffff;
    let x11 = x6 >> 43;
    let x12 = x7 & 0x7ffffffffff;
    let x13 = x7 >> 43;
    let x14 = x10 + x9;
    let x15 = x12 + x11;
    let x18 = x8 + x13 * 5;
    Tight([x18, x14, x15])
}

/// `zero` if flag is 0, `nonzero` if it is 1.
#[inline]
pub(crate) fn selectznz(flag: u64, zero: &Tight, nonzero: &Tight) -> Tight {
    let m0 = mask64(flag);
    let x7 = zero.0[0] ^ (m0 & (zero.0[0] ^ nonzero.0[0]));
    let x8 = zero.0[1] ^ (m0 & (zero.0[1] ^ nonzero.0[1]));
    let x9 = zero.0[2] ^ (m0 & (zero.0[2] ^ nonzero.0[2]));
    Tight([x7, x8, x9])
}

/// a mod p, fully reduced, little-endian.
#[inline]
pub(crate) fn to_bytes(a: &Tight) -> [u8; 17] {
    let x4 = a.0[0] + 5;
    let x6 = x4 >> 44;
    let x7 = a.0[1] + x6;
    let x9 = x7 >> 43;
    let x10 = a.0[2] + x9;
    let x12 = x10 >> 43;
    let x14 = a.0[0] + x12 * 5;
    let x15 = x14 & 0xfffffffffff;
    let x16 = x14 >> 44;
    let x17 = a.0[1] + x16;
    let x18 = x17 & 0x7ffffffffff;
    let x19 = x17 >> 43;
    let x20 = a.0[2] + x19;
    let x21 = x20 & 0x7ffffffffff;
    let x23 = x18 & 0xfffff;
    let x24 = x18 >> 20;
    let x27 = x15 + (x23 << 44);
    let x28 = x21 & 0x1ffffffffff;
    let x29 = x21 >> 41;
    let x32 = x24 + (x28 << 23);
    let x33 = x27 & 0xff;
    let x34 = x27 >> 8;
    let x35 = x34 & 0xff;
    let x36 = x34 >> 8;
    let x37 = x36 & 0xff;
    let x38 = x36 >> 8;
    let x39 = x38 & 0xff;
    let x40 = x38 >> 8;
    let x41 = x40 & 0xff;
    let x42 = x40 >> 8;
    let x43 = x42 & 0xff;
    let x44 = x42 >> 8;
    let x45 = x44 & 0xff;
    let x46 = x44 >> 8;
    let x47 = x32 & 0xff;
    let x48 = x32 >> 8;
    let x49 = x48 & 0xff;
    let x50 = x48 >> 8;
    let x51 = x50 & 0xff;
    let x52 = x50 >> 8;
    let x53 = x52 & 0xff;
    let x54 = x52 >> 8;
    let x55 = x54 & 0xff;
    let x56 = x54 >> 8;
    let x57 = x56 & 0xff;
    let x58 = x56 >> 8;
    let x59 = x58 & 0xff;
    let x60 = x58 >> 8;
    [x33 as u8, x35 as u8, x37 as u8, x39 as u8, x41 as u8, x43 as u8, x45 as u8, x46 as u8, x47 as u8, x49 as u8, x51 as u8, x53 as u8, x55 as u8, x57 as u8, x59 as u8, x60 as u8, x29 as u8]
}

/// a, little-endian, below 2^130; it need not be below p.
#[inline]
pub(crate) fn from_bytes(a: &[u8; 17]) -> Tight {
    let x37 = u64::from(a[0]) + (u64::from(a[1]) << 8) + (u64::from(a[2]) << 16) + (u64::from(a[3]) << 24) + (u64::from(a[4]) << 32) + (u64::from(a[5]) << 40) + (u64::from(a[6]) << 48) + (u64::from(a[7]) << 56);
    let x51 = u64::from(a[8]) + (u64::from(a[9]) << 8) + (u64::from(a[10]) << 16) + (u64::from(a[11]) << 24) + (u64::from(a[12]) << 32) + (u64::from(a[13]) << 40) + (u64::from(a[14]) << 48) + (u64::from(a[15]) << 56);
    let x52 = x37 & 0xfffffffffff;
    let x53 = x37 >> 44;
    let x54 = x51 & 0x7fffff;
    let x55 = x51 >> 23;
    let x58 = x53 + (x54 << 20);
    let x61 = x55 + (u64::from(a[16]) << 41);
    Tight([x52, x58, x61])
}
