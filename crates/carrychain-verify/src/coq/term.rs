//! Proofs of core/Program.v as Coq terms.

use crate::checker::certificate::{Certificate, Combination, GoalCertificate, Hint};
use crate::checker::check::{Certified, Followed, OutputBounds};
use crate::checker::contract::{Number, Place};
use crate::checker::poly::Poly;
use crate::checker::program::{Head, LoopProof, Part, Proof};
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
        |of| format!("(Some {})", certificate(of)),
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
    format!("(GC {scale} {unscale} {rules} {combination})")
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

/// A proof, where `name` may know a shorter name of a number.
pub fn proof(proof: &Proof, name: impl Fn(&Number) -> Option<String>) -> String {
    let Proof {
        loops,
        last,
        bounds,
    } = proof;
    let bounds = outputs(bounds);
    if loops.is_empty() {
        let (blocks, hints) = (blocks(&last.blocks, &name), hints(&last.hints));
        return format!("straight {blocks}\n{hints}\n{bounds}");
    }
    let loops: Vec<String> = loops.iter().map(|of| loop_proof(of, &name)).collect();
    format!(
        "{{|\nloops := [\n{}];\nfinal := {};\noutput_bounds := {bounds} |}}",
        loops.join(";\n"),
        part(last, &name)
    )
}

fn blocks(of: &[Certified], name: impl Fn(&Number) -> Option<String>) -> String {
    let name = |of: &Number| name(of).unwrap_or_else(|| format!("({})", number(of)));
    let result = |result: &Followed| match result {
        Followed::Ghost => "Ghost".to_owned(),
        Followed::Equal(of, certificate) => format!("Equal {} {}", name(of), goal(certificate)),
        Followed::Congruent(of, certificate, top) => format!(
            "Congruent {} {} {}",
            name(of),
            goal(certificate),
            optional(top)
        ),
    };
    list(of, |(instructions, results)| {
        format!("Block {instructions} {}", list(results, result))
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

fn part(part: &Part, name: impl Fn(&Number) -> Option<String>) -> String {
    format!(
        "Part {}\n{}\n{} {}",
        blocks(&part.blocks, name),
        hints(&part.hints),
        list(&part.places, optional),
        list(&part.values, optional)
    )
}

fn loop_proof(of: &LoopProof, name: impl Fn(&Number) -> Option<String>) -> String {
    let Head {
        pointers,
        places,
        keeps,
        values,
    } = &of.head;
    let pointers = list(pointers, |(at, region, offset)| {
        format!("({}, ({region}%nat, {offset}))", place(at))
    });
    let places = list(places, |(at, most)| {
        format!("({}, {})", place(at), integer(most))
    });
    let keeps = list(keeps, |(register, i)| {
        format!("({register}%positive, {i}%nat)")
    });
    let values = list(values, |(i, exact, value)| {
        format!("({i}%nat, ({exact}, {}))", number(value))
    });
    format!(
        "Loop (Head {pointers}\n{places}\n{keeps}\n{values})\n({})\n({})",
        part(&of.enter, &name),
        part(&of.round, &name)
    )
}
