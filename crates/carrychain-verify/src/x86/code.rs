//! The code of a function: instructions up to `ret`, each with its micro operations.

use super::decode::{Decoded, decode};
use super::instruction::{Flag, Instr, Operand, Register, Size, Unary};
use super::lower::micro;
use crate::checker::micro::Uop;
use crate::checker::program::{self, LoopCode};

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

/// code; L: body; dec counter; jnz L; code; ...; ret.
#[derive(Clone, Debug)]
pub struct Program {
    /// The loops.
    pub loops: Vec<Loop>,
    /// After the last one.
    pub last: Code,
}

/// A counted loop.
#[derive(Clone, Debug)]
pub struct Loop {
    /// Before it.
    pub enter: Code,
    /// A round, with `dec`.
    pub round: Code,
    /// The register that `dec` counts down.
    pub counter: Register,
}

impl Program {
    /// The function in these bytes, from the numbers of instructions before each loop, and in it without the counting.
    pub fn new(bytes: &[u8], shape: &[(usize, usize)]) -> Result<Self, Unfit> {
        let mut rest = decode(bytes);
        let within: usize = shape.iter().map(|(enter, round)| enter + round + 2).sum();
        let end = rest.iter().position(|at| at.instr == Some(Instr::Ret));
        let end = end.filter(|end| *end >= within).ok_or_else(|| Unfit {
            offset: bytes.len(),
            why: END.to_owned(),
        })?;
        rest.truncate(end);
        let mut take = |count: usize| rest.drain(..count).collect::<Vec<_>>();
        let loops = shape.iter().map(|(enter, round)| {
            let (enter, mut round) = (take(*enter), take(round + 2));
            let jump = round.pop();
            let counter = counted(&round, jump)?;
            Ok(Loop {
                enter: lower(enter)?,
                round: lower(round)?,
                counter,
            })
        });
        let loops = loops.collect::<Result<_, _>>()?;
        Ok(Self {
            loops,
            last: lower(rest)?,
        })
    }

    /// The code of each segment.
    pub fn segments(&self) -> impl Iterator<Item = &Code> {
        let loops = self.loops.iter();
        let both = loops.flat_map(|part| [&part.enter, &part.round]);
        both.chain([&self.last])
    }

    /// The operations alone.
    pub fn operations(&self) -> program::Code<'_> {
        let loops = self.loops.iter().map(|part| LoopCode {
            enter: &part.enter.uops,
            round: &part.round.uops,
            counter: part.counter,
        });
        program::Code {
            loops: loops.collect(),
            last: &self.last.uops,
        }
    }
}

/// The register that a round ends by counting down.
fn counted(round: &[Decoded], jump: Option<Decoded>) -> Result<Register, Unfit> {
    let top = round.first().map(|at| at.offset as u64);
    if let Some(jump) = jump
        && !matches!(jump.instr, Some(Instr::Jcc((Flag::Zero, false), to)) if Some(to) == top)
    {
        return Err(unfit(&jump, "is not the jump to the loop's head"));
    }
    match round.last() {
        Some(Decoded {
            instr: Some(Instr::Unary(Unary::Dec, Size::S64, Operand::Register(counter))),
            ..
        }) => Ok(*counter),
        Some(other) => Err(unfit(other, "is not the counting of a loop")),
        None => Ok(0),
    }
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
        let code = Program::new(&[0x48, 0x89, 0xf8, 0xc3, 0xff], &[]).expect("a function");
        let last = &code.last;
        assert_eq!((last.instructions.len(), last.uops.len()), (1, 1));
        let refused = |bytes: &[u8], offset: usize, why: &str| {
            let unfit = Program::new(bytes, &[]).expect_err("no straight line");
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
        // nop; L: nop; dec rsi; jnz L; M: dec rdi; jnz M; ret
        let bytes = [
            0x90, 0x90, 0x48, 0xff, 0xce, 0x75, 0xfa, 0x48, 0xff, 0xcf, 0x75, 0xfb, 0xc3,
        ];
        let shape = [(1, 1), (0, 0)];
        let code = Program::new(&bytes, &shape).expect("two loops");
        let lengths: Vec<usize> = code.segments().map(|part| part.uops.len()).collect();
        assert_eq!(lengths, [1, 2, 0, 1, 0]);
        let counters: Vec<Register> = code.loops.iter().map(|part| part.counter).collect();
        assert_eq!(counters, [7, 8]);
        let refused = |at: usize, byte: u8, part: &str| {
            let mut bytes = bytes;
            bytes[at] = byte;
            let unfit = Program::new(&bytes, &shape).expect_err("no loops");
            assert!(unfit.why.contains(part), "{}", unfit.why);
        };
        refused(6, 0xf9, "is not the jump to the loop's head");
        refused(5, 0x74, "is not the jump to the loop's head");
        refused(11, 0xfa, "is not the jump to the loop's head");
        refused(4, 0xc6, "is not the counting of a loop");
        refused(12, 0x90, "there is no ret");
        assert!(Program::new(&bytes, &[(2, 1)]).is_err());
        assert!(Program::new(&bytes, &[(9, 9)]).is_err());
    }
}
