//! The code of a function: instructions up to `ret`, each with its micro operations.

use super::decode::{Decoded, decode};
use super::instruction::{Flag, Instr, Operand, Register, Size, Unary};
use super::lower::micro;
use crate::checker::micro::Uop;

/// Instructions and their operations.
#[derive(Clone, Debug)]
pub struct Code {
    /// The instructions, without `ret`.
    pub instructions: Vec<Decoded>,
    /// The operations of each.
    pub uops: Vec<Vec<Uop>>,
}

/// Where the code is not what it should be, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfit {
    /// The offset in bytes.
    pub offset: usize,
    /// What is wrong.
    pub why: String,
}

fn unfit(at: &Decoded, why: &str) -> Unfit {
    Unfit {
        offset: at.offset,
        why: format!("'{}' {why}", at.text),
    }
}

const END: &str = "there is no ret";

/// A straight line up to `ret`.
pub fn straight_line(bytes: &[u8]) -> Result<Code, Unfit> {
    let mut decoded = decode(bytes);
    let end = decoded.iter().position(|at| at.instr == Some(Instr::Ret));
    let end = end.ok_or_else(|| Unfit {
        offset: bytes.len(),
        why: END.to_owned(),
    })?;
    decoded.truncate(end);
    lower(decoded)
}

/// entry; L: body; dec counter; jnz L; exit; ret.
#[derive(Clone, Debug)]
pub struct Loop {
    /// Before the loop.
    pub entry: Code,
    /// A round, with `dec`.
    pub body: Code,
    /// The register that `dec` counts down.
    pub counter: Register,
    /// After it.
    pub exit: Code,
}

/// A counted loop, from the numbers of instructions before it and in it.
pub fn counted_loop(bytes: &[u8], entry: usize, body: usize) -> Result<Loop, Unfit> {
    let mut decoded = decode(bytes);
    let end = decoded.iter().position(|at| at.instr == Some(Instr::Ret));
    let end = end
        .filter(|end| *end >= entry + body + 2)
        .ok_or_else(|| Unfit {
            offset: bytes.len(),
            why: END.to_owned(),
        })?;
    decoded.truncate(end);
    let exit = decoded.split_off(entry + body + 2);
    let jump = decoded.pop();
    let rounds = decoded.split_off(entry);
    let top = rounds.first().map(|at| at.offset as u64);
    let counter = match rounds.last() {
        Some(Decoded {
            instr: Some(Instr::Unary(Unary::Dec, Size::S64, Operand::Register(counter))),
            ..
        }) => *counter,
        Some(other) => return Err(unfit(other, "is not the counting of a loop")),
        None => 0,
    };
    if let Some(jump) = jump
        && !matches!(jump.instr, Some(Instr::Jcc((Flag::Zero, false), to)) if Some(to) == top)
    {
        return Err(unfit(&jump, "is not the jump to the loop's head"));
    }
    Ok(Loop {
        entry: lower(decoded)?,
        body: lower(rounds)?,
        counter,
        exit: lower(exit)?,
    })
}

fn lower(instructions: Vec<Decoded>) -> Result<Code, Unfit> {
    let lower = |at: &Decoded| {
        let instr = at
            .instr
            .as_ref()
            .ok_or_else(|| unfit(at, "is not in the model"))?;
        micro(instr).ok_or_else(|| unfit(at, "cannot be part of a straight line"))
    };
    let uops = instructions.iter().map(lower).collect::<Result<_, _>>()?;
    Ok(Code { instructions, uops })
}
