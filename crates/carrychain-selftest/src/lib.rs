//! Test cases of every algorithm as plain functions, so that cargo's tests and the command
//! `carrychain selftest` run the same ones on every implementation.
//!
//! A module an algorithm. Each has a *subject* (one implementation, ours or somebody else's behind a
//! C function) and a list of [`Case`]s over it.

mod bytes;
pub mod poly1305;
#[cfg(unix)]
mod sys;

pub use bytes::{Random, hex, seeded_bytes};

use std::fmt;

/// One named case over a subject `S`.
pub struct Case<S: ?Sized> {
    /// Its name in the report, as `test_hash_overlaps`.
    pub name: &'static str,
    /// Runs it; lines for the reader of the report (a benchmark's figures) go to `note`.
    pub run: fn(subject: &S, note: &mut dyn FnMut(&str)) -> Outcome,
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

/// A wrong result, shown so that it can be looked at again by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// What went in.
    pub input: String,
    /// What should have come out.
    pub expected: String,
    /// What came out.
    pub actual: String,
}

impl Failure {
    /// A failure with these three descriptions.
    pub fn new(
        input: impl Into<String>,
        expected: impl Into<String>,
        actual: impl Into<String>,
    ) -> Self {
        Self {
            input: input.into(),
            expected: expected.into(),
            actual: actual.into(),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "input {}; expected {}; actual {}",
            self.input, self.expected, self.actual
        )
    }
}

impl std::error::Error for Failure {}

/// Nothing if the two are equal, else the failure with both in hexadecimal.
pub fn expect_bytes(
    input: impl FnOnce() -> String,
    expected: &[u8],
    actual: &[u8],
) -> Result<(), Failure> {
    if expected == actual {
        Ok(())
    } else {
        Err(Failure::new(input(), hex(expected), hex(actual)))
    }
}
