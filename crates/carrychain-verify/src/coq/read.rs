//! Contracts and programs as Coq prints them: those of the proofs are the only ones.

use super::run::coqc;
use crate::checker::act::{Act, Stage};
use crate::checker::contract::{Contract, Expr, Limb, Number, Place, Region};
use crate::checker::micro::Uop;
use crate::checker::poly::Poly;
use crate::checker::program::Specification;
use crate::error::{Error, failed, file};
use num_bigint::BigInt;
use std::fs;
use std::iter::Peekable;
use std::path::Path;
use std::vec::IntoIter;

/// A term: what the values of contracts are made of.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Term {
    Number(BigInt),
    List(Vec<Term>),
    Tuple(Vec<Term>),
    /// A constructor and its arguments.
    Apply(String, Vec<Term>),
}

/// What Coq expressions specify - contracts (`Fe25519.mul 48`), and what is performed if it is more than the contract says -
/// read with a file of this name in the folder.
pub fn specifications(
    folder: &Path,
    name: &str,
    required: &str,
    expressions: &[(String, Option<&str>)],
) -> Result<Vec<Specification>, Error> {
    let each = expressions.iter().map(|(contract, program)| match program {
        None => contract.clone(),
        Some(program) => format!("({contract}, {program})"),
    });
    let each: Vec<String> = each.collect();
    let terms = values(folder, name, "stmt.Contract core.Act", required, &each)?;
    let read = terms.iter().map(|term| match term {
        Term::Tuple(parts) => match &parts[..] {
            [of, program] => Some(Specification {
                contract: contract(of)?,
                stages: program.list(stage)?,
                whole: true,
            }),
            _ => None,
        },
        term => contract(term).map(Specification::meets),
    });
    let specifications = read.collect::<Option<Vec<_>>>();
    specifications.ok_or_else(|| failed(format!("not all of {each:?} are specifications")))
}

/// A contract and what Coq's own lowering makes of some code: one list of operations an instruction, of a straight line.
pub fn lowered(
    folder: &Path,
    name: &str,
    modules: &str,
    expressions: [String; 2],
) -> Result<(Contract, Vec<Vec<Uop>>), Error> {
    let imported = "stmt.Contract core.Micro";
    let terms = values(folder, name, imported, modules, &expressions)?;
    let of = contract(&terms[0]);
    let code = terms[1].of("Some").and_then(|code| match code {
        [code] => code.list(|instruction| instruction.list(uop)),
        _ => None,
    });
    of.zip(code)
        .ok_or_else(|| failed(format!("no contract and code: {expressions:?}")))
}

/// The values of expressions, over these modules.
fn values(
    folder: &Path,
    name: &str,
    imported: &str,
    required: &str,
    expressions: &[String],
) -> Result<Vec<Term>, Error> {
    let mut text = format!(
        "From Coq Require Import ZArith List.\n\
         From Carrychain Require Import {imported}.\n\
         From Carrychain Require {required}.\n\
         Import ListNotations.\nOpen Scope Z_scope.\n\
         Unset Printing Records.\nSet Printing Width 1000000.\nSet Printing Depth 1000000.\n"
    );
    for expression in expressions {
        text += &format!("Eval vm_compute in ({expression}).\n");
    }
    let path = folder.join(name);
    fs::write(&path, text).map_err(file(&path))?;
    let output = coqc(folder, name)?;
    let terms = output.split("     = ").skip(1).map(|value| {
        let value = value.split("\n     : ").next().unwrap_or_default();
        parse(value).ok_or_else(|| failed(format!("not a term: {value}")))
    });
    let terms: Vec<Term> = terms.collect::<Result<_, _>>()?;
    if terms.len() != expressions.len() {
        return Err(failed("Coq does not print all values"));
    }
    Ok(terms)
}

fn parse(text: &str) -> Option<Term> {
    let mut tokens = tokens(text).into_iter().peekable();
    let term = application(&mut tokens)?;
    tokens.next().is_none().then_some(term)
}

/// Words, numbers and single signs; scopes (`%nat`) are dropped.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut word = String::new();
    for c in text.chars().chain([' ']) {
        if c.is_alphanumeric() || "_.%-'".contains(c) {
            word.push(c);
            continue;
        }
        if let Some(plain) = word.split('%').next().filter(|plain| !plain.is_empty()) {
            tokens.push(plain.to_owned());
        }
        word.clear();
        if !c.is_whitespace() {
            tokens.push(c.to_string());
        }
    }
    tokens
}

type Tokens = Peekable<IntoIter<String>>;

/// A constructor with its arguments, or a single term.
fn application(tokens: &mut Tokens) -> Option<Term> {
    let mut head = single(tokens)?;
    while let Some(next) = tokens.peek() {
        if matches!(&next[..], ")" | "]" | ";" | ",") {
            break;
        }
        let argument = single(tokens)?;
        match &mut head {
            Term::Apply(_, arguments) => arguments.push(argument),
            _ => return None,
        }
    }
    Some(head)
}

fn single(tokens: &mut Tokens) -> Option<Term> {
    let token = tokens.next()?;
    match &token[..] {
        "(" => {
            let mut parts = separated(tokens, ",", ")")?;
            if parts.len() == 1 {
                parts.pop()
            } else {
                Some(Term::Tuple(parts))
            }
        }
        "[" => separated(tokens, ";", "]").map(Term::List),
        word => match word.parse() {
            Ok(number) => Some(Term::Number(number)),
            Err(_) => Some(Term::Apply(token, Vec::new())),
        },
    }
}

fn separated(tokens: &mut Tokens, separator: &str, end: &str) -> Option<Vec<Term>> {
    let mut parts = Vec::new();
    if tokens.next_if(|token| token == end).is_some() {
        return Some(parts);
    }
    loop {
        parts.push(application(tokens)?);
        let token = tokens.next()?;
        if token == end {
            return Some(parts);
        }
        if token != separator {
            return None;
        }
    }
}

impl Term {
    fn number(&self) -> Option<&BigInt> {
        match self {
            Self::Number(number) => Some(number),
            _ => None,
        }
    }

    fn small<T: for<'a> TryFrom<&'a BigInt>>(&self) -> Option<T> {
        T::try_from(self.number()?).ok()
    }

    fn list<T>(&self, item: impl Fn(&Term) -> Option<T>) -> Option<Vec<T>> {
        match self {
            Self::List(items) => items.iter().map(item).collect(),
            _ => None,
        }
    }

    fn pair<T>(&self, second: impl Fn(&Term) -> Option<T>) -> Option<(usize, T)> {
        match self {
            Self::Tuple(parts) => match &parts[..] {
                [first, other] => Some((first.small()?, second(other)?)),
                _ => None,
            },
            _ => None,
        }
    }

    /// The arguments of a constructor.
    fn of(&self, constructor: &str) -> Option<&[Term]> {
        match self {
            Self::Apply(name, arguments) if name == constructor => Some(arguments),
            _ => None,
        }
    }
}

fn contract(term: &Term) -> Option<Contract> {
    let [regions, apart, stack, modulus, inputs, ops, outputs, count] = term.of("Contract")? else {
        return None;
    };
    let count = match count.of("Some") {
        Some([register]) => Some(register.small()?),
        _ => count.of("None").map(|_| None)?,
    };
    Some(Contract {
        regions: regions.list(region)?,
        apart: apart.list(|pair| pair.pair(Term::small))?,
        stack: stack.small()?,
        modulus: modulus.number()?.clone(),
        inputs: inputs.list(|input| input.pair(number))?,
        ops: ops.list(|op| op.pair(expression))?,
        outputs: outputs.list(|output| output.pair(number))?,
        count,
    })
}

fn region(term: &Term) -> Option<Region> {
    let [pointer, bytes, writable] = term.of("Region")? else {
        return None;
    };
    Some(Region {
        pointer: pointer.small()?,
        bytes: bytes.small()?,
        writable: writable.of("true").is_some(),
    })
}

fn number(term: &Term) -> Option<Number> {
    let [limbs, most] = term.of("Number")? else {
        return None;
    };
    Some(Number {
        limbs: limbs.list(limb)?,
        most: most.number()?.clone(),
    })
}

fn limb(term: &Term) -> Option<Limb> {
    let [place, weight, most] = term.of("Limb")? else {
        return None;
    };
    let place = match (place.of("Mem"), place.of("Reg")) {
        (Some([region, offset, bytes]), _) => {
            Place::Memory(region.small()?, offset.small()?, bytes.small()?)
        }
        (_, Some([register])) => Place::Register(register.small()?),
        _ => return None,
    };
    Some(Limb {
        place,
        weight: weight.number()?.clone(),
        most: most.number()?.clone(),
    })
}

fn expression(term: &Term) -> Option<Expr> {
    let Term::Apply(constructor, arguments) = term else {
        return None;
    };
    let boxed = |term: &Term| expression(term).map(Box::new);
    Some(match (&constructor[..], &arguments[..]) {
        ("V", [i]) => Expr::Value(i.small()?),
        ("K", [value]) => Expr::Constant(value.number()?.clone()),
        ("Plus", [a, b]) => Expr::Plus(boxed(a)?, boxed(b)?),
        ("Minus", [a, b]) => Expr::Minus(boxed(a)?, boxed(b)?),
        ("Times", [a, b]) => Expr::Times(boxed(a)?, boxed(b)?),
        ("If", [c, a, b]) => Expr::If(boxed(c)?, boxed(a)?, boxed(b)?),
        _ => return None,
    })
}

fn stage(term: &Term) -> Option<Stage> {
    let Term::Apply(constructor, arguments) = term else {
        return None;
    };
    let acts = |acts: &Term| acts.list(act);
    Some(match (&constructor[..], &arguments[..]) {
        ("Once", [l]) => Stage::Once(acts(l)?),
        ("Repeat", [n, l]) => Stage::Repeat(n.small()?, acts(l)?),
        ("Counted", [l]) => Stage::Counted(acts(l)?),
        _ => return None,
    })
}

fn act(term: &Term) -> Option<Act> {
    let Term::Apply(constructor, arguments) = term else {
        return None;
    };
    Some(match (&constructor[..], &arguments[..]) {
        ("Let", [i, e]) => Act::Let(i.small()?, expression(e)?),
        ("Least", [i, e]) => Act::Least(i.small()?, expression(e)?),
        ("Cut", [k, lo, hi, e]) => Act::Cut {
            bits: k.small()?,
            lo: lo.small()?,
            hi: hi.small()?,
            of: expression(e)?,
        },
        _ => return None,
    })
}

fn uop(term: &Term) -> Option<Uop> {
    let Term::Apply(constructor, arguments) = term else {
        return None;
    };
    Some(match (&constructor[..], &arguments[..]) {
        ("Asg", [d, e]) => Uop::Asg(d.small()?, poly(e)?),
        ("Spl", [k, lo, hi, e]) => Uop::Spl(k.small()?, lo.small()?, hi.small()?, poly(e)?),
        ("Unk", [d]) => Uop::Unk(d.small()?),
        ("Lod", [n, d, b, o]) => Uop::Lod(n.small()?, d.small()?, b.small()?, o.small()?),
        ("Sto", [n, b, o, s]) => Uop::Sto(n.small()?, b.small()?, o.small()?, s.small()?),
        ("And", [d, a, b]) => Uop::And(d.small()?, a.small()?, b.small()?),
        ("Ior", [d, a, b]) => Uop::Ior(d.small()?, a.small()?, b.small()?),
        ("Xor", [d, a, b]) => Uop::Xor(d.small()?, a.small()?, b.small()?),
        ("Sel", [d, c, a, b]) => Uop::Sel(d.small()?, c.small()?, a.small()?, b.small()?),
        ("Isz", [d, a]) => Uop::Isz(d.small()?, a.small()?),
        ("Fit", [k, x]) => Uop::Fit(k.small()?, x.small()?),
        _ => return None,
    })
}

fn poly(term: &Term) -> Option<Poly> {
    let terms = term.list(|part| match part {
        Term::Tuple(parts) => match &parts[..] {
            [monomial, coefficient] => {
                let variables = monomial.list(Term::small)?;
                Some((variables.into(), coefficient.number()?.clone()))
            }
            _ => None,
        },
        _ => None,
    });
    terms.map(Poly::collect)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contract() {
        let text = "Contract [Region 8 32 true] [(0%nat, 1%nat)] 48 13\n    [(1%nat, Number [Limb (Mem 0 8 8) 1 255;\n \
            Limb (Reg 7) 256 3] 1000)] [(0%nat, Minus (K (-3)) (V 1))] [] (Some 7%positive)";
        let read = parse(text)
            .and_then(|term| contract(&term))
            .expect("a contract");
        assert_eq!(read.regions[0].pointer, 8);
        assert_eq!(read.apart, [(0, 1)]);
        assert_eq!(read.inputs[0].1.limbs[1].place, Place::Register(7));
        let (minus_three, one) = (Expr::Constant((-3).into()), Expr::Value(1));
        assert_eq!(
            read.ops[0].1,
            Expr::Minus(Box::new(minus_three), Box::new(one))
        );
        assert_eq!((read.stack, read.count), (48, Some(7)));
        for broken in ["Contract [", "Contract []", "", "[1; 2", "(1, 2))"] {
            assert_eq!(
                parse(broken).and_then(|term| contract(&term)),
                None,
                "{broken}"
            );
        }
    }
}
