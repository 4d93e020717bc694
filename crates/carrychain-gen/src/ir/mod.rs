//! Straight-line code in single-assignment form. Every value is a non-negative integer with an exact interval, and
//! every operation is an identity over the integers: nothing wraps.
//!
//! | operation | identity |
//! |---|---|
//! | `Const c` | v = c |
//! | `Add a b`, `Sub a b`, `Mul a b` | v = a + b, v = a - b, v = a b |
//! | `Split a k` | low + 2^k high = a, low < 2^k |
//! | `MulAdd a b c d` | low + 2^w high = a b + c + d, low < 2^w |
//! | `AddCarry a b c` | low + 2^w high = a + b + c, low < 2^w, high in {0, 1} |
//! | `SubBorrow a b c` | low - 2^w high = a - b - c, low < 2^w, high in {0, 1} |
//! | `Select f a b` | v = a + f (b - a), f in {0, 1} |
//! | `Xor a b` | v = a + b - 2 a b, for a, b in {0, 1} |
//! | `Or a b` | max(a, b) <= v <= a + b, so that v = 0 if and only if a = b = 0 |
//!
//! The type of a value says what holds it: a flag (bool), a word of w bits, or a double word of 2w bits.

mod build;
pub(crate) mod hexadecimal;
mod interpret;

pub use build::{Builder, Interval};
pub use interpret::{Fault, interpret};

use num_bigint::BigUint;
use serde::{Deserialize, Serialize};

/// A value, by its index in [`Function::values`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Id(pub u32);

/// What holds a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Type {
    /// A carry, 0 or 1.
    Flag,
    /// w bits.
    Word,
    /// 2w bits.
    Double,
}

/// A value's type and interval, both ends included.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Value {
    /// What holds it.
    pub ty: Type,
    /// The smallest value possible.
    #[serde(with = "hexadecimal")]
    pub lo: BigUint,
    /// The largest value possible.
    #[serde(with = "hexadecimal")]
    pub hi: BigUint,
}

/// An operation; see the module's table.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Op {
    /// A constant.
    Const(#[serde(with = "hexadecimal")] BigUint),
    /// Exact sum.
    Add(Id, Id),
    /// Exact difference, never negative.
    Sub(Id, Id),
    /// Exact product.
    Mul(Id, Id),
    /// The low k bits and the rest.
    Split(Id, u32),
    /// Product of two words plus two words: low and high word.
    MulAdd(Id, Id, Id, Id),
    /// Sum of two words and a flag: low word and carry.
    AddCarry(Id, Id, Id),
    /// Difference of two words and a flag: low word and borrow.
    SubBorrow(Id, Id, Id),
    /// `Select(flag, zero, one)`: by a flag or a word that is 0 or 1.
    Select(Id, Id, Id),
    /// Exclusive or of two flags.
    Xor(Id, Id),
    /// Bitwise or.
    Or(Id, Id),
}

impl Op {
    /// Calls `visit` on every value it reads.
    pub fn for_each_operand(&mut self, mut visit: impl FnMut(&mut Id)) {
        match self {
            Self::Const(_) => {}
            Self::Split(a, _) => visit(a),
            Self::Add(a, b)
            | Self::Sub(a, b)
            | Self::Mul(a, b)
            | Self::Xor(a, b)
            | Self::Or(a, b) => {
                visit(a);
                visit(b);
            }
            Self::AddCarry(a, b, c) | Self::SubBorrow(a, b, c) | Self::Select(a, b, c) => {
                visit(a);
                visit(b);
                visit(c);
            }
            Self::MulAdd(a, b, c, d) => {
                visit(a);
                visit(b);
                visit(c);
                visit(d);
            }
        }
    }

    /// The values it reads.
    pub fn operands(&self) -> Vec<Id> {
        let mut all = vec![];
        self.clone().for_each_operand(|id| all.push(*id));
        all
    }
}

/// An operation and the values it defines: one, or `[low, high]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Statement {
    /// The operation.
    pub op: Op,
    /// Its results.
    pub results: Vec<Id>,
}

/// How a parameter or result looks from outside.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Shape {
    /// A field element of this type, an array of words with bounds.
    Element(String),
    /// An array of words.
    Words,
    /// An array of bytes.
    Bytes,
    /// One word.
    Scalar,
}

/// A parameter or the result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Port {
    /// Its name.
    pub name: String,
    /// Its shape.
    pub shape: Shape,
    /// Its values, least significant first.
    pub values: Vec<Id>,
}

/// A function.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// What it computes, one line.
    pub summary: String,
    /// Bits of a word.
    pub word: u32,
    /// The parameters.
    pub inputs: Vec<Port>,
    /// The result.
    pub output: Port,
    /// Type and bounds of every value.
    pub values: Vec<Value>,
    /// The code.
    pub body: Vec<Statement>,
}

impl Function {
    /// Type and bounds of a value.
    pub fn value(&self, id: Id) -> &Value {
        &self.values[id.0 as usize]
    }

    /// How often each value is read.
    pub fn uses(&self) -> Vec<usize> {
        let mut uses = vec![0; self.values.len()];
        let read = self.body.iter().flat_map(|s| s.op.operands());
        for id in read.chain(self.output.values.iter().copied()) {
            uses[id.0 as usize] += 1;
        }
        uses
    }
}
