//! Arithmetic modulo 2^255-19, made by
//!
//! ```text
//! carrychain-gen synth '2^255-19' --word 64 --limbs 4 --lang rust --template saturated-solinas --functions carry_mul,carry_square,carry_scmul_121666,carry,add,sub,opp,relax,carry_add,carry_sub,carry_opp,selectznz,to_bytes,from_bytes --helpers crate::backend::portable::barrier
//! ```
//!
//! - modulus: 2^255-19
//! - template: saturated-solinas
//! - words: 4 of 64 bits
//! - s, c: 255, 0x13
//! - 2^(w n) mod p: 2^256 = 0x26
//! - tight: below 2^255 + 2^48
//! - loose: below 2^256

use crate::backend::portable::barrier::{select64, constant64};

/// An element below 2^255 + 2^48.
///
/// As a whole below 0x8000000000000000000000000000000000000000000000000001000000000000.
#[derive(Clone, Copy)]
pub(crate) struct Tight(pub(crate) [u64; 4]);

/// An element below 2^256.
#[derive(Clone, Copy)]
pub(crate) struct Loose(pub(crate) [u64; 4]);

/// a b.
#[inline(always)]
pub(crate) fn carry_mul(a: &Loose, b: &Loose) -> Tight {
    let (x9, x10) = a.0[0].carrying_mul(b.0[0], 0);
    let (x11, x12) = a.0[0].carrying_mul(b.0[1], 0);
    let (x13, x14) = a.0[0].carrying_mul(b.0[2], 0);
    let (x15, x16) = a.0[0].carrying_mul(b.0[3], 0);
    let (x17, x18) = x11.carrying_add(x10, false);
    let (x19, x20) = x13.carrying_add(x12, x18);
    let (x21, x22) = x15.carrying_add(x14, x20);
    let x23 = x16 + u64::from(x22);
    let (x24, x25) = a.0[1].carrying_mul(b.0[0], 0);
    let (x26, x27) = a.0[1].carrying_mul(b.0[1], 0);
    let (x28, x29) = a.0[1].carrying_mul(b.0[2], 0);
    let (x30, x31) = a.0[1].carrying_mul(b.0[3], 0);
    let (x32, x33) = x26.carrying_add(x25, false);
    let (x34, x35) = x28.carrying_add(x27, x33);
    let (x36, x37) = x30.carrying_add(x29, x35);
    let x38 = x31 + u64::from(x37);
    let (x39, x40) = x17.carrying_add(x24, false);
    let (x41, x42) = x19.carrying_add(x32, x40);
    let (x43, x44) = x21.carrying_add(x34, x42);
    let (x45, x46) = x23.carrying_add(x36, x44);
    let (x47, _) = x38.carrying_add(constant64(0), x46);
    let (x49, x50) = a.0[2].carrying_mul(b.0[0], 0);
    let (x51, x52) = a.0[2].carrying_mul(b.0[1], 0);
    let (x53, x54) = a.0[2].carrying_mul(b.0[2], 0);
    let (x55, x56) = a.0[2].carrying_mul(b.0[3], 0);
    let (x57, x58) = x51.carrying_add(x50, false);
    let (x59, x60) = x53.carrying_add(x52, x58);
    let (x61, x62) = x55.carrying_add(x54, x60);
    let x63 = x56 + u64::from(x62);
    let (x64, x65) = x41.carrying_add(x49, false);
    let (x66, x67) = x43.carrying_add(x57, x65);
    let (x68, x69) = x45.carrying_add(x59, x67);
    let (x70, x71) = x47.carrying_add(x61, x69);
    let (x72, _) = x63.carrying_add(constant64(0), x71);
    let (x74, x75) = a.0[3].carrying_mul(b.0[0], 0);
    let (x76, x77) = a.0[3].carrying_mul(b.0[1], 0);
    let (x78, x79) = a.0[3].carrying_mul(b.0[2], 0);
    let (x80, x81) = a.0[3].carrying_mul(b.0[3], 0);
    let (x82, x83) = x76.carrying_add(x75, false);
    let (x84, x85) = x78.carrying_add(x77, x83);
    let (x86, x87) = x80.carrying_add(x79, x85);
    let x88 = x81 + u64::from(x87);
    let (x89, x90) = x66.carrying_add(x74, false);
    let (x91, x92) = x68.carrying_add(x82, x90);
    let (x93, x94) = x70.carrying_add(x84, x92);
    let (x95, x96) = x72.carrying_add(x86, x94);
    let (x97, _) = x88.carrying_add(constant64(0), x96);
    let (x100, x101) = 38_u64.carrying_mul(x91, 0);
    let (x102, x103) = 38_u64.carrying_mul(x93, 0);
    let (x104, x105) = 38_u64.carrying_mul(x95, 0);
    let (x106, x107) = 38_u64.carrying_mul(x97, 0);
    let (x108, x109) = x102.carrying_add(x101, false);
    let (x110, x111) = x104.carrying_add(x103, x109);
    let (x112, x113) = x106.carrying_add(x105, x111);
    let (x115, x116) = x9.carrying_add(x100, false);
    let (x117, x118) = x39.carrying_add(x108, x116);
    let (x119, x120) = x64.carrying_add(x110, x118);
    let (x121, x122) = x89.carrying_add(x112, x120);
    let x123 = x107 + u64::from(x113) + u64::from(x122);
    let x124 = x121 & 0x7fffffffffffffff;
    let x125 = x121 >> 63;
    let x129 = x123 * 38 + x125 * 19;
    let (x130, x131) = x115.carrying_add(x129, false);
    let (x132, x133) = x117.carrying_add(constant64(0), x131);
    let (x134, x135) = x119.carrying_add(constant64(0), x133);
    let x136 = x124 + u64::from(x135);
    Tight([x130, x132, x134, x136])
}

/// a^2.
#[inline(always)]
pub(crate) fn carry_square(a: &Loose) -> Tight {
    let (x5, x6) = a.0[0].carrying_mul(a.0[1], 0);
    let (x7, x8) = a.0[0].carrying_mul(a.0[2], 0);
    let (x9, x10) = a.0[0].carrying_mul(a.0[3], 0);
    let (x11, x12) = x7.carrying_add(x6, false);
    let (x13, x14) = x9.carrying_add(x8, x12);
    let x15 = x10 + u64::from(x14);
    let (x16, x17) = a.0[1].carrying_mul(a.0[2], 0);
    let (x18, x19) = a.0[1].carrying_mul(a.0[3], 0);
    let (x20, x21) = x18.carrying_add(x17, false);
    let x22 = x19 + u64::from(x21);
    let (x23, x24) = x13.carrying_add(x16, false);
    let (x25, x26) = x15.carrying_add(x20, x24);
    let (x27, _) = x22.carrying_add(constant64(0), x26);
    let (x29, x30) = a.0[2].carrying_mul(a.0[3], 0);
    let (x31, x32) = x27.carrying_add(x29, false);
    let x33 = x30 + u64::from(x32);
    let (x34, x35) = a.0[0].carrying_mul(a.0[0], 0);
    let (x36, x37) = a.0[1].carrying_mul(a.0[1], 0);
    let (x38, x39) = a.0[2].carrying_mul(a.0[2], 0);
    let (x40, x41) = a.0[3].carrying_mul(a.0[3], 0);
    let (x42, x43) = x35.carrying_add(x5, false);
    let (x44, x45) = x36.carrying_add(x11, x43);
    let (x46, x47) = x37.carrying_add(x23, x45);
    let (x48, x49) = x38.carrying_add(x25, x47);
    let (x50, x51) = x39.carrying_add(x31, x49);
    let (x52, x53) = x40.carrying_add(x33, x51);
    let x54 = x41 + u64::from(x53);
    let (x55, x56) = x42.carrying_add(x5, false);
    let (x57, x58) = x44.carrying_add(x11, x56);
    let (x59, x60) = x46.carrying_add(x23, x58);
    let (x61, x62) = x48.carrying_add(x25, x60);
    let (x63, x64) = x50.carrying_add(x31, x62);
    let (x65, x66) = x52.carrying_add(x33, x64);
    let (x67, _) = x54.carrying_add(constant64(0), x66);
    let (x70, x71) = 38_u64.carrying_mul(x61, 0);
    let (x72, x73) = 38_u64.carrying_mul(x63, 0);
    let (x74, x75) = 38_u64.carrying_mul(x65, 0);
    let (x76, x77) = 38_u64.carrying_mul(x67, 0);
    let (x78, x79) = x72.carrying_add(x71, false);
    let (x80, x81) = x74.carrying_add(x73, x79);
    let (x82, x83) = x76.carrying_add(x75, x81);
    let (x85, x86) = x34.carrying_add(x70, false);
    let (x87, x88) = x55.carrying_add(x78, x86);
    let (x89, x90) = x57.carrying_add(x80, x88);
    let (x91, x92) = x59.carrying_add(x82, x90);
    let x93 = x77 + u64::from(x83) + u64::from(x92);
    let x94 = x91 & 0x7fffffffffffffff;
    let x95 = x91 >> 63;
    let x99 = x93 * 38 + x95 * 19;
    let (x100, x101) = x85.carrying_add(x99, false);
    let (x102, x103) = x87.carrying_add(constant64(0), x101);
    let (x104, x105) = x89.carrying_add(constant64(0), x103);
    let x106 = x94 + u64::from(x105);
    Tight([x100, x102, x104, x106])
}

/// 121666 a.
#[inline(always)]
pub(crate) fn carry_scmul_121666(a: &Loose) -> Tight {
    let (x6, x7) = 0x1db42_u64.carrying_mul(a.0[0], 0);
    let (x8, x9) = 0x1db42_u64.carrying_mul(a.0[1], 0);
    let (x10, x11) = 0x1db42_u64.carrying_mul(a.0[2], 0);
    let (x12, x13) = 0x1db42_u64.carrying_mul(a.0[3], 0);
    let (x14, x15) = x8.carrying_add(x7, false);
    let (x16, x17) = x10.carrying_add(x9, x15);
    let (x18, x19) = x12.carrying_add(x11, x17);
    let x20 = x13 + u64::from(x19);
    let x21 = x18 & 0x7fffffffffffffff;
    let x22 = x18 >> 63;
    let x27 = x20 * 38 + x22 * 19;
    let (x28, x29) = x6.carrying_add(x27, false);
    let (x30, x31) = x14.carrying_add(constant64(0), x29);
    let (x32, x33) = x16.carrying_add(constant64(0), x31);
    let x34 = x21 + u64::from(x33);
    Tight([x28, x30, x32, x34])
}

/// a.
#[inline(always)]
pub(crate) fn carry(a: &Loose) -> Tight {
    let x5 = a.0[3] & 0x7fffffffffffffff;
    let x6 = a.0[3] >> 63;
    let x8 = x6 * 19;
    let (x9, x10) = a.0[0].carrying_add(x8, false);
    let (x11, x12) = a.0[1].carrying_add(constant64(0), x10);
    let (x13, x14) = a.0[2].carrying_add(constant64(0), x12);
    let x15 = x5 + u64::from(x14);
    Tight([x9, x11, x13, x15])
}

/// a + b.
#[inline(always)]
pub(crate) fn add(a: &Tight, b: &Tight) -> Loose {
    let (x9, x10) = a.0[0].carrying_add(b.0[0], false);
    let (x11, x12) = a.0[1].carrying_add(b.0[1], x10);
    let (x13, x14) = a.0[2].carrying_add(b.0[2], x12);
    let (x15, x16) = a.0[3].carrying_add(b.0[3], x14);
    let x18 = u64::from(x16) * 38;
    let (x19, _) = x9.carrying_add(x18, false);
    Loose([x19, x11, x13, x15])
}

/// a - b.
#[inline(always)]
pub(crate) fn sub(a: &Tight, b: &Tight) -> Loose {
    let (x9, x10) = a.0[0].borrowing_sub(b.0[0], false);
    let (x11, x12) = a.0[1].borrowing_sub(b.0[1], x10);
    let (x13, x14) = a.0[2].borrowing_sub(b.0[2], x12);
    let (x15, x16) = a.0[3].borrowing_sub(b.0[3], x14);
    let (x18, x19) = x9.borrowing_sub(constant64(38), false);
    let (x20, x21) = x11.borrowing_sub(constant64(0), x19);
    let (x22, x23) = x13.borrowing_sub(constant64(0), x21);
    let (x24, _) = x15.borrowing_sub(constant64(0), x23);
    let x26 = select64(x16, x9, x18);
    let x27 = select64(x16, x11, x20);
    let x28 = select64(x16, x13, x22);
    let x29 = select64(x16, x15, x24);
    Loose([x26, x27, x28, x29])
}

/// -a.
#[inline(always)]
pub(crate) fn opp(a: &Tight) -> Loose {
    let (x7, x8) = constant64(0xffffffffffffffda).borrowing_sub(a.0[0], false);
    let (x9, x10) = constant64(0xffffffffffffffff).borrowing_sub(a.0[1], x8);
    let (x11, x12) = constant64(0xffffffffffffffff).borrowing_sub(a.0[2], x10);
    let x13 = 0xffffffffffffffff - a.0[3];
    let x14 = x13 - u64::from(x12);
    Loose([x7, x9, x11, x14])
}

/// a.
#[inline(always)]
pub(crate) fn relax(a: &Tight) -> Loose {
    Loose([a.0[0], a.0[1], a.0[2], a.0[3]])
}

/// a + b.
#[inline(always)]
pub(crate) fn carry_add(a: &Tight, b: &Tight) -> Tight {
    let (x9, x10) = a.0[0].carrying_add(b.0[0], false);
    let (x11, x12) = a.0[1].carrying_add(b.0[1], x10);
    let (x13, x14) = a.0[2].carrying_add(b.0[2], x12);
    let (x15, x16) = a.0[3].carrying_add(b.0[3], x14);
    let x18 = u64::from(x16) * 38;
    let (x19, _) = x9.carrying_add(x18, false);
    let x21 = x15 & 0x7fffffffffffffff;
    let x22 = x15 >> 63;
    let x24 = x22 * 19;
    let (x25, x26) = x19.carrying_add(x24, false);
    let (x27, x28) = x11.carrying_add(constant64(0), x26);
    let (x29, x30) = x13.carrying_add(constant64(0), x28);
    let x31 = x21 + u64::from(x30);
    Tight([x25, x27, x29, x31])
}

/// a - b.
#[inline(always)]
pub(crate) fn carry_sub(a: &Tight, b: &Tight) -> Tight {
    let (x9, x10) = a.0[0].borrowing_sub(b.0[0], false);
    let (x11, x12) = a.0[1].borrowing_sub(b.0[1], x10);
    let (x13, x14) = a.0[2].borrowing_sub(b.0[2], x12);
    let (x15, x16) = a.0[3].borrowing_sub(b.0[3], x14);
    let (x18, x19) = x9.borrowing_sub(constant64(38), false);
    let (x20, x21) = x11.borrowing_sub(constant64(0), x19);
    let (x22, x23) = x13.borrowing_sub(constant64(0), x21);
    let (x24, _) = x15.borrowing_sub(constant64(0), x23);
    let x26 = select64(x16, x9, x18);
    let x27 = select64(x16, x11, x20);
    let x28 = select64(x16, x13, x22);
    let x29 = select64(x16, x15, x24);
    let x30 = x29 & 0x7fffffffffffffff;
    let x31 = x29 >> 63;
    let x33 = x31 * 19;
    let (x34, x35) = x26.carrying_add(x33, false);
    let (x36, x37) = x27.carrying_add(constant64(0), x35);
    let (x38, x39) = x28.carrying_add(constant64(0), x37);
    let x40 = x30 + u64::from(x39);
    Tight([x34, x36, x38, x40])
}

/// -a.
#[inline(always)]
pub(crate) fn carry_opp(a: &Tight) -> Tight {
    let (x7, x8) = constant64(0xffffffffffffffda).borrowing_sub(a.0[0], false);
    let (x9, x10) = constant64(0xffffffffffffffff).borrowing_sub(a.0[1], x8);
    let (x11, x12) = constant64(0xffffffffffffffff).borrowing_sub(a.0[2], x10);
    let x13 = 0xffffffffffffffff - a.0[3];
    let x14 = x13 - u64::from(x12);
    let x15 = x14 & 0x7fffffffffffffff;
    let x16 = x14 >> 63;
    let x18 = x16 * 19;
    let (x19, x20) = x7.carrying_add(x18, false);
    let (x21, x22) = x9.carrying_add(constant64(0), x20);
    let (x23, x24) = x11.carrying_add(constant64(0), x22);
    let x25 = x15 + u64::from(x24);
    Tight([x19, x21, x23, x25])
}

/// `zero` if flag is 0, `nonzero` if it is 1.
#[inline(always)]
pub(crate) fn selectznz(flag: u64, zero: &Tight, nonzero: &Tight) -> Tight {
    let x9 = select64(flag != 0, zero.0[0], nonzero.0[0]);
    let x10 = select64(flag != 0, zero.0[1], nonzero.0[1]);
    let x11 = select64(flag != 0, zero.0[2], nonzero.0[2]);
    let x12 = select64(flag != 0, zero.0[3], nonzero.0[3]);
    Tight([x9, x10, x11, x12])
}

/// a mod p, fully reduced, little-endian.
#[inline(always)]
pub(crate) fn to_bytes(a: &Tight) -> [u8; 32] {
    let (_, x7) = a.0[0].carrying_add(constant64(19), false);
    let (_, x9) = a.0[1].carrying_add(constant64(0), x7);
    let (_, x11) = a.0[2].carrying_add(constant64(0), x9);
    let x12 = a.0[3] + u64::from(x11);
    let x14 = x12 >> 63;
    let x15 = x14 * 19;
    let (x16, x17) = a.0[0].carrying_add(x15, false);
    let (x18, x19) = a.0[1].carrying_add(constant64(0), x17);
    let (x20, x21) = a.0[2].carrying_add(constant64(0), x19);
    let x22 = a.0[3] + u64::from(x21);
    let x23 = x22 & 0x7fffffffffffffff;
    let x25 = x16 & 0xff;
    let x26 = x16 >> 8;
    let x27 = x26 & 0xff;
    let x28 = x26 >> 8;
    let x29 = x28 & 0xff;
    let x30 = x28 >> 8;
    let x31 = x30 & 0xff;
    let x32 = x30 >> 8;
    let x33 = x32 & 0xff;
    let x34 = x32 >> 8;
    let x35 = x34 & 0xff;
    let x36 = x34 >> 8;
    let x37 = x36 & 0xff;
    let x38 = x36 >> 8;
    let x39 = x18 & 0xff;
    let x40 = x18 >> 8;
    let x41 = x40 & 0xff;
    let x42 = x40 >> 8;
    let x43 = x42 & 0xff;
    let x44 = x42 >> 8;
    let x45 = x44 & 0xff;
    let x46 = x44 >> 8;
    let x47 = x46 & 0xff;
    let x48 = x46 >> 8;
    let x49 = x48 & 0xff;
    let x50 = x48 >> 8;
    let x51 = x50 & 0xff;
    let x52 = x50 >> 8;
    let x53 = x20 & 0xff;
    let x54 = x20 >> 8;
    let x55 = x54 & 0xff;
    let x56 = x54 >> 8;
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
    let x67 = x23 & 0xff;
    let x68 = x23 >> 8;
    let x69 = x68 & 0xff;
    let x70 = x68 >> 8;
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
    [x25 as u8, x27 as u8, x29 as u8, x31 as u8, x33 as u8, x35 as u8, x37 as u8, x38 as u8, x39 as u8, x41 as u8, x43 as u8, x45 as u8, x47 as u8, x49 as u8, x51 as u8, x52 as u8, x53 as u8, x55 as u8, x57 as u8, x59 as u8, x61 as u8, x63 as u8, x65 as u8, x66 as u8, x67 as u8, x69 as u8, x71 as u8, x73 as u8, x75 as u8, x77 as u8, x79 as u8, x80 as u8]
}

/// a, little-endian, below 2^255; it need not be below p.
#[inline(always)]
pub(crate) fn from_bytes(a: &[u8; 32]) -> Tight {
    let x52 = u64::from(a[0])
        + (u64::from(a[1]) << 8)
        + (u64::from(a[2]) << 16)
        + (u64::from(a[3]) << 24)
        + (u64::from(a[4]) << 32)
        + (u64::from(a[5]) << 40)
        + (u64::from(a[6]) << 48)
        + (u64::from(a[7]) << 56);
    let x66 = u64::from(a[8])
        + (u64::from(a[9]) << 8)
        + (u64::from(a[10]) << 16)
        + (u64::from(a[11]) << 24)
        + (u64::from(a[12]) << 32)
        + (u64::from(a[13]) << 40)
        + (u64::from(a[14]) << 48)
        + (u64::from(a[15]) << 56);
    let x80 = u64::from(a[16])
        + (u64::from(a[17]) << 8)
        + (u64::from(a[18]) << 16)
        + (u64::from(a[19]) << 24)
        + (u64::from(a[20]) << 32)
        + (u64::from(a[21]) << 40)
        + (u64::from(a[22]) << 48)
        + (u64::from(a[23]) << 56);
    let x94 = u64::from(a[24])
        + (u64::from(a[25]) << 8)
        + (u64::from(a[26]) << 16)
        + (u64::from(a[27]) << 24)
        + (u64::from(a[28]) << 32)
        + (u64::from(a[29]) << 40)
        + (u64::from(a[30]) << 48)
        + (u64::from(a[31]) << 56);
    Tight([x52, x66, x80, x94])
}
