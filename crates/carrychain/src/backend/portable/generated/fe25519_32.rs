//! Arithmetic modulo 2^255-19, made by
//!
//! ```text
//! carrychain-gen synth '2^255-19' --word 32 --limbs 10 --lang rust --template unsaturated-solinas --tight 17/16 --loose 3 --functions carry_mul,carry_square,carry_scmul_121666,carry,add,sub,opp,relax,carry_add,carry_sub,carry_opp,selectznz,to_bytes,from_bytes
//! ```
//!
//! - modulus: 2^255-19
//! - template: unsaturated-solinas
//! - words: 10 of 32 bits
//! - s, c: 255, 0x13
//! - radix: 2^(255/10)
//! - weights: 0, 26, 51, 77, 102, 128, 153, 179, 204, 230
//! - carry chain: passes over all limbs at once, as many as the bounds need
//! - added before subtracting: 2 p = 0x7ffffda, 0x3fffffe, 0x7fffffe, 0x3fffffe, 0x7fffffe, 0x3fffffe, 0x7fffffe, 0x3fffffe, 0x7fffffe, 0x3fffffe
//! - tight: 0x4400000, 0x2200000, 0x4400000, 0x2200000, 0x4400000, 0x2200000, 0x4400000, 0x2200000, 0x4400000, 0x2200000
//! - loose: 0xcc00000, 0x6600000, 0xcc00000, 0x6600000, 0xcc00000, 0x6600000, 0xcc00000, 0x6600000, 0xcc00000, 0x6600000

use crate::backend::portable::barrier::{select32};

/// An element with carried limbs.
///
/// Largest limbs: 0x4400000, 0x2200000, 0x4400000, 0x2200000, 0x4400000, 0x2200000, 0x4400000, 0x2200000, 0x4400000, 0x2200000.
#[derive(Clone, Copy)]
pub(crate) struct Tight(pub(crate) [u32; 10]);

/// An element whose limbs have room for one addition or subtraction.
///
/// Largest limbs: 0xcc00000, 0x6600000, 0xcc00000, 0x6600000, 0xcc00000, 0x6600000, 0xcc00000, 0x6600000, 0xcc00000, 0x6600000.
#[derive(Clone, Copy)]
pub(crate) struct Loose(pub(crate) [u32; 10]);

/// a b.
#[inline(always)]
pub(crate) fn carry_mul(a: &Loose, b: &Loose) -> Tight {
    let x32 = a.0[1] << 1;
    let x42 = b.0[9] * 19;
    let x52 = b.0[8] * 19;
    let x56 = a.0[3] << 1;
    let x63 = b.0[7] * 19;
    let x73 = b.0[6] * 19;
    let x79 = a.0[5] << 1;
    let x84 = b.0[5] * 19;
    let x94 = b.0[4] * 19;
    let x102 = a.0[7] << 1;
    let x105 = b.0[3] * 19;
    let x115 = b.0[2] * 19;
    let x125 = a.0[9] << 1;
    let x126 = b.0[1] * 19;
    let x144 = u64::from(a.0[0]) * u64::from(b.0[0]) + u64::from(x32) * u64::from(x42) + u64::from(a.0[2]) * u64::from(x52) + u64::from(x56) * u64::from(x63) + u64::from(a.0[4]) * u64::from(x73) + u64::from(x79) * u64::from(x84) + u64::from(a.0[6]) * u64::from(x94) + u64::from(x102) * u64::from(x105) + u64::from(a.0[8]) * u64::from(x115) + u64::from(x125) * u64::from(x126);
    let x153 = u64::from(a.0[0]) * u64::from(b.0[1]) + u64::from(a.0[1]) * u64::from(b.0[0]) + u64::from(a.0[2]) * u64::from(x42) + u64::from(a.0[3]) * u64::from(x52) + u64::from(a.0[4]) * u64::from(x63) + u64::from(a.0[5]) * u64::from(x73) + u64::from(a.0[6]) * u64::from(x84) + u64::from(a.0[7]) * u64::from(x94) + u64::from(a.0[8]) * u64::from(x105) + u64::from(a.0[9]) * u64::from(x115);
    let x162 = u64::from(a.0[0]) * u64::from(b.0[2]) + u64::from(x32) * u64::from(b.0[1]) + u64::from(a.0[2]) * u64::from(b.0[0]) + u64::from(x56) * u64::from(x42) + u64::from(a.0[4]) * u64::from(x52) + u64::from(x79) * u64::from(x63) + u64::from(a.0[6]) * u64::from(x73) + u64::from(x102) * u64::from(x84) + u64::from(a.0[8]) * u64::from(x94) + u64::from(x125) * u64::from(x105);
    let x171 = u64::from(a.0[0]) * u64::from(b.0[3]) + u64::from(a.0[1]) * u64::from(b.0[2]) + u64::from(a.0[2]) * u64::from(b.0[1]) + u64::from(a.0[3]) * u64::from(b.0[0]) + u64::from(a.0[4]) * u64::from(x42) + u64::from(a.0[5]) * u64::from(x52) + u64::from(a.0[6]) * u64::from(x63) + u64::from(a.0[7]) * u64::from(x73) + u64::from(a.0[8]) * u64::from(x84) + u64::from(a.0[9]) * u64::from(x94);
    let x180 = u64::from(a.0[0]) * u64::from(b.0[4]) + u64::from(x32) * u64::from(b.0[3]) + u64::from(a.0[2]) * u64::from(b.0[2]) + u64::from(x56) * u64::from(b.0[1]) + u64::from(a.0[4]) * u64::from(b.0[0]) + u64::from(x79) * u64::from(x42) + u64::from(a.0[6]) * u64::from(x52) + u64::from(x102) * u64::from(x63) + u64::from(a.0[8]) * u64::from(x73) + u64::from(x125) * u64::from(x84);
    let x189 = u64::from(a.0[0]) * u64::from(b.0[5]) + u64::from(a.0[1]) * u64::from(b.0[4]) + u64::from(a.0[2]) * u64::from(b.0[3]) + u64::from(a.0[3]) * u64::from(b.0[2]) + u64::from(a.0[4]) * u64::from(b.0[1]) + u64::from(a.0[5]) * u64::from(b.0[0]) + u64::from(a.0[6]) * u64::from(x42) + u64::from(a.0[7]) * u64::from(x52) + u64::from(a.0[8]) * u64::from(x63) + u64::from(a.0[9]) * u64::from(x73);
    let x198 = u64::from(a.0[0]) * u64::from(b.0[6]) + u64::from(x32) * u64::from(b.0[5]) + u64::from(a.0[2]) * u64::from(b.0[4]) + u64::from(x56) * u64::from(b.0[3]) + u64::from(a.0[4]) * u64::from(b.0[2]) + u64::from(x79) * u64::from(b.0[1]) + u64::from(a.0[6]) * u64::from(b.0[0]) + u64::from(x102) * u64::from(x42) + u64::from(a.0[8]) * u64::from(x52) + u64::from(x125) * u64::from(x63);
    let x207 = u64::from(a.0[0]) * u64::from(b.0[7]) + u64::from(a.0[1]) * u64::from(b.0[6]) + u64::from(a.0[2]) * u64::from(b.0[5]) + u64::from(a.0[3]) * u64::from(b.0[4]) + u64::from(a.0[4]) * u64::from(b.0[3]) + u64::from(a.0[5]) * u64::from(b.0[2]) + u64::from(a.0[6]) * u64::from(b.0[1]) + u64::from(a.0[7]) * u64::from(b.0[0]) + u64::from(a.0[8]) * u64::from(x42) + u64::from(a.0[9]) * u64::from(x52);
    let x216 = u64::from(a.0[0]) * u64::from(b.0[8]) + u64::from(x32) * u64::from(b.0[7]) + u64::from(a.0[2]) * u64::from(b.0[6]) + u64::from(x56) * u64::from(b.0[5]) + u64::from(a.0[4]) * u64::from(b.0[4]) + u64::from(x79) * u64::from(b.0[3]) + u64::from(a.0[6]) * u64::from(b.0[2]) + u64::from(x102) * u64::from(b.0[1]) + u64::from(a.0[8]) * u64::from(b.0[0]) + u64::from(x125) * u64::from(x42);
    let x225 = u64::from(a.0[0]) * u64::from(b.0[9]) + u64::from(a.0[1]) * u64::from(b.0[8]) + u64::from(a.0[2]) * u64::from(b.0[7]) + u64::from(a.0[3]) * u64::from(b.0[6]) + u64::from(a.0[4]) * u64::from(b.0[5]) + u64::from(a.0[5]) * u64::from(b.0[4]) + u64::from(a.0[6]) * u64::from(b.0[3]) + u64::from(a.0[7]) * u64::from(b.0[2]) + u64::from(a.0[8]) * u64::from(b.0[1]) + u64::from(a.0[9]) * u64::from(b.0[0]);
    let x226 = (x144 as u32) & 0x3ffffff;
    let x227 = x144 >> 26;
    let x228 = (x153 as u32) & 0x1ffffff;
    let x229 = x153 >> 25;
    let x230 = (x162 as u32) & 0x3ffffff;
    let x231 = x162 >> 26;
    let x232 = (x171 as u32) & 0x1ffffff;
    let x233 = x171 >> 25;
    let x234 = (x180 as u32) & 0x3ffffff;
    let x235 = x180 >> 26;
    let x236 = (x189 as u32) & 0x1ffffff;
    let x237 = x189 >> 25;
    let x238 = (x198 as u32) & 0x3ffffff;
    let x239 = x198 >> 26;
    let x240 = (x207 as u32) & 0x1ffffff;
    let x241 = x207 >> 25;
    let x242 = (x216 as u32) & 0x3ffffff;
    let x243 = x216 >> 26;
    let x244 = (x225 as u32) & 0x1ffffff;
    let x245 = x225 >> 25;
    let x246 = u64::from(x228) + x227;
    let x247 = u64::from(x230) + x229;
    let x248 = u64::from(x232) + x231;
    let x249 = u64::from(x234) + x233;
    let x250 = u64::from(x236) + x235;
    let x251 = u64::from(x238) + x237;
    let x252 = u64::from(x240) + x239;
    let x253 = u64::from(x242) + x241;
    let x254 = u64::from(x244) + x243;
    let x256 = u64::from(x226) + x245 * 19;
    let x257 = (x256 as u32) & 0x3ffffff;
    let x258 = (x256 >> 26) as u32;
    let x259 = (x246 as u32) & 0x1ffffff;
    let x260 = (x246 >> 25) as u32;
    let x261 = (x247 as u32) & 0x3ffffff;
    let x262 = (x247 >> 26) as u32;
    let x263 = (x248 as u32) & 0x1ffffff;
    let x264 = (x248 >> 25) as u32;
    let x265 = (x249 as u32) & 0x3ffffff;
    let x266 = (x249 >> 26) as u32;
    let x267 = (x250 as u32) & 0x1ffffff;
    let x268 = (x250 >> 25) as u32;
    let x269 = (x251 as u32) & 0x3ffffff;
    let x270 = (x251 >> 26) as u32;
    let x271 = (x252 as u32) & 0x1ffffff;
    let x272 = (x252 >> 25) as u32;
    let x273 = (x253 as u32) & 0x3ffffff;
    let x274 = (x253 >> 26) as u32;
    let x275 = (x254 as u32) & 0x1ffffff;
    let x276 = (x254 >> 25) as u32;
    let x277 = x259 + x258;
    let x278 = x261 + x260;
    let x279 = x263 + x262;
    let x280 = x265 + x264;
    let x281 = x267 + x266;
    let x282 = x269 + x268;
    let x283 = x271 + x270;
    let x284 = x273 + x272;
    let x285 = x275 + x274;
    let x287 = x257 + x276 * 19;
    Tight([x287, x277, x278, x279, x280, x281, x282, x283, x284, x285])
}

/// a^2.
#[inline(always)]
pub(crate) fn carry_square(a: &Loose) -> Tight {
    let x12 = a.0[0] << 1;
    let x22 = a.0[1] << 1;
    let x26 = a.0[1] << 2;
    let x34 = a.0[9] * 19;
    let x37 = a.0[2] << 1;
    let x43 = a.0[8] * 19;
    let x46 = a.0[3] << 1;
    let x49 = a.0[3] << 2;
    let x52 = a.0[7] * 19;
    let x57 = a.0[4] << 1;
    let x59 = a.0[6] * 19;
    let x64 = a.0[5] << 1;
    let x65 = a.0[5] * 19;
    let x68 = a.0[5] << 2;
    let x73 = a.0[6] << 1;
    let x77 = a.0[7] << 1;
    let x80 = a.0[7] << 2;
    let x83 = a.0[8] << 1;
    let x85 = a.0[9] << 1;
    let x91 = u64::from(a.0[0]) * u64::from(a.0[0]) + u64::from(x26) * u64::from(x34) + u64::from(x37) * u64::from(x43) + u64::from(x49) * u64::from(x52) + u64::from(x57) * u64::from(x59) + u64::from(x64) * u64::from(x65);
    let x95 = u64::from(x12) * u64::from(a.0[1]) + u64::from(x37) * u64::from(x34) + u64::from(x46) * u64::from(x43) + u64::from(x57) * u64::from(x52) + u64::from(x64) * u64::from(x59);
    let x100 = u64::from(x12) * u64::from(a.0[2]) + u64::from(x22) * u64::from(a.0[1]) + u64::from(x49) * u64::from(x34) + u64::from(x57) * u64::from(x43) + u64::from(x68) * u64::from(x52) + u64::from(a.0[6]) * u64::from(x59);
    let x104 = u64::from(x12) * u64::from(a.0[3]) + u64::from(x22) * u64::from(a.0[2]) + u64::from(x57) * u64::from(x34) + u64::from(x64) * u64::from(x43) + u64::from(x73) * u64::from(x52);
    let x109 = u64::from(x12) * u64::from(a.0[4]) + u64::from(x26) * u64::from(a.0[3]) + u64::from(a.0[2]) * u64::from(a.0[2]) + u64::from(x68) * u64::from(x34) + u64::from(x73) * u64::from(x43) + u64::from(x77) * u64::from(x52);
    let x113 = u64::from(x12) * u64::from(a.0[5]) + u64::from(x22) * u64::from(a.0[4]) + u64::from(x37) * u64::from(a.0[3]) + u64::from(x73) * u64::from(x34) + u64::from(x77) * u64::from(x43);
    let x118 = u64::from(x12) * u64::from(a.0[6]) + u64::from(x26) * u64::from(a.0[5]) + u64::from(x37) * u64::from(a.0[4]) + u64::from(x46) * u64::from(a.0[3]) + u64::from(x80) * u64::from(x34) + u64::from(a.0[8]) * u64::from(x43);
    let x122 = u64::from(x12) * u64::from(a.0[7]) + u64::from(x22) * u64::from(a.0[6]) + u64::from(x37) * u64::from(a.0[5]) + u64::from(x46) * u64::from(a.0[4]) + u64::from(x83) * u64::from(x34);
    let x127 = u64::from(x12) * u64::from(a.0[8]) + u64::from(x26) * u64::from(a.0[7]) + u64::from(x37) * u64::from(a.0[6]) + u64::from(x49) * u64::from(a.0[5]) + u64::from(a.0[4]) * u64::from(a.0[4]) + u64::from(x85) * u64::from(x34);
    let x131 = u64::from(x12) * u64::from(a.0[9]) + u64::from(x22) * u64::from(a.0[8]) + u64::from(x37) * u64::from(a.0[7]) + u64::from(x46) * u64::from(a.0[6]) + u64::from(x57) * u64::from(a.0[5]);
    let x132 = (x91 as u32) & 0x3ffffff;
    let x133 = x91 >> 26;
    let x134 = (x95 as u32) & 0x1ffffff;
    let x135 = x95 >> 25;
    let x136 = (x100 as u32) & 0x3ffffff;
    let x137 = x100 >> 26;
    let x138 = (x104 as u32) & 0x1ffffff;
    let x139 = x104 >> 25;
    let x140 = (x109 as u32) & 0x3ffffff;
    let x141 = x109 >> 26;
    let x142 = (x113 as u32) & 0x1ffffff;
    let x143 = x113 >> 25;
    let x144 = (x118 as u32) & 0x3ffffff;
    let x145 = x118 >> 26;
    let x146 = (x122 as u32) & 0x1ffffff;
    let x147 = x122 >> 25;
    let x148 = (x127 as u32) & 0x3ffffff;
    let x149 = x127 >> 26;
    let x150 = (x131 as u32) & 0x1ffffff;
    let x151 = x131 >> 25;
    let x152 = u64::from(x134) + x133;
    let x153 = u64::from(x136) + x135;
    let x154 = u64::from(x138) + x137;
    let x155 = u64::from(x140) + x139;
    let x156 = u64::from(x142) + x141;
    let x157 = u64::from(x144) + x143;
    let x158 = u64::from(x146) + x145;
    let x159 = u64::from(x148) + x147;
    let x160 = u64::from(x150) + x149;
    let x162 = u64::from(x132) + x151 * 19;
    let x163 = (x162 as u32) & 0x3ffffff;
    let x164 = (x162 >> 26) as u32;
    let x165 = (x152 as u32) & 0x1ffffff;
    let x166 = (x152 >> 25) as u32;
    let x167 = (x153 as u32) & 0x3ffffff;
    let x168 = (x153 >> 26) as u32;
    let x169 = (x154 as u32) & 0x1ffffff;
    let x170 = (x154 >> 25) as u32;
    let x171 = (x155 as u32) & 0x3ffffff;
    let x172 = (x155 >> 26) as u32;
    let x173 = (x156 as u32) & 0x1ffffff;
    let x174 = (x156 >> 25) as u32;
    let x175 = (x157 as u32) & 0x3ffffff;
    let x176 = (x157 >> 26) as u32;
    let x177 = (x158 as u32) & 0x1ffffff;
    let x178 = (x158 >> 25) as u32;
    let x179 = (x159 as u32) & 0x3ffffff;
    let x180 = (x159 >> 26) as u32;
    let x181 = (x160 as u32) & 0x1ffffff;
    let x182 = (x160 >> 25) as u32;
    let x183 = x165 + x164;
    let x184 = x167 + x166;
    let x185 = x169 + x168;
    let x186 = x171 + x170;
    let x187 = x173 + x172;
    let x188 = x175 + x174;
    let x189 = x177 + x176;
    let x190 = x179 + x178;
    let x191 = x181 + x180;
    let x193 = x163 + x182 * 19;
    Tight([x193, x183, x184, x185, x186, x187, x188, x189, x190, x191])
}

/// 121666 a.
#[inline(always)]
pub(crate) fn carry_scmul_121666(a: &Loose) -> Tight {
    let x11 = u64::from(a.0[0]) * 0x1db42;
    let x12 = u64::from(a.0[1]) * 0x1db42;
    let x13 = u64::from(a.0[2]) * 0x1db42;
    let x14 = u64::from(a.0[3]) * 0x1db42;
    let x15 = u64::from(a.0[4]) * 0x1db42;
    let x16 = u64::from(a.0[5]) * 0x1db42;
    let x17 = u64::from(a.0[6]) * 0x1db42;
    let x18 = u64::from(a.0[7]) * 0x1db42;
    let x19 = u64::from(a.0[8]) * 0x1db42;
    let x20 = u64::from(a.0[9]) * 0x1db42;
    let x21 = (x11 as u32) & 0x3ffffff;
    let x22 = (x11 >> 26) as u32;
    let x23 = (x12 as u32) & 0x1ffffff;
    let x24 = (x12 >> 25) as u32;
    let x25 = (x13 as u32) & 0x3ffffff;
    let x26 = (x13 >> 26) as u32;
    let x27 = (x14 as u32) & 0x1ffffff;
    let x28 = (x14 >> 25) as u32;
    let x29 = (x15 as u32) & 0x3ffffff;
    let x30 = (x15 >> 26) as u32;
    let x31 = (x16 as u32) & 0x1ffffff;
    let x32 = (x16 >> 25) as u32;
    let x33 = (x17 as u32) & 0x3ffffff;
    let x34 = (x17 >> 26) as u32;
    let x35 = (x18 as u32) & 0x1ffffff;
    let x36 = (x18 >> 25) as u32;
    let x37 = (x19 as u32) & 0x3ffffff;
    let x38 = (x19 >> 26) as u32;
    let x39 = (x20 as u32) & 0x1ffffff;
    let x40 = (x20 >> 25) as u32;
    let x41 = x23 + x22;
    let x42 = x25 + x24;
    let x43 = x27 + x26;
    let x44 = x29 + x28;
    let x45 = x31 + x30;
    let x46 = x33 + x32;
    let x47 = x35 + x34;
    let x48 = x37 + x36;
    let x49 = x39 + x38;
    let x52 = x21 + x40 * 19;
    let x53 = x52 & 0x3ffffff;
    let x54 = x52 >> 26;
    let x55 = x41 & 0x1ffffff;
    let x56 = x41 >> 25;
    let x57 = x42 & 0x3ffffff;
    let x58 = x42 >> 26;
    let x59 = x43 & 0x1ffffff;
    let x60 = x43 >> 25;
    let x61 = x44 & 0x3ffffff;
    let x62 = x44 >> 26;
    let x63 = x45 & 0x1ffffff;
    let x64 = x45 >> 25;
    let x65 = x46 & 0x3ffffff;
    let x66 = x46 >> 26;
    let x67 = x47 & 0x1ffffff;
    let x68 = x47 >> 25;
    let x69 = x48 & 0x3ffffff;
    let x70 = x48 >> 26;
    let x71 = x49 & 0x1ffffff;
    let x72 = x49 >> 25;
    let x73 = x55 + x54;
    let x74 = x57 + x56;
    let x75 = x59 + x58;
    let x76 = x61 + x60;
    let x77 = x63 + x62;
    let x78 = x65 + x64;
    let x79 = x67 + x66;
    let x80 = x69 + x68;
    let x81 = x71 + x70;
    let x83 = x53 + x72 * 19;
    Tight([x83, x73, x74, x75, x76, x77, x78, x79, x80, x81])
}

/// a.
#[inline(always)]
pub(crate) fn carry(a: &Loose) -> Tight {
    let x10 = a.0[0] & 0x3ffffff;
    let x11 = a.0[0] >> 26;
    let x12 = a.0[1] & 0x1ffffff;
    let x13 = a.0[1] >> 25;
    let x14 = a.0[2] & 0x3ffffff;
    let x15 = a.0[2] >> 26;
    let x16 = a.0[3] & 0x1ffffff;
    let x17 = a.0[3] >> 25;
    let x18 = a.0[4] & 0x3ffffff;
    let x19 = a.0[4] >> 26;
    let x20 = a.0[5] & 0x1ffffff;
    let x21 = a.0[5] >> 25;
    let x22 = a.0[6] & 0x3ffffff;
    let x23 = a.0[6] >> 26;
    let x24 = a.0[7] & 0x1ffffff;
    let x25 = a.0[7] >> 25;
    let x26 = a.0[8] & 0x3ffffff;
    let x27 = a.0[8] >> 26;
    let x28 = a.0[9] & 0x1ffffff;
    let x29 = a.0[9] >> 25;
    let x30 = x12 + x11;
    let x31 = x14 + x13;
    let x32 = x16 + x15;
    let x33 = x18 + x17;
    let x34 = x20 + x19;
    let x35 = x22 + x21;
    let x36 = x24 + x23;
    let x37 = x26 + x25;
    let x38 = x28 + x27;
    let x41 = x10 + x29 * 19;
    Tight([x41, x30, x31, x32, x33, x34, x35, x36, x37, x38])
}

/// a + b.
#[inline(always)]
pub(crate) fn add(a: &Tight, b: &Tight) -> Loose {
    let x20 = a.0[0] + b.0[0];
    let x21 = a.0[1] + b.0[1];
    let x22 = a.0[2] + b.0[2];
    let x23 = a.0[3] + b.0[3];
    let x24 = a.0[4] + b.0[4];
    let x25 = a.0[5] + b.0[5];
    let x26 = a.0[6] + b.0[6];
    let x27 = a.0[7] + b.0[7];
    let x28 = a.0[8] + b.0[8];
    let x29 = a.0[9] + b.0[9];
    Loose([x20, x21, x22, x23, x24, x25, x26, x27, x28, x29])
}

/// a - b.
#[inline(always)]
pub(crate) fn sub(a: &Tight, b: &Tight) -> Loose {
    let x21 = 0x7ffffda - b.0[0];
    let x23 = 0x3fffffe - b.0[1];
    let x25 = 0x7fffffe - b.0[2];
    let x26 = 0x3fffffe - b.0[3];
    let x27 = 0x7fffffe - b.0[4];
    let x28 = 0x3fffffe - b.0[5];
    let x29 = 0x7fffffe - b.0[6];
    let x30 = 0x3fffffe - b.0[7];
    let x31 = 0x7fffffe - b.0[8];
    let x32 = 0x3fffffe - b.0[9];
    let x33 = x21 + a.0[0];
    let x34 = x23 + a.0[1];
    let x35 = x25 + a.0[2];
    let x36 = x26 + a.0[3];
    let x37 = x27 + a.0[4];
    let x38 = x28 + a.0[5];
    let x39 = x29 + a.0[6];
    let x40 = x30 + a.0[7];
    let x41 = x31 + a.0[8];
    let x42 = x32 + a.0[9];
    Loose([x33, x34, x35, x36, x37, x38, x39, x40, x41, x42])
}

/// -a.
#[inline(always)]
pub(crate) fn opp(a: &Tight) -> Loose {
    let x11 = 0x7ffffda - a.0[0];
    let x13 = 0x3fffffe - a.0[1];
    let x15 = 0x7fffffe - a.0[2];
    let x16 = 0x3fffffe - a.0[3];
    let x17 = 0x7fffffe - a.0[4];
    let x18 = 0x3fffffe - a.0[5];
    let x19 = 0x7fffffe - a.0[6];
    let x20 = 0x3fffffe - a.0[7];
    let x21 = 0x7fffffe - a.0[8];
    let x22 = 0x3fffffe - a.0[9];
    Loose([x11, x13, x15, x16, x17, x18, x19, x20, x21, x22])
}

/// a.
#[inline(always)]
pub(crate) fn relax(a: &Tight) -> Loose {
    Loose([a.0[0], a.0[1], a.0[2], a.0[3], a.0[4], a.0[5], a.0[6], a.0[7], a.0[8], a.0[9]])
}

/// a + b.
#[inline(always)]
pub(crate) fn carry_add(a: &Tight, b: &Tight) -> Tight {
    let x20 = a.0[0] + b.0[0];
    let x21 = a.0[1] + b.0[1];
    let x22 = a.0[2] + b.0[2];
    let x23 = a.0[3] + b.0[3];
    let x24 = a.0[4] + b.0[4];
    let x25 = a.0[5] + b.0[5];
    let x26 = a.0[6] + b.0[6];
    let x27 = a.0[7] + b.0[7];
    let x28 = a.0[8] + b.0[8];
    let x29 = a.0[9] + b.0[9];
    let x30 = x20 & 0x3ffffff;
    let x31 = x20 >> 26;
    let x32 = x21 & 0x1ffffff;
    let x33 = x21 >> 25;
    let x34 = x22 & 0x3ffffff;
    let x35 = x22 >> 26;
    let x36 = x23 & 0x1ffffff;
    let x37 = x23 >> 25;
    let x38 = x24 & 0x3ffffff;
    let x39 = x24 >> 26;
    let x40 = x25 & 0x1ffffff;
    let x41 = x25 >> 25;
    let x42 = x26 & 0x3ffffff;
    let x43 = x26 >> 26;
    let x44 = x27 & 0x1ffffff;
    let x45 = x27 >> 25;
    let x46 = x28 & 0x3ffffff;
    let x47 = x28 >> 26;
    let x48 = x29 & 0x1ffffff;
    let x49 = x29 >> 25;
    let x50 = x32 + x31;
    let x51 = x34 + x33;
    let x52 = x36 + x35;
    let x53 = x38 + x37;
    let x54 = x40 + x39;
    let x55 = x42 + x41;
    let x56 = x44 + x43;
    let x57 = x46 + x45;
    let x58 = x48 + x47;
    let x61 = x30 + x49 * 19;
    Tight([x61, x50, x51, x52, x53, x54, x55, x56, x57, x58])
}

/// a - b.
#[inline(always)]
pub(crate) fn carry_sub(a: &Tight, b: &Tight) -> Tight {
    let x21 = 0x7ffffda - b.0[0];
    let x23 = 0x3fffffe - b.0[1];
    let x25 = 0x7fffffe - b.0[2];
    let x26 = 0x3fffffe - b.0[3];
    let x27 = 0x7fffffe - b.0[4];
    let x28 = 0x3fffffe - b.0[5];
    let x29 = 0x7fffffe - b.0[6];
    let x30 = 0x3fffffe - b.0[7];
    let x31 = 0x7fffffe - b.0[8];
    let x32 = 0x3fffffe - b.0[9];
    let x33 = x21 + a.0[0];
    let x34 = x23 + a.0[1];
    let x35 = x25 + a.0[2];
    let x36 = x26 + a.0[3];
    let x37 = x27 + a.0[4];
    let x38 = x28 + a.0[5];
    let x39 = x29 + a.0[6];
    let x40 = x30 + a.0[7];
    let x41 = x31 + a.0[8];
    let x42 = x32 + a.0[9];
    let x43 = x33 & 0x3ffffff;
    let x44 = x33 >> 26;
    let x45 = x34 & 0x1ffffff;
    let x46 = x34 >> 25;
    let x47 = x35 & 0x3ffffff;
    let x48 = x35 >> 26;
    let x49 = x36 & 0x1ffffff;
    let x50 = x36 >> 25;
    let x51 = x37 & 0x3ffffff;
    let x52 = x37 >> 26;
    let x53 = x38 & 0x1ffffff;
    let x54 = x38 >> 25;
    let x55 = x39 & 0x3ffffff;
    let x56 = x39 >> 26;
    let x57 = x40 & 0x1ffffff;
    let x58 = x40 >> 25;
    let x59 = x41 & 0x3ffffff;
    let x60 = x41 >> 26;
    let x61 = x42 & 0x1ffffff;
    let x62 = x42 >> 25;
    let x63 = x45 + x44;
    let x64 = x47 + x46;
    let x65 = x49 + x48;
    let x66 = x51 + x50;
    let x67 = x53 + x52;
    let x68 = x55 + x54;
    let x69 = x57 + x56;
    let x70 = x59 + x58;
    let x71 = x61 + x60;
    let x74 = x43 + x62 * 19;
    Tight([x74, x63, x64, x65, x66, x67, x68, x69, x70, x71])
}

/// -a.
#[inline(always)]
pub(crate) fn carry_opp(a: &Tight) -> Tight {
    let x11 = 0x7ffffda - a.0[0];
    let x13 = 0x3fffffe - a.0[1];
    let x15 = 0x7fffffe - a.0[2];
    let x16 = 0x3fffffe - a.0[3];
    let x17 = 0x7fffffe - a.0[4];
    let x18 = 0x3fffffe - a.0[5];
    let x19 = 0x7fffffe - a.0[6];
    let x20 = 0x3fffffe - a.0[7];
    let x21 = 0x7fffffe - a.0[8];
    let x22 = 0x3fffffe - a.0[9];
    let x23 = x11 & 0x3ffffff;
    let x24 = x11 >> 26;
    let x25 = x13 & 0x1ffffff;
    let x26 = x13 >> 25;
    let x27 = x15 & 0x3ffffff;
    let x28 = x15 >> 26;
    let x29 = x16 & 0x1ffffff;
    let x30 = x16 >> 25;
    let x31 = x17 & 0x3ffffff;
    let x32 = x17 >> 26;
    let x33 = x18 & 0x1ffffff;
    let x34 = x18 >> 25;
    let x35 = x19 & 0x3ffffff;
    let x36 = x19 >> 26;
    let x37 = x20 & 0x1ffffff;
    let x38 = x20 >> 25;
    let x39 = x21 & 0x3ffffff;
    let x40 = x21 >> 26;
    let x41 = x22 & 0x1ffffff;
    let x42 = x22 >> 25;
    let x43 = x25 + x24;
    let x44 = x27 + x26;
    let x45 = x29 + x28;
    let x46 = x31 + x30;
    let x47 = x33 + x32;
    let x48 = x35 + x34;
    let x49 = x37 + x36;
    let x50 = x39 + x38;
    let x51 = x41 + x40;
    let x54 = x23 + x42 * 19;
    Tight([x54, x43, x44, x45, x46, x47, x48, x49, x50, x51])
}

/// `zero` if flag is 0, `nonzero` if it is 1.
#[inline(always)]
pub(crate) fn selectznz(flag: u32, zero: &Tight, nonzero: &Tight) -> Tight {
    let x21 = select32(flag != 0, zero.0[0], nonzero.0[0]);
    let x22 = select32(flag != 0, zero.0[1], nonzero.0[1]);
    let x23 = select32(flag != 0, zero.0[2], nonzero.0[2]);
    let x24 = select32(flag != 0, zero.0[3], nonzero.0[3]);
    let x25 = select32(flag != 0, zero.0[4], nonzero.0[4]);
    let x26 = select32(flag != 0, zero.0[5], nonzero.0[5]);
    let x27 = select32(flag != 0, zero.0[6], nonzero.0[6]);
    let x28 = select32(flag != 0, zero.0[7], nonzero.0[7]);
    let x29 = select32(flag != 0, zero.0[8], nonzero.0[8]);
    let x30 = select32(flag != 0, zero.0[9], nonzero.0[9]);
    Tight([x21, x22, x23, x24, x25, x26, x27, x28, x29, x30])
}

/// a mod p, fully reduced, little-endian.
#[inline(always)]
pub(crate) fn to_bytes(a: &Tight) -> [u8; 32] {
    let x11 = a.0[0] + 19;
    let x13 = x11 >> 26;
    let x14 = a.0[1] + x13;
    let x16 = x14 >> 25;
    let x17 = a.0[2] + x16;
    let x19 = x17 >> 26;
    let x20 = a.0[3] + x19;
    let x22 = x20 >> 25;
    let x23 = a.0[4] + x22;
    let x25 = x23 >> 26;
    let x26 = a.0[5] + x25;
    let x28 = x26 >> 25;
    let x29 = a.0[6] + x28;
    let x31 = x29 >> 26;
    let x32 = a.0[7] + x31;
    let x34 = x32 >> 25;
    let x35 = a.0[8] + x34;
    let x37 = x35 >> 26;
    let x38 = a.0[9] + x37;
    let x40 = x38 >> 25;
    let x42 = a.0[0] + x40 * 19;
    let x43 = x42 & 0x3ffffff;
    let x44 = x42 >> 26;
    let x45 = a.0[1] + x44;
    let x46 = x45 & 0x1ffffff;
    let x47 = x45 >> 25;
    let x48 = a.0[2] + x47;
    let x49 = x48 & 0x3ffffff;
    let x50 = x48 >> 26;
    let x51 = a.0[3] + x50;
    let x52 = x51 & 0x1ffffff;
    let x53 = x51 >> 25;
    let x54 = a.0[4] + x53;
    let x55 = x54 & 0x3ffffff;
    let x56 = x54 >> 26;
    let x57 = a.0[5] + x56;
    let x58 = x57 & 0x1ffffff;
    let x59 = x57 >> 25;
    let x60 = a.0[6] + x59;
    let x61 = x60 & 0x3ffffff;
    let x62 = x60 >> 26;
    let x63 = a.0[7] + x62;
    let x64 = x63 & 0x1ffffff;
    let x65 = x63 >> 25;
    let x66 = a.0[8] + x65;
    let x67 = x66 & 0x3ffffff;
    let x68 = x66 >> 26;
    let x69 = a.0[9] + x68;
    let x70 = x69 & 0x1ffffff;
    let x72 = x46 & 0x3f;
    let x73 = x46 >> 6;
    let x76 = x43 + (x72 << 26);
    let x77 = x49 & 0x1fff;
    let x78 = x49 >> 13;
    let x81 = x73 + (x77 << 19);
    let x82 = x52 & 0x7ffff;
    let x83 = x52 >> 19;
    let x86 = x78 + (x82 << 13);
    let x89 = x83 + (x55 << 6);
    let x90 = x61 & 0x7f;
    let x91 = x61 >> 7;
    let x94 = x58 + (x90 << 25);
    let x95 = x64 & 0x1fff;
    let x96 = x64 >> 13;
    let x98 = x91 + (x95 << 19);
    let x99 = x67 & 0xfffff;
    let x100 = x67 >> 20;
    let x103 = x96 + (x99 << 12);
    let x105 = x100 + (x70 << 6);
    let x106 = x76 & 0xff;
    let x107 = x76 >> 8;
    let x108 = x107 & 0xff;
    let x109 = x107 >> 8;
    let x110 = x109 & 0xff;
    let x111 = x109 >> 8;
    let x112 = x81 & 0xff;
    let x113 = x81 >> 8;
    let x114 = x113 & 0xff;
    let x115 = x113 >> 8;
    let x116 = x115 & 0xff;
    let x117 = x115 >> 8;
    let x118 = x86 & 0xff;
    let x119 = x86 >> 8;
    let x120 = x119 & 0xff;
    let x121 = x119 >> 8;
    let x122 = x121 & 0xff;
    let x123 = x121 >> 8;
    let x124 = x89 & 0xff;
    let x125 = x89 >> 8;
    let x126 = x125 & 0xff;
    let x127 = x125 >> 8;
    let x128 = x127 & 0xff;
    let x129 = x127 >> 8;
    let x130 = x94 & 0xff;
    let x131 = x94 >> 8;
    let x132 = x131 & 0xff;
    let x133 = x131 >> 8;
    let x134 = x133 & 0xff;
    let x135 = x133 >> 8;
    let x136 = x98 & 0xff;
    let x137 = x98 >> 8;
    let x138 = x137 & 0xff;
    let x139 = x137 >> 8;
    let x140 = x139 & 0xff;
    let x141 = x139 >> 8;
    let x142 = x103 & 0xff;
    let x143 = x103 >> 8;
    let x144 = x143 & 0xff;
    let x145 = x143 >> 8;
    let x146 = x145 & 0xff;
    let x147 = x145 >> 8;
    let x148 = x105 & 0xff;
    let x149 = x105 >> 8;
    let x150 = x149 & 0xff;
    let x151 = x149 >> 8;
    let x152 = x151 & 0xff;
    let x153 = x151 >> 8;
    [x106 as u8, x108 as u8, x110 as u8, x111 as u8, x112 as u8, x114 as u8, x116 as u8, x117 as u8, x118 as u8, x120 as u8, x122 as u8, x123 as u8, x124 as u8, x126 as u8, x128 as u8, x129 as u8, x130 as u8, x132 as u8, x134 as u8, x135 as u8, x136 as u8, x138 as u8, x140 as u8, x141 as u8, x142 as u8, x144 as u8, x146 as u8, x147 as u8, x148 as u8, x150 as u8, x152 as u8, x153 as u8]
}

/// a, little-endian, below 2^255; it need not be below p.
#[inline(always)]
pub(crate) fn from_bytes(a: &[u8; 32]) -> Tight {
    let x40 = u32::from(a[0]) + (u32::from(a[1]) << 8) + (u32::from(a[2]) << 16) + (u32::from(a[3]) << 24);
    let x46 = u32::from(a[4]) + (u32::from(a[5]) << 8) + (u32::from(a[6]) << 16) + (u32::from(a[7]) << 24);
    let x52 = u32::from(a[8]) + (u32::from(a[9]) << 8) + (u32::from(a[10]) << 16) + (u32::from(a[11]) << 24);
    let x58 = u32::from(a[12]) + (u32::from(a[13]) << 8) + (u32::from(a[14]) << 16) + (u32::from(a[15]) << 24);
    let x64 = u32::from(a[16]) + (u32::from(a[17]) << 8) + (u32::from(a[18]) << 16) + (u32::from(a[19]) << 24);
    let x70 = u32::from(a[20]) + (u32::from(a[21]) << 8) + (u32::from(a[22]) << 16) + (u32::from(a[23]) << 24);
    let x76 = u32::from(a[24]) + (u32::from(a[25]) << 8) + (u32::from(a[26]) << 16) + (u32::from(a[27]) << 24);
    let x82 = u32::from(a[28]) + (u32::from(a[29]) << 8) + (u32::from(a[30]) << 16) + (u32::from(a[31]) << 24);
    let x83 = x40 & 0x3ffffff;
    let x84 = x40 >> 26;
    let x85 = x46 & 0x7ffff;
    let x86 = x46 >> 19;
    let x89 = x84 + (x85 << 6);
    let x90 = x52 & 0x1fff;
    let x91 = x52 >> 13;
    let x94 = x86 + (x90 << 13);
    let x95 = x58 & 0x3f;
    let x96 = x58 >> 6;
    let x99 = x91 + (x95 << 19);
    let x100 = x64 & 0x1ffffff;
    let x101 = x64 >> 25;
    let x102 = x70 & 0x7ffff;
    let x103 = x70 >> 19;
    let x106 = x101 + (x102 << 7);
    let x107 = x76 & 0xfff;
    let x108 = x76 >> 12;
    let x110 = x103 + (x107 << 13);
    let x111 = x82 & 0x3f;
    let x112 = x82 >> 6;
    let x115 = x108 + (x111 << 20);
    Tight([x83, x89, x94, x99, x96, x100, x106, x110, x115, x112])
}
