//! The instructions of model/X86.v.

use crate::checker::micro::Location;

/// A register: its hardware number + 1.
pub type Register = Location;

/// The first register.
pub const RAX: Register = 1;
/// The third.
pub const RDX: Register = 3;
/// Callee-saved.
pub const RBX: Register = 4;
/// The stack pointer.
pub const RSP: Register = 5;
/// Callee-saved.
pub const RBP: Register = 6;
/// Callee-saved.
pub const R12: Register = 13;
/// Callee-saved.
pub const R13: Register = 14;
/// Callee-saved.
pub const R14: Register = 15;
/// Callee-saved.
pub const R15: Register = 16;

/// An operand's size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    /// A byte.
    S8,
    /// 32 bits.
    S32,
    /// 64 bits.
    S64,
}

impl Size {
    /// In bits.
    pub fn bits(self) -> u32 {
        match self {
            Self::S8 => 8,
            Self::S32 => 32,
            Self::S64 => 64,
        }
    }

    /// In bytes.
    pub fn bytes(self) -> usize {
        self.bits() as usize / 8
    }
}

/// An operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A register.
    Register(Register),
    /// Bits 8 to 15 of a register: AH, CH, DH, BH.
    High(Register),
    /// Memory at base + displacement.
    Memory(Register, i64),
    /// A constant.
    Constant(i128),
}

/// Two-operand arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The manual's names.
pub enum Alu {
    Add,
    Or,
    Adc,
    Sbb,
    And,
    Sub,
    Xor,
    Cmp,
}

/// One-operand arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The manual's names.
pub enum Unary {
    Not,
    Neg,
    Inc,
    Dec,
}

/// Shifts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The manual's names.
pub enum Shift {
    Shl,
    Shr,
    Sar,
}

/// A flag that conditions look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flag {
    /// The carry flag.
    Carry,
    /// The zero flag.
    Zero,
}

/// A flag and its value.
pub type Condition = (Flag, bool);

/// What SSE moves: two lanes, unaligned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Vector {
    /// A vector register by its hardware number.
    Register(u8),
    /// Memory at base + displacement.
    Memory(Register, i64),
}

/// An instruction: the constructors of `instr` in model/X86.v.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The manual's names; destination first.
pub enum Instr {
    Mov(Size, Operand, Operand),
    Movzx(Register, Operand),
    Alu(Alu, Size, Operand, Operand),
    Test(Size, Operand, Operand),
    Unary(Unary, Size, Operand),
    Adcx(Register, Operand),
    Adox(Register, Operand),
    Mul(Operand),
    Mulx(Register, Register, Operand),
    Imul(Register, Operand),
    Imul3(Register, Operand, i128),
    Lea(Register, Option<Register>, Option<(Register, u32)>, i64),
    Shift(Shift, Size, Operand, u32),
    Shld(Register, Register, u32),
    Shrd(Register, Register, u32),
    Cmov(Condition, Register, Operand),
    Setc(Condition, Operand),
    Push(Register),
    Pop(Register),
    Nop,
    /// From registers or memory to a register.
    Sse(u8, Vector),
    /// From a register to memory at base + displacement.
    SseStore(Register, i64, u8),
    Jcc(Condition, u64),
    Jmp(u64),
    Ret,
}

/// The registers' names, in the hardware's order.
const NAMES: [&str; 16] = [
    "rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi", "r8", "r9", "r10", "r11", "r12", "r13",
    "r14", "r15",
];

/// The register of this name.
pub fn by_name(name: &str) -> Option<Register> {
    let number = NAMES.iter().position(|other| *other == name)?;
    Some(number as Register + 1)
}

/// The name of a register.
pub fn name(register: Register) -> Option<&'static str> {
    NAMES.get((register as usize).checked_sub(1)?).copied()
}
