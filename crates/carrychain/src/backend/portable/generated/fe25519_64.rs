//! Arithmetic modulo 2^255-19, made by
//!
//! ```text
//! carrychain-gen synth '2^255-19' --word 64 --limbs 5 --lang rust --template unsaturated-solinas --tight 17/16 --loose 3 --functions carry_mul,carry_square,carry_scmul_121666,carry,add,sub,opp,relax,carry_add,carry_sub,carry_opp,selectznz,to_bytes,from_bytes
//! ```
//!
//! - modulus: 2^255-19
//! - template: unsaturated-solinas
//! - words: 5 of 64 bits
//! - s, c: 255, 0x13
//! - radix: 2^(255/5)
//! - weights: 0, 51, 102, 153, 204
//! - carry chain: passes over all limbs at once, as many as the bounds need
//! - added before subtracting: 2 p = 0xfffffffffffda, 0xffffffffffffe, 0xffffffffffffe, 0xffffffffffffe, 0xffffffffffffe
//! - tight: 0x8800000000000, 0x8800000000000, 0x8800000000000, 0x8800000000000, 0x8800000000000
//! - loose: 0x19800000000000, 0x19800000000000, 0x19800000000000, 0x19800000000000, 0x19800000000000

use crate::backend::portable::barrier::{select64};

/// An element with carried limbs.
///
/// Largest limbs: 0x8800000000000, 0x8800000000000, 0x8800000000000, 0x8800000000000, 0x8800000000000.
#[derive(Clone, Copy)]
pub(crate) struct Tight(pub(crate) [u64; 5]);

/// An element whose limbs have room for one addition or subtraction.
///
/// Largest limbs: 0x19800000000000, 0x19800000000000, 0x19800000000000, 0x19800000000000, 0x19800000000000.
#[derive(Clone, Copy)]
pub(crate) struct Loose(pub(crate) [u64; 5]);

/// a b.
#[inline(always)]
pub(crate) fn carry_mul(a: &Loose, b: &Loose) -> Tight {
    let x20 = b.0[4] * 19;
    let x25 = b.0[3] * 19;
    let x30 = b.0[2] * 19;
    let x35 = b.0[1] * 19;
    let x43 = u128::from(a.0[0]) * u128::from(b.0[0]) + u128::from(a.0[1]) * u128::from(x20) + u128::from(a.0[2]) * u128::from(x25) + u128::from(a.0[3]) * u128::from(x30) + u128::from(a.0[4]) * u128::from(x35);
    let x47 = u128::from(a.0[0]) * u128::from(b.0[1]) + u128::from(a.0[1]) * u128::from(b.0[0]) + u128::from(a.0[2]) * u128::from(x20) + u128::from(a.0[3]) * u128::from(x25) + u128::from(a.0[4]) * u128::from(x30);
    let x51 = u128::from(a.0[0]) * u128::from(b.0[2]) + u128::from(a.0[1]) * u128::from(b.0[1]) + u128::from(a.0[2]) * u128::from(b.0[0]) + u128::from(a.0[3]) * u128::from(x20) + u128::from(a.0[4]) * u128::from(x25);
    let x55 = u128::from(a.0[0]) * u128::from(b.0[3]) + u128::from(a.0[1]) * u128::from(b.0[2]) + u128::from(a.0[2]) * u128::from(b.0[1]) + u128::from(a.0[3]) * u128::from(b.0[0]) + u128::from(a.0[4]) * u128::from(x20);
    let x59 = u128::from(a.0[0]) * u128::from(b.0[4]) + u128::from(a.0[1]) * u128::from(b.0[3]) + u128::from(a.0[2]) * u128::from(b.0[2]) + u128::from(a.0[3]) * u128::from(b.0[1]) + u128::from(a.0[4]) * u128::from(b.0[0]);
    let x60 = (x43 as u64) & 0x7ffffffffffff;
    let x61 = (x43 >> 51) as u64;
    let x62 = (x47 as u64) & 0x7ffffffffffff;
    let x63 = (x47 >> 51) as u64;
    let x64 = (x51 as u64) & 0x7ffffffffffff;
    let x65 = (x51 >> 51) as u64;
    let x66 = (x55 as u64) & 0x7ffffffffffff;
    let x67 = (x55 >> 51) as u64;
    let x68 = (x59 as u64) & 0x7ffffffffffff;
    let x69 = (x59 >> 51) as u64;
    let x70 = x62 + x61;
    let x71 = x64 + x63;
    let x72 = x66 + x65;
    let x73 = x68 + x67;
    let x75 = x60 + x69 * 19;
    let x76 = x75 & 0x7ffffffffffff;
    let x77 = x75 >> 51;
    let x78 = x70 & 0x7ffffffffffff;
    let x79 = x70 >> 51;
    let x80 = x71 & 0x7ffffffffffff;
    let x81 = x71 >> 51;
    let x82 = x72 & 0x7ffffffffffff;
    let x83 = x72 >> 51;
    let x84 = x73 & 0x7ffffffffffff;
    let x85 = x73 >> 51;
    let x86 = x78 + x77;
    let x87 = x80 + x79;
    let x88 = x82 + x81;
    let x89 = x84 + x83;
    let x91 = x76 + x85 * 19;
    Tight([x91, x86, x87, x88, x89])
}

/// a^2.
#[inline(always)]
pub(crate) fn carry_square(a: &Loose) -> Tight {
    let x7 = a.0[0] << 1;
    let x13 = a.0[1] << 1;
    let x17 = a.0[4] * 19;
    let x20 = a.0[2] << 1;
    let x21 = a.0[3] * 19;
    let x25 = a.0[3] << 1;
    let x29 = u128::from(a.0[0]) * u128::from(a.0[0]) + u128::from(x13) * u128::from(x17) + u128::from(x20) * u128::from(x21);
    let x31 = u128::from(x7) * u128::from(a.0[1]) + u128::from(x20) * u128::from(x17) + u128::from(a.0[3]) * u128::from(x21);
    let x33 = u128::from(x7) * u128::from(a.0[2]) + u128::from(a.0[1]) * u128::from(a.0[1]) + u128::from(x25) * u128::from(x17);
    let x35 = u128::from(x7) * u128::from(a.0[3]) + u128::from(x13) * u128::from(a.0[2]) + u128::from(a.0[4]) * u128::from(x17);
    let x37 = u128::from(x7) * u128::from(a.0[4]) + u128::from(x13) * u128::from(a.0[3]) + u128::from(a.0[2]) * u128::from(a.0[2]);
    let x38 = (x29 as u64) & 0x7ffffffffffff;
    let x39 = (x29 >> 51) as u64;
    let x40 = (x31 as u64) & 0x7ffffffffffff;
    let x41 = (x31 >> 51) as u64;
    let x42 = (x33 as u64) & 0x7ffffffffffff;
    let x43 = (x33 >> 51) as u64;
    let x44 = (x35 as u64) & 0x7ffffffffffff;
    let x45 = (x35 >> 51) as u64;
    let x46 = (x37 as u64) & 0x7ffffffffffff;
    let x47 = (x37 >> 51) as u64;
    let x48 = x40 + x39;
    let x49 = x42 + x41;
    let x50 = x44 + x43;
    let x51 = x46 + x45;
    let x53 = x38 + x47 * 19;
    let x54 = x53 & 0x7ffffffffffff;
    let x55 = x53 >> 51;
    let x56 = x48 & 0x7ffffffffffff;
    let x57 = x48 >> 51;
    let x58 = x49 & 0x7ffffffffffff;
    let x59 = x49 >> 51;
    let x60 = x50 & 0x7ffffffffffff;
    let x61 = x50 >> 51;
    let x62 = x51 & 0x7ffffffffffff;
    let x63 = x51 >> 51;
    let x64 = x56 + x55;
    let x65 = x58 + x57;
    let x66 = x60 + x59;
    let x67 = x62 + x61;
    let x69 = x54 + x63 * 19;
    Tight([x69, x64, x65, x66, x67])
}

/// 121666 a.
#[inline(always)]
pub(crate) fn carry_scmul_121666(a: &Loose) -> Tight {
    let x6 = u128::from(a.0[0]) * 0x1db42;
    let x7 = u128::from(a.0[1]) * 0x1db42;
    let x8 = u128::from(a.0[2]) * 0x1db42;
    let x9 = u128::from(a.0[3]) * 0x1db42;
    let x10 = u128::from(a.0[4]) * 0x1db42;
    let x11 = (x6 as u64) & 0x7ffffffffffff;
    let x12 = (x6 >> 51) as u64;
    let x13 = (x7 as u64) & 0x7ffffffffffff;
    let x14 = (x7 >> 51) as u64;
    let x15 = (x8 as u64) & 0x7ffffffffffff;
    let x16 = (x8 >> 51) as u64;
    let x17 = (x9 as u64) & 0x7ffffffffffff;
    let x18 = (x9 >> 51) as u64;
    let x19 = (x10 as u64) & 0x7ffffffffffff;
    let x20 = (x10 >> 51) as u64;
    let x21 = x13 + x12;
    let x22 = x15 + x14;
    let x23 = x17 + x16;
    let x24 = x19 + x18;
    let x27 = x11 + x20 * 19;
    Tight([x27, x21, x22, x23, x24])
}

/// a.
#[inline(always)]
pub(crate) fn carry(a: &Loose) -> Tight {
    let x5 = a.0[0] & 0x7ffffffffffff;
    let x6 = a.0[0] >> 51;
    let x7 = a.0[1] & 0x7ffffffffffff;
    let x8 = a.0[1] >> 51;
    let x9 = a.0[2] & 0x7ffffffffffff;
    let x10 = a.0[2] >> 51;
    let x11 = a.0[3] & 0x7ffffffffffff;
    let x12 = a.0[3] >> 51;
    let x13 = a.0[4] & 0x7ffffffffffff;
    let x14 = a.0[4] >> 51;
    let x15 = x7 + x6;
    let x16 = x9 + x8;
    let x17 = x11 + x10;
    let x18 = x13 + x12;
    let x21 = x5 + x14 * 19;
    Tight([x21, x15, x16, x17, x18])
}

/// a + b.
#[inline(always)]
pub(crate) fn add(a: &Tight, b: &Tight) -> Loose {
    let x10 = a.0[0] + b.0[0];
    let x11 = a.0[1] + b.0[1];
    let x12 = a.0[2] + b.0[2];
    let x13 = a.0[3] + b.0[3];
    let x14 = a.0[4] + b.0[4];
    Loose([x10, x11, x12, x13, x14])
}

/// a - b.
#[inline(always)]
pub(crate) fn sub(a: &Tight, b: &Tight) -> Loose {
    let x11 = 0xfffffffffffda - b.0[0];
    let x13 = 0xffffffffffffe - b.0[1];
    let x14 = 0xffffffffffffe - b.0[2];
    let x15 = 0xffffffffffffe - b.0[3];
    let x16 = 0xffffffffffffe - b.0[4];
    let x17 = x11 + a.0[0];
    let x18 = x13 + a.0[1];
    let x19 = x14 + a.0[2];
    let x20 = x15 + a.0[3];
    let x21 = x16 + a.0[4];
    Loose([x17, x18, x19, x20, x21])
}

/// -a.
#[inline(always)]
pub(crate) fn opp(a: &Tight) -> Loose {
    let x6 = 0xfffffffffffda - a.0[0];
    let x8 = 0xffffffffffffe - a.0[1];
    let x9 = 0xffffffffffffe - a.0[2];
    let x10 = 0xffffffffffffe - a.0[3];
    let x11 = 0xffffffffffffe - a.0[4];
    Loose([x6, x8, x9, x10, x11])
}

/// a.
#[inline(always)]
pub(crate) fn relax(a: &Tight) -> Loose {
    Loose([a.0[0], a.0[1], a.0[2], a.0[3], a.0[4]])
}

/// a + b.
#[inline(always)]
pub(crate) fn carry_add(a: &Tight, b: &Tight) -> Tight {
    let x10 = a.0[0] + b.0[0];
    let x11 = a.0[1] + b.0[1];
    let x12 = a.0[2] + b.0[2];
    let x13 = a.0[3] + b.0[3];
    let x14 = a.0[4] + b.0[4];
    let x15 = x10 & 0x7ffffffffffff;
    let x16 = x10 >> 51;
    let x17 = x11 & 0x7ffffffffffff;
    let x18 = x11 >> 51;
    let x19 = x12 & 0x7ffffffffffff;
    let x20 = x12 >> 51;
    let x21 = x13 & 0x7ffffffffffff;
    let x22 = x13 >> 51;
    let x23 = x14 & 0x7ffffffffffff;
    let x24 = x14 >> 51;
    let x25 = x17 + x16;
    let x26 = x19 + x18;
    let x27 = x21 + x20;
    let x28 = x23 + x22;
    let x31 = x15 + x24 * 19;
    Tight([x31, x25, x26, x27, x28])
}

/// a - b.
#[inline(always)]
pub(crate) fn carry_sub(a: &Tight, b: &Tight) -> Tight {
    let x11 = 0xfffffffffffda - b.0[0];
    let x13 = 0xffffffffffffe - b.0[1];
    let x14 = 0xffffffffffffe - b.0[2];
    let x15 = 0xffffffffffffe - b.0[3];
    let x16 = 0xffffffffffffe - b.0[4];
    let x17 = x11 + a.0[0];
    let x18 = x13 + a.0[1];
    let x19 = x14 + a.0[2];
    let x20 = x15 + a.0[3];
    let x21 = x16 + a.0[4];
    let x22 = x17 & 0x7ffffffffffff;
    let x23 = x17 >> 51;
    let x24 = x18 & 0x7ffffffffffff;
    let x25 = x18 >> 51;
    let x26 = x19 & 0x7ffffffffffff;
    let x27 = x19 >> 51;
    let x28 = x20 & 0x7ffffffffffff;
    let x29 = x20 >> 51;
    let x30 = x21 & 0x7ffffffffffff;
    let x31 = x21 >> 51;
    let x32 = x24 + x23;
    let x33 = x26 + x25;
    let x34 = x28 + x27;
    let x35 = x30 + x29;
    let x38 = x22 + x31 * 19;
    Tight([x38, x32, x33, x34, x35])
}

/// -a.
#[inline(always)]
pub(crate) fn carry_opp(a: &Tight) -> Tight {
    let x6 = 0xfffffffffffda - a.0[0];
    let x8 = 0xffffffffffffe - a.0[1];
    let x9 = 0xffffffffffffe - a.0[2];
    let x10 = 0xffffffffffffe - a.0[3];
    let x11 = 0xffffffffffffe - a.0[4];
    let x12 = x6 & 0x7ffffffffffff;
    let x13 = x6 >> 51;
    let x14 = x8 & 0x7ffffffffffff;
    let x15 = x8 >> 51;
    let x16 = x9 & 0x7ffffffffffff;
    let x17 = x9 >> 51;
    let x18 = x10 & 0x7ffffffffffff;
    let x19 = x10 >> 51;
    let x20 = x11 & 0x7ffffffffffff;
    let x21 = x11 >> 51;
    let x22 = x14 + x13;
    let x23 = x16 + x15;
    let x24 = x18 + x17;
    let x25 = x20 + x19;
    let x28 = x12 + x21 * 19;
    Tight([x28, x22, x23, x24, x25])
}

/// `zero` if flag is 0, `nonzero` if it is 1.
#[inline(always)]
pub(crate) fn selectznz(flag: u64, zero: &Tight, nonzero: &Tight) -> Tight {
    let x11 = select64(flag != 0, zero.0[0], nonzero.0[0]);
    let x12 = select64(flag != 0, zero.0[1], nonzero.0[1]);
    let x13 = select64(flag != 0, zero.0[2], nonzero.0[2]);
    let x14 = select64(flag != 0, zero.0[3], nonzero.0[3]);
    let x15 = select64(flag != 0, zero.0[4], nonzero.0[4]);
    Tight([x11, x12, x13, x14, x15])
}

/// a mod p, fully reduced, little-endian.
#[inline(always)]
pub(crate) fn to_bytes(a: &Tight) -> [u8; 32] {
    let x6 = a.0[0] + 19;
    let x8 = x6 >> 51;
    let x9 = a.0[1] + x8;
    let x11 = x9 >> 51;
    let x12 = a.0[2] + x11;
    let x14 = x12 >> 51;
    let x15 = a.0[3] + x14;
    let x17 = x15 >> 51;
    let x18 = a.0[4] + x17;
    let x20 = x18 >> 51;
    let x22 = a.0[0] + x20 * 19;
    let x23 = x22 & 0x7ffffffffffff;
    let x24 = x22 >> 51;
    let x25 = a.0[1] + x24;
    let x26 = x25 & 0x7ffffffffffff;
    let x27 = x25 >> 51;
    let x28 = a.0[2] + x27;
    let x29 = x28 & 0x7ffffffffffff;
    let x30 = x28 >> 51;
    let x31 = a.0[3] + x30;
    let x32 = x31 & 0x7ffffffffffff;
    let x33 = x31 >> 51;
    let x34 = a.0[4] + x33;
    let x35 = x34 & 0x7ffffffffffff;
    let x37 = x26 & 0x1fff;
    let x38 = x26 >> 13;
    let x41 = x23 + (x37 << 51);
    let x42 = x29 & 0x3ffffff;
    let x43 = x29 >> 26;
    let x46 = x38 + (x42 << 38);
    let x47 = x32 & 0x7fffffffff;
    let x48 = x32 >> 39;
    let x51 = x43 + (x47 << 25);
    let x54 = x48 + (x35 << 12);
    let x55 = x41 & 0xff;
    let x56 = x41 >> 8;
    let x57 = x56 & 0xff;
    let x58 = x56 >> 8;
    let x59 = x58 & 0xff;
    let x60 = x58 >> 8;
    let x61 = x60 & 0xff;
    let x62 = x60 >> 8;
    let x63 = x62 & 0xff;
    let x64 = x62 >> 8;
    let x65 = x64 & 0xff;
    let x66 = x64 >> 8;
    let x67 = x66 & 0xff;
    let x68 = x66 >> 8;
    let x69 = x46 & 0xff;
    let x70 = x46 >> 8;
    let x71 = x70 & 0xff;
    let x72 = x70 >> 8;
    let x73 = x72 & 0xff;
    let x74 = x72 >> 8;
    let x75 = x74 & 0xff;
    let x76 = x74 >> 8;
    let x77 = x76 & 0xff;
    let x78 = x76 >> 8;
    let x79 = x78 & 0xff;
    let x80 = x78 >> 8;
    let x81 = x80 & 0xff;
    let x82 = x80 >> 8;
    let x83 = x51 & 0xff;
    let x84 = x51 >> 8;
    let x85 = x84 & 0xff;
    let x86 = x84 >> 8;
    let x87 = x86 & 0xff;
    let x88 = x86 >> 8;
    let x89 = x88 & 0xff;
    let x90 = x88 >> 8;
    let x91 = x90 & 0xff;
    let x92 = x90 >> 8;
    let x93 = x92 & 0xff;
    let x94 = x92 >> 8;
    let x95 = x94 & 0xff;
    let x96 = x94 >> 8;
    let x97 = x54 & 0xff;
    let x98 = x54 >> 8;
    let x99 = x98 & 0xff;
    let x100 = x98 >> 8;
    let x101 = x100 & 0xff;
    let x102 = x100 >> 8;
    let x103 = x102 & 0xff;
    let x104 = x102 >> 8;
    let x105 = x104 & 0xff;
    let x106 = x104 >> 8;
    let x107 = x106 & 0xff;
    let x108 = x106 >> 8;
    let x109 = x108 & 0xff;
    let x110 = x108 >> 8;
    [x55 as u8, x57 as u8, x59 as u8, x61 as u8, x63 as u8, x65 as u8, x67 as u8, x68 as u8, x69 as u8, x71 as u8, x73 as u8, x75 as u8, x77 as u8, x79 as u8, x81 as u8, x82 as u8, x83 as u8, x85 as u8, x87 as u8, x89 as u8, x91 as u8, x93 as u8, x95 as u8, x96 as u8, x97 as u8, x99 as u8, x101 as u8, x103 as u8, x105 as u8, x107 as u8, x109 as u8, x110 as u8]
}

/// a, little-endian, below 2^255; it need not be below p.
#[inline(always)]
pub(crate) fn from_bytes(a: &[u8; 32]) -> Tight {
    let x52 = u64::from(a[0]) + (u64::from(a[1]) << 8) + (u64::from(a[2]) << 16) + (u64::from(a[3]) << 24) + (u64::from(a[4]) << 32) + (u64::from(a[5]) << 40) + (u64::from(a[6]) << 48) + (u64::from(a[7]) << 56);
    let x66 = u64::from(a[8]) + (u64::from(a[9]) << 8) + (u64::from(a[10]) << 16) + (u64::from(a[11]) << 24) + (u64::from(a[12]) << 32) + (u64::from(a[13]) << 40) + (u64::from(a[14]) << 48) + (u64::from(a[15]) << 56);
    let x80 = u64::from(a[16]) + (u64::from(a[17]) << 8) + (u64::from(a[18]) << 16) + (u64::from(a[19]) << 24) + (u64::from(a[20]) << 32) + (u64::from(a[21]) << 40) + (u64::from(a[22]) << 48) + (u64::from(a[23]) << 56);
    let x94 = u64::from(a[24]) + (u64::from(a[25]) << 8) + (u64::from(a[26]) << 16) + (u64::from(a[27]) << 24) + (u64::from(a[28]) << 32) + (u64::from(a[29]) << 40) + (u64::from(a[30]) << 48) + (u64::from(a[31]) << 56);
    let x95 = x52 & 0x7ffffffffffff;
    let x96 = x52 >> 51;
    let x97 = x66 & 0x3fffffffff;
    let x98 = x66 >> 38;
    let x101 = x96 + (x97 << 13);
    let x102 = x80 & 0x1ffffff;
    let x103 = x80 >> 25;
    let x106 = x98 + (x102 << 26);
    let x107 = x94 & 0xfff;
    let x108 = x94 >> 12;
    let x111 = x103 + (x107 << 39);
    Tight([x95, x101, x106, x111, x108])
}
