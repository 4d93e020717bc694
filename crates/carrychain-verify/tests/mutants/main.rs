//! Mutants of every kernel: changed operands, constants and displacements, dropped and exchanged instructions. Hints are
//! searched for each, and Coq checks each, of whole functions some: none is accepted, but those that are shown to do the
//! same as the kernel.

mod mutate;
mod same;

use carrychain_verify::checker::program::Specification;
use carrychain_verify::coq::kernel::{Candidate, candidates, committed};
use carrychain_verify::coq::run::coqc;
use carrychain_verify::coq::tree::Tree;
use carrychain_verify::kernel::Description;
use carrychain_verify::verify::specifications;
use carrychain_verify::x86::prove::attempt;
use mutate::{Mutant, mutants};
use same::Names;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::thread;

/// How many of each kernel.
#[derive(Clone, Copy)]
struct Size {
    /// Searched for a proof.
    mutants: usize,
    /// And given to Coq.
    in_coq: usize,
}

const FULL: Size = Size {
    mutants: 50,
    in_coq: 50,
};

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Kernels and what they are to do, and the folder where they are compiled.
struct Kernels {
    build: PathBuf,
    all: Vec<(Description, Specification)>,
}

impl Kernels {
    fn read(wanted: impl Fn(&Description) -> bool) -> Self {
        let tree = Tree::new(&top().join("proof")).expect("the proofs");
        let folder = top().join(carrychain_gen::kernel::FOLDER);
        let mut descriptions = Description::all(&folder).expect("descriptions");
        descriptions.retain(wanted);
        let specifications =
            specifications(&tree, &descriptions, &|_, _, _| ()).expect("specifications");
        let files: Vec<String> = descriptions
            .iter()
            .map(|description| format!("kernels/{}.v", description.module()))
            .collect();
        tree.compile(&files, &[], &|_, _, _| ())
            .expect("the kernels' theorems");
        let all = descriptions.into_iter().zip(specifications).collect();
        let build = tree.build.clone();
        Self { build, all }
    }

    /// How many mutants were refused, and how many were the same as the kernel.
    fn test(
        &self,
        description: &Description,
        specification: &Specification,
        size: Size,
    ) -> (usize, usize) {
        let Size {
            mutants: wanted,
            in_coq,
        } = size;
        let module = description.module();
        let source = self.build.join(format!("kernels/{module}.v"));
        let code =
            committed(&fs::read_to_string(source).expect("the kernel's file")).expect("its bytes");
        let mut names = Names::default();
        let effects = names
            .effects(description, specification, &code)
            .expect("the kernel runs");
        let (mut tested, mut refused) = (Vec::new(), Vec::new());
        let mut equivalent = 0;
        // Some are the same: enough must be left.
        for Mutant {
            change,
            bytes,
            dropped,
        } in mutants(&code, wanted + wanted / 2)
        {
            let changed = dropped.map_or_else(|| description.clone(), |at| description.without(at));
            if names.effects(&changed, specification, &bytes).as_ref() == Some(&effects) {
                equivalent += 1;
                continue;
            }
            let attempt = attempt(&changed, specification, &bytes);
            if attempt.failure.is_none()
                && alike(description, &changed, specification, [&code, &bytes])
            {
                equivalent += 1;
            } else if tested.len() < wanted {
                refused.push((change, attempt.failure.is_some()));
                tested.push(Candidate {
                    description: changed,
                    code: bytes,
                    proof: attempt.proof,
                });
            }
        }
        assert!(tested.len() >= wanted, "{module}: too few mutants");
        for (change, refused) in &refused {
            assert!(refused, "{module} with {change} was accepted here");
        }
        let checked = &tested[..in_coq];
        let name = format!("kernels/{module}_mutants.v");
        let path = self.build.join(&name);
        fs::write(&path, candidates(description, &code, checked)).expect("room for a file");
        let output = coqc(&self.build, &name).expect("Coq answers");
        let verdicts = output
            .split_once('[')
            .and_then(|(_, list)| list.split_once(']'));
        let verdicts: Vec<&str> = verdicts
            .expect("a list")
            .0
            .split(';')
            .map(str::trim)
            .collect();
        assert_eq!(verdicts.len(), checked.len());
        for ((change, _), verdict) in refused.iter().zip(verdicts) {
            assert_eq!(
                verdict, "false",
                "{module} with {change} was accepted by Coq"
            );
        }
        (tested.len(), equivalent)
    }
}

/// Whether two codes do the same, after all that can be known of their carries.
fn alike(
    first: &Description,
    second: &Description,
    specification: &Specification,
    codes: [&[u8]; 2],
) -> bool {
    let mut names = Names::thorough();
    let effects = [(first, codes[0]), (second, codes[1])]
        .map(|(description, code)| names.effects(description, specification, code));
    effects[0].is_some() && effects[0] == effects[1]
}

/// Every kernel's, on two processors.
fn run(size: Size, wanted: impl Fn(&Description) -> bool) {
    let kernels = Kernels::read(wanted);
    let next = Mutex::new(kernels.all.iter());
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some((description, specification)) =
                    { next.lock().expect("no panic").next() }
                {
                    let (refused, equivalent) = kernels.test(description, specification, size);
                    println!(
                        "{}: {refused} refused, {equivalent} shown to do the same",
                        description.name
                    );
                }
            });
        }
    });
}

#[test]
fn of_a_sum() {
    run(FULL, |description| description.name == "fe25519_adx::add");
}

/// A few: each is five segments to search and seconds in Coq.
#[test]
fn of_a_whole_function() {
    let size = Size {
        mutants: 8,
        in_coq: 2,
    };
    run(size, |description| {
        description.name == "fe25519_adx::x25519"
    });
}

#[test]
#[ignore = "takes minutes"]
fn of_every_kernel() {
    run(FULL, |description| {
        description.name != "fe25519_adx::add" && description.program().is_none()
    });
}

/// The search refuses each; Coq is asked about a few.
#[test]
#[ignore = "takes minutes"]
fn of_every_whole_function() {
    let size = Size { in_coq: 4, ..FULL };
    run(size, |description| description.program().is_some());
}

#[test]
#[ignore = "takes half an hour"]
fn of_every_whole_function_in_coq() {
    run(FULL, |description| description.program().is_some());
}
