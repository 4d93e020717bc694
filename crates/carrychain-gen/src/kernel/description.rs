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
    /// The third if the first is 1, the second if it is 0.
    Select(Slot, Slot, Slot),
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
            Self::Select(choice, a, b) => ("select", vec![choice, a, b], None),
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

/// Goals, one after the other.
pub type Thread = Vec<Goal>;

/// Threads that do not depend on each other, interleaved: no slot that one writes is used in another.
pub type Block = Vec<Thread>;

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
    /// What it holds is below this.
    pub bound: Bound,
}

/// What an element is below.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// 2^256.
    Any,
    /// 2^255 + 2^48.
    Tight,
    /// 2: a bit, in one word.
    Bit,
}

impl Bound {
    /// The number.
    pub fn below(self) -> &'static str {
        match self {
            Self::Any => "2^256",
            Self::Tight => "2^255 + 2^48",
            Self::Bit => "2",
        }
    }
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
    /// What it does.
    pub blocks: Vec<Block>,
    /// Whether the blocks are repeated as often as the last argument says.
    pub repeated: bool,
    /// Which arguments may be the same memory, for the banner.
    pub aliasing: &'static str,
}

impl Description {
    /// All goals in order.
    pub fn goals(&self) -> impl Iterator<Item = &Goal> {
        self.blocks.iter().flatten().flatten()
    }

    /// Whether tight slots get tight results and the threads of each block are independent.
    pub fn is_sound(&self) -> bool {
        let loose = |op| {
            matches!(
                op,
                FieldOp::Add(..) | FieldOp::Subtract(..) | FieldOp::Select(..)
            )
        };
        if self
            .goals()
            .any(|goal| self.slots[goal.to].bound != Bound::Any && loose(goal.op))
        {
            return false;
        }
        let slots = |thread: &Thread| -> Vec<_> {
            let used = |goal: &Goal| goal.op.parts().1.into_iter().chain([goal.to]);
            thread.iter().flat_map(used).collect()
        };
        self.blocks.iter().all(|block| {
            block.iter().enumerate().all(|(i, thread)| {
                let mut others = block.iter().enumerate().filter(|(j, _)| *j != i);
                others.all(|(_, other)| thread.iter().all(|goal| !slots(other).contains(&goal.to)))
            })
        })
    }
}
