//! Arithmetic modulo 2^256-2^224+2^192+2^96-1, made by
//!
//! ```text
//! carrychain-gen synth '2^256-2^224+2^192+2^96-1' --word 64 --limbs 4 --lang rust --template word-by-word-montgomery --helpers crate::backend::portable::barrier
//! ```
//!
//! - modulus: 2^256-2^224+2^192+2^96-1
//! - template: word-by-word-montgomery
//! - words: 4 of 64 bits
//! - R: 2^256
//! - m: 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
//! - m' = -1/m mod 2^w: 0x1

use crate::backend::portable::barrier::{select64, constant64};

/// An element in Montgomery form: the value times R mod m, less than m.
///
/// As a whole below 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff.
#[derive(Clone, Copy)]
pub(crate) struct Mont(pub(crate) [u64; 4]);

/// m.
pub(crate) const MODULUS: [u64; 4] = [0xffffffffffffffff, 0xffffffff, 0x0, 0xffffffff00000001];

/// R mod m: one in Montgomery form.
pub(crate) const ONE: Mont = Mont([0x1, 0xffffffff00000000, 0xffffffffffffffff, 0xfffffffe]);

/// R^2 mod m.
pub(crate) const R2: [u64; 4] = [0x3, 0xfffffffbffffffff, 0xfffffffffffffffe, 0x4fffffffd];

/// a b / R mod m.
#[inline(always)]
pub(crate) fn mul(a: &Mont, b: &Mont) -> Mont {
    let (x9, x10) = a.0[0].carrying_mul(b.0[0], 0);
    let (x11, x12) = a.0[0].carrying_mul(b.0[1], 0);
    let (x13, x14) = a.0[0].carrying_mul(b.0[2], 0);
    let (x15, x16) = a.0[0].carrying_mul(b.0[3], 0);
    let (x17, x18) = x11.carrying_add(x10, false);
    let (x19, x20) = x13.carrying_add(x12, x18);
    let (x21, x22) = x15.carrying_add(x14, x20);
    let x23 = x16 + u64::from(x22);
    let (x26, x27) = x9.carrying_mul(0x100000000, 0);
    let (x28, x29) = x9.borrowing_sub(x26, false);
    let (x30, _) = x9.borrowing_sub(x27, x29);
    let (x32, x33) = x17.carrying_add(x26, false);
    let (x34, x35) = x19.carrying_add(x27, x33);
    let (x36, x37) = x21.carrying_add(x28, x35);
    let (x38, x39) = x23.carrying_add(x30, x37);
    let (x40, x41) = a.0[1].carrying_mul(b.0[0], 0);
    let (x42, x43) = a.0[1].carrying_mul(b.0[1], 0);
    let (x44, x45) = a.0[1].carrying_mul(b.0[2], 0);
    let (x46, x47) = a.0[1].carrying_mul(b.0[3], 0);
    let (x48, x49) = x42.carrying_add(x41, false);
    let (x50, x51) = x44.carrying_add(x43, x49);
    let (x52, x53) = x46.carrying_add(x45, x51);
    let x54 = x47 + u64::from(x53);
    let (x55, _) = x54.carrying_add(constant64(0), x39);
    let (x57, x58) = x32.carrying_add(x40, false);
    let (x59, x60) = x34.carrying_add(x48, x58);
    let (x61, x62) = x36.carrying_add(x50, x60);
    let (x63, x64) = x38.carrying_add(x52, x62);
    let (x65, _) = x55.carrying_add(constant64(0), x64);
    let (x67, x68) = x57.carrying_mul(0x100000000, 0);
    let (x69, x70) = x57.borrowing_sub(x67, false);
    let (x71, _) = x57.borrowing_sub(x68, x70);
    let (x73, x74) = x59.carrying_add(x67, false);
    let (x75, x76) = x61.carrying_add(x68, x74);
    let (x77, x78) = x63.carrying_add(x69, x76);
    let (x79, x80) = x65.carrying_add(x71, x78);
    let (x81, x82) = a.0[2].carrying_mul(b.0[0], 0);
    let (x83, x84) = a.0[2].carrying_mul(b.0[1], 0);
    let (x85, x86) = a.0[2].carrying_mul(b.0[2], 0);
    let (x87, x88) = a.0[2].carrying_mul(b.0[3], 0);
    let (x89, x90) = x83.carrying_add(x82, false);
    let (x91, x92) = x85.carrying_add(x84, x90);
    let (x93, x94) = x87.carrying_add(x86, x92);
    let x95 = x88 + u64::from(x94);
    let (x96, _) = x95.carrying_add(constant64(0), x80);
    let (x98, x99) = x73.carrying_add(x81, false);
    let (x100, x101) = x75.carrying_add(x89, x99);
    let (x102, x103) = x77.carrying_add(x91, x101);
    let (x104, x105) = x79.carrying_add(x93, x103);
    let (x106, _) = x96.carrying_add(constant64(0), x105);
    let (x108, x109) = x98.carrying_mul(0x100000000, 0);
    let (x110, x111) = x98.borrowing_sub(x108, false);
    let (x112, _) = x98.borrowing_sub(x109, x111);
    let (x114, x115) = x100.carrying_add(x108, false);
    let (x116, x117) = x102.carrying_add(x109, x115);
    let (x118, x119) = x104.carrying_add(x110, x117);
    let (x120, x121) = x106.carrying_add(x112, x119);
    let (x122, x123) = a.0[3].carrying_mul(b.0[0], 0);
    let (x124, x125) = a.0[3].carrying_mul(b.0[1], 0);
    let (x126, x127) = a.0[3].carrying_mul(b.0[2], 0);
    let (x128, x129) = a.0[3].carrying_mul(b.0[3], 0);
    let (x130, x131) = x124.carrying_add(x123, false);
    let (x132, x133) = x126.carrying_add(x125, x131);
    let (x134, x135) = x128.carrying_add(x127, x133);
    let x136 = x129 + u64::from(x135);
    let (x137, _) = x136.carrying_add(constant64(0), x121);
    let (x139, x140) = x114.carrying_add(x122, false);
    let (x141, x142) = x116.carrying_add(x130, x140);
    let (x143, x144) = x118.carrying_add(x132, x142);
    let (x145, x146) = x120.carrying_add(x134, x144);
    let (x147, _) = x137.carrying_add(constant64(0), x146);
    let (x149, x150) = x139.carrying_mul(0x100000000, 0);
    let (x151, x152) = x139.borrowing_sub(x149, false);
    let (x153, _) = x139.borrowing_sub(x150, x152);
    let (x155, x156) = x141.carrying_add(x149, false);
    let (x157, x158) = x143.carrying_add(x150, x156);
    let (x159, x160) = x145.carrying_add(x151, x158);
    let (x161, x162) = x147.carrying_add(x153, x160);
    let (x165, x166) = x155.borrowing_sub(constant64(0xffffffffffffffff), false);
    let (x167, x168) = x157.borrowing_sub(constant64(0xffffffff), x166);
    let (x169, x170) = x159.borrowing_sub(constant64(0), x168);
    let (x171, x172) = x161.borrowing_sub(constant64(0xffffffff00000001), x170);
    let x173 = x172 ^ x162;
    let x174 = select64(x173, x165, x155);
    let x175 = select64(x173, x167, x157);
    let x176 = select64(x173, x169, x159);
    let x177 = select64(x173, x171, x161);
    Mont([x174, x175, x176, x177])
}

/// a^2 / R mod m.
#[inline(always)]
pub(crate) fn square(a: &Mont) -> Mont {
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
    let (x71, x72) = x34.carrying_mul(0x100000000, 0);
    let (x73, x74) = x34.borrowing_sub(x71, false);
    let (x75, _) = x34.borrowing_sub(x72, x74);
    let (x77, x78) = x55.carrying_add(x71, false);
    let (x79, x80) = x57.carrying_add(x72, x78);
    let (x81, x82) = x59.carrying_add(x73, x80);
    let (x83, x84) = x61.carrying_add(x75, x82);
    let (x85, x86) = x77.carrying_mul(0x100000000, 0);
    let (x87, x88) = x77.borrowing_sub(x85, false);
    let (x89, _) = x77.borrowing_sub(x86, x88);
    let (x91, _) = x89.carrying_add(constant64(0), x84);
    let (x93, x94) = x79.carrying_add(x85, false);
    let (x95, x96) = x81.carrying_add(x86, x94);
    let (x97, x98) = x83.carrying_add(x87, x96);
    let (x99, x100) = x63.carrying_add(x91, x98);
    let (x101, x102) = x93.carrying_mul(0x100000000, 0);
    let (x103, x104) = x93.borrowing_sub(x101, false);
    let (x105, _) = x93.borrowing_sub(x102, x104);
    let (x107, _) = x105.carrying_add(constant64(0), x100);
    let (x109, x110) = x95.carrying_add(x101, false);
    let (x111, x112) = x97.carrying_add(x102, x110);
    let (x113, x114) = x99.carrying_add(x103, x112);
    let (x115, x116) = x65.carrying_add(x107, x114);
    let (x117, x118) = x109.carrying_mul(0x100000000, 0);
    let (x119, x120) = x109.borrowing_sub(x117, false);
    let (x121, _) = x109.borrowing_sub(x118, x120);
    let (x123, _) = x121.carrying_add(constant64(0), x116);
    let (x125, x126) = x111.carrying_add(x117, false);
    let (x127, x128) = x113.carrying_add(x118, x126);
    let (x129, x130) = x115.carrying_add(x119, x128);
    let (x131, x132) = x67.carrying_add(x123, x130);
    let (x135, x136) = x125.borrowing_sub(constant64(0xffffffffffffffff), false);
    let (x137, x138) = x127.borrowing_sub(constant64(0xffffffff), x136);
    let (x139, x140) = x129.borrowing_sub(constant64(0), x138);
    let (x141, x142) = x131.borrowing_sub(constant64(0xffffffff00000001), x140);
    let x143 = x142 ^ x132;
    let x144 = select64(x143, x135, x125);
    let x145 = select64(x143, x137, x127);
    let x146 = select64(x143, x139, x129);
    let x147 = select64(x143, x141, x131);
    Mont([x144, x145, x146, x147])
}

/// a + b mod m.
#[inline(always)]
pub(crate) fn add(a: &Mont, b: &Mont) -> Mont {
    let (x9, x10) = a.0[0].carrying_add(b.0[0], false);
    let (x11, x12) = a.0[1].carrying_add(b.0[1], x10);
    let (x13, x14) = a.0[2].carrying_add(b.0[2], x12);
    let (x15, x16) = a.0[3].carrying_add(b.0[3], x14);
    let (x20, x21) = x9.borrowing_sub(constant64(0xffffffffffffffff), false);
    let (x22, x23) = x11.borrowing_sub(constant64(0xffffffff), x21);
    let (x24, x25) = x13.borrowing_sub(constant64(0), x23);
    let (x26, x27) = x15.borrowing_sub(constant64(0xffffffff00000001), x25);
    let x28 = x27 ^ x16;
    let x29 = select64(x28, x20, x9);
    let x30 = select64(x28, x22, x11);
    let x31 = select64(x28, x24, x13);
    let x32 = select64(x28, x26, x15);
    Mont([x29, x30, x31, x32])
}

/// a - b mod m.
#[inline(always)]
pub(crate) fn sub(a: &Mont, b: &Mont) -> Mont {
    let (x9, x10) = a.0[0].borrowing_sub(b.0[0], false);
    let (x11, x12) = a.0[1].borrowing_sub(b.0[1], x10);
    let (x13, x14) = a.0[2].borrowing_sub(b.0[2], x12);
    let (x15, x16) = a.0[3].borrowing_sub(b.0[3], x14);
    let (x20, x21) = x9.carrying_add(constant64(0xffffffffffffffff), false);
    let (x22, x23) = x11.carrying_add(constant64(0xffffffff), x21);
    let (x24, x25) = x13.carrying_add(constant64(0), x23);
    let (x26, _) = x15.carrying_add(constant64(0xffffffff00000001), x25);
    let x28 = select64(x16, x9, x20);
    let x29 = select64(x16, x11, x22);
    let x30 = select64(x16, x13, x24);
    let x31 = select64(x16, x15, x26);
    Mont([x28, x29, x30, x31])
}

/// -a mod m.
#[inline(always)]
pub(crate) fn opp(a: &Mont) -> Mont {
    let (x5, x6) = constant64(0).borrowing_sub(a.0[0], false);
    let (x7, x8) = constant64(0).borrowing_sub(a.0[1], x6);
    let (x9, x10) = constant64(0).borrowing_sub(a.0[2], x8);
    let (x11, x12) = constant64(0).borrowing_sub(a.0[3], x10);
    let (x16, x17) = x5.carrying_add(constant64(0xffffffffffffffff), false);
    let (x18, x19) = x7.carrying_add(constant64(0xffffffff), x17);
    let (x20, x21) = x9.carrying_add(constant64(0), x19);
    let (x22, _) = x11.carrying_add(constant64(0xffffffff00000001), x21);
    let x24 = select64(x12, x5, x16);
    let x25 = select64(x12, x7, x18);
    let x26 = select64(x12, x9, x20);
    let x27 = select64(x12, x11, x22);
    Mont([x24, x25, x26, x27])
}

/// a / 2 mod m.
#[inline(always)]
pub(crate) fn halve(a: &Mont) -> Mont {
    let x4 = a.0[0] & 0x1;
    let x5 = a.0[0] >> 1;
    let x7 = a.0[3] & 0x1;
    let x8 = a.0[3] >> 1;
    let x10 = a.0[2] & 0x1;
    let x11 = a.0[2] >> 1;
    let x13 = x11 + (x7 << 63);
    let x14 = a.0[1] & 0x1;
    let x15 = a.0[1] >> 1;
    let x17 = x15 + (x10 << 63);
    let x19 = x5 + (x14 << 63);
    let (x22, x23) = x17.carrying_add(constant64(0x80000000), false);
    let (x24, x25) = x13.carrying_add(constant64(0x8000000000000000), x23);
    let x27 = x8 + 0x7fffffff80000000 + u64::from(x25);
    let x28 = select64(x4 != 0, x17, x22);
    let x29 = select64(x4 != 0, x13, x24);
    let x30 = select64(x4 != 0, x8, x27);
    Mont([x19, x28, x29, x30])
}

/// a R mod m, for any a < R.
#[inline(always)]
pub(crate) fn to_montgomery(a: &[u64; 4]) -> Mont {
    let (x8, x9) = a[0].carrying_mul(3, 0);
    let (x10, x11) = a[0].carrying_mul(0xfffffffbffffffff, 0);
    let (x13, x14) = a[0].carrying_mul(2, 0);
    let (x15, x16) = constant64(0).borrowing_sub(x13, false);
    let (x17, _) = a[0].borrowing_sub(x14, x16);
    let (x19, x20) = a[0].carrying_mul(0x4fffffffd, 0);
    let (x21, x22) = x10.carrying_add(x9, false);
    let (x23, x24) = x15.carrying_add(x11, x22);
    let (x25, x26) = x19.carrying_add(x17, x24);
    let x27 = x20 + u64::from(x26);
    let (x30, x31) = x8.carrying_mul(0x100000000, 0);
    let (x32, x33) = x8.borrowing_sub(x30, false);
    let (x34, _) = x8.borrowing_sub(x31, x33);
    let (x36, x37) = x21.carrying_add(x30, false);
    let (x38, x39) = x23.carrying_add(x31, x37);
    let (x40, x41) = x25.carrying_add(x32, x39);
    let (x42, x43) = x27.carrying_add(x34, x41);
    let (x44, x45) = a[1].carrying_mul(3, 0);
    let (x46, x47) = a[1].carrying_mul(0xfffffffbffffffff, 0);
    let (x48, x49) = a[1].carrying_mul(2, 0);
    let (x50, x51) = constant64(0).borrowing_sub(x48, false);
    let (x52, _) = a[1].borrowing_sub(x49, x51);
    let (x54, x55) = a[1].carrying_mul(0x4fffffffd, 0);
    let (x56, x57) = x46.carrying_add(x45, false);
    let (x58, x59) = x50.carrying_add(x47, x57);
    let (x60, x61) = x54.carrying_add(x52, x59);
    let (x64, x65) = x36.carrying_add(x44, false);
    let (x66, x67) = x38.carrying_add(x56, x65);
    let (x68, x69) = x40.carrying_add(x58, x67);
    let (x70, x71) = x42.carrying_add(x60, x69);
    let x72 = x55 + u64::from(x61) + u64::from(x43) + u64::from(x71);
    let (x73, x74) = x64.carrying_mul(0x100000000, 0);
    let (x75, x76) = x64.borrowing_sub(x73, false);
    let (x77, _) = x64.borrowing_sub(x74, x76);
    let (x79, x80) = x66.carrying_add(x73, false);
    let (x81, x82) = x68.carrying_add(x74, x80);
    let (x83, x84) = x70.carrying_add(x75, x82);
    let (x85, x86) = x72.carrying_add(x77, x84);
    let (x87, x88) = a[2].carrying_mul(3, 0);
    let (x89, x90) = a[2].carrying_mul(0xfffffffbffffffff, 0);
    let (x91, x92) = a[2].carrying_mul(2, 0);
    let (x93, x94) = constant64(0).borrowing_sub(x91, false);
    let (x95, _) = a[2].borrowing_sub(x92, x94);
    let (x97, x98) = a[2].carrying_mul(0x4fffffffd, 0);
    let (x99, x100) = x89.carrying_add(x88, false);
    let (x101, x102) = x93.carrying_add(x90, x100);
    let (x103, x104) = x97.carrying_add(x95, x102);
    let (x107, x108) = x79.carrying_add(x87, false);
    let (x109, x110) = x81.carrying_add(x99, x108);
    let (x111, x112) = x83.carrying_add(x101, x110);
    let (x113, x114) = x85.carrying_add(x103, x112);
    let x115 = x98 + u64::from(x104) + u64::from(x86) + u64::from(x114);
    let (x116, x117) = x107.carrying_mul(0x100000000, 0);
    let (x118, x119) = x107.borrowing_sub(x116, false);
    let (x120, _) = x107.borrowing_sub(x117, x119);
    let (x122, x123) = x109.carrying_add(x116, false);
    let (x124, x125) = x111.carrying_add(x117, x123);
    let (x126, x127) = x113.carrying_add(x118, x125);
    let (x128, x129) = x115.carrying_add(x120, x127);
    let (x130, x131) = a[3].carrying_mul(3, 0);
    let (x132, x133) = a[3].carrying_mul(0xfffffffbffffffff, 0);
    let (x134, x135) = a[3].carrying_mul(2, 0);
    let (x136, x137) = constant64(0).borrowing_sub(x134, false);
    let (x138, _) = a[3].borrowing_sub(x135, x137);
    let (x140, x141) = a[3].carrying_mul(0x4fffffffd, 0);
    let (x142, x143) = x132.carrying_add(x131, false);
    let (x144, x145) = x136.carrying_add(x133, x143);
    let (x146, x147) = x140.carrying_add(x138, x145);
    let (x150, x151) = x122.carrying_add(x130, false);
    let (x152, x153) = x124.carrying_add(x142, x151);
    let (x154, x155) = x126.carrying_add(x144, x153);
    let (x156, x157) = x128.carrying_add(x146, x155);
    let x158 = x141 + u64::from(x147) + u64::from(x129) + u64::from(x157);
    let (x159, x160) = x150.carrying_mul(0x100000000, 0);
    let (x161, x162) = x150.borrowing_sub(x159, false);
    let (x163, _) = x150.borrowing_sub(x160, x162);
    let (x165, x166) = x152.carrying_add(x159, false);
    let (x167, x168) = x154.carrying_add(x160, x166);
    let (x169, x170) = x156.carrying_add(x161, x168);
    let (x171, x172) = x158.carrying_add(x163, x170);
    let (x175, x176) = x165.borrowing_sub(constant64(0xffffffffffffffff), false);
    let (x177, x178) = x167.borrowing_sub(constant64(0xffffffff), x176);
    let (x179, x180) = x169.borrowing_sub(constant64(0), x178);
    let (x181, x182) = x171.borrowing_sub(constant64(0xffffffff00000001), x180);
    let x183 = x182 ^ x172;
    let x184 = select64(x183, x175, x165);
    let x185 = select64(x183, x177, x167);
    let x186 = select64(x183, x179, x169);
    let x187 = select64(x183, x181, x171);
    Mont([x184, x185, x186, x187])
}

/// a / R mod m.
#[inline(always)]
pub(crate) fn from_montgomery(a: &Mont) -> [u64; 4] {
    let (x7, x8) = a.0[0].carrying_mul(0x100000000, 0);
    let (x9, x10) = a.0[0].borrowing_sub(x7, false);
    let (x11, _) = a.0[0].borrowing_sub(x8, x10);
    let (x13, x14) = a.0[1].carrying_add(x7, false);
    let (x15, x16) = a.0[2].carrying_add(x8, x14);
    let (x17, x18) = a.0[3].carrying_add(x9, x16);
    let (x19, _) = x11.carrying_add(constant64(0), x18);
    let (x21, x22) = x13.carrying_mul(0x100000000, 0);
    let (x23, x24) = x13.borrowing_sub(x21, false);
    let (x25, _) = x13.borrowing_sub(x22, x24);
    let (x27, x28) = x15.carrying_add(x21, false);
    let (x29, x30) = x17.carrying_add(x22, x28);
    let (x31, x32) = x19.carrying_add(x23, x30);
    let (x33, _) = x25.carrying_add(constant64(0), x32);
    let (x35, x36) = x27.carrying_mul(0x100000000, 0);
    let (x37, x38) = x27.borrowing_sub(x35, false);
    let (x39, _) = x27.borrowing_sub(x36, x38);
    let (x41, x42) = x29.carrying_add(x35, false);
    let (x43, x44) = x31.carrying_add(x36, x42);
    let (x45, x46) = x33.carrying_add(x37, x44);
    let (x47, _) = x39.carrying_add(constant64(0), x46);
    let (x49, x50) = x41.carrying_mul(0x100000000, 0);
    let (x51, x52) = x41.borrowing_sub(x49, false);
    let (x53, _) = x41.borrowing_sub(x50, x52);
    let (x55, x56) = x43.carrying_add(x49, false);
    let (x57, x58) = x45.carrying_add(x50, x56);
    let (x59, x60) = x47.carrying_add(x51, x58);
    let (x61, _) = x53.carrying_add(constant64(0), x60);
    let (x65, x66) = x55.borrowing_sub(constant64(0xffffffffffffffff), false);
    let (x67, x68) = x57.borrowing_sub(constant64(0xffffffff), x66);
    let (x69, x70) = x59.borrowing_sub(constant64(0), x68);
    let (x71, x72) = x61.borrowing_sub(constant64(0xffffffff00000001), x70);
    let x73 = select64(x72, x65, x55);
    let x74 = select64(x72, x67, x57);
    let x75 = select64(x72, x69, x59);
    let x76 = select64(x72, x71, x61);
    [x73, x74, x75, x76]
}

/// Zero if a is zero, anything else if not.
#[inline(always)]
pub(crate) fn nonzero(a: &[u64; 4]) -> u64 {
    let x4 = a[0] | a[1];
    let x5 = x4 | a[2];
    let x6 = x5 | a[3];
    x6
}

/// `zero` if flag is 0, `nonzero` if it is 1.
#[inline(always)]
pub(crate) fn selectznz(flag: u64, zero: &Mont, nonzero: &Mont) -> Mont {
    let x9 = select64(flag != 0, zero.0[0], nonzero.0[0]);
    let x10 = select64(flag != 0, zero.0[1], nonzero.0[1]);
    let x11 = select64(flag != 0, zero.0[2], nonzero.0[2]);
    let x12 = select64(flag != 0, zero.0[3], nonzero.0[3]);
    Mont([x9, x10, x11, x12])
}

/// a, little-endian.
#[inline(always)]
pub(crate) fn to_bytes(a: &[u64; 4]) -> [u8; 32] {
    let x4 = a[0] & 0xff;
    let x5 = a[0] >> 8;
    let x6 = x5 & 0xff;
    let x7 = x5 >> 8;
    let x8 = x7 & 0xff;
    let x9 = x7 >> 8;
    let x10 = x9 & 0xff;
    let x11 = x9 >> 8;
    let x12 = x11 & 0xff;
    let x13 = x11 >> 8;
    let x14 = x13 & 0xff;
    let x15 = x13 >> 8;
    let x16 = x15 & 0xff;
    let x17 = x15 >> 8;
    let x18 = a[1] & 0xff;
    let x19 = a[1] >> 8;
    let x20 = x19 & 0xff;
    let x21 = x19 >> 8;
    let x22 = x21 & 0xff;
    let x23 = x21 >> 8;
    let x24 = x23 & 0xff;
    let x25 = x23 >> 8;
    let x26 = x25 & 0xff;
    let x27 = x25 >> 8;
    let x28 = x27 & 0xff;
    let x29 = x27 >> 8;
    let x30 = x29 & 0xff;
    let x31 = x29 >> 8;
    let x32 = a[2] & 0xff;
    let x33 = a[2] >> 8;
    let x34 = x33 & 0xff;
    let x35 = x33 >> 8;
    let x36 = x35 & 0xff;
    let x37 = x35 >> 8;
    let x38 = x37 & 0xff;
    let x39 = x37 >> 8;
    let x40 = x39 & 0xff;
    let x41 = x39 >> 8;
    let x42 = x41 & 0xff;
    let x43 = x41 >> 8;
    let x44 = x43 & 0xff;
    let x45 = x43 >> 8;
    let x46 = a[3] & 0xff;
    let x47 = a[3] >> 8;
    let x48 = x47 & 0xff;
    let x49 = x47 >> 8;
    let x50 = x49 & 0xff;
    let x51 = x49 >> 8;
    let x52 = x51 & 0xff;
    let x53 = x51 >> 8;
    let x54 = x53 & 0xff;
    let x55 = x53 >> 8;
    let x56 = x55 & 0xff;
    let x57 = x55 >> 8;
    let x58 = x57 & 0xff;
    let x59 = x57 >> 8;
    [x4 as u8, x6 as u8, x8 as u8, x10 as u8, x12 as u8, x14 as u8, x16 as u8, x17 as u8, x18 as u8, x20 as u8, x22 as u8, x24 as u8, x26 as u8, x28 as u8, x30 as u8, x31 as u8, x32 as u8, x34 as u8, x36 as u8, x38 as u8, x40 as u8, x42 as u8, x44 as u8, x45 as u8, x46 as u8, x48 as u8, x50 as u8, x52 as u8, x54 as u8, x56 as u8, x58 as u8, x59 as u8]
}

/// a, little-endian, whether below m or not.
#[inline(always)]
pub(crate) fn from_bytes(a: &[u8; 32]) -> [u64; 4] {
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
    [x52, x66, x80, x94]
}
