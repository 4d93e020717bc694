//! What is to be proved of a kernel, as JSON: arguments, slots, and which instructions achieve which goal.

use super::compile::Kernel;
use super::description::Access;
use super::target::Target;
use serde::Serialize;

#[derive(Serialize)]
struct Contract {
    name: String,
    target: &'static str,
    modulus: &'static str,
    arguments: Vec<Argument>,
    /// Elements of four 64-bit words, the least significant one first.
    slots: Vec<Slot>,
    /// All that it pushes or reserves, without the return address.
    stack_bytes: i32,
    /// Instructions before the first block: `endbr64`, saving registers, reserving the frame, moving arguments.
    entry: usize,
    blocks: Vec<Block>,
    /// The register that counts the rounds, if the blocks are repeated: `dec`, `jnz` to the first one.
    counter: Option<String>,
    /// Instructions after the last block (and after `jnz`): the frame wiped, the entry undone, `ret`.
    exit: usize,
}

/// An argument.
#[derive(Serialize)]
pub struct Argument {
    name: &'static str,
    register: String,
    bytes: i32,
    access: Access,
}

impl From<&super::description::Argument> for Argument {
    fn from(argument: &super::description::Argument) -> Self {
        Self {
            name: argument.name,
            register: argument.register.to_string(),
            bytes: argument.bytes,
            access: argument.access,
        }
    }
}

#[derive(Serialize)]
struct Slot {
    name: &'static str,
    argument: usize,
    offset: i32,
    /// What holds of it before the first block, if it is read before it is written, and after each goal that writes it.
    below: &'static str,
}

/// `count` instructions after which every goal holds, one after the other.
#[derive(Serialize)]
struct Block {
    count: usize,
    goals: Vec<Goal>,
}

#[derive(Serialize)]
struct Goal {
    dst: usize,
    op: &'static str,
    sources: Vec<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    constant: Option<i32>,
}

/// The text of the file.
pub fn json(kernel: &Kernel) -> String {
    let description = &kernel.description;
    let frame = usize::from(kernel.frame > 0);
    let wiping = frame + kernel.frame as usize / 8;
    let goal = |goal: &super::description::Goal| {
        let (op, sources, constant) = goal.op.parts();
        Goal {
            dst: goal.to,
            op,
            sources,
            constant,
        }
    };
    let contract = Contract {
        name: format!("{}::{}", module(kernel.target), description.name),
        target: kernel.target.name(),
        modulus: "2^255-19",
        arguments: description.arguments.iter().map(Argument::from).collect(),
        slots: description
            .slots
            .iter()
            .map(|slot| Slot {
                name: slot.name,
                argument: slot.argument,
                offset: slot.offset,
                below: slot.bound.below(),
            })
            .collect(),
        stack_bytes: kernel.stack(),
        entry: 1 + kernel.saved.len() + frame + kernel.entry.len(),
        blocks: kernel
            .blocks
            .iter()
            .zip(&description.blocks)
            .map(|(code, goals)| Block {
                count: code.len(),
                goals: goals.iter().flatten().map(goal).collect(),
            })
            .collect(),
        counter: kernel.counter().map(|register| register.to_string()),
        exit: wiping + frame + kernel.saved.len() + 1,
    };
    serde_json::to_string_pretty(&contract).expect("plain data") + "\n"
}

/// The library's module of a target's kernels.
pub fn module(target: Target) -> String {
    format!("fe25519_{}", target.name())
}
