//! Proofs for kernels of x86-64: run, hints, and what is wrong in one line if there is none.

use super::code::{Code, Unfit, counted_loop, straight_line};
use super::system_v;
use crate::checker::check::{self, Misfit, Run};
use crate::checker::contract::Contract;
use crate::checker::counted::{self, LoopCode, LoopProof, Stage};
use crate::checker::poly::Poly;
use crate::finder::{Failure, Found, find};
use crate::kernel::Description;
use num_bigint::BigInt;

/// A proof of one of the two forms of code.
#[derive(Clone, Debug)]
pub enum Proof {
    /// A straight line.
    StraightLine(check::Proof),
    /// A counted loop.
    Counted(Box<LoopProof>),
}

/// A proof as far as it was found, and the first thing that is wrong with it, where Coq will refuse it.
#[derive(Debug)]
pub struct Attempt {
    /// For Coq.
    pub proof: Option<Proof>,
    /// In one line.
    pub failure: Option<String>,
}

impl From<Unfit> for Attempt {
    fn from(unfit: Unfit) -> Self {
        Self::nothing(format!("offset {:#x}: {}", unfit.offset, unfit.why))
    }
}

impl Attempt {
    fn nothing(failure: String) -> Self {
        Self {
            proof: None,
            failure: Some(failure),
        }
    }
}

/// Searches for a proof that the bytes meet the contract.
pub fn attempt(description: &Description, contract: &Contract, bytes: &[u8]) -> Attempt {
    match description.shape() {
        None => attempt_straight_line(description, contract, bytes),
        Some(shape) => attempt_loop(description, contract, bytes, shape),
    }
}

fn attempt_straight_line(description: &Description, contract: &Contract, bytes: &[u8]) -> Attempt {
    let code = match straight_line(bytes) {
        Ok(code) => code,
        Err(unfit) => return unfit.into(),
    };
    let blocks = description.straight_line();
    let run = match check::execute(&system_v(), contract, &code.uops, &blocks) {
        Ok(run) => run,
        Err(misfit) => return Attempt::nothing(explain_misfit(&code, &misfit)),
    };
    let (found, failure) = search(&code, contract, &run);
    Attempt {
        proof: Some(Proof::StraightLine(check::Proof::new(
            contract, &blocks, found,
        ))),
        failure,
    }
}

fn attempt_loop(
    description: &Description,
    contract: &Contract,
    bytes: &[u8],
    (entry, round): (usize, usize),
) -> Attempt {
    let blocks = description.rounds();
    let code = match counted_loop(bytes, entry, round) {
        Ok(code) => code,
        Err(unfit) => return unfit.into(),
    };
    let uops = LoopCode {
        entry: &code.entry.uops,
        round: &code.body.uops,
        exit: &code.exit.uops,
    };
    let run = match counted::execute(&system_v(), contract, code.counter, uops, &blocks) {
        Ok(run) => run,
        Err((stage, misfit)) => {
            let code = match stage {
                Stage::Entry => &code.entry,
                Stage::Round => &code.body,
                Stage::Exit => &code.exit,
            };
            return Attempt::nothing(explain_misfit(code, &misfit));
        }
    };
    let (first, entry_failure) = search(&code.entry, contract, &run.entry);
    let (second, round_failure) = search(&code.body, contract, &run.round);
    let (third, exit_failure) = search(&code.exit, contract, &run.exit);
    let found = [first, second, third];
    let proof = LoopProof::new(contract, &blocks, run.head, found);
    Attempt {
        proof: Some(Proof::Counted(Box::new(proof))),
        failure: entry_failure.or(round_failure).or(exit_failure),
    }
}

/// What is found for a run, and the first thing that is not.
fn search(code: &Code, contract: &Contract, run: &Run) -> (Found, Option<String>) {
    let (found, failures) = find(&run.problem);
    let explained = failures
        .first()
        .map(|failure| explain(code, contract, run, failure));
    (found, explained)
}

fn at(code: &Code, instruction: usize) -> String {
    code.instructions.get(instruction).map_or_else(
        || "the end".to_owned(),
        |at| format!("offset {:#x}, '{}'", at.offset, at.text),
    )
}

/// What does not fit, and where.
fn explain_misfit(code: &Code, misfit: &Misfit) -> String {
    match misfit {
        Misfit::Stuck(instruction, stuck) => format!("{}: {stuck}", at(code, *instruction)),
        Misfit::Blocks => {
            "its description has other instructions or operations than its code or contract"
                .to_owned()
        }
        Misfit::Result(instruction, op) => {
            format!(
                "before {}: operation {op} has left no number",
                at(code, *instruction)
            )
        }
        Misfit::Value(op) => format!("operation {op} needs a value that there is not"),
        Misfit::Saved(register) => {
            let name = super::instruction::name(*register).unwrap_or("?");
            format!("{name} is not what it was at entry")
        }
        Misfit::Output(i) => format!("value {i} is not where it should be at the end"),
    }
}

/// What could not be shown, and where.
fn explain(code: &Code, contract: &Contract, run: &Run, failure: &Failure) -> String {
    let input = |values: &[BigInt]| input(contract, values);
    let newest = |left: &Poly| {
        let offset = left.variables().max()?.checked_sub(run.problem.inputs)?;
        run.origins.get(offset as usize / 2).copied()
    };
    let after = |goal: usize| {
        let definitions = &run.problem.goals[goal].definitions;
        let last = definitions.end.checked_sub(1);
        last.map_or(0, |last| run.origins[last])
    };
    match failure {
        Failure::WrongGoal(i, values) => format!(
            "operation {i}, up to {}, is wrong for {}",
            at(code, after(*i)),
            input(values)
        ),
        Failure::WrongBound(i, values) => {
            format!("bound {i} of the outputs is exceeded for {}", input(values))
        }
        Failure::WrongZero(variable, values) => {
            format!("variable {variable} is not 0 for {}", input(values))
        }
        Failure::Goal(i, left) => match newest(left) {
            Some(instruction) => format!(
                "operation {i} is not shown: no certificate for the carry of {}",
                at(code, instruction)
            ),
            None => format!("operation {i} is not shown"),
        },
        Failure::Bound(i) => format!("no certificate for bound {i} of the outputs"),
        Failure::Zero(variable) => format!("no certificate that variable {variable} is 0"),
    }
}

/// The contract's input values.
fn input(contract: &Contract, values: &[BigInt]) -> String {
    let mut values = values.iter();
    let numbers = contract.inputs.iter().map(|(i, number)| {
        let limbs = number.limbs.iter().zip(values.by_ref());
        let sum: BigInt = limbs.map(|(limb, value)| &limb.weight * value).sum();
        format!("value {i} = {sum:#x}")
    });
    numbers.collect::<Vec<_>>().join(", ")
}
