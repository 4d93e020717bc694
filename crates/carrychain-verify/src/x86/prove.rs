//! Proofs for kernels of x86-64: run, hints, and what is wrong in one line if there is none.

use super::code::{Code, Program, Unfit};
use super::system_v;
use crate::checker::check::{Misfit, Run};
use crate::checker::contract::Contract;
use crate::checker::poly::Poly;
use crate::checker::program::{Proof, Specification, execute};
use crate::finder::{Failure, find};
use crate::kernel::Description;
use num_bigint::BigInt;

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

/// Searches for a proof that the bytes do what is specified.
pub fn attempt(description: &Description, specification: &Specification, bytes: &[u8]) -> Attempt {
    let program = match Program::new(bytes, &description.shape()) {
        Ok(program) => program,
        Err(unfit) => return unfit.into(),
    };
    let plan = description.plan(specification);
    let contract = &specification.contract;
    let segments: Vec<&Code> = program.segments().collect();
    let run = match execute(&system_v(), specification, &program.operations(), &plan) {
        Ok(run) => run,
        Err((segment, misfit)) => {
            return Attempt::nothing(explain_misfit(segments[segment], &misfit));
        }
    };
    let mut failure = None;
    let found = segments.iter().zip(&run.runs).map(|(code, run)| {
        let (found, failures) = find(&run.problem);
        if let (None, Some(first)) = (&failure, failures.first()) {
            failure = Some(explain(code, contract, run, first));
        }
        found
    });
    let found = found.collect();
    Attempt {
        proof: Some(Proof::new(contract, &plan, run, found)),
        failure,
    }
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
        Misfit::Pointers => "a pointer is not where it is at the loop's head".to_owned(),
        Misfit::How(op) => format!("operation {op} cannot be followed as its description says"),
        Misfit::Output(i) => format!("value {i} is not where it should be at the end"),
        Misfit::Inexact(i) => format!("value {i} is only known modulo the modulus"),
        Misfit::Counter(register) => {
            let name = super::instruction::name(*register).unwrap_or("?");
            format!("{name} does not count the rounds")
        }
        Misfit::Left(offset) => format!("the word {offset} of the stack is not cleared"),
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
