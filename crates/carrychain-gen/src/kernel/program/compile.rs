//! Registers for the values of each part.

use super::super::allocate::{Task, allocate};
use super::super::compile::saved;
use super::super::ir::{Base, Instruction, Place, Register, Source, Value};
use super::super::target::Target;
use super::{Act, Block, FRAME, Part, Program};
use std::collections::BTreeMap;

/// A program for a target.
pub struct Whole {
    /// What it computes, without code.
    pub program: Program,
    /// For which instructions.
    pub target: Target,
    /// The callee-saved registers that it pushes, in this order.
    pub saved: Vec<Register>,
    /// The bytes of the frame below them.
    pub frame: i32,
    /// The code.
    pub parts: Vec<Part<Register>>,
}

impl Whole {
    /// The bytes of stack.
    pub fn stack(&self) -> i32 {
        self.frame + 8 * self.saved.len() as i32
    }

    /// Every instruction but those of the loops and of entry and exit.
    pub fn code(&self) -> impl Iterator<Item = &Instruction<Register>> {
        let blocks = self.parts.iter().flat_map(|part| &part.blocks);
        blocks.flat_map(|block| &block.code)
    }

    /// The other registers that are written, but RAX, which wipes the frame.
    pub fn scratch(&self) -> Vec<Register> {
        let mut written: Vec<_> = self.code().flat_map(|i| i.to.clone()).collect();
        written.push(FRAME);
        (1..16)
            .map(Register)
            .filter(|register| written.contains(register) && !self.saved.contains(register))
            .collect()
    }
}

/// Compiles `program`.
pub fn compile(mut program: Program, target: Target) -> Whole {
    let mut frame = program.frame;
    let mut parts = vec![];
    for part in std::mem::take(&mut program.parts) {
        let (part, bytes) = with_registers(part, target, program.frame);
        parts.push(part);
        frame = frame.max(bytes);
    }
    let mut whole = Whole {
        program,
        target,
        saved: vec![],
        frame,
        parts,
    };
    whole.saved = saved(whole.code());
    whole
}

fn with_registers(part: Part<Value>, target: Target, frame: i32) -> (Part<Register>, i32) {
    let mut general = target.general();
    if part.head.is_some() {
        general.retain(|register| *register != FRAME);
    }
    // What the program keeps in the frame is below what the allocation puts there.
    let is_loop = part.head.is_some();
    let by_pointer = |place: Place<Register>| match place.base {
        Base::Frame if is_loop && place.offset < frame => Place {
            base: Base::Pointer(FRAME),
            ..place
        },
        _ => place,
    };
    let places = |block: &Block<Value>| -> Vec<Source<Value>> {
        let places = block.acts.iter().flat_map(|act| &act.places);
        places.copied().collect()
    };
    let allocated = allocate(&Task {
        blocks: part.blocks.iter().map(|block| block.code.clone()).collect(),
        shown: part.blocks.iter().map(places).collect(),
        fixed: &part.fixed,
        general: &general,
        arguments: &part.arguments,
        kept: &[],
        frame,
    });
    let code = allocated.blocks.into_iter().zip(allocated.shown);
    let blocks = part.blocks.into_iter().zip(code);
    let blocks = blocks.map(|(block, (code, shown))| {
        let mut shown = shown.into_iter();
        let mut act = |act: Act<Value>| Act {
            name: act.name,
            take: act.take,
            places: shown.by_ref().take(act.places.len()).collect(),
        };
        Block {
            about: block.about,
            code: code.into_iter().map(|i| i.map_places(by_pointer)).collect(),
            acts: block.acts.into_iter().map(&mut act).collect(),
        }
    });
    let part = Part {
        head: part.head,
        blocks: blocks.collect(),
        fixed: BTreeMap::new(),
        arguments: vec![],
    };
    (part, allocated.frame)
}
