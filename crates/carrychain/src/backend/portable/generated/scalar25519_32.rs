//! Arithmetic modulo 2^252+27742317777372353535851937790883648493, made by
//!
//! ```text
//! carrychain-gen synth '2^252+27742317777372353535851937790883648493' --word 32 --limbs 8 --lang rust --template word-by-word-montgomery --helpers crate::backend::portable::barrier
//! ```
//!
//! - modulus: 2^252+27742317777372353535851937790883648493
//! - template: word-by-word-montgomery
//! - words: 8 of 32 bits
//! - R: 2^256
//! - m: 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
//! - m' = -1/m mod 2^w: 0x12547e1b

use crate::backend::portable::barrier::{select32, constant32};

/// An element in Montgomery form: the value times R mod m, less than m.
///
/// As a whole below 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed.
#[derive(Clone, Copy)]
pub(crate) struct Mont(pub(crate) [u32; 8]);

/// m.
pub(crate) const MODULUS: [u32; 8] = [0x5cf5d3ed, 0x5812631a, 0xa2f79cd6, 0x14def9de, 0x0, 0x0, 0x0, 0x10000000];

/// R mod m: one in Montgomery form.
pub(crate) const ONE: Mont = Mont([0x8d98951d, 0xd6ec3174, 0x737dcf70, 0xc6ef5bf4, 0xfffffffe, 0xffffffff, 0xffffffff, 0xfffffff]);

/// R^2 mod m.
pub(crate) const R2: [u32; 8] = [0x449c0f01, 0xa40611e3, 0x68859347, 0xd00e1ba7, 0x17f5be65, 0xceec73d2, 0x7c309a3d, 0x399411b];

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
    let x34 = u64::from(x17) * 0x12547e1b;
    let x35 = x34 as u32;
    let (_, x43) = x35.carrying_mul(0x5cf5d3ed, x17);
    let (x44, x45) = x35.carrying_mul_add(0x5812631a, x19, x43);
    let (x46, x47) = x35.carrying_mul_add(0xa2f79cd6, x21, x45);
    let (x48, x49) = x35.carrying_mul_add(0x14def9de, x23, x47);
    let (x50, x51) = x25.carrying_add(x49, false);
    let (x52, x53) = x27.carrying_add(u32::from(x51), false);
    let (x54, x55) = x29.carrying_add(u32::from(x53), false);
    let (x56, x57) = x35.carrying_mul_add(0x10000000, x31, u32::from(x55));
    let (x58, _) = x32.carrying_add(x57, false);
    let (x60, x61) = a.0[1].carrying_mul(b.0[0], x44);
    let (x62, x63) = a.0[1].carrying_mul_add(b.0[1], x46, x61);
    let (x64, x65) = a.0[1].carrying_mul_add(b.0[2], x48, x63);
    let (x66, x67) = a.0[1].carrying_mul_add(b.0[3], x50, x65);
    let (x68, x69) = a.0[1].carrying_mul_add(b.0[4], x52, x67);
    let (x70, x71) = a.0[1].carrying_mul_add(b.0[5], x54, x69);
    let (x72, x73) = a.0[1].carrying_mul_add(b.0[6], x56, x71);
    let (x74, x75) = a.0[1].carrying_mul_add(b.0[7], x58, x73);
    let x76 = u64::from(x60) * 0x12547e1b;
    let x77 = x76 as u32;
    let (_, x80) = x77.carrying_mul(0x5cf5d3ed, x60);
    let (x81, x82) = x77.carrying_mul_add(0x5812631a, x62, x80);
    let (x83, x84) = x77.carrying_mul_add(0xa2f79cd6, x64, x82);
    let (x85, x86) = x77.carrying_mul_add(0x14def9de, x66, x84);
    let (x87, x88) = x68.carrying_add(x86, false);
    let (x89, x90) = x70.carrying_add(u32::from(x88), false);
    let (x91, x92) = x72.carrying_add(u32::from(x90), false);
    let (x93, x94) = x77.carrying_mul_add(0x10000000, x74, u32::from(x92));
    let (x95, _) = x75.carrying_add(x94, false);
    let (x97, x98) = a.0[2].carrying_mul(b.0[0], x81);
    let (x99, x100) = a.0[2].carrying_mul_add(b.0[1], x83, x98);
    let (x101, x102) = a.0[2].carrying_mul_add(b.0[2], x85, x100);
    let (x103, x104) = a.0[2].carrying_mul_add(b.0[3], x87, x102);
    let (x105, x106) = a.0[2].carrying_mul_add(b.0[4], x89, x104);
    let (x107, x108) = a.0[2].carrying_mul_add(b.0[5], x91, x106);
    let (x109, x110) = a.0[2].carrying_mul_add(b.0[6], x93, x108);
    let (x111, x112) = a.0[2].carrying_mul_add(b.0[7], x95, x110);
    let x113 = u64::from(x97) * 0x12547e1b;
    let x114 = x113 as u32;
    let (_, x117) = x114.carrying_mul(0x5cf5d3ed, x97);
    let (x118, x119) = x114.carrying_mul_add(0x5812631a, x99, x117);
    let (x120, x121) = x114.carrying_mul_add(0xa2f79cd6, x101, x119);
    let (x122, x123) = x114.carrying_mul_add(0x14def9de, x103, x121);
    let (x124, x125) = x105.carrying_add(x123, false);
    let (x126, x127) = x107.carrying_add(u32::from(x125), false);
    let (x128, x129) = x109.carrying_add(u32::from(x127), false);
    let (x130, x131) = x114.carrying_mul_add(0x10000000, x111, u32::from(x129));
    let (x132, _) = x112.carrying_add(x131, false);
    let (x134, x135) = a.0[3].carrying_mul(b.0[0], x118);
    let (x136, x137) = a.0[3].carrying_mul_add(b.0[1], x120, x135);
    let (x138, x139) = a.0[3].carrying_mul_add(b.0[2], x122, x137);
    let (x140, x141) = a.0[3].carrying_mul_add(b.0[3], x124, x139);
    let (x142, x143) = a.0[3].carrying_mul_add(b.0[4], x126, x141);
    let (x144, x145) = a.0[3].carrying_mul_add(b.0[5], x128, x143);
    let (x146, x147) = a.0[3].carrying_mul_add(b.0[6], x130, x145);
    let (x148, x149) = a.0[3].carrying_mul_add(b.0[7], x132, x147);
    let x150 = u64::from(x134) * 0x12547e1b;
    let x151 = x150 as u32;
    let (_, x154) = x151.carrying_mul(0x5cf5d3ed, x134);
    let (x155, x156) = x151.carrying_mul_add(0x5812631a, x136, x154);
    let (x157, x158) = x151.carrying_mul_add(0xa2f79cd6, x138, x156);
    let (x159, x160) = x151.carrying_mul_add(0x14def9de, x140, x158);
    let (x161, x162) = x142.carrying_add(x160, false);
    let (x163, x164) = x144.carrying_add(u32::from(x162), false);
    let (x165, x166) = x146.carrying_add(u32::from(x164), false);
    let (x167, x168) = x151.carrying_mul_add(0x10000000, x148, u32::from(x166));
    let (x169, _) = x149.carrying_add(x168, false);
    let (x171, x172) = a.0[4].carrying_mul(b.0[0], x155);
    let (x173, x174) = a.0[4].carrying_mul_add(b.0[1], x157, x172);
    let (x175, x176) = a.0[4].carrying_mul_add(b.0[2], x159, x174);
    let (x177, x178) = a.0[4].carrying_mul_add(b.0[3], x161, x176);
    let (x179, x180) = a.0[4].carrying_mul_add(b.0[4], x163, x178);
    let (x181, x182) = a.0[4].carrying_mul_add(b.0[5], x165, x180);
    let (x183, x184) = a.0[4].carrying_mul_add(b.0[6], x167, x182);
    let (x185, x186) = a.0[4].carrying_mul_add(b.0[7], x169, x184);
    let x187 = u64::from(x171) * 0x12547e1b;
    let x188 = x187 as u32;
    let (_, x191) = x188.carrying_mul(0x5cf5d3ed, x171);
    let (x192, x193) = x188.carrying_mul_add(0x5812631a, x173, x191);
    let (x194, x195) = x188.carrying_mul_add(0xa2f79cd6, x175, x193);
    let (x196, x197) = x188.carrying_mul_add(0x14def9de, x177, x195);
    let (x198, x199) = x179.carrying_add(x197, false);
    let (x200, x201) = x181.carrying_add(u32::from(x199), false);
    let (x202, x203) = x183.carrying_add(u32::from(x201), false);
    let (x204, x205) = x188.carrying_mul_add(0x10000000, x185, u32::from(x203));
    let (x206, _) = x186.carrying_add(x205, false);
    let (x208, x209) = a.0[5].carrying_mul(b.0[0], x192);
    let (x210, x211) = a.0[5].carrying_mul_add(b.0[1], x194, x209);
    let (x212, x213) = a.0[5].carrying_mul_add(b.0[2], x196, x211);
    let (x214, x215) = a.0[5].carrying_mul_add(b.0[3], x198, x213);
    let (x216, x217) = a.0[5].carrying_mul_add(b.0[4], x200, x215);
    let (x218, x219) = a.0[5].carrying_mul_add(b.0[5], x202, x217);
    let (x220, x221) = a.0[5].carrying_mul_add(b.0[6], x204, x219);
    let (x222, x223) = a.0[5].carrying_mul_add(b.0[7], x206, x221);
    let x224 = u64::from(x208) * 0x12547e1b;
    let x225 = x224 as u32;
    let (_, x228) = x225.carrying_mul(0x5cf5d3ed, x208);
    let (x229, x230) = x225.carrying_mul_add(0x5812631a, x210, x228);
    let (x231, x232) = x225.carrying_mul_add(0xa2f79cd6, x212, x230);
    let (x233, x234) = x225.carrying_mul_add(0x14def9de, x214, x232);
    let (x235, x236) = x216.carrying_add(x234, false);
    let (x237, x238) = x218.carrying_add(u32::from(x236), false);
    let (x239, x240) = x220.carrying_add(u32::from(x238), false);
    let (x241, x242) = x225.carrying_mul_add(0x10000000, x222, u32::from(x240));
    let (x243, _) = x223.carrying_add(x242, false);
    let (x245, x246) = a.0[6].carrying_mul(b.0[0], x229);
    let (x247, x248) = a.0[6].carrying_mul_add(b.0[1], x231, x246);
    let (x249, x250) = a.0[6].carrying_mul_add(b.0[2], x233, x248);
    let (x251, x252) = a.0[6].carrying_mul_add(b.0[3], x235, x250);
    let (x253, x254) = a.0[6].carrying_mul_add(b.0[4], x237, x252);
    let (x255, x256) = a.0[6].carrying_mul_add(b.0[5], x239, x254);
    let (x257, x258) = a.0[6].carrying_mul_add(b.0[6], x241, x256);
    let (x259, x260) = a.0[6].carrying_mul_add(b.0[7], x243, x258);
    let x261 = u64::from(x245) * 0x12547e1b;
    let x262 = x261 as u32;
    let (_, x265) = x262.carrying_mul(0x5cf5d3ed, x245);
    let (x266, x267) = x262.carrying_mul_add(0x5812631a, x247, x265);
    let (x268, x269) = x262.carrying_mul_add(0xa2f79cd6, x249, x267);
    let (x270, x271) = x262.carrying_mul_add(0x14def9de, x251, x269);
    let (x272, x273) = x253.carrying_add(x271, false);
    let (x274, x275) = x255.carrying_add(u32::from(x273), false);
    let (x276, x277) = x257.carrying_add(u32::from(x275), false);
    let (x278, x279) = x262.carrying_mul_add(0x10000000, x259, u32::from(x277));
    let (x280, _) = x260.carrying_add(x279, false);
    let (x282, x283) = a.0[7].carrying_mul(b.0[0], x266);
    let (x284, x285) = a.0[7].carrying_mul_add(b.0[1], x268, x283);
    let (x286, x287) = a.0[7].carrying_mul_add(b.0[2], x270, x285);
    let (x288, x289) = a.0[7].carrying_mul_add(b.0[3], x272, x287);
    let (x290, x291) = a.0[7].carrying_mul_add(b.0[4], x274, x289);
    let (x292, x293) = a.0[7].carrying_mul_add(b.0[5], x276, x291);
    let (x294, x295) = a.0[7].carrying_mul_add(b.0[6], x278, x293);
    let (x296, x297) = a.0[7].carrying_mul_add(b.0[7], x280, x295);
    let x298 = u64::from(x282) * 0x12547e1b;
    let x299 = x298 as u32;
    let (_, x302) = x299.carrying_mul(0x5cf5d3ed, x282);
    let (x303, x304) = x299.carrying_mul_add(0x5812631a, x284, x302);
    let (x305, x306) = x299.carrying_mul_add(0xa2f79cd6, x286, x304);
    let (x307, x308) = x299.carrying_mul_add(0x14def9de, x288, x306);
    let (x309, x310) = x290.carrying_add(x308, false);
    let (x311, x312) = x292.carrying_add(u32::from(x310), false);
    let (x313, x314) = x294.carrying_add(u32::from(x312), false);
    let (x315, x316) = x299.carrying_mul_add(0x10000000, x296, u32::from(x314));
    let (x317, _) = x297.carrying_add(x316, false);
    let (x319, x320) = x303.borrowing_sub(constant32(0x5cf5d3ed), false);
    let (x321, x322) = x305.borrowing_sub(constant32(0x5812631a), x320);
    let (x323, x324) = x307.borrowing_sub(constant32(0xa2f79cd6), x322);
    let (x325, x326) = x309.borrowing_sub(constant32(0x14def9de), x324);
    let (x327, x328) = x311.borrowing_sub(constant32(0), x326);
    let (x329, x330) = x313.borrowing_sub(constant32(0), x328);
    let (x331, x332) = x315.borrowing_sub(constant32(0), x330);
    let (x333, x334) = x317.borrowing_sub(constant32(0x10000000), x332);
    let x335 = select32(x334, x319, x303);
    let x336 = select32(x334, x321, x305);
    let x337 = select32(x334, x323, x307);
    let x338 = select32(x334, x325, x309);
    let x339 = select32(x334, x327, x311);
    let x340 = select32(x334, x329, x313);
    let x341 = select32(x334, x331, x315);
    let x342 = select32(x334, x333, x317);
    Mont([x335, x336, x337, x338, x339, x340, x341, x342])
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
    let x141 = u64::from(x65) * 0x12547e1b;
    let x142 = x141 as u32;
    let (_, x150) = x142.carrying_mul(0x5cf5d3ed, x65);
    let (x151, x152) = x142.carrying_mul_add(0x5812631a, x110, x150);
    let (x153, x154) = x142.carrying_mul_add(0xa2f79cd6, x112, x152);
    let (x155, x156) = x142.carrying_mul_add(0x14def9de, x114, x154);
    let (x157, x158) = x116.carrying_add(x156, false);
    let (x159, x160) = x118.carrying_add(u32::from(x158), false);
    let (x161, x162) = x120.carrying_add(u32::from(x160), false);
    let (x163, x164) = x142.carrying_mul_add(0x10000000, x122, u32::from(x162));
    let (x165, x166) = x124.carrying_add(x164, false);
    let x167 = u64::from(x151) * 0x12547e1b;
    let x168 = x167 as u32;
    let (_, x171) = x168.carrying_mul(0x5cf5d3ed, x151);
    let (x172, x173) = x168.carrying_mul_add(0x5812631a, x153, x171);
    let (x174, x175) = x168.carrying_mul_add(0xa2f79cd6, x155, x173);
    let (x176, x177) = x168.carrying_mul_add(0x14def9de, x157, x175);
    let (x178, x179) = x159.carrying_add(x177, false);
    let (x180, x181) = x161.carrying_add(u32::from(x179), false);
    let (x182, x183) = x163.carrying_add(u32::from(x181), false);
    let (x184, x185) = x168.carrying_mul_add(0x10000000, x165, u32::from(x183));
    let (x186, x187) = x126.carrying_add(x185, x166);
    let x188 = u64::from(x172) * 0x12547e1b;
    let x189 = x188 as u32;
    let (_, x192) = x189.carrying_mul(0x5cf5d3ed, x172);
    let (x193, x194) = x189.carrying_mul_add(0x5812631a, x174, x192);
    let (x195, x196) = x189.carrying_mul_add(0xa2f79cd6, x176, x194);
    let (x197, x198) = x189.carrying_mul_add(0x14def9de, x178, x196);
    let (x199, x200) = x180.carrying_add(x198, false);
    let (x201, x202) = x182.carrying_add(u32::from(x200), false);
    let (x203, x204) = x184.carrying_add(u32::from(x202), false);
    let (x205, x206) = x189.carrying_mul_add(0x10000000, x186, u32::from(x204));
    let (x207, x208) = x128.carrying_add(x206, x187);
    let x209 = u64::from(x193) * 0x12547e1b;
    let x210 = x209 as u32;
    let (_, x213) = x210.carrying_mul(0x5cf5d3ed, x193);
    let (x214, x215) = x210.carrying_mul_add(0x5812631a, x195, x213);
    let (x216, x217) = x210.carrying_mul_add(0xa2f79cd6, x197, x215);
    let (x218, x219) = x210.carrying_mul_add(0x14def9de, x199, x217);
    let (x220, x221) = x201.carrying_add(x219, false);
    let (x222, x223) = x203.carrying_add(u32::from(x221), false);
    let (x224, x225) = x205.carrying_add(u32::from(x223), false);
    let (x226, x227) = x210.carrying_mul_add(0x10000000, x207, u32::from(x225));
    let (x228, x229) = x130.carrying_add(x227, x208);
    let x230 = u64::from(x214) * 0x12547e1b;
    let x231 = x230 as u32;
    let (_, x234) = x231.carrying_mul(0x5cf5d3ed, x214);
    let (x235, x236) = x231.carrying_mul_add(0x5812631a, x216, x234);
    let (x237, x238) = x231.carrying_mul_add(0xa2f79cd6, x218, x236);
    let (x239, x240) = x231.carrying_mul_add(0x14def9de, x220, x238);
    let (x241, x242) = x222.carrying_add(x240, false);
    let (x243, x244) = x224.carrying_add(u32::from(x242), false);
    let (x245, x246) = x226.carrying_add(u32::from(x244), false);
    let (x247, x248) = x231.carrying_mul_add(0x10000000, x228, u32::from(x246));
    let (x249, x250) = x132.carrying_add(x248, x229);
    let x251 = u64::from(x235) * 0x12547e1b;
    let x252 = x251 as u32;
    let (_, x255) = x252.carrying_mul(0x5cf5d3ed, x235);
    let (x256, x257) = x252.carrying_mul_add(0x5812631a, x237, x255);
    let (x258, x259) = x252.carrying_mul_add(0xa2f79cd6, x239, x257);
    let (x260, x261) = x252.carrying_mul_add(0x14def9de, x241, x259);
    let (x262, x263) = x243.carrying_add(x261, false);
    let (x264, x265) = x245.carrying_add(u32::from(x263), false);
    let (x266, x267) = x247.carrying_add(u32::from(x265), false);
    let (x268, x269) = x252.carrying_mul_add(0x10000000, x249, u32::from(x267));
    let (x270, x271) = x134.carrying_add(x269, x250);
    let x272 = u64::from(x256) * 0x12547e1b;
    let x273 = x272 as u32;
    let (_, x276) = x273.carrying_mul(0x5cf5d3ed, x256);
    let (x277, x278) = x273.carrying_mul_add(0x5812631a, x258, x276);
    let (x279, x280) = x273.carrying_mul_add(0xa2f79cd6, x260, x278);
    let (x281, x282) = x273.carrying_mul_add(0x14def9de, x262, x280);
    let (x283, x284) = x264.carrying_add(x282, false);
    let (x285, x286) = x266.carrying_add(u32::from(x284), false);
    let (x287, x288) = x268.carrying_add(u32::from(x286), false);
    let (x289, x290) = x273.carrying_mul_add(0x10000000, x270, u32::from(x288));
    let (x291, x292) = x136.carrying_add(x290, x271);
    let x293 = u64::from(x277) * 0x12547e1b;
    let x294 = x293 as u32;
    let (_, x297) = x294.carrying_mul(0x5cf5d3ed, x277);
    let (x298, x299) = x294.carrying_mul_add(0x5812631a, x279, x297);
    let (x300, x301) = x294.carrying_mul_add(0xa2f79cd6, x281, x299);
    let (x302, x303) = x294.carrying_mul_add(0x14def9de, x283, x301);
    let (x304, x305) = x285.carrying_add(x303, false);
    let (x306, x307) = x287.carrying_add(u32::from(x305), false);
    let (x308, x309) = x289.carrying_add(u32::from(x307), false);
    let (x310, x311) = x294.carrying_mul_add(0x10000000, x291, u32::from(x309));
    let (x312, x313) = x138.carrying_add(x311, x292);
    let (x314, x315) = x298.borrowing_sub(constant32(0x5cf5d3ed), false);
    let (x316, x317) = x300.borrowing_sub(constant32(0x5812631a), x315);
    let (x318, x319) = x302.borrowing_sub(constant32(0xa2f79cd6), x317);
    let (x320, x321) = x304.borrowing_sub(constant32(0x14def9de), x319);
    let (x322, x323) = x306.borrowing_sub(constant32(0), x321);
    let (x324, x325) = x308.borrowing_sub(constant32(0), x323);
    let (x326, x327) = x310.borrowing_sub(constant32(0), x325);
    let (x328, x329) = x312.borrowing_sub(constant32(0x10000000), x327);
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
    let (x31, _) = a.0[7].carrying_add(b.0[7], x30);
    let (x38, x39) = x17.borrowing_sub(constant32(0x5cf5d3ed), false);
    let (x40, x41) = x19.borrowing_sub(constant32(0x5812631a), x39);
    let (x42, x43) = x21.borrowing_sub(constant32(0xa2f79cd6), x41);
    let (x44, x45) = x23.borrowing_sub(constant32(0x14def9de), x43);
    let (x46, x47) = x25.borrowing_sub(constant32(0), x45);
    let (x48, x49) = x27.borrowing_sub(constant32(0), x47);
    let (x50, x51) = x29.borrowing_sub(constant32(0), x49);
    let (x52, x53) = x31.borrowing_sub(constant32(0x10000000), x51);
    let x54 = select32(x53, x38, x17);
    let x55 = select32(x53, x40, x19);
    let x56 = select32(x53, x42, x21);
    let x57 = select32(x53, x44, x23);
    let x58 = select32(x53, x46, x25);
    let x59 = select32(x53, x48, x27);
    let x60 = select32(x53, x50, x29);
    let x61 = select32(x53, x52, x31);
    Mont([x54, x55, x56, x57, x58, x59, x60, x61])
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
    let (x38, x39) = x17.carrying_add(constant32(0x5cf5d3ed), false);
    let (x40, x41) = x19.carrying_add(constant32(0x5812631a), x39);
    let (x42, x43) = x21.carrying_add(constant32(0xa2f79cd6), x41);
    let (x44, x45) = x23.carrying_add(constant32(0x14def9de), x43);
    let (x46, x47) = x25.carrying_add(constant32(0), x45);
    let (x48, x49) = x27.carrying_add(constant32(0), x47);
    let (x50, x51) = x29.carrying_add(constant32(0), x49);
    let (x52, _) = x31.carrying_add(constant32(0x10000000), x51);
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
    let (x30, x31) = x9.carrying_add(constant32(0x5cf5d3ed), false);
    let (x32, x33) = x11.carrying_add(constant32(0x5812631a), x31);
    let (x34, x35) = x13.carrying_add(constant32(0xa2f79cd6), x33);
    let (x36, x37) = x15.carrying_add(constant32(0x14def9de), x35);
    let (x38, x39) = x17.carrying_add(constant32(0), x37);
    let (x40, x41) = x19.carrying_add(constant32(0), x39);
    let (x42, x43) = x21.carrying_add(constant32(0), x41);
    let (x44, _) = x23.carrying_add(constant32(0x10000000), x43);
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
    let (x45, x46) = x39.carrying_add(constant32(0x2e7ae9f7), false);
    let (x47, x48) = x37.carrying_add(constant32(0x2c09318d), x46);
    let (x49, x50) = x33.carrying_add(constant32(0x517bce6b), x48);
    let (x51, x52) = x29.carrying_add(constant32(0xa6f7cef), x50);
    let (x53, x54) = x25.carrying_add(constant32(0), x52);
    let (x55, x56) = x21.carrying_add(constant32(0), x54);
    let (x57, x58) = x17.carrying_add(constant32(0), x56);
    let x60 = x12 + 0x8000000 + u32::from(x58);
    let x61 = select32(x8 != 0, x39, x45);
    let x62 = select32(x8 != 0, x37, x47);
    let x63 = select32(x8 != 0, x33, x49);
    let x64 = select32(x8 != 0, x29, x51);
    let x65 = select32(x8 != 0, x25, x53);
    let x66 = select32(x8 != 0, x21, x55);
    let x67 = select32(x8 != 0, x17, x57);
    let x68 = select32(x8 != 0, x12, x60);
    Mont([x61, x62, x63, x64, x65, x66, x67, x68])
}

/// a R mod m, for any a < R.
#[inline(always)]
pub(crate) fn to_montgomery(a: &[u32; 8]) -> Mont {
    let (x17, x18) = a[0].carrying_mul(0x449c0f01, 0);
    let (x19, x20) = a[0].carrying_mul_add(0xa40611e3, 0, x18);
    let (x21, x22) = a[0].carrying_mul_add(0x68859347, 0, x20);
    let (x23, x24) = a[0].carrying_mul_add(0xd00e1ba7, 0, x22);
    let (x25, x26) = a[0].carrying_mul_add(0x17f5be65, 0, x24);
    let (x27, x28) = a[0].carrying_mul_add(0xceec73d2, 0, x26);
    let (x29, x30) = a[0].carrying_mul_add(0x7c309a3d, 0, x28);
    let (x31, x32) = a[0].carrying_mul_add(0x399411b, 0, x30);
    let x34 = u64::from(x17) * 0x12547e1b;
    let x35 = x34 as u32;
    let (_, x43) = x35.carrying_mul(0x5cf5d3ed, x17);
    let (x44, x45) = x35.carrying_mul_add(0x5812631a, x19, x43);
    let (x46, x47) = x35.carrying_mul_add(0xa2f79cd6, x21, x45);
    let (x48, x49) = x35.carrying_mul_add(0x14def9de, x23, x47);
    let (x50, x51) = x25.carrying_add(x49, false);
    let (x52, x53) = x27.carrying_add(u32::from(x51), false);
    let (x54, x55) = x29.carrying_add(u32::from(x53), false);
    let (x56, x57) = x35.carrying_mul_add(0x10000000, x31, u32::from(x55));
    let x58 = x32 + x57;
    let (x59, x60) = a[1].carrying_mul(0x449c0f01, x44);
    let (x61, x62) = a[1].carrying_mul_add(0xa40611e3, x46, x60);
    let (x63, x64) = a[1].carrying_mul_add(0x68859347, x48, x62);
    let (x65, x66) = a[1].carrying_mul_add(0xd00e1ba7, x50, x64);
    let (x67, x68) = a[1].carrying_mul_add(0x17f5be65, x52, x66);
    let (x69, x70) = a[1].carrying_mul_add(0xceec73d2, x54, x68);
    let (x71, x72) = a[1].carrying_mul_add(0x7c309a3d, x56, x70);
    let (x73, x74) = a[1].carrying_mul_add(0x399411b, x58, x72);
    let x75 = u64::from(x59) * 0x12547e1b;
    let x76 = x75 as u32;
    let (_, x79) = x76.carrying_mul(0x5cf5d3ed, x59);
    let (x80, x81) = x76.carrying_mul_add(0x5812631a, x61, x79);
    let (x82, x83) = x76.carrying_mul_add(0xa2f79cd6, x63, x81);
    let (x84, x85) = x76.carrying_mul_add(0x14def9de, x65, x83);
    let (x86, x87) = x67.carrying_add(x85, false);
    let (x88, x89) = x69.carrying_add(u32::from(x87), false);
    let (x90, x91) = x71.carrying_add(u32::from(x89), false);
    let (x92, x93) = x76.carrying_mul_add(0x10000000, x73, u32::from(x91));
    let x94 = x74 + x93;
    let (x95, x96) = a[2].carrying_mul(0x449c0f01, x80);
    let (x97, x98) = a[2].carrying_mul_add(0xa40611e3, x82, x96);
    let (x99, x100) = a[2].carrying_mul_add(0x68859347, x84, x98);
    let (x101, x102) = a[2].carrying_mul_add(0xd00e1ba7, x86, x100);
    let (x103, x104) = a[2].carrying_mul_add(0x17f5be65, x88, x102);
    let (x105, x106) = a[2].carrying_mul_add(0xceec73d2, x90, x104);
    let (x107, x108) = a[2].carrying_mul_add(0x7c309a3d, x92, x106);
    let (x109, x110) = a[2].carrying_mul_add(0x399411b, x94, x108);
    let x111 = u64::from(x95) * 0x12547e1b;
    let x112 = x111 as u32;
    let (_, x115) = x112.carrying_mul(0x5cf5d3ed, x95);
    let (x116, x117) = x112.carrying_mul_add(0x5812631a, x97, x115);
    let (x118, x119) = x112.carrying_mul_add(0xa2f79cd6, x99, x117);
    let (x120, x121) = x112.carrying_mul_add(0x14def9de, x101, x119);
    let (x122, x123) = x103.carrying_add(x121, false);
    let (x124, x125) = x105.carrying_add(u32::from(x123), false);
    let (x126, x127) = x107.carrying_add(u32::from(x125), false);
    let (x128, x129) = x112.carrying_mul_add(0x10000000, x109, u32::from(x127));
    let x130 = x110 + x129;
    let (x131, x132) = a[3].carrying_mul(0x449c0f01, x116);
    let (x133, x134) = a[3].carrying_mul_add(0xa40611e3, x118, x132);
    let (x135, x136) = a[3].carrying_mul_add(0x68859347, x120, x134);
    let (x137, x138) = a[3].carrying_mul_add(0xd00e1ba7, x122, x136);
    let (x139, x140) = a[3].carrying_mul_add(0x17f5be65, x124, x138);
    let (x141, x142) = a[3].carrying_mul_add(0xceec73d2, x126, x140);
    let (x143, x144) = a[3].carrying_mul_add(0x7c309a3d, x128, x142);
    let (x145, x146) = a[3].carrying_mul_add(0x399411b, x130, x144);
    let x147 = u64::from(x131) * 0x12547e1b;
    let x148 = x147 as u32;
    let (_, x151) = x148.carrying_mul(0x5cf5d3ed, x131);
    let (x152, x153) = x148.carrying_mul_add(0x5812631a, x133, x151);
    let (x154, x155) = x148.carrying_mul_add(0xa2f79cd6, x135, x153);
    let (x156, x157) = x148.carrying_mul_add(0x14def9de, x137, x155);
    let (x158, x159) = x139.carrying_add(x157, false);
    let (x160, x161) = x141.carrying_add(u32::from(x159), false);
    let (x162, x163) = x143.carrying_add(u32::from(x161), false);
    let (x164, x165) = x148.carrying_mul_add(0x10000000, x145, u32::from(x163));
    let x166 = x146 + x165;
    let (x167, x168) = a[4].carrying_mul(0x449c0f01, x152);
    let (x169, x170) = a[4].carrying_mul_add(0xa40611e3, x154, x168);
    let (x171, x172) = a[4].carrying_mul_add(0x68859347, x156, x170);
    let (x173, x174) = a[4].carrying_mul_add(0xd00e1ba7, x158, x172);
    let (x175, x176) = a[4].carrying_mul_add(0x17f5be65, x160, x174);
    let (x177, x178) = a[4].carrying_mul_add(0xceec73d2, x162, x176);
    let (x179, x180) = a[4].carrying_mul_add(0x7c309a3d, x164, x178);
    let (x181, x182) = a[4].carrying_mul_add(0x399411b, x166, x180);
    let x183 = u64::from(x167) * 0x12547e1b;
    let x184 = x183 as u32;
    let (_, x187) = x184.carrying_mul(0x5cf5d3ed, x167);
    let (x188, x189) = x184.carrying_mul_add(0x5812631a, x169, x187);
    let (x190, x191) = x184.carrying_mul_add(0xa2f79cd6, x171, x189);
    let (x192, x193) = x184.carrying_mul_add(0x14def9de, x173, x191);
    let (x194, x195) = x175.carrying_add(x193, false);
    let (x196, x197) = x177.carrying_add(u32::from(x195), false);
    let (x198, x199) = x179.carrying_add(u32::from(x197), false);
    let (x200, x201) = x184.carrying_mul_add(0x10000000, x181, u32::from(x199));
    let x202 = x182 + x201;
    let (x203, x204) = a[5].carrying_mul(0x449c0f01, x188);
    let (x205, x206) = a[5].carrying_mul_add(0xa40611e3, x190, x204);
    let (x207, x208) = a[5].carrying_mul_add(0x68859347, x192, x206);
    let (x209, x210) = a[5].carrying_mul_add(0xd00e1ba7, x194, x208);
    let (x211, x212) = a[5].carrying_mul_add(0x17f5be65, x196, x210);
    let (x213, x214) = a[5].carrying_mul_add(0xceec73d2, x198, x212);
    let (x215, x216) = a[5].carrying_mul_add(0x7c309a3d, x200, x214);
    let (x217, x218) = a[5].carrying_mul_add(0x399411b, x202, x216);
    let x219 = u64::from(x203) * 0x12547e1b;
    let x220 = x219 as u32;
    let (_, x223) = x220.carrying_mul(0x5cf5d3ed, x203);
    let (x224, x225) = x220.carrying_mul_add(0x5812631a, x205, x223);
    let (x226, x227) = x220.carrying_mul_add(0xa2f79cd6, x207, x225);
    let (x228, x229) = x220.carrying_mul_add(0x14def9de, x209, x227);
    let (x230, x231) = x211.carrying_add(x229, false);
    let (x232, x233) = x213.carrying_add(u32::from(x231), false);
    let (x234, x235) = x215.carrying_add(u32::from(x233), false);
    let (x236, x237) = x220.carrying_mul_add(0x10000000, x217, u32::from(x235));
    let x238 = x218 + x237;
    let (x239, x240) = a[6].carrying_mul(0x449c0f01, x224);
    let (x241, x242) = a[6].carrying_mul_add(0xa40611e3, x226, x240);
    let (x243, x244) = a[6].carrying_mul_add(0x68859347, x228, x242);
    let (x245, x246) = a[6].carrying_mul_add(0xd00e1ba7, x230, x244);
    let (x247, x248) = a[6].carrying_mul_add(0x17f5be65, x232, x246);
    let (x249, x250) = a[6].carrying_mul_add(0xceec73d2, x234, x248);
    let (x251, x252) = a[6].carrying_mul_add(0x7c309a3d, x236, x250);
    let (x253, x254) = a[6].carrying_mul_add(0x399411b, x238, x252);
    let x255 = u64::from(x239) * 0x12547e1b;
    let x256 = x255 as u32;
    let (_, x259) = x256.carrying_mul(0x5cf5d3ed, x239);
    let (x260, x261) = x256.carrying_mul_add(0x5812631a, x241, x259);
    let (x262, x263) = x256.carrying_mul_add(0xa2f79cd6, x243, x261);
    let (x264, x265) = x256.carrying_mul_add(0x14def9de, x245, x263);
    let (x266, x267) = x247.carrying_add(x265, false);
    let (x268, x269) = x249.carrying_add(u32::from(x267), false);
    let (x270, x271) = x251.carrying_add(u32::from(x269), false);
    let (x272, x273) = x256.carrying_mul_add(0x10000000, x253, u32::from(x271));
    let x274 = x254 + x273;
    let (x275, x276) = a[7].carrying_mul(0x449c0f01, x260);
    let (x277, x278) = a[7].carrying_mul_add(0xa40611e3, x262, x276);
    let (x279, x280) = a[7].carrying_mul_add(0x68859347, x264, x278);
    let (x281, x282) = a[7].carrying_mul_add(0xd00e1ba7, x266, x280);
    let (x283, x284) = a[7].carrying_mul_add(0x17f5be65, x268, x282);
    let (x285, x286) = a[7].carrying_mul_add(0xceec73d2, x270, x284);
    let (x287, x288) = a[7].carrying_mul_add(0x7c309a3d, x272, x286);
    let (x289, x290) = a[7].carrying_mul_add(0x399411b, x274, x288);
    let x291 = u64::from(x275) * 0x12547e1b;
    let x292 = x291 as u32;
    let (_, x295) = x292.carrying_mul(0x5cf5d3ed, x275);
    let (x296, x297) = x292.carrying_mul_add(0x5812631a, x277, x295);
    let (x298, x299) = x292.carrying_mul_add(0xa2f79cd6, x279, x297);
    let (x300, x301) = x292.carrying_mul_add(0x14def9de, x281, x299);
    let (x302, x303) = x283.carrying_add(x301, false);
    let (x304, x305) = x285.carrying_add(u32::from(x303), false);
    let (x306, x307) = x287.carrying_add(u32::from(x305), false);
    let (x308, x309) = x292.carrying_mul_add(0x10000000, x289, u32::from(x307));
    let x310 = x290 + x309;
    let (x311, x312) = x296.borrowing_sub(constant32(0x5cf5d3ed), false);
    let (x313, x314) = x298.borrowing_sub(constant32(0x5812631a), x312);
    let (x315, x316) = x300.borrowing_sub(constant32(0xa2f79cd6), x314);
    let (x317, x318) = x302.borrowing_sub(constant32(0x14def9de), x316);
    let (x319, x320) = x304.borrowing_sub(constant32(0), x318);
    let (x321, x322) = x306.borrowing_sub(constant32(0), x320);
    let (x323, x324) = x308.borrowing_sub(constant32(0), x322);
    let (x325, x326) = x310.borrowing_sub(constant32(0x10000000), x324);
    let x327 = select32(x326, x311, x296);
    let x328 = select32(x326, x313, x298);
    let x329 = select32(x326, x315, x300);
    let x330 = select32(x326, x317, x302);
    let x331 = select32(x326, x319, x304);
    let x332 = select32(x326, x321, x306);
    let x333 = select32(x326, x323, x308);
    let x334 = select32(x326, x325, x310);
    Mont([x327, x328, x329, x330, x331, x332, x333, x334])
}

/// a / R mod m.
#[inline(always)]
pub(crate) fn from_montgomery(a: &Mont) -> [u32; 8] {
    let x10 = u64::from(a.0[0]) * 0x12547e1b;
    let x11 = x10 as u32;
    let (_, x19) = x11.carrying_mul(0x5cf5d3ed, a.0[0]);
    let (x20, x21) = x11.carrying_mul_add(0x5812631a, a.0[1], x19);
    let (x22, x23) = x11.carrying_mul_add(0xa2f79cd6, a.0[2], x21);
    let (x24, x25) = x11.carrying_mul_add(0x14def9de, a.0[3], x23);
    let (x26, x27) = a.0[4].carrying_add(x25, false);
    let (x28, x29) = a.0[5].carrying_add(u32::from(x27), false);
    let (x30, x31) = a.0[6].carrying_add(u32::from(x29), false);
    let (x32, x33) = x11.carrying_mul_add(0x10000000, a.0[7], u32::from(x31));
    let x34 = u64::from(x20) * 0x12547e1b;
    let x35 = x34 as u32;
    let (_, x38) = x35.carrying_mul(0x5cf5d3ed, x20);
    let (x39, x40) = x35.carrying_mul_add(0x5812631a, x22, x38);
    let (x41, x42) = x35.carrying_mul_add(0xa2f79cd6, x24, x40);
    let (x43, x44) = x35.carrying_mul_add(0x14def9de, x26, x42);
    let (x45, x46) = x28.carrying_add(x44, false);
    let (x47, x48) = x30.carrying_add(u32::from(x46), false);
    let (x49, x50) = x32.carrying_add(u32::from(x48), false);
    let (x51, x52) = x35.carrying_mul_add(0x10000000, x33, u32::from(x50));
    let x53 = u64::from(x39) * 0x12547e1b;
    let x54 = x53 as u32;
    let (_, x57) = x54.carrying_mul(0x5cf5d3ed, x39);
    let (x58, x59) = x54.carrying_mul_add(0x5812631a, x41, x57);
    let (x60, x61) = x54.carrying_mul_add(0xa2f79cd6, x43, x59);
    let (x62, x63) = x54.carrying_mul_add(0x14def9de, x45, x61);
    let (x64, x65) = x47.carrying_add(x63, false);
    let (x66, x67) = x49.carrying_add(u32::from(x65), false);
    let (x68, x69) = x51.carrying_add(u32::from(x67), false);
    let (x70, x71) = x54.carrying_mul_add(0x10000000, x52, u32::from(x69));
    let x72 = u64::from(x58) * 0x12547e1b;
    let x73 = x72 as u32;
    let (_, x76) = x73.carrying_mul(0x5cf5d3ed, x58);
    let (x77, x78) = x73.carrying_mul_add(0x5812631a, x60, x76);
    let (x79, x80) = x73.carrying_mul_add(0xa2f79cd6, x62, x78);
    let (x81, x82) = x73.carrying_mul_add(0x14def9de, x64, x80);
    let (x83, x84) = x66.carrying_add(x82, false);
    let (x85, x86) = x68.carrying_add(u32::from(x84), false);
    let (x87, x88) = x70.carrying_add(u32::from(x86), false);
    let (x89, x90) = x73.carrying_mul_add(0x10000000, x71, u32::from(x88));
    let x91 = u64::from(x77) * 0x12547e1b;
    let x92 = x91 as u32;
    let (_, x95) = x92.carrying_mul(0x5cf5d3ed, x77);
    let (x96, x97) = x92.carrying_mul_add(0x5812631a, x79, x95);
    let (x98, x99) = x92.carrying_mul_add(0xa2f79cd6, x81, x97);
    let (x100, x101) = x92.carrying_mul_add(0x14def9de, x83, x99);
    let (x102, x103) = x85.carrying_add(x101, false);
    let (x104, x105) = x87.carrying_add(u32::from(x103), false);
    let (x106, x107) = x89.carrying_add(u32::from(x105), false);
    let (x108, x109) = x92.carrying_mul_add(0x10000000, x90, u32::from(x107));
    let x110 = u64::from(x96) * 0x12547e1b;
    let x111 = x110 as u32;
    let (_, x114) = x111.carrying_mul(0x5cf5d3ed, x96);
    let (x115, x116) = x111.carrying_mul_add(0x5812631a, x98, x114);
    let (x117, x118) = x111.carrying_mul_add(0xa2f79cd6, x100, x116);
    let (x119, x120) = x111.carrying_mul_add(0x14def9de, x102, x118);
    let (x121, x122) = x104.carrying_add(x120, false);
    let (x123, x124) = x106.carrying_add(u32::from(x122), false);
    let (x125, x126) = x108.carrying_add(u32::from(x124), false);
    let (x127, x128) = x111.carrying_mul_add(0x10000000, x109, u32::from(x126));
    let x129 = u64::from(x115) * 0x12547e1b;
    let x130 = x129 as u32;
    let (_, x133) = x130.carrying_mul(0x5cf5d3ed, x115);
    let (x134, x135) = x130.carrying_mul_add(0x5812631a, x117, x133);
    let (x136, x137) = x130.carrying_mul_add(0xa2f79cd6, x119, x135);
    let (x138, x139) = x130.carrying_mul_add(0x14def9de, x121, x137);
    let (x140, x141) = x123.carrying_add(x139, false);
    let (x142, x143) = x125.carrying_add(u32::from(x141), false);
    let (x144, x145) = x127.carrying_add(u32::from(x143), false);
    let (x146, x147) = x130.carrying_mul_add(0x10000000, x128, u32::from(x145));
    let x148 = u64::from(x134) * 0x12547e1b;
    let x149 = x148 as u32;
    let (_, x152) = x149.carrying_mul(0x5cf5d3ed, x134);
    let (x153, x154) = x149.carrying_mul_add(0x5812631a, x136, x152);
    let (x155, x156) = x149.carrying_mul_add(0xa2f79cd6, x138, x154);
    let (x157, x158) = x149.carrying_mul_add(0x14def9de, x140, x156);
    let (x159, x160) = x142.carrying_add(x158, false);
    let (x161, x162) = x144.carrying_add(u32::from(x160), false);
    let (x163, x164) = x146.carrying_add(u32::from(x162), false);
    let (x165, x166) = x149.carrying_mul_add(0x10000000, x147, u32::from(x164));
    let (x167, x168) = x153.borrowing_sub(constant32(0x5cf5d3ed), false);
    let (x169, x170) = x155.borrowing_sub(constant32(0x5812631a), x168);
    let (x171, x172) = x157.borrowing_sub(constant32(0xa2f79cd6), x170);
    let (x173, x174) = x159.borrowing_sub(constant32(0x14def9de), x172);
    let (x175, x176) = x161.borrowing_sub(constant32(0), x174);
    let (x177, x178) = x163.borrowing_sub(constant32(0), x176);
    let (x179, x180) = x165.borrowing_sub(constant32(0), x178);
    let (x181, x182) = x166.borrowing_sub(constant32(0x10000000), x180);
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
