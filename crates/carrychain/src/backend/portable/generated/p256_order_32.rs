//! Arithmetic modulo 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551, made by
//!
//! ```text
//! carrychain-gen synth '0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551' --word 32 --limbs 8 --lang rust --template word-by-word-montgomery --helpers crate::backend::portable::barrier
//! ```
//!
//! - modulus: 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
//! - template: word-by-word-montgomery
//! - words: 8 of 32 bits
//! - R: 2^256
//! - m: 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
//! - m' = -1/m mod 2^w: 0xee00bc4f

use crate::backend::portable::barrier::{select32, constant32};

/// An element in Montgomery form: the value times R mod m, less than m.
///
/// As a whole below 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551.
#[derive(Clone, Copy)]
pub(crate) struct Mont(pub(crate) [u32; 8]);

/// m.
pub(crate) const MODULUS: [u32; 8] = [0xfc632551, 0xf3b9cac2, 0xa7179e84, 0xbce6faad, 0xffffffff, 0xffffffff, 0x0, 0xffffffff];

/// R mod m: one in Montgomery form.
pub(crate) const ONE: Mont = Mont([0x39cdaaf, 0xc46353d, 0x58e8617b, 0x43190552, 0x0, 0x0, 0xffffffff, 0x0]);

/// R^2 mod m.
pub(crate) const R2: [u32; 8] = [0xbe79eea2, 0x83244c95, 0x49bd6fa6, 0x4699799c, 0x2b6bec59, 0x2845b239, 0xf3d95620, 0x66e12d94];

/// a b / R mod m.
#[inline(always)]
pub(crate) fn mul(a: &Mont, b: &Mont) -> Mont {
    let (x17, x18) = a.0[0].carrying_mul(b.0[0], 0);
    let (x19, x20) = a.0[0].carrying_mul_add(b.0[1], 0, x18);
    let (x21, x22) = a.0[0].carrying_mul_add(b.0[2], 0, x20);
    let (x23, x24) = a.0[0].carrying_mul_add(b.0[3], 0, x22);
    let (x25, x26) = a.0[0].carrying_mul_add(b.0[4], 0, x24);
    let (x27, x28) = a.0[0].carrying_mul_add(b.0[5], 0, x26);
    let (x29, x30) = a.0[0].carrying_mul_add(b.0[6], 0, x28);
    let (x31, x32) = a.0[0].carrying_mul_add(b.0[7], 0, x30);
    let x34 = u64::from(x17) * 0xee00bc4f;
    let x35 = x34 as u32;
    let (_, x43) = x35.carrying_mul(0xfc632551, x17);
    let (x44, x45) = x35.carrying_mul_add(0xf3b9cac2, x19, x43);
    let (x46, x47) = x35.carrying_mul_add(0xa7179e84, x21, x45);
    let (x48, x49) = x35.carrying_mul_add(0xbce6faad, x23, x47);
    let (x50, x51) = x35.carrying_mul_add(0xffffffff, x25, x49);
    let (x52, x53) = x35.carrying_mul_add(0xffffffff, x27, x51);
    let (x54, x55) = x29.carrying_add(x53, false);
    let (x56, x57) = x35.carrying_mul_add(0xffffffff, x31, u32::from(x55));
    let (x58, x59) = x32.carrying_add(x57, false);
    let (x60, x61) = a.0[1].carrying_mul(b.0[0], x44);
    let (x62, x63) = a.0[1].carrying_mul_add(b.0[1], x46, x61);
    let (x64, x65) = a.0[1].carrying_mul_add(b.0[2], x48, x63);
    let (x66, x67) = a.0[1].carrying_mul_add(b.0[3], x50, x65);
    let (x68, x69) = a.0[1].carrying_mul_add(b.0[4], x52, x67);
    let (x70, x71) = a.0[1].carrying_mul_add(b.0[5], x54, x69);
    let (x72, x73) = a.0[1].carrying_mul_add(b.0[6], x56, x71);
    let (x74, x75) = a.0[1].carrying_mul_add(b.0[7], x58, x73);
    let (x76, _) = x75.carrying_add(constant32(0), x59);
    let x78 = u64::from(x60) * 0xee00bc4f;
    let x79 = x78 as u32;
    let (_, x82) = x79.carrying_mul(0xfc632551, x60);
    let (x83, x84) = x79.carrying_mul_add(0xf3b9cac2, x62, x82);
    let (x85, x86) = x79.carrying_mul_add(0xa7179e84, x64, x84);
    let (x87, x88) = x79.carrying_mul_add(0xbce6faad, x66, x86);
    let (x89, x90) = x79.carrying_mul_add(0xffffffff, x68, x88);
    let (x91, x92) = x79.carrying_mul_add(0xffffffff, x70, x90);
    let (x93, x94) = x72.carrying_add(x92, false);
    let (x95, x96) = x79.carrying_mul_add(0xffffffff, x74, u32::from(x94));
    let (x97, x98) = x76.carrying_add(x96, false);
    let (x99, x100) = a.0[2].carrying_mul(b.0[0], x83);
    let (x101, x102) = a.0[2].carrying_mul_add(b.0[1], x85, x100);
    let (x103, x104) = a.0[2].carrying_mul_add(b.0[2], x87, x102);
    let (x105, x106) = a.0[2].carrying_mul_add(b.0[3], x89, x104);
    let (x107, x108) = a.0[2].carrying_mul_add(b.0[4], x91, x106);
    let (x109, x110) = a.0[2].carrying_mul_add(b.0[5], x93, x108);
    let (x111, x112) = a.0[2].carrying_mul_add(b.0[6], x95, x110);
    let (x113, x114) = a.0[2].carrying_mul_add(b.0[7], x97, x112);
    let (x115, _) = x114.carrying_add(constant32(0), x98);
    let x117 = u64::from(x99) * 0xee00bc4f;
    let x118 = x117 as u32;
    let (_, x121) = x118.carrying_mul(0xfc632551, x99);
    let (x122, x123) = x118.carrying_mul_add(0xf3b9cac2, x101, x121);
    let (x124, x125) = x118.carrying_mul_add(0xa7179e84, x103, x123);
    let (x126, x127) = x118.carrying_mul_add(0xbce6faad, x105, x125);
    let (x128, x129) = x118.carrying_mul_add(0xffffffff, x107, x127);
    let (x130, x131) = x118.carrying_mul_add(0xffffffff, x109, x129);
    let (x132, x133) = x111.carrying_add(x131, false);
    let (x134, x135) = x118.carrying_mul_add(0xffffffff, x113, u32::from(x133));
    let (x136, x137) = x115.carrying_add(x135, false);
    let (x138, x139) = a.0[3].carrying_mul(b.0[0], x122);
    let (x140, x141) = a.0[3].carrying_mul_add(b.0[1], x124, x139);
    let (x142, x143) = a.0[3].carrying_mul_add(b.0[2], x126, x141);
    let (x144, x145) = a.0[3].carrying_mul_add(b.0[3], x128, x143);
    let (x146, x147) = a.0[3].carrying_mul_add(b.0[4], x130, x145);
    let (x148, x149) = a.0[3].carrying_mul_add(b.0[5], x132, x147);
    let (x150, x151) = a.0[3].carrying_mul_add(b.0[6], x134, x149);
    let (x152, x153) = a.0[3].carrying_mul_add(b.0[7], x136, x151);
    let (x154, x155) = x153.carrying_add(constant32(0), x137);
    let x156 = u64::from(x138) * 0xee00bc4f;
    let x157 = x156 as u32;
    let (_, x160) = x157.carrying_mul(0xfc632551, x138);
    let (x161, x162) = x157.carrying_mul_add(0xf3b9cac2, x140, x160);
    let (x163, x164) = x157.carrying_mul_add(0xa7179e84, x142, x162);
    let (x165, x166) = x157.carrying_mul_add(0xbce6faad, x144, x164);
    let (x167, x168) = x157.carrying_mul_add(0xffffffff, x146, x166);
    let (x169, x170) = x157.carrying_mul_add(0xffffffff, x148, x168);
    let (x171, x172) = x150.carrying_add(x170, false);
    let (x173, x174) = x157.carrying_mul_add(0xffffffff, x152, u32::from(x172));
    let (x175, x176) = x154.carrying_add(x174, false);
    let x177 = x176 ^ x155;
    let (x178, x179) = a.0[4].carrying_mul(b.0[0], x161);
    let (x180, x181) = a.0[4].carrying_mul_add(b.0[1], x163, x179);
    let (x182, x183) = a.0[4].carrying_mul_add(b.0[2], x165, x181);
    let (x184, x185) = a.0[4].carrying_mul_add(b.0[3], x167, x183);
    let (x186, x187) = a.0[4].carrying_mul_add(b.0[4], x169, x185);
    let (x188, x189) = a.0[4].carrying_mul_add(b.0[5], x171, x187);
    let (x190, x191) = a.0[4].carrying_mul_add(b.0[6], x173, x189);
    let (x192, x193) = a.0[4].carrying_mul_add(b.0[7], x175, x191);
    let (x194, x195) = x193.carrying_add(constant32(0), x177);
    let x196 = u64::from(x178) * 0xee00bc4f;
    let x197 = x196 as u32;
    let (_, x200) = x197.carrying_mul(0xfc632551, x178);
    let (x201, x202) = x197.carrying_mul_add(0xf3b9cac2, x180, x200);
    let (x203, x204) = x197.carrying_mul_add(0xa7179e84, x182, x202);
    let (x205, x206) = x197.carrying_mul_add(0xbce6faad, x184, x204);
    let (x207, x208) = x197.carrying_mul_add(0xffffffff, x186, x206);
    let (x209, x210) = x197.carrying_mul_add(0xffffffff, x188, x208);
    let (x211, x212) = x190.carrying_add(x210, false);
    let (x213, x214) = x197.carrying_mul_add(0xffffffff, x192, u32::from(x212));
    let (x215, x216) = x194.carrying_add(x214, false);
    let x217 = x216 ^ x195;
    let (x218, x219) = a.0[5].carrying_mul(b.0[0], x201);
    let (x220, x221) = a.0[5].carrying_mul_add(b.0[1], x203, x219);
    let (x222, x223) = a.0[5].carrying_mul_add(b.0[2], x205, x221);
    let (x224, x225) = a.0[5].carrying_mul_add(b.0[3], x207, x223);
    let (x226, x227) = a.0[5].carrying_mul_add(b.0[4], x209, x225);
    let (x228, x229) = a.0[5].carrying_mul_add(b.0[5], x211, x227);
    let (x230, x231) = a.0[5].carrying_mul_add(b.0[6], x213, x229);
    let (x232, x233) = a.0[5].carrying_mul_add(b.0[7], x215, x231);
    let (x234, x235) = x233.carrying_add(constant32(0), x217);
    let x236 = u64::from(x218) * 0xee00bc4f;
    let x237 = x236 as u32;
    let (_, x240) = x237.carrying_mul(0xfc632551, x218);
    let (x241, x242) = x237.carrying_mul_add(0xf3b9cac2, x220, x240);
    let (x243, x244) = x237.carrying_mul_add(0xa7179e84, x222, x242);
    let (x245, x246) = x237.carrying_mul_add(0xbce6faad, x224, x244);
    let (x247, x248) = x237.carrying_mul_add(0xffffffff, x226, x246);
    let (x249, x250) = x237.carrying_mul_add(0xffffffff, x228, x248);
    let (x251, x252) = x230.carrying_add(x250, false);
    let (x253, x254) = x237.carrying_mul_add(0xffffffff, x232, u32::from(x252));
    let (x255, x256) = x234.carrying_add(x254, false);
    let x257 = x256 ^ x235;
    let (x258, x259) = a.0[6].carrying_mul(b.0[0], x241);
    let (x260, x261) = a.0[6].carrying_mul_add(b.0[1], x243, x259);
    let (x262, x263) = a.0[6].carrying_mul_add(b.0[2], x245, x261);
    let (x264, x265) = a.0[6].carrying_mul_add(b.0[3], x247, x263);
    let (x266, x267) = a.0[6].carrying_mul_add(b.0[4], x249, x265);
    let (x268, x269) = a.0[6].carrying_mul_add(b.0[5], x251, x267);
    let (x270, x271) = a.0[6].carrying_mul_add(b.0[6], x253, x269);
    let (x272, x273) = a.0[6].carrying_mul_add(b.0[7], x255, x271);
    let (x274, x275) = x273.carrying_add(constant32(0), x257);
    let x276 = u64::from(x258) * 0xee00bc4f;
    let x277 = x276 as u32;
    let (_, x280) = x277.carrying_mul(0xfc632551, x258);
    let (x281, x282) = x277.carrying_mul_add(0xf3b9cac2, x260, x280);
    let (x283, x284) = x277.carrying_mul_add(0xa7179e84, x262, x282);
    let (x285, x286) = x277.carrying_mul_add(0xbce6faad, x264, x284);
    let (x287, x288) = x277.carrying_mul_add(0xffffffff, x266, x286);
    let (x289, x290) = x277.carrying_mul_add(0xffffffff, x268, x288);
    let (x291, x292) = x270.carrying_add(x290, false);
    let (x293, x294) = x277.carrying_mul_add(0xffffffff, x272, u32::from(x292));
    let (x295, x296) = x274.carrying_add(x294, false);
    let x297 = x296 ^ x275;
    let (x298, x299) = a.0[7].carrying_mul(b.0[0], x281);
    let (x300, x301) = a.0[7].carrying_mul_add(b.0[1], x283, x299);
    let (x302, x303) = a.0[7].carrying_mul_add(b.0[2], x285, x301);
    let (x304, x305) = a.0[7].carrying_mul_add(b.0[3], x287, x303);
    let (x306, x307) = a.0[7].carrying_mul_add(b.0[4], x289, x305);
    let (x308, x309) = a.0[7].carrying_mul_add(b.0[5], x291, x307);
    let (x310, x311) = a.0[7].carrying_mul_add(b.0[6], x293, x309);
    let (x312, x313) = a.0[7].carrying_mul_add(b.0[7], x295, x311);
    let (x314, x315) = x313.carrying_add(constant32(0), x297);
    let x316 = u64::from(x298) * 0xee00bc4f;
    let x317 = x316 as u32;
    let (_, x320) = x317.carrying_mul(0xfc632551, x298);
    let (x321, x322) = x317.carrying_mul_add(0xf3b9cac2, x300, x320);
    let (x323, x324) = x317.carrying_mul_add(0xa7179e84, x302, x322);
    let (x325, x326) = x317.carrying_mul_add(0xbce6faad, x304, x324);
    let (x327, x328) = x317.carrying_mul_add(0xffffffff, x306, x326);
    let (x329, x330) = x317.carrying_mul_add(0xffffffff, x308, x328);
    let (x331, x332) = x310.carrying_add(x330, false);
    let (x333, x334) = x317.carrying_mul_add(0xffffffff, x312, u32::from(x332));
    let (x335, x336) = x314.carrying_add(x334, false);
    let x337 = x336 ^ x315;
    let (x338, x339) = x321.borrowing_sub(constant32(0xfc632551), false);
    let (x340, x341) = x323.borrowing_sub(constant32(0xf3b9cac2), x339);
    let (x342, x343) = x325.borrowing_sub(constant32(0xa7179e84), x341);
    let (x344, x345) = x327.borrowing_sub(constant32(0xbce6faad), x343);
    let (x346, x347) = x329.borrowing_sub(constant32(0xffffffff), x345);
    let (x348, x349) = x331.borrowing_sub(constant32(0xffffffff), x347);
    let (x350, x351) = x333.borrowing_sub(constant32(0), x349);
    let (x352, x353) = x335.borrowing_sub(constant32(0xffffffff), x351);
    let x354 = x353 ^ x337;
    let x355 = select32(x354, x338, x321);
    let x356 = select32(x354, x340, x323);
    let x357 = select32(x354, x342, x325);
    let x358 = select32(x354, x344, x327);
    let x359 = select32(x354, x346, x329);
    let x360 = select32(x354, x348, x331);
    let x361 = select32(x354, x350, x333);
    let x362 = select32(x354, x352, x335);
    Mont([x355, x356, x357, x358, x359, x360, x361, x362])
}

/// a^2 / R mod m.
#[inline(always)]
pub(crate) fn square(a: &Mont) -> Mont {
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
    let x141 = u64::from(x65) * 0xee00bc4f;
    let x142 = x141 as u32;
    let (_, x150) = x142.carrying_mul(0xfc632551, x65);
    let (x151, x152) = x142.carrying_mul_add(0xf3b9cac2, x110, x150);
    let (x153, x154) = x142.carrying_mul_add(0xa7179e84, x112, x152);
    let (x155, x156) = x142.carrying_mul_add(0xbce6faad, x114, x154);
    let (x157, x158) = x142.carrying_mul_add(0xffffffff, x116, x156);
    let (x159, x160) = x142.carrying_mul_add(0xffffffff, x118, x158);
    let (x161, x162) = x120.carrying_add(x160, false);
    let (x163, x164) = x142.carrying_mul_add(0xffffffff, x122, u32::from(x162));
    let (x165, x166) = x124.carrying_add(x164, false);
    let x167 = u64::from(x151) * 0xee00bc4f;
    let x168 = x167 as u32;
    let (_, x171) = x168.carrying_mul(0xfc632551, x151);
    let (x172, x173) = x168.carrying_mul_add(0xf3b9cac2, x153, x171);
    let (x174, x175) = x168.carrying_mul_add(0xa7179e84, x155, x173);
    let (x176, x177) = x168.carrying_mul_add(0xbce6faad, x157, x175);
    let (x178, x179) = x168.carrying_mul_add(0xffffffff, x159, x177);
    let (x180, x181) = x168.carrying_mul_add(0xffffffff, x161, x179);
    let (x182, x183) = x163.carrying_add(x181, false);
    let (x184, x185) = x168.carrying_mul_add(0xffffffff, x165, u32::from(x183));
    let (x186, x187) = x126.carrying_add(x185, x166);
    let x188 = u64::from(x172) * 0xee00bc4f;
    let x189 = x188 as u32;
    let (_, x192) = x189.carrying_mul(0xfc632551, x172);
    let (x193, x194) = x189.carrying_mul_add(0xf3b9cac2, x174, x192);
    let (x195, x196) = x189.carrying_mul_add(0xa7179e84, x176, x194);
    let (x197, x198) = x189.carrying_mul_add(0xbce6faad, x178, x196);
    let (x199, x200) = x189.carrying_mul_add(0xffffffff, x180, x198);
    let (x201, x202) = x189.carrying_mul_add(0xffffffff, x182, x200);
    let (x203, x204) = x184.carrying_add(x202, false);
    let (x205, x206) = x189.carrying_mul_add(0xffffffff, x186, u32::from(x204));
    let (x207, x208) = x128.carrying_add(x206, x187);
    let x209 = u64::from(x193) * 0xee00bc4f;
    let x210 = x209 as u32;
    let (_, x213) = x210.carrying_mul(0xfc632551, x193);
    let (x214, x215) = x210.carrying_mul_add(0xf3b9cac2, x195, x213);
    let (x216, x217) = x210.carrying_mul_add(0xa7179e84, x197, x215);
    let (x218, x219) = x210.carrying_mul_add(0xbce6faad, x199, x217);
    let (x220, x221) = x210.carrying_mul_add(0xffffffff, x201, x219);
    let (x222, x223) = x210.carrying_mul_add(0xffffffff, x203, x221);
    let (x224, x225) = x205.carrying_add(x223, false);
    let (x226, x227) = x210.carrying_mul_add(0xffffffff, x207, u32::from(x225));
    let (x228, x229) = x130.carrying_add(x227, x208);
    let x230 = u64::from(x214) * 0xee00bc4f;
    let x231 = x230 as u32;
    let (_, x234) = x231.carrying_mul(0xfc632551, x214);
    let (x235, x236) = x231.carrying_mul_add(0xf3b9cac2, x216, x234);
    let (x237, x238) = x231.carrying_mul_add(0xa7179e84, x218, x236);
    let (x239, x240) = x231.carrying_mul_add(0xbce6faad, x220, x238);
    let (x241, x242) = x231.carrying_mul_add(0xffffffff, x222, x240);
    let (x243, x244) = x231.carrying_mul_add(0xffffffff, x224, x242);
    let (x245, x246) = x226.carrying_add(x244, false);
    let (x247, x248) = x231.carrying_mul_add(0xffffffff, x228, u32::from(x246));
    let (x249, x250) = x132.carrying_add(x248, x229);
    let x251 = u64::from(x235) * 0xee00bc4f;
    let x252 = x251 as u32;
    let (_, x255) = x252.carrying_mul(0xfc632551, x235);
    let (x256, x257) = x252.carrying_mul_add(0xf3b9cac2, x237, x255);
    let (x258, x259) = x252.carrying_mul_add(0xa7179e84, x239, x257);
    let (x260, x261) = x252.carrying_mul_add(0xbce6faad, x241, x259);
    let (x262, x263) = x252.carrying_mul_add(0xffffffff, x243, x261);
    let (x264, x265) = x252.carrying_mul_add(0xffffffff, x245, x263);
    let (x266, x267) = x247.carrying_add(x265, false);
    let (x268, x269) = x252.carrying_mul_add(0xffffffff, x249, u32::from(x267));
    let (x270, x271) = x134.carrying_add(x269, x250);
    let x272 = u64::from(x256) * 0xee00bc4f;
    let x273 = x272 as u32;
    let (_, x276) = x273.carrying_mul(0xfc632551, x256);
    let (x277, x278) = x273.carrying_mul_add(0xf3b9cac2, x258, x276);
    let (x279, x280) = x273.carrying_mul_add(0xa7179e84, x260, x278);
    let (x281, x282) = x273.carrying_mul_add(0xbce6faad, x262, x280);
    let (x283, x284) = x273.carrying_mul_add(0xffffffff, x264, x282);
    let (x285, x286) = x273.carrying_mul_add(0xffffffff, x266, x284);
    let (x287, x288) = x268.carrying_add(x286, false);
    let (x289, x290) = x273.carrying_mul_add(0xffffffff, x270, u32::from(x288));
    let (x291, x292) = x136.carrying_add(x290, x271);
    let x293 = u64::from(x277) * 0xee00bc4f;
    let x294 = x293 as u32;
    let (_, x297) = x294.carrying_mul(0xfc632551, x277);
    let (x298, x299) = x294.carrying_mul_add(0xf3b9cac2, x279, x297);
    let (x300, x301) = x294.carrying_mul_add(0xa7179e84, x281, x299);
    let (x302, x303) = x294.carrying_mul_add(0xbce6faad, x283, x301);
    let (x304, x305) = x294.carrying_mul_add(0xffffffff, x285, x303);
    let (x306, x307) = x294.carrying_mul_add(0xffffffff, x287, x305);
    let (x308, x309) = x289.carrying_add(x307, false);
    let (x310, x311) = x294.carrying_mul_add(0xffffffff, x291, u32::from(x309));
    let (x312, x313) = x138.carrying_add(x311, x292);
    let (x314, x315) = x298.borrowing_sub(constant32(0xfc632551), false);
    let (x316, x317) = x300.borrowing_sub(constant32(0xf3b9cac2), x315);
    let (x318, x319) = x302.borrowing_sub(constant32(0xa7179e84), x317);
    let (x320, x321) = x304.borrowing_sub(constant32(0xbce6faad), x319);
    let (x322, x323) = x306.borrowing_sub(constant32(0xffffffff), x321);
    let (x324, x325) = x308.borrowing_sub(constant32(0xffffffff), x323);
    let (x326, x327) = x310.borrowing_sub(constant32(0), x325);
    let (x328, x329) = x312.borrowing_sub(constant32(0xffffffff), x327);
    let x330 = x329 ^ x313;
    let x331 = select32(x330, x314, x298);
    let x332 = select32(x330, x316, x300);
    let x333 = select32(x330, x318, x302);
    let x334 = select32(x330, x320, x304);
    let x335 = select32(x330, x322, x306);
    let x336 = select32(x330, x324, x308);
    let x337 = select32(x330, x326, x310);
    let x338 = select32(x330, x328, x312);
    Mont([x331, x332, x333, x334, x335, x336, x337, x338])
}

/// a + b mod m.
#[inline(always)]
pub(crate) fn add(a: &Mont, b: &Mont) -> Mont {
    let (x17, x18) = a.0[0].carrying_add(b.0[0], false);
    let (x19, x20) = a.0[1].carrying_add(b.0[1], x18);
    let (x21, x22) = a.0[2].carrying_add(b.0[2], x20);
    let (x23, x24) = a.0[3].carrying_add(b.0[3], x22);
    let (x25, x26) = a.0[4].carrying_add(b.0[4], x24);
    let (x27, x28) = a.0[5].carrying_add(b.0[5], x26);
    let (x29, x30) = a.0[6].carrying_add(b.0[6], x28);
    let (x31, x32) = a.0[7].carrying_add(b.0[7], x30);
    let (x38, x39) = x17.borrowing_sub(constant32(0xfc632551), false);
    let (x40, x41) = x19.borrowing_sub(constant32(0xf3b9cac2), x39);
    let (x42, x43) = x21.borrowing_sub(constant32(0xa7179e84), x41);
    let (x44, x45) = x23.borrowing_sub(constant32(0xbce6faad), x43);
    let (x46, x47) = x25.borrowing_sub(constant32(0xffffffff), x45);
    let (x48, x49) = x27.borrowing_sub(constant32(0xffffffff), x47);
    let (x50, x51) = x29.borrowing_sub(constant32(0), x49);
    let (x52, x53) = x31.borrowing_sub(constant32(0xffffffff), x51);
    let x54 = x53 ^ x32;
    let x55 = select32(x54, x38, x17);
    let x56 = select32(x54, x40, x19);
    let x57 = select32(x54, x42, x21);
    let x58 = select32(x54, x44, x23);
    let x59 = select32(x54, x46, x25);
    let x60 = select32(x54, x48, x27);
    let x61 = select32(x54, x50, x29);
    let x62 = select32(x54, x52, x31);
    Mont([x55, x56, x57, x58, x59, x60, x61, x62])
}

/// a - b mod m.
#[inline(always)]
pub(crate) fn sub(a: &Mont, b: &Mont) -> Mont {
    let (x17, x18) = a.0[0].borrowing_sub(b.0[0], false);
    let (x19, x20) = a.0[1].borrowing_sub(b.0[1], x18);
    let (x21, x22) = a.0[2].borrowing_sub(b.0[2], x20);
    let (x23, x24) = a.0[3].borrowing_sub(b.0[3], x22);
    let (x25, x26) = a.0[4].borrowing_sub(b.0[4], x24);
    let (x27, x28) = a.0[5].borrowing_sub(b.0[5], x26);
    let (x29, x30) = a.0[6].borrowing_sub(b.0[6], x28);
    let (x31, x32) = a.0[7].borrowing_sub(b.0[7], x30);
    let (x38, x39) = x17.carrying_add(constant32(0xfc632551), false);
    let (x40, x41) = x19.carrying_add(constant32(0xf3b9cac2), x39);
    let (x42, x43) = x21.carrying_add(constant32(0xa7179e84), x41);
    let (x44, x45) = x23.carrying_add(constant32(0xbce6faad), x43);
    let (x46, x47) = x25.carrying_add(constant32(0xffffffff), x45);
    let (x48, x49) = x27.carrying_add(constant32(0xffffffff), x47);
    let (x50, x51) = x29.carrying_add(constant32(0), x49);
    let (x52, _) = x31.carrying_add(constant32(0xffffffff), x51);
    let x54 = select32(x32, x17, x38);
    let x55 = select32(x32, x19, x40);
    let x56 = select32(x32, x21, x42);
    let x57 = select32(x32, x23, x44);
    let x58 = select32(x32, x25, x46);
    let x59 = select32(x32, x27, x48);
    let x60 = select32(x32, x29, x50);
    let x61 = select32(x32, x31, x52);
    Mont([x54, x55, x56, x57, x58, x59, x60, x61])
}

/// -a mod m.
#[inline(always)]
pub(crate) fn opp(a: &Mont) -> Mont {
    let (x9, x10) = constant32(0).borrowing_sub(a.0[0], false);
    let (x11, x12) = constant32(0).borrowing_sub(a.0[1], x10);
    let (x13, x14) = constant32(0).borrowing_sub(a.0[2], x12);
    let (x15, x16) = constant32(0).borrowing_sub(a.0[3], x14);
    let (x17, x18) = constant32(0).borrowing_sub(a.0[4], x16);
    let (x19, x20) = constant32(0).borrowing_sub(a.0[5], x18);
    let (x21, x22) = constant32(0).borrowing_sub(a.0[6], x20);
    let (x23, x24) = constant32(0).borrowing_sub(a.0[7], x22);
    let (x30, x31) = x9.carrying_add(constant32(0xfc632551), false);
    let (x32, x33) = x11.carrying_add(constant32(0xf3b9cac2), x31);
    let (x34, x35) = x13.carrying_add(constant32(0xa7179e84), x33);
    let (x36, x37) = x15.carrying_add(constant32(0xbce6faad), x35);
    let (x38, x39) = x17.carrying_add(constant32(0xffffffff), x37);
    let (x40, x41) = x19.carrying_add(constant32(0xffffffff), x39);
    let (x42, x43) = x21.carrying_add(constant32(0), x41);
    let (x44, _) = x23.carrying_add(constant32(0xffffffff), x43);
    let x46 = select32(x24, x9, x30);
    let x47 = select32(x24, x11, x32);
    let x48 = select32(x24, x13, x34);
    let x49 = select32(x24, x15, x36);
    let x50 = select32(x24, x17, x38);
    let x51 = select32(x24, x19, x40);
    let x52 = select32(x24, x21, x42);
    let x53 = select32(x24, x23, x44);
    Mont([x46, x47, x48, x49, x50, x51, x52, x53])
}

/// a / 2 mod m.
#[inline(always)]
pub(crate) fn halve(a: &Mont) -> Mont {
    let x8 = a.0[0] & 0x1;
    let x9 = a.0[0] >> 1;
    let x11 = a.0[7] & 0x1;
    let x12 = a.0[7] >> 1;
    let x14 = a.0[6] & 0x1;
    let x15 = a.0[6] >> 1;
    let x17 = x15 + (x11 << 31);
    let x18 = a.0[5] & 0x1;
    let x19 = a.0[5] >> 1;
    let x21 = x19 + (x14 << 31);
    let x22 = a.0[4] & 0x1;
    let x23 = a.0[4] >> 1;
    let x25 = x23 + (x18 << 31);
    let x26 = a.0[3] & 0x1;
    let x27 = a.0[3] >> 1;
    let x29 = x27 + (x22 << 31);
    let x30 = a.0[2] & 0x1;
    let x31 = a.0[2] >> 1;
    let x33 = x31 + (x26 << 31);
    let x34 = a.0[1] & 0x1;
    let x35 = a.0[1] >> 1;
    let x37 = x35 + (x30 << 31);
    let x39 = x9 + (x34 << 31);
    let (x46, x47) = x39.carrying_add(constant32(0x7e3192a9), false);
    let (x48, x49) = x37.carrying_add(constant32(0x79dce561), x47);
    let (x50, x51) = x33.carrying_add(constant32(0xd38bcf42), x49);
    let (x52, x53) = x29.carrying_add(constant32(0xde737d56), x51);
    let (x54, x55) = x25.carrying_add(constant32(0xffffffff), x53);
    let (x56, x57) = x21.carrying_add(constant32(0x7fffffff), x55);
    let (x58, x59) = x17.carrying_add(constant32(0x80000000), x57);
    let x61 = x12 + 0x7fffffff + u32::from(x59);
    let x62 = select32(x8 != 0, x39, x46);
    let x63 = select32(x8 != 0, x37, x48);
    let x64 = select32(x8 != 0, x33, x50);
    let x65 = select32(x8 != 0, x29, x52);
    let x66 = select32(x8 != 0, x25, x54);
    let x67 = select32(x8 != 0, x21, x56);
    let x68 = select32(x8 != 0, x17, x58);
    let x69 = select32(x8 != 0, x12, x61);
    Mont([x62, x63, x64, x65, x66, x67, x68, x69])
}

/// a R mod m, for any a < R.
#[inline(always)]
pub(crate) fn to_montgomery(a: &[u32; 8]) -> Mont {
    let (x17, x18) = a[0].carrying_mul(0xbe79eea2, 0);
    let (x19, x20) = a[0].carrying_mul_add(0x83244c95, 0, x18);
    let (x21, x22) = a[0].carrying_mul_add(0x49bd6fa6, 0, x20);
    let (x23, x24) = a[0].carrying_mul_add(0x4699799c, 0, x22);
    let (x25, x26) = a[0].carrying_mul_add(0x2b6bec59, 0, x24);
    let (x27, x28) = a[0].carrying_mul_add(0x2845b239, 0, x26);
    let (x29, x30) = a[0].carrying_mul_add(0xf3d95620, 0, x28);
    let (x31, x32) = a[0].carrying_mul_add(0x66e12d94, 0, x30);
    let x34 = u64::from(x17) * 0xee00bc4f;
    let x35 = x34 as u32;
    let (_, x43) = x35.carrying_mul(0xfc632551, x17);
    let (x44, x45) = x35.carrying_mul_add(0xf3b9cac2, x19, x43);
    let (x46, x47) = x35.carrying_mul_add(0xa7179e84, x21, x45);
    let (x48, x49) = x35.carrying_mul_add(0xbce6faad, x23, x47);
    let (x50, x51) = x35.carrying_mul_add(0xffffffff, x25, x49);
    let (x52, x53) = x35.carrying_mul_add(0xffffffff, x27, x51);
    let (x54, x55) = x29.carrying_add(x53, false);
    let (x56, x57) = x35.carrying_mul_add(0xffffffff, x31, u32::from(x55));
    let (x58, x59) = x32.carrying_add(x57, false);
    let (x60, x61) = a[1].carrying_mul(0xbe79eea2, x44);
    let (x62, x63) = a[1].carrying_mul_add(0x83244c95, x46, x61);
    let (x64, x65) = a[1].carrying_mul_add(0x49bd6fa6, x48, x63);
    let (x66, x67) = a[1].carrying_mul_add(0x4699799c, x50, x65);
    let (x68, x69) = a[1].carrying_mul_add(0x2b6bec59, x52, x67);
    let (x70, x71) = a[1].carrying_mul_add(0x2845b239, x54, x69);
    let (x72, x73) = a[1].carrying_mul_add(0xf3d95620, x56, x71);
    let (x74, x75) = a[1].carrying_mul_add(0x66e12d94, x58, x73);
    let x76 = x75 + u32::from(x59);
    let x77 = u64::from(x60) * 0xee00bc4f;
    let x78 = x77 as u32;
    let (_, x81) = x78.carrying_mul(0xfc632551, x60);
    let (x82, x83) = x78.carrying_mul_add(0xf3b9cac2, x62, x81);
    let (x84, x85) = x78.carrying_mul_add(0xa7179e84, x64, x83);
    let (x86, x87) = x78.carrying_mul_add(0xbce6faad, x66, x85);
    let (x88, x89) = x78.carrying_mul_add(0xffffffff, x68, x87);
    let (x90, x91) = x78.carrying_mul_add(0xffffffff, x70, x89);
    let (x92, x93) = x72.carrying_add(x91, false);
    let (x94, x95) = x78.carrying_mul_add(0xffffffff, x74, u32::from(x93));
    let (x96, x97) = x76.carrying_add(x95, false);
    let (x98, x99) = a[2].carrying_mul(0xbe79eea2, x82);
    let (x100, x101) = a[2].carrying_mul_add(0x83244c95, x84, x99);
    let (x102, x103) = a[2].carrying_mul_add(0x49bd6fa6, x86, x101);
    let (x104, x105) = a[2].carrying_mul_add(0x4699799c, x88, x103);
    let (x106, x107) = a[2].carrying_mul_add(0x2b6bec59, x90, x105);
    let (x108, x109) = a[2].carrying_mul_add(0x2845b239, x92, x107);
    let (x110, x111) = a[2].carrying_mul_add(0xf3d95620, x94, x109);
    let (x112, x113) = a[2].carrying_mul_add(0x66e12d94, x96, x111);
    let x114 = x113 + u32::from(x97);
    let x115 = u64::from(x98) * 0xee00bc4f;
    let x116 = x115 as u32;
    let (_, x119) = x116.carrying_mul(0xfc632551, x98);
    let (x120, x121) = x116.carrying_mul_add(0xf3b9cac2, x100, x119);
    let (x122, x123) = x116.carrying_mul_add(0xa7179e84, x102, x121);
    let (x124, x125) = x116.carrying_mul_add(0xbce6faad, x104, x123);
    let (x126, x127) = x116.carrying_mul_add(0xffffffff, x106, x125);
    let (x128, x129) = x116.carrying_mul_add(0xffffffff, x108, x127);
    let (x130, x131) = x110.carrying_add(x129, false);
    let (x132, x133) = x116.carrying_mul_add(0xffffffff, x112, u32::from(x131));
    let (x134, x135) = x114.carrying_add(x133, false);
    let (x136, x137) = a[3].carrying_mul(0xbe79eea2, x120);
    let (x138, x139) = a[3].carrying_mul_add(0x83244c95, x122, x137);
    let (x140, x141) = a[3].carrying_mul_add(0x49bd6fa6, x124, x139);
    let (x142, x143) = a[3].carrying_mul_add(0x4699799c, x126, x141);
    let (x144, x145) = a[3].carrying_mul_add(0x2b6bec59, x128, x143);
    let (x146, x147) = a[3].carrying_mul_add(0x2845b239, x130, x145);
    let (x148, x149) = a[3].carrying_mul_add(0xf3d95620, x132, x147);
    let (x150, x151) = a[3].carrying_mul_add(0x66e12d94, x134, x149);
    let x152 = x151 + u32::from(x135);
    let x153 = u64::from(x136) * 0xee00bc4f;
    let x154 = x153 as u32;
    let (_, x157) = x154.carrying_mul(0xfc632551, x136);
    let (x158, x159) = x154.carrying_mul_add(0xf3b9cac2, x138, x157);
    let (x160, x161) = x154.carrying_mul_add(0xa7179e84, x140, x159);
    let (x162, x163) = x154.carrying_mul_add(0xbce6faad, x142, x161);
    let (x164, x165) = x154.carrying_mul_add(0xffffffff, x144, x163);
    let (x166, x167) = x154.carrying_mul_add(0xffffffff, x146, x165);
    let (x168, x169) = x148.carrying_add(x167, false);
    let (x170, x171) = x154.carrying_mul_add(0xffffffff, x150, u32::from(x169));
    let (x172, x173) = x152.carrying_add(x171, false);
    let (x174, x175) = a[4].carrying_mul(0xbe79eea2, x158);
    let (x176, x177) = a[4].carrying_mul_add(0x83244c95, x160, x175);
    let (x178, x179) = a[4].carrying_mul_add(0x49bd6fa6, x162, x177);
    let (x180, x181) = a[4].carrying_mul_add(0x4699799c, x164, x179);
    let (x182, x183) = a[4].carrying_mul_add(0x2b6bec59, x166, x181);
    let (x184, x185) = a[4].carrying_mul_add(0x2845b239, x168, x183);
    let (x186, x187) = a[4].carrying_mul_add(0xf3d95620, x170, x185);
    let (x188, x189) = a[4].carrying_mul_add(0x66e12d94, x172, x187);
    let x190 = x189 + u32::from(x173);
    let x191 = u64::from(x174) * 0xee00bc4f;
    let x192 = x191 as u32;
    let (_, x195) = x192.carrying_mul(0xfc632551, x174);
    let (x196, x197) = x192.carrying_mul_add(0xf3b9cac2, x176, x195);
    let (x198, x199) = x192.carrying_mul_add(0xa7179e84, x178, x197);
    let (x200, x201) = x192.carrying_mul_add(0xbce6faad, x180, x199);
    let (x202, x203) = x192.carrying_mul_add(0xffffffff, x182, x201);
    let (x204, x205) = x192.carrying_mul_add(0xffffffff, x184, x203);
    let (x206, x207) = x186.carrying_add(x205, false);
    let (x208, x209) = x192.carrying_mul_add(0xffffffff, x188, u32::from(x207));
    let (x210, x211) = x190.carrying_add(x209, false);
    let (x212, x213) = a[5].carrying_mul(0xbe79eea2, x196);
    let (x214, x215) = a[5].carrying_mul_add(0x83244c95, x198, x213);
    let (x216, x217) = a[5].carrying_mul_add(0x49bd6fa6, x200, x215);
    let (x218, x219) = a[5].carrying_mul_add(0x4699799c, x202, x217);
    let (x220, x221) = a[5].carrying_mul_add(0x2b6bec59, x204, x219);
    let (x222, x223) = a[5].carrying_mul_add(0x2845b239, x206, x221);
    let (x224, x225) = a[5].carrying_mul_add(0xf3d95620, x208, x223);
    let (x226, x227) = a[5].carrying_mul_add(0x66e12d94, x210, x225);
    let x228 = x227 + u32::from(x211);
    let x229 = u64::from(x212) * 0xee00bc4f;
    let x230 = x229 as u32;
    let (_, x233) = x230.carrying_mul(0xfc632551, x212);
    let (x234, x235) = x230.carrying_mul_add(0xf3b9cac2, x214, x233);
    let (x236, x237) = x230.carrying_mul_add(0xa7179e84, x216, x235);
    let (x238, x239) = x230.carrying_mul_add(0xbce6faad, x218, x237);
    let (x240, x241) = x230.carrying_mul_add(0xffffffff, x220, x239);
    let (x242, x243) = x230.carrying_mul_add(0xffffffff, x222, x241);
    let (x244, x245) = x224.carrying_add(x243, false);
    let (x246, x247) = x230.carrying_mul_add(0xffffffff, x226, u32::from(x245));
    let (x248, x249) = x228.carrying_add(x247, false);
    let (x250, x251) = a[6].carrying_mul(0xbe79eea2, x234);
    let (x252, x253) = a[6].carrying_mul_add(0x83244c95, x236, x251);
    let (x254, x255) = a[6].carrying_mul_add(0x49bd6fa6, x238, x253);
    let (x256, x257) = a[6].carrying_mul_add(0x4699799c, x240, x255);
    let (x258, x259) = a[6].carrying_mul_add(0x2b6bec59, x242, x257);
    let (x260, x261) = a[6].carrying_mul_add(0x2845b239, x244, x259);
    let (x262, x263) = a[6].carrying_mul_add(0xf3d95620, x246, x261);
    let (x264, x265) = a[6].carrying_mul_add(0x66e12d94, x248, x263);
    let x266 = x265 + u32::from(x249);
    let x267 = u64::from(x250) * 0xee00bc4f;
    let x268 = x267 as u32;
    let (_, x271) = x268.carrying_mul(0xfc632551, x250);
    let (x272, x273) = x268.carrying_mul_add(0xf3b9cac2, x252, x271);
    let (x274, x275) = x268.carrying_mul_add(0xa7179e84, x254, x273);
    let (x276, x277) = x268.carrying_mul_add(0xbce6faad, x256, x275);
    let (x278, x279) = x268.carrying_mul_add(0xffffffff, x258, x277);
    let (x280, x281) = x268.carrying_mul_add(0xffffffff, x260, x279);
    let (x282, x283) = x262.carrying_add(x281, false);
    let (x284, x285) = x268.carrying_mul_add(0xffffffff, x264, u32::from(x283));
    let (x286, x287) = x266.carrying_add(x285, false);
    let (x288, x289) = a[7].carrying_mul(0xbe79eea2, x272);
    let (x290, x291) = a[7].carrying_mul_add(0x83244c95, x274, x289);
    let (x292, x293) = a[7].carrying_mul_add(0x49bd6fa6, x276, x291);
    let (x294, x295) = a[7].carrying_mul_add(0x4699799c, x278, x293);
    let (x296, x297) = a[7].carrying_mul_add(0x2b6bec59, x280, x295);
    let (x298, x299) = a[7].carrying_mul_add(0x2845b239, x282, x297);
    let (x300, x301) = a[7].carrying_mul_add(0xf3d95620, x284, x299);
    let (x302, x303) = a[7].carrying_mul_add(0x66e12d94, x286, x301);
    let x304 = x303 + u32::from(x287);
    let x305 = u64::from(x288) * 0xee00bc4f;
    let x306 = x305 as u32;
    let (_, x309) = x306.carrying_mul(0xfc632551, x288);
    let (x310, x311) = x306.carrying_mul_add(0xf3b9cac2, x290, x309);
    let (x312, x313) = x306.carrying_mul_add(0xa7179e84, x292, x311);
    let (x314, x315) = x306.carrying_mul_add(0xbce6faad, x294, x313);
    let (x316, x317) = x306.carrying_mul_add(0xffffffff, x296, x315);
    let (x318, x319) = x306.carrying_mul_add(0xffffffff, x298, x317);
    let (x320, x321) = x300.carrying_add(x319, false);
    let (x322, x323) = x306.carrying_mul_add(0xffffffff, x302, u32::from(x321));
    let (x324, x325) = x304.carrying_add(x323, false);
    let (x326, x327) = x310.borrowing_sub(constant32(0xfc632551), false);
    let (x328, x329) = x312.borrowing_sub(constant32(0xf3b9cac2), x327);
    let (x330, x331) = x314.borrowing_sub(constant32(0xa7179e84), x329);
    let (x332, x333) = x316.borrowing_sub(constant32(0xbce6faad), x331);
    let (x334, x335) = x318.borrowing_sub(constant32(0xffffffff), x333);
    let (x336, x337) = x320.borrowing_sub(constant32(0xffffffff), x335);
    let (x338, x339) = x322.borrowing_sub(constant32(0), x337);
    let (x340, x341) = x324.borrowing_sub(constant32(0xffffffff), x339);
    let x342 = x341 ^ x325;
    let x343 = select32(x342, x326, x310);
    let x344 = select32(x342, x328, x312);
    let x345 = select32(x342, x330, x314);
    let x346 = select32(x342, x332, x316);
    let x347 = select32(x342, x334, x318);
    let x348 = select32(x342, x336, x320);
    let x349 = select32(x342, x338, x322);
    let x350 = select32(x342, x340, x324);
    Mont([x343, x344, x345, x346, x347, x348, x349, x350])
}

/// a / R mod m.
#[inline(always)]
pub(crate) fn from_montgomery(a: &Mont) -> [u32; 8] {
    let x10 = u64::from(a.0[0]) * 0xee00bc4f;
    let x11 = x10 as u32;
    let (_, x19) = x11.carrying_mul(0xfc632551, a.0[0]);
    let (x20, x21) = x11.carrying_mul_add(0xf3b9cac2, a.0[1], x19);
    let (x22, x23) = x11.carrying_mul_add(0xa7179e84, a.0[2], x21);
    let (x24, x25) = x11.carrying_mul_add(0xbce6faad, a.0[3], x23);
    let (x26, x27) = x11.carrying_mul_add(0xffffffff, a.0[4], x25);
    let (x28, x29) = x11.carrying_mul_add(0xffffffff, a.0[5], x27);
    let (x30, x31) = a.0[6].carrying_add(x29, false);
    let (x32, x33) = x11.carrying_mul_add(0xffffffff, a.0[7], u32::from(x31));
    let x34 = u64::from(x20) * 0xee00bc4f;
    let x35 = x34 as u32;
    let (_, x38) = x35.carrying_mul(0xfc632551, x20);
    let (x39, x40) = x35.carrying_mul_add(0xf3b9cac2, x22, x38);
    let (x41, x42) = x35.carrying_mul_add(0xa7179e84, x24, x40);
    let (x43, x44) = x35.carrying_mul_add(0xbce6faad, x26, x42);
    let (x45, x46) = x35.carrying_mul_add(0xffffffff, x28, x44);
    let (x47, x48) = x35.carrying_mul_add(0xffffffff, x30, x46);
    let (x49, x50) = x32.carrying_add(x48, false);
    let (x51, x52) = x35.carrying_mul_add(0xffffffff, x33, u32::from(x50));
    let x53 = u64::from(x39) * 0xee00bc4f;
    let x54 = x53 as u32;
    let (_, x57) = x54.carrying_mul(0xfc632551, x39);
    let (x58, x59) = x54.carrying_mul_add(0xf3b9cac2, x41, x57);
    let (x60, x61) = x54.carrying_mul_add(0xa7179e84, x43, x59);
    let (x62, x63) = x54.carrying_mul_add(0xbce6faad, x45, x61);
    let (x64, x65) = x54.carrying_mul_add(0xffffffff, x47, x63);
    let (x66, x67) = x54.carrying_mul_add(0xffffffff, x49, x65);
    let (x68, x69) = x51.carrying_add(x67, false);
    let (x70, x71) = x54.carrying_mul_add(0xffffffff, x52, u32::from(x69));
    let x72 = u64::from(x58) * 0xee00bc4f;
    let x73 = x72 as u32;
    let (_, x76) = x73.carrying_mul(0xfc632551, x58);
    let (x77, x78) = x73.carrying_mul_add(0xf3b9cac2, x60, x76);
    let (x79, x80) = x73.carrying_mul_add(0xa7179e84, x62, x78);
    let (x81, x82) = x73.carrying_mul_add(0xbce6faad, x64, x80);
    let (x83, x84) = x73.carrying_mul_add(0xffffffff, x66, x82);
    let (x85, x86) = x73.carrying_mul_add(0xffffffff, x68, x84);
    let (x87, x88) = x70.carrying_add(x86, false);
    let (x89, x90) = x73.carrying_mul_add(0xffffffff, x71, u32::from(x88));
    let x91 = u64::from(x77) * 0xee00bc4f;
    let x92 = x91 as u32;
    let (_, x95) = x92.carrying_mul(0xfc632551, x77);
    let (x96, x97) = x92.carrying_mul_add(0xf3b9cac2, x79, x95);
    let (x98, x99) = x92.carrying_mul_add(0xa7179e84, x81, x97);
    let (x100, x101) = x92.carrying_mul_add(0xbce6faad, x83, x99);
    let (x102, x103) = x92.carrying_mul_add(0xffffffff, x85, x101);
    let (x104, x105) = x92.carrying_mul_add(0xffffffff, x87, x103);
    let (x106, x107) = x89.carrying_add(x105, false);
    let (x108, x109) = x92.carrying_mul_add(0xffffffff, x90, u32::from(x107));
    let x110 = u64::from(x96) * 0xee00bc4f;
    let x111 = x110 as u32;
    let (_, x114) = x111.carrying_mul(0xfc632551, x96);
    let (x115, x116) = x111.carrying_mul_add(0xf3b9cac2, x98, x114);
    let (x117, x118) = x111.carrying_mul_add(0xa7179e84, x100, x116);
    let (x119, x120) = x111.carrying_mul_add(0xbce6faad, x102, x118);
    let (x121, x122) = x111.carrying_mul_add(0xffffffff, x104, x120);
    let (x123, x124) = x111.carrying_mul_add(0xffffffff, x106, x122);
    let (x125, x126) = x108.carrying_add(x124, false);
    let (x127, x128) = x111.carrying_mul_add(0xffffffff, x109, u32::from(x126));
    let x129 = u64::from(x115) * 0xee00bc4f;
    let x130 = x129 as u32;
    let (_, x133) = x130.carrying_mul(0xfc632551, x115);
    let (x134, x135) = x130.carrying_mul_add(0xf3b9cac2, x117, x133);
    let (x136, x137) = x130.carrying_mul_add(0xa7179e84, x119, x135);
    let (x138, x139) = x130.carrying_mul_add(0xbce6faad, x121, x137);
    let (x140, x141) = x130.carrying_mul_add(0xffffffff, x123, x139);
    let (x142, x143) = x130.carrying_mul_add(0xffffffff, x125, x141);
    let (x144, x145) = x127.carrying_add(x143, false);
    let (x146, x147) = x130.carrying_mul_add(0xffffffff, x128, u32::from(x145));
    let x148 = u64::from(x134) * 0xee00bc4f;
    let x149 = x148 as u32;
    let (_, x152) = x149.carrying_mul(0xfc632551, x134);
    let (x153, x154) = x149.carrying_mul_add(0xf3b9cac2, x136, x152);
    let (x155, x156) = x149.carrying_mul_add(0xa7179e84, x138, x154);
    let (x157, x158) = x149.carrying_mul_add(0xbce6faad, x140, x156);
    let (x159, x160) = x149.carrying_mul_add(0xffffffff, x142, x158);
    let (x161, x162) = x149.carrying_mul_add(0xffffffff, x144, x160);
    let (x163, x164) = x146.carrying_add(x162, false);
    let (x165, x166) = x149.carrying_mul_add(0xffffffff, x147, u32::from(x164));
    let (x167, x168) = x153.borrowing_sub(constant32(0xfc632551), false);
    let (x169, x170) = x155.borrowing_sub(constant32(0xf3b9cac2), x168);
    let (x171, x172) = x157.borrowing_sub(constant32(0xa7179e84), x170);
    let (x173, x174) = x159.borrowing_sub(constant32(0xbce6faad), x172);
    let (x175, x176) = x161.borrowing_sub(constant32(0xffffffff), x174);
    let (x177, x178) = x163.borrowing_sub(constant32(0xffffffff), x176);
    let (x179, x180) = x165.borrowing_sub(constant32(0), x178);
    let (x181, x182) = x166.borrowing_sub(constant32(0xffffffff), x180);
    let x183 = select32(x182, x167, x153);
    let x184 = select32(x182, x169, x155);
    let x185 = select32(x182, x171, x157);
    let x186 = select32(x182, x173, x159);
    let x187 = select32(x182, x175, x161);
    let x188 = select32(x182, x177, x163);
    let x189 = select32(x182, x179, x165);
    let x190 = select32(x182, x181, x166);
    [x183, x184, x185, x186, x187, x188, x189, x190]
}

/// Zero if a is zero, anything else if not.
#[inline(always)]
pub(crate) fn nonzero(a: &[u32; 8]) -> u32 {
    let x8 = a[0] | a[1];
    let x9 = x8 | a[2];
    let x10 = x9 | a[3];
    let x11 = x10 | a[4];
    let x12 = x11 | a[5];
    let x13 = x12 | a[6];
    let x14 = x13 | a[7];
    x14
}

/// `zero` if flag is 0, `nonzero` if it is 1.
#[inline(always)]
pub(crate) fn selectznz(flag: u32, zero: &Mont, nonzero: &Mont) -> Mont {
    let x17 = select32(flag != 0, zero.0[0], nonzero.0[0]);
    let x18 = select32(flag != 0, zero.0[1], nonzero.0[1]);
    let x19 = select32(flag != 0, zero.0[2], nonzero.0[2]);
    let x20 = select32(flag != 0, zero.0[3], nonzero.0[3]);
    let x21 = select32(flag != 0, zero.0[4], nonzero.0[4]);
    let x22 = select32(flag != 0, zero.0[5], nonzero.0[5]);
    let x23 = select32(flag != 0, zero.0[6], nonzero.0[6]);
    let x24 = select32(flag != 0, zero.0[7], nonzero.0[7]);
    Mont([x17, x18, x19, x20, x21, x22, x23, x24])
}

/// a, little-endian.
#[inline(always)]
pub(crate) fn to_bytes(a: &[u32; 8]) -> [u8; 32] {
    let x8 = a[0] & 0xff;
    let x9 = a[0] >> 8;
    let x10 = x9 & 0xff;
    let x11 = x9 >> 8;
    let x12 = x11 & 0xff;
    let x13 = x11 >> 8;
    let x14 = a[1] & 0xff;
    let x15 = a[1] >> 8;
    let x16 = x15 & 0xff;
    let x17 = x15 >> 8;
    let x18 = x17 & 0xff;
    let x19 = x17 >> 8;
    let x20 = a[2] & 0xff;
    let x21 = a[2] >> 8;
    let x22 = x21 & 0xff;
    let x23 = x21 >> 8;
    let x24 = x23 & 0xff;
    let x25 = x23 >> 8;
    let x26 = a[3] & 0xff;
    let x27 = a[3] >> 8;
    let x28 = x27 & 0xff;
    let x29 = x27 >> 8;
    let x30 = x29 & 0xff;
    let x31 = x29 >> 8;
    let x32 = a[4] & 0xff;
    let x33 = a[4] >> 8;
    let x34 = x33 & 0xff;
    let x35 = x33 >> 8;
    let x36 = x35 & 0xff;
    let x37 = x35 >> 8;
    let x38 = a[5] & 0xff;
    let x39 = a[5] >> 8;
    let x40 = x39 & 0xff;
    let x41 = x39 >> 8;
    let x42 = x41 & 0xff;
    let x43 = x41 >> 8;
    let x44 = a[6] & 0xff;
    let x45 = a[6] >> 8;
    let x46 = x45 & 0xff;
    let x47 = x45 >> 8;
    let x48 = x47 & 0xff;
    let x49 = x47 >> 8;
    let x50 = a[7] & 0xff;
    let x51 = a[7] >> 8;
    let x52 = x51 & 0xff;
    let x53 = x51 >> 8;
    let x54 = x53 & 0xff;
    let x55 = x53 >> 8;
    [x8 as u8, x10 as u8, x12 as u8, x13 as u8, x14 as u8, x16 as u8, x18 as u8, x19 as u8, x20 as u8, x22 as u8, x24 as u8, x25 as u8, x26 as u8, x28 as u8, x30 as u8, x31 as u8, x32 as u8, x34 as u8, x36 as u8, x37 as u8, x38 as u8, x40 as u8, x42 as u8, x43 as u8, x44 as u8, x46 as u8, x48 as u8, x49 as u8, x50 as u8, x52 as u8, x54 as u8, x55 as u8]
}

/// a, little-endian, whether below m or not.
#[inline(always)]
pub(crate) fn from_bytes(a: &[u8; 32]) -> [u32; 8] {
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
    [x40, x46, x52, x58, x64, x70, x76, x82]
}
