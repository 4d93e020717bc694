//! Arithmetic modulo 2^252+27742317777372353535851937790883648493, made by
//!
//! ```text
//! carrychain-gen synth '2^252+27742317777372353535851937790883648493' --word 64 --limbs 4 --lang rust --template word-by-word-montgomery
//! ```
//!
//! - modulus: 2^252+27742317777372353535851937790883648493
//! - template: word-by-word-montgomery
//! - words: 4 of 64 bits
//! - R: 2^256
//! - m: 0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed
//! - m' = -1/m mod 2^w: 0xd2b51da312547e1b

use crate::backend::portable::barrier::mask64;

/// An element in Montgomery form: the value times R mod m, less than m.
#[derive(Clone, Copy)]
pub(crate) struct Mont(pub(crate) [u64; 4]);

/// m.
pub(crate) const MODULUS: [u64; 4] = [0x5812631a5cf5d3ed, 0x14def9dea2f79cd6, 0x0, 0x1000000000000000];

/// R mod m: one in Montgomery form.
pub(crate) const ONE: Mont = Mont([0xd6ec31748d98951d, 0xc6ef5bf4737dcf70, 0xfffffffffffffffe, 0xfffffffffffffff]);

/// R^2 mod m.
pub(crate) const R2: [u64; 4] = [0xa40611e3449c0f01, 0xd00e1ba768859347, 0xceec73d217f5be65, 0x399411b7c309a3d];

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
    let x116 = u128::from(x10) * 0xd2b51da312547e1b;
    let x117 = x116 as u64;
    let x122 = u128::from(x117) * 0x5812631a5cf5d3ed;
    let x123 = x122 as u64;
    let x124 = (x122 >> 64) as u64;
    let x125 = u128::from(x117) * 0x14def9dea2f79cd6;
    let x126 = x125 as u64;
    let x127 = (x125 >> 64) as u64;
    let x128 = u128::from(x117) << 60;
    let x129 = x128 as u64;
    let x130 = (x128 >> 64) as u64;
    let (x131, x132) = x126.carrying_add(x124, false);
    let x133 = x127 + u64::from(x132);
    let (_, x135) = x10.carrying_add(x123, false);
    let (x136, x137) = x47.carrying_add(x131, x135);
    let (x138, x139) = x76.carrying_add(x133, x137);
    let (x140, x141) = x105.carrying_add(x129, x139);
    let (x142, x143) = x107.carrying_add(x130, x141);
    let x144 = u128::from(x136) * 0xd2b51da312547e1b;
    let x145 = x144 as u64;
    let x147 = u128::from(x145) * 0x5812631a5cf5d3ed;
    let x148 = x147 as u64;
    let x149 = (x147 >> 64) as u64;
    let x150 = u128::from(x145) * 0x14def9dea2f79cd6;
    let x151 = x150 as u64;
    let x152 = (x150 >> 64) as u64;
    let x153 = u128::from(x145) << 60;
    let x154 = x153 as u64;
    let x155 = (x153 >> 64) as u64;
    let (x156, x157) = x151.carrying_add(x149, false);
    let x158 = x152 + u64::from(x157);
    let x159 = x155 + u64::from(x143);
    let (_, x161) = x136.carrying_add(x148, false);
    let (x162, x163) = x138.carrying_add(x156, x161);
    let (x164, x165) = x140.carrying_add(x158, x163);
    let (x166, x167) = x142.carrying_add(x154, x165);
    let (x168, x169) = x109.carrying_add(x159, x167);
    let x170 = u128::from(x162) * 0xd2b51da312547e1b;
    let x171 = x170 as u64;
    let x173 = u128::from(x171) * 0x5812631a5cf5d3ed;
    let x174 = x173 as u64;
    let x175 = (x173 >> 64) as u64;
    let x176 = u128::from(x171) * 0x14def9dea2f79cd6;
    let x177 = x176 as u64;
    let x178 = (x176 >> 64) as u64;
    let x179 = u128::from(x171) << 60;
    let x180 = x179 as u64;
    let x181 = (x179 >> 64) as u64;
    let (x182, x183) = x177.carrying_add(x175, false);
    let x184 = x178 + u64::from(x183);
    let x185 = x181 + u64::from(x169);
    let (_, x187) = x162.carrying_add(x174, false);
    let (x188, x189) = x164.carrying_add(x182, x187);
    let (x190, x191) = x166.carrying_add(x184, x189);
    let (x192, x193) = x168.carrying_add(x180, x191);
    let (x194, x195) = x111.carrying_add(x185, x193);
    let x196 = u128::from(x188) * 0xd2b51da312547e1b;
    let x197 = x196 as u64;
    let x199 = u128::from(x197) * 0x5812631a5cf5d3ed;
    let x200 = x199 as u64;
    let x201 = (x199 >> 64) as u64;
    let x202 = u128::from(x197) * 0x14def9dea2f79cd6;
    let x203 = x202 as u64;
    let x204 = (x202 >> 64) as u64;
    let x205 = u128::from(x197) << 60;
    let x206 = x205 as u64;
    let x207 = (x205 >> 64) as u64;
    let (x208, x209) = x203.carrying_add(x201, false);
    let x210 = x204 + u64::from(x209);
    let x211 = x207 + u64::from(x195);
    let (_, x213) = x188.carrying_add(x200, false);
    let (x214, x215) = x190.carrying_add(x208, x213);
    let (x216, x217) = x192.carrying_add(x210, x215);
    let (x218, x219) = x194.carrying_add(x206, x217);
    let (x220, x221) = x113.carrying_add(x211, x219);
    let (x222, x223) = x214.borrowing_sub(0x5812631a5cf5d3ed, false);
    let (x224, x225) = x216.borrowing_sub(0x14def9dea2f79cd6, x223);
    let (x226, x227) = x218.borrowing_sub(0, x225);
    let (x228, x229) = x220.borrowing_sub(0x1000000000000000, x227);
    let (_, x231) = u64::from(x221).borrowing_sub(0, x229);
    let m231 = mask64(u64::from(x231));
    let x232 = m231 & 0x5812631a5cf5d3ed;
    let x233 = m231 & 0x14def9dea2f79cd6;
    let x234 = m231 & 0x1000000000000000;
    let (x235, x236) = x222.carrying_add(x232, false);
    let (x237, x238) = x224.carrying_add(x233, x236);
    let (x239, x240) = x226.carrying_add(0, x238);
    let (x241, _) = x228.carrying_add(x234, x240);
    Mont([x235, x237, x239, x241])
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
    let x112 = u128::from(x6) * 0xd2b51da312547e1b;
    let x113 = x112 as u64;
    let x118 = u128::from(x113) * 0x5812631a5cf5d3ed;
    let x119 = x118 as u64;
    let x120 = (x118 >> 64) as u64;
    let x121 = u128::from(x113) * 0x14def9dea2f79cd6;
    let x122 = x121 as u64;
    let x123 = (x121 >> 64) as u64;
    let x124 = u128::from(x113) << 60;
    let x125 = x124 as u64;
    let x126 = (x124 >> 64) as u64;
    let (x127, x128) = x122.carrying_add(x120, false);
    let x129 = x123 + u64::from(x128);
    let (_, x131) = x6.carrying_add(x119, false);
    let (x132, x133) = x43.carrying_add(x127, x131);
    let (x134, x135) = x72.carrying_add(x129, x133);
    let (x136, x137) = x101.carrying_add(x125, x135);
    let (x138, x139) = x103.carrying_add(x126, x137);
    let x140 = u128::from(x132) * 0xd2b51da312547e1b;
    let x141 = x140 as u64;
    let x143 = u128::from(x141) * 0x5812631a5cf5d3ed;
    let x144 = x143 as u64;
    let x145 = (x143 >> 64) as u64;
    let x146 = u128::from(x141) * 0x14def9dea2f79cd6;
    let x147 = x146 as u64;
    let x148 = (x146 >> 64) as u64;
    let x149 = u128::from(x141) << 60;
    let x150 = x149 as u64;
    let x151 = (x149 >> 64) as u64;
    let (x152, x153) = x147.carrying_add(x145, false);
    let x154 = x148 + u64::from(x153);
    let x155 = x151 + u64::from(x139);
    let (_, x157) = x132.carrying_add(x144, false);
    let (x158, x159) = x134.carrying_add(x152, x157);
    let (x160, x161) = x136.carrying_add(x154, x159);
    let (x162, x163) = x138.carrying_add(x150, x161);
    let (x164, x165) = x105.carrying_add(x155, x163);
    let x166 = u128::from(x158) * 0xd2b51da312547e1b;
    let x167 = x166 as u64;
    let x169 = u128::from(x167) * 0x5812631a5cf5d3ed;
    let x170 = x169 as u64;
    let x171 = (x169 >> 64) as u64;
    let x172 = u128::from(x167) * 0x14def9dea2f79cd6;
    let x173 = x172 as u64;
    let x174 = (x172 >> 64) as u64;
    let x175 = u128::from(x167) << 60;
    let x176 = x175 as u64;
    let x177 = (x175 >> 64) as u64;
    let (x178, x179) = x173.carrying_add(x171, false);
    let x180 = x174 + u64::from(x179);
    let x181 = x177 + u64::from(x165);
    let (_, x183) = x158.carrying_add(x170, false);
    let (x184, x185) = x160.carrying_add(x178, x183);
    let (x186, x187) = x162.carrying_add(x180, x185);
    let (x188, x189) = x164.carrying_add(x176, x187);
    let (x190, x191) = x107.carrying_add(x181, x189);
    let x192 = u128::from(x184) * 0xd2b51da312547e1b;
    let x193 = x192 as u64;
    let x195 = u128::from(x193) * 0x5812631a5cf5d3ed;
    let x196 = x195 as u64;
    let x197 = (x195 >> 64) as u64;
    let x198 = u128::from(x193) * 0x14def9dea2f79cd6;
    let x199 = x198 as u64;
    let x200 = (x198 >> 64) as u64;
    let x201 = u128::from(x193) << 60;
    let x202 = x201 as u64;
    let x203 = (x201 >> 64) as u64;
    let (x204, x205) = x199.carrying_add(x197, false);
    let x206 = x200 + u64::from(x205);
    let x207 = x203 + u64::from(x191);
    let (_, x209) = x184.carrying_add(x196, false);
    let (x210, x211) = x186.carrying_add(x204, x209);
    let (x212, x213) = x188.carrying_add(x206, x211);
    let (x214, x215) = x190.carrying_add(x202, x213);
    let (x216, x217) = x109.carrying_add(x207, x215);
    let (x218, x219) = x210.borrowing_sub(0x5812631a5cf5d3ed, false);
    let (x220, x221) = x212.borrowing_sub(0x14def9dea2f79cd6, x219);
    let (x222, x223) = x214.borrowing_sub(0, x221);
    let (x224, x225) = x216.borrowing_sub(0x1000000000000000, x223);
    let (_, x227) = u64::from(x217).borrowing_sub(0, x225);
    let m227 = mask64(u64::from(x227));
    let x228 = m227 & 0x5812631a5cf5d3ed;
    let x229 = m227 & 0x14def9dea2f79cd6;
    let x230 = m227 & 0x1000000000000000;
    let (x231, x232) = x218.carrying_add(x228, false);
    let (x233, x234) = x220.carrying_add(x229, x232);
    let (x235, x236) = x222.carrying_add(0, x234);
    let (x237, _) = x224.carrying_add(x230, x236);
    Mont([x231, x233, x235, x237])
}

/// a + b mod m.
#[inline]
pub(crate) fn add(a: &Mont, b: &Mont) -> Mont {
    let (x9, x10) = a.0[0].carrying_add(b.0[0], false);
    let (x11, x12) = a.0[1].carrying_add(b.0[1], x10);
    let (x13, x14) = a.0[2].carrying_add(b.0[2], x12);
    let (x15, x16) = a.0[3].carrying_add(b.0[3], x14);
    let (x20, x21) = x9.borrowing_sub(0x5812631a5cf5d3ed, false);
    let (x22, x23) = x11.borrowing_sub(0x14def9dea2f79cd6, x21);
    let (x24, x25) = x13.borrowing_sub(0, x23);
    let (x26, x27) = x15.borrowing_sub(0x1000000000000000, x25);
    let (_, x29) = u64::from(x16).borrowing_sub(0, x27);
    let m29 = mask64(u64::from(x29));
    let x30 = m29 & 0x5812631a5cf5d3ed;
    let x31 = m29 & 0x14def9dea2f79cd6;
    let x32 = m29 & 0x1000000000000000;
    let (x33, x34) = x20.carrying_add(x30, false);
    let (x35, x36) = x22.carrying_add(x31, x34);
    let (x37, x38) = x24.carrying_add(0, x36);
    let (x39, _) = x26.carrying_add(x32, x38);
    Mont([x33, x35, x37, x39])
}

/// a - b mod m.
#[inline]
pub(crate) fn sub(a: &Mont, b: &Mont) -> Mont {
    let (x9, x10) = a.0[0].borrowing_sub(b.0[0], false);
    let (x11, x12) = a.0[1].borrowing_sub(b.0[1], x10);
    let (x13, x14) = a.0[2].borrowing_sub(b.0[2], x12);
    let (x15, x16) = a.0[3].borrowing_sub(b.0[3], x14);
    let m16 = mask64(u64::from(x16));
    let x18 = m16 & 0x5812631a5cf5d3ed;
    let x20 = m16 & 0x14def9dea2f79cd6;
    let x22 = m16 & 0x1000000000000000;
    let (x23, x24) = x9.carrying_add(x18, false);
    let (x25, x26) = x11.carrying_add(x20, x24);
    let (x27, x28) = x13.carrying_add(0, x26);
    let (x29, _) = x15.carrying_add(x22, x28);
    Mont([x23, x25, x27, x29])
}

/// -a mod m.
#[inline]
pub(crate) fn opp(a: &Mont) -> Mont {
    let (x5, x6) = 0_u64.borrowing_sub(a.0[0], false);
    let (x7, x8) = 0_u64.borrowing_sub(a.0[1], x6);
    let (x9, x10) = 0_u64.borrowing_sub(a.0[2], x8);
    let (x11, x12) = 0_u64.borrowing_sub(a.0[3], x10);
    let m12 = mask64(u64::from(x12));
    let x14 = m12 & 0x5812631a5cf5d3ed;
    let x16 = m12 & 0x14def9dea2f79cd6;
    let x18 = m12 & 0x1000000000000000;
    let (x19, x20) = x5.carrying_add(x14, false);
    let (x21, x22) = x7.carrying_add(x16, x20);
    let (x23, x24) = x9.carrying_add(0, x22);
    let (x25, _) = x11.carrying_add(x18, x24);
    Mont([x19, x21, x23, x25])
}

/// a R mod m, for any a < R.
#[inline]
pub(crate) fn to_montgomery(a: &[u64; 4]) -> Mont {
    let x9 = u128::from(a[0]) * 0xa40611e3449c0f01;
    let x10 = x9 as u64;
    let x11 = (x9 >> 64) as u64;
    let x12 = u128::from(a[0]) * 0xd00e1ba768859347;
    let x13 = x12 as u64;
    let x14 = (x12 >> 64) as u64;
    let x15 = u128::from(a[0]) * 0xceec73d217f5be65;
    let x16 = x15 as u64;
    let x17 = (x15 >> 64) as u64;
    let x18 = u128::from(a[0]) * 0x399411b7c309a3d;
    let x19 = x18 as u64;
    let x20 = (x18 >> 64) as u64;
    let (x21, x22) = x13.carrying_add(x11, false);
    let (x23, x24) = x16.carrying_add(x14, x22);
    let (x25, x26) = x19.carrying_add(x17, x24);
    let x27 = x20 + u64::from(x26);
    let x28 = u128::from(a[1]) * 0xa40611e3449c0f01;
    let x29 = x28 as u64;
    let x30 = (x28 >> 64) as u64;
    let x31 = u128::from(a[1]) * 0xd00e1ba768859347;
    let x32 = x31 as u64;
    let x33 = (x31 >> 64) as u64;
    let x34 = u128::from(a[1]) * 0xceec73d217f5be65;
    let x35 = x34 as u64;
    let x36 = (x34 >> 64) as u64;
    let x37 = u128::from(a[1]) * 0x399411b7c309a3d;
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
    let x56 = u128::from(a[2]) * 0xa40611e3449c0f01;
    let x57 = x56 as u64;
    let x58 = (x56 >> 64) as u64;
    let x59 = u128::from(a[2]) * 0xd00e1ba768859347;
    let x60 = x59 as u64;
    let x61 = (x59 >> 64) as u64;
    let x62 = u128::from(a[2]) * 0xceec73d217f5be65;
    let x63 = x62 as u64;
    let x64 = (x62 >> 64) as u64;
    let x65 = u128::from(a[2]) * 0x399411b7c309a3d;
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
    let x84 = u128::from(a[3]) * 0xa40611e3449c0f01;
    let x85 = x84 as u64;
    let x86 = (x84 >> 64) as u64;
    let x87 = u128::from(a[3]) * 0xd00e1ba768859347;
    let x88 = x87 as u64;
    let x89 = (x87 >> 64) as u64;
    let x90 = u128::from(a[3]) * 0xceec73d217f5be65;
    let x91 = x90 as u64;
    let x92 = (x90 >> 64) as u64;
    let x93 = u128::from(a[3]) * 0x399411b7c309a3d;
    let x94 = x93 as u64;
    let x95 = (x93 >> 64) as u64;
    let (x96, x97) = x88.carrying_add(x86, false);
    let (x98, x99) = x91.carrying_add(x89, x97);
    let (x100, x101) = x94.carrying_add(x92, x99);
    let (x103, x104) = x77.carrying_add(x85, false);
    let (x105, x106) = x79.carrying_add(x96, x104);
    let (x107, x108) = x81.carrying_add(x98, x106);
    let (x109, x110) = x83.carrying_add(x100, x108);
    let x113 = u128::from(x10) * 0xd2b51da312547e1b;
    let x114 = x113 as u64;
    let x119 = u128::from(x114) * 0x5812631a5cf5d3ed;
    let x120 = x119 as u64;
    let x121 = (x119 >> 64) as u64;
    let x122 = u128::from(x114) * 0x14def9dea2f79cd6;
    let x123 = x122 as u64;
    let x124 = (x122 >> 64) as u64;
    let x125 = u128::from(x114) << 60;
    let x126 = x125 as u64;
    let x127 = (x125 >> 64) as u64;
    let (x128, x129) = x123.carrying_add(x121, false);
    let x130 = x124 + u64::from(x129);
    let (_, x132) = x10.carrying_add(x120, false);
    let (x133, x134) = x47.carrying_add(x128, x132);
    let (x135, x136) = x75.carrying_add(x130, x134);
    let (x137, x138) = x103.carrying_add(x126, x136);
    let (x139, x140) = x105.carrying_add(x127, x138);
    let x141 = u128::from(x133) * 0xd2b51da312547e1b;
    let x142 = x141 as u64;
    let x144 = u128::from(x142) * 0x5812631a5cf5d3ed;
    let x145 = x144 as u64;
    let x146 = (x144 >> 64) as u64;
    let x147 = u128::from(x142) * 0x14def9dea2f79cd6;
    let x148 = x147 as u64;
    let x149 = (x147 >> 64) as u64;
    let x150 = u128::from(x142) << 60;
    let x151 = x150 as u64;
    let x152 = (x150 >> 64) as u64;
    let (x153, x154) = x148.carrying_add(x146, false);
    let x155 = x149 + u64::from(x154);
    let x156 = x152 + u64::from(x140);
    let (_, x158) = x133.carrying_add(x145, false);
    let (x159, x160) = x135.carrying_add(x153, x158);
    let (x161, x162) = x137.carrying_add(x155, x160);
    let (x163, x164) = x139.carrying_add(x151, x162);
    let (x165, x166) = x107.carrying_add(x156, x164);
    let x167 = u128::from(x159) * 0xd2b51da312547e1b;
    let x168 = x167 as u64;
    let x170 = u128::from(x168) * 0x5812631a5cf5d3ed;
    let x171 = x170 as u64;
    let x172 = (x170 >> 64) as u64;
    let x173 = u128::from(x168) * 0x14def9dea2f79cd6;
    let x174 = x173 as u64;
    let x175 = (x173 >> 64) as u64;
    let x176 = u128::from(x168) << 60;
    let x177 = x176 as u64;
    let x178 = (x176 >> 64) as u64;
    let (x179, x180) = x174.carrying_add(x172, false);
    let x181 = x175 + u64::from(x180);
    let x182 = x178 + u64::from(x166);
    let (_, x184) = x159.carrying_add(x171, false);
    let (x185, x186) = x161.carrying_add(x179, x184);
    let (x187, x188) = x163.carrying_add(x181, x186);
    let (x189, x190) = x165.carrying_add(x177, x188);
    let (x191, x192) = x109.carrying_add(x182, x190);
    let x193 = u128::from(x185) * 0xd2b51da312547e1b;
    let x194 = x193 as u64;
    let x196 = u128::from(x194) * 0x5812631a5cf5d3ed;
    let x197 = x196 as u64;
    let x198 = (x196 >> 64) as u64;
    let x199 = u128::from(x194) * 0x14def9dea2f79cd6;
    let x200 = x199 as u64;
    let x201 = (x199 >> 64) as u64;
    let x202 = u128::from(x194) << 60;
    let x203 = x202 as u64;
    let x204 = (x202 >> 64) as u64;
    let (x205, x206) = x200.carrying_add(x198, false);
    let x207 = x201 + u64::from(x206);
    let (_, x210) = x185.carrying_add(x197, false);
    let (x211, x212) = x187.carrying_add(x205, x210);
    let (x213, x214) = x189.carrying_add(x207, x212);
    let (x215, x216) = x191.carrying_add(x203, x214);
    let x218 = x95 + u64::from(x101) + u64::from(x110) + x204 + u64::from(x192) + u64::from(x216);
    let (x219, x220) = x211.borrowing_sub(0x5812631a5cf5d3ed, false);
    let (x221, x222) = x213.borrowing_sub(0x14def9dea2f79cd6, x220);
    let (x223, x224) = x215.borrowing_sub(0, x222);
    let (x225, x226) = x218.borrowing_sub(0x1000000000000000, x224);
    let (_, x228) = 0_u64.borrowing_sub(0, x226);
    let m228 = mask64(u64::from(x228));
    let x229 = m228 & 0x5812631a5cf5d3ed;
    let x230 = m228 & 0x14def9dea2f79cd6;
    let x231 = m228 & 0x1000000000000000;
    let (x232, x233) = x219.carrying_add(x229, false);
    let (x234, x235) = x221.carrying_add(x230, x233);
    let (x236, x237) = x223.carrying_add(0, x235);
    let (x238, _) = x225.carrying_add(x231, x237);
    Mont([x232, x234, x236, x238])
}

/// a / R mod m.
#[inline]
pub(crate) fn from_montgomery(a: &Mont) -> [u64; 4] {
    let x6 = u128::from(a.0[0]) * 0xd2b51da312547e1b;
    let x7 = x6 as u64;
    let x12 = u128::from(x7) * 0x5812631a5cf5d3ed;
    let x13 = x12 as u64;
    let x14 = (x12 >> 64) as u64;
    let x15 = u128::from(x7) * 0x14def9dea2f79cd6;
    let x16 = x15 as u64;
    let x17 = (x15 >> 64) as u64;
    let x18 = u128::from(x7) << 60;
    let x19 = x18 as u64;
    let x20 = (x18 >> 64) as u64;
    let (x21, x22) = x16.carrying_add(x14, false);
    let x23 = x17 + u64::from(x22);
    let (_, x25) = a.0[0].carrying_add(x13, false);
    let (x26, x27) = a.0[1].carrying_add(x21, x25);
    let (x28, x29) = a.0[2].carrying_add(x23, x27);
    let (x30, x31) = a.0[3].carrying_add(x19, x29);
    let x32 = x20 + u64::from(x31);
    let x33 = u128::from(x26) * 0xd2b51da312547e1b;
    let x34 = x33 as u64;
    let x36 = u128::from(x34) * 0x5812631a5cf5d3ed;
    let x37 = x36 as u64;
    let x38 = (x36 >> 64) as u64;
    let x39 = u128::from(x34) * 0x14def9dea2f79cd6;
    let x40 = x39 as u64;
    let x41 = (x39 >> 64) as u64;
    let x42 = u128::from(x34) << 60;
    let x43 = x42 as u64;
    let x44 = (x42 >> 64) as u64;
    let (x45, x46) = x40.carrying_add(x38, false);
    let x47 = x41 + u64::from(x46);
    let (_, x49) = x26.carrying_add(x37, false);
    let (x50, x51) = x28.carrying_add(x45, x49);
    let (x52, x53) = x30.carrying_add(x47, x51);
    let (x54, x55) = x32.carrying_add(x43, x53);
    let x56 = x44 + u64::from(x55);
    let x57 = u128::from(x50) * 0xd2b51da312547e1b;
    let x58 = x57 as u64;
    let x60 = u128::from(x58) * 0x5812631a5cf5d3ed;
    let x61 = x60 as u64;
    let x62 = (x60 >> 64) as u64;
    let x63 = u128::from(x58) * 0x14def9dea2f79cd6;
    let x64 = x63 as u64;
    let x65 = (x63 >> 64) as u64;
    let x66 = u128::from(x58) << 60;
    let x67 = x66 as u64;
    let x68 = (x66 >> 64) as u64;
    let (x69, x70) = x64.carrying_add(x62, false);
    let x71 = x65 + u64::from(x70);
    let (_, x73) = x50.carrying_add(x61, false);
    let (x74, x75) = x52.carrying_add(x69, x73);
    let (x76, x77) = x54.carrying_add(x71, x75);
    let (x78, x79) = x56.carrying_add(x67, x77);
    let x80 = x68 + u64::from(x79);
    let x81 = u128::from(x74) * 0xd2b51da312547e1b;
    let x82 = x81 as u64;
    let x84 = u128::from(x82) * 0x5812631a5cf5d3ed;
    let x85 = x84 as u64;
    let x86 = (x84 >> 64) as u64;
    let x87 = u128::from(x82) * 0x14def9dea2f79cd6;
    let x88 = x87 as u64;
    let x89 = (x87 >> 64) as u64;
    let x90 = u128::from(x82) << 60;
    let x91 = x90 as u64;
    let x92 = (x90 >> 64) as u64;
    let (x93, x94) = x88.carrying_add(x86, false);
    let x95 = x89 + u64::from(x94);
    let (_, x97) = x74.carrying_add(x85, false);
    let (x98, x99) = x76.carrying_add(x93, x97);
    let (x100, x101) = x78.carrying_add(x95, x99);
    let (x102, x103) = x80.carrying_add(x91, x101);
    let x104 = x92 + u64::from(x103);
    let (x105, x106) = x98.borrowing_sub(0x5812631a5cf5d3ed, false);
    let (x107, x108) = x100.borrowing_sub(0x14def9dea2f79cd6, x106);
    let (x109, x110) = x102.borrowing_sub(0, x108);
    let (x111, x112) = x104.borrowing_sub(0x1000000000000000, x110);
    let (_, x114) = 0_u64.borrowing_sub(0, x112);
    let m114 = mask64(u64::from(x114));
    let x115 = m114 & 0x5812631a5cf5d3ed;
    let x116 = m114 & 0x14def9dea2f79cd6;
    let x117 = m114 & 0x1000000000000000;
    let (x118, x119) = x105.carrying_add(x115, false);
    let (x120, x121) = x107.carrying_add(x116, x119);
    let (x122, x123) = x109.carrying_add(0, x121);
    let (x124, _) = x111.carrying_add(x117, x123);
    [x118, x120, x122, x124]
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
