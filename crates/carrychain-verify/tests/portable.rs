//! Theorems about the portable code: there is one for every function, the committed files are what is made, and code with a
//! fault in it is refused.

use carrychain_gen::ir::{Function, Id, Op};
use carrychain_gen::template::Field;
use carrychain_verify::coq::tree::Tree;
use carrychain_verify::error::Error;
use carrychain_verify::ir::code::Code;
use carrychain_verify::ir::file::{self, fields, func, module};
use carrychain_verify::ir::portable::{Claim, claim};
use carrychain_verify::ir::prove::{Refusal, prove};
use carrychain_verify::verify::{self, Options, Theorem};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn proofs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../proof")
}

#[test]
fn every_function_has_a_theorem() {
    let mut count = 0;
    for (name, field) in fields() {
        assert_eq!(file::unclaimed(&field), [""; 0], "{name}");
        let text = fs::read_to_string(proofs().join(format!("kernels/{}.v", module(name))));
        let text = text.expect("a committed file");
        for function in &field.functions {
            let theorem = format!("\nTheorem {}_correct : ", function.name);
            assert!(text.contains(&theorem), "{name}: {}", function.name);
            count += 1;
        }
    }
    assert_eq!(count, 106);
}

#[test]
fn committed_files_are_what_is_made() {
    for (name, field) in fields() {
        let path = proofs().join(format!("kernels/{}.v", module(name)));
        let committed = fs::read_to_string(path).expect("a committed file");
        let made = file::text(name, &field).expect("proofs");
        assert!(
            made == committed,
            "{name}: run `carrychain verify ir --write`"
        );
    }
}

/// A function whose code was changed, and how.
struct Mutant {
    change: String,
    code: Code,
}

/// Changes of one statement each.
fn mutants(function: &Function) -> Vec<Mutant> {
    let code = Code::new(function);
    let zero = code.body.iter().find_map(|statement| match &statement.op {
        Op::Const(c) if *c == 0u32.into() => Some(statement.results[0].0),
        _ => None,
    });
    let mut mutants = Vec::new();
    for (i, statement) in code.body.iter().enumerate() {
        let mut change = |what: &str, op: Op| {
            if op != statement.op {
                let mut code = code.clone();
                let change = format!("{}, statement {i}: {what}", function.name);
                code.body[i].op = op;
                mutants.push(Mutant { change, code });
            }
        };
        match statement.op.clone() {
            Op::Const(c) if c < 2u32.into() => {}
            Op::Const(c) => change("wrong constant", Op::Const(c - 1u32)),
            Op::AddCarry(a, b, _) => {
                if let Some(zero) = zero.filter(|zero| *zero < statement.results[0].0) {
                    change("dropped carry", Op::AddCarry(a, b, zero));
                }
            }
            Op::SubBorrow(a, b, c) => {
                change("exchanged operands", Op::SubBorrow(b, a, c));
                if let Some(zero) = zero.filter(|zero| *zero < statement.results[0].0) {
                    change("dropped borrow", Op::SubBorrow(a, b, zero));
                }
            }
            Op::Select(f, a, b) => {
                change("exchanged operands", Op::Select(f, b, a));
                change("no choice", Op::Select(f, a, a));
            }
            Op::MulAdd(a, b, c, d) => change("another operand", Op::MulAdd(a, another(b), c, d)),
            Op::Mul(a, b) => change("another operand", Op::Mul(another(a), b)),
            Op::Split(a, k) => change("shifted by one more", Op::Split(a, k + 1)),
            Op::Add(a, b) => change("another operand", Op::Add(a, another(b))),
            _ => {}
        }
    }
    mutants
}

/// The value before this one, or after the first one.
fn another(id: Id) -> Id {
    Id(id.0.checked_sub(1).unwrap_or(1))
}

/// Faults that libraries of this kind had: a final subtraction that is left out, or that does not look at the top carry; a sum whose last carry is lost.
fn faults(field: &Field) -> Vec<(&'static str, Mutant)> {
    let mut faults = Vec::new();
    for (name, change) in [
        ("finish", "h >= p is not reduced"),
        ("mul", "no final subtraction"),
        ("add", "no final subtraction"),
    ] {
        let Some(function) = field.functions.iter().find(|f| f.name == name) else {
            continue;
        };
        let mut code = Code::new(function);
        let mut changed = false;
        for statement in &mut code.body {
            if let Op::Select(flag, a, b) = statement.op {
                let kept = if name == "finish" { a } else { b };
                statement.op = Op::Select(flag, kept, kept);
                changed = true;
            }
        }
        if changed {
            let change = change.to_owned();
            faults.push((name, Mutant { change, code }));
        }
    }
    faults
}

fn claim_of(field: &Field, name: &str, code: &Code) -> Claim {
    claim(field, name, code.clone()).expect("a claim")
}

/// Refused here, whatever the hints, and by Coq with the hints of the right code.
fn refused(file: &str, functions: &[&str]) {
    let (name, field) = fields()
        .into_iter()
        .find(|(name, _)| *name == file)
        .expect("a file");
    let chosen = field
        .functions
        .iter()
        .filter(|f| functions.contains(&f.name.as_str()));
    let mut all: Vec<(&str, Mutant)> = chosen
        .flat_map(|f| {
            mutants(f)
                .into_iter()
                .map(|mutant| (f.name.as_str(), mutant))
        })
        .collect();
    all.extend(faults(&field));
    let mut text = format!(
        "From Coq Require Import ZArith List.\n\
         From Carrychain Require Import model.Ir stmt.Contract spec.Portable core.PortableSound kernels.{}.\n\
         Import ListNotations.\nOpen Scope Z_scope.\n",
        module(name)
    );
    for (function, Mutant { change, code }) in &all {
        let claim = claim_of(&field, function, code);
        let refusal = prove(&claim).err();
        assert!(refusal.is_some(), "{name}: {change} was accepted");
        let _ = writeln!(
            text,
            "(* {change} *)\nGoal {} {}.\nProof. refine (computes_ok _ _ _ _ _ _ {function}_proof _). vm_compute. \
             match goal with |- false = true => idtac end. Abort.",
            claim.proposition,
            func(code)
        );
    }
    let tree = Tree::new(&proofs()).expect("the proofs");
    let audit = format!("audit/{}_mutants.v", module(name));
    fs::create_dir_all(tree.build.join("audit")).expect("a folder");
    fs::write(tree.build.join(&audit), text).expect("room for a file");
    let compiled = tree.compile(&[], &[audit], &|_, _, _| ());
    assert!(compiled.is_ok(), "{name}: {:?}", compiled.err());
    println!("{name}: {} mutants are refused", all.len());
}

#[test]
fn mutants_of_a_field_are_refused() {
    refused(
        "fe25519_64",
        &["add", "sub", "carry_sub", "to_bytes", "carry_mul"],
    );
}

#[test]
fn mutants_of_poly1305_are_refused() {
    refused("poly1305_64", &["fold", "step", "finish"]);
}

#[test]
fn mutants_of_montgomery_are_refused() {
    refused("p256_field_64", &["add", "sub", "halve", "mul"]);
}

/// A value that is read before it is there, and a statement without its results.
#[test]
fn malformed_code_is_refused() {
    let (_, field) = fields()
        .into_iter()
        .find(|(name, _)| *name == "fe25519_64")
        .expect("a file");
    let function = field
        .functions
        .iter()
        .find(|f| f.name == "add")
        .expect("a function");
    let mut early = Code::new(function);
    early.body.swap(1, 2);
    let refusal = prove(&claim_of(&field, "add", &early)).err();
    assert!(matches!(refusal, Some(Refusal::Misfit(_))), "{refusal:?}");
    let mut short = Code::new(function);
    short.body[1].results.pop();
    let refusal = prove(&claim_of(&field, "add", &short)).err();
    assert!(
        matches!(refusal, Some(Refusal::Malformed(1))),
        "{refusal:?}"
    );
}

fn verify(proof: PathBuf, names: &[&str]) -> Result<Vec<Theorem>, Error> {
    let options = Options {
        kernels: names.iter().map(|name| (*name).to_owned()).collect(),
        artifact: std::env::current_exe().expect("this program"),
        proof,
        write: false,
        object_code: false,
    };
    verify::run(&options, &|_, _, _| ())
}

#[test]
fn functions_are_verified_by_name() {
    let theorems = verify(proofs(), &["ir/poly1305_64::step"]).expect("theorems");
    let names: Vec<&str> = theorems
        .iter()
        .map(|theorem| theorem.name.as_str())
        .collect();
    assert_eq!(names, ["ir/poly1305_64::step"]);
    assert_eq!(theorems[0].statement, "Clamped.step 64 2 2 5");
    for name in ["ir/poly1305_64::stop", "ir/poly1305", "ir/poly1305_64::"] {
        match verify(proofs(), &[name]) {
            Err(Error::Usage(message)) => assert!(message.contains(name), "{message}"),
            other => panic!("{name}: {other:?}"),
        }
    }
}

/// Theorems about other code than the generator makes, and none at all.
#[test]
fn stale_files_are_refused() {
    let top = std::env::temp_dir().join(format!("carrychain-stale-{}", std::process::id()));
    let folder = top.join("proof/kernels");
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(top.join("proof/_CoqProject"), "").expect("room");
    let failure = || match verify(top.join("proof"), &["ir/poly1305_64::finish"]) {
        Err(Error::Failed(message)) => message,
        other => panic!("{other:?}"),
    };
    assert!(failure().contains("ir/poly1305_64 has no theorems"));
    let text = fs::read_to_string(proofs().join("kernels/ir_poly1305_64.v")).expect("a file");
    let changed = text.replacen("Ir.Split", "Ir.Split ", 1);
    assert!(text != changed);
    fs::write(folder.join("ir_poly1305_64.v"), changed).expect("room");
    assert!(failure().contains("the generator makes other code"));
    fs::remove_dir_all(top).expect("a folder to remove");
}
