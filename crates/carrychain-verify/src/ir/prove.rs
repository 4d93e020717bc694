//! From a claim to its proof.

use super::lower::lower;
use super::portable::{Claim, Kind};
use crate::checker::check::{Block, Convention, Misfit, Proof, execute};
use crate::finder::{Failure, find};

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
    let blocks = [Block {
        instructions: lowered.len(),
        results: vec![contract.outputs[0].1.clone()],
    }];
    let convention = Convention {
        stack_pointer: 1,
        saved: vec![],
    };
    let run = execute(&convention, contract, &lowered, &blocks).map_err(Refusal::Misfit)?;
    let (found, failures) = find(&run.problem);
    if !failures.is_empty() {
        return Err(Refusal::Open(failures));
    }
    Ok(Some(Proof::new(contract, &blocks, found)))
}
