//! Bytes of instructions: prefixes, opcode, ModRM, SIB, displacement, immediate.

use super::native::DATA;

/// A register by its number in the hardware.
pub type Register = u8;

/// The operand in ModRM's rm field.
#[derive(Clone, Copy)]
pub enum Operand {
    /// A register.
    Register(Register),
    /// Memory: base register, displacement, and whether the displacement takes four bytes even if one would do.
    Memory(Register, i32, bool),
}

/// How an instruction is encoded, but for its operands.
#[derive(Clone, Copy, Default)]
pub struct Encoding<'a> {
    /// The byte before REX, if any.
    pub prefix: &'a [u8],
    /// REX.W.
    pub wide: bool,
    /// Operands of one byte: in the reg field, in the rm field.
    pub byte: (bool, bool),
    /// Without REX even for byte registers 4 to 7, which then are AH, CH, DH, BH.
    pub high: bool,
    /// The opcode.
    pub opcode: &'a [u8],
    /// The immediate.
    pub immediate: &'a [u8],
}

/// An instruction's bytes, and what registers must hold for its addresses to be in the data.
#[derive(Clone)]
pub struct Code {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Registers and their contents.
    pub pointers: Vec<(Register, u64)>,
}

impl Code {
    /// Without memory operands.
    pub fn plain(bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            bytes: bytes.into(),
            pointers: Vec::new(),
        }
    }
}

/// Where memory operands are, not aligned.
const PLACE: u64 = DATA + 11;

impl Operand {
    fn low(self) -> u8 {
        match self {
            Self::Register(register) | Self::Memory(register, ..) => register,
        }
    }

    /// ModRM with this reg field, SIB and displacement.
    fn tail(self, reg: u8) -> Vec<u8> {
        let field = (reg & 7) << 3 | self.low() & 7;
        let Self::Memory(base, displacement, four) = self else {
            return vec![0xc0 | field];
        };
        let (mode, bytes) = match i8::try_from(displacement) {
            Ok(0) if !four && base & 7 != 5 => (0, vec![]),
            Ok(short) if !four => (0x40, short.to_le_bytes().to_vec()),
            _ => (0x80, displacement.to_le_bytes().to_vec()),
        };
        let mut tail = vec![mode | field];
        if base & 7 == 4 {
            tail.push(0x24);
        }
        tail.extend(bytes);
        tail
    }

    fn pointers(self) -> Vec<(Register, u64)> {
        match self {
            Self::Register(_) => Vec::new(),
            Self::Memory(base, displacement, _) => {
                vec![(base, PLACE.wrapping_add_signed(-i64::from(displacement)))]
            }
        }
    }
}

impl Encoding<'_> {
    /// The instruction on a register (or opcode extension) in the reg field and an operand.
    pub fn with(&self, reg: u8, operand: Operand) -> Code {
        let byte_of_low_registers = |register: u8| (4..8).contains(&register);
        let rex = 0x40 | u8::from(self.wide) << 3 | (reg & 8) >> 1 | (operand.low() & 8) >> 3;
        // SPL, BPL, SIL, DIL.
        let needs_rex = self.byte.0 && byte_of_low_registers(reg)
            || self.byte.1 && matches!(operand, Operand::Register(r) if byte_of_low_registers(r));
        let mut bytes = self.prefix.to_vec();
        if rex != 0x40 || needs_rex && !self.high {
            bytes.push(rex);
        }
        bytes.extend(self.opcode);
        bytes.extend(operand.tail(reg));
        bytes.extend(self.immediate);
        Code {
            bytes,
            pointers: operand.pointers(),
        }
    }

    /// The instruction on a register in the opcode's low bits.
    pub fn short(&self, register: Register) -> Code {
        let mut code = self.with(0, Operand::Register(register));
        let length = code.bytes.len() - self.immediate.len();
        // The ModRM byte is not there.
        code.bytes.remove(length - 1);
        code.bytes[length - 2] |= register & 7;
        code
    }
}

/// `mulx high, low, operand`.
pub fn mulx(high: Register, low: Register, operand: Operand) -> Code {
    // VEX keeps R and B inverted.
    let extensions = (!high & 8) << 4 | 0x40 | (!operand.low() & 8) << 2;
    let mut bytes = vec![0xc4, extensions | 2, 0x80 | (!low & 15) << 3 | 3, 0xf6];
    bytes.extend(operand.tail(high));
    Code {
        bytes,
        pointers: operand.pointers(),
    }
}

/// `lea target, [base + scale * index + displacement]`, where `scale` is given by its logarithm.
pub fn lea(
    target: Register,
    base: Option<Register>,
    index: Option<(Register, u8)>,
    displacement: i32,
) -> Code {
    // Index 4 means none; base 5 with mode 0 means none.
    let (base_number, mode) = base.map_or((5, 0), |base| (base, 0x80));
    let (index_number, scale) = index.unwrap_or((4, 0));
    let rex = 0x48 | (target & 8) >> 1 | (index_number & 8) >> 2 | (base_number & 8) >> 3;
    let sib = scale << 6 | (index_number & 7) << 3 | base_number & 7;
    let mut bytes = vec![rex, 0x8d, mode | (target & 7) << 3 | 4, sib];
    bytes.extend(displacement.to_le_bytes());
    Code::plain(bytes)
}
