//! Arithmetic modulo 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551, made by
//!
//! ```text
//! carrychain-gen synth '0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551' --word 64 --limbs 4 --lang rust --template word-by-word-montgomery
//! ```
//!
//! - modulus: 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
//! - template: word-by-word-montgomery
//! - words: 4 of 64 bits
//! - R: 2^256
//! - m: 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551
//! - m' = -1/m mod 2^w: 0xccd1c8aaee00bc4f

use crate::backend::portable::barrier::mask64;

/// An element in Montgomery form: the value times R mod m, less than m.
#[derive(Clone, Copy)]
pub(crate) struct Mont(pub(crate) [u64; 4]);

/// m.
pub(crate) const MODULUS: [u64; 4] = [0xf3b9cac2fc632551, 0xbce6faada7179e84, 0xffffffffffffffff, 0xffffffff00000000];

/// R mod m: one in Montgomery form.
pub(crate) const ONE: Mont = Mont([0xc46353d039cdaaf, 0x4319055258e8617b, 0x0, 0xffffffff]);

/// R^2 mod m.
pub(crate) const R2: [u64; 4] = [0x83244c95be79eea2, 0x4699799c49bd6fa6, 0x2845b2392b6bec59, 0x66e12d94f3d95620];

/// a b / R mod m.
#[inline]
pub(crate) fn mul(a: &Mont, b: &Mont) -> Mont {
    let x9 = u128::from(a.0[0]) * u128::from(b.0[0]);
    let x10 = x9 as u64;
    let x11 = (x9 >> 64) as u64;
    let x12 = u128::from(a.0[0]) * u128::from(b.0[1]);
    let x13 = x12 as u64;
    let x14 = (x12 >> 64) as u64;
    let x15 = u128::from(a.0[0]) * u128::from(b.0[2]);
    let x16 = x15 as u64;
    let x17 = (x15 >> 64) as u64;
    let x18 = u128::from(a.0[0]) * u128::from(b.0[3]);
    let x19 = x18 as u64;
    let x20 = (x18 >> 64) as u64;
    let (x21, x22) = x13.carrying_add(x11, false);
    let (x23, x24) = x16.carrying_add(x14, x22);
    let (x25, x26) = x19.carrying_add(x17, x24);
    let x27 = x20 + u64::from(x26);
    let x28 = u128::from(a.0[1]) * u128::from(b.0[0]);
    let x29 = x28 as u64;
    let x30 = (x28 >> 64) as u64;
    let x31 = u128::from(a.0[1]) * u128::from(b.0[1]);
    let x32 = x31 as u64;
    let x33 = (x31 >> 64) as u64;
    let x34 = u128::from(a.0[1]) * u128::from(b.0[2]);
    let x35 = x34 as u64;
    let x36 = (x34 >> 64) as u64;
    let x37 = u128::from(a.0[1]) * u128::from(b.0[3]);
    let x38 = x37 as u64;
    let x39 = (x37 >> 64) as u64;
    let (x40, x41) = x32.carrying_add(x30, false);
    let (x42, x43) = x35.carrying_add(x33, x41);
    let (x44, x45) = x38.carrying_add(x36, x43);
    let x46 = x39 + u64::from(x45);
    let (x47, x48) = x21.carrying_add(x29, false);
    let (x49, x50) = x23.carrying_add(x40, x48);
    let (x51, x52) = x25.carrying_add(x42, x50);
    let (x53, x54) = x27.carrying_add(x44, x52);
    let (x55, _) = x46.carrying_add(0, x54);
    let x57 = u128::from(a.0[2]) * u128::from(b.0[0]);
    let x58 = x57 as u64;
    let x59 = (x57 >> 64) as u64;
    let x60 = u128::from(a.0[2]) * u128::from(b.0[1]);
    let x61 = x60 as u64;
    let x62 = (x60 >> 64) as u64;
    let x63 = u128::from(a.0[2]) * u128::from(b.0[2]);
    let x64 = x63 as u64;
    let x65 = (x63 >> 64) as u64;
    let x66 = u128::from(a.0[2]) * u128::from(b.0[3]);
    let x67 = x66 as u64;
    let x68 = (x66 >> 64) as u64;
    let (x69, x70) = x61.carrying_add(x59, false);
    let (x71, x72) = x64.carrying_add(x62, x70);
    let (x73, x74) = x67.carrying_add(x65, x72);
    let x75 = x68 + u64::from(x74);
    let (x76, x77) = x49.carrying_add(x58, false);
    let (x78, x79) = x51.carrying_add(x69, x77);
    let (x80, x81) = x53.carrying_add(x71, x79);
    let (x82, x83) = x55.carrying_add(x73, x81);
    let (x84, _) = x75.carrying_add(0, x83);
    let x86 = u128::from(a.0[3]) * u128::from(b.0[0]);
    let x87 = x86 as u64;
    let x88 = (x86 >> 64) as u64;
    let x89 = u128::from(a.0[3]) * u128::from(b.0[1]);
    let x90 = x89 as u64;
    let x91 = (x89 >> 64) as u64;
    let x92 = u128::from(a.0[3]) * u128::from(b.0[2]);
    let x93 = x92 as u64;
    let x94 = (x92 >> 64) as u64;
    let x95 = u128::from(a.0[3]) * u128::from(b.0[3]);
    let x96 = x95 as u64;
    let x97 = (x95 >> 64) as u64;
    let (x98, x99) = x90.carrying_add(x88, false);
    let (x100, x101) = x93.carrying_add(x91, x99);
    let (x102, x103) = x96.carrying_add(x94, x101);
    let x104 = x97 + u64::from(x103);
    let (x105, x106) = x78.carrying_add(x87, false);
    let (x107, x108) = x80.carrying_add(x98, x106);
    let (x109, x110) = x82.carrying_add(x100, x108);
    let (x111, x112) = x84.carrying_add(x102, x110);
    let (x113, _) = x104.carrying_add(0, x112);
    let x116 = u128::from(x10) * 0xccd1c8aaee00bc4f;
    let x117 = x116 as u64;
    let x123 = u128::from(x117) * 0xf3b9cac2fc632551;
    let x124 = x123 as u64;
    let x125 = (x123 >> 64) as u64;
    let x126 = u128::from(x117) * 0xbce6faada7179e84;
    let x127 = x126 as u64;
    let x128 = (x126 >> 64) as u64;
    let x129 = u128::from(x117) * 0xffffffffffffffff;
    let x130 = x129 as u64;
    let x131 = (x129 >> 64) as u64;
    let x132 = u128::from(x117) * 0xffffffff00000000;
    let x133 = x132 as u64;
    let x134 = (x132 >> 64) as u64;
    let (x135, x136) = x127.carrying_add(x125, false);
    let (x137, x138) = x130.carrying_add(x128, x136);
    let (x139, x140) = x133.carrying_add(x131, x138);
    let x141 = x134 + u64::from(x140);
    let (_, x143) = x10.carrying_add(x124, false);
    let (x144, x145) = x47.carrying_add(x135, x143);
    let (x146, x147) = x76.carrying_add(x137, x145);
    let (x148, x149) = x105.carrying_add(x139, x147);
    let (x150, x151) = x107.carrying_add(x141, x149);
    let x152 = u128::from(x144) * 0xccd1c8aaee00bc4f;
    let x153 = x152 as u64;
    let x155 = u128::from(x153) * 0xf3b9cac2fc632551;
    let x156 = x155 as u64;
    let x157 = (x155 >> 64) as u64;
    let x158 = u128::from(x153) * 0xbce6faada7179e84;
    let x159 = x158 as u64;
    let x160 = (x158 >> 64) as u64;
    let x161 = u128::from(x153) * 0xffffffffffffffff;
    let x162 = x161 as u64;
    let x163 = (x161 >> 64) as u64;
    let x164 = u128::from(x153) * 0xffffffff00000000;
    let x165 = x164 as u64;
    let x166 = (x164 >> 64) as u64;
    let (x167, x168) = x159.carrying_add(x157, false);
    let (x169, x170) = x162.carrying_add(x160, x168);
    let (x171, x172) = x165.carrying_add(x163, x170);
    let x174 = x166 + u64::from(x172) + u64::from(x151);
    let (_, x176) = x144.carrying_add(x156, false);
    let (x177, x178) = x146.carrying_add(x167, x176);
    let (x179, x180) = x148.carrying_add(x169, x178);
    let (x181, x182) = x150.carrying_add(x171, x180);
    let (x183, x184) = x109.carrying_add(x174, x182);
    let x185 = u128::from(x177) * 0xccd1c8aaee00bc4f;
    let x186 = x185 as u64;
    let x188 = u128::from(x186) * 0xf3b9cac2fc632551;
    let x189 = x188 as u64;
    let x190 = (x188 >> 64) as u64;
    let x191 = u128::from(x186) * 0xbce6faada7179e84;
    let x192 = x191 as u64;
    let x193 = (x191 >> 64) as u64;
    let x194 = u128::from(x186) * 0xffffffffffffffff;
    let x195 = x194 as u64;
    let x196 = (x194 >> 64) as u64;
    let x197 = u128::from(x186) * 0xffffffff00000000;
    let x198 = x197 as u64;
    let x199 = (x197 >> 64) as u64;
    let (x200, x201) = x192.carrying_add(x190, false);
    let (x202, x203) = x195.carrying_add(x193, x201);
    let (x204, x205) = x198.carrying_add(x196, x203);
    let x207 = x199 + u64::from(x205) + u64::from(x184);
    let (_, x209) = x177.carrying_add(x189, false);
    let (x210, x211) = x179.carrying_add(x200, x209);
    let (x212, x213) = x181.carrying_add(x202, x211);
    let (x214, x215) = x183.carrying_add(x204, x213);
    let (x216, x217) = x111.carrying_add(x207, x215);
    let x218 = u128::from(x210) * 0xccd1c8aaee00bc4f;
    let x219 = x218 as u64;
    let x221 = u128::from(x219) * 0xf3b9cac2fc632551;
    let x222 = x221 as u64;
    let x223 = (x221 >> 64) as u64;
    let x224 = u128::from(x219) * 0xbce6faada7179e84;
    let x225 = x224 as u64;
    let x226 = (x224 >> 64) as u64;
    let x227 = u128::from(x219) * 0xffffffffffffffff;
    let x228 = x227 as u64;
    let x229 = (x227 >> 64) as u64;
    let x230 = u128::from(x219) * 0xffffffff00000000;
    let x231 = x230 as u64;
    let x232 = (x230 >> 64) as u64;
    let (x233, x234) = x225.carrying_add(x223, false);
    let (x235, x236) = x228.carrying_add(x226, x234);
    let (x237, x238) = x231.carrying_add(x229, x236);
    let x240 = x232 + u64::from(x238) + u64::from(x217);
    let (_, x242) = x210.carrying_add(x222, false);
    let (x243, x244) = x212.carrying_add(x233, x242);
    let (x245, x246) = x214.carrying_add(x235, x244);
    let (x247, x248) = x216.carrying_add(x237, x246);
    let (x249, x250) = x113.carrying_add(x240, x248);
    let (x251, x252) = x243.borrowing_sub(0xf3b9cac2fc632551, false);
    let (x253, x254) = x245.borrowing_sub(0xbce6faada7179e84, x252);
    let (x255, x256) = x247.borrowing_sub(0xffffffffffffffff, x254);
    let (x257, x258) = x249.borrowing_sub(0xffffffff00000000, x256);
    let (_, x260) = u64::from(x250).borrowing_sub(0, x258);
    let m260 = mask64(u64::from(x260));
    let x261 = m260 & 0xf3b9cac2fc632551;
    let x262 = m260 & 0xbce6faada7179e84;
    let x263 = m260 & 0xffffffffffffffff;
    let x264 = m260 & 0xffffffff00000000;
    let (x265, x266) = x251.carrying_add(x261, false);
    let (x267, x268) = x253.carrying_add(x262, x266);
    let (x269, x270) = x255.carrying_add(x263, x268);
    let (x271, _) = x257.carrying_add(x264, x270);
    Mont([x265, x267, x269, x271])
}

/// a^2 / R mod m.
#[inline]
pub(crate) fn square(a: &Mont) -> Mont {
    let x5 = u128::from(a.0[0]) * u128::from(a.0[0]);
    let x6 = x5 as u64;
    let x7 = (x5 >> 64) as u64;
    let x8 = u128::from(a.0[0]) * u128::from(a.0[1]);
    let x9 = x8 as u64;
    let x10 = (x8 >> 64) as u64;
    let x11 = u128::from(a.0[0]) * u128::from(a.0[2]);
    let x12 = x11 as u64;
    let x13 = (x11 >> 64) as u64;
    let x14 = u128::from(a.0[0]) * u128::from(a.0[3]);
    let x15 = x14 as u64;
    let x16 = (x14 >> 64) as u64;
    let (x17, x18) = x9.carrying_add(x7, false);
    let (x19, x20) = x12.carrying_add(x10, x18);
    let (x21, x22) = x15.carrying_add(x13, x20);
    let x23 = x16 + u64::from(x22);
    let x24 = u128::from(a.0[1]) * u128::from(a.0[0]);
    let x25 = x24 as u64;
    let x26 = (x24 >> 64) as u64;
    let x27 = u128::from(a.0[1]) * u128::from(a.0[1]);
    let x28 = x27 as u64;
    let x29 = (x27 >> 64) as u64;
    let x30 = u128::from(a.0[1]) * u128::from(a.0[2]);
    let x31 = x30 as u64;
    let x32 = (x30 >> 64) as u64;
    let x33 = u128::from(a.0[1]) * u128::from(a.0[3]);
    let x34 = x33 as u64;
    let x35 = (x33 >> 64) as u64;
    let (x36, x37) = x28.carrying_add(x26, false);
    let (x38, x39) = x31.carrying_add(x29, x37);
    let (x40, x41) = x34.carrying_add(x32, x39);
    let x42 = x35 + u64::from(x41);
    let (x43, x44) = x17.carrying_add(x25, false);
    let (x45, x46) = x19.carrying_add(x36, x44);
    let (x47, x48) = x21.carrying_add(x38, x46);
    let (x49, x50) = x23.carrying_add(x40, x48);
    let (x51, _) = x42.carrying_add(0, x50);
    let x53 = u128::from(a.0[2]) * u128::from(a.0[0]);
    let x54 = x53 as u64;
    let x55 = (x53 >> 64) as u64;
    let x56 = u128::from(a.0[2]) * u128::from(a.0[1]);
    let x57 = x56 as u64;
    let x58 = (x56 >> 64) as u64;
    let x59 = u128::from(a.0[2]) * u128::from(a.0[2]);
    let x60 = x59 as u64;
    let x61 = (x59 >> 64) as u64;
    let x62 = u128::from(a.0[2]) * u128::from(a.0[3]);
    let x63 = x62 as u64;
    let x64 = (x62 >> 64) as u64;
    let (x65, x66) = x57.carrying_add(x55, false);
    let (x67, x68) = x60.carrying_add(x58, x66);
    let (x69, x70) = x63.carrying_add(x61, x68);
    let x71 = x64 + u64::from(x70);
    let (x72, x73) = x45.carrying_add(x54, false);
    let (x74, x75) = x47.carrying_add(x65, x73);
    let (x76, x77) = x49.carrying_add(x67, x75);
    let (x78, x79) = x51.carrying_add(x69, x77);
    let (x80, _) = x71.carrying_add(0, x79);
    let x82 = u128::from(a.0[3]) * u128::from(a.0[0]);
    let x83 = x82 as u64;
    let x84 = (x82 >> 64) as u64;
    let x85 = u128::from(a.0[3]) * u128::from(a.0[1]);
    let x86 = x85 as u64;
    let x87 = (x85 >> 64) as u64;
    let x88 = u128::from(a.0[3]) * u128::from(a.0[2]);
    let x89 = x88 as u64;
    let x90 = (x88 >> 64) as u64;
    let x91 = u128::from(a.0[3]) * u128::from(a.0[3]);
    let x92 = x91 as u64;
    let x93 = (x91 >> 64) as u64;
    let (x94, x95) = x86.carrying_add(x84, false);
    let (x96, x97) = x89.carrying_add(x87, x95);
    let (x98, x99) = x92.carrying_add(x90, x97);
    let x100 = x93 + u64::from(x99);
    let (x101, x102) = x74.carrying_add(x83, false);
    let (x103, x104) = x76.carrying_add(x94, x102);
    let (x105, x106) = x78.carrying_add(x96, x104);
    let (x107, x108) = x80.carrying_add(x98, x106);
    let (x109, _) = x100.carrying_add(0, x108);
    let x112 = u128::from(x6) * 0xccd1c8aaee00bc4f;
    let x113 = x112 as u64;
    let x119 = u128::from(x113) * 0xf3b9cac2fc632551;
    let x120 = x119 as u64;
    let x121 = (x119 >> 64) as u64;
    let x122 = u128::from(x113) * 0xbce6faada7179e84;
    let x123 = x122 as u64;
    let x124 = (x122 >> 64) as u64;
    let x125 = u128::from(x113) * 0xffffffffffffffff;
    let x126 = x125 as u64;
    let x127 = (x125 >> 64) as u64;
    let x128 = u128::from(x113) * 0xffffffff00000000;
    let x129 = x128 as u64;
    let x130 = (x128 >> 64) as u64;
    let (x131, x132) = x123.carrying_add(x121, false);
    let (x133, x134) = x126.carrying_add(x124, x132);
    let (x135, x136) = x129.carrying_add(x127, x134);
    let x137 = x130 + u64::from(x136);
    let (_, x139) = x6.carrying_add(x120, false);
    let (x140, x141) = x43.carrying_add(x131, x139);
    let (x142, x143) = x72.carrying_add(x133, x141);
    let (x144, x145) = x101.carrying_add(x135, x143);
    let (x146, x147) = x103.carrying_add(x137, x145);
    let x148 = u128::from(x140) * 0xccd1c8aaee00bc4f;
    let x149 = x148 as u64;
    let x151 = u128::from(x149) * 0xf3b9cac2fc632551;
    let x152 = x151 as u64;
    let x153 = (x151 >> 64) as u64;
    let x154 = u128::from(x149) * 0xbce6faada7179e84;
    let x155 = x154 as u64;
    let x156 = (x154 >> 64) as u64;
    let x157 = u128::from(x149) * 0xffffffffffffffff;
    let x158 = x157 as u64;
    let x159 = (x157 >> 64) as u64;
    let x160 = u128::from(x149) * 0xffffffff00000000;
    let x161 = x160 as u64;
    let x162 = (x160 >> 64) as u64;
    let (x163, x164) = x155.carrying_add(x153, false);
    let (x165, x166) = x158.carrying_add(x156, x164);
    let (x167, x168) = x161.carrying_add(x159, x166);
    let x170 = x162 + u64::from(x168) + u64::from(x147);
    let (_, x172) = x140.carrying_add(x152, false);
    let (x173, x174) = x142.carrying_add(x163, x172);
    let (x175, x176) = x144.carrying_add(x165, x174);
    let (x177, x178) = x146.carrying_add(x167, x176);
    let (x179, x180) = x105.carrying_add(x170, x178);
    let x181 = u128::from(x173) * 0xccd1c8aaee00bc4f;
    let x182 = x181 as u64;
    let x184 = u128::from(x182) * 0xf3b9cac2fc632551;
    let x185 = x184 as u64;
    let x186 = (x184 >> 64) as u64;
    let x187 = u128::from(x182) * 0xbce6faada7179e84;
    let x188 = x187 as u64;
    let x189 = (x187 >> 64) as u64;
    let x190 = u128::from(x182) * 0xffffffffffffffff;
    let x191 = x190 as u64;
    let x192 = (x190 >> 64) as u64;
    let x193 = u128::from(x182) * 0xffffffff00000000;
    let x194 = x193 as u64;
    let x195 = (x193 >> 64) as u64;
    let (x196, x197) = x188.carrying_add(x186, false);
    let (x198, x199) = x191.carrying_add(x189, x197);
    let (x200, x201) = x194.carrying_add(x192, x199);
    let x203 = x195 + u64::from(x201) + u64::from(x180);
    let (_, x205) = x173.carrying_add(x185, false);
    let (x206, x207) = x175.carrying_add(x196, x205);
    let (x208, x209) = x177.carrying_add(x198, x207);
    let (x210, x211) = x179.carrying_add(x200, x209);
    let (x212, x213) = x107.carrying_add(x203, x211);
    let x214 = u128::from(x206) * 0xccd1c8aaee00bc4f;
    let x215 = x214 as u64;
    let x217 = u128::from(x215) * 0xf3b9cac2fc632551;
    let x218 = x217 as u64;
    let x219 = (x217 >> 64) as u64;
    let x220 = u128::from(x215) * 0xbce6faada7179e84;
    let x221 = x220 as u64;
    let x222 = (x220 >> 64) as u64;
    let x223 = u128::from(x215) * 0xffffffffffffffff;
    let x224 = x223 as u64;
    let x225 = (x223 >> 64) as u64;
    let x226 = u128::from(x215) * 0xffffffff00000000;
    let x227 = x226 as u64;
    let x228 = (x226 >> 64) as u64;
    let (x229, x230) = x221.carrying_add(x219, false);
    let (x231, x232) = x224.carrying_add(x222, x230);
    let (x233, x234) = x227.carrying_add(x225, x232);
    let x236 = x228 + u64::from(x234) + u64::from(x213);
    let (_, x238) = x206.carrying_add(x218, false);
    let (x239, x240) = x208.carrying_add(x229, x238);
    let (x241, x242) = x210.carrying_add(x231, x240);
    let (x243, x244) = x212.carrying_add(x233, x242);
    let (x245, x246) = x109.carrying_add(x236, x244);
    let (x247, x248) = x239.borrowing_sub(0xf3b9cac2fc632551, false);
    let (x249, x250) = x241.borrowing_sub(0xbce6faada7179e84, x248);
    let (x251, x252) = x243.borrowing_sub(0xffffffffffffffff, x250);
    let (x253, x254) = x245.borrowing_sub(0xffffffff00000000, x252);
    let (_, x256) = u64::from(x246).borrowing_sub(0, x254);
    let m256 = mask64(u64::from(x256));
    let x257 = m256 & 0xf3b9cac2fc632551;
    let x258 = m256 & 0xbce6faada7179e84;
    let x259 = m256 & 0xffffffffffffffff;
    let x260 = m256 & 0xffffffff00000000;
    let (x261, x262) = x247.carrying_add(x257, false);
    let (x263, x264) = x249.carrying_add(x258, x262);
    let (x265, x266) = x251.carrying_add(x259, x264);
    let (x267, _) = x253.carrying_add(x260, x266);
    Mont([x261, x263, x265, x267])
}

/// a + b mod m.
#[inline]
pub(crate) fn add(a: &Mont, b: &Mont) -> Mont {
    let (x9, x10) = a.0[0].carrying_add(b.0[0], false);
    let (x11, x12) = a.0[1].carrying_add(b.0[1], x10);
    let (x13, x14) = a.0[2].carrying_add(b.0[2], x12);
    let (x15, x16) = a.0[3].carrying_add(b.0[3], x14);
    let (x21, x22) = x9.borrowing_sub(0xf3b9cac2fc632551, false);
    let (x23, x24) = x11.borrowing_sub(0xbce6faada7179e84, x22);
    let (x25, x26) = x13.borrowing_sub(0xffffffffffffffff, x24);
    let (x27, x28) = x15.borrowing_sub(0xffffffff00000000, x26);
    let (_, x30) = u64::from(x16).borrowing_sub(0, x28);
    let m30 = mask64(u64::from(x30));
    let x31 = m30 & 0xf3b9cac2fc632551;
    let x32 = m30 & 0xbce6faada7179e84;
    let x33 = m30 & 0xffffffffffffffff;
    let x34 = m30 & 0xffffffff00000000;
    let (x35, x36) = x21.carrying_add(x31, false);
    let (x37, x38) = x23.carrying_add(x32, x36);
    let (x39, x40) = x25.carrying_add(x33, x38);
    let (x41, _) = x27.carrying_add(x34, x40);
    Mont([x35, x37, x39, x41])
}

/// a - b mod m.
#[inline]
pub(crate) fn sub(a: &Mont, b: &Mont) -> Mont {
    let (x9, x10) = a.0[0].borrowing_sub(b.0[0], false);
    let (x11, x12) = a.0[1].borrowing_sub(b.0[1], x10);
    let (x13, x14) = a.0[2].borrowing_sub(b.0[2], x12);
    let (x15, x16) = a.0[3].borrowing_sub(b.0[3], x14);
    let m16 = mask64(u64::from(x16));
    let x18 = m16 & 0xf3b9cac2fc632551;
    let x20 = m16 & 0xbce6faada7179e84;
    let x22 = m16 & 0xffffffffffffffff;
    let x24 = m16 & 0xffffffff00000000;
    let (x25, x26) = x9.carrying_add(x18, false);
    let (x27, x28) = x11.carrying_add(x20, x26);
    let (x29, x30) = x13.carrying_add(x22, x28);
    let (x31, _) = x15.carrying_add(x24, x30);
    Mont([x25, x27, x29, x31])
}

/// -a mod m.
#[inline]
pub(crate) fn opp(a: &Mont) -> Mont {
    let (x5, x6) = 0_u64.borrowing_sub(a.0[0], false);
    let (x7, x8) = 0_u64.borrowing_sub(a.0[1], x6);
    let (x9, x10) = 0_u64.borrowing_sub(a.0[2], x8);
    let (x11, x12) = 0_u64.borrowing_sub(a.0[3], x10);
    let m12 = mask64(u64::from(x12));
    let x14 = m12 & 0xf3b9cac2fc632551;
    let x16 = m12 & 0xbce6faada7179e84;
    let x18 = m12 & 0xffffffffffffffff;
    let x20 = m12 & 0xffffffff00000000;
    let (x21, x22) = x5.carrying_add(x14, false);
    let (x23, x24) = x7.carrying_add(x16, x22);
    let (x25, x26) = x9.carrying_add(x18, x24);
    let (x27, _) = x11.carrying_add(x20, x26);
    Mont([x21, x23, x25, x27])
}

/// a R mod m, for any a < R.
#[inline]
pub(crate) fn to_montgomery(a: &[u64; 4]) -> Mont {
    let x9 = u128::from(a[0]) * 0x83244c95be79eea2;
    let x10 = x9 as u64;
    let x11 = (x9 >> 64) as u64;
    let x12 = u128::from(a[0]) * 0x4699799c49bd6fa6;
    let x13 = x12 as u64;
    let x14 = (x12 >> 64) as u64;
    let x15 = u128::from(a[0]) * 0x2845b2392b6bec59;
    let x16 = x15 as u64;
    let x17 = (x15 >> 64) as u64;
    let x18 = u128::from(a[0]) * 0x66e12d94f3d95620;
    let x19 = x18 as u64;
    let x20 = (x18 >> 64) as u64;
    let (x21, x22) = x13.carrying_add(x11, false);
    let (x23, x24) = x16.carrying_add(x14, x22);
    let (x25, x26) = x19.carrying_add(x17, x24);
    let x27 = x20 + u64::from(x26);
    let x28 = u128::from(a[1]) * 0x83244c95be79eea2;
    let x29 = x28 as u64;
    let x30 = (x28 >> 64) as u64;
    let x31 = u128::from(a[1]) * 0x4699799c49bd6fa6;
    let x32 = x31 as u64;
    let x33 = (x31 >> 64) as u64;
    let x34 = u128::from(a[1]) * 0x2845b2392b6bec59;
    let x35 = x34 as u64;
    let x36 = (x34 >> 64) as u64;
    let x37 = u128::from(a[1]) * 0x66e12d94f3d95620;
    let x38 = x37 as u64;
    let x39 = (x37 >> 64) as u64;
    let (x40, x41) = x32.carrying_add(x30, false);
    let (x42, x43) = x35.carrying_add(x33, x41);
    let (x44, x45) = x38.carrying_add(x36, x43);
    let (x47, x48) = x21.carrying_add(x29, false);
    let (x49, x50) = x23.carrying_add(x40, x48);
    let (x51, x52) = x25.carrying_add(x42, x50);
    let (x53, x54) = x27.carrying_add(x44, x52);
    let x55 = x39 + u64::from(x45) + u64::from(x54);
    let x56 = u128::from(a[2]) * 0x83244c95be79eea2;
    let x57 = x56 as u64;
    let x58 = (x56 >> 64) as u64;
    let x59 = u128::from(a[2]) * 0x4699799c49bd6fa6;
    let x60 = x59 as u64;
    let x61 = (x59 >> 64) as u64;
    let x62 = u128::from(a[2]) * 0x2845b2392b6bec59;
    let x63 = x62 as u64;
    let x64 = (x62 >> 64) as u64;
    let x65 = u128::from(a[2]) * 0x66e12d94f3d95620;
    let x66 = x65 as u64;
    let x67 = (x65 >> 64) as u64;
    let (x68, x69) = x60.carrying_add(x58, false);
    let (x70, x71) = x63.carrying_add(x61, x69);
    let (x72, x73) = x66.carrying_add(x64, x71);
    let (x75, x76) = x49.carrying_add(x57, false);
    let (x77, x78) = x51.carrying_add(x68, x76);
    let (x79, x80) = x53.carrying_add(x70, x78);
    let (x81, x82) = x55.carrying_add(x72, x80);
    let x83 = x67 + u64::from(x73) + u64::from(x82);
    let x84 = u128::from(a[3]) * 0x83244c95be79eea2;
    let x85 = x84 as u64;
    let x86 = (x84 >> 64) as u64;
    let x87 = u128::from(a[3]) * 0x4699799c49bd6fa6;
    let x88 = x87 as u64;
    let x89 = (x87 >> 64) as u64;
    let x90 = u128::from(a[3]) * 0x2845b2392b6bec59;
    let x91 = x90 as u64;
    let x92 = (x90 >> 64) as u64;
    let x93 = u128::from(a[3]) * 0x66e12d94f3d95620;
    let x94 = x93 as u64;
    let x95 = (x93 >> 64) as u64;
    let (x96, x97) = x88.carrying_add(x86, false);
    let (x98, x99) = x91.carrying_add(x89, x97);
    let (x100, x101) = x94.carrying_add(x92, x99);
    let (x103, x104) = x77.carrying_add(x85, false);
    let (x105, x106) = x79.carrying_add(x96, x104);
    let (x107, x108) = x81.carrying_add(x98, x106);
    let (x109, x110) = x83.carrying_add(x100, x108);
    let x111 = x95 + u64::from(x101) + u64::from(x110);
    let x113 = u128::from(x10) * 0xccd1c8aaee00bc4f;
    let x114 = x113 as u64;
    let x120 = u128::from(x114) * 0xf3b9cac2fc632551;
    let x121 = x120 as u64;
    let x122 = (x120 >> 64) as u64;
    let x123 = u128::from(x114) * 0xbce6faada7179e84;
    let x124 = x123 as u64;
    let x125 = (x123 >> 64) as u64;
    let x126 = u128::from(x114) * 0xffffffffffffffff;
    let x127 = x126 as u64;
    let x128 = (x126 >> 64) as u64;
    let x129 = u128::from(x114) * 0xffffffff00000000;
    let x130 = x129 as u64;
    let x131 = (x129 >> 64) as u64;
    let (x132, x133) = x124.carrying_add(x122, false);
    let (x134, x135) = x127.carrying_add(x125, x133);
    let (x136, x137) = x130.carrying_add(x128, x135);
    let x138 = x131 + u64::from(x137);
    let (_, x140) = x10.carrying_add(x121, false);
    let (x141, x142) = x47.carrying_add(x132, x140);
    let (x143, x144) = x75.carrying_add(x134, x142);
    let (x145, x146) = x103.carrying_add(x136, x144);
    let (x147, x148) = x105.carrying_add(x138, x146);
    let x149 = u128::from(x141) * 0xccd1c8aaee00bc4f;
    let x150 = x149 as u64;
    let x152 = u128::from(x150) * 0xf3b9cac2fc632551;
    let x153 = x152 as u64;
    let x154 = (x152 >> 64) as u64;
    let x155 = u128::from(x150) * 0xbce6faada7179e84;
    let x156 = x155 as u64;
    let x157 = (x155 >> 64) as u64;
    let x158 = u128::from(x150) * 0xffffffffffffffff;
    let x159 = x158 as u64;
    let x160 = (x158 >> 64) as u64;
    let x161 = u128::from(x150) * 0xffffffff00000000;
    let x162 = x161 as u64;
    let x163 = (x161 >> 64) as u64;
    let (x164, x165) = x156.carrying_add(x154, false);
    let (x166, x167) = x159.carrying_add(x157, x165);
    let (x168, x169) = x162.carrying_add(x160, x167);
    let x171 = x163 + u64::from(x169) + u64::from(x148);
    let (_, x173) = x141.carrying_add(x153, false);
    let (x174, x175) = x143.carrying_add(x164, x173);
    let (x176, x177) = x145.carrying_add(x166, x175);
    let (x178, x179) = x147.carrying_add(x168, x177);
    let (x180, x181) = x107.carrying_add(x171, x179);
    let x182 = u128::from(x174) * 0xccd1c8aaee00bc4f;
    let x183 = x182 as u64;
    let x185 = u128::from(x183) * 0xf3b9cac2fc632551;
    let x186 = x185 as u64;
    let x187 = (x185 >> 64) as u64;
    let x188 = u128::from(x183) * 0xbce6faada7179e84;
    let x189 = x188 as u64;
    let x190 = (x188 >> 64) as u64;
    let x191 = u128::from(x183) * 0xffffffffffffffff;
    let x192 = x191 as u64;
    let x193 = (x191 >> 64) as u64;
    let x194 = u128::from(x183) * 0xffffffff00000000;
    let x195 = x194 as u64;
    let x196 = (x194 >> 64) as u64;
    let (x197, x198) = x189.carrying_add(x187, false);
    let (x199, x200) = x192.carrying_add(x190, x198);
    let (x201, x202) = x195.carrying_add(x193, x200);
    let x204 = x196 + u64::from(x202) + u64::from(x181);
    let (_, x206) = x174.carrying_add(x186, false);
    let (x207, x208) = x176.carrying_add(x197, x206);
    let (x209, x210) = x178.carrying_add(x199, x208);
    let (x211, x212) = x180.carrying_add(x201, x210);
    let (x213, x214) = x109.carrying_add(x204, x212);
    let x215 = u128::from(x207) * 0xccd1c8aaee00bc4f;
    let x216 = x215 as u64;
    let x218 = u128::from(x216) * 0xf3b9cac2fc632551;
    let x219 = x218 as u64;
    let x220 = (x218 >> 64) as u64;
    let x221 = u128::from(x216) * 0xbce6faada7179e84;
    let x222 = x221 as u64;
    let x223 = (x221 >> 64) as u64;
    let x224 = u128::from(x216) * 0xffffffffffffffff;
    let x225 = x224 as u64;
    let x226 = (x224 >> 64) as u64;
    let x227 = u128::from(x216) * 0xffffffff00000000;
    let x228 = x227 as u64;
    let x229 = (x227 >> 64) as u64;
    let (x230, x231) = x222.carrying_add(x220, false);
    let (x232, x233) = x225.carrying_add(x223, x231);
    let (x234, x235) = x228.carrying_add(x226, x233);
    let x237 = x229 + u64::from(x235) + u64::from(x214);
    let (_, x239) = x207.carrying_add(x219, false);
    let (x240, x241) = x209.carrying_add(x230, x239);
    let (x242, x243) = x211.carrying_add(x232, x241);
    let (x244, x245) = x213.carrying_add(x234, x243);
    let (x246, x247) = x111.carrying_add(x237, x245);
    let (x248, x249) = x240.borrowing_sub(0xf3b9cac2fc632551, false);
    let (x250, x251) = x242.borrowing_sub(0xbce6faada7179e84, x249);
    let (x252, x253) = x244.borrowing_sub(0xffffffffffffffff, x251);
    let (x254, x255) = x246.borrowing_sub(0xffffffff00000000, x253);
    let (_, x257) = u64::from(x247).borrowing_sub(0, x255);
    let m257 = mask64(u64::from(x257));
    let x258 = m257 & 0xf3b9cac2fc632551;
    let x259 = m257 & 0xbce6faada7179e84;
    let x260 = m257 & 0xffffffffffffffff;
    let x261 = m257 & 0xffffffff00000000;
    let (x262, x263) = x248.carrying_add(x258, false);
    let (x264, x265) = x250.carrying_add(x259, x263);
    let (x266, x267) = x252.carrying_add(x260, x265);
    let (x268, _) = x254.carrying_add(x261, x267);
    Mont([x262, x264, x266, x268])
}

/// a / R mod m.
#[inline]
pub(crate) fn from_montgomery(a: &Mont) -> [u64; 4] {
    let x6 = u128::from(a.0[0]) * 0xccd1c8aaee00bc4f;
    let x7 = x6 as u64;
    let x13 = u128::from(x7) * 0xf3b9cac2fc632551;
    let x14 = x13 as u64;
    let x15 = (x13 >> 64) as u64;
    let x16 = u128::from(x7) * 0xbce6faada7179e84;
    let x17 = x16 as u64;
    let x18 = (x16 >> 64) as u64;
    let x19 = u128::from(x7) * 0xffffffffffffffff;
    let x20 = x19 as u64;
    let x21 = (x19 >> 64) as u64;
    let x22 = u128::from(x7) * 0xffffffff00000000;
    let x23 = x22 as u64;
    let x24 = (x22 >> 64) as u64;
    let (x25, x26) = x17.carrying_add(x15, false);
    let (x27, x28) = x20.carrying_add(x18, x26);
    let (x29, x30) = x23.carrying_add(x21, x28);
    let (_, x33) = a.0[0].carrying_add(x14, false);
    let (x34, x35) = a.0[1].carrying_add(x25, x33);
    let (x36, x37) = a.0[2].carrying_add(x27, x35);
    let (x38, x39) = a.0[3].carrying_add(x29, x37);
    let x40 = x24 + u64::from(x30) + u64::from(x39);
    let x41 = u128::from(x34) * 0xccd1c8aaee00bc4f;
    let x42 = x41 as u64;
    let x44 = u128::from(x42) * 0xf3b9cac2fc632551;
    let x45 = x44 as u64;
    let x46 = (x44 >> 64) as u64;
    let x47 = u128::from(x42) * 0xbce6faada7179e84;
    let x48 = x47 as u64;
    let x49 = (x47 >> 64) as u64;
    let x50 = u128::from(x42) * 0xffffffffffffffff;
    let x51 = x50 as u64;
    let x52 = (x50 >> 64) as u64;
    let x53 = u128::from(x42) * 0xffffffff00000000;
    let x54 = x53 as u64;
    let x55 = (x53 >> 64) as u64;
    let (x56, x57) = x48.carrying_add(x46, false);
    let (x58, x59) = x51.carrying_add(x49, x57);
    let (x60, x61) = x54.carrying_add(x52, x59);
    let (_, x64) = x34.carrying_add(x45, false);
    let (x65, x66) = x36.carrying_add(x56, x64);
    let (x67, x68) = x38.carrying_add(x58, x66);
    let (x69, x70) = x40.carrying_add(x60, x68);
    let x71 = x55 + u64::from(x61) + u64::from(x70);
    let x72 = u128::from(x65) * 0xccd1c8aaee00bc4f;
    let x73 = x72 as u64;
    let x75 = u128::from(x73) * 0xf3b9cac2fc632551;
    let x76 = x75 as u64;
    let x77 = (x75 >> 64) as u64;
    let x78 = u128::from(x73) * 0xbce6faada7179e84;
    let x79 = x78 as u64;
    let x80 = (x78 >> 64) as u64;
    let x81 = u128::from(x73) * 0xffffffffffffffff;
    let x82 = x81 as u64;
    let x83 = (x81 >> 64) as u64;
    let x84 = u128::from(x73) * 0xffffffff00000000;
    let x85 = x84 as u64;
    let x86 = (x84 >> 64) as u64;
    let (x87, x88) = x79.carrying_add(x77, false);
    let (x89, x90) = x82.carrying_add(x80, x88);
    let (x91, x92) = x85.carrying_add(x83, x90);
    let (_, x95) = x65.carrying_add(x76, false);
    let (x96, x97) = x67.carrying_add(x87, x95);
    let (x98, x99) = x69.carrying_add(x89, x97);
    let (x100, x101) = x71.carrying_add(x91, x99);
    let x102 = x86 + u64::from(x92) + u64::from(x101);
    let x103 = u128::from(x96) * 0xccd1c8aaee00bc4f;
    let x104 = x103 as u64;
    let x106 = u128::from(x104) * 0xf3b9cac2fc632551;
    let x107 = x106 as u64;
    let x108 = (x106 >> 64) as u64;
    let x109 = u128::from(x104) * 0xbce6faada7179e84;
    let x110 = x109 as u64;
    let x111 = (x109 >> 64) as u64;
    let x112 = u128::from(x104) * 0xffffffffffffffff;
    let x113 = x112 as u64;
    let x114 = (x112 >> 64) as u64;
    let x115 = u128::from(x104) * 0xffffffff00000000;
    let x116 = x115 as u64;
    let x117 = (x115 >> 64) as u64;
    let (x118, x119) = x110.carrying_add(x108, false);
    let (x120, x121) = x113.carrying_add(x111, x119);
    let (x122, x123) = x116.carrying_add(x114, x121);
    let (_, x126) = x96.carrying_add(x107, false);
    let (x127, x128) = x98.carrying_add(x118, x126);
    let (x129, x130) = x100.carrying_add(x120, x128);
    let (x131, x132) = x102.carrying_add(x122, x130);
    let x133 = x117 + u64::from(x123) + u64::from(x132);
    let (x134, x135) = x127.borrowing_sub(0xf3b9cac2fc632551, false);
    let (x136, x137) = x129.borrowing_sub(0xbce6faada7179e84, x135);
    let (x138, x139) = x131.borrowing_sub(0xffffffffffffffff, x137);
    let (x140, x141) = x133.borrowing_sub(0xffffffff00000000, x139);
    let (_, x143) = 0_u64.borrowing_sub(0, x141);
    let m143 = mask64(u64::from(x143));
    let x144 = m143 & 0xf3b9cac2fc632551;
    let x145 = m143 & 0xbce6faada7179e84;
    let x146 = m143 & 0xffffffffffffffff;
    let x147 = m143 & 0xffffffff00000000;
    let (x148, x149) = x134.carrying_add(x144, false);
    let (x150, x151) = x136.carrying_add(x145, x149);
    let (x152, x153) = x138.carrying_add(x146, x151);
    let (x154, _) = x140.carrying_add(x147, x153);
    [x148, x150, x152, x154]
}

/// Zero if a is zero, anything else if not.
#[inline]
pub(crate) fn nonzero(a: &[u64; 4]) -> u64 {
    let x5 = 0 | a[0];
    let x6 = x5 | a[1];
    let x7 = x6 | a[2];
    let x8 = x7 | a[3];
    x8
}

/// `zero` if flag is 0, `nonzero` if it is 1.
#[inline]
pub(crate) fn selectznz(flag: u64, zero: &Mont, nonzero: &Mont) -> Mont {
    let m0 = mask64(flag);
    let x9 = zero.0[0] ^ (m0 & (zero.0[0] ^ nonzero.0[0]));
    let x10 = zero.0[1] ^ (m0 & (zero.0[1] ^ nonzero.0[1]));
    let x11 = zero.0[2] ^ (m0 & (zero.0[2] ^ nonzero.0[2]));
    let x12 = zero.0[3] ^ (m0 & (zero.0[3] ^ nonzero.0[3]));
    Mont([x9, x10, x11, x12])
}

/// a, little-endian.
#[inline]
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
#[inline]
pub(crate) fn from_bytes(a: &[u8; 32]) -> [u64; 4] {
    let x52 = u64::from(a[0]) + (u64::from(a[1]) << 8) + (u64::from(a[2]) << 16) + (u64::from(a[3]) << 24) + (u64::from(a[4]) << 32) + (u64::from(a[5]) << 40) + (u64::from(a[6]) << 48) + (u64::from(a[7]) << 56);
    let x66 = u64::from(a[8]) + (u64::from(a[9]) << 8) + (u64::from(a[10]) << 16) + (u64::from(a[11]) << 24) + (u64::from(a[12]) << 32) + (u64::from(a[13]) << 40) + (u64::from(a[14]) << 48) + (u64::from(a[15]) << 56);
    let x80 = u64::from(a[16]) + (u64::from(a[17]) << 8) + (u64::from(a[18]) << 16) + (u64::from(a[19]) << 24) + (u64::from(a[20]) << 32) + (u64::from(a[21]) << 40) + (u64::from(a[22]) << 48) + (u64::from(a[23]) << 56);
    let x94 = u64::from(a[24]) + (u64::from(a[25]) << 8) + (u64::from(a[26]) << 16) + (u64::from(a[27]) << 24) + (u64::from(a[28]) << 32) + (u64::from(a[29]) << 40) + (u64::from(a[30]) << 48) + (u64::from(a[31]) << 56);
    [x52, x66, x80, x94]
}
