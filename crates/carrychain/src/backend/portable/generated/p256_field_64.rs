//! Arithmetic modulo 2^256-2^224+2^192+2^96-1, made by
//!
//! ```text
//! carrychain-gen synth '2^256-2^224+2^192+2^96-1' --word 64 --limbs 4 --lang rust --template word-by-word-montgomery
//! ```
//!
//! - modulus: 2^256-2^224+2^192+2^96-1
//! - template: word-by-word-montgomery
//! - words: 4 of 64 bits
//! - R: 2^256
//! - m: 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffff
//! - m' = -1/m mod 2^w: 0x1

use crate::backend::portable::barrier::mask64;

/// An element in Montgomery form: the value times R mod m, less than m.
#[derive(Clone, Copy)]
pub(crate) struct Mont(pub(crate) [u64; 4]);

/// m.
pub(crate) const MODULUS: [u64; 4] = [0xffffffffffffffff, 0xffffffff, 0x0, 0xffffffff00000001];

/// R mod m: one in Montgomery form.
pub(crate) const ONE: Mont = Mont([0x1, 0xffffffff00000000, 0xffffffffffffffff, 0xfffffffe]);

/// R^2 mod m.
pub(crate) const R2: [u64; 4] = [0x3, 0xfffffffbffffffff, 0xfffffffffffffffe, 0x4fffffffd];

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
    let x117 = u128::from(x10) << 32;
    let x118 = x117 as u64;
    let x119 = (x117 >> 64) as u64;
    let x120 = u128::from(x10) * 0xffffffff00000001;
    let x121 = x120 as u64;
    let x122 = (x120 >> 64) as u64;
    let (x123, x124) = x47.carrying_add(x118, false);
    let (x125, x126) = x76.carrying_add(x119, x124);
    let (x127, x128) = x105.carrying_add(x121, x126);
    let (x129, x130) = x107.carrying_add(x122, x128);
    let x131 = u128::from(x123) << 32;
    let x132 = x131 as u64;
    let x133 = (x131 >> 64) as u64;
    let x134 = u128::from(x123) * 0xffffffff00000001;
    let x135 = x134 as u64;
    let x136 = (x134 >> 64) as u64;
    let x137 = x136 + u64::from(x130);
    let (x138, x139) = x125.carrying_add(x132, false);
    let (x140, x141) = x127.carrying_add(x133, x139);
    let (x142, x143) = x129.carrying_add(x135, x141);
    let (x144, x145) = x109.carrying_add(x137, x143);
    let x146 = u128::from(x138) << 32;
    let x147 = x146 as u64;
    let x148 = (x146 >> 64) as u64;
    let x149 = u128::from(x138) * 0xffffffff00000001;
    let x150 = x149 as u64;
    let x151 = (x149 >> 64) as u64;
    let x152 = x151 + u64::from(x145);
    let (x153, x154) = x140.carrying_add(x147, false);
    let (x155, x156) = x142.carrying_add(x148, x154);
    let (x157, x158) = x144.carrying_add(x150, x156);
    let (x159, x160) = x111.carrying_add(x152, x158);
    let x161 = u128::from(x153) << 32;
    let x162 = x161 as u64;
    let x163 = (x161 >> 64) as u64;
    let x164 = u128::from(x153) * 0xffffffff00000001;
    let x165 = x164 as u64;
    let x166 = (x164 >> 64) as u64;
    let x167 = x166 + u64::from(x160);
    let (x168, x169) = x155.carrying_add(x162, false);
    let (x170, x171) = x157.carrying_add(x163, x169);
    let (x172, x173) = x159.carrying_add(x165, x171);
    let (x174, x175) = x113.carrying_add(x167, x173);
    let (x178, x179) = x168.borrowing_sub(0xffffffffffffffff, false);
    let (x180, x181) = x170.borrowing_sub(0xffffffff, x179);
    let (x182, x183) = x172.borrowing_sub(0, x181);
    let (x184, x185) = x174.borrowing_sub(0xffffffff00000001, x183);
    let (_, x187) = u64::from(x175).borrowing_sub(0, x185);
    let m187 = mask64(u64::from(x187));
    let x188 = m187 & 0xffffffffffffffff;
    let x189 = m187 & 0xffffffff;
    let x190 = m187 & 0xffffffff00000001;
    let (x191, x192) = x178.carrying_add(x188, false);
    let (x193, x194) = x180.carrying_add(x189, x192);
    let (x195, x196) = x182.carrying_add(0, x194);
    let (x197, _) = x184.carrying_add(x190, x196);
    Mont([x191, x193, x195, x197])
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
    let x113 = u128::from(x6) << 32;
    let x114 = x113 as u64;
    let x115 = (x113 >> 64) as u64;
    let x116 = u128::from(x6) * 0xffffffff00000001;
    let x117 = x116 as u64;
    let x118 = (x116 >> 64) as u64;
    let (x119, x120) = x43.carrying_add(x114, false);
    let (x121, x122) = x72.carrying_add(x115, x120);
    let (x123, x124) = x101.carrying_add(x117, x122);
    let (x125, x126) = x103.carrying_add(x118, x124);
    let x127 = u128::from(x119) << 32;
    let x128 = x127 as u64;
    let x129 = (x127 >> 64) as u64;
    let x130 = u128::from(x119) * 0xffffffff00000001;
    let x131 = x130 as u64;
    let x132 = (x130 >> 64) as u64;
    let x133 = x132 + u64::from(x126);
    let (x134, x135) = x121.carrying_add(x128, false);
    let (x136, x137) = x123.carrying_add(x129, x135);
    let (x138, x139) = x125.carrying_add(x131, x137);
    let (x140, x141) = x105.carrying_add(x133, x139);
    let x142 = u128::from(x134) << 32;
    let x143 = x142 as u64;
    let x144 = (x142 >> 64) as u64;
    let x145 = u128::from(x134) * 0xffffffff00000001;
    let x146 = x145 as u64;
    let x147 = (x145 >> 64) as u64;
    let x148 = x147 + u64::from(x141);
    let (x149, x150) = x136.carrying_add(x143, false);
    let (x151, x152) = x138.carrying_add(x144, x150);
    let (x153, x154) = x140.carrying_add(x146, x152);
    let (x155, x156) = x107.carrying_add(x148, x154);
    let x157 = u128::from(x149) << 32;
    let x158 = x157 as u64;
    let x159 = (x157 >> 64) as u64;
    let x160 = u128::from(x149) * 0xffffffff00000001;
    let x161 = x160 as u64;
    let x162 = (x160 >> 64) as u64;
    let x163 = x162 + u64::from(x156);
    let (x164, x165) = x151.carrying_add(x158, false);
    let (x166, x167) = x153.carrying_add(x159, x165);
    let (x168, x169) = x155.carrying_add(x161, x167);
    let (x170, x171) = x109.carrying_add(x163, x169);
    let (x174, x175) = x164.borrowing_sub(0xffffffffffffffff, false);
    let (x176, x177) = x166.borrowing_sub(0xffffffff, x175);
    let (x178, x179) = x168.borrowing_sub(0, x177);
    let (x180, x181) = x170.borrowing_sub(0xffffffff00000001, x179);
    let (_, x183) = u64::from(x171).borrowing_sub(0, x181);
    let m183 = mask64(u64::from(x183));
    let x184 = m183 & 0xffffffffffffffff;
    let x185 = m183 & 0xffffffff;
    let x186 = m183 & 0xffffffff00000001;
    let (x187, x188) = x174.carrying_add(x184, false);
    let (x189, x190) = x176.carrying_add(x185, x188);
    let (x191, x192) = x178.carrying_add(0, x190);
    let (x193, _) = x180.carrying_add(x186, x192);
    Mont([x187, x189, x191, x193])
}

/// a + b mod m.
#[inline]
pub(crate) fn add(a: &Mont, b: &Mont) -> Mont {
    let (x9, x10) = a.0[0].carrying_add(b.0[0], false);
    let (x11, x12) = a.0[1].carrying_add(b.0[1], x10);
    let (x13, x14) = a.0[2].carrying_add(b.0[2], x12);
    let (x15, x16) = a.0[3].carrying_add(b.0[3], x14);
    let (x20, x21) = x9.borrowing_sub(0xffffffffffffffff, false);
    let (x22, x23) = x11.borrowing_sub(0xffffffff, x21);
    let (x24, x25) = x13.borrowing_sub(0, x23);
    let (x26, x27) = x15.borrowing_sub(0xffffffff00000001, x25);
    let (_, x29) = u64::from(x16).borrowing_sub(0, x27);
    let m29 = mask64(u64::from(x29));
    let x30 = m29 & 0xffffffffffffffff;
    let x31 = m29 & 0xffffffff;
    let x32 = m29 & 0xffffffff00000001;
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
    let x18 = m16 & 0xffffffffffffffff;
    let x20 = m16 & 0xffffffff;
    let x22 = m16 & 0xffffffff00000001;
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
    let x14 = m12 & 0xffffffffffffffff;
    let x16 = m12 & 0xffffffff;
    let x18 = m12 & 0xffffffff00000001;
    let (x19, x20) = x5.carrying_add(x14, false);
    let (x21, x22) = x7.carrying_add(x16, x20);
    let (x23, x24) = x9.carrying_add(0, x22);
    let (x25, _) = x11.carrying_add(x18, x24);
    Mont([x19, x21, x23, x25])
}

/// a R mod m, for any a < R.
#[inline]
pub(crate) fn to_montgomery(a: &[u64; 4]) -> Mont {
    let x9 = u128::from(a[0]) * 3;
    let x10 = x9 as u64;
    let x11 = (x9 >> 64) as u64;
    let x12 = u128::from(a[0]) * 0xfffffffbffffffff;
    let x13 = x12 as u64;
    let x14 = (x12 >> 64) as u64;
    let x15 = u128::from(a[0]) * 0xfffffffffffffffe;
    let x16 = x15 as u64;
    let x17 = (x15 >> 64) as u64;
    let x18 = u128::from(a[0]) * 0x4fffffffd;
    let x19 = x18 as u64;
    let x20 = (x18 >> 64) as u64;
    let (x21, x22) = x13.carrying_add(x11, false);
    let (x23, x24) = x16.carrying_add(x14, x22);
    let (x25, x26) = x19.carrying_add(x17, x24);
    let x27 = x20 + u64::from(x26);
    let x28 = u128::from(a[1]) * 3;
    let x29 = x28 as u64;
    let x30 = (x28 >> 64) as u64;
    let x31 = u128::from(a[1]) * 0xfffffffbffffffff;
    let x32 = x31 as u64;
    let x33 = (x31 >> 64) as u64;
    let x34 = u128::from(a[1]) * 0xfffffffffffffffe;
    let x35 = x34 as u64;
    let x36 = (x34 >> 64) as u64;
    let x37 = u128::from(a[1]) * 0x4fffffffd;
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
    let x56 = u128::from(a[2]) * 3;
    let x57 = x56 as u64;
    let x58 = (x56 >> 64) as u64;
    let x59 = u128::from(a[2]) * 0xfffffffbffffffff;
    let x60 = x59 as u64;
    let x61 = (x59 >> 64) as u64;
    let x62 = u128::from(a[2]) * 0xfffffffffffffffe;
    let x63 = x62 as u64;
    let x64 = (x62 >> 64) as u64;
    let x65 = u128::from(a[2]) * 0x4fffffffd;
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
    let x84 = u128::from(a[3]) * 3;
    let x85 = x84 as u64;
    let x86 = (x84 >> 64) as u64;
    let x87 = u128::from(a[3]) * 0xfffffffbffffffff;
    let x88 = x87 as u64;
    let x89 = (x87 >> 64) as u64;
    let x90 = u128::from(a[3]) * 0xfffffffffffffffe;
    let x91 = x90 as u64;
    let x92 = (x90 >> 64) as u64;
    let x93 = u128::from(a[3]) * 0x4fffffffd;
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
    let x114 = u128::from(x10) << 32;
    let x115 = x114 as u64;
    let x116 = (x114 >> 64) as u64;
    let x117 = u128::from(x10) * 0xffffffff00000001;
    let x118 = x117 as u64;
    let x119 = (x117 >> 64) as u64;
    let (x120, x121) = x47.carrying_add(x115, false);
    let (x122, x123) = x75.carrying_add(x116, x121);
    let (x124, x125) = x103.carrying_add(x118, x123);
    let (x126, x127) = x105.carrying_add(x119, x125);
    let x128 = u128::from(x120) << 32;
    let x129 = x128 as u64;
    let x130 = (x128 >> 64) as u64;
    let x131 = u128::from(x120) * 0xffffffff00000001;
    let x132 = x131 as u64;
    let x133 = (x131 >> 64) as u64;
    let x134 = x133 + u64::from(x127);
    let (x135, x136) = x122.carrying_add(x129, false);
    let (x137, x138) = x124.carrying_add(x130, x136);
    let (x139, x140) = x126.carrying_add(x132, x138);
    let (x141, x142) = x107.carrying_add(x134, x140);
    let x143 = u128::from(x135) << 32;
    let x144 = x143 as u64;
    let x145 = (x143 >> 64) as u64;
    let x146 = u128::from(x135) * 0xffffffff00000001;
    let x147 = x146 as u64;
    let x148 = (x146 >> 64) as u64;
    let x149 = x148 + u64::from(x142);
    let (x150, x151) = x137.carrying_add(x144, false);
    let (x152, x153) = x139.carrying_add(x145, x151);
    let (x154, x155) = x141.carrying_add(x147, x153);
    let (x156, x157) = x109.carrying_add(x149, x155);
    let x158 = u128::from(x150) << 32;
    let x159 = x158 as u64;
    let x160 = (x158 >> 64) as u64;
    let x161 = u128::from(x150) * 0xffffffff00000001;
    let x162 = x161 as u64;
    let x163 = (x161 >> 64) as u64;
    let x164 = x163 + u64::from(x157);
    let (x165, x166) = x152.carrying_add(x159, false);
    let (x167, x168) = x154.carrying_add(x160, x166);
    let (x169, x170) = x156.carrying_add(x162, x168);
    let (x171, x172) = x111.carrying_add(x164, x170);
    let (x175, x176) = x165.borrowing_sub(0xffffffffffffffff, false);
    let (x177, x178) = x167.borrowing_sub(0xffffffff, x176);
    let (x179, x180) = x169.borrowing_sub(0, x178);
    let (x181, x182) = x171.borrowing_sub(0xffffffff00000001, x180);
    let (_, x184) = u64::from(x172).borrowing_sub(0, x182);
    let m184 = mask64(u64::from(x184));
    let x185 = m184 & 0xffffffffffffffff;
    let x186 = m184 & 0xffffffff;
    let x187 = m184 & 0xffffffff00000001;
    let (x188, x189) = x175.carrying_add(x185, false);
    let (x190, x191) = x177.carrying_add(x186, x189);
    let (x192, x193) = x179.carrying_add(0, x191);
    let (x194, _) = x181.carrying_add(x187, x193);
    Mont([x188, x190, x192, x194])
}

/// a / R mod m.
#[inline]
pub(crate) fn from_montgomery(a: &Mont) -> [u64; 4] {
    let x7 = u128::from(a.0[0]) << 32;
    let x8 = x7 as u64;
    let x9 = (x7 >> 64) as u64;
    let x10 = u128::from(a.0[0]) * 0xffffffff00000001;
    let x11 = x10 as u64;
    let x12 = (x10 >> 64) as u64;
    let (x13, x14) = a.0[1].carrying_add(x8, false);
    let (x15, x16) = a.0[2].carrying_add(x9, x14);
    let (x17, x18) = a.0[3].carrying_add(x11, x16);
    let x19 = x12 + u64::from(x18);
    let x20 = u128::from(x13) << 32;
    let x21 = x20 as u64;
    let x22 = (x20 >> 64) as u64;
    let x23 = u128::from(x13) * 0xffffffff00000001;
    let x24 = x23 as u64;
    let x25 = (x23 >> 64) as u64;
    let (x26, x27) = x15.carrying_add(x21, false);
    let (x28, x29) = x17.carrying_add(x22, x27);
    let (x30, x31) = x19.carrying_add(x24, x29);
    let x32 = x25 + u64::from(x31);
    let x33 = u128::from(x26) << 32;
    let x34 = x33 as u64;
    let x35 = (x33 >> 64) as u64;
    let x36 = u128::from(x26) * 0xffffffff00000001;
    let x37 = x36 as u64;
    let x38 = (x36 >> 64) as u64;
    let (x39, x40) = x28.carrying_add(x34, false);
    let (x41, x42) = x30.carrying_add(x35, x40);
    let (x43, x44) = x32.carrying_add(x37, x42);
    let x45 = x38 + u64::from(x44);
    let x46 = u128::from(x39) << 32;
    let x47 = x46 as u64;
    let x48 = (x46 >> 64) as u64;
    let x49 = u128::from(x39) * 0xffffffff00000001;
    let x50 = x49 as u64;
    let x51 = (x49 >> 64) as u64;
    let (x52, x53) = x41.carrying_add(x47, false);
    let (x54, x55) = x43.carrying_add(x48, x53);
    let (x56, x57) = x45.carrying_add(x50, x55);
    let x58 = x51 + u64::from(x57);
    let (x61, x62) = x52.borrowing_sub(0xffffffffffffffff, false);
    let (x63, x64) = x54.borrowing_sub(0xffffffff, x62);
    let (x65, x66) = x56.borrowing_sub(0, x64);
    let (x67, x68) = x58.borrowing_sub(0xffffffff00000001, x66);
    let (_, x70) = 0_u64.borrowing_sub(0, x68);
    let m70 = mask64(u64::from(x70));
    let x71 = m70 & 0xffffffffffffffff;
    let x72 = m70 & 0xffffffff;
    let x73 = m70 & 0xffffffff00000001;
    let (x74, x75) = x61.carrying_add(x71, false);
    let (x76, x77) = x63.carrying_add(x72, x75);
    let (x78, x79) = x65.carrying_add(0, x77);
    let (x80, _) = x67.carrying_add(x73, x79);
    [x74, x76, x78, x80]
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
