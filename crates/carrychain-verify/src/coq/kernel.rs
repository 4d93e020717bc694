//! The Coq file of a kernel: its bytes, its contract, its proof, its theorem.

use super::term;
use crate::checker::program::Proof;
use crate::kernel::{Description, element};

const HEAD: &str = "From Coq Require Import ZArith List.
From Carrychain Require Import core.Cert core.Check core.Program core.X86Sim stmt.Contract stmt.X86Abi spec.Fe25519.
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
fn proof_term(of: &Proof) -> String {
    term::proof(of, |number| element(number).map(|name| format!("({name})")))
}

/// The numbers of instructions before loops and in them.
fn shape(description: &Description) -> String {
    term::list(description.shape(), |(enter, round)| {
        format!("({enter}%nat, {round}%nat)")
    })
}

/// The file.
pub fn file(description: &Description, code: &[u8], proof: &Proof) -> String {
    let (name, module) = (&description.name, description.module());
    let (contract, code) = (description.contract(), bytes(code));
    let (hints, shape) = (proof_term(proof), shape(description));
    let (requires, theorems) = match description.called() {
        None => (
            format!("From Carrychain Require spec.{}.\n", description.specification),
            format!(
                "Theorem {module}_meets : meets x86 contract code.\n\
                 Proof. apply (check_x86_sound _ _ {shape} hints). vm_compute. reflexivity. Qed.\n\
                 Theorem {module}_witness : exists s, pre x86 contract s.\n"
            ),
        ),
        Some((call, function)) => (
            "From Carrychain Require Import stmt.Whole.\nFrom Carrychain Require spec.X25519Function top.X25519Whole.\n".to_owned(),
            format!(
                "Theorem {module}_whole : computes x86 ({call}) {function} code.\n\
                 Proof. refine (X25519Whole.whole _ _ (check_x86_acts_sound _ _ _ {shape} hints _)); vm_cast_no_check (eq_refl true). Qed.\n\
                 Theorem {module}_witness : exists s, pre x86 ({call}) s.\n"
            ),
        ),
    };
    format!(
        "(* {name}, x86-64. Made by `carrychain verify --write`; not to be edited. *)\n{HEAD}\
         {requires}\n\
         Definition code : list Z :=\n  {code}.\n\
         Definition contract := {contract}.\n\
         Definition hints := {hints}.\n\n\
         {theorems}\
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

/// Another code for a kernel's contract, and a proof if there is one.
pub struct Candidate {
    /// The kernel, as far as the code is like it.
    pub description: Description,
    /// The code.
    pub code: Vec<u8>,
    /// Tried with the kernel's own if there is none.
    pub proof: Option<Proof>,
}

/// A file that prints of each code whether the checker accepts it for the kernel's contract. The codes are written as
/// differences to the kernel's.
pub fn candidates(kernel: &Description, own: &[u8], codes: &[Candidate]) -> String {
    let module = kernel.module();
    let acts = kernel.program().map_or("", |_| " top.X25519Acts");
    let mut text = format!(
        "{HEAD}From Carrychain Require kernels.{module}{acts}.\n\
         Definition splice (from to : Z) (other : list Z) : list Z :=\n  \
         firstn (Z.to_nat from) {module}.code ++ other ++ skipn (Z.to_nat to) {module}.code.\n"
    );
    let mut checks = Vec::new();
    for (i, candidate) in codes.iter().enumerate() {
        text += &format!("Definition code{i} := {}.\n", splice(own, &candidate.code));
        let hints = match &candidate.proof {
            Some(proof) => {
                text += &format!("Definition hints{i} := {}.\n", proof_term(proof));
                format!("hints{i}")
            }
            None => format!("{module}.hints"),
        };
        let shape = shape(&candidate.description);
        let check = match candidate.description.program() {
            None => format!("check_x86 {module}.contract"),
            Some(program) => format!("check_x86_acts {module}.contract {program}"),
        };
        checks.push(format!("{check} code{i} {shape} {hints}"));
    }
    text + &format!("Eval vm_compute in [{}].\n", checks.join("; "))
}

fn splice(own: &[u8], other: &[u8]) -> String {
    let shorter = own.len().min(other.len());
    let from = own.iter().zip(other).take_while(|(a, b)| a == b).count();
    let backwards = own.iter().rev().zip(other.iter().rev());
    let end = backwards
        .take_while(|(a, b)| a == b)
        .count()
        .min(shorter - from);
    let (to, other) = (own.len() - end, &other[from..other.len() - end]);
    format!("splice {from} {to}\n  {}", bytes(other))
}

/// A file that states the theorems anew, for these bytes, and asks Coq what they rest on. What is printed here is trusted.
pub fn audit<'a>(
    folder: &str,
    kernels: impl Iterator<Item = (&'a Description, &'a [u8])>,
) -> String {
    let mut text = String::from(
        "From Coq Require Import ZArith List.\n\
         From Carrychain Require Import stmt.Contract stmt.Whole stmt.X86Abi spec.Fe25519.\n\
         From Carrychain Require spec.ObjectCode spec.X25519Function.\n\
         Import ListNotations.\n\
         Open Scope Z_scope.\n",
    );
    let mut names = Vec::new();
    for (description, code) in kernels {
        let (module, code) = (description.module(), bytes(code));
        let (kind, states, contract) = match description.called() {
            None => {
                let contract = description.contract();
                ("meets", format!("meets x86 ({contract})"), contract)
            }
            Some((call, function)) => ("whole", format!("computes x86 ({call}) {function}"), call),
        };
        text += &format!(
            "From Carrychain Require {folder}.{module}.\n\
             Theorem {module} : {states}\n  {code}\n  \
             /\\ exists s, pre x86 ({contract}) s.\n\
             Proof. exact (conj {module}.{module}_{kind} {module}.{module}_witness). Qed.\n"
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
