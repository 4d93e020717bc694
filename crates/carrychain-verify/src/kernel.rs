//! What the generator says about a kernel: the .json file beside its .S file. Untrusted: the theorem is about the contract
//! of the same name in proof/spec, and Coq refuses what does not fit it.

use crate::checker::check::Block;
use crate::checker::contract::{Contract, Expr, Limb, Number, Place, Region};
use crate::x86::instruction::{self, Register};
use num_bigint::BigInt;
use num_traits::One;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::fmt;

/// The file.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Description {
    /// `module::function`.
    pub name: String,
    /// The set of instructions.
    pub target: String,
    /// `2^255-19`.
    pub modulus: String,
    /// Pointers, and the number of rounds.
    pub arguments: Vec<Argument>,
    /// Elements in memory.
    pub slots: Vec<Slot>,
    /// Stack below the return address.
    pub stack_bytes: i64,
    /// Instructions before the first block.
    pub entry: usize,
    /// Instructions and what they achieve.
    pub blocks: Vec<Goals>,
    /// The register that counts the rounds.
    pub counter: Option<String>,
    /// Instructions after the last block.
    pub exit: usize,
}

/// An argument.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Argument {
    /// Its name.
    pub name: String,
    /// Where it is passed.
    pub register: String,
    /// The size of what it points to.
    pub bytes: i64,
    /// How it is used.
    pub access: Access,
}

/// How an argument is used.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// Memory that is read.
    Read,
    /// Memory that is written.
    Write,
    /// Memory that is read and written.
    ReadWrite,
    /// A number of rounds.
    Count,
}

/// An element of four words.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// Its name.
    pub name: String,
    /// Which argument points to it.
    pub argument: usize,
    /// Its distance from there.
    pub offset: i64,
}

/// Instructions after which goals hold.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Goals {
    /// How many.
    pub count: usize,
    /// In order.
    pub goals: Vec<Goal>,
}

/// A field operation.
#[derive(Deserialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Goal {
    /// The slot of its result.
    pub dst: usize,
    /// Its name.
    pub op: String,
    /// The slots of its operands.
    pub sources: Vec<usize>,
    /// Its constant.
    #[serde(default)]
    pub constant: Option<i64>,
}

/// Why a description cannot be used.
#[derive(Clone, Debug)]
pub struct Malformed(String);

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

fn malformed(what: impl Into<String>) -> Malformed {
    Malformed(what.into())
}

impl Description {
    /// Reads the file's text.
    pub fn parse(text: &str) -> Result<Self, Malformed> {
        serde_json::from_str(text).map_err(|error| malformed(error.to_string()))
    }

    /// The number in a slot.
    fn number(&self, slot: usize) -> Result<Number, Malformed> {
        let slot = self
            .slots
            .get(slot)
            .ok_or_else(|| malformed(format!("no slot {slot}")))?;
        let word = |i: u32| Limb {
            place: Place::Memory(slot.argument, slot.offset + 8 * i64::from(i), 8),
            weight: BigInt::one() << (64 * i),
            most: (BigInt::one() << 64) - 1,
        };
        Ok(Number {
            limbs: (0..4).map(word).collect(),
            most: (BigInt::one() << 256) - 1,
        })
    }

    fn goals(&self) -> impl Iterator<Item = &Goal> {
        self.blocks.iter().flat_map(|block| &block.goals)
    }

    /// The contract, with the slots' numbers as those of values.
    pub fn contract(&self) -> Result<Contract, Malformed> {
        let pointers = self
            .arguments
            .iter()
            .filter(|argument| argument.access != Access::Count);
        let region = |argument: &Argument| {
            Ok(Region {
                pointer: register(&argument.register)?,
                bytes: argument.bytes,
                writable: argument.access != Access::Read,
            })
        };
        let mut read = BTreeSet::new();
        let mut written = BTreeSet::new();
        for goal in self.goals() {
            let fresh = goal.sources.iter().filter(|slot| !written.contains(*slot));
            read.extend(fresh.copied());
            written.insert(goal.dst);
        }
        let access = |slot: usize| {
            let argument = self
                .slots
                .get(slot)
                .and_then(|slot| self.arguments.get(slot.argument));
            argument.map(|argument| argument.access)
        };
        let number = |slot: &usize| Ok((*slot, self.number(*slot)?));
        let outputs = (0..self.slots.len()).filter(|slot| match access(*slot) {
            Some(Access::Write) => written.contains(slot),
            Some(Access::ReadWrite) => read.contains(slot),
            _ => false,
        });
        let outputs: Vec<usize> = outputs.collect();
        let count = self.counter.as_deref().map(register).transpose()?;
        Ok(Contract {
            regions: pointers.map(region).collect::<Result<_, _>>()?,
            apart: Vec::new(),
            stack: self.stack_bytes,
            modulus: modulus(&self.modulus)?,
            inputs: read.iter().map(number).collect::<Result<_, _>>()?,
            ops: self
                .goals()
                .map(Goal::assignment)
                .collect::<Result<_, _>>()?,
            outputs: outputs.iter().map(number).collect::<Result<_, _>>()?,
            count,
        })
    }

    /// The blocks of a straight line; the first one takes in the entry.
    pub fn straight_line(&self) -> Result<Vec<Block>, Malformed> {
        let mut blocks = self.rounds()?;
        if let Some(first) = blocks.first_mut() {
            first.instructions += self.entry;
        }
        Ok(blocks)
    }

    /// The blocks alone.
    pub fn rounds(&self) -> Result<Vec<Block>, Malformed> {
        let block = |goals: &Goals| {
            let results = goals.goals.iter().map(|goal| self.number(goal.dst));
            Ok(Block {
                instructions: goals.count,
                results: results.collect::<Result<_, _>>()?,
            })
        };
        self.blocks.iter().map(block).collect()
    }
}

impl Goal {
    fn assignment(&self) -> Result<(usize, Expr), Malformed> {
        let value = |i: usize| Box::new(Expr::Value(i));
        let constant = |c: i64| Box::new(Expr::Constant(c.into()));
        let expression = match (&self.op[..], &self.sources[..], self.constant) {
            ("mul", [a, b], None) => Expr::Times(value(*a), value(*b)),
            ("sqr", [a], None) => Expr::Times(value(*a), value(*a)),
            ("add", [a, b], None) => Expr::Plus(value(*a), value(*b)),
            ("sub", [a, b], None) => Expr::Minus(value(*a), value(*b)),
            ("mul_const", [a], Some(c)) => Expr::Times(constant(c), value(*a)),
            ("add_mul_const", [a, b], Some(c)) => {
                let scaled = Expr::Times(constant(c), value(*b));
                Expr::Plus(value(*a), Box::new(scaled))
            }
            (op, ..) => return Err(malformed(format!("no operation '{op}' of this form"))),
        };
        Ok((self.dst, expression))
    }
}

fn register(name: &str) -> Result<Register, Malformed> {
    instruction::by_name(name).ok_or_else(|| malformed(format!("no register '{name}'")))
}

fn modulus(text: &str) -> Result<BigInt, Malformed> {
    let parsed = carrychain_gen::modulus::Modulus::read(text);
    parsed
        .map(|modulus| modulus.value.into())
        .map_err(|error| malformed(error.to_string()))
}
