//! A kernel that is a whole function: straight parts and loops of a fixed number of rounds, whose blocks perform the acts
//! of an abstract program (proof/top) one after the other.
//!
//! ```text
//! acts --Writer, one a part--> operations over virtual registers --compile--> machine registers --print--> .S
//!                                                                                         --contract--> .json
//! ```
//!
//! Nothing is in a register from one part to the next: what lives on is in the frame. A loop's rounds begin and end with
//! the counter in a register. They have a pointer to the frame in another: on Zen 4 addresses relative to RSP, when there
//! are many of them, cost a ladder step 12 cycles of 225.

mod compile;
mod contract;
mod print;
mod writer;

pub use compile::{Whole, compile};
pub use contract::json;
pub use print::assembly;
pub use writer::Writer;

use super::description::Argument;
use super::ir::{Instruction, RCX, RDI, Register, Source, Value};
use std::collections::BTreeMap;

/// The register that counts the rounds of a loop, where a round begins and ends.
pub const COUNTER: Register = RCX;
/// The register that points to the frame in a loop.
pub const FRAME: Register = RDI;

/// A function.
pub struct Program {
    /// Its name.
    pub name: &'static str,
    /// What it computes, for the banner.
    pub summary: &'static str,
    /// The arguments in order.
    pub arguments: Vec<Argument>,
    /// Which arguments may be the same memory, for the banner.
    pub aliasing: &'static str,
    /// The bytes of the frame that hold what lives from part to part.
    pub frame: i32,
    /// Where the frame keeps the pointer to the result, the first argument.
    pub result: i32,
    /// What it does.
    pub parts: Vec<Part<Value>>,
}

/// Code that is run once or in a loop.
pub struct Part<R> {
    /// The loop, if it is one.
    pub head: Option<Head>,
    /// The code.
    pub blocks: Vec<Block<R>>,
    /// The values that must be in a certain register.
    fixed: BTreeMap<Value, Register>,
    /// Those that are there at the start.
    arguments: Vec<Value>,
}

/// A loop.
#[derive(Clone)]
pub struct Head {
    /// How many rounds.
    pub rounds: u32,
    /// What lives on from round to round, in the frame.
    pub numbers: Vec<Number>,
}

/// A number in the frame.
#[derive(Clone)]
pub struct Number {
    /// Its name among the acts.
    pub name: &'static str,
    /// Whether it is known exactly, not only modulo p.
    pub exact: bool,
    /// Where it is.
    pub places: Vec<Source<Register>>,
    /// It is at most this.
    pub most: Most,
}

/// A bound of a number, for the contract.
pub type Most = &'static str;

/// Instructions and what they do.
pub struct Block<R> {
    /// For whoever reads the code.
    pub about: String,
    /// The instructions.
    pub code: Vec<Instruction<R>>,
    /// The acts that are done after them, in the order of the abstract program.
    pub acts: Vec<Act<R>>,
}

/// An act, and where its result is after the block.
pub struct Act<R> {
    /// The name of what it defines.
    pub name: &'static str,
    /// What is said of the places.
    pub take: Take,
    /// The words of the result, the least significant one first.
    pub places: Vec<Source<R>>,
}

/// What is said of an act's result.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Take {
    /// Nothing: whoever follows the code works it out.
    Ghost,
    /// The places hold it.
    Exact(Most),
    /// The places hold a number congruent to it modulo p.
    Modular(Most),
    /// The places hold the number congruent to it modulo p that is below p.
    Least,
    /// The places hold the low part of a cut.
    Low(Most),
}

/// 2^64 - 1.
pub const WORD: Most = "2^64 - 1";
/// 2^256 - 1.
pub const ANY: Most = "2^256 - 1";
/// What a product is below.
pub const TIGHT: Most = "2^255 + 2^48 - 1";
