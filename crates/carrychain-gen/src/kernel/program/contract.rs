//! What a checker has to know of a program's code, as JSON: which instructions do which acts, and where the results are.

use super::super::contract::{self, Argument};
use super::super::ir::{Base, Register, Source};
use super::{COUNTER, FRAME, Head, Take, Whole};
use serde::Serialize;

#[derive(Serialize)]
struct Contract {
    name: String,
    target: &'static str,
    modulus: &'static str,
    arguments: Vec<Argument>,
    /// All that it pushes or reserves, without the return address.
    stack_bytes: i32,
    /// Instructions before the first block: `endbr64`, saving registers, reserving the frame.
    entry: usize,
    parts: Vec<Part>,
    /// Instructions after the last part: the frame and registers wiped, the entry undone, `ret`.
    exit: usize,
}

#[derive(Serialize)]
struct Part {
    /// Before it the pointer to the frame is set by one instruction and the counter by another; after its blocks come `dec` and `jnz` to the first one.
    #[serde(rename = "loop", skip_serializing_if = "Option::is_none")]
    repeated: Option<Loop>,
    blocks: Vec<Block>,
}

#[derive(Serialize)]
struct Loop {
    counter: String,
    rounds: u32,
    /// Places that hold pointers.
    pointers: Vec<Pointer>,
    /// Places in the frame that hold what a register held at the start.
    keeps: Vec<Keep>,
    numbers: Vec<Number>,
}

/// To what an argument points to, or to the lowest byte of the stack.
#[derive(Serialize)]
struct Pointer {
    place: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    argument: Option<usize>,
}

#[derive(Serialize)]
struct Keep {
    place: String,
    register: String,
}

#[derive(Serialize)]
struct Number {
    name: &'static str,
    exact: bool,
    most: &'static str,
    places: Vec<String>,
}

#[derive(Serialize)]
struct Block {
    count: usize,
    acts: Vec<Act>,
}

#[derive(Serialize)]
struct Act {
    name: &'static str,
    take: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    places: Vec<String>,
}

/// The text of the file.
pub fn json(whole: &Whole) -> String {
    let program = &whole.program;
    let blocks = |part: &super::Part<Register>| {
        let act = |act: &super::Act<Register>| {
            let (take, most) = match act.take {
                Take::Ghost => ("ghost", None),
                Take::Exact(most) => ("exact", Some(most)),
                Take::Modular(most) => ("modular", Some(most)),
                Take::Least => ("least", Some("2^255 - 20")),
                Take::Low(most) => ("low", Some(most)),
            };
            let places = act.places.iter().map(place).collect();
            Act {
                name: act.name,
                take,
                most,
                places,
            }
        };
        let block = |block: &super::Block<Register>| Block {
            count: block.code.len(),
            acts: block.acts.iter().map(act).collect(),
        };
        part.blocks.iter().map(block).collect()
    };
    let contract = Contract {
        name: format!("{}::{}", contract::module(whole.target), program.name),
        target: whole.target.name(),
        modulus: "2^255-19",
        arguments: program.arguments.iter().map(Argument::from).collect(),
        stack_bytes: whole.stack(),
        entry: 2 + whole.saved.len(),
        parts: (whole.parts.iter())
            .map(|part| Part {
                repeated: part.head.as_ref().map(|head| repeated(whole, head)),
                blocks: blocks(part),
            })
            .collect(),
        exit: 1 + whole.frame as usize / 8 + whole.scratch().len() + 1 + whole.saved.len() + 1,
    };
    serde_json::to_string_pretty(&contract).expect("plain data") + "\n"
}

fn repeated(whole: &Whole, head: &Head) -> Loop {
    // The one pushed last is lowest.
    let kept = whole.saved.iter().rev().zip((whole.frame..).step_by(8));
    Loop {
        counter: COUNTER.to_string(),
        rounds: head.rounds,
        pointers: vec![
            Pointer {
                place: stack(whole.program.result),
                argument: Some(0),
            },
            Pointer {
                place: FRAME.to_string(),
                argument: None,
            },
        ],
        keeps: kept
            .map(|(register, offset)| Keep {
                place: stack(offset),
                register: register.to_string(),
            })
            .collect(),
        numbers: head
            .numbers
            .iter()
            .map(|number| Number {
                name: number.name,
                exact: number.exact,
                most: number.most,
                places: number.places.iter().map(place).collect(),
            })
            .collect(),
    }
}

/// A register, or 8 bytes at a distance from the lowest byte of stack or from what the first argument points to.
fn place(place: &Source<Register>) -> String {
    match place {
        Source::Value(register) => register.to_string(),
        Source::Memory(place) => match place.base {
            Base::Frame => stack(place.offset),
            Base::Pointer(_) => format!("out + {}", place.offset),
        },
        Source::Constant(_) => unreachable!("a constant has no place"),
    }
}

fn stack(offset: i32) -> String {
    format!("stack + {offset}")
}
