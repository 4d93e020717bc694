//! What code computes: acts on numbered integers, as in core/Act.v.

use super::contract::{Contract, Expr};

/// An act.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// i := e.
    Let(usize, Expr),
    /// i := e mod m, m the contract's modulus.
    Least(usize, Expr),
    /// lo := e mod 2^bits, hi := e / 2^bits.
    Cut {
        /// Of lo.
        bits: u32,
        /// The remainder.
        lo: usize,
        /// The quotient.
        hi: usize,
        /// What is cut.
        of: Expr,
    },
}

impl Act {
    /// The number of what it computes; of the remainder.
    pub fn result(&self) -> usize {
        match self {
            Self::Let(i, _) | Self::Least(i, _) | Self::Cut { lo: i, .. } => *i,
        }
    }

    /// What it computes with.
    pub fn expression(&self) -> &Expr {
        match self {
            Self::Let(_, e) | Self::Least(_, e) | Self::Cut { of: e, .. } => e,
        }
    }
}

/// Acts, and how often.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Once.
    Once(Vec<Act>),
    /// So many times.
    Repeat(u64, Vec<Act>),
    /// As often as the contract's count says.
    Counted(Vec<Act>),
}

impl Stage {
    /// The acts.
    pub fn acts(&self) -> &[Act] {
        match self {
            Self::Once(acts) | Self::Repeat(_, acts) | Self::Counted(acts) => acts,
        }
    }
}

/// A contract's assignments (`stages_of`).
pub fn stages_of(contract: &Contract) -> Vec<Stage> {
    let ops = contract.ops.iter();
    let lets = ops.map(|(i, e)| Act::Let(*i, e.clone())).collect();
    match contract.count {
        None => vec![Stage::Once(lets)],
        Some(_) => vec![
            Stage::Once(Vec::new()),
            Stage::Counted(lets),
            Stage::Once(Vec::new()),
        ],
    }
}
