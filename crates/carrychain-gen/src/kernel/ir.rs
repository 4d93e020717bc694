//! Machine operations of x86-64, over virtual registers before allocation and over machine registers after it.
//!
//! A virtual register is assigned once. The two carry chains are the flags CF and OF: which operation reads and which
//! writes them is [`Code::reads`] and [`Code::writes`], and whoever moves operations keeps every flag's order.

use std::fmt;

/// A virtual register of 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(pub u32);

/// A machine register, by its hardware number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Register(pub u8);

/// RAX: multiplicand and low half of `mul`.
pub const RAX: Register = Register(0);
/// RCX.
pub const RCX: Register = Register(1);
/// RDX: multiplier of `mulx`, high half of `mul`, third argument.
pub const RDX: Register = Register(2);
/// RSI: second argument.
pub const RSI: Register = Register(6);
/// RDI: first argument.
pub const RDI: Register = Register(7);

/// Those that a function of the System V ABI keeps.
pub const CALLEE_SAVED: [Register; 6] = [
    Register(3),
    Register(5),
    Register(12),
    Register(13),
    Register(14),
    Register(15),
];

const NAMES: [&str; 8] = ["ax", "cx", "dx", "bx", "sp", "bp", "si", "di"];

impl Register {
    /// The name of its low 32 bits.
    pub fn low_half(self) -> String {
        match self.0 {
            n @ 0..8 => format!("e{}", NAMES[usize::from(n)]),
            n => format!("r{n}d"),
        }
    }
}

impl fmt::Display for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            n @ 0..8 => write!(f, "r{}", NAMES[usize::from(n)]),
            n => write!(f, "r{n}"),
        }
    }
}

/// What an address is relative to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Base<R> {
    /// A pointer argument.
    Pointer(R),
    /// The stack frame.
    Frame,
}

/// Eight bytes of memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place<R> {
    /// What the offset is relative to.
    pub base: Base<R>,
    /// In bytes, a multiple of 8.
    pub offset: i32,
}

/// The operand that may be a register, memory, or a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source<R> {
    /// A register.
    Value(R),
    /// Eight bytes of memory.
    Memory(Place<R>),
    /// A constant: in a move any, elsewhere one that is sign-extended from 32 bits.
    Constant(i64),
}

/// The operations. `d` is the destination, `s` the source.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Code {
    /// d = s.
    Mov,
    /// Memory = s.
    Store,
    /// d = 0, CF = OF = 0.
    Zero,
    /// (d0, d1) = high and low half of RDX s; no flags.
    Mulx,
    /// (RDX, RAX) = RAX s.
    Mul,
    /// d = s times the constant.
    Imul(i32),
    /// d = d s, the low half of it.
    ImulLow,
    /// d += s.
    Add,
    /// d += s + CF.
    Adc,
    /// d -= s.
    Sub,
    /// d -= s + CF.
    Sbb,
    /// d &= s, CF = OF = 0.
    And,
    /// d ^= s, CF = OF = 0.
    Xor,
    /// d = -1 - d, no flags.
    Not,
    /// d += 1, not CF.
    Inc,
    /// d = the other operand + s, no flags.
    Lea,
    /// CF = other operand < s.
    Cmp,
    /// ZF = (other operand & s = 0), CF = OF = 0.
    Test,
    /// d += s + CF, no other flag.
    Adcx,
    /// d += s + OF, no other flag.
    Adox,
    /// d = s if CF.
    Cmovc,
    /// d = s if ZF.
    Cmovz,
    /// d = -CF (`sbb d, d`).
    Borrow,
    /// d <<= the constant.
    Shl(u8),
    /// d >>= the constant.
    Shr(u8),
    /// d >>= the constant, arithmetically.
    Sar(u8),
    /// d <<= the constant, with the upper bits of s coming in.
    Shld(u8),
    /// d >>= the constant, with the lower bits of s coming in.
    Shrd(u8),
}

/// A set of flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flags {
    /// The carry flag.
    pub carry: bool,
    /// The overflow flag.
    pub overflow: bool,
    /// The zero flag.
    pub zero: bool,
}

const NONE: Flags = Flags {
    carry: false,
    overflow: false,
    zero: false,
};
const CARRY: Flags = Flags {
    carry: true,
    ..NONE
};
const OVERFLOW: Flags = Flags {
    overflow: true,
    ..NONE
};
const ZERO: Flags = Flags { zero: true, ..NONE };
const ALL: Flags = Flags {
    carry: true,
    overflow: true,
    zero: true,
};

impl Code {
    /// The flags it reads.
    pub fn reads(self) -> Flags {
        match self {
            Self::Adc | Self::Sbb | Self::Adcx | Self::Cmovc | Self::Borrow => CARRY,
            Self::Adox => OVERFLOW,
            Self::Cmovz => ZERO,
            _ => NONE,
        }
    }

    /// The flags that it writes or leaves undefined.
    pub fn writes(self) -> Flags {
        match self {
            Self::Mov | Self::Store | Self::Mulx | Self::Not | Self::Lea => NONE,
            Self::Cmovc | Self::Cmovz => NONE,
            Self::Adcx => CARRY,
            Self::Adox => OVERFLOW,
            Self::Inc => Flags {
                carry: false,
                ..ALL
            },
            _ => ALL,
        }
    }

    /// Whether the source may be memory.
    pub fn takes_memory(self) -> bool {
        !matches!(
            self,
            Self::Store
                | Self::Zero
                | Self::Borrow
                | Self::Not
                | Self::Inc
                | Self::Lea
                | Self::Shl(_)
                | Self::Shr(_)
                | Self::Sar(_)
                | Self::Shld(_)
                | Self::Shrd(_)
        )
    }

    /// The mnemonic.
    pub fn name(self) -> &'static str {
        match self {
            Self::Mov | Self::Store => "mov",
            Self::Zero => "xor",
            Self::Mulx => "mulx",
            Self::Mul => "mul",
            Self::Imul(_) | Self::ImulLow => "imul",
            Self::Add => "add",
            Self::Adc => "adc",
            Self::Sub => "sub",
            Self::Sbb | Self::Borrow => "sbb",
            Self::And => "and",
            Self::Adcx => "adcx",
            Self::Adox => "adox",
            Self::Cmovc => "cmovc",
            Self::Cmovz => "cmovz",
            Self::Xor => "xor",
            Self::Not => "not",
            Self::Inc => "inc",
            Self::Lea => "lea",
            Self::Cmp => "cmp",
            Self::Test => "test",
            Self::Shl(_) => "shl",
            Self::Shr(_) => "shr",
            Self::Sar(_) => "sar",
            Self::Shld(_) => "shld",
            Self::Shrd(_) => "shrd",
        }
    }
}

/// One operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction<R> {
    /// What it does.
    pub code: Code,
    /// What it writes, in the order in which it is printed.
    pub to: Vec<R>,
    /// The operand that the first destination overwrites.
    pub tied: Option<R>,
    /// The source.
    pub source: Option<Source<R>>,
    /// The other operand, a register: of `lea`, `cmp` and `test`, and, not printed, RDX of `mulx`, RAX of `mul`.
    pub other: Option<R>,
    /// Where a store goes.
    pub place: Option<Place<R>>,
}

impl<R: Copy> Instruction<R> {
    /// The registers that it reads; one may come twice.
    pub fn reads(&self) -> impl Iterator<Item = R> {
        let source = self.source.and_then(|source| source.reads());
        let place = self.place.and_then(|place| place.pointer());
        [self.tied, source, self.other, place].into_iter().flatten()
    }

    /// The same with other places.
    pub fn map_places(mut self, map: impl Fn(Place<R>) -> Place<R>) -> Self {
        self.place = self.place.map(&map);
        if let Some(Source::Memory(place)) = self.source {
            self.source = Some(Source::Memory(map(place)));
        }
        self
    }

    /// The memory that it loads.
    pub fn loads(&self) -> Option<Place<R>> {
        match self.source {
            Some(Source::Memory(place)) => Some(place),
            _ => None,
        }
    }
}

impl<R: Copy> Source<R> {
    /// The register that it reads.
    pub fn reads(self) -> Option<R> {
        match self {
            Self::Value(value) => Some(value),
            Self::Memory(place) => place.pointer(),
            Self::Constant(_) => None,
        }
    }
}

impl<R: Copy> Place<R> {
    fn pointer(self) -> Option<R> {
        match self.base {
            Base::Pointer(pointer) => Some(pointer),
            Base::Frame => None,
        }
    }
}
