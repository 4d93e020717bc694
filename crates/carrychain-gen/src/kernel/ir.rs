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
    /// A constant, sign-extended from 32 bits.
    Constant(i32),
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
    /// d += s + CF, no other flag.
    Adcx,
    /// d += s + OF, no other flag.
    Adox,
    /// d = s if CF.
    Cmovc,
    /// d = -CF (`sbb d, d`).
    Borrow,
    /// d >>= the constant.
    Shr(u8),
}

/// A set of flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flags {
    /// The carry flag.
    pub carry: bool,
    /// The overflow flag.
    pub overflow: bool,
}

const NEITHER: Flags = Flags {
    carry: false,
    overflow: false,
};
const CARRY: Flags = Flags {
    carry: true,
    overflow: false,
};
const OVERFLOW: Flags = Flags {
    carry: false,
    overflow: true,
};
const BOTH: Flags = Flags {
    carry: true,
    overflow: true,
};

impl Code {
    /// The flags it reads.
    pub fn reads(self) -> Flags {
        match self {
            Self::Adc | Self::Sbb | Self::Adcx | Self::Cmovc | Self::Borrow => CARRY,
            Self::Adox => OVERFLOW,
            _ => NEITHER,
        }
    }

    /// The flags that it writes or leaves undefined.
    pub fn writes(self) -> Flags {
        match self {
            Self::Mov | Self::Store | Self::Mulx | Self::Cmovc => NEITHER,
            Self::Adcx => CARRY,
            Self::Adox => OVERFLOW,
            _ => BOTH,
        }
    }

    /// Whether the source may be memory.
    pub fn takes_memory(self) -> bool {
        !matches!(self, Self::Store | Self::Zero | Self::Borrow | Self::Shr(_))
    }

    /// The mnemonic.
    pub fn name(self) -> &'static str {
        match self {
            Self::Mov | Self::Store => "mov",
            Self::Zero => "xor",
            Self::Mulx => "mulx",
            Self::Mul => "mul",
            Self::Imul(_) => "imul",
            Self::Add => "add",
            Self::Adc => "adc",
            Self::Sub => "sub",
            Self::Sbb | Self::Borrow => "sbb",
            Self::And => "and",
            Self::Adcx => "adcx",
            Self::Adox => "adox",
            Self::Cmovc => "cmovc",
            Self::Shr(_) => "shr",
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
    /// The other operand.
    pub source: Option<Source<R>>,
    /// An operand that is not printed: RDX of `mulx`, RAX of `mul`.
    pub implied: Option<R>,
    /// Where a store goes.
    pub place: Option<Place<R>>,
}

impl<R: Copy> Instruction<R> {
    /// The registers that it reads; one may come twice.
    pub fn reads(&self) -> impl Iterator<Item = R> {
        let source = match self.source {
            Some(Source::Value(value)) => Some(value),
            Some(Source::Memory(place)) => place.pointer(),
            _ => None,
        };
        let place = self.place.and_then(|place| place.pointer());
        [self.tied, source, self.implied, place]
            .into_iter()
            .flatten()
    }

    /// The memory that it loads.
    pub fn loads(&self) -> Option<Place<R>> {
        match self.source {
            Some(Source::Memory(place)) => Some(place),
            _ => None,
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
