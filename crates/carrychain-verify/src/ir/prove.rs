//! From a claim to its proof.

use super::lower::lower;
use super::portable::{Claim, Kind};
use crate::checker::check::{Block, Convention, How, Misfit};
use crate::checker::program::{Proof, prove_straight};
use crate::finder::Failure;
use num_bigint::BigInt;
use std::fmt;

/// Why there is no proof.
#[derive(Debug)]
pub enum Refusal {
    /// A statement has not the results that its operation has.
    Malformed(usize),
    /// The code does not run, whatever the hints.
    Misfit(Misfit),
    /// Not everything could be shown.
    Open(Vec<Failure>),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(i) => write!(f, "statement {i} has not the results of its operation"),
            Self::Misfit(Misfit::Stuck(i, stuck)) => write!(f, "statement {i} {stuck}"),
            Self::Misfit(misfit) => write!(f, "does not fit its contract: {misfit:?}"),
            Self::Open(failures) => {
                let first = failures.first().map(|failure| match failure {
                    Failure::WrongGoal(_, input) => {
                        format!("the result is wrong for the limbs {}", limbs(input))
                    }
                    Failure::WrongBound(_, input) => {
                        format!("the result is out of bounds for the limbs {}", limbs(input))
                    }
                    Failure::WrongZero(..) | Failure::Zero(_) => "a carry gets lost".to_owned(),
                    Failure::Goal(..) => "the result could not be shown to be right".to_owned(),
                    Failure::Bound(_) => "the result could not be shown to be in bounds".to_owned(),
                });
                f.write_str(first.as_deref().unwrap_or("nothing is open"))
            }
        }
    }
}

fn limbs(input: &[BigInt]) -> String {
    input
        .iter()
        .map(|limb| format!("{limb:#x}"))
        .collect::<Vec<_>>()
        .join(", ")
}

/// The proof of a claim; none is needed for `nonzero`.
pub fn prove(claim: &Claim) -> Result<Option<Proof>, Refusal> {
    let Kind::Computes { code, contract } = &claim.kind else {
        return Ok(None);
    };
    let lowered = code
        .body
        .iter()
        .enumerate()
        .map(|(i, statement)| lower(code.word, statement).ok_or(Refusal::Malformed(i)));
    let lowered: Vec<_> = lowered.collect::<Result<_, _>>()?;
    let blocks = vec![Block {
        instructions: lowered.len(),
        results: vec![How::Congruent(contract.outputs[0].1.clone())],
    }];
    let convention = Convention {
        stack_pointer: 1,
        saved: vec![],
        scratch: vec![],
    };
    let (proof, failures) =
        prove_straight(&convention, contract, &lowered, blocks).map_err(Refusal::Misfit)?;
    if !failures.is_empty() {
        return Err(Refusal::Open(failures));
    }
    Ok(Some(proof))
}
