//! RV64 instructions as words.

/// A register's number.
pub type Register = u32;

/// Bits hi..lo of the word are those of the immediate from `place` on.
type Pieces = [(u32, u32, u32)];

const B: &Pieces = &[(31, 31, 12), (7, 7, 11), (30, 25, 5), (11, 8, 1)];
const J: &Pieces = &[(31, 31, 20), (19, 12, 12), (20, 20, 11), (30, 21, 1)];
const S: &Pieces = &[(31, 25, 5), (11, 7, 0)];

fn scatter(immediate: i32, pieces: &Pieces) -> u32 {
    let parts = pieces.iter().map(|&(hi, lo, place)| {
        let width = hi - lo + 1;
        ((immediate >> place) as u32 & ((1 << width) - 1)) << lo
    });
    parts.sum()
}

pub fn r(opcode: u32, f7: u32, f3: u32, d: Register, a: Register, b: Register) -> u32 {
    f7 << 25 | b << 20 | a << 15 | f3 << 12 | d << 7 | opcode
}

pub fn i(opcode: u32, f3: u32, d: Register, a: Register, immediate: i32) -> u32 {
    (immediate as u32) << 20 | a << 15 | f3 << 12 | d << 7 | opcode
}

pub fn store(f3: u32, value: Register, base: Register, immediate: i32) -> u32 {
    scatter(immediate, S) | value << 20 | base << 15 | f3 << 12 | 0x23
}

pub fn branch(f3: u32, a: Register, b: Register, offset: i32) -> u32 {
    scatter(offset, B) | b << 20 | a << 15 | f3 << 12 | 0x63
}

pub fn jump(offset: i32) -> u32 {
    scatter(offset, J) | 0x6f
}

pub fn lui(d: Register, immediate: u32) -> u32 {
    immediate << 12 | d << 7 | 0x37
}

pub fn addi(d: Register, a: Register, immediate: i32) -> u32 {
    i(0x13, 0, d, a, immediate)
}

/// A compressed instruction: quadrant, funct3, what else is fixed, immediate.
pub struct Short {
    pub quadrant: u16,
    pub f3: u16,
    pub fixed: u16,
    pub pieces: &'static Pieces,
}

const CI: &Pieces = &[(12, 12, 5), (6, 2, 0)];
const CW: &Pieces = &[(12, 10, 3), (6, 6, 2), (5, 5, 6)];
const CD: &Pieces = &[(12, 10, 3), (6, 5, 6)];

const fn short(quadrant: u16, f3: u16, fixed: u16, pieces: &'static Pieces) -> Short {
    Short {
        quadrant,
        f3,
        fixed,
        pieces,
    }
}

pub const C_ADDI4SPN: Short = short(0, 0, 0, &[(12, 11, 4), (10, 7, 6), (6, 6, 2), (5, 5, 3)]);
pub const C_LW: Short = short(0, 2, 0, CW);
pub const C_LD: Short = short(0, 3, 0, CD);
pub const C_SW: Short = short(0, 6, 0, CW);
pub const C_SD: Short = short(0, 7, 0, CD);
pub const C_ADDI: Short = short(1, 0, 0, CI);
pub const C_ADDIW: Short = short(1, 1, 0, CI);
pub const C_LI: Short = short(1, 2, 0, CI);
pub const C_LUI: Short = short(1, 3, 0, CI);
pub const C_ADDI16SP: Short = short(
    1,
    3,
    2 << 7,
    &[(12, 12, 9), (6, 6, 4), (5, 5, 6), (4, 3, 7), (2, 2, 5)],
);
pub const C_SRLI: Short = short(1, 4, 0, CI);
pub const C_SRAI: Short = short(1, 4, 1 << 10, CI);
pub const C_ANDI: Short = short(1, 4, 2 << 10, CI);
pub const C_SUB: Short = short(1, 4, 3 << 10, &[]);
pub const C_XOR: Short = short(1, 4, 3 << 10 | 1 << 5, &[]);
pub const C_OR: Short = short(1, 4, 3 << 10 | 2 << 5, &[]);
pub const C_AND: Short = short(1, 4, 3 << 10 | 3 << 5, &[]);
pub const C_SUBW: Short = short(1, 4, 7 << 10, &[]);
pub const C_ADDW: Short = short(1, 4, 7 << 10 | 1 << 5, &[]);
pub const C_J: Short = short(
    1,
    5,
    0,
    &[
        (12, 12, 11),
        (11, 11, 4),
        (10, 9, 8),
        (8, 8, 10),
        (7, 7, 6),
        (6, 6, 7),
        (5, 3, 1),
        (2, 2, 5),
    ],
);
pub const C_BEQZ: Short = short(1, 6, 0, C_B);
pub const C_BNEZ: Short = short(1, 7, 0, C_B);
const C_B: &Pieces = &[(12, 12, 8), (11, 10, 3), (6, 5, 6), (4, 3, 1), (2, 2, 5)];
pub const C_SLLI: Short = short(2, 0, 0, CI);
pub const C_LWSP: Short = short(2, 2, 0, &[(12, 12, 5), (6, 4, 2), (3, 2, 6)]);
pub const C_LDSP: Short = short(2, 3, 0, &[(12, 12, 5), (6, 5, 3), (4, 2, 6)]);
pub const C_MV: Short = short(2, 4, 0, &[]);
pub const C_ADD: Short = short(2, 4, 1 << 12, &[]);
pub const C_SWSP: Short = short(2, 6, 0, &[(12, 9, 2), (8, 7, 6)]);
pub const C_SDSP: Short = short(2, 7, 0, &[(12, 10, 3), (9, 7, 6)]);

impl Short {
    /// With fields from bit 7 and bit 2 on.
    pub fn with(&self, at7: Register, at2: Register, immediate: i32) -> u16 {
        let fields = at7 << 7 | at2 << 2 | scatter(immediate, self.pieces);
        self.f3 << 13 | self.fixed | self.quadrant | fields as u16
    }
}
