//! Test cases of every algorithm as plain functions, so that cargo's tests and the command
//! `carrychain selftest` run the same ones on every implementation.
//!
//! A module an algorithm. Each has a *subject* (one implementation, ours or somebody else's behind a
//! C function) and a list of [`Case`]s over it.

mod bytes;
mod ed25519;
mod failure;
mod input;
mod p256;
pub mod poly1305;
#[cfg(unix)]
mod sys;
mod trial;
mod x25519;

pub use bytes::{Random, seeded_bytes};
pub use failure::{Failure, Value, expect_bytes};
pub use input::{Input, Reply, SignedMessage};
pub use trial::{Function, Trial, cases, valid_input};

/// Takes the lines that a case has for the reader of the report: a benchmark's figures.
pub type Note<'a> = dyn FnMut(&str) + 'a;

/// One named case over a subject `S`.
pub struct Case<S: ?Sized> {
    /// Its name in the report, as `test_hash_overlaps`.
    pub name: &'static str,
    /// Runs it.
    pub run: fn(subject: &S, note: &mut Note<'_>) -> Outcome,
}

/// A case passed, could not be put to this subject, or failed.
pub type Outcome = Result<Verdict, Failure>;

/// What a case that found no fault says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All right.
    Pass,
    /// Not applicable: why.
    Skip(&'static str),
}

/// The bytes of a hexadecimal constant of this crate.
fn unhex(hex: &str) -> Vec<u8> {
    hex::decode(hex).expect("constants are hexadecimal")
}

/// The same for a constant of `N` bytes.
fn array<const N: usize>(hex: &str) -> [u8; N] {
    unhex(hex).try_into().expect("constants have their length")
}

/// The README's example, as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
