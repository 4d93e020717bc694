//! From a description to machine operations: lowering, scheduling, allocation.

use super::allocate::{Task, allocate};
use super::description::{Access, Bound, Description, FieldOp, Goal, Slot};
use super::emit::Emit;
use super::field::{Field, Operand};
use super::ir::{Base, CALLEE_SAVED, Instruction, Place, RDX, Register, Source, Value};
use super::model::Model;
use super::orders::committed_orders;
use super::schedule::{dependences, is_order, schedule};
use super::target::Target;
use super::weave::weave;
use std::collections::{BTreeMap, BTreeSet};

/// A kernel for a target.
pub struct Kernel {
    /// What it computes.
    pub description: Description,
    /// For which instructions.
    pub target: Target,
    /// The callee-saved registers that it pushes, in this order.
    pub saved: Vec<Register>,
    /// The bytes of the frame below them.
    pub frame: i32,
    /// Moves of arguments, before the first block.
    pub entry: Vec<Instruction<Register>>,
    /// One for each block of the description.
    pub blocks: Vec<Vec<Instruction<Register>>>,
}

/// A kernel's operations before they are put in order.
pub struct Lowered {
    /// What it computes.
    pub description: Description,
    /// For which instructions.
    pub target: Target,
    /// The values that must be in a certain register.
    pub fixed: BTreeMap<Value, Register>,
    /// Moves of arguments.
    pub entry: Vec<Instruction<Value>>,
    /// One for each block of the description.
    pub blocks: Vec<Vec<Instruction<Value>>>,
    arguments: Vec<Value>,
    pointers: Vec<Value>,
}

/// The operations of `description`, threads interleaved.
pub fn lower(description: &Description, target: Target) -> Lowered {
    let mut e = Emit::default();
    let arguments: Vec<_> = description
        .arguments
        .iter()
        .map(|argument| e.fresh_in(argument.register))
        .collect();
    // RDX is where the multiplier goes.
    let pointers: Vec<_> = arguments
        .iter()
        .zip(&description.arguments)
        .map(|(value, argument)| match argument.register {
            RDX => e.load(Source::Value(*value)),
            _ => *value,
        })
        .collect();
    let entry = std::mem::take(&mut e.code);
    let bases: Vec<_> = pointers.iter().copied().map(Base::Pointer).collect();
    let blocks = lower_blocks(description, target, &mut e, &bases);
    Lowered {
        description: description.clone(),
        target,
        fixed: e.fixed,
        entry,
        blocks,
        arguments,
        pointers,
    }
}

/// The operations of each block, for arguments that are in `bases`.
pub fn lower_blocks(
    description: &Description,
    target: Target,
    e: &mut Emit,
    bases: &[Base<Value>],
) -> Vec<Vec<Instruction<Value>>> {
    assert!(description.is_sound());
    let mut blocks = vec![];
    for block in &description.blocks {
        let threads: Vec<_> = block
            .iter()
            .map(|thread| {
                for goal in thread {
                    lower_goal(description, target, e, bases, goal);
                }
                std::mem::take(&mut e.code)
            })
            .collect();
        blocks.push(weave(&threads, &e.fixed));
    }
    blocks
}

/// The order in which the operations of each block are put: the committed one of a kernel of this name, or else the
/// scheduler's for that many registers.
pub fn orders(
    name: &str,
    blocks: &[Vec<Instruction<Value>>],
    fixed: &BTreeMap<Value, Register>,
    registers: usize,
    model: &Model,
) -> Vec<Vec<usize>> {
    if let Some(orders) = committed_orders(name) {
        assert!(
            allows(blocks, fixed, &orders),
            "{name}: the committed order is of another kernel: search again"
        );
        return orders;
    }
    let order = |block| schedule(block, fixed, model, registers);
    blocks.iter().map(|block| order(block)).collect()
}

/// Whether these are orders of the blocks that keep what must be kept.
fn allows(
    blocks: &[Vec<Instruction<Value>>],
    fixed: &BTreeMap<Value, Register>,
    orders: &[Vec<usize>],
) -> bool {
    let allows =
        |(block, order): (&Vec<_>, &Vec<usize>)| is_order(order, &dependences(block, fixed));
    orders.len() == blocks.len() && blocks.iter().zip(orders).all(allows)
}

/// The blocks in these orders.
pub fn in_order(
    blocks: &[Vec<Instruction<Value>>],
    orders: &[Vec<usize>],
) -> Vec<Vec<Instruction<Value>>> {
    let put = |(block, order): (&Vec<Instruction<Value>>, &Vec<usize>)| {
        order.iter().map(|i| block[*i].clone()).collect()
    };
    blocks.iter().zip(orders).map(put).collect()
}

/// The name under which orders of a kernel are committed.
pub fn order_name(target: Target, kernel: &str) -> String {
    format!("{}_{kernel}", target.name())
}

/// The callee-saved registers that the code writes.
pub fn saved<'a>(code: impl Iterator<Item = &'a Instruction<Register>>) -> Vec<Register> {
    let written: BTreeSet<_> = code.flat_map(|i| i.to.clone()).collect();
    CALLEE_SAVED
        .into_iter()
        .filter(|register| written.contains(register))
        .collect()
}

impl Lowered {
    /// The order in which each block's operations are put.
    pub fn orders(&self, model: &Model) -> Vec<Vec<usize>> {
        let name = order_name(self.target, self.description.name);
        // One is left for copies.
        let registers = self.target.general().len() - self.pointers.len() - 1;
        orders(&name, &self.blocks, &self.fixed, registers, model)
    }

    /// The kernel with its blocks in these orders.
    pub fn finish(&self, orders: &[Vec<usize>]) -> Kernel {
        let mut blocks = vec![self.entry.clone()];
        blocks.extend(in_order(&self.blocks, orders));
        let kept: &[Value] = if self.description.repeated {
            &self.pointers
        } else {
            &[]
        };
        let general = self.target.general();
        let shown = vec![vec![]; blocks.len()];
        let allocated = allocate(&Task {
            blocks,
            shown,
            fixed: &self.fixed,
            general: &general,
            arguments: &self.arguments,
            kept,
            frame: 0,
        });
        let mut blocks = allocated.blocks;
        let saved = saved(blocks.iter().flatten());
        let entry = blocks.remove(0);
        Kernel {
            description: self.description.clone(),
            target: self.target,
            saved,
            frame: allocated.frame,
            entry,
            blocks,
        }
    }
}

/// Compiles `description`.
pub fn compile(description: &Description, target: Target, model: &Model) -> Kernel {
    let lowered = lower(description, target);
    lowered.finish(&lowered.orders(model))
}

fn lower_goal(
    description: &Description,
    target: Target,
    e: &mut Emit,
    bases: &[Base<Value>],
    goal: &Goal,
) {
    let place = |slot: Slot, limb: i32| {
        let slot = &description.slots[slot];
        assert_ne!(description.arguments[slot.argument].access, Access::Count);
        Place {
            base: bases[slot.argument],
            offset: slot.offset + 8 * limb,
        }
    };
    let operand =
        |slot: Slot| -> Operand { [0, 1, 2, 3].map(|limb| Source::Memory(place(slot, limb))) };
    let word = |slot| Source::Memory(place(slot, 0));
    let tight = |slot: Slot| description.slots[slot].bound == Bound::Tight;
    let mut field = Field { target, e };
    let limbs = match goal.op {
        FieldOp::Multiply(a, b) => field.multiply(&operand(a), &operand(b)),
        FieldOp::Square(a) => field.square(&operand(a)),
        FieldOp::Add(a, b) => field.add(&operand(a), &operand(b), tight(a) && tight(b)),
        FieldOp::Subtract(a, b) => field.subtract(&operand(a), &operand(b), tight(a) && tight(b)),
        FieldOp::Scale(a, c) => field.scale(&operand(a), c),
        FieldOp::AddScaled(a, b, c) => field.add_scaled(&operand(a), &operand(b), c),
        FieldOp::Select(choice, a, b) => field.select(word(choice), &operand(a), &operand(b)),
    };
    for (limb, value) in (0..).zip(limbs) {
        field.e.store(place(goal.to, limb), Source::Value(value));
    }
}
