//! The Coq file of a kernel: its bytes, its contract, its proof, its theorem.

use super::term;
use crate::kernel::{Description, element};
use crate::x86::prove::Proof;

const HEAD: &str = "From Coq Require Import ZArith List.
From Carrychain Require Import core.Cert core.Check core.Loop core.X86Sim stmt.Contract stmt.X86Abi spec.Fe25519.
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

/// A proof, whose results are elements, and the lemma that makes a theorem of it.
fn proof_term(of: &Proof) -> (String, String) {
    let name = |number: &_| element(number).map(|name| format!("({name})"));
    match of {
        Proof::StraightLine(proof) => (term::proof(proof, name), "check_x86_sound _ _".to_owned()),
        Proof::Counted {
            entry,
            round,
            proof,
            ..
        } => (
            term::loop_proof(proof, name),
            format!("check_x86_loop_sound _ _ {entry} {round}"),
        ),
    }
}

/// The file.
pub fn file(description: &Description, code: &[u8], proof: &Proof) -> String {
    let Description { name, .. } = description;
    let (module, contract, code) = (description.module(), description.contract(), bytes(code));
    let (hints, lemma) = proof_term(proof);
    format!(
        "(* {name}, x86-64. Made by `carrychain verify --write`; not to be edited. *)\n{HEAD}\n\
         Definition code : list Z :=\n  {code}.\n\
         Definition contract := {contract}.\n\
         Definition hints := {hints}.\n\n\
         Theorem {module}_meets : meets x86 contract code.\n\
         Proof. apply ({lemma} hints). vm_compute. reflexivity. Qed.\n\
         Theorem {module}_witness : exists s, pre x86 contract s.\n\
         Proof. apply x86_witness. vm_compute. reflexivity. Qed.\n"
    )
}

/// The bytes in such a file.
pub fn committed(text: &str) -> Option<Vec<u8>> {
    let (_, rest) = text.split_once("Definition code : list Z :=")?;
    let (list, _) = rest.split_once(']')?;
    let bytes = list.trim().strip_prefix('[')?.split(';').map(|byte| {
        let digits = byte.trim().strip_prefix("0x")?;
        u8::from_str_radix(digits, 16).ok()
    });
    bytes.collect()
}

/// A file that states the theorems anew, for these bytes, and asks Coq what they rest on. What is printed here is trusted.
pub fn audit<'a>(kernels: impl Iterator<Item = (&'a Description, &'a [u8])>) -> String {
    let mut text = String::from(
        "From Coq Require Import ZArith List.\n\
         From Carrychain Require Import stmt.Contract stmt.X86Abi spec.Fe25519.\n\
         Import ListNotations.\n\
         Open Scope Z_scope.\n",
    );
    let mut names = Vec::new();
    for (description, code) in kernels {
        let (module, contract, code) = (description.module(), description.contract(), bytes(code));
        text += &format!(
            "From Carrychain Require kernels.{module}.\n\
             Theorem {module} : meets x86 ({contract})\n  {code}\n  \
             /\\ exists s, pre x86 ({contract}) s.\n\
             Proof. exact (conj {module}.{module}_meets {module}.{module}_witness). Qed.\n"
        );
        names.push(module);
    }
    text + &assumptions(names)
}

/// Asks Coq what theorems rest on, all at once.
pub fn assumptions(names: Vec<String>) -> String {
    format!(
        "Definition all := ({}, tt).\nPrint Assumptions all.\n",
        names.join(", ")
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back() {
        let code: Vec<u8> = (0..=255).collect();
        let text = format!("Definition code : list Z :=\n  {}.\n", bytes(&code));
        assert_eq!(committed(&text), Some(code));
        assert_eq!(committed("Definition code : list Z := [0x100]."), None);
        assert_eq!(committed("Definition code := []."), None);
    }
}
