//! Kernels of proof/examples: for instruction sets whose code Coq lowers itself, so that no decoder of theirs is needed here.
//!
//! `examples/NAME.v` is written by hand: `code` and `contract`. `examples/NAMEMeets.v` is made here: hints and theorem.

use crate::checker::check::{Block, Convention, How};
use crate::checker::program::prove_straight;
use crate::coq::read::lowered;
use crate::coq::term;
use crate::coq::tree::Tree;
use crate::error::{Error, failed};
use crate::x86::system_v;

/// An instruction set, as its file in proof/core knows it.
#[derive(Clone, Debug)]
pub struct InstructionSet {
    /// The module of `lower`.
    lowering: &'static str,
    /// The module of its theorem.
    module: &'static str,
    /// From a check to a theorem.
    lemma: &'static str,
    /// Its name as an `isa`, and the module of that.
    isa: (&'static str, &'static str),
    convention: fn() -> Convention,
}

/// x86-64, vectors included.
pub const X86: InstructionSet = InstructionSet {
    lowering: "core.LowerX86",
    module: "core.X86Sim",
    lemma: "check_x86_sound",
    isa: ("x86", "stmt.X86Abi"),
    convention: system_v,
};

/// RV64.
pub const RV64: InstructionSet = InstructionSet {
    lowering: "core.LowerRv64",
    module: "core.Rv64Sim",
    lemma: "check_rv64_sound",
    isa: ("rv64", "stmt.Rv64Abi"),
    convention: || Convention {
        stack_pointer: 2,
        scratch: vec![],
        saved: vec![1, 3, 4, 8, 9, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27],
    },
};

/// An example.
#[derive(Clone, Debug)]
pub struct Example {
    /// Its file in proof/examples.
    pub name: &'static str,
    set: InstructionSet,
}

/// All of them.
pub const EXAMPLES: [Example; 2] = [
    Example {
        name: "Rv64Fe51",
        set: RV64,
    },
    Example {
        name: "IfmaMul8",
        set: X86,
    },
];

impl Example {
    /// The file with its proof, in the tree.
    pub fn path(&self) -> String {
        format!("examples/{}Meets.v", self.name)
    }

    /// Its bytes, in Coq.
    pub fn code(&self) -> String {
        format!("examples.{}.code", self.name)
    }

    /// The text of that file; `code` is a Coq expression for the bytes.
    pub fn file(&self, tree: &Tree, code: &str) -> Result<String, Error> {
        let Self { name, set } = self;
        let InstructionSet {
            lowering,
            module,
            lemma,
            isa: (isa, abi),
            ..
        } = set;
        let needed = [
            format!("examples/{name}.v"),
            format!("{}.v", lowering.replace('.', "/")),
        ];
        tree.compile(&needed, &[], &|_, _, _| ())?;
        let (contract, uops) = lowered(
            &tree.build,
            "examples/Lowered.v",
            &format!("{lowering} examples.{name}"),
            [
                format!("examples.{name}.contract"),
                // Of the loops, of which there are none, and the rest.
                format!(
                    "match {lowering}.lower {code} [] with Some (_, rest) => Some rest | None => None end"
                ),
            ],
        )?;
        let outputs = contract.outputs.iter();
        let numbers = outputs.map(|(_, number)| number.clone());
        let blocks = vec![Block {
            instructions: uops.len(),
            results: numbers.map(How::Congruent).collect(),
        }];
        let (proof, failures) = prove_straight(&(set.convention)(), &contract, &uops, blocks)
            .map_err(|misfit| failed(format!("{name}: {misfit:?}")))?;
        if let Some(failure) = failures.first() {
            return Err(failed(format!("{name}: {failure:?}")));
        }
        let hints = term::proof(&proof, |_| None);
        Ok(format!(
            "(* {name}.v's code meets its contract. Made by `cargo xtask regenerate`; not to be edited. *)\n\
         From Coq Require Import ZArith List.\n\
         From Carrychain Require Import core.Cert core.Check core.Program {module} stmt.Contract {abi} examples.{name}.\n\
         Import ListNotations.\nOpen Scope Z_scope.\n\n\
         Definition hints := {hints}.\n\n\
         Theorem {name}_meets : meets {isa} contract code.\n\
         Proof. apply ({lemma} _ _ [] hints). vm_compute. reflexivity. Qed.\n\
         Theorem {name}_witness : exists s, pre {isa} contract s.\n\
         Proof. apply {isa}_witness. vm_compute. reflexivity. Qed.\n"
        ))
    }
}
