//! What a kernel computes: field operations on slots, that is elements in memory.

use super::ir::Register;
use serde::Serialize;

/// The index of a slot.
pub type Slot = usize;

/// A field operation on slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FieldOp {
    /// a b.
    Multiply(Slot, Slot),
    /// a^2.
    Square(Slot),
    /// a + b.
    Add(Slot, Slot),
    /// a - b.
    Subtract(Slot, Slot),
    /// c a.
    Scale(Slot, i32),
    /// a + c b.
    AddScaled(Slot, Slot, i32),
}

impl FieldOp {
    /// Its name, its slots and its constant in the contract.
    pub fn parts(self) -> (&'static str, Vec<Slot>, Option<i32>) {
        match self {
            Self::Multiply(a, b) => ("mul", vec![a, b], None),
            Self::Square(a) => ("sqr", vec![a], None),
            Self::Add(a, b) => ("add", vec![a, b], None),
            Self::Subtract(a, b) => ("sub", vec![a, b], None),
            Self::Scale(a, c) => ("mul_const", vec![a], Some(c)),
            Self::AddScaled(a, b, c) => ("add_mul_const", vec![a, b], Some(c)),
        }
    }
}

/// An operation and the slot that gets its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The slot.
    pub to: Slot,
    /// The operation.
    pub op: FieldOp,
}

/// How a kernel uses an argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Access {
    /// A pointer to memory that it only reads.
    Read,
    /// A pointer to memory that it only writes.
    Write,
    /// A pointer to memory that it reads and writes.
    ReadWrite,
    /// A number of rounds, at least 1.
    Count,
}

/// An argument.
#[derive(Clone, Debug)]
pub struct Argument {
    /// Its name.
    pub name: &'static str,
    /// The register it comes in.
    pub register: Register,
    /// The size of what it points to.
    pub bytes: i32,
    /// How it is used.
    pub access: Access,
}

/// An element in memory.
#[derive(Clone, Debug)]
pub struct SlotPlace {
    /// Its name.
    pub name: &'static str,
    /// The index of the argument that points to it.
    pub argument: usize,
    /// Its distance from there.
    pub offset: i32,
}

/// A kernel.
#[derive(Clone, Debug)]
pub struct Description {
    /// Its name.
    pub name: &'static str,
    /// What it computes, for the banner.
    pub summary: &'static str,
    /// The arguments in order.
    pub arguments: Vec<Argument>,
    /// The slots.
    pub slots: Vec<SlotPlace>,
    /// What it does, block by block. A block's threads do not depend on each other and are interleaved.
    pub blocks: Vec<Vec<Goal>>,
    /// Whether the blocks are repeated as often as the last argument says.
    pub repeated: bool,
    /// Which arguments may be the same memory, for the banner.
    pub aliasing: &'static str,
}
