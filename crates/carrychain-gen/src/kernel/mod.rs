//! Kernels in machine code for x86-64: from a description of field operations on slots to assembly text and the
//! contract to be proved.
//!
//! ```text
//! description --field, target--> operations over virtual registers --schedule--> --allocate--> --print--> .S
//!                                                                                          --contract--> .json
//! ```
//!
//! So that they can be proved: operands are registers, register + constant, and constants; no calls, one exit, no
//! branch and no address that depends on data; the instructions of a field operation (or of a few independent ones)
//! are together, and their count is in the contract.

mod allocate;
mod compile;
mod contract;
mod description;
mod emit;
mod fe25519;
mod field;
#[cfg(test)]
mod interpret;
mod ir;
mod model;
mod orders;
mod print;
mod program;
mod schedule;
pub mod search;
mod target;
#[cfg(test)]
mod tests;
mod weave;
mod x25519;

use compile::{Kernel, compile};
use description::Access;
use ir::Register;
use model::Model;
use target::Target;

/// Where the files are, from the top of the repository.
pub const FOLDER: &str = "crates/carrychain/src/backend/x86_64/kernels";

impl Kernel {
    /// The register that counts the rounds.
    fn counter(&self) -> Option<Register> {
        let mut arguments = self.description.arguments.iter();
        let counter = arguments.find(|argument| argument.access == Access::Count)?;
        Some(counter.register)
    }

    /// The bytes of stack.
    fn stack(&self) -> i32 {
        self.frame + 8 * self.saved.len() as i32
    }
}

/// Every kernel for every target: path from the top of the repository, and text.
pub fn files() -> Vec<(String, String)> {
    let model = Model::zen4();
    let mut files = vec![];
    for target in Target::ALL {
        for description in fe25519::kernels() {
            let kernel = compile(&description, target, &model);
            let path = format!("{FOLDER}/{}/{}", contract::module(target), description.name);
            files.push((format!("{path}.S"), print::assembly(&kernel)));
            files.push((format!("{path}.json"), contract::json(&kernel)));
        }
        let whole = program::compile(
            x25519::x25519(target, &x25519::orders(target, &model)),
            target,
        );
        let path = format!(
            "{FOLDER}/{}/{}",
            contract::module(target),
            whole.program.name
        );
        files.push((format!("{path}.S"), program::assembly(&whole)));
        files.push((format!("{path}.json"), program::json(&whole)));
    }
    files
}
