//! Arithmetic modulo 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551, made by
//!
//! ```text
//! carrychain-gen synth '0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551' --word 64 --limbs 4 --lang rust --template word-by-word-montgomery --helpers crate::backend::portable::barrier
//! ```
//!
//! - modulus: 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
//! - template: word-by-word-montgomery
//! - words: 4 of 64 bits
//! - R: 2^256
//! - m: 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
//! - m' = -1/m mod 2^w: 0xccd1c8aaee00bc4f

use crate::backend::portable::barrier::{select64, constant64};

/// An element in Montgomery form: the value times R mod m, less than m.
///
/// As a whole below 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551.
#[derive(Clone, Copy)]
pub(crate) struct Mont(pub(crate) [u64; 4]);

/// m.
pub(crate) const MODULUS: [u64; 4] = [0xf3b9cac2fc632551, 0xbce6faada7179e84, 0xffffffffffffffff, 0xffffffff00000000];

/// R mod m: one in Montgomery form.
pub(crate) const ONE: Mont = Mont([0xc46353d039cdaaf, 0x4319055258e8617b, 0x0, 0xffffffff]);

/// R^2 mod m.
pub(crate) const R2: [u64; 4] = [0x83244c95be79eea2, 0x4699799c49bd6fa6, 0x2845b2392b6bec59, 0x66e12d94f3d95620];

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
    let x25 = u128::from(x9) * 0xccd1c8aaee00bc4f;
    let x26 = x25 as u64;
    let (x32, x33) = x26.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x34, x35) = x26.carrying_mul(0xbce6faada7179e84, 0);
    let (x37, x38) = x26.carrying_mul(2, 0);
    let (x39, x40) = x26.borrowing_sub(x37, false);
    let (x41, _) = x26.borrowing_sub(x38, x40);
    let (x44, x45) = x26.carrying_mul(0x100000000, 0);
    let (x46, x47) = constant64(0).borrowing_sub(x44, false);
    let (x48, _) = x26.borrowing_sub(x45, x47);
    let (x50, x51) = x34.carrying_add(x33, false);
    let (x52, x53) = x39.carrying_add(x35, x51);
    let (x54, x55) = x46.carrying_add(x41, x53);
    let (x56, _) = x48.carrying_add(constant64(0), x55);
    let (_, x59) = x9.carrying_add(x32, false);
    let (x60, x61) = x17.carrying_add(x50, x59);
    let (x62, x63) = x19.carrying_add(x52, x61);
    let (x64, x65) = x21.carrying_add(x54, x63);
    let (x66, x67) = x23.carrying_add(x56, x65);
    let (x68, x69) = a.0[1].carrying_mul(b.0[0], 0);
    let (x70, x71) = a.0[1].carrying_mul(b.0[1], 0);
    let (x72, x73) = a.0[1].carrying_mul(b.0[2], 0);
    let (x74, x75) = a.0[1].carrying_mul(b.0[3], 0);
    let (x76, x77) = x70.carrying_add(x69, false);
    let (x78, x79) = x72.carrying_add(x71, x77);
    let (x80, x81) = x74.carrying_add(x73, x79);
    let x82 = x75 + u64::from(x81);
    let (x83, _) = x82.carrying_add(constant64(0), x67);
    let (x85, x86) = x60.carrying_add(x68, false);
    let (x87, x88) = x62.carrying_add(x76, x86);
    let (x89, x90) = x64.carrying_add(x78, x88);
    let (x91, x92) = x66.carrying_add(x80, x90);
    let (x93, _) = x83.carrying_add(constant64(0), x92);
    let x95 = u128::from(x85) * 0xccd1c8aaee00bc4f;
    let x96 = x95 as u64;
    let (x98, x99) = x96.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x100, x101) = x96.carrying_mul(0xbce6faada7179e84, 0);
    let (x102, x103) = x96.carrying_mul(2, 0);
    let (x104, x105) = x96.borrowing_sub(x102, false);
    let (x106, _) = x96.borrowing_sub(x103, x105);
    let (x108, x109) = x96.carrying_mul(0x100000000, 0);
    let (x110, x111) = constant64(0).borrowing_sub(x108, false);
    let (x112, _) = x96.borrowing_sub(x109, x111);
    let (x114, x115) = x100.carrying_add(x99, false);
    let (x116, x117) = x104.carrying_add(x101, x115);
    let (x118, x119) = x110.carrying_add(x106, x117);
    let (x120, _) = x112.carrying_add(constant64(0), x119);
    let (_, x123) = x85.carrying_add(x98, false);
    let (x124, x125) = x87.carrying_add(x114, x123);
    let (x126, x127) = x89.carrying_add(x116, x125);
    let (x128, x129) = x91.carrying_add(x118, x127);
    let (x130, x131) = x93.carrying_add(x120, x129);
    let (x132, x133) = a.0[2].carrying_mul(b.0[0], 0);
    let (x134, x135) = a.0[2].carrying_mul(b.0[1], 0);
    let (x136, x137) = a.0[2].carrying_mul(b.0[2], 0);
    let (x138, x139) = a.0[2].carrying_mul(b.0[3], 0);
    let (x140, x141) = x134.carrying_add(x133, false);
    let (x142, x143) = x136.carrying_add(x135, x141);
    let (x144, x145) = x138.carrying_add(x137, x143);
    let x146 = x139 + u64::from(x145);
    let (x147, _) = x146.carrying_add(constant64(0), x131);
    let (x149, x150) = x124.carrying_add(x132, false);
    let (x151, x152) = x126.carrying_add(x140, x150);
    let (x153, x154) = x128.carrying_add(x142, x152);
    let (x155, x156) = x130.carrying_add(x144, x154);
    let (x157, _) = x147.carrying_add(constant64(0), x156);
    let x159 = u128::from(x149) * 0xccd1c8aaee00bc4f;
    let x160 = x159 as u64;
    let (x162, x163) = x160.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x164, x165) = x160.carrying_mul(0xbce6faada7179e84, 0);
    let (x166, x167) = x160.carrying_mul(2, 0);
    let (x168, x169) = x160.borrowing_sub(x166, false);
    let (x170, _) = x160.borrowing_sub(x167, x169);
    let (x172, x173) = x160.carrying_mul(0x100000000, 0);
    let (x174, x175) = constant64(0).borrowing_sub(x172, false);
    let (x176, _) = x160.borrowing_sub(x173, x175);
    let (x178, x179) = x164.carrying_add(x163, false);
    let (x180, x181) = x168.carrying_add(x165, x179);
    let (x182, x183) = x174.carrying_add(x170, x181);
    let (x184, _) = x176.carrying_add(constant64(0), x183);
    let (_, x187) = x149.carrying_add(x162, false);
    let (x188, x189) = x151.carrying_add(x178, x187);
    let (x190, x191) = x153.carrying_add(x180, x189);
    let (x192, x193) = x155.carrying_add(x182, x191);
    let (x194, x195) = x157.carrying_add(x184, x193);
    let (x196, x197) = a.0[3].carrying_mul(b.0[0], 0);
    let (x198, x199) = a.0[3].carrying_mul(b.0[1], 0);
    let (x200, x201) = a.0[3].carrying_mul(b.0[2], 0);
    let (x202, x203) = a.0[3].carrying_mul(b.0[3], 0);
    let (x204, x205) = x198.carrying_add(x197, false);
    let (x206, x207) = x200.carrying_add(x199, x205);
    let (x208, x209) = x202.carrying_add(x201, x207);
    let x210 = x203 + u64::from(x209);
    let (x211, _) = x210.carrying_add(constant64(0), x195);
    let (x213, x214) = x188.carrying_add(x196, false);
    let (x215, x216) = x190.carrying_add(x204, x214);
    let (x217, x218) = x192.carrying_add(x206, x216);
    let (x219, x220) = x194.carrying_add(x208, x218);
    let (x221, _) = x211.carrying_add(constant64(0), x220);
    let x223 = u128::from(x213) * 0xccd1c8aaee00bc4f;
    let x224 = x223 as u64;
    let (x226, x227) = x224.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x228, x229) = x224.carrying_mul(0xbce6faada7179e84, 0);
    let (x230, x231) = x224.carrying_mul(2, 0);
    let (x232, x233) = x224.borrowing_sub(x230, false);
    let (x234, _) = x224.borrowing_sub(x231, x233);
    let (x236, x237) = x224.carrying_mul(0x100000000, 0);
    let (x238, x239) = constant64(0).borrowing_sub(x236, false);
    let (x240, _) = x224.borrowing_sub(x237, x239);
    let (x242, x243) = x228.carrying_add(x227, false);
    let (x244, x245) = x232.carrying_add(x229, x243);
    let (x246, x247) = x238.carrying_add(x234, x245);
    let (x248, _) = x240.carrying_add(constant64(0), x247);
    let (_, x251) = x213.carrying_add(x226, false);
    let (x252, x253) = x215.carrying_add(x242, x251);
    let (x254, x255) = x217.carrying_add(x244, x253);
    let (x256, x257) = x219.carrying_add(x246, x255);
    let (x258, x259) = x221.carrying_add(x248, x257);
    let (x260, x261) = x252.borrowing_sub(constant64(0xf3b9cac2fc632551), false);
    let (x262, x263) = x254.borrowing_sub(constant64(0xbce6faada7179e84), x261);
    let (x264, x265) = x256.borrowing_sub(constant64(0xffffffffffffffff), x263);
    let (x266, x267) = x258.borrowing_sub(constant64(0xffffffff00000000), x265);
    let x268 = x267 ^ x259;
    let x269 = select64(x268, x260, x252);
    let x270 = select64(x268, x262, x254);
    let x271 = select64(x268, x264, x256);
    let x272 = select64(x268, x266, x258);
    Mont([x269, x270, x271, x272])
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
    let x70 = u128::from(x34) * 0xccd1c8aaee00bc4f;
    let x71 = x70 as u64;
    let (x77, x78) = x71.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x79, x80) = x71.carrying_mul(0xbce6faada7179e84, 0);
    let (x82, x83) = x71.carrying_mul(2, 0);
    let (x84, x85) = x71.borrowing_sub(x82, false);
    let (x86, _) = x71.borrowing_sub(x83, x85);
    let (x89, x90) = x71.carrying_mul(0x100000000, 0);
    let (x91, x92) = constant64(0).borrowing_sub(x89, false);
    let (x93, _) = x71.borrowing_sub(x90, x92);
    let (x95, x96) = x79.carrying_add(x78, false);
    let (x97, x98) = x84.carrying_add(x80, x96);
    let (x99, x100) = x91.carrying_add(x86, x98);
    let (x101, _) = x93.carrying_add(constant64(0), x100);
    let (_, x104) = x34.carrying_add(x77, false);
    let (x105, x106) = x55.carrying_add(x95, x104);
    let (x107, x108) = x57.carrying_add(x97, x106);
    let (x109, x110) = x59.carrying_add(x99, x108);
    let (x111, x112) = x61.carrying_add(x101, x110);
    let x113 = u128::from(x105) * 0xccd1c8aaee00bc4f;
    let x114 = x113 as u64;
    let (x116, x117) = x114.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x118, x119) = x114.carrying_mul(0xbce6faada7179e84, 0);
    let (x120, x121) = x114.carrying_mul(2, 0);
    let (x122, x123) = x114.borrowing_sub(x120, false);
    let (x124, _) = x114.borrowing_sub(x121, x123);
    let (x126, x127) = x114.carrying_mul(0x100000000, 0);
    let (x128, x129) = constant64(0).borrowing_sub(x126, false);
    let (x130, _) = x114.borrowing_sub(x127, x129);
    let (x132, x133) = x118.carrying_add(x117, false);
    let (x134, x135) = x122.carrying_add(x119, x133);
    let (x136, x137) = x128.carrying_add(x124, x135);
    let (x138, _) = x130.carrying_add(constant64(0), x137);
    let (x140, _) = x138.carrying_add(constant64(0), x112);
    let (_, x143) = x105.carrying_add(x116, false);
    let (x144, x145) = x107.carrying_add(x132, x143);
    let (x146, x147) = x109.carrying_add(x134, x145);
    let (x148, x149) = x111.carrying_add(x136, x147);
    let (x150, x151) = x63.carrying_add(x140, x149);
    let x152 = u128::from(x144) * 0xccd1c8aaee00bc4f;
    let x153 = x152 as u64;
    let (x155, x156) = x153.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x157, x158) = x153.carrying_mul(0xbce6faada7179e84, 0);
    let (x159, x160) = x153.carrying_mul(2, 0);
    let (x161, x162) = x153.borrowing_sub(x159, false);
    let (x163, _) = x153.borrowing_sub(x160, x162);
    let (x165, x166) = x153.carrying_mul(0x100000000, 0);
    let (x167, x168) = constant64(0).borrowing_sub(x165, false);
    let (x169, _) = x153.borrowing_sub(x166, x168);
    let (x171, x172) = x157.carrying_add(x156, false);
    let (x173, x174) = x161.carrying_add(x158, x172);
    let (x175, x176) = x167.carrying_add(x163, x174);
    let (x177, _) = x169.carrying_add(constant64(0), x176);
    let (x179, _) = x177.carrying_add(constant64(0), x151);
    let (_, x182) = x144.carrying_add(x155, false);
    let (x183, x184) = x146.carrying_add(x171, x182);
    let (x185, x186) = x148.carrying_add(x173, x184);
    let (x187, x188) = x150.carrying_add(x175, x186);
    let (x189, x190) = x65.carrying_add(x179, x188);
    let x191 = u128::from(x183) * 0xccd1c8aaee00bc4f;
    let x192 = x191 as u64;
    let (x194, x195) = x192.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x196, x197) = x192.carrying_mul(0xbce6faada7179e84, 0);
    let (x198, x199) = x192.carrying_mul(2, 0);
    let (x200, x201) = x192.borrowing_sub(x198, false);
    let (x202, _) = x192.borrowing_sub(x199, x201);
    let (x204, x205) = x192.carrying_mul(0x100000000, 0);
    let (x206, x207) = constant64(0).borrowing_sub(x204, false);
    let (x208, _) = x192.borrowing_sub(x205, x207);
    let (x210, x211) = x196.carrying_add(x195, false);
    let (x212, x213) = x200.carrying_add(x197, x211);
    let (x214, x215) = x206.carrying_add(x202, x213);
    let (x216, _) = x208.carrying_add(constant64(0), x215);
    let (x218, _) = x216.carrying_add(constant64(0), x190);
    let (_, x221) = x183.carrying_add(x194, false);
    let (x222, x223) = x185.carrying_add(x210, x221);
    let (x224, x225) = x187.carrying_add(x212, x223);
    let (x226, x227) = x189.carrying_add(x214, x225);
    let (x228, x229) = x67.carrying_add(x218, x227);
    let (x230, x231) = x222.borrowing_sub(constant64(0xf3b9cac2fc632551), false);
    let (x232, x233) = x224.borrowing_sub(constant64(0xbce6faada7179e84), x231);
    let (x234, x235) = x226.borrowing_sub(constant64(0xffffffffffffffff), x233);
    let (x236, x237) = x228.borrowing_sub(constant64(0xffffffff00000000), x235);
    let x238 = x237 ^ x229;
    let x239 = select64(x238, x230, x222);
    let x240 = select64(x238, x232, x224);
    let x241 = select64(x238, x234, x226);
    let x242 = select64(x238, x236, x228);
    Mont([x239, x240, x241, x242])
}

/// a + b mod m.
#[inline(always)]
pub(crate) fn add(a: &Mont, b: &Mont) -> Mont {
    let (x9, x10) = a.0[0].carrying_add(b.0[0], false);
    let (x11, x12) = a.0[1].carrying_add(b.0[1], x10);
    let (x13, x14) = a.0[2].carrying_add(b.0[2], x12);
    let (x15, x16) = a.0[3].carrying_add(b.0[3], x14);
    let (x21, x22) = x9.borrowing_sub(constant64(0xf3b9cac2fc632551), false);
    let (x23, x24) = x11.borrowing_sub(constant64(0xbce6faada7179e84), x22);
    let (x25, x26) = x13.borrowing_sub(constant64(0xffffffffffffffff), x24);
    let (x27, x28) = x15.borrowing_sub(constant64(0xffffffff00000000), x26);
    let x29 = x28 ^ x16;
    let x30 = select64(x29, x21, x9);
    let x31 = select64(x29, x23, x11);
    let x32 = select64(x29, x25, x13);
    let x33 = select64(x29, x27, x15);
    Mont([x30, x31, x32, x33])
}

/// a - b mod m.
#[inline(always)]
pub(crate) fn sub(a: &Mont, b: &Mont) -> Mont {
    let (x9, x10) = a.0[0].borrowing_sub(b.0[0], false);
    let (x11, x12) = a.0[1].borrowing_sub(b.0[1], x10);
    let (x13, x14) = a.0[2].borrowing_sub(b.0[2], x12);
    let (x15, x16) = a.0[3].borrowing_sub(b.0[3], x14);
    let (x21, x22) = x9.carrying_add(constant64(0xf3b9cac2fc632551), false);
    let (x23, x24) = x11.carrying_add(constant64(0xbce6faada7179e84), x22);
    let (x25, x26) = x13.carrying_add(constant64(0xffffffffffffffff), x24);
    let (x27, _) = x15.carrying_add(constant64(0xffffffff00000000), x26);
    let x29 = select64(x16, x9, x21);
    let x30 = select64(x16, x11, x23);
    let x31 = select64(x16, x13, x25);
    let x32 = select64(x16, x15, x27);
    Mont([x29, x30, x31, x32])
}

/// -a mod m.
#[inline(always)]
pub(crate) fn opp(a: &Mont) -> Mont {
    let (x5, x6) = constant64(0).borrowing_sub(a.0[0], false);
    let (x7, x8) = constant64(0).borrowing_sub(a.0[1], x6);
    let (x9, x10) = constant64(0).borrowing_sub(a.0[2], x8);
    let (x11, x12) = constant64(0).borrowing_sub(a.0[3], x10);
    let (x17, x18) = x5.carrying_add(constant64(0xf3b9cac2fc632551), false);
    let (x19, x20) = x7.carrying_add(constant64(0xbce6faada7179e84), x18);
    let (x21, x22) = x9.carrying_add(constant64(0xffffffffffffffff), x20);
    let (x23, _) = x11.carrying_add(constant64(0xffffffff00000000), x22);
    let x25 = select64(x12, x5, x17);
    let x26 = select64(x12, x7, x19);
    let x27 = select64(x12, x9, x21);
    let x28 = select64(x12, x11, x23);
    Mont([x25, x26, x27, x28])
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
    let (x24, x25) = x19.carrying_add(constant64(0x79dce5617e3192a9), false);
    let (x26, x27) = x17.carrying_add(constant64(0xde737d56d38bcf42), x25);
    let (x28, x29) = x13.carrying_add(constant64(0x7fffffffffffffff), x27);
    let x31 = x8 + 0x7fffffff80000000 + u64::from(x29);
    let x32 = select64(x4 != 0, x19, x24);
    let x33 = select64(x4 != 0, x17, x26);
    let x34 = select64(x4 != 0, x13, x28);
    let x35 = select64(x4 != 0, x8, x31);
    Mont([x32, x33, x34, x35])
}

/// a R mod m, for any a < R.
#[inline(always)]
pub(crate) fn to_montgomery(a: &[u64; 4]) -> Mont {
    let (x9, x10) = a[0].carrying_mul(0x83244c95be79eea2, 0);
    let (x11, x12) = a[0].carrying_mul(0x4699799c49bd6fa6, 0);
    let (x13, x14) = a[0].carrying_mul(0x2845b2392b6bec59, 0);
    let (x15, x16) = a[0].carrying_mul(0x66e12d94f3d95620, 0);
    let (x17, x18) = x11.carrying_add(x10, false);
    let (x19, x20) = x13.carrying_add(x12, x18);
    let (x21, x22) = x15.carrying_add(x14, x20);
    let x23 = x16 + u64::from(x22);
    let x25 = u128::from(x9) * 0xccd1c8aaee00bc4f;
    let x26 = x25 as u64;
    let (x32, x33) = x26.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x34, x35) = x26.carrying_mul(0xbce6faada7179e84, 0);
    let (x37, x38) = x26.carrying_mul(2, 0);
    let (x39, x40) = x26.borrowing_sub(x37, false);
    let (x41, _) = x26.borrowing_sub(x38, x40);
    let (x44, x45) = x26.carrying_mul(0x100000000, 0);
    let (x46, x47) = constant64(0).borrowing_sub(x44, false);
    let (x48, _) = x26.borrowing_sub(x45, x47);
    let (x50, x51) = x34.carrying_add(x33, false);
    let (x52, x53) = x39.carrying_add(x35, x51);
    let (x54, x55) = x46.carrying_add(x41, x53);
    let (x56, _) = x48.carrying_add(constant64(0), x55);
    let (_, x59) = x9.carrying_add(x32, false);
    let (x60, x61) = x17.carrying_add(x50, x59);
    let (x62, x63) = x19.carrying_add(x52, x61);
    let (x64, x65) = x21.carrying_add(x54, x63);
    let (x66, x67) = x23.carrying_add(x56, x65);
    let (x68, x69) = a[1].carrying_mul(0x83244c95be79eea2, 0);
    let (x70, x71) = a[1].carrying_mul(0x4699799c49bd6fa6, 0);
    let (x72, x73) = a[1].carrying_mul(0x2845b2392b6bec59, 0);
    let (x74, x75) = a[1].carrying_mul(0x66e12d94f3d95620, 0);
    let (x76, x77) = x70.carrying_add(x69, false);
    let (x78, x79) = x72.carrying_add(x71, x77);
    let (x80, x81) = x74.carrying_add(x73, x79);
    let (x84, x85) = x60.carrying_add(x68, false);
    let (x86, x87) = x62.carrying_add(x76, x85);
    let (x88, x89) = x64.carrying_add(x78, x87);
    let (x90, x91) = x66.carrying_add(x80, x89);
    let x92 = x75 + u64::from(x81) + u64::from(x67) + u64::from(x91);
    let x93 = u128::from(x84) * 0xccd1c8aaee00bc4f;
    let x94 = x93 as u64;
    let (x96, x97) = x94.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x98, x99) = x94.carrying_mul(0xbce6faada7179e84, 0);
    let (x100, x101) = x94.carrying_mul(2, 0);
    let (x102, x103) = x94.borrowing_sub(x100, false);
    let (x104, _) = x94.borrowing_sub(x101, x103);
    let (x106, x107) = x94.carrying_mul(0x100000000, 0);
    let (x108, x109) = constant64(0).borrowing_sub(x106, false);
    let (x110, _) = x94.borrowing_sub(x107, x109);
    let (x112, x113) = x98.carrying_add(x97, false);
    let (x114, x115) = x102.carrying_add(x99, x113);
    let (x116, x117) = x108.carrying_add(x104, x115);
    let (x118, _) = x110.carrying_add(constant64(0), x117);
    let (_, x121) = x84.carrying_add(x96, false);
    let (x122, x123) = x86.carrying_add(x112, x121);
    let (x124, x125) = x88.carrying_add(x114, x123);
    let (x126, x127) = x90.carrying_add(x116, x125);
    let (x128, x129) = x92.carrying_add(x118, x127);
    let (x130, x131) = a[2].carrying_mul(0x83244c95be79eea2, 0);
    let (x132, x133) = a[2].carrying_mul(0x4699799c49bd6fa6, 0);
    let (x134, x135) = a[2].carrying_mul(0x2845b2392b6bec59, 0);
    let (x136, x137) = a[2].carrying_mul(0x66e12d94f3d95620, 0);
    let (x138, x139) = x132.carrying_add(x131, false);
    let (x140, x141) = x134.carrying_add(x133, x139);
    let (x142, x143) = x136.carrying_add(x135, x141);
    let (x146, x147) = x122.carrying_add(x130, false);
    let (x148, x149) = x124.carrying_add(x138, x147);
    let (x150, x151) = x126.carrying_add(x140, x149);
    let (x152, x153) = x128.carrying_add(x142, x151);
    let x154 = x137 + u64::from(x143) + u64::from(x129) + u64::from(x153);
    let x155 = u128::from(x146) * 0xccd1c8aaee00bc4f;
    let x156 = x155 as u64;
    let (x158, x159) = x156.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x160, x161) = x156.carrying_mul(0xbce6faada7179e84, 0);
    let (x162, x163) = x156.carrying_mul(2, 0);
    let (x164, x165) = x156.borrowing_sub(x162, false);
    let (x166, _) = x156.borrowing_sub(x163, x165);
    let (x168, x169) = x156.carrying_mul(0x100000000, 0);
    let (x170, x171) = constant64(0).borrowing_sub(x168, false);
    let (x172, _) = x156.borrowing_sub(x169, x171);
    let (x174, x175) = x160.carrying_add(x159, false);
    let (x176, x177) = x164.carrying_add(x161, x175);
    let (x178, x179) = x170.carrying_add(x166, x177);
    let (x180, _) = x172.carrying_add(constant64(0), x179);
    let (_, x183) = x146.carrying_add(x158, false);
    let (x184, x185) = x148.carrying_add(x174, x183);
    let (x186, x187) = x150.carrying_add(x176, x185);
    let (x188, x189) = x152.carrying_add(x178, x187);
    let (x190, x191) = x154.carrying_add(x180, x189);
    let (x192, x193) = a[3].carrying_mul(0x83244c95be79eea2, 0);
    let (x194, x195) = a[3].carrying_mul(0x4699799c49bd6fa6, 0);
    let (x196, x197) = a[3].carrying_mul(0x2845b2392b6bec59, 0);
    let (x198, x199) = a[3].carrying_mul(0x66e12d94f3d95620, 0);
    let (x200, x201) = x194.carrying_add(x193, false);
    let (x202, x203) = x196.carrying_add(x195, x201);
    let (x204, x205) = x198.carrying_add(x197, x203);
    let (x208, x209) = x184.carrying_add(x192, false);
    let (x210, x211) = x186.carrying_add(x200, x209);
    let (x212, x213) = x188.carrying_add(x202, x211);
    let (x214, x215) = x190.carrying_add(x204, x213);
    let x216 = x199 + u64::from(x205) + u64::from(x191) + u64::from(x215);
    let x217 = u128::from(x208) * 0xccd1c8aaee00bc4f;
    let x218 = x217 as u64;
    let (x220, x221) = x218.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x222, x223) = x218.carrying_mul(0xbce6faada7179e84, 0);
    let (x224, x225) = x218.carrying_mul(2, 0);
    let (x226, x227) = x218.borrowing_sub(x224, false);
    let (x228, _) = x218.borrowing_sub(x225, x227);
    let (x230, x231) = x218.carrying_mul(0x100000000, 0);
    let (x232, x233) = constant64(0).borrowing_sub(x230, false);
    let (x234, _) = x218.borrowing_sub(x231, x233);
    let (x236, x237) = x222.carrying_add(x221, false);
    let (x238, x239) = x226.carrying_add(x223, x237);
    let (x240, x241) = x232.carrying_add(x228, x239);
    let (x242, _) = x234.carrying_add(constant64(0), x241);
    let (_, x245) = x208.carrying_add(x220, false);
    let (x246, x247) = x210.carrying_add(x236, x245);
    let (x248, x249) = x212.carrying_add(x238, x247);
    let (x250, x251) = x214.carrying_add(x240, x249);
    let (x252, x253) = x216.carrying_add(x242, x251);
    let (x254, x255) = x246.borrowing_sub(constant64(0xf3b9cac2fc632551), false);
    let (x256, x257) = x248.borrowing_sub(constant64(0xbce6faada7179e84), x255);
    let (x258, x259) = x250.borrowing_sub(constant64(0xffffffffffffffff), x257);
    let (x260, x261) = x252.borrowing_sub(constant64(0xffffffff00000000), x259);
    let x262 = x261 ^ x253;
    let x263 = select64(x262, x254, x246);
    let x264 = select64(x262, x256, x248);
    let x265 = select64(x262, x258, x250);
    let x266 = select64(x262, x260, x252);
    Mont([x263, x264, x265, x266])
}

/// a / R mod m.
#[inline(always)]
pub(crate) fn from_montgomery(a: &Mont) -> [u64; 4] {
    let x6 = u128::from(a.0[0]) * 0xccd1c8aaee00bc4f;
    let x7 = x6 as u64;
    let (x13, x14) = x7.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x15, x16) = x7.carrying_mul(0xbce6faada7179e84, 0);
    let (x18, x19) = x7.carrying_mul(2, 0);
    let (x20, x21) = x7.borrowing_sub(x18, false);
    let (x22, _) = x7.borrowing_sub(x19, x21);
    let (x25, x26) = x7.carrying_mul(0x100000000, 0);
    let (x27, x28) = constant64(0).borrowing_sub(x25, false);
    let (x29, _) = x7.borrowing_sub(x26, x28);
    let (x31, x32) = x15.carrying_add(x14, false);
    let (x33, x34) = x20.carrying_add(x16, x32);
    let (x35, x36) = x27.carrying_add(x22, x34);
    let (x37, _) = x29.carrying_add(constant64(0), x36);
    let (_, x40) = a.0[0].carrying_add(x13, false);
    let (x41, x42) = a.0[1].carrying_add(x31, x40);
    let (x43, x44) = a.0[2].carrying_add(x33, x42);
    let (x45, x46) = a.0[3].carrying_add(x35, x44);
    let (x47, _) = x37.carrying_add(constant64(0), x46);
    let x49 = u128::from(x41) * 0xccd1c8aaee00bc4f;
    let x50 = x49 as u64;
    let (x52, x53) = x50.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x54, x55) = x50.carrying_mul(0xbce6faada7179e84, 0);
    let (x56, x57) = x50.carrying_mul(2, 0);
    let (x58, x59) = x50.borrowing_sub(x56, false);
    let (x60, _) = x50.borrowing_sub(x57, x59);
    let (x62, x63) = x50.carrying_mul(0x100000000, 0);
    let (x64, x65) = constant64(0).borrowing_sub(x62, false);
    let (x66, _) = x50.borrowing_sub(x63, x65);
    let (x68, x69) = x54.carrying_add(x53, false);
    let (x70, x71) = x58.carrying_add(x55, x69);
    let (x72, x73) = x64.carrying_add(x60, x71);
    let (x74, _) = x66.carrying_add(constant64(0), x73);
    let (_, x77) = x41.carrying_add(x52, false);
    let (x78, x79) = x43.carrying_add(x68, x77);
    let (x80, x81) = x45.carrying_add(x70, x79);
    let (x82, x83) = x47.carrying_add(x72, x81);
    let (x84, _) = x74.carrying_add(constant64(0), x83);
    let x86 = u128::from(x78) * 0xccd1c8aaee00bc4f;
    let x87 = x86 as u64;
    let (x89, x90) = x87.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x91, x92) = x87.carrying_mul(0xbce6faada7179e84, 0);
    let (x93, x94) = x87.carrying_mul(2, 0);
    let (x95, x96) = x87.borrowing_sub(x93, false);
    let (x97, _) = x87.borrowing_sub(x94, x96);
    let (x99, x100) = x87.carrying_mul(0x100000000, 0);
    let (x101, x102) = constant64(0).borrowing_sub(x99, false);
    let (x103, _) = x87.borrowing_sub(x100, x102);
    let (x105, x106) = x91.carrying_add(x90, false);
    let (x107, x108) = x95.carrying_add(x92, x106);
    let (x109, x110) = x101.carrying_add(x97, x108);
    let (x111, _) = x103.carrying_add(constant64(0), x110);
    let (_, x114) = x78.carrying_add(x89, false);
    let (x115, x116) = x80.carrying_add(x105, x114);
    let (x117, x118) = x82.carrying_add(x107, x116);
    let (x119, x120) = x84.carrying_add(x109, x118);
    let (x121, _) = x111.carrying_add(constant64(0), x120);
    let x123 = u128::from(x115) * 0xccd1c8aaee00bc4f;
    let x124 = x123 as u64;
    let (x126, x127) = x124.carrying_mul(0xf3b9cac2fc632551, 0);
    let (x128, x129) = x124.carrying_mul(0xbce6faada7179e84, 0);
    let (x130, x131) = x124.carrying_mul(2, 0);
    let (x132, x133) = x124.borrowing_sub(x130, false);
    let (x134, _) = x124.borrowing_sub(x131, x133);
    let (x136, x137) = x124.carrying_mul(0x100000000, 0);
    let (x138, x139) = constant64(0).borrowing_sub(x136, false);
    let (x140, _) = x124.borrowing_sub(x137, x139);
    let (x142, x143) = x128.carrying_add(x127, false);
    let (x144, x145) = x132.carrying_add(x129, x143);
    let (x146, x147) = x138.carrying_add(x134, x145);
    let (x148, _) = x140.carrying_add(constant64(0), x147);
    let (_, x151) = x115.carrying_add(x126, false);
    let (x152, x153) = x117.carrying_add(x142, x151);
    let (x154, x155) = x119.carrying_add(x144, x153);
    let (x156, x157) = x121.carrying_add(x146, x155);
    let (x158, _) = x148.carrying_add(constant64(0), x157);
    let (x160, x161) = x152.borrowing_sub(constant64(0xf3b9cac2fc632551), false);
    let (x162, x163) = x154.borrowing_sub(constant64(0xbce6faada7179e84), x161);
    let (x164, x165) = x156.borrowing_sub(constant64(0xffffffffffffffff), x163);
    let (x166, x167) = x158.borrowing_sub(constant64(0xffffffff00000000), x165);
    let x168 = select64(x167, x160, x152);
    let x169 = select64(x167, x162, x154);
    let x170 = select64(x167, x164, x156);
    let x171 = select64(x167, x166, x158);
    [x168, x169, x170, x171]
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
