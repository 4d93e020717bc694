//! The Coq file of a generated Rust file: every function, its claim, its proof.

use super::code::{Code, Let, location};
use super::portable::{Claim, Element, Kind, claim};
use super::prove::{Refusal, prove};
use crate::coq::term::{integer, list, proof};
use carrychain_gen::ir::{Id, Op, Type};
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
    let names = field.functions.iter().map(|f| f.name.as_str());
    names.filter(|name| claim(field, name).is_none()).collect()
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

/// The text of the file about the generated file `name`, which holds `field`.
pub fn text(name: &str, field: &Field) -> Result<String, Unproved> {
    let mut text = head(name, field);
    for function in &field.functions {
        let Some(claim) = claim(field, &function.name) else {
            continue;
        };
        let found = prove(&claim).map_err(|refusal| Unproved {
            function: function.name.clone(),
            refusal,
        })?;
        let summary = &function.summary;
        let name = &function.name;
        let _ = write!(text, "\n(* {name}: {summary} *)\n");
        let _ = writeln!(
            text,
            "Definition {name}_code : func := {}.",
            func(&Code::new(function))
        );
        if let Some(found) = &found {
            let _ = writeln!(
                text,
                "Definition {name}_proof : proof := {}.",
                proof(found, |_| None)
            );
        }
        text.push_str(&theorem(name, &claim));
    }
    let proved = field
        .functions
        .iter()
        .filter(|f| claim(field, &f.name).is_some());
    let theorems: Vec<String> = proved.map(|f| format!("{}_correct", f.name)).collect();
    let _ = write!(
        text,
        "\nDefinition theorems := ({}).\nPrint Assumptions theorems.\n",
        theorems.join(", ")
    );
    Ok(text)
}

fn head(name: &str, field: &Field) -> String {
    let recipe = &field.recipe;
    let modulus = &recipe.modulus.expression;
    let mut text = format!(
        "(* The functions of {}/{name}.rs: arithmetic modulo\n   {modulus}\n   \
         in words of {} bits, as they are in the generator's IR. Made by `carrychain verify --write`.\n   \
         The theorems say what spec/Portable.v says. *)\n\
         From Coq Require Import ZArith List.\n\
         From Carrychain Require Import model.Ir core.Cert core.Check stmt.Contract spec.Portable core.PortableSound.\n\
         Import ListNotations.\nOpen Scope Z_scope.\n\n",
        shipped::FOLDER,
        recipe.word,
    );
    match recipe.template {
        Template::WordByWordMontgomery => {
            let _ = writeln!(text, "Definition m : Z := {modulus}.");
        }
        Template::ClampedMultiplier => {}
        Template::SaturatedSolinas | Template::UnsaturatedSolinas => {
            let _ = writeln!(text, "Definition p : Z := {modulus}.");
            for (name, element) in ["tight", "loose"].iter().zip(&field.elements) {
                let element = Element::of(recipe.word, element);
                let _ = writeln!(
                    text,
                    "Definition {name} : element := Element (powers {} {}) {} {}.",
                    recipe.word,
                    element.weights.len(),
                    list(&element.maxima, integer),
                    integer(&element.greatest)
                );
            }
        }
    }
    text
}

fn theorem(name: &str, claim: &Claim) -> String {
    let by = match claim.kind {
        Kind::Computes { .. } => format!("refine (computes_ok _ _ _ _ _ _ {name}_proof _)"),
        Kind::Nonzero(_) => "refine (nonzero_ok _ _ _ _)".to_owned(),
    };
    format!(
        "Theorem {name}_correct : {} {name}_code.\n\
         Proof. {by}; vm_cast_no_check (eq_refl true). Qed.\n",
        claim.proposition
    )
}

fn ids(ids: &[Id]) -> String {
    list(ids, |id| location(*id))
}

fn func(code: &Code) -> String {
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
