//! `portable64`'s functions for 2^255 - 19 as the compiler has made them: their proofs are searched anew for the bytes at hand,
//! which another compiler or other options may change, and are not kept.

use crate::artifact::Artifact;
use crate::coq::kernel;
use crate::coq::tree::Tree;
use crate::error::Error;
use crate::kernel::Description;
use crate::names;
use crate::verify::{not_in, prove, specifications, write_whole};
use crate::x86::decode::decode;
use std::path::Path;

/// The name before `::`.
pub const SET: &str = "object_code";

const FUNCTIONS: [&str; 14] = [
    "carry_mul",
    "carry_square",
    "carry_scmul_121666",
    "carry",
    "add",
    "sub",
    "opp",
    "carry_add",
    "carry_sub",
    "carry_opp",
    "selectznz",
    "relax",
    "to_bytes",
    "from_bytes",
];

/// A function and its bytes.
#[derive(Debug)]
pub struct ObjectCode {
    /// One block of all instructions.
    pub description: Description,
    /// In the artifact.
    pub bytes: Vec<u8>,
}

impl ObjectCode {
    /// Its Coq file in the build folder.
    pub fn path(&self) -> String {
        format!("{SET}/{}.v", self.description.module())
    }
}

/// Whether this is the name of such a function, or of all of them.
pub fn is_object_code(name: &str) -> bool {
    name == SET || name.starts_with(&format!("{SET}::"))
}

/// The functions with these names, all of them if there is none.
pub fn chosen(artifact: &Path, names: &[String]) -> Result<Vec<ObjectCode>, Error> {
    let known: Vec<String> = FUNCTIONS.map(|f| format!("{SET}::{f}")).into();
    names::check(names, &known, |name| {
        format!("no function '{name}'; there are {}", known.join(", "))
    })?;
    let artifact = Artifact::open(artifact, "::portable::object_code::")?;
    let wanted = known.into_iter().filter(|name| names::wanted(names, name));
    wanted
        .map(|name| {
            let prefix = "carrychain::backend::portable";
            let bytes = artifact.function(&format!("{prefix}::{name}"));
            let bytes = bytes.ok_or_else(|| not_in(&name, &artifact))?;
            Ok(ObjectCode {
                description: description(name, prefix, bytes),
                bytes: bytes.to_vec(),
            })
        })
        .collect()
}

fn description(name: String, prefix: &'static str, bytes: &[u8]) -> Description {
    let code = decode(bytes);
    let pushes = code
        .iter()
        .filter(|at| at.text.starts_with("push "))
        .count();
    // Below the registers that are saved, the 128 bytes that System V gives to a function that calls none.
    let stack_bytes = 8 * pushes as i64 + 128;
    // All instructions but the return.
    let instructions = code.len().saturating_sub(1);
    Description::whole(name, (prefix, "ObjectCode"), stack_bytes, instructions)
}

/// Searches for proofs and writes them to the build folder; the files' names there.
pub fn prove_all(
    tree: &Tree,
    functions: &[ObjectCode],
    progress: &(dyn Fn(usize, usize, &str) + Sync),
) -> Result<Vec<String>, Error> {
    if functions.is_empty() {
        return Ok(Vec::new());
    }
    let descriptions: Vec<Description> = functions.iter().map(|f| f.description.clone()).collect();
    let specifications = specifications(tree, &descriptions, progress)?;
    for (function, specification) in functions.iter().zip(specifications) {
        let text = prove(&function.description, &specification, &function.bytes)?;
        write_whole(&tree.build.join(function.path()), &text)?;
    }
    Ok(functions.iter().map(ObjectCode::path).collect())
}

/// The file that asks what the theorems rest on.
pub fn audit(functions: &[ObjectCode]) -> String {
    let subjects = functions.iter().map(|f| (&f.description, &f.bytes[..]));
    kernel::audit(SET, subjects)
}
