//! From a description to machine operations: lowering, scheduling, allocation.

use super::allocate::allocate;
use super::description::{Access, Description, FieldOp, Goal, Slot};
use super::emit::Emit;
use super::field::{Field, Operand};
use super::ir::{Base, CALLEE_SAVED, Instruction, Place, RDX, Register, Source, Value};
use super::model::Model;
use super::schedule::schedule;
use super::target::Target;

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

/// Compiles `description`.
pub fn compile(description: &Description, target: Target, model: &Model) -> Kernel {
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
    let registers = target.general().len() - pointers.len();

    let mut blocks = vec![entry];
    for goals in &description.blocks {
        let threads: Vec<_> = goals
            .iter()
            .map(|goal| {
                lower(description, target, &mut e, &pointers, goal);
                std::mem::take(&mut e.code)
            })
            .collect();
        let code = threads.concat();
        blocks.push(schedule(code, &e.fixed, model, registers));
    }

    let kept: Vec<_> = if description.repeated {
        pointers.clone()
    } else {
        vec![]
    };
    let allocated = allocate(&blocks, &e.fixed, &target.general(), &arguments, &kept);
    let mut blocks = allocated.blocks;
    let written: Vec<_> = blocks.iter().flatten().flat_map(|i| i.to.clone()).collect();
    let saved = CALLEE_SAVED
        .into_iter()
        .filter(|register| written.contains(register))
        .collect();
    let entry = blocks.remove(0);
    Kernel {
        description: description.clone(),
        target,
        saved,
        frame: allocated.frame,
        entry,
        blocks,
    }
}

fn lower(description: &Description, target: Target, e: &mut Emit, pointers: &[Value], goal: &Goal) {
    let place = |slot: Slot, limb: i32| {
        let slot = &description.slots[slot];
        assert_ne!(description.arguments[slot.argument].access, Access::Count);
        Place {
            base: Base::Pointer(pointers[slot.argument]),
            offset: slot.offset + 8 * limb,
        }
    };
    let operand =
        |slot: Slot| -> Operand { [0, 1, 2, 3].map(|limb| Source::Memory(place(slot, limb))) };
    let mut field = Field { target, e };
    let limbs = match goal.op {
        FieldOp::Multiply(a, b) => field.multiply(&operand(a), &operand(b)),
        FieldOp::Square(a) => field.square(&operand(a)),
        FieldOp::Add(a, b) => field.add(&operand(a), &operand(b)),
        FieldOp::Subtract(a, b) => field.subtract(&operand(a), &operand(b)),
        FieldOp::Scale(a, c) => field.scale(&operand(a), c),
        FieldOp::AddScaled(a, b, c) => field.add_scaled(&operand(a), &operand(b), c),
    };
    for (limb, value) in (0..).zip(limbs) {
        field.e.store(place(goal.to, limb), value);
    }
}
