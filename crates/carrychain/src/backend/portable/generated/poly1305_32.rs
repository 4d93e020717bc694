//! Arithmetic modulo 2^130-5, made by
//!
//! ```text
//! carrychain-gen synth '2^130-5' --word 32 --limbs 5 --lang rust --template unsaturated-solinas --tight 17/16 --loose 3
//! ```
//!
//! - modulus: 2^130-5
//! - template: unsaturated-solinas
//! - words: 5 of 32 bits
//! - s, c: 130, 0x5
//! - radix: 2^(130/5)
//! - weights: 0, 26, 52, 78, 104
//! - carry chain: passes over all limbs at once, as many as the bounds need
//! - added before subtracting: 2 p = 0x7fffff6, 0x7fffffe, 0x7fffffe, 0x7fffffe, 0x7fffffe
//! - tight: 0x4400000, 0x4400000, 0x4400000, 0x4400000, 0x4400000
//! - loose: 0xcc00000, 0xcc00000, 0xcc00000, 0xcc00000, 0xcc00000

use crate::backend::portable::barrier::mask32;

/// An element with carried limbs.
///
/// Largest limbs: 0x4400000, 0x4400000, 0x4400000, 0x4400000, 0x4400000.
#[derive(Clone, Copy)]
pub(crate) struct Tight(pub(crate) [u32; 5]);

/// An element whose limbs have room for one addition or subtraction.
///
/// Largest limbs: 0xcc00000, 0xcc00000, 0xcc00000, 0xcc00000, 0xcc00000.
#[derive(Clone, Copy)]
pub(crate) struct Loose(pub(crate) [u32; 5]);

/// a b.
#[inline]
pub(crate) fn carry_mul(a: &Loose, b: &Loose) -> Tight {
    let x20 = b.0[4] * 5;
    let x25 = b.0[3] * 5;
    let x30 = b.0[2] * 5;
    let x35 = b.0[1] * 5;
    let x43 = u64::from(a.0[0]) * u64::from(b.0[0]) + u64::from(a.0[1]) * u64::from(x20) + u64::from(a.0[2]) * u64::from(x25) + u64::from(a.0[3]) * u64::from(x30) + u64::from(a.0[4]) * u64::from(x35);
    let x47 = u64::from(a.0[0]) * u64::from(b.0[1]) + u64::from(a.0[1]) * u64::from(b.0[0]) + u64::from(a.0[2]) * u64::from(x20) + u64::from(a.0[3]) * u64::from(x25) + u64::from(a.0[4]) * u64::from(x30);
    let x51 = u64::from(a.0[0]) * u64::from(b.0[2]) + u64::from(a.0[1]) * u64::from(b.0[1]) + u64::from(a.0[2]) * u64::from(b.0[0]) + u64::from(a.0[3]) * u64::from(x20) + u64::from(a.0[4]) * u64::from(x25);
    let x55 = u64::from(a.0[0]) * u64::from(b.0[3]) + u64::from(a.0[1]) * u64::from(b.0[2]) + u64::from(a.0[2]) * u64::from(b.0[1]) + u64::from(a.0[3]) * u64::from(b.0[0]) + u64::from(a.0[4]) * u64::from(x20);
    let x59 = u64::from(a.0[0]) * u64::from(b.0[4]) + u64::from(a.0[1]) * u64::from(b.0[3]) + u64::from(a.0[2]) * u64::from(b.0[2]) + u64::from(a.0[3]) * u64::from(b.0[1]) + u64::from(a.0[4]) * u64::from(b.0[0]);
    let x60 = (x43 as u32) & 0x3ffffff;
    let x61 = x43 >> 26;
    let x62 = (x47 as u32) & 0x3ffffff;
    let x63 = x47 >> 26;
    let x64 = (x51 as u32) & 0x3ffffff;
    let x65 = x51 >> 26;
    let x66 = (x55 as u32) & 0x3ffffff;
    let x67 = x55 >> 26;
    let x68 = (x59 as u32) & 0x3ffffff;
    let x69 = (x59 >> 26) as u32;
    let x70 = u64::from(x62) + x61;
    let x71 = u64::from(x64) + x63;
    let x72 = u64::from(x66) + x65;
    let x73 = u64::from(x68) + x67;
    let x75 = u64::from(x60) + u64::from(x69) * 5;
    let x76 = (x75 as u32) & 0x3ffffff;
    let x77 = (x75 >> 26) as u32;
    let x78 = (x70 as u32) & 0x3ffffff;
    let x79 = (x70 >> 26) as u32;
    let x80 = (x71 as u32) & 0x3ffffff;
    let x81 = (x71 >> 26) as u32;
    let x82 = (x72 as u32) & 0x3ffffff;
    let x83 = (x72 >> 26) as u32;
    let x84 = (x73 as u32) & 0x3ffffff;
    let x85 = (x73 >> 26) as u32;
    let x86 = x78 + x77;
    let x87 = x80 + x79;
    let x88 = x82 + x81;
    let x89 = x84 + x83;
    let x91 = x76 + x85 * 5;
    Tight([x91, x86, x87, x88, x89])
}

/// a^2.
#[inline]
pub(crate) fn carry_square(a: &Loose) -> Tight {
    let x7 = a.0[0] << 1;
    let x13 = a.0[1] << 1;
    let x17 = a.0[4] * 5;
    let x20 = a.0[2] << 1;
    let x21 = a.0[3] * 5;
    let x25 = a.0[3] << 1;
    let x29 = u64::from(a.0[0]) * u64::from(a.0[0]) + u64::from(x13) * u64::from(x17) + u64::from(x20) * u64::from(x21);
    let x31 = u64::from(x7) * u64::from(a.0[1]) + u64::from(x20) * u64::from(x17) + u64::from(a.0[3]) * u64::from(x21);
    let x33 = u64::from(x7) * u64::from(a.0[2]) + u64::from(a.0[1]) * u64::from(a.0[1]) + u64::from(x25) * u64::from(x17);
    let x35 = u64::from(x7) * u64::from(a.0[3]) + u64::from(x13) * u64::from(a.0[2]) + u64::from(a.0[4]) * u64::from(x17);
    let x37 = u64::from(x7) * u64::from(a.0[4]) + u64::from(x13) * u64::from(a.0[3]) + u64::from(a.0[2]) * u64::from(a.0[2]);
    let x38 = (x29 as u32) & 0x3ffffff;
    let x39 = x29 >> 26;
    let x40 = (x31 as u32) & 0x3ffffff;
    let x41 = x31 >> 26;
    let x42 = (x33 as u32) & 0x3ffffff;
    let x43 = x33 >> 26;
    let x44 = (x35 as u32) & 0x3ffffff;
    let x45 = x35 >> 26;
    let x46 = (x37 as u32) & 0x3ffffff;
    let x47 = (x37 >> 26) as u32;
    let x48 = u64::from(x40) + x39;
    let x49 = u64::from(x42) + x41;
    let x50 = u64::from(x44) + x43;
    let x51 = u64::from(x46) + x45;
    let x53 = u64::from(x38) + u64::from(x47) * 5;
    let x54 = (x53 as u32) & 0x3ffffff;
    let x55 = (x53 >> 26) as u32;
    let x56 = (x48 as u32) & 0x3ffffff;
    let x57 = (x48 >> 26) as u32;
    let x58 = (x49 as u32) & 0x3ffffff;
    let x59 = (x49 >> 26) as u32;
    let x60 = (x50 as u32) & 0x3ffffff;
    let x61 = (x50 >> 26) as u32;
    let x62 = (x51 as u32) & 0x3ffffff;
    let x63 = (x51 >> 26) as u32;
    let x64 = x56 + x55;
    let x65 = x58 + x57;
    let x66 = x60 + x59;
    let x67 = x62 + x61;
    let x69 = x54 + x63 * 5;
    Tight([x69, x64, x65, x66, x67])
}

/// a.
#[inline]
pub(crate) fn carry(a: &Loose) -> Tight {
    let x5 = a.0[0] & 0x3ffffff;
    let x6 = a.0[0] >> 26;
    let x7 = a.0[1] & 0x3ffffff;
    let x8 = a.0[1] >> 26;
    let x9 = a.0[2] & 0x3ffffff;
    let x10 = a.0[2] >> 26;
    let x11 = a.0[3] & 0x3ffffff;
    let x12 = a.0[3] >> 26;
    let x13 = a.0[4] & 0x3ffffff;
    let x14 = a.0[4] >> 26;
    let x15 = x7 + x6;
    let x16 = x9 + x8;
    let x17 = x11 + x10;
    let x18 = x13 + x12;
    let x21 = x5 + x14 * 5;
    Tight([x21, x15, x16, x17, x18])
}

/// a + b.
#[inline]
pub(crate) fn add(a: &Tight, b: &Tight) -> Loose {
    let x10 = a.0[0] + b.0[0];
    let x11 = a.0[1] + b.0[1];
    let x12 = a.0[2] + b.0[2];
    let x13 = a.0[3] + b.0[3];
    let x14 = a.0[4] + b.0[4];
    Loose([x10, x11, x12, x13, x14])
}

/// a - b.
#[inline]
pub(crate) fn sub(a: &Tight, b: &Tight) -> Loose {
    let x11 = 0x7fffff6 - b.0[0];
    let x13 = 0x7fffffe - b.0[1];
    let x14 = 0x7fffffe - b.0[2];
    let x15 = 0x7fffffe - b.0[3];
    let x16 = 0x7fffffe - b.0[4];
    let x17 = x11 + a.0[0];
    let x18 = x13 + a.0[1];
    let x19 = x14 + a.0[2];
    let x20 = x15 + a.0[3];
    let x21 = x16 + a.0[4];
    Loose([x17, x18, x19, x20, x21])
}

/// -a.
#[inline]
pub(crate) fn opp(a: &Tight) -> Loose {
    let x6 = 0x7fffff6 - a.0[0];
    let x8 = 0x7fffffe - a.0[1];
    let x9 = 0x7fffffe - a.0[2];
    let x10 = 0x7fffffe - a.0[3];
    let x11 = 0x7fffffe - a.0[4];
    Loose([x6, x8, x9, x10, x11])
}

/// a.
#[inline]
pub(crate) fn relax(a: &Tight) -> Loose {
    Loose([a.0[0], a.0[1], a.0[2], a.0[3], a.0[4]])
}

/// a + b.
#[inline]
pub(crate) fn carry_add(a: &Tight, b: &Tight) -> Tight {
    let x10 = a.0[0] + b.0[0];
    let x11 = a.0[1] + b.0[1];
    let x12 = a.0[2] + b.0[2];
    let x13 = a.0[3] + b.0[3];
    let x14 = a.0[4] + b.0[4];
    let x15 = x10 & 0x3ffffff;
    let x16 = x10 >> 26;
    let x17 = x11 & 0x3ffffff;
    let x18 = x11 >> 26;
    let x19 = x12 & 0x3ffffff;
    let x20 = x12 >> 26;
    let x21 = x13 & 0x3ffffff;
    let x22 = x13 >> 26;
    let x23 = x14 & 0x3ffffff;
    let x24 = x14 >> 26;
    let x25 = x17 + x16;
    let x26 = x19 + x18;
    let x27 = x21 + x20;
    let x28 = x23 + x22;
    let x31 = x15 + x24 * 5;
    Tight([x31, x25, x26, x27, x28])
}

/// a - b.
#[inline]
pub(crate) fn carry_sub(a: &Tight, b: &Tight) -> Tight {
    let x11 = 0x7fffff6 - b.0[0];
    let x13 = 0x7fffffe - b.0[1];
    let x14 = 0x7fffffe - b.0[2];
    let x15 = 0x7fffffe - b.0[3];
    let x16 = 0x7fffffe - b.0[4];
    let x17 = x11 + a.0[0];
    let x18 = x13 + a.0[1];
    let x19 = x14 + a.0[2];
    let x20 = x15 + a.0[3];
    let x21 = x16 + a.0[4];
    let x22 = x17 & 0x3ffffff;
    let x23 = x17 >> 26;
    let x24 = x18 & 0x3ffffff;
    let x25 = x18 >> 26;
    let x26 = x19 & 0x3ffffff;
    let x27 = x19 >> 26;
    let x28 = x20 & 0x3ffffff;
    let x29 = x20 >> 26;
    let x30 = x21 & 0x3ffffff;
    let x31 = x21 >> 26;
    let x32 = x24 + x23;
    let x33 = x26 + x25;
    let x34 = x28 + x27;
    let x35 = x30 + x29;
    let x38 = x22 + x31 * 5;
    Tight([x38, x32, x33, x34, x35])
}

/// -a.
#[inline]
pub(crate) fn carry_opp(a: &Tight) -> Tight {
    let x6 = 0x7fffff6 - a.0[0];
    let x8 = 0x7fffffe - a.0[1];
    let x9 = 0x7fffffe - a.0[2];
    let x10 = 0x7fffffe - a.0[3];
    let x11 = 0x7fffffe - a.0[4];
    let x12 = x6 & 0x3ffffff;
    let x13 = x6 >> 26;
    let x14 = x8 & 0x3ffffff;
    let x15 = x8 >> 26;
    let x16 = x9 & 0x3ffffff;
    let x17 = x9 >> 26;
    let x18 = x10 & 0x3ffffff;
    let x19 = x10 >> 26;
    let x20 = x11 & 0x3ffffff;
    let x21 = x11 >> 26;
    let x22 = x14 + x13;
    let x23 = x16 + x15;
    let x24 = x18 + x17;
    let x25 = x20 + x19;
    let x28 = x12 + x21 * 5;
    Tight([x28, x22, x23, x24, x25])
}

/// `zero` if flag is 0, `nonzero` if it is 1.
#[inline]
pub(crate) fn selectznz(flag: u32, zero: &Tight, nonzero: &Tight) -> Tight {
    let m0 = mask32(flag);
    let x11 = zero.0[0] ^ (m0 & (zero.0[0] ^ nonzero.0[0]));
    let x12 = zero.0[1] ^ (m0 & (zero.0[1] ^ nonzero.0[1]));
    let x13 = zero.0[2] ^ (m0 & (zero.0[2] ^ nonzero.0[2]));
    let x14 = zero.0[3] ^ (m0 & (zero.0[3] ^ nonzero.0[3]));
    let x15 = zero.0[4] ^ (m0 & (zero.0[4] ^ nonzero.0[4]));
    Tight([x11, x12, x13, x14, x15])
}

/// a mod p, fully reduced, little-endian.
#[inline]
pub(crate) fn to_bytes(a: &Tight) -> [u8; 17] {
    let x6 = a.0[0] + 5;
    let x8 = x6 >> 26;
    let x9 = a.0[1] + x8;
    let x11 = x9 >> 26;
    let x12 = a.0[2] + x11;
    let x14 = x12 >> 26;
    let x15 = a.0[3] + x14;
    let x17 = x15 >> 26;
    let x18 = a.0[4] + x17;
    let x20 = x18 >> 26;
    let x22 = a.0[0] + x20 * 5;
    let x23 = x22 & 0x3ffffff;
    let x24 = x22 >> 26;
    let x25 = a.0[1] + x24;
    let x26 = x25 & 0x3ffffff;
    let x27 = x25 >> 26;
    let x28 = a.0[2] + x27;
    let x29 = x28 & 0x3ffffff;
    let x30 = x28 >> 26;
    let x31 = a.0[3] + x30;
    let x32 = x31 & 0x3ffffff;
    let x33 = x31 >> 26;
    let x34 = a.0[4] + x33;
    let x35 = x34 & 0x3ffffff;
    let x37 = x26 & 0x3f;
    let x38 = x26 >> 6;
    let x41 = x23 + (x37 << 26);
    let x42 = x29 & 0xfff;
    let x43 = x29 >> 12;
    let x46 = x38 + (x42 << 20);
    let x47 = x32 & 0x3ffff;
    let x48 = x32 >> 18;
    let x51 = x43 + (x47 << 14);
    let x52 = x35 & 0xffffff;
    let x53 = x35 >> 24;
    let x56 = x48 + (x52 << 8);
    let x57 = x41 & 0xff;
    let x58 = x41 >> 8;
    let x59 = x58 & 0xff;
    let x60 = x58 >> 8;
    let x61 = x60 & 0xff;
    let x62 = x60 >> 8;
    let x63 = x46 & 0xff;
    let x64 = x46 >> 8;
    let x65 = x64 & 0xff;
    let x66 = x64 >> 8;
    let x67 = x66 & 0xff;
    let x68 = x66 >> 8;
    let x69 = x51 & 0xff;
    let x70 = x51 >> 8;
    let x71 = x70 & 0xff;
    let x72 = x70 >> 8;
    let x73 = x72 & 0xff;
    let x74 = x72 >> 8;
    let x75 = x56 & 0xff;
    let x76 = x56 >> 8;
    let x77 = x76 & 0xff;
    let x78 = x76 >> 8;
    let x79 = x78 & 0xff;
    let x80 = x78 >> 8;
    [x57 as u8, x59 as u8, x61 as u8, x62 as u8, x63 as u8, x65 as u8, x67 as u8, x68 as u8, x69 as u8, x71 as u8, x73 as u8, x74 as u8, x75 as u8, x77 as u8, x79 as u8, x80 as u8, x53 as u8]
}

/// a, little-endian, below 2^130; it need not be below p.
#[inline]
pub(crate) fn from_bytes(a: &[u8; 17]) -> Tight {
    let x25 = u32::from(a[0]) + (u32::from(a[1]) << 8) + (u32::from(a[2]) << 16) + (u32::from(a[3]) << 24);
    let x31 = u32::from(a[4]) + (u32::from(a[5]) << 8) + (u32::from(a[6]) << 16) + (u32::from(a[7]) << 24);
    let x37 = u32::from(a[8]) + (u32::from(a[9]) << 8) + (u32::from(a[10]) << 16) + (u32::from(a[11]) << 24);
    let x43 = u32::from(a[12]) + (u32::from(a[13]) << 8) + (u32::from(a[14]) << 16) + (u32::from(a[15]) << 24);
    let x44 = x25 & 0x3ffffff;
    let x45 = x25 >> 26;
    let x46 = x31 & 0xfffff;
    let x47 = x31 >> 20;
    let x50 = x45 + (x46 << 6);
    let x51 = x37 & 0x3fff;
    let x52 = x37 >> 14;
    let x55 = x47 + (x51 << 12);
    let x56 = x43 & 0xff;
    let x57 = x43 >> 8;
    let x60 = x52 + (x56 << 18);
    let x62 = x57 + (u32::from(a[16]) << 24);
    Tight([x44, x50, x55, x60, x62])
}
