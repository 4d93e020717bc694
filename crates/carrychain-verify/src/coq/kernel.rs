//! The Coq file of a kernel: its bytes, its contract, its proof, its theorem.

use super::term::proof;
use crate::checker::check::Proof;
use crate::kernel::{Description, element};
use std::fmt::Write;

const HEAD: &str = "From Coq Require Import ZArith List.
From Carrychain Require Import core.Cert core.Check core.X86 stmt.Contract stmt.X86Abi spec.Fe25519.
Import ListNotations.
Open Scope Z_scope.
";

/// Bytes as Coq numbers, sixteen a line.
pub fn bytes(code: &[u8]) -> String {
    let lines = code.chunks(16).map(|line| {
        let bytes: Vec<String> = line.iter().map(|byte| format!("{byte:#04x}")).collect();
        bytes.join("; ")
    });
    format!("[{}]", lines.collect::<Vec<_>>().join(";\n   "))
}

/// A proof whose results are elements.
pub fn proof_term(of: &Proof) -> String {
    proof(of, |number| element(number).map(|name| format!("({name})")))
}

/// The file.
pub fn file(description: &Description, code: &[u8], proof: &Proof) -> String {
    let mut text = format!(
        "(* {}, x86-64. Made by `carrychain verify --write`; not to be edited. *)\n{HEAD}",
        description.name
    );
    let _ = write!(
        text,
        "\nDefinition code : list Z :=\n  {}.\n\
         Definition contract := {}.\n\
         Definition hints := {}.\n\n\
         Theorem meets : Contract.meets x86 contract code.\n\
         Proof. apply (straight_line _ _ hints). vm_compute. reflexivity. Qed.\n",
        bytes(code),
        description.contract(),
        proof_term(proof),
    );
    text
}
