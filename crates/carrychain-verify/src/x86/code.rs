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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn straight_lines() {
        // mov rax, rdi; ret; and what is behind it does not matter.
        let code = straight_line(&[0x48, 0x89, 0xf8, 0xc3, 0xff]).expect("a function");
        assert_eq!((code.instructions.len(), code.uops.len()), (1, 1));
        let refused = |bytes: &[u8], offset: usize, why: &str| {
            let unfit = straight_line(bytes).expect_err("no straight line");
            assert_eq!((unfit.offset, &unfit.why[..]), (offset, why));
        };
        refused(&[0x48, 0x89, 0xf8], 3, "there is no ret");
        refused(&[], 0, "there is no ret");
        refused(&[0x90, 0x0f, 0xa2, 0xc3], 1, "'cpuid' is not in the model");
        refused(
            &[0x90, 0x75, 0xfd, 0xc3],
            1,
            "'jne short 0' cannot be part of a straight line",
        );
    }

    #[test]
    fn loops() {
        // nop; L: nop; dec rsi; jnz L; ret
        let bytes = [0x90, 0x90, 0x48, 0xff, 0xce, 0x75, 0xfa, 0xc3];
        let code = counted_loop(&bytes, 1, 1).expect("a loop");
        let lengths = [&code.entry, &code.body, &code.exit].map(|code| code.instructions.len());
        assert_eq!((lengths, code.counter), ([1, 2, 0], 7));
        let refused = |at: usize, byte: u8, part: &str| {
            let mut bytes = bytes;
            bytes[at] = byte;
            let unfit = counted_loop(&bytes, 1, 1).expect_err("no loop");
            assert!(unfit.why.contains(part), "{}", unfit.why);
        };
        refused(6, 0xf9, "is not the jump to the loop's head");
        refused(5, 0x74, "is not the jump to the loop's head");
        refused(4, 0xc6, "is not the counting of a loop");
        refused(7, 0x90, "there is no ret");
        assert!(counted_loop(&bytes, 2, 1).is_err());
        assert!(counted_loop(&bytes, 9, 9).is_err());
    }
}
