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
    /// From the generator's operations to Rust.
    pub printer: usize,
}

impl fmt::Display for Lines {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} lines of models, specifications and statements (proof/model, spec, stmt); {} of the printer of portable code",
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
    let printer = proof.join("../crates/carrychain-gen/src/print/rust");
    Ok(Lines {
        proof: sum,
        printer: of_folder(&printer, "rs")?,
    })
}

fn of_folder(folder: &Path, extension: &str) -> Result<usize, Error> {
    let mut sum = 0;
    for entry in fs::read_dir(folder).map_err(file(folder))?.flatten() {
        let path = entry.path();
        if path.extension().is_some_and(|other| other == extension) {
            let text = fs::read_to_string(&path).map_err(file(&path))?;
            sum += text.lines().filter(|line| !line.trim().is_empty()).count();
        }
    }
    Ok(sum)
}
