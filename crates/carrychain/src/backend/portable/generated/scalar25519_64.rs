//! Arithmetic modulo 2^252+27742317777372353535851937790883648493, made by
//!
//! ```text
//! carrychain-gen synth '2^252+27742317777372353535851937790883648493' --word 64 --limbs 4 --lang rust --template word-by-word-montgomery --helpers crate::backend::portable::barrier
//! ```
//!
//! - modulus: 2^252+27742317777372353535851937790883648493
//! - template: word-by-word-montgomery
//! - words: 4 of 64 bits
//! - R: 2^256
//! - m: 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
//! - m' = -1/m mod 2^w: 0xd2b51da312547e1b

use crate::backend::portable::barrier::{select64, constant64};

/// An element in Montgomery form: the value times R mod m, less than m.
///
/// As a whole below 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed.
#[derive(Clone, Copy)]
pub(crate) struct Mont(pub(crate) [u64; 4]);

/// m.
pub(crate) const MODULUS: [u64; 4] = [0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0x0, 0x1000000000000000];

/// R mod m: one in Montgomery form.
pub(crate) const ONE: Mont = Mont([0xd6ec31748d98951d, 0xc6ef5bf4737dcf70, 0xfffffffffffffffe, 0xfffffffffffffff]);

/// R^2 mod m.
pub(crate) const R2: [u64; 4] = [0xa40611e3449c0f01, 0xd00e1ba768859347, 0xceec73d217f5be65, 0x399411b7c309a3d];

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
    let x25 = u128::from(x9) * 0xd2b51da312547e1b;
    let x26 = x25 as u64;
    let (x31, x32) = x26.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x33, x34) = x26.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x35, x36) = x26.carrying_mul(0x1000000000000000, 0);
    let (x37, x38) = x33.carrying_add(x32, false);
    let x39 = x34 + u64::from(x38);
    let (_, x41) = x9.carrying_add(x31, false);
    let (x42, x43) = x17.carrying_add(x37, x41);
    let (x44, x45) = x19.carrying_add(x39, x43);
    let (x46, x47) = x21.carrying_add(x35, x45);
    let (x48, _) = x23.carrying_add(x36, x47);
    let (x50, x51) = a.0[1].carrying_mul(b.0[0], 0);
    let (x52, x53) = a.0[1].carrying_mul(b.0[1], 0);
    let (x54, x55) = a.0[1].carrying_mul(b.0[2], 0);
    let (x56, x57) = a.0[1].carrying_mul(b.0[3], 0);
    let (x58, x59) = x52.carrying_add(x51, false);
    let (x60, x61) = x54.carrying_add(x53, x59);
    let (x62, x63) = x56.carrying_add(x55, x61);
    let x64 = x57 + u64::from(x63);
    let (x65, x66) = x42.carrying_add(x50, false);
    let (x67, x68) = x44.carrying_add(x58, x66);
    let (x69, x70) = x46.carrying_add(x60, x68);
    let (x71, x72) = x48.carrying_add(x62, x70);
    let (x73, _) = x64.carrying_add(constant64(0), x72);
    let x75 = u128::from(x65) * 0xd2b51da312547e1b;
    let x76 = x75 as u64;
    let (x78, x79) = x76.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x80, x81) = x76.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x82, x83) = x76.carrying_mul(0x1000000000000000, 0);
    let (x84, x85) = x80.carrying_add(x79, false);
    let x86 = x81 + u64::from(x85);
    let (_, x88) = x65.carrying_add(x78, false);
    let (x89, x90) = x67.carrying_add(x84, x88);
    let (x91, x92) = x69.carrying_add(x86, x90);
    let (x93, x94) = x71.carrying_add(x82, x92);
    let (x95, _) = x73.carrying_add(x83, x94);
    let (x97, x98) = a.0[2].carrying_mul(b.0[0], 0);
    let (x99, x100) = a.0[2].carrying_mul(b.0[1], 0);
    let (x101, x102) = a.0[2].carrying_mul(b.0[2], 0);
    let (x103, x104) = a.0[2].carrying_mul(b.0[3], 0);
    let (x105, x106) = x99.carrying_add(x98, false);
    let (x107, x108) = x101.carrying_add(x100, x106);
    let (x109, x110) = x103.carrying_add(x102, x108);
    let x111 = x104 + u64::from(x110);
    let (x112, x113) = x89.carrying_add(x97, false);
    let (x114, x115) = x91.carrying_add(x105, x113);
    let (x116, x117) = x93.carrying_add(x107, x115);
    let (x118, x119) = x95.carrying_add(x109, x117);
    let (x120, _) = x111.carrying_add(constant64(0), x119);
    let x122 = u128::from(x112) * 0xd2b51da312547e1b;
    let x123 = x122 as u64;
    let (x125, x126) = x123.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x127, x128) = x123.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x129, x130) = x123.carrying_mul(0x1000000000000000, 0);
    let (x131, x132) = x127.carrying_add(x126, false);
    let x133 = x128 + u64::from(x132);
    let (_, x135) = x112.carrying_add(x125, false);
    let (x136, x137) = x114.carrying_add(x131, x135);
    let (x138, x139) = x116.carrying_add(x133, x137);
    let (x140, x141) = x118.carrying_add(x129, x139);
    let (x142, _) = x120.carrying_add(x130, x141);
    let (x144, x145) = a.0[3].carrying_mul(b.0[0], 0);
    let (x146, x147) = a.0[3].carrying_mul(b.0[1], 0);
    let (x148, x149) = a.0[3].carrying_mul(b.0[2], 0);
    let (x150, x151) = a.0[3].carrying_mul(b.0[3], 0);
    let (x152, x153) = x146.carrying_add(x145, false);
    let (x154, x155) = x148.carrying_add(x147, x153);
    let (x156, x157) = x150.carrying_add(x149, x155);
    let x158 = x151 + u64::from(x157);
    let (x159, x160) = x136.carrying_add(x144, false);
    let (x161, x162) = x138.carrying_add(x152, x160);
    let (x163, x164) = x140.carrying_add(x154, x162);
    let (x165, x166) = x142.carrying_add(x156, x164);
    let (x167, _) = x158.carrying_add(constant64(0), x166);
    let x169 = u128::from(x159) * 0xd2b51da312547e1b;
    let x170 = x169 as u64;
    let (x172, x173) = x170.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x174, x175) = x170.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x176, x177) = x170.carrying_mul(0x1000000000000000, 0);
    let (x178, x179) = x174.carrying_add(x173, false);
    let x180 = x175 + u64::from(x179);
    let (_, x182) = x159.carrying_add(x172, false);
    let (x183, x184) = x161.carrying_add(x178, x182);
    let (x185, x186) = x163.carrying_add(x180, x184);
    let (x187, x188) = x165.carrying_add(x176, x186);
    let (x189, _) = x167.carrying_add(x177, x188);
    let (x191, x192) = x183.borrowing_sub(constant64(0x5812631a5cf5d3ed), false);
    let (x193, x194) = x185.borrowing_sub(constant64(0x14def9dea2f79cd6), x192);
    let (x195, x196) = x187.borrowing_sub(constant64(0), x194);
    let (x197, x198) = x189.borrowing_sub(constant64(0x1000000000000000), x196);
    let x199 = select64(x198, x191, x183);
    let x200 = select64(x198, x193, x185);
    let x201 = select64(x198, x195, x187);
    let x202 = select64(x198, x197, x189);
    Mont([x199, x200, x201, x202])
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
    let x70 = u128::from(x34) * 0xd2b51da312547e1b;
    let x71 = x70 as u64;
    let (x76, x77) = x71.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x78, x79) = x71.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x80, x81) = x71.carrying_mul(0x1000000000000000, 0);
    let (x82, x83) = x78.carrying_add(x77, false);
    let x84 = x79 + u64::from(x83);
    let (_, x86) = x34.carrying_add(x76, false);
    let (x87, x88) = x55.carrying_add(x82, x86);
    let (x89, x90) = x57.carrying_add(x84, x88);
    let (x91, x92) = x59.carrying_add(x80, x90);
    let (x93, x94) = x61.carrying_add(x81, x92);
    let x95 = u128::from(x87) * 0xd2b51da312547e1b;
    let x96 = x95 as u64;
    let (x98, x99) = x96.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x100, x101) = x96.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x102, x103) = x96.carrying_mul(0x1000000000000000, 0);
    let (x104, x105) = x100.carrying_add(x99, false);
    let x106 = x101 + u64::from(x105);
    let x107 = x103 + u64::from(x94);
    let (_, x109) = x87.carrying_add(x98, false);
    let (x110, x111) = x89.carrying_add(x104, x109);
    let (x112, x113) = x91.carrying_add(x106, x111);
    let (x114, x115) = x93.carrying_add(x102, x113);
    let (x116, x117) = x63.carrying_add(x107, x115);
    let x118 = u128::from(x110) * 0xd2b51da312547e1b;
    let x119 = x118 as u64;
    let (x121, x122) = x119.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x123, x124) = x119.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x125, x126) = x119.carrying_mul(0x1000000000000000, 0);
    let (x127, x128) = x123.carrying_add(x122, false);
    let x129 = x124 + u64::from(x128);
    let x130 = x126 + u64::from(x117);
    let (_, x132) = x110.carrying_add(x121, false);
    let (x133, x134) = x112.carrying_add(x127, x132);
    let (x135, x136) = x114.carrying_add(x129, x134);
    let (x137, x138) = x116.carrying_add(x125, x136);
    let (x139, x140) = x65.carrying_add(x130, x138);
    let x141 = u128::from(x133) * 0xd2b51da312547e1b;
    let x142 = x141 as u64;
    let (x144, x145) = x142.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x146, x147) = x142.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x148, x149) = x142.carrying_mul(0x1000000000000000, 0);
    let (x150, x151) = x146.carrying_add(x145, false);
    let x152 = x147 + u64::from(x151);
    let x153 = x149 + u64::from(x140);
    let (_, x155) = x133.carrying_add(x144, false);
    let (x156, x157) = x135.carrying_add(x150, x155);
    let (x158, x159) = x137.carrying_add(x152, x157);
    let (x160, x161) = x139.carrying_add(x148, x159);
    let (x162, x163) = x67.carrying_add(x153, x161);
    let (x164, x165) = x156.borrowing_sub(constant64(0x5812631a5cf5d3ed), false);
    let (x166, x167) = x158.borrowing_sub(constant64(0x14def9dea2f79cd6), x165);
    let (x168, x169) = x160.borrowing_sub(constant64(0), x167);
    let (x170, x171) = x162.borrowing_sub(constant64(0x1000000000000000), x169);
    let x172 = x171 ^ x163;
    let x173 = select64(x172, x164, x156);
    let x174 = select64(x172, x166, x158);
    let x175 = select64(x172, x168, x160);
    let x176 = select64(x172, x170, x162);
    Mont([x173, x174, x175, x176])
}

/// a + b mod m.
#[inline(always)]
pub(crate) fn add(a: &Mont, b: &Mont) -> Mont {
    let (x9, x10) = a.0[0].carrying_add(b.0[0], false);
    let (x11, x12) = a.0[1].carrying_add(b.0[1], x10);
    let (x13, x14) = a.0[2].carrying_add(b.0[2], x12);
    let (x15, _) = a.0[3].carrying_add(b.0[3], x14);
    let (x20, x21) = x9.borrowing_sub(constant64(0x5812631a5cf5d3ed), false);
    let (x22, x23) = x11.borrowing_sub(constant64(0x14def9dea2f79cd6), x21);
    let (x24, x25) = x13.borrowing_sub(constant64(0), x23);
    let (x26, x27) = x15.borrowing_sub(constant64(0x1000000000000000), x25);
    let x28 = select64(x27, x20, x9);
    let x29 = select64(x27, x22, x11);
    let x30 = select64(x27, x24, x13);
    let x31 = select64(x27, x26, x15);
    Mont([x28, x29, x30, x31])
}

/// a - b mod m.
#[inline(always)]
pub(crate) fn sub(a: &Mont, b: &Mont) -> Mont {
    let (x9, x10) = a.0[0].borrowing_sub(b.0[0], false);
    let (x11, x12) = a.0[1].borrowing_sub(b.0[1], x10);
    let (x13, x14) = a.0[2].borrowing_sub(b.0[2], x12);
    let (x15, x16) = a.0[3].borrowing_sub(b.0[3], x14);
    let (x20, x21) = x9.carrying_add(constant64(0x5812631a5cf5d3ed), false);
    let (x22, x23) = x11.carrying_add(constant64(0x14def9dea2f79cd6), x21);
    let (x24, x25) = x13.carrying_add(constant64(0), x23);
    let (x26, _) = x15.carrying_add(constant64(0x1000000000000000), x25);
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
    let (x16, x17) = x5.carrying_add(constant64(0x5812631a5cf5d3ed), false);
    let (x18, x19) = x7.carrying_add(constant64(0x14def9dea2f79cd6), x17);
    let (x20, x21) = x9.carrying_add(constant64(0), x19);
    let (x22, _) = x11.carrying_add(constant64(0x1000000000000000), x21);
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
    let (x23, x24) = x19.carrying_add(constant64(0x2c09318d2e7ae9f7), false);
    let (x25, x26) = x17.carrying_add(constant64(0xa6f7cef517bce6b), x24);
    let (x27, x28) = x13.carrying_add(constant64(0), x26);
    let x30 = x8 + 0x800000000000000 + u64::from(x28);
    let x31 = select64(x4 != 0, x19, x23);
    let x32 = select64(x4 != 0, x17, x25);
    let x33 = select64(x4 != 0, x13, x27);
    let x34 = select64(x4 != 0, x8, x30);
    Mont([x31, x32, x33, x34])
}

/// a R mod m, for any a < R.
#[inline(always)]
pub(crate) fn to_montgomery(a: &[u64; 4]) -> Mont {
    let (x9, x10) = a[0].carrying_mul(0xa40611e3449c0f01, 0);
    let (x11, x12) = a[0].carrying_mul(0xd00e1ba768859347, 0);
    let (x13, x14) = a[0].carrying_mul(0xceec73d217f5be65, 0);
    let (x15, x16) = a[0].carrying_mul(0x399411b7c309a3d, 0);
    let (x17, x18) = x11.carrying_add(x10, false);
    let (x19, x20) = x13.carrying_add(x12, x18);
    let (x21, x22) = x15.carrying_add(x14, x20);
    let x25 = u128::from(x9) * 0xd2b51da312547e1b;
    let x26 = x25 as u64;
    let (x31, x32) = x26.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x33, x34) = x26.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x35, x36) = x26.carrying_mul(0x1000000000000000, 0);
    let (x37, x38) = x33.carrying_add(x32, false);
    let x39 = x34 + u64::from(x38);
    let (_, x41) = x9.carrying_add(x31, false);
    let (x42, x43) = x17.carrying_add(x37, x41);
    let (x44, x45) = x19.carrying_add(x39, x43);
    let (x46, x47) = x21.carrying_add(x35, x45);
    let x49 = x16 + u64::from(x22) + x36 + u64::from(x47);
    let (x50, x51) = a[1].carrying_mul(0xa40611e3449c0f01, 0);
    let (x52, x53) = a[1].carrying_mul(0xd00e1ba768859347, 0);
    let (x54, x55) = a[1].carrying_mul(0xceec73d217f5be65, 0);
    let (x56, x57) = a[1].carrying_mul(0x399411b7c309a3d, 0);
    let (x58, x59) = x52.carrying_add(x51, false);
    let (x60, x61) = x54.carrying_add(x53, x59);
    let (x62, x63) = x56.carrying_add(x55, x61);
    let (x65, x66) = x42.carrying_add(x50, false);
    let (x67, x68) = x44.carrying_add(x58, x66);
    let (x69, x70) = x46.carrying_add(x60, x68);
    let (x71, x72) = x49.carrying_add(x62, x70);
    let x74 = u128::from(x65) * 0xd2b51da312547e1b;
    let x75 = x74 as u64;
    let (x77, x78) = x75.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x79, x80) = x75.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x81, x82) = x75.carrying_mul(0x1000000000000000, 0);
    let (x83, x84) = x79.carrying_add(x78, false);
    let x85 = x80 + u64::from(x84);
    let (_, x87) = x65.carrying_add(x77, false);
    let (x88, x89) = x67.carrying_add(x83, x87);
    let (x90, x91) = x69.carrying_add(x85, x89);
    let (x92, x93) = x71.carrying_add(x81, x91);
    let x95 = x57 + u64::from(x63) + u64::from(x72) + x82 + u64::from(x93);
    let (x96, x97) = a[2].carrying_mul(0xa40611e3449c0f01, 0);
    let (x98, x99) = a[2].carrying_mul(0xd00e1ba768859347, 0);
    let (x100, x101) = a[2].carrying_mul(0xceec73d217f5be65, 0);
    let (x102, x103) = a[2].carrying_mul(0x399411b7c309a3d, 0);
    let (x104, x105) = x98.carrying_add(x97, false);
    let (x106, x107) = x100.carrying_add(x99, x105);
    let (x108, x109) = x102.carrying_add(x101, x107);
    let (x111, x112) = x88.carrying_add(x96, false);
    let (x113, x114) = x90.carrying_add(x104, x112);
    let (x115, x116) = x92.carrying_add(x106, x114);
    let (x117, x118) = x95.carrying_add(x108, x116);
    let x120 = u128::from(x111) * 0xd2b51da312547e1b;
    let x121 = x120 as u64;
    let (x123, x124) = x121.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x125, x126) = x121.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x127, x128) = x121.carrying_mul(0x1000000000000000, 0);
    let (x129, x130) = x125.carrying_add(x124, false);
    let x131 = x126 + u64::from(x130);
    let (_, x133) = x111.carrying_add(x123, false);
    let (x134, x135) = x113.carrying_add(x129, x133);
    let (x136, x137) = x115.carrying_add(x131, x135);
    let (x138, x139) = x117.carrying_add(x127, x137);
    let x141 = x103 + u64::from(x109) + u64::from(x118) + x128 + u64::from(x139);
    let (x142, x143) = a[3].carrying_mul(0xa40611e3449c0f01, 0);
    let (x144, x145) = a[3].carrying_mul(0xd00e1ba768859347, 0);
    let (x146, x147) = a[3].carrying_mul(0xceec73d217f5be65, 0);
    let (x148, x149) = a[3].carrying_mul(0x399411b7c309a3d, 0);
    let (x150, x151) = x144.carrying_add(x143, false);
    let (x152, x153) = x146.carrying_add(x145, x151);
    let (x154, x155) = x148.carrying_add(x147, x153);
    let (x157, x158) = x134.carrying_add(x142, false);
    let (x159, x160) = x136.carrying_add(x150, x158);
    let (x161, x162) = x138.carrying_add(x152, x160);
    let (x163, x164) = x141.carrying_add(x154, x162);
    let x166 = u128::from(x157) * 0xd2b51da312547e1b;
    let x167 = x166 as u64;
    let (x169, x170) = x167.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x171, x172) = x167.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x173, x174) = x167.carrying_mul(0x1000000000000000, 0);
    let (x175, x176) = x171.carrying_add(x170, false);
    let x177 = x172 + u64::from(x176);
    let (_, x179) = x157.carrying_add(x169, false);
    let (x180, x181) = x159.carrying_add(x175, x179);
    let (x182, x183) = x161.carrying_add(x177, x181);
    let (x184, x185) = x163.carrying_add(x173, x183);
    let x187 = x149 + u64::from(x155) + u64::from(x164) + x174 + u64::from(x185);
    let (x188, x189) = x180.borrowing_sub(constant64(0x5812631a5cf5d3ed), false);
    let (x190, x191) = x182.borrowing_sub(constant64(0x14def9dea2f79cd6), x189);
    let (x192, x193) = x184.borrowing_sub(constant64(0), x191);
    let (x194, x195) = x187.borrowing_sub(constant64(0x1000000000000000), x193);
    let x196 = select64(x195, x188, x180);
    let x197 = select64(x195, x190, x182);
    let x198 = select64(x195, x192, x184);
    let x199 = select64(x195, x194, x187);
    Mont([x196, x197, x198, x199])
}

/// a / R mod m.
#[inline(always)]
pub(crate) fn from_montgomery(a: &Mont) -> [u64; 4] {
    let x6 = u128::from(a.0[0]) * 0xd2b51da312547e1b;
    let x7 = x6 as u64;
    let (x12, x13) = x7.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x14, x15) = x7.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x16, x17) = x7.carrying_mul(0x1000000000000000, 0);
    let (x18, x19) = x14.carrying_add(x13, false);
    let x20 = x15 + u64::from(x19);
    let (_, x22) = a.0[0].carrying_add(x12, false);
    let (x23, x24) = a.0[1].carrying_add(x18, x22);
    let (x25, x26) = a.0[2].carrying_add(x20, x24);
    let (x27, x28) = a.0[3].carrying_add(x16, x26);
    let x29 = x17 + u64::from(x28);
    let x30 = u128::from(x23) * 0xd2b51da312547e1b;
    let x31 = x30 as u64;
    let (x33, x34) = x31.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x35, x36) = x31.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x37, x38) = x31.carrying_mul(0x1000000000000000, 0);
    let (x39, x40) = x35.carrying_add(x34, false);
    let x41 = x36 + u64::from(x40);
    let (_, x43) = x23.carrying_add(x33, false);
    let (x44, x45) = x25.carrying_add(x39, x43);
    let (x46, x47) = x27.carrying_add(x41, x45);
    let (x48, x49) = x29.carrying_add(x37, x47);
    let x50 = x38 + u64::from(x49);
    let x51 = u128::from(x44) * 0xd2b51da312547e1b;
    let x52 = x51 as u64;
    let (x54, x55) = x52.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x56, x57) = x52.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x58, x59) = x52.carrying_mul(0x1000000000000000, 0);
    let (x60, x61) = x56.carrying_add(x55, false);
    let x62 = x57 + u64::from(x61);
    let (_, x64) = x44.carrying_add(x54, false);
    let (x65, x66) = x46.carrying_add(x60, x64);
    let (x67, x68) = x48.carrying_add(x62, x66);
    let (x69, x70) = x50.carrying_add(x58, x68);
    let x71 = x59 + u64::from(x70);
    let x72 = u128::from(x65) * 0xd2b51da312547e1b;
    let x73 = x72 as u64;
    let (x75, x76) = x73.carrying_mul(0x5812631a5cf5d3ed, 0);
    let (x77, x78) = x73.carrying_mul(0x14def9dea2f79cd6, 0);
    let (x79, x80) = x73.carrying_mul(0x1000000000000000, 0);
    let (x81, x82) = x77.carrying_add(x76, false);
    let x83 = x78 + u64::from(x82);
    let (_, x85) = x65.carrying_add(x75, false);
    let (x86, x87) = x67.carrying_add(x81, x85);
    let (x88, x89) = x69.carrying_add(x83, x87);
    let (x90, x91) = x71.carrying_add(x79, x89);
    let x92 = x80 + u64::from(x91);
    let (x93, x94) = x86.borrowing_sub(constant64(0x5812631a5cf5d3ed), false);
    let (x95, x96) = x88.borrowing_sub(constant64(0x14def9dea2f79cd6), x94);
    let (x97, x98) = x90.borrowing_sub(constant64(0), x96);
    let (x99, x100) = x92.borrowing_sub(constant64(0x1000000000000000), x98);
    let x101 = select64(x100, x93, x86);
    let x102 = select64(x100, x95, x88);
    let x103 = select64(x100, x97, x90);
    let x104 = select64(x100, x99, x92);
    [x101, x102, x103, x104]
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
