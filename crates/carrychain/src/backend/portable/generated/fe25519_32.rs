//! Arithmetic modulo 2^255-19, made by
//!
//! ```text
//! carrychain-gen synth '2^255-19' --word 32 --limbs 8 --lang rust --template saturated-solinas --functions carry_mul,carry_square,carry_scmul_121666,carry,add,sub,opp,relax,carry_add,carry_sub,carry_opp,selectznz,to_bytes,from_bytes --helpers crate::backend::portable::barrier
//! ```
//!
//! - modulus: 2^255-19
//! - template: saturated-solinas
//! - words: 8 of 32 bits
//! - s, c: 255, 0x13
//! - 2^(w n) mod p: 2^256 = 0x26
//! - tight: below 2^255 + 2^24
//! - loose: below 2^256

use crate::backend::portable::barrier::{select32, constant32};

/// An element below 2^255 + 2^24.
///
/// As a whole below 0x8000000000000000000000000000000000000000000000000000000001000000.
#[derive(Clone, Copy)]
pub(crate) struct Tight(pub(crate) [u32; 8]);

/// An element below 2^256.
#[derive(Clone, Copy)]
pub(crate) struct Loose(pub(crate) [u32; 8]);

/// a b.
#[inline(always)]
pub(crate) fn carry_mul(a: &Loose, b: &Loose) -> Tight {
    let (x17, x18) = a.0[0].carrying_mul(b.0[0], 0);
    let (x19, x20) = a.0[0].carrying_mul_add(b.0[1], 0, x18);
    let (x21, x22) = a.0[0].carrying_mul_add(b.0[2], 0, x20);
    let (x23, x24) = a.0[0].carrying_mul_add(b.0[3], 0, x22);
    let (x25, x26) = a.0[0].carrying_mul_add(b.0[4], 0, x24);
    let (x27, x28) = a.0[0].carrying_mul_add(b.0[5], 0, x26);
    let (x29, x30) = a.0[0].carrying_mul_add(b.0[6], 0, x28);
    let (x31, x32) = a.0[0].carrying_mul_add(b.0[7], 0, x30);
    let (x33, x34) = a.0[1].carrying_mul(b.0[0], x19);
    let (x35, x36) = a.0[1].carrying_mul_add(b.0[1], x21, x34);
    let (x37, x38) = a.0[1].carrying_mul_add(b.0[2], x23, x36);
    let (x39, x40) = a.0[1].carrying_mul_add(b.0[3], x25, x38);
    let (x41, x42) = a.0[1].carrying_mul_add(b.0[4], x27, x40);
    let (x43, x44) = a.0[1].carrying_mul_add(b.0[5], x29, x42);
    let (x45, x46) = a.0[1].carrying_mul_add(b.0[6], x31, x44);
    let (x47, x48) = a.0[1].carrying_mul_add(b.0[7], x32, x46);
    let (x49, x50) = a.0[2].carrying_mul(b.0[0], x35);
    let (x51, x52) = a.0[2].carrying_mul_add(b.0[1], x37, x50);
    let (x53, x54) = a.0[2].carrying_mul_add(b.0[2], x39, x52);
    let (x55, x56) = a.0[2].carrying_mul_add(b.0[3], x41, x54);
    let (x57, x58) = a.0[2].carrying_mul_add(b.0[4], x43, x56);
    let (x59, x60) = a.0[2].carrying_mul_add(b.0[5], x45, x58);
    let (x61, x62) = a.0[2].carrying_mul_add(b.0[6], x47, x60);
    let (x63, x64) = a.0[2].carrying_mul_add(b.0[7], x48, x62);
    let (x65, x66) = a.0[3].carrying_mul(b.0[0], x51);
    let (x67, x68) = a.0[3].carrying_mul_add(b.0[1], x53, x66);
    let (x69, x70) = a.0[3].carrying_mul_add(b.0[2], x55, x68);
    let (x71, x72) = a.0[3].carrying_mul_add(b.0[3], x57, x70);
    let (x73, x74) = a.0[3].carrying_mul_add(b.0[4], x59, x72);
    let (x75, x76) = a.0[3].carrying_mul_add(b.0[5], x61, x74);
    let (x77, x78) = a.0[3].carrying_mul_add(b.0[6], x63, x76);
    let (x79, x80) = a.0[3].carrying_mul_add(b.0[7], x64, x78);
    let (x81, x82) = a.0[4].carrying_mul(b.0[0], x67);
    let (x83, x84) = a.0[4].carrying_mul_add(b.0[1], x69, x82);
    let (x85, x86) = a.0[4].carrying_mul_add(b.0[2], x71, x84);
    let (x87, x88) = a.0[4].carrying_mul_add(b.0[3], x73, x86);
    let (x89, x90) = a.0[4].carrying_mul_add(b.0[4], x75, x88);
    let (x91, x92) = a.0[4].carrying_mul_add(b.0[5], x77, x90);
    let (x93, x94) = a.0[4].carrying_mul_add(b.0[6], x79, x92);
    let (x95, x96) = a.0[4].carrying_mul_add(b.0[7], x80, x94);
    let (x97, x98) = a.0[5].carrying_mul(b.0[0], x83);
    let (x99, x100) = a.0[5].carrying_mul_add(b.0[1], x85, x98);
    let (x101, x102) = a.0[5].carrying_mul_add(b.0[2], x87, x100);
    let (x103, x104) = a.0[5].carrying_mul_add(b.0[3], x89, x102);
    let (x105, x106) = a.0[5].carrying_mul_add(b.0[4], x91, x104);
    let (x107, x108) = a.0[5].carrying_mul_add(b.0[5], x93, x106);
    let (x109, x110) = a.0[5].carrying_mul_add(b.0[6], x95, x108);
    let (x111, x112) = a.0[5].carrying_mul_add(b.0[7], x96, x110);
    let (x113, x114) = a.0[6].carrying_mul(b.0[0], x99);
    let (x115, x116) = a.0[6].carrying_mul_add(b.0[1], x101, x114);
    let (x117, x118) = a.0[6].carrying_mul_add(b.0[2], x103, x116);
    let (x119, x120) = a.0[6].carrying_mul_add(b.0[3], x105, x118);
    let (x121, x122) = a.0[6].carrying_mul_add(b.0[4], x107, x120);
    let (x123, x124) = a.0[6].carrying_mul_add(b.0[5], x109, x122);
    let (x125, x126) = a.0[6].carrying_mul_add(b.0[6], x111, x124);
    let (x127, x128) = a.0[6].carrying_mul_add(b.0[7], x112, x126);
    let (x129, x130) = a.0[7].carrying_mul(b.0[0], x115);
    let (x131, x132) = a.0[7].carrying_mul_add(b.0[1], x117, x130);
    let (x133, x134) = a.0[7].carrying_mul_add(b.0[2], x119, x132);
    let (x135, x136) = a.0[7].carrying_mul_add(b.0[3], x121, x134);
    let (x137, x138) = a.0[7].carrying_mul_add(b.0[4], x123, x136);
    let (x139, x140) = a.0[7].carrying_mul_add(b.0[5], x125, x138);
    let (x141, x142) = a.0[7].carrying_mul_add(b.0[6], x127, x140);
    let (x143, x144) = a.0[7].carrying_mul_add(b.0[7], x128, x142);
    let (x146, x147) = 38_u32.carrying_mul(x131, x17);
    let (x148, x149) = 38_u32.carrying_mul_add(x133, x33, x147);
    let (x150, x151) = 38_u32.carrying_mul_add(x135, x49, x149);
    let (x152, x153) = 38_u32.carrying_mul_add(x137, x65, x151);
    let (x154, x155) = 38_u32.carrying_mul_add(x139, x81, x153);
    let (x156, x157) = 38_u32.carrying_mul_add(x141, x97, x155);
    let (x158, x159) = 38_u32.carrying_mul_add(x143, x113, x157);
    let (x160, x161) = 38_u32.carrying_mul_add(x144, x129, x159);
    let x162 = x160 & 0x7fffffff;
    let x163 = x160 >> 31;
    let x167 = x161 * 38 + x163 * 19;
    let (x168, x169) = x146.carrying_add(x167, false);
    let (x170, x171) = x148.carrying_add(constant32(0), x169);
    let (x172, x173) = x150.carrying_add(constant32(0), x171);
    let (x174, x175) = x152.carrying_add(constant32(0), x173);
    let (x176, x177) = x154.carrying_add(constant32(0), x175);
    let (x178, x179) = x156.carrying_add(constant32(0), x177);
    let (x180, x181) = x158.carrying_add(constant32(0), x179);
    let x182 = x162 + u32::from(x181);
    Tight([x168, x170, x172, x174, x176, x178, x180, x182])
}

/// a^2.
#[inline(always)]
pub(crate) fn carry_square(a: &Loose) -> Tight {
    let (x9, x10) = a.0[0].carrying_mul(a.0[1], 0);
    let (x11, x12) = a.0[0].carrying_mul_add(a.0[2], 0, x10);
    let (x13, x14) = a.0[0].carrying_mul_add(a.0[3], 0, x12);
    let (x15, x16) = a.0[0].carrying_mul_add(a.0[4], 0, x14);
    let (x17, x18) = a.0[0].carrying_mul_add(a.0[5], 0, x16);
    let (x19, x20) = a.0[0].carrying_mul_add(a.0[6], 0, x18);
    let (x21, x22) = a.0[0].carrying_mul_add(a.0[7], 0, x20);
    let (x23, x24) = a.0[1].carrying_mul(a.0[2], x13);
    let (x25, x26) = a.0[1].carrying_mul_add(a.0[3], x15, x24);
    let (x27, x28) = a.0[1].carrying_mul_add(a.0[4], x17, x26);
    let (x29, x30) = a.0[1].carrying_mul_add(a.0[5], x19, x28);
    let (x31, x32) = a.0[1].carrying_mul_add(a.0[6], x21, x30);
    let (x33, x34) = a.0[1].carrying_mul_add(a.0[7], x22, x32);
    let (x35, x36) = a.0[2].carrying_mul(a.0[3], x27);
    let (x37, x38) = a.0[2].carrying_mul_add(a.0[4], x29, x36);
    let (x39, x40) = a.0[2].carrying_mul_add(a.0[5], x31, x38);
    let (x41, x42) = a.0[2].carrying_mul_add(a.0[6], x33, x40);
    let (x43, x44) = a.0[2].carrying_mul_add(a.0[7], x34, x42);
    let (x45, x46) = a.0[3].carrying_mul(a.0[4], x39);
    let (x47, x48) = a.0[3].carrying_mul_add(a.0[5], x41, x46);
    let (x49, x50) = a.0[3].carrying_mul_add(a.0[6], x43, x48);
    let (x51, x52) = a.0[3].carrying_mul_add(a.0[7], x44, x50);
    let (x53, x54) = a.0[4].carrying_mul(a.0[5], x49);
    let (x55, x56) = a.0[4].carrying_mul_add(a.0[6], x51, x54);
    let (x57, x58) = a.0[4].carrying_mul_add(a.0[7], x52, x56);
    let (x59, x60) = a.0[5].carrying_mul(a.0[6], x57);
    let (x61, x62) = a.0[5].carrying_mul_add(a.0[7], x58, x60);
    let (x63, x64) = a.0[6].carrying_mul(a.0[7], x62);
    let (x65, x66) = a.0[0].carrying_mul(a.0[0], 0);
    let (x67, x68) = a.0[1].carrying_mul(a.0[1], 0);
    let (x69, x70) = a.0[2].carrying_mul(a.0[2], 0);
    let (x71, x72) = a.0[3].carrying_mul(a.0[3], 0);
    let (x73, x74) = a.0[4].carrying_mul(a.0[4], 0);
    let (x75, x76) = a.0[5].carrying_mul(a.0[5], 0);
    let (x77, x78) = a.0[6].carrying_mul(a.0[6], 0);
    let (x79, x80) = a.0[7].carrying_mul(a.0[7], 0);
    let (x81, x82) = x66.carrying_add(x9, false);
    let (x83, x84) = x67.carrying_add(x11, x82);
    let (x85, x86) = x68.carrying_add(x23, x84);
    let (x87, x88) = x69.carrying_add(x25, x86);
    let (x89, x90) = x70.carrying_add(x35, x88);
    let (x91, x92) = x71.carrying_add(x37, x90);
    let (x93, x94) = x72.carrying_add(x45, x92);
    let (x95, x96) = x73.carrying_add(x47, x94);
    let (x97, x98) = x74.carrying_add(x53, x96);
    let (x99, x100) = x75.carrying_add(x55, x98);
    let (x101, x102) = x76.carrying_add(x59, x100);
    let (x103, x104) = x77.carrying_add(x61, x102);
    let (x105, x106) = x78.carrying_add(x63, x104);
    let (x107, x108) = x79.carrying_add(x64, x106);
    let x109 = x80 + u32::from(x108);
    let (x110, x111) = x81.carrying_add(x9, false);
    let (x112, x113) = x83.carrying_add(x11, x111);
    let (x114, x115) = x85.carrying_add(x23, x113);
    let (x116, x117) = x87.carrying_add(x25, x115);
    let (x118, x119) = x89.carrying_add(x35, x117);
    let (x120, x121) = x91.carrying_add(x37, x119);
    let (x122, x123) = x93.carrying_add(x45, x121);
    let (x124, x125) = x95.carrying_add(x47, x123);
    let (x126, x127) = x97.carrying_add(x53, x125);
    let (x128, x129) = x99.carrying_add(x55, x127);
    let (x130, x131) = x101.carrying_add(x59, x129);
    let (x132, x133) = x103.carrying_add(x61, x131);
    let (x134, x135) = x105.carrying_add(x63, x133);
    let (x136, x137) = x107.carrying_add(x64, x135);
    let (x138, _) = x109.carrying_add(constant32(0), x137);
    let (x141, x142) = 38_u32.carrying_mul(x124, x65);
    let (x143, x144) = 38_u32.carrying_mul_add(x126, x110, x142);
    let (x145, x146) = 38_u32.carrying_mul_add(x128, x112, x144);
    let (x147, x148) = 38_u32.carrying_mul_add(x130, x114, x146);
    let (x149, x150) = 38_u32.carrying_mul_add(x132, x116, x148);
    let (x151, x152) = 38_u32.carrying_mul_add(x134, x118, x150);
    let (x153, x154) = 38_u32.carrying_mul_add(x136, x120, x152);
    let (x155, x156) = 38_u32.carrying_mul_add(x138, x122, x154);
    let x157 = x155 & 0x7fffffff;
    let x158 = x155 >> 31;
    let x162 = x156 * 38 + x158 * 19;
    let (x163, x164) = x141.carrying_add(x162, false);
    let (x165, x166) = x143.carrying_add(constant32(0), x164);
    let (x167, x168) = x145.carrying_add(constant32(0), x166);
    let (x169, x170) = x147.carrying_add(constant32(0), x168);
    let (x171, x172) = x149.carrying_add(constant32(0), x170);
    let (x173, x174) = x151.carrying_add(constant32(0), x172);
    let (x175, x176) = x153.carrying_add(constant32(0), x174);
    let x177 = x157 + u32::from(x176);
    Tight([x163, x165, x167, x169, x171, x173, x175, x177])
}

/// 121666 a.
#[inline(always)]
pub(crate) fn carry_scmul_121666(a: &Loose) -> Tight {
    let (x10, x11) = 0x1db42_u32.carrying_mul(a.0[0], 0);
    let (x12, x13) = 0x1db42_u32.carrying_mul_add(a.0[1], 0, x11);
    let (x14, x15) = 0x1db42_u32.carrying_mul_add(a.0[2], 0, x13);
    let (x16, x17) = 0x1db42_u32.carrying_mul_add(a.0[3], 0, x15);
    let (x18, x19) = 0x1db42_u32.carrying_mul_add(a.0[4], 0, x17);
    let (x20, x21) = 0x1db42_u32.carrying_mul_add(a.0[5], 0, x19);
    let (x22, x23) = 0x1db42_u32.carrying_mul_add(a.0[6], 0, x21);
    let (x24, x25) = 0x1db42_u32.carrying_mul_add(a.0[7], 0, x23);
    let x26 = x24 & 0x7fffffff;
    let x27 = x24 >> 31;
    let x32 = x25 * 38 + x27 * 19;
    let (x33, x34) = x10.carrying_add(x32, false);
    let (x35, x36) = x12.carrying_add(constant32(0), x34);
    let (x37, x38) = x14.carrying_add(constant32(0), x36);
    let (x39, x40) = x16.carrying_add(constant32(0), x38);
    let (x41, x42) = x18.carrying_add(constant32(0), x40);
    let (x43, x44) = x20.carrying_add(constant32(0), x42);
    let (x45, x46) = x22.carrying_add(constant32(0), x44);
    let x47 = x26 + u32::from(x46);
    Tight([x33, x35, x37, x39, x41, x43, x45, x47])
}

/// a.
#[inline(always)]
pub(crate) fn carry(a: &Loose) -> Tight {
    let x9 = a.0[7] & 0x7fffffff;
    let x10 = a.0[7] >> 31;
    let x12 = x10 * 19;
    let (x13, x14) = a.0[0].carrying_add(x12, false);
    let (x15, x16) = a.0[1].carrying_add(constant32(0), x14);
    let (x17, x18) = a.0[2].carrying_add(constant32(0), x16);
    let (x19, x20) = a.0[3].carrying_add(constant32(0), x18);
    let (x21, x22) = a.0[4].carrying_add(constant32(0), x20);
    let (x23, x24) = a.0[5].carrying_add(constant32(0), x22);
    let (x25, x26) = a.0[6].carrying_add(constant32(0), x24);
    let x27 = x9 + u32::from(x26);
    Tight([x13, x15, x17, x19, x21, x23, x25, x27])
}

/// a + b.
#[inline(always)]
pub(crate) fn add(a: &Tight, b: &Tight) -> Loose {
    let (x17, x18) = a.0[0].carrying_add(b.0[0], false);
    let (x19, x20) = a.0[1].carrying_add(b.0[1], x18);
    let (x21, x22) = a.0[2].carrying_add(b.0[2], x20);
    let (x23, x24) = a.0[3].carrying_add(b.0[3], x22);
    let (x25, x26) = a.0[4].carrying_add(b.0[4], x24);
    let (x27, x28) = a.0[5].carrying_add(b.0[5], x26);
    let (x29, x30) = a.0[6].carrying_add(b.0[6], x28);
    let (x31, x32) = a.0[7].carrying_add(b.0[7], x30);
    let x34 = u32::from(x32) * 38;
    let (x35, _) = x17.carrying_add(x34, false);
    Loose([x35, x19, x21, x23, x25, x27, x29, x31])
}

/// a - b.
#[inline(always)]
pub(crate) fn sub(a: &Tight, b: &Tight) -> Loose {
    let (x17, x18) = a.0[0].borrowing_sub(b.0[0], false);
    let (x19, x20) = a.0[1].borrowing_sub(b.0[1], x18);
    let (x21, x22) = a.0[2].borrowing_sub(b.0[2], x20);
    let (x23, x24) = a.0[3].borrowing_sub(b.0[3], x22);
    let (x25, x26) = a.0[4].borrowing_sub(b.0[4], x24);
    let (x27, x28) = a.0[5].borrowing_sub(b.0[5], x26);
    let (x29, x30) = a.0[6].borrowing_sub(b.0[6], x28);
    let (x31, x32) = a.0[7].borrowing_sub(b.0[7], x30);
    let (x34, x35) = x17.borrowing_sub(constant32(38), false);
    let (x36, x37) = x19.borrowing_sub(constant32(0), x35);
    let (x38, x39) = x21.borrowing_sub(constant32(0), x37);
    let (x40, x41) = x23.borrowing_sub(constant32(0), x39);
    let (x42, x43) = x25.borrowing_sub(constant32(0), x41);
    let (x44, x45) = x27.borrowing_sub(constant32(0), x43);
    let (x46, x47) = x29.borrowing_sub(constant32(0), x45);
    let (x48, _) = x31.borrowing_sub(constant32(0), x47);
    let x50 = select32(x32, x17, x34);
    let x51 = select32(x32, x19, x36);
    let x52 = select32(x32, x21, x38);
    let x53 = select32(x32, x23, x40);
    let x54 = select32(x32, x25, x42);
    let x55 = select32(x32, x27, x44);
    let x56 = select32(x32, x29, x46);
    let x57 = select32(x32, x31, x48);
    Loose([x50, x51, x52, x53, x54, x55, x56, x57])
}

/// -a.
#[inline(always)]
pub(crate) fn opp(a: &Tight) -> Loose {
    let (x11, x12) = constant32(0xffffffda).borrowing_sub(a.0[0], false);
    let (x13, x14) = constant32(0xffffffff).borrowing_sub(a.0[1], x12);
    let (x15, x16) = constant32(0xffffffff).borrowing_sub(a.0[2], x14);
    let (x17, x18) = constant32(0xffffffff).borrowing_sub(a.0[3], x16);
    let (x19, x20) = constant32(0xffffffff).borrowing_sub(a.0[4], x18);
    let (x21, x22) = constant32(0xffffffff).borrowing_sub(a.0[5], x20);
    let (x23, x24) = constant32(0xffffffff).borrowing_sub(a.0[6], x22);
    let x25 = 0xffffffff - a.0[7];
    let x26 = x25 - u32::from(x24);
    Loose([x11, x13, x15, x17, x19, x21, x23, x26])
}

/// a.
#[inline(always)]
pub(crate) fn relax(a: &Tight) -> Loose {
    Loose([a.0[0], a.0[1], a.0[2], a.0[3], a.0[4], a.0[5], a.0[6], a.0[7]])
}

/// a + b.
#[inline(always)]
pub(crate) fn carry_add(a: &Tight, b: &Tight) -> Tight {
    let (x17, x18) = a.0[0].carrying_add(b.0[0], false);
    let (x19, x20) = a.0[1].carrying_add(b.0[1], x18);
    let (x21, x22) = a.0[2].carrying_add(b.0[2], x20);
    let (x23, x24) = a.0[3].carrying_add(b.0[3], x22);
    let (x25, x26) = a.0[4].carrying_add(b.0[4], x24);
    let (x27, x28) = a.0[5].carrying_add(b.0[5], x26);
    let (x29, x30) = a.0[6].carrying_add(b.0[6], x28);
    let (x31, x32) = a.0[7].carrying_add(b.0[7], x30);
    let x34 = u32::from(x32) * 38;
    let (x35, _) = x17.carrying_add(x34, false);
    let x37 = x31 & 0x7fffffff;
    let x38 = x31 >> 31;
    let x40 = x38 * 19;
    let (x41, x42) = x35.carrying_add(x40, false);
    let (x43, x44) = x19.carrying_add(constant32(0), x42);
    let (x45, x46) = x21.carrying_add(constant32(0), x44);
    let (x47, x48) = x23.carrying_add(constant32(0), x46);
    let (x49, x50) = x25.carrying_add(constant32(0), x48);
    let (x51, x52) = x27.carrying_add(constant32(0), x50);
    let (x53, x54) = x29.carrying_add(constant32(0), x52);
    let x55 = x37 + u32::from(x54);
    Tight([x41, x43, x45, x47, x49, x51, x53, x55])
}

/// a - b.
#[inline(always)]
pub(crate) fn carry_sub(a: &Tight, b: &Tight) -> Tight {
    let (x17, x18) = a.0[0].borrowing_sub(b.0[0], false);
    let (x19, x20) = a.0[1].borrowing_sub(b.0[1], x18);
    let (x21, x22) = a.0[2].borrowing_sub(b.0[2], x20);
    let (x23, x24) = a.0[3].borrowing_sub(b.0[3], x22);
    let (x25, x26) = a.0[4].borrowing_sub(b.0[4], x24);
    let (x27, x28) = a.0[5].borrowing_sub(b.0[5], x26);
    let (x29, x30) = a.0[6].borrowing_sub(b.0[6], x28);
    let (x31, x32) = a.0[7].borrowing_sub(b.0[7], x30);
    let (x34, x35) = x17.borrowing_sub(constant32(38), false);
    let (x36, x37) = x19.borrowing_sub(constant32(0), x35);
    let (x38, x39) = x21.borrowing_sub(constant32(0), x37);
    let (x40, x41) = x23.borrowing_sub(constant32(0), x39);
    let (x42, x43) = x25.borrowing_sub(constant32(0), x41);
    let (x44, x45) = x27.borrowing_sub(constant32(0), x43);
    let (x46, x47) = x29.borrowing_sub(constant32(0), x45);
    let (x48, _) = x31.borrowing_sub(constant32(0), x47);
    let x50 = select32(x32, x17, x34);
    let x51 = select32(x32, x19, x36);
    let x52 = select32(x32, x21, x38);
    let x53 = select32(x32, x23, x40);
    let x54 = select32(x32, x25, x42);
    let x55 = select32(x32, x27, x44);
    let x56 = select32(x32, x29, x46);
    let x57 = select32(x32, x31, x48);
    let x58 = x57 & 0x7fffffff;
    let x59 = x57 >> 31;
    let x61 = x59 * 19;
    let (x62, x63) = x50.carrying_add(x61, false);
    let (x64, x65) = x51.carrying_add(constant32(0), x63);
    let (x66, x67) = x52.carrying_add(constant32(0), x65);
    let (x68, x69) = x53.carrying_add(constant32(0), x67);
    let (x70, x71) = x54.carrying_add(constant32(0), x69);
    let (x72, x73) = x55.carrying_add(constant32(0), x71);
    let (x74, x75) = x56.carrying_add(constant32(0), x73);
    let x76 = x58 + u32::from(x75);
    Tight([x62, x64, x66, x68, x70, x72, x74, x76])
}

/// -a.
#[inline(always)]
pub(crate) fn carry_opp(a: &Tight) -> Tight {
    let (x11, x12) = constant32(0xffffffda).borrowing_sub(a.0[0], false);
    let (x13, x14) = constant32(0xffffffff).borrowing_sub(a.0[1], x12);
    let (x15, x16) = constant32(0xffffffff).borrowing_sub(a.0[2], x14);
    let (x17, x18) = constant32(0xffffffff).borrowing_sub(a.0[3], x16);
    let (x19, x20) = constant32(0xffffffff).borrowing_sub(a.0[4], x18);
    let (x21, x22) = constant32(0xffffffff).borrowing_sub(a.0[5], x20);
    let (x23, x24) = constant32(0xffffffff).borrowing_sub(a.0[6], x22);
    let x25 = 0xffffffff - a.0[7];
    let x26 = x25 - u32::from(x24);
    let x27 = x26 & 0x7fffffff;
    let x28 = x26 >> 31;
    let x30 = x28 * 19;
    let (x31, x32) = x11.carrying_add(x30, false);
    let (x33, x34) = x13.carrying_add(constant32(0), x32);
    let (x35, x36) = x15.carrying_add(constant32(0), x34);
    let (x37, x38) = x17.carrying_add(constant32(0), x36);
    let (x39, x40) = x19.carrying_add(constant32(0), x38);
    let (x41, x42) = x21.carrying_add(constant32(0), x40);
    let (x43, x44) = x23.carrying_add(constant32(0), x42);
    let x45 = x27 + u32::from(x44);
    Tight([x31, x33, x35, x37, x39, x41, x43, x45])
}

/// `zero` if flag is 0, `nonzero` if it is 1.
#[inline(always)]
pub(crate) fn selectznz(flag: u32, zero: &Tight, nonzero: &Tight) -> Tight {
    let x17 = select32(flag != 0, zero.0[0], nonzero.0[0]);
    let x18 = select32(flag != 0, zero.0[1], nonzero.0[1]);
    let x19 = select32(flag != 0, zero.0[2], nonzero.0[2]);
    let x20 = select32(flag != 0, zero.0[3], nonzero.0[3]);
    let x21 = select32(flag != 0, zero.0[4], nonzero.0[4]);
    let x22 = select32(flag != 0, zero.0[5], nonzero.0[5]);
    let x23 = select32(flag != 0, zero.0[6], nonzero.0[6]);
    let x24 = select32(flag != 0, zero.0[7], nonzero.0[7]);
    Tight([x17, x18, x19, x20, x21, x22, x23, x24])
}

/// a mod p, fully reduced, little-endian.
#[inline(always)]
pub(crate) fn to_bytes(a: &Tight) -> [u8; 32] {
    let (_, x11) = a.0[0].carrying_add(constant32(19), false);
    let (_, x13) = a.0[1].carrying_add(constant32(0), x11);
    let (_, x15) = a.0[2].carrying_add(constant32(0), x13);
    let (_, x17) = a.0[3].carrying_add(constant32(0), x15);
    let (_, x19) = a.0[4].carrying_add(constant32(0), x17);
    let (_, x21) = a.0[5].carrying_add(constant32(0), x19);
    let (_, x23) = a.0[6].carrying_add(constant32(0), x21);
    let x24 = a.0[7] + u32::from(x23);
    let x26 = x24 >> 31;
    let x27 = x26 * 19;
    let (x28, x29) = a.0[0].carrying_add(x27, false);
    let (x30, x31) = a.0[1].carrying_add(constant32(0), x29);
    let (x32, x33) = a.0[2].carrying_add(constant32(0), x31);
    let (x34, x35) = a.0[3].carrying_add(constant32(0), x33);
    let (x36, x37) = a.0[4].carrying_add(constant32(0), x35);
    let (x38, x39) = a.0[5].carrying_add(constant32(0), x37);
    let (x40, x41) = a.0[6].carrying_add(constant32(0), x39);
    let x42 = a.0[7] + u32::from(x41);
    let x43 = x42 & 0x7fffffff;
    let x45 = x28 & 0xff;
    let x46 = x28 >> 8;
    let x47 = x46 & 0xff;
    let x48 = x46 >> 8;
    let x49 = x48 & 0xff;
    let x50 = x48 >> 8;
    let x51 = x30 & 0xff;
    let x52 = x30 >> 8;
    let x53 = x52 & 0xff;
    let x54 = x52 >> 8;
    let x55 = x54 & 0xff;
    let x56 = x54 >> 8;
    let x57 = x32 & 0xff;
    let x58 = x32 >> 8;
    let x59 = x58 & 0xff;
    let x60 = x58 >> 8;
    let x61 = x60 & 0xff;
    let x62 = x60 >> 8;
    let x63 = x34 & 0xff;
    let x64 = x34 >> 8;
    let x65 = x64 & 0xff;
    let x66 = x64 >> 8;
    let x67 = x66 & 0xff;
    let x68 = x66 >> 8;
    let x69 = x36 & 0xff;
    let x70 = x36 >> 8;
    let x71 = x70 & 0xff;
    let x72 = x70 >> 8;
    let x73 = x72 & 0xff;
    let x74 = x72 >> 8;
    let x75 = x38 & 0xff;
    let x76 = x38 >> 8;
    let x77 = x76 & 0xff;
    let x78 = x76 >> 8;
    let x79 = x78 & 0xff;
    let x80 = x78 >> 8;
    let x81 = x40 & 0xff;
    let x82 = x40 >> 8;
    let x83 = x82 & 0xff;
    let x84 = x82 >> 8;
    let x85 = x84 & 0xff;
    let x86 = x84 >> 8;
    let x87 = x43 & 0xff;
    let x88 = x43 >> 8;
    let x89 = x88 & 0xff;
    let x90 = x88 >> 8;
    let x91 = x90 & 0xff;
    let x92 = x90 >> 8;
    [x45 as u8, x47 as u8, x49 as u8, x50 as u8, x51 as u8, x53 as u8, x55 as u8, x56 as u8, x57 as u8, x59 as u8, x61 as u8, x62 as u8, x63 as u8, x65 as u8, x67 as u8, x68 as u8, x69 as u8, x71 as u8, x73 as u8, x74 as u8, x75 as u8, x77 as u8, x79 as u8, x80 as u8, x81 as u8, x83 as u8, x85 as u8, x86 as u8, x87 as u8, x89 as u8, x91 as u8, x92 as u8]
}

/// a, little-endian, below 2^255; it need not be below p.
#[inline(always)]
pub(crate) fn from_bytes(a: &[u8; 32]) -> Tight {
    let x40 = u32::from(a[0])
        + (u32::from(a[1]) << 8)
        + (u32::from(a[2]) << 16)
        + (u32::from(a[3]) << 24);
    let x46 = u32::from(a[4])
        + (u32::from(a[5]) << 8)
        + (u32::from(a[6]) << 16)
        + (u32::from(a[7]) << 24);
    let x52 = u32::from(a[8])
        + (u32::from(a[9]) << 8)
        + (u32::from(a[10]) << 16)
        + (u32::from(a[11]) << 24);
    let x58 = u32::from(a[12])
        + (u32::from(a[13]) << 8)
        + (u32::from(a[14]) << 16)
        + (u32::from(a[15]) << 24);
    let x64 = u32::from(a[16])
        + (u32::from(a[17]) << 8)
        + (u32::from(a[18]) << 16)
        + (u32::from(a[19]) << 24);
    let x70 = u32::from(a[20])
        + (u32::from(a[21]) << 8)
        + (u32::from(a[22]) << 16)
        + (u32::from(a[23]) << 24);
    let x76 = u32::from(a[24])
        + (u32::from(a[25]) << 8)
        + (u32::from(a[26]) << 16)
        + (u32::from(a[27]) << 24);
    let x82 = u32::from(a[28])
        + (u32::from(a[29]) << 8)
        + (u32::from(a[30]) << 16)
        + (u32::from(a[31]) << 24);
    Tight([x40, x46, x52, x58, x64, x70, x76, x82])
}
