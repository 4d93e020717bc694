//! Arithmetic modulo 2^256-2^224+2^192+2^96-1, made by
//!
//! ```text
//! carrychain-gen synth '2^256-2^224+2^192+2^96-1' --word 32 --limbs 8 --lang rust --template word-by-word-montgomery --helpers crate::backend::portable::barrier
//! ```
//!
//! - modulus: 2^256-2^224+2^192+2^96-1
//! - template: word-by-word-montgomery
//! - words: 8 of 32 bits
//! - R: 2^256
//! - m: 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
//! - m' = -1/m mod 2^w: 0x1

use crate::backend::portable::barrier::{select32, constant32};

/// An element in Montgomery form: the value times R mod m, less than m.
///
/// As a whole below 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff.
#[derive(Clone, Copy)]
pub(crate) struct Mont(pub(crate) [u32; 8]);

/// m.
pub(crate) const MODULUS: [u32; 8] = [0xffffffff, 0xffffffff, 0xffffffff, 0x0, 0x0, 0x0, 0x1, 0xffffffff];

/// R mod m: one in Montgomery form.
pub(crate) const ONE: Mont = Mont([0x1, 0x0, 0x0, 0xffffffff, 0xffffffff, 0xffffffff, 0xfffffffe, 0x0]);

/// R^2 mod m.
pub(crate) const R2: [u32; 8] = [0x3, 0x0, 0xffffffff, 0xfffffffb, 0xfffffffe, 0xffffffff, 0xfffffffd, 0x4];

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
    let (x35, x36) = x17.carrying_mul(1, x23);
    let (x37, x38) = x25.carrying_add(x36, false);
    let (x39, x40) = x27.carrying_add(u32::from(x38), false);
    let (x41, x42) = x17.carrying_mul_add(1, x29, u32::from(x40));
    let (x43, x44) = x17.carrying_mul_add(0xffffffff, x31, x42);
    let (x45, x46) = x32.carrying_add(x44, false);
    let (x47, x48) = a.0[1].carrying_mul(b.0[0], x19);
    let (x49, x50) = a.0[1].carrying_mul_add(b.0[1], x21, x48);
    let (x51, x52) = a.0[1].carrying_mul_add(b.0[2], x35, x50);
    let (x53, x54) = a.0[1].carrying_mul_add(b.0[3], x37, x52);
    let (x55, x56) = a.0[1].carrying_mul_add(b.0[4], x39, x54);
    let (x57, x58) = a.0[1].carrying_mul_add(b.0[5], x41, x56);
    let (x59, x60) = a.0[1].carrying_mul_add(b.0[6], x43, x58);
    let (x61, x62) = a.0[1].carrying_mul_add(b.0[7], x45, x60);
    let (x63, _) = x62.carrying_add(constant32(0), x46);
    let (x65, x66) = x47.carrying_mul(1, x53);
    let (x67, x68) = x55.carrying_add(x66, false);
    let (x69, x70) = x57.carrying_add(u32::from(x68), false);
    let (x71, x72) = x47.carrying_mul_add(1, x59, u32::from(x70));
    let (x73, x74) = x47.carrying_mul_add(0xffffffff, x61, x72);
    let (x75, x76) = x63.carrying_add(x74, false);
    let (x77, x78) = a.0[2].carrying_mul(b.0[0], x49);
    let (x79, x80) = a.0[2].carrying_mul_add(b.0[1], x51, x78);
    let (x81, x82) = a.0[2].carrying_mul_add(b.0[2], x65, x80);
    let (x83, x84) = a.0[2].carrying_mul_add(b.0[3], x67, x82);
    let (x85, x86) = a.0[2].carrying_mul_add(b.0[4], x69, x84);
    let (x87, x88) = a.0[2].carrying_mul_add(b.0[5], x71, x86);
    let (x89, x90) = a.0[2].carrying_mul_add(b.0[6], x73, x88);
    let (x91, x92) = a.0[2].carrying_mul_add(b.0[7], x75, x90);
    let (x93, _) = x92.carrying_add(constant32(0), x76);
    let (x95, x96) = x77.carrying_mul(1, x83);
    let (x97, x98) = x85.carrying_add(x96, false);
    let (x99, x100) = x87.carrying_add(u32::from(x98), false);
    let (x101, x102) = x77.carrying_mul_add(1, x89, u32::from(x100));
    let (x103, x104) = x77.carrying_mul_add(0xffffffff, x91, x102);
    let (x105, x106) = x93.carrying_add(x104, false);
    let (x107, x108) = a.0[3].carrying_mul(b.0[0], x79);
    let (x109, x110) = a.0[3].carrying_mul_add(b.0[1], x81, x108);
    let (x111, x112) = a.0[3].carrying_mul_add(b.0[2], x95, x110);
    let (x113, x114) = a.0[3].carrying_mul_add(b.0[3], x97, x112);
    let (x115, x116) = a.0[3].carrying_mul_add(b.0[4], x99, x114);
    let (x117, x118) = a.0[3].carrying_mul_add(b.0[5], x101, x116);
    let (x119, x120) = a.0[3].carrying_mul_add(b.0[6], x103, x118);
    let (x121, x122) = a.0[3].carrying_mul_add(b.0[7], x105, x120);
    let (x123, x124) = x122.carrying_add(constant32(0), x106);
    let (x125, x126) = x107.carrying_mul(1, x113);
    let (x127, x128) = x115.carrying_add(x126, false);
    let (x129, x130) = x117.carrying_add(u32::from(x128), false);
    let (x131, x132) = x107.carrying_mul_add(1, x119, u32::from(x130));
    let (x133, x134) = x107.carrying_mul_add(0xffffffff, x121, x132);
    let (x135, x136) = x123.carrying_add(x134, false);
    let x137 = x136 ^ x124;
    let (x138, x139) = a.0[4].carrying_mul(b.0[0], x109);
    let (x140, x141) = a.0[4].carrying_mul_add(b.0[1], x111, x139);
    let (x142, x143) = a.0[4].carrying_mul_add(b.0[2], x125, x141);
    let (x144, x145) = a.0[4].carrying_mul_add(b.0[3], x127, x143);
    let (x146, x147) = a.0[4].carrying_mul_add(b.0[4], x129, x145);
    let (x148, x149) = a.0[4].carrying_mul_add(b.0[5], x131, x147);
    let (x150, x151) = a.0[4].carrying_mul_add(b.0[6], x133, x149);
    let (x152, x153) = a.0[4].carrying_mul_add(b.0[7], x135, x151);
    let (x154, x155) = x153.carrying_add(constant32(0), x137);
    let (x156, x157) = x138.carrying_mul(1, x144);
    let (x158, x159) = x146.carrying_add(x157, false);
    let (x160, x161) = x148.carrying_add(u32::from(x159), false);
    let (x162, x163) = x138.carrying_mul_add(1, x150, u32::from(x161));
    let (x164, x165) = x138.carrying_mul_add(0xffffffff, x152, x163);
    let (x166, x167) = x154.carrying_add(x165, false);
    let x168 = x167 ^ x155;
    let (x169, x170) = a.0[5].carrying_mul(b.0[0], x140);
    let (x171, x172) = a.0[5].carrying_mul_add(b.0[1], x142, x170);
    let (x173, x174) = a.0[5].carrying_mul_add(b.0[2], x156, x172);
    let (x175, x176) = a.0[5].carrying_mul_add(b.0[3], x158, x174);
    let (x177, x178) = a.0[5].carrying_mul_add(b.0[4], x160, x176);
    let (x179, x180) = a.0[5].carrying_mul_add(b.0[5], x162, x178);
    let (x181, x182) = a.0[5].carrying_mul_add(b.0[6], x164, x180);
    let (x183, x184) = a.0[5].carrying_mul_add(b.0[7], x166, x182);
    let (x185, x186) = x184.carrying_add(constant32(0), x168);
    let (x187, x188) = x169.carrying_mul(1, x175);
    let (x189, x190) = x177.carrying_add(x188, false);
    let (x191, x192) = x179.carrying_add(u32::from(x190), false);
    let (x193, x194) = x169.carrying_mul_add(1, x181, u32::from(x192));
    let (x195, x196) = x169.carrying_mul_add(0xffffffff, x183, x194);
    let (x197, x198) = x185.carrying_add(x196, false);
    let x199 = x198 ^ x186;
    let (x200, x201) = a.0[6].carrying_mul(b.0[0], x171);
    let (x202, x203) = a.0[6].carrying_mul_add(b.0[1], x173, x201);
    let (x204, x205) = a.0[6].carrying_mul_add(b.0[2], x187, x203);
    let (x206, x207) = a.0[6].carrying_mul_add(b.0[3], x189, x205);
    let (x208, x209) = a.0[6].carrying_mul_add(b.0[4], x191, x207);
    let (x210, x211) = a.0[6].carrying_mul_add(b.0[5], x193, x209);
    let (x212, x213) = a.0[6].carrying_mul_add(b.0[6], x195, x211);
    let (x214, x215) = a.0[6].carrying_mul_add(b.0[7], x197, x213);
    let (x216, x217) = x215.carrying_add(constant32(0), x199);
    let (x218, x219) = x200.carrying_mul(1, x206);
    let (x220, x221) = x208.carrying_add(x219, false);
    let (x222, x223) = x210.carrying_add(u32::from(x221), false);
    let (x224, x225) = x200.carrying_mul_add(1, x212, u32::from(x223));
    let (x226, x227) = x200.carrying_mul_add(0xffffffff, x214, x225);
    let (x228, x229) = x216.carrying_add(x227, false);
    let x230 = x229 ^ x217;
    let (x231, x232) = a.0[7].carrying_mul(b.0[0], x202);
    let (x233, x234) = a.0[7].carrying_mul_add(b.0[1], x204, x232);
    let (x235, x236) = a.0[7].carrying_mul_add(b.0[2], x218, x234);
    let (x237, x238) = a.0[7].carrying_mul_add(b.0[3], x220, x236);
    let (x239, x240) = a.0[7].carrying_mul_add(b.0[4], x222, x238);
    let (x241, x242) = a.0[7].carrying_mul_add(b.0[5], x224, x240);
    let (x243, x244) = a.0[7].carrying_mul_add(b.0[6], x226, x242);
    let (x245, x246) = a.0[7].carrying_mul_add(b.0[7], x228, x244);
    let (x247, x248) = x246.carrying_add(constant32(0), x230);
    let (x249, x250) = x231.carrying_mul(1, x237);
    let (x251, x252) = x239.carrying_add(x250, false);
    let (x253, x254) = x241.carrying_add(u32::from(x252), false);
    let (x255, x256) = x231.carrying_mul_add(1, x243, u32::from(x254));
    let (x257, x258) = x231.carrying_mul_add(0xffffffff, x245, x256);
    let (x259, x260) = x247.carrying_add(x258, false);
    let x261 = x260 ^ x248;
    let (x262, x263) = x233.borrowing_sub(constant32(0xffffffff), false);
    let (x264, x265) = x235.borrowing_sub(constant32(0xffffffff), x263);
    let (x266, x267) = x249.borrowing_sub(constant32(0xffffffff), x265);
    let (x268, x269) = x251.borrowing_sub(constant32(0), x267);
    let (x270, x271) = x253.borrowing_sub(constant32(0), x269);
    let (x272, x273) = x255.borrowing_sub(constant32(0), x271);
    let (x274, x275) = x257.borrowing_sub(constant32(1), x273);
    let (x276, x277) = x259.borrowing_sub(constant32(0xffffffff), x275);
    let x278 = x277 ^ x261;
    let x279 = select32(x278, x262, x233);
    let x280 = select32(x278, x264, x235);
    let x281 = select32(x278, x266, x249);
    let x282 = select32(x278, x268, x251);
    let x283 = select32(x278, x270, x253);
    let x284 = select32(x278, x272, x255);
    let x285 = select32(x278, x274, x257);
    let x286 = select32(x278, x276, x259);
    Mont([x279, x280, x281, x282, x283, x284, x285, x286])
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
    let (x142, x143) = x65.carrying_mul(1, x114);
    let (x144, x145) = x116.carrying_add(x143, false);
    let (x146, x147) = x118.carrying_add(u32::from(x145), false);
    let (x148, x149) = x65.carrying_mul_add(1, x120, u32::from(x147));
    let (x150, x151) = x65.carrying_mul_add(0xffffffff, x122, x149);
    let (x152, x153) = x124.carrying_add(x151, false);
    let (x154, x155) = x110.carrying_mul(1, x144);
    let (x156, x157) = x146.carrying_add(x155, false);
    let (x158, x159) = x148.carrying_add(u32::from(x157), false);
    let (x160, x161) = x110.carrying_mul_add(1, x150, u32::from(x159));
    let (x162, x163) = x110.carrying_mul_add(0xffffffff, x152, x161);
    let (x164, x165) = x126.carrying_add(x163, x153);
    let (x166, x167) = x112.carrying_mul(1, x156);
    let (x168, x169) = x158.carrying_add(x167, false);
    let (x170, x171) = x160.carrying_add(u32::from(x169), false);
    let (x172, x173) = x112.carrying_mul_add(1, x162, u32::from(x171));
    let (x174, x175) = x112.carrying_mul_add(0xffffffff, x164, x173);
    let (x176, x177) = x128.carrying_add(x175, x165);
    let (x178, x179) = x142.carrying_mul(1, x168);
    let (x180, x181) = x170.carrying_add(x179, false);
    let (x182, x183) = x172.carrying_add(u32::from(x181), false);
    let (x184, x185) = x142.carrying_mul_add(1, x174, u32::from(x183));
    let (x186, x187) = x142.carrying_mul_add(0xffffffff, x176, x185);
    let (x188, x189) = x130.carrying_add(x187, x177);
    let (x190, x191) = x154.carrying_mul(1, x180);
    let (x192, x193) = x182.carrying_add(x191, false);
    let (x194, x195) = x184.carrying_add(u32::from(x193), false);
    let (x196, x197) = x154.carrying_mul_add(1, x186, u32::from(x195));
    let (x198, x199) = x154.carrying_mul_add(0xffffffff, x188, x197);
    let (x200, x201) = x132.carrying_add(x199, x189);
    let (x202, x203) = x166.carrying_mul(1, x192);
    let (x204, x205) = x194.carrying_add(x203, false);
    let (x206, x207) = x196.carrying_add(u32::from(x205), false);
    let (x208, x209) = x166.carrying_mul_add(1, x198, u32::from(x207));
    let (x210, x211) = x166.carrying_mul_add(0xffffffff, x200, x209);
    let (x212, x213) = x134.carrying_add(x211, x201);
    let (x214, x215) = x178.carrying_mul(1, x204);
    let (x216, x217) = x206.carrying_add(x215, false);
    let (x218, x219) = x208.carrying_add(u32::from(x217), false);
    let (x220, x221) = x178.carrying_mul_add(1, x210, u32::from(x219));
    let (x222, x223) = x178.carrying_mul_add(0xffffffff, x212, x221);
    let (x224, x225) = x136.carrying_add(x223, x213);
    let (x226, x227) = x190.carrying_mul(1, x216);
    let (x228, x229) = x218.carrying_add(x227, false);
    let (x230, x231) = x220.carrying_add(u32::from(x229), false);
    let (x232, x233) = x190.carrying_mul_add(1, x222, u32::from(x231));
    let (x234, x235) = x190.carrying_mul_add(0xffffffff, x224, x233);
    let (x236, x237) = x138.carrying_add(x235, x225);
    let (x238, x239) = x202.borrowing_sub(constant32(0xffffffff), false);
    let (x240, x241) = x214.borrowing_sub(constant32(0xffffffff), x239);
    let (x242, x243) = x226.borrowing_sub(constant32(0xffffffff), x241);
    let (x244, x245) = x228.borrowing_sub(constant32(0), x243);
    let (x246, x247) = x230.borrowing_sub(constant32(0), x245);
    let (x248, x249) = x232.borrowing_sub(constant32(0), x247);
    let (x250, x251) = x234.borrowing_sub(constant32(1), x249);
    let (x252, x253) = x236.borrowing_sub(constant32(0xffffffff), x251);
    let x254 = x253 ^ x237;
    let x255 = select32(x254, x238, x202);
    let x256 = select32(x254, x240, x214);
    let x257 = select32(x254, x242, x226);
    let x258 = select32(x254, x244, x228);
    let x259 = select32(x254, x246, x230);
    let x260 = select32(x254, x248, x232);
    let x261 = select32(x254, x250, x234);
    let x262 = select32(x254, x252, x236);
    Mont([x255, x256, x257, x258, x259, x260, x261, x262])
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
    let (x35, x36) = x17.borrowing_sub(constant32(0xffffffff), false);
    let (x37, x38) = x19.borrowing_sub(constant32(0xffffffff), x36);
    let (x39, x40) = x21.borrowing_sub(constant32(0xffffffff), x38);
    let (x41, x42) = x23.borrowing_sub(constant32(0), x40);
    let (x43, x44) = x25.borrowing_sub(constant32(0), x42);
    let (x45, x46) = x27.borrowing_sub(constant32(0), x44);
    let (x47, x48) = x29.borrowing_sub(constant32(1), x46);
    let (x49, x50) = x31.borrowing_sub(constant32(0xffffffff), x48);
    let x51 = x50 ^ x32;
    let x52 = select32(x51, x35, x17);
    let x53 = select32(x51, x37, x19);
    let x54 = select32(x51, x39, x21);
    let x55 = select32(x51, x41, x23);
    let x56 = select32(x51, x43, x25);
    let x57 = select32(x51, x45, x27);
    let x58 = select32(x51, x47, x29);
    let x59 = select32(x51, x49, x31);
    Mont([x52, x53, x54, x55, x56, x57, x58, x59])
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
    let (x35, x36) = x17.carrying_add(constant32(0xffffffff), false);
    let (x37, x38) = x19.carrying_add(constant32(0xffffffff), x36);
    let (x39, x40) = x21.carrying_add(constant32(0xffffffff), x38);
    let (x41, x42) = x23.carrying_add(constant32(0), x40);
    let (x43, x44) = x25.carrying_add(constant32(0), x42);
    let (x45, x46) = x27.carrying_add(constant32(0), x44);
    let (x47, x48) = x29.carrying_add(constant32(1), x46);
    let (x49, _) = x31.carrying_add(constant32(0xffffffff), x48);
    let x51 = select32(x32, x17, x35);
    let x52 = select32(x32, x19, x37);
    let x53 = select32(x32, x21, x39);
    let x54 = select32(x32, x23, x41);
    let x55 = select32(x32, x25, x43);
    let x56 = select32(x32, x27, x45);
    let x57 = select32(x32, x29, x47);
    let x58 = select32(x32, x31, x49);
    Mont([x51, x52, x53, x54, x55, x56, x57, x58])
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
    let (x27, x28) = x9.carrying_add(constant32(0xffffffff), false);
    let (x29, x30) = x11.carrying_add(constant32(0xffffffff), x28);
    let (x31, x32) = x13.carrying_add(constant32(0xffffffff), x30);
    let (x33, x34) = x15.carrying_add(constant32(0), x32);
    let (x35, x36) = x17.carrying_add(constant32(0), x34);
    let (x37, x38) = x19.carrying_add(constant32(0), x36);
    let (x39, x40) = x21.carrying_add(constant32(1), x38);
    let (x41, _) = x23.carrying_add(constant32(0xffffffff), x40);
    let x43 = select32(x24, x9, x27);
    let x44 = select32(x24, x11, x29);
    let x45 = select32(x24, x13, x31);
    let x46 = select32(x24, x15, x33);
    let x47 = select32(x24, x17, x35);
    let x48 = select32(x24, x19, x37);
    let x49 = select32(x24, x21, x39);
    let x50 = select32(x24, x23, x41);
    Mont([x43, x44, x45, x46, x47, x48, x49, x50])
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
    let (x41, x42) = x33.carrying_add(constant32(0x80000000), false);
    let (x43, x44) = x29.carrying_add(constant32(0), x42);
    let (x45, x46) = x25.carrying_add(constant32(0), x44);
    let (x47, x48) = x21.carrying_add(constant32(0x80000000), x46);
    let (x49, x50) = x17.carrying_add(constant32(0x80000000), x48);
    let x52 = x12 + 0x7fffffff + u32::from(x50);
    let x53 = select32(x8 != 0, x33, x41);
    let x54 = select32(x8 != 0, x29, x43);
    let x55 = select32(x8 != 0, x25, x45);
    let x56 = select32(x8 != 0, x21, x47);
    let x57 = select32(x8 != 0, x17, x49);
    let x58 = select32(x8 != 0, x12, x52);
    Mont([x39, x37, x53, x54, x55, x56, x57, x58])
}

/// a R mod m, for any a < R.
#[inline(always)]
pub(crate) fn to_montgomery(a: &[u32; 8]) -> Mont {
    let (x15, x16) = a[0].carrying_mul(3, 0);
    let (x17, x18) = a[0].carrying_mul(0xffffffff, 0);
    let (x19, x20) = a[0].carrying_mul_add(0xfffffffb, 0, x18);
    let (x21, x22) = a[0].carrying_mul_add(0xfffffffe, 0, x20);
    let (x23, x24) = a[0].carrying_mul_add(0xffffffff, 0, x22);
    let (x25, x26) = a[0].carrying_mul_add(0xfffffffd, 0, x24);
    let (x27, x28) = a[0].carrying_mul_add(4, 0, x26);
    let (x30, x31) = x15.carrying_mul(1, x19);
    let (x32, x33) = x21.carrying_add(x31, false);
    let (x34, x35) = x23.carrying_add(u32::from(x33), false);
    let (x36, x37) = x15.carrying_mul_add(1, x25, u32::from(x35));
    let (x38, x39) = x15.carrying_mul_add(0xffffffff, x27, x37);
    let (x40, x41) = x28.carrying_add(x39, false);
    let (x42, x43) = a[1].carrying_mul(3, x16);
    let (x44, x45) = x17.carrying_add(x43, false);
    let (x46, x47) = a[1].carrying_mul_add(0xffffffff, x30, u32::from(x45));
    let (x48, x49) = a[1].carrying_mul_add(0xfffffffb, x32, x47);
    let (x50, x51) = a[1].carrying_mul_add(0xfffffffe, x34, x49);
    let (x52, x53) = a[1].carrying_mul_add(0xffffffff, x36, x51);
    let (x54, x55) = a[1].carrying_mul_add(0xfffffffd, x38, x53);
    let (x56, x57) = a[1].carrying_mul_add(4, x40, x55);
    let x58 = x57 + u32::from(x41);
    let (x59, x60) = x42.carrying_mul(1, x48);
    let (x61, x62) = x50.carrying_add(x60, false);
    let (x63, x64) = x52.carrying_add(u32::from(x62), false);
    let (x65, x66) = x42.carrying_mul_add(1, x54, u32::from(x64));
    let (x67, x68) = x42.carrying_mul_add(0xffffffff, x56, x66);
    let (x69, x70) = x58.carrying_add(x68, false);
    let (x71, x72) = a[2].carrying_mul(3, x44);
    let (x73, x74) = x46.carrying_add(x72, false);
    let (x75, x76) = a[2].carrying_mul_add(0xffffffff, x59, u32::from(x74));
    let (x77, x78) = a[2].carrying_mul_add(0xfffffffb, x61, x76);
    let (x79, x80) = a[2].carrying_mul_add(0xfffffffe, x63, x78);
    let (x81, x82) = a[2].carrying_mul_add(0xffffffff, x65, x80);
    let (x83, x84) = a[2].carrying_mul_add(0xfffffffd, x67, x82);
    let (x85, x86) = a[2].carrying_mul_add(4, x69, x84);
    let x87 = x86 + u32::from(x70);
    let (x88, x89) = x71.carrying_mul(1, x77);
    let (x90, x91) = x79.carrying_add(x89, false);
    let (x92, x93) = x81.carrying_add(u32::from(x91), false);
    let (x94, x95) = x71.carrying_mul_add(1, x83, u32::from(x93));
    let (x96, x97) = x71.carrying_mul_add(0xffffffff, x85, x95);
    let (x98, x99) = x87.carrying_add(x97, false);
    let (x100, x101) = a[3].carrying_mul(3, x73);
    let (x102, x103) = x75.carrying_add(x101, false);
    let (x104, x105) = a[3].carrying_mul_add(0xffffffff, x88, u32::from(x103));
    let (x106, x107) = a[3].carrying_mul_add(0xfffffffb, x90, x105);
    let (x108, x109) = a[3].carrying_mul_add(0xfffffffe, x92, x107);
    let (x110, x111) = a[3].carrying_mul_add(0xffffffff, x94, x109);
    let (x112, x113) = a[3].carrying_mul_add(0xfffffffd, x96, x111);
    let (x114, x115) = a[3].carrying_mul_add(4, x98, x113);
    let x116 = x115 + u32::from(x99);
    let (x117, x118) = x100.carrying_mul(1, x106);
    let (x119, x120) = x108.carrying_add(x118, false);
    let (x121, x122) = x110.carrying_add(u32::from(x120), false);
    let (x123, x124) = x100.carrying_mul_add(1, x112, u32::from(x122));
    let (x125, x126) = x100.carrying_mul_add(0xffffffff, x114, x124);
    let (x127, x128) = x116.carrying_add(x126, false);
    let (x129, x130) = a[4].carrying_mul(3, x102);
    let (x131, x132) = x104.carrying_add(x130, false);
    let (x133, x134) = a[4].carrying_mul_add(0xffffffff, x117, u32::from(x132));
    let (x135, x136) = a[4].carrying_mul_add(0xfffffffb, x119, x134);
    let (x137, x138) = a[4].carrying_mul_add(0xfffffffe, x121, x136);
    let (x139, x140) = a[4].carrying_mul_add(0xffffffff, x123, x138);
    let (x141, x142) = a[4].carrying_mul_add(0xfffffffd, x125, x140);
    let (x143, x144) = a[4].carrying_mul_add(4, x127, x142);
    let x145 = x144 + u32::from(x128);
    let (x146, x147) = x129.carrying_mul(1, x135);
    let (x148, x149) = x137.carrying_add(x147, false);
    let (x150, x151) = x139.carrying_add(u32::from(x149), false);
    let (x152, x153) = x129.carrying_mul_add(1, x141, u32::from(x151));
    let (x154, x155) = x129.carrying_mul_add(0xffffffff, x143, x153);
    let (x156, x157) = x145.carrying_add(x155, false);
    let (x158, x159) = a[5].carrying_mul(3, x131);
    let (x160, x161) = x133.carrying_add(x159, false);
    let (x162, x163) = a[5].carrying_mul_add(0xffffffff, x146, u32::from(x161));
    let (x164, x165) = a[5].carrying_mul_add(0xfffffffb, x148, x163);
    let (x166, x167) = a[5].carrying_mul_add(0xfffffffe, x150, x165);
    let (x168, x169) = a[5].carrying_mul_add(0xffffffff, x152, x167);
    let (x170, x171) = a[5].carrying_mul_add(0xfffffffd, x154, x169);
    let (x172, x173) = a[5].carrying_mul_add(4, x156, x171);
    let x174 = x173 + u32::from(x157);
    let (x175, x176) = x158.carrying_mul(1, x164);
    let (x177, x178) = x166.carrying_add(x176, false);
    let (x179, x180) = x168.carrying_add(u32::from(x178), false);
    let (x181, x182) = x158.carrying_mul_add(1, x170, u32::from(x180));
    let (x183, x184) = x158.carrying_mul_add(0xffffffff, x172, x182);
    let (x185, x186) = x174.carrying_add(x184, false);
    let (x187, x188) = a[6].carrying_mul(3, x160);
    let (x189, x190) = x162.carrying_add(x188, false);
    let (x191, x192) = a[6].carrying_mul_add(0xffffffff, x175, u32::from(x190));
    let (x193, x194) = a[6].carrying_mul_add(0xfffffffb, x177, x192);
    let (x195, x196) = a[6].carrying_mul_add(0xfffffffe, x179, x194);
    let (x197, x198) = a[6].carrying_mul_add(0xffffffff, x181, x196);
    let (x199, x200) = a[6].carrying_mul_add(0xfffffffd, x183, x198);
    let (x201, x202) = a[6].carrying_mul_add(4, x185, x200);
    let x203 = x202 + u32::from(x186);
    let (x204, x205) = x187.carrying_mul(1, x193);
    let (x206, x207) = x195.carrying_add(x205, false);
    let (x208, x209) = x197.carrying_add(u32::from(x207), false);
    let (x210, x211) = x187.carrying_mul_add(1, x199, u32::from(x209));
    let (x212, x213) = x187.carrying_mul_add(0xffffffff, x201, x211);
    let (x214, x215) = x203.carrying_add(x213, false);
    let (x216, x217) = a[7].carrying_mul(3, x189);
    let (x218, x219) = x191.carrying_add(x217, false);
    let (x220, x221) = a[7].carrying_mul_add(0xffffffff, x204, u32::from(x219));
    let (x222, x223) = a[7].carrying_mul_add(0xfffffffb, x206, x221);
    let (x224, x225) = a[7].carrying_mul_add(0xfffffffe, x208, x223);
    let (x226, x227) = a[7].carrying_mul_add(0xffffffff, x210, x225);
    let (x228, x229) = a[7].carrying_mul_add(0xfffffffd, x212, x227);
    let (x230, x231) = a[7].carrying_mul_add(4, x214, x229);
    let x232 = x231 + u32::from(x215);
    let (x233, x234) = x216.carrying_mul(1, x222);
    let (x235, x236) = x224.carrying_add(x234, false);
    let (x237, x238) = x226.carrying_add(u32::from(x236), false);
    let (x239, x240) = x216.carrying_mul_add(1, x228, u32::from(x238));
    let (x241, x242) = x216.carrying_mul_add(0xffffffff, x230, x240);
    let (x243, x244) = x232.carrying_add(x242, false);
    let (x245, x246) = x218.borrowing_sub(constant32(0xffffffff), false);
    let (x247, x248) = x220.borrowing_sub(constant32(0xffffffff), x246);
    let (x249, x250) = x233.borrowing_sub(constant32(0xffffffff), x248);
    let (x251, x252) = x235.borrowing_sub(constant32(0), x250);
    let (x253, x254) = x237.borrowing_sub(constant32(0), x252);
    let (x255, x256) = x239.borrowing_sub(constant32(0), x254);
    let (x257, x258) = x241.borrowing_sub(constant32(1), x256);
    let (x259, x260) = x243.borrowing_sub(constant32(0xffffffff), x258);
    let x261 = x260 ^ x244;
    let x262 = select32(x261, x245, x218);
    let x263 = select32(x261, x247, x220);
    let x264 = select32(x261, x249, x233);
    let x265 = select32(x261, x251, x235);
    let x266 = select32(x261, x253, x237);
    let x267 = select32(x261, x255, x239);
    let x268 = select32(x261, x257, x241);
    let x269 = select32(x261, x259, x243);
    Mont([x262, x263, x264, x265, x266, x267, x268, x269])
}

/// a / R mod m.
#[inline(always)]
pub(crate) fn from_montgomery(a: &Mont) -> [u32; 8] {
    let (x11, x12) = a.0[0].carrying_mul(1, a.0[3]);
    let (x13, x14) = a.0[4].carrying_add(x12, false);
    let (x15, x16) = a.0[5].carrying_add(u32::from(x14), false);
    let (x17, x18) = a.0[0].carrying_mul_add(1, a.0[6], u32::from(x16));
    let (x19, x20) = a.0[0].carrying_mul_add(0xffffffff, a.0[7], x18);
    let (x21, x22) = a.0[1].carrying_mul(1, x13);
    let (x23, x24) = x15.carrying_add(x22, false);
    let (x25, x26) = x17.carrying_add(u32::from(x24), false);
    let (x27, x28) = a.0[1].carrying_mul_add(1, x19, u32::from(x26));
    let (x29, x30) = a.0[1].carrying_mul_add(0xffffffff, x20, x28);
    let (x31, x32) = a.0[2].carrying_mul(1, x23);
    let (x33, x34) = x25.carrying_add(x32, false);
    let (x35, x36) = x27.carrying_add(u32::from(x34), false);
    let (x37, x38) = a.0[2].carrying_mul_add(1, x29, u32::from(x36));
    let (x39, x40) = a.0[2].carrying_mul_add(0xffffffff, x30, x38);
    let (x41, x42) = x11.carrying_mul(1, x33);
    let (x43, x44) = x35.carrying_add(x42, false);
    let (x45, x46) = x37.carrying_add(u32::from(x44), false);
    let (x47, x48) = x11.carrying_mul_add(1, x39, u32::from(x46));
    let (x49, x50) = x11.carrying_mul_add(0xffffffff, x40, x48);
    let (x51, x52) = x21.carrying_mul(1, x43);
    let (x53, x54) = x45.carrying_add(x52, false);
    let (x55, x56) = x47.carrying_add(u32::from(x54), false);
    let (x57, x58) = x21.carrying_mul_add(1, x49, u32::from(x56));
    let (x59, x60) = x21.carrying_mul_add(0xffffffff, x50, x58);
    let (x61, x62) = x31.carrying_mul(1, x53);
    let (x63, x64) = x55.carrying_add(x62, false);
    let (x65, x66) = x57.carrying_add(u32::from(x64), false);
    let (x67, x68) = x31.carrying_mul_add(1, x59, u32::from(x66));
    let (x69, x70) = x31.carrying_mul_add(0xffffffff, x60, x68);
    let (x71, x72) = x41.carrying_mul(1, x63);
    let (x73, x74) = x65.carrying_add(x72, false);
    let (x75, x76) = x67.carrying_add(u32::from(x74), false);
    let (x77, x78) = x41.carrying_mul_add(1, x69, u32::from(x76));
    let (x79, x80) = x41.carrying_mul_add(0xffffffff, x70, x78);
    let (x81, x82) = x51.carrying_mul(1, x73);
    let (x83, x84) = x75.carrying_add(x82, false);
    let (x85, x86) = x77.carrying_add(u32::from(x84), false);
    let (x87, x88) = x51.carrying_mul_add(1, x79, u32::from(x86));
    let (x89, x90) = x51.carrying_mul_add(0xffffffff, x80, x88);
    let (x91, x92) = x61.borrowing_sub(constant32(0xffffffff), false);
    let (x93, x94) = x71.borrowing_sub(constant32(0xffffffff), x92);
    let (x95, x96) = x81.borrowing_sub(constant32(0xffffffff), x94);
    let (x97, x98) = x83.borrowing_sub(constant32(0), x96);
    let (x99, x100) = x85.borrowing_sub(constant32(0), x98);
    let (x101, x102) = x87.borrowing_sub(constant32(0), x100);
    let (x103, x104) = x89.borrowing_sub(constant32(1), x102);
    let (x105, x106) = x90.borrowing_sub(constant32(0xffffffff), x104);
    let x107 = select32(x106, x91, x61);
    let x108 = select32(x106, x93, x71);
    let x109 = select32(x106, x95, x81);
    let x110 = select32(x106, x97, x83);
    let x111 = select32(x106, x99, x85);
    let x112 = select32(x106, x101, x87);
    let x113 = select32(x106, x103, x89);
    let x114 = select32(x106, x105, x90);
    [x107, x108, x109, x110, x111, x112, x113, x114]
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
