//! Proofs of core/Check.v as Coq terms.

use crate::checker::certificate::{Certificate, Combination, GoalCertificate, Hint};
use crate::checker::check::{Certified, OutputBounds, Proof};
use crate::checker::contract::{Number, Place};
use crate::checker::counted::{Head, LoopProof};
use crate::checker::poly::Poly;
use num_bigint::{BigInt, Sign};
use std::fmt::Display;

/// From here on, numbers are hexadecimal.
const LONG: u64 = 24;

/// A number in the scope Z.
pub fn integer(value: &BigInt) -> String {
    let text = match value.bits() {
        0..LONG => value.magnitude().to_string(),
        _ => format!("{:#x}", value.magnitude()),
    };
    match value.sign() {
        Sign::Minus => format!("(-{text})"),
        _ => text,
    }
}

/// `[a; b; c]`.
pub fn list<T, S: Display>(items: impl IntoIterator<Item = T>, print: impl Fn(T) -> S) -> String {
    let items: Vec<String> = items
        .into_iter()
        .map(|item| print(item).to_string())
        .collect();
    format!("[{}]", items.join("; "))
}

/// A polynomial.
pub fn poly(poly: &Poly) -> String {
    list(poly.terms(), |(monomial, coefficient)| {
        let variables = list(monomial, |v| format!("{v}%positive"));
        format!("({variables}, {})", integer(coefficient))
    })
}

fn combination(combination: &Combination) -> String {
    list(combination, |(i, factor)| {
        format!("({i}%nat, {})", integer(factor))
    })
}

/// A certificate, in parentheses.
pub fn certificate(of: &Certificate) -> String {
    match of {
        Certificate::Leaf { equations, facts } => {
            format!("(Leaf {} {})", combination(equations), combination(facts))
        }
        Certificate::Split {
            on,
            at,
            below,
            above,
        } => format!(
            "(Split {} {} {} {})",
            poly(on),
            integer(at),
            certificate(below),
            certificate(above)
        ),
    }
}

fn optional(of: &Option<Certificate>) -> String {
    of.as_ref().map_or_else(
        || "None".to_owned(),
        |of| format!("Some {}", certificate(of)),
    )
}

/// A hint.
pub fn hint(hint: &Hint) -> String {
    match hint {
        Hint::AtMost(v, b, c) => format!("HUp {v} {} {}", integer(b), certificate(c)),
        Hint::AtLeast(v, b, c) => format!("HLo {v} {} {}", integer(b), certificate(c)),
        Hint::Zero(q, most, least) => format!(
            "HEq {} {} {}",
            poly(q),
            certificate(most),
            certificate(least)
        ),
        Hint::NonNegative(q, c) => format!("HGe {} {}", poly(q), certificate(c)),
        Hint::Product(fact, v) => format!("HProd {fact} {v}"),
    }
}

fn goal(certificate: &GoalCertificate) -> String {
    let rules = list(&certificate.rules, |(v, equation, factor)| {
        format!("({v}%positive, {equation}%nat, {})", integer(factor))
    });
    let (scale, unscale) = (integer(&certificate.scale), integer(&certificate.unscale));
    let combination = combination(&certificate.combination);
    format!("GC {scale} {unscale} {rules} {combination}")
}

fn place(place: &Place) -> String {
    match place {
        Place::Memory(region, offset, bytes) => {
            format!("(Mem {region} {} {bytes})", integer(&(*offset).into()))
        }
        Place::Register(register) => format!("(Reg {register})"),
    }
}

/// A number of a contract.
pub fn number(number: &Number) -> String {
    let limbs = list(&number.limbs, |limb| {
        let (weight, most) = (integer(&limb.weight), integer(&limb.most));
        format!("Limb {} {weight} {most}", place(&limb.place))
    });
    format!("Number {limbs} {}", integer(&number.most))
}

/// A proof, where `name` may know a shorter name of a result.
pub fn proof(proof: &Proof, name: impl Fn(&Number) -> Option<String>) -> String {
    format!(
        "Proof {}\n{}\n{}",
        blocks(&proof.blocks, name),
        hints(&proof.hints),
        outputs(&proof.bounds)
    )
}

fn blocks(of: &[Certified], name: impl Fn(&Number) -> Option<String>) -> String {
    list(of, |(instructions, results)| {
        let results = list(results, |(result, certificate)| {
            let result = name(result).unwrap_or_else(|| number(result));
            format!("({result}, {})", goal(certificate))
        });
        format!("Block {instructions} {results}")
    })
}

fn hints(of: &[Hint]) -> String {
    let hints: Vec<String> = of.iter().map(hint).collect();
    format!("[{}]", hints.join(";\n "))
}

fn outputs(of: &[OutputBounds]) -> String {
    list(of, |(limbs, whole)| {
        format!("({}, {})", list(limbs, optional), optional(whole))
    })
}

/// A proof of a loop, as above.
pub fn loop_proof(proof: &LoopProof, name: impl Fn(&Number) -> Option<String>) -> String {
    let Head {
        pointers,
        places,
        keeps,
        values,
    } = &proof.head;
    let pointers = list(pointers, |(register, region, offset)| {
        format!("({register}%positive, ({region}%nat, {offset}))")
    });
    let places = list(places, |(at, most)| {
        format!("({}, {})", place(at), integer(most))
    });
    let keeps = list(keeps, |(register, i)| {
        format!("({register}%positive, {i}%nat)")
    });
    let values = list(values, |(i, value)| format!("({i}%nat, {})", number(value)));
    let parts = proof.parts.iter().map(|part| {
        format!(
            "(Part {}\n{}\n{} {})",
            blocks(&part.blocks, &name),
            hints(&part.hints),
            list(&part.places, optional),
            list(&part.values, optional)
        )
    });
    let parts: Vec<String> = parts.collect();
    format!(
        "LoopProof\n(Head {pointers}\n{places}\n{keeps}\n{values})\n{}\n{}",
        parts.join("\n"),
        outputs(&proof.bounds)
    )
}
