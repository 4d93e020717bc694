//! How many lines one has to read to know what the theorems say.

use crate::error::{Error, file};
use std::fmt;
use std::fs;
use std::path::Path;

/// Lines that are not blank.
#[derive(Clone, Copy, Debug)]
pub struct Lines {
    /// The instruction sets' models, the specifications, the shape of theorems: proof/model, spec, stmt.
    pub proof: usize,
    /// From the generator's operations to Rust, and the functions that the printed code calls.
    pub printer: usize,
}

impl fmt::Display for Lines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} lines of models, specifications and statements (proof/model, spec, stmt); {} of the printer of portable code and of what that calls",
            self.proof, self.printer
        )
    }
}

/// Counts them, from the folder of the proofs in the source tree.
pub fn lines(proof: &Path) -> Result<Lines, Error> {
    let mut sum = 0;
    for folder in ["model", "spec", "stmt"] {
        sum += of_folder(&proof.join(folder), "v")?;
    }
    let crates = proof.join("../crates");
    let printer = of_folder(&crates.join("carrychain-gen/src/print/rust"), "rs")?;
    let called = of_file(&crates.join("carrychain/src/backend/portable/barrier.rs"))?;
    Ok(Lines {
        proof: sum,
        printer: printer + called,
    })
}

fn of_folder(folder: &Path, extension: &str) -> Result<usize, Error> {
    let mut sum = 0;
    for entry in fs::read_dir(folder).map_err(file(folder))?.flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|other| other == extension) {
            sum += of_file(&path)?;
        }
    }
    Ok(sum)
}

fn of_file(path: &Path) -> Result<usize, Error> {
    let text = fs::read_to_string(path).map_err(file(path))?;
    Ok(text.lines().filter(|line| !line.trim().is_empty()).count())
}
