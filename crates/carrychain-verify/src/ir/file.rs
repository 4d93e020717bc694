//! The Coq file of a generated Rust file: every function, its claim, its proof.

use super::code::{Code, Let, location};
use super::portable::{Claim, Element, Kind, claim};
use super::prove::{Refusal, prove};
use crate::coq::term::{integer, list, proof};
use carrychain_gen::ir::{Function, Id, Op, Type};
use carrychain_gen::recipe::Template;
use carrychain_gen::shipped;
use carrychain_gen::template::Field;
use num_bigint::BigInt;
use std::fmt::Write;

/// Every generated file of field arithmetic by name, with the field in it.
pub fn fields() -> Vec<(&'static str, Field)> {
    let field = |(name, args): (&'static str, carrychain_gen::synth::Args)| {
        (name, args.field().expect("the shipped recipes are sound"))
    };
    shipped::fields().into_iter().map(field).collect()
}

/// The functions of a field that no claim is made about.
pub fn unclaimed(field: &Field) -> Vec<&str> {
    let claimed: Vec<&str> = claims(field).map(|(f, _)| f.name.as_str()).collect();
    let names = field.functions.iter().map(|f| f.name.as_str());
    names.filter(|name| !claimed.contains(name)).collect()
}

/// The Coq file's name without its ending.
pub fn module(name: &str) -> String {
    format!("ir_{name}")
}

/// Why there is no file: the function, and what is wrong with it.
#[derive(Debug)]
pub struct Unproved {
    /// The function.
    pub function: String,
    /// What is wrong.
    pub refusal: Refusal,
}

/// The file about the generated file `name`, which holds `field`: code, proofs, theorems.
pub fn text(name: &str, field: &Field) -> Result<String, Unproved> {
    let mut text = format!(
        "(* The functions of {}/{name}.rs: arithmetic modulo\n   {}\n   \
         in words of {} bits, as they are in the generator's IR. Made by `carrychain verify --write`; not to be edited.\n   \
         The theorems say what spec/Portable.v says. *)\n\
         From Coq Require Import ZArith List.\n\
         From Carrychain Require Import model.Ir core.Cert core.Check core.Program stmt.Contract spec.Portable core.PortableSound.\n\
         Import ListNotations.\nOpen Scope Z_scope.\n\n",
        shipped::FOLDER,
        field.recipe.modulus.expression,
        field.recipe.word,
    );
    for (name, ty, value) in names(field) {
        let _ = writeln!(text, "Definition {name} : {ty} := {value}.");
    }
    for (function, claim) in claims(field) {
        let name = &function.name;
        let found = prove(&claim).map_err(|refusal| Unproved {
            function: name.clone(),
            refusal,
        })?;
        let _ = write!(
            text,
            "\n(* {name}: {} *)\n{}",
            function.summary,
            definition(function)
        );
        if let Some(found) = &found {
            let found = proof(found, |_| None);
            let _ = writeln!(text, "Definition {name}_proof : proof := {found}.");
        }
        let by = match claim.kind {
            Kind::Computes { .. } => format!("computes_ok _ _ _ _ _ _ {name}_proof _"),
            Kind::Nonzero(_) => "nonzero_ok _ _ _ _".to_owned(),
        };
        let by = format!("refine ({by}); vm_cast_no_check (eq_refl true)");
        text.push_str(&theorem(function, &claim, &by));
    }
    Ok(text)
}

/// A module that says what the file's definitions must be, and states its theorems anew; and their names. What is printed here
/// is trusted: names mean what they mean here, not what the file says.
pub fn restated(name: &str, field: &Field) -> (String, Vec<String>) {
    let file = format!("Carrychain.kernels.{}", module(name));
    let mut text = format!("Module {name}.\n");
    let mut theorems = Vec::new();
    let same = |text: &mut String, name: &str, value: &str| {
        let _ = write!(
            text,
            "Local Notation {name} := {file}.{name}.\nGoal {name} = {value}.\nProof. vm_compute. reflexivity. Qed.\n"
        );
    };
    for (name, _, value) in names(field) {
        same(&mut text, name, &value);
    }
    for (function, claim) in claims(field) {
        same(
            &mut text,
            &format!("{}_code", function.name),
            &func(&Code::new(function)),
        );
        let by = format!("exact {file}.{}_correct", function.name);
        text.push_str(&theorem(function, &claim, &by));
        theorems.push(format!("{name}.{}_correct", function.name));
    }
    let _ = writeln!(text, "End {name}.");
    (text, theorems)
}

/// The functions of a field with what is claimed of them.
pub fn claims(field: &Field) -> impl Iterator<Item = (&Function, Claim)> {
    let functions = field.functions.iter();
    functions.filter_map(|f| Some((f, claim(field, &f.name, Code::new(f))?)))
}

/// The function's code.
pub fn definition(function: &Function) -> String {
    let code = func(&Code::new(function));
    format!("Definition {}_code : func := {code}.\n", function.name)
}

fn theorem(function: &Function, claim: &Claim, by: &str) -> String {
    let (name, proposition) = (&function.name, &claim.proposition);
    format!("Theorem {name}_correct : {proposition} {name}_code.\nProof. {by}. Qed.\n")
}

/// What the claims name: the modulus, the elements. Each with its type and value.
fn names(field: &Field) -> Vec<(&'static str, &'static str, String)> {
    let recipe = &field.recipe;
    let modulus = recipe.modulus.expression.clone();
    match recipe.template {
        Template::WordByWordMontgomery => vec![("m", "Z", modulus)],
        Template::ClampedMultiplier => vec![],
        Template::SaturatedSolinas | Template::UnsaturatedSolinas => {
            let element = |element| {
                let element = Element::of(recipe.word, element);
                format!(
                    "Element (powers {} {}) {} {}",
                    recipe.word,
                    element.weights.len(),
                    list(&element.maxima, integer),
                    integer(&element.greatest)
                )
            };
            let elements = field.elements.iter().map(element);
            let elements = ["tight", "loose"].into_iter().zip(elements);
            let elements = elements.map(|(name, value)| (name, "element", value));
            [("p", "Z", modulus)].into_iter().chain(elements).collect()
        }
    }
}

fn ids(ids: &[Id]) -> String {
    list(ids, |id| location(*id))
}

/// The code as a term of the type `func`.
pub fn func(code: &Code) -> String {
    let body: Vec<String> = code.body.iter().map(statement).collect();
    format!(
        "(Func {} [\n {}]\n {})%positive",
        list(&code.params, |param| ids(param)),
        body.join(";\n "),
        ids(&code.result)
    )
}

fn statement(statement: &Let) -> String {
    let names = list(&statement.results, |(id, ty)| {
        let ty = match ty {
            Type::Flag => "Flag",
            Type::Word => "Word",
            Type::Double => "Double",
        };
        format!("({}, {ty})", location(*id))
    });
    format!("Let {names} ({})", operation(&statement.op))
}

fn operation(op: &Op) -> String {
    let name = match op {
        Op::Const(c) => return format!("Const {}", integer(&BigInt::from(c.clone()))),
        Op::Split(a, k) => return format!("Ir.Split {} {k}", location(*a)),
        Op::Add(..) => "Add",
        Op::Sub(..) => "Sub",
        Op::Mul(..) => "Mul",
        Op::MulAdd(..) => "MulAdd",
        Op::AddCarry(..) => "AddCarry",
        Op::SubBorrow(..) => "SubBorrow",
        Op::Select(..) => "Select",
        Op::Xor(..) => "Xor",
        Op::Or(..) => "Or",
    };
    let operands = op.operands().iter().fold(String::new(), |text, id| {
        format!("{text} {}", location(*id))
    });
    format!("{name}{operands}")
}
