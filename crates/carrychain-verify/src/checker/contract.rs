//! Contracts, as in stmt/Contract.v.

use super::poly::Variable;
use num_bigint::BigInt;

/// Where a limb is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// In memory: region, offset, bytes.
    Memory(usize, i64, usize),
    /// In a register.
    Register(Variable),
}

/// A part of a number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limb {
    /// Where it is.
    pub place: Place,
    /// By what it counts.
    pub weight: BigInt,
    /// Its greatest value; the least is 0.
    pub most: BigInt,
}

/// A number: the weighted sum of its limbs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Number {
    /// The limbs.
    pub limbs: Vec<Limb>,
    /// Its greatest value.
    pub most: BigInt,
}

/// Arithmetic on numbered values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expr {
    /// A value.
    Value(usize),
    /// A constant.
    Constant(BigInt),
    /// a + b.
    Plus(Box<Expr>, Box<Expr>),
    /// a - b.
    Minus(Box<Expr>, Box<Expr>),
    /// a b.
    Times(Box<Expr>, Box<Expr>),
    /// a if c = 1, b if c = 0.
    If(Box<Expr>, Box<Expr>, Box<Expr>),
}

/// A region of memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    /// The register that points to it at entry.
    pub pointer: Variable,
    /// Its bytes.
    pub bytes: i64,
    /// Whether it may be written.
    pub writable: bool,
}

/// What a piece of code does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contract {
    /// The regions.
    pub regions: Vec<Region>,
    /// Pairs of them that do not overlap.
    pub apart: Vec<(usize, usize)>,
    /// Bytes below the stack pointer.
    pub stack: i64,
    /// Of the field.
    pub modulus: BigInt,
    /// Values at entry.
    pub inputs: Vec<(usize, Number)>,
    /// What is computed.
    pub ops: Vec<(usize, Expr)>,
    /// Values at exit.
    pub outputs: Vec<(usize, Number)>,
    /// The register with the number of repetitions, if they are repeated.
    pub count: Option<Variable>,
}
