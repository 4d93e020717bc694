//! `carrychain verify` for the portable code: `ir`, `ir/fe25519_64`, `ir/fe25519_64::carry_mul`.

use super::file::{self, Unproved, claims, definition, module};
use crate::coq::kernel::assumptions;
use crate::coq::tree::Tree;
use crate::error::{Error, failed, file as of_file};
use crate::names;
use crate::verify::{Theorem, write_whole};
use carrychain_gen::template::Field;
use std::fs;

/// What all names here start with.
const PREFIX: &str = "ir";

/// A generated file, and the functions of it that are wanted.
pub struct Portable {
    name: &'static str,
    field: Field,
    functions: Vec<String>,
}

/// Whether a name is one of portable code.
pub fn is_portable(name: &str) -> bool {
    name == PREFIX || name.starts_with("ir/")
}

/// The files with these functions; all of them if there are no names at all.
pub fn chosen(names: &[String]) -> Result<Vec<Portable>, Error> {
    let mut all: Vec<Portable> = file::fields().into_iter().map(Portable::new).collect();
    let known: Vec<String> = all
        .iter()
        .flat_map(|file| file.functions.iter().map(|f| file.full(f)))
        .collect();
    names::check(names, &known, |name| {
        let files: Vec<String> = all
            .iter()
            .map(|file| format!("{PREFIX}/{}", file.name))
            .collect();
        let files = files.join(", ");
        format!(
            "no portable function '{name}'; there are those of {files}, such as {}",
            known[0]
        )
    })?;
    for file in &mut all {
        let full = |function: &String| format!("{PREFIX}/{}::{function}", file.name);
        file.functions
            .retain(|function| names::wanted(names, &full(function)));
    }
    all.retain(|file| !file.functions.is_empty());
    Ok(all)
}

impl Portable {
    fn new((name, field): (&'static str, Field)) -> Self {
        Self {
            name,
            functions: field.functions.iter().map(|f| f.name.clone()).collect(),
            field,
        }
    }

    fn full(&self, function: &str) -> String {
        format!("{PREFIX}/{}::{function}", self.name)
    }

    /// The file with its theorems, in the folder of the proofs.
    pub fn path(&self) -> String {
        format!("kernels/{}.v", module(self.name))
    }

    /// Makes that file.
    pub fn write(&self, tree: &Tree) -> Result<(), Error> {
        let text =
            file::text(self.name, &self.field).map_err(|Unproved { function, refusal }| {
                failed(format!("{}: {refusal}", self.full(&function)))
            })?;
        write_whole(&tree.sources.join(self.path()), &text)
    }

    /// The committed file must be about what the generator makes.
    pub fn check(&self, tree: &Tree) -> Result<(), Error> {
        let path = tree.sources.join(self.path());
        let text = fs::read_to_string(&path).map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => failed(format!(
                "{PREFIX}/{} has no theorems: there is no {}",
                self.name,
                path.display()
            )),
            _ => of_file(&path)(error),
        })?;
        if let Some(name) = file::unclaimed(&self.field).first() {
            return Err(failed(format!("{} has no theorem", self.full(name))));
        }
        for (function, _) in claims(&self.field) {
            if !text.contains(&definition(function)) {
                return Err(failed(format!(
                    "{}: the generator makes other code than {} is about: run `cargo xtask regenerate`",
                    self.full(&function.name),
                    path.display()
                )));
            }
        }
        Ok(())
    }

    /// What is proved of the functions that are wanted.
    pub fn theorems(&self, seconds: Option<f64>) -> Vec<Theorem> {
        let wanted = claims(&self.field).filter(|(f, _)| self.functions.contains(&f.name));
        let theorems = wanted.map(|(function, claim)| Theorem {
            name: self.full(&function.name),
            bytes: None,
            instructions: Some(function.body.len()),
            statement: claim.proposition,
            seconds,
        });
        theorems.collect()
    }
}

/// A file that states the theorems of these files anew, and asks Coq what they rest on.
pub fn audit(files: &[Portable]) -> String {
    let mut text = String::from(
        "From Coq Require Import ZArith List.\n\
         From Carrychain Require Import stmt.Contract model.Ir spec.Portable.\n\
         Import ListNotations.\nOpen Scope Z_scope.\n",
    );
    let mut theorems = Vec::new();
    for file in files {
        text += &format!("From Carrychain Require kernels.{}.\n", module(file.name));
        let (module, names) = file::restated(file.name, &file.field);
        text += &module;
        theorems.extend(names);
    }
    text + &assumptions(theorems)
}
