//! What each function is claimed to compute: proof/spec/Portable.v in Rust. If the two differ, Coq refuses the proof.

use super::code::{Code, Let, location};
use crate::checker::contract::{Contract, Expr, Limb, Number, Place};
use carrychain_gen::ir::{Id, Op, Type};
use carrychain_gen::recipe::Template;
use carrychain_gen::template::{ElementType, Field};
use num_bigint::BigInt;
use num_traits::One;

/// How an element is held.
#[derive(Clone, Debug)]
pub struct Element {
    /// What the limbs count.
    pub weights: Vec<BigInt>,
    /// The largest limbs.
    pub maxima: Vec<BigInt>,
    /// The largest value.
    pub greatest: BigInt,
}

/// What is claimed of a function.
#[derive(Clone, Debug)]
pub struct Claim {
    /// The proposition, but for the function.
    pub proposition: String,
    /// How it is to be shown.
    pub kind: Kind,
}

/// Kinds of claims.
#[derive(Clone, Debug)]
pub enum Kind {
    /// The code, perhaps with what prepares its parameters, meets a contract.
    Computes {
        /// The code.
        code: Code,
        /// The contract.
        contract: Box<Contract>,
    },
    /// The bitwise or of this many words.
    Nonzero(usize),
}

fn power(k: u32) -> BigInt {
    BigInt::one() << k
}

/// A variable of an expression.
fn v(i: usize) -> Box<Expr> {
    Box::new(Expr::Value(i))
}

fn k(value: impl Into<BigInt>) -> Box<Expr> {
    Box::new(Expr::Constant(value.into()))
}

impl Element {
    fn words(word: u32, n: usize) -> Self {
        Self {
            weights: (0..n as u32).map(|i| power(word * i)).collect(),
            maxima: vec![power(word) - 1; n],
            greatest: power(word * n as u32) - 1,
        }
    }

    fn bit() -> Self {
        Self::words(1, 1)
    }

    fn below(self, bound: BigInt) -> Self {
        let greatest = bound - 1;
        Self { greatest, ..self }
    }

    fn times(self, k: &BigInt) -> Self {
        Self {
            weights: self.weights.iter().map(|w| w * k).collect(),
            greatest: (self.greatest + 1) * k - 1,
            ..self
        }
    }

    /// Of the generator, in words of this many bits.
    pub fn of(word: u32, element: &ElementType) -> Self {
        let mut this = Self::words(word, element.limbs.len());
        this.maxima = element.limbs.iter().cloned().map(BigInt::from).collect();
        let largest = this.maxima.iter().zip(&this.weights).map(|(m, w)| m * w);
        this.greatest = match &element.below {
            Some(below) => BigInt::from(below.clone()) - 1,
            None => largest.sum(),
        };
        this
    }

    fn at(&self, places: &[Id]) -> Number {
        let limbs = places.iter().zip(self.weights.iter().zip(&self.maxima));
        Number {
            limbs: limbs
                .map(|(place, (weight, most))| Limb {
                    place: Place::Register(location(*place)),
                    weight: weight.clone(),
                    most: most.clone(),
                })
                .collect(),
            most: self.greatest.clone(),
        }
    }
}

/// The contract `says` and what belongs to it.
fn computes(
    proposition: String,
    modulus: BigInt,
    inputs: &[Element],
    expression: Expr,
    output: Element,
    code: Code,
) -> Claim {
    let n = inputs.len();
    let numbers = inputs.iter().zip(&code.params);
    let contract = Contract {
        regions: vec![],
        apart: vec![],
        stack: 0,
        modulus,
        inputs: numbers
            .map(|(element, places)| element.at(places))
            .enumerate()
            .collect(),
        ops: vec![(n, expression)],
        outputs: vec![(n, output.at(&code.result))],
        count: None,
    };
    Claim {
        proposition,
        kind: Kind::Computes {
            code,
            contract: Box::new(contract),
        },
    }
}

/// What is claimed of the function `name` of `field` with this code; none if nothing is known about functions of this name.
pub fn claim(field: &Field, name: &str, code: Code) -> Option<Claim> {
    match field.recipe.template {
        Template::SaturatedSolinas => solinas(field, name, code),
        Template::WordByWordMontgomery => montgomery(field, name, code),
        Template::ClampedMultiplier => clamped(field, name, code),
        Template::UnsaturatedSolinas => None,
    }
}

fn solinas(field: &Field, name: &str, code: Code) -> Option<Claim> {
    let w = field.recipe.word;
    let p = BigInt::from(field.recipe.modulus.value.clone());
    let [tight, loose] = &field.elements[..] else {
        return None;
    };
    let (tight, loose) = (Element::of(w, tight), Element::of(w, loose));
    let n = p.bits().div_ceil(8) as usize;
    let both = format!("{name} {w} p tight loose");
    let one = format!("{name} {w} p tight");
    let tights = [tight.clone(), tight.clone()];
    let (result, relaxed) = (tight.clone(), loose.clone());
    let product = |i| Expr::Times(v(0), v(i));
    let sum = || Expr::Plus(v(0), v(1));
    let difference = || Expr::Minus(v(0), v(1));
    let opposite = || Expr::Minus(k(0), v(0));
    Some(match name {
        "carry_mul" => computes(both, p, &[loose.clone(), loose], product(1), result, code),
        "carry_square" => computes(both, p, &[loose], product(0), result, code),
        "carry" => computes(both, p, &[loose], Expr::Value(0), result, code),
        "relax" => computes(both, p, &[tight], Expr::Value(0), relaxed, code),
        "add" => computes(both, p, &tights, sum(), relaxed, code),
        "sub" => computes(both, p, &tights, difference(), relaxed, code),
        "opp" => computes(both, p, &[tight], opposite(), relaxed, code),
        "carry_add" => computes(one, p, &tights, sum(), result, code),
        "carry_sub" => computes(one, p, &tights, difference(), result, code),
        "carry_opp" => computes(one, p, &[tight], opposite(), result, code),
        "selectznz" => {
            let inputs = [Element::bit(), tight.clone(), tight];
            let chosen = Expr::If(v(0), v(2), v(1));
            computes(one, p, &inputs, chosen, result, code)
        }
        "to_bytes" => {
            let bytes = Element::words(8, n).below(p.clone());
            computes(
                format!("{one} {n}"),
                p,
                &[tight],
                Expr::Value(0),
                bytes,
                code,
            )
        }
        "from_bytes" => {
            let mut bytes = Element::words(8, n);
            let top = power((p.bits() as u32 - 1) % 8 + 1) - 1;
            bytes.maxima[n - 1].clone_from(&top);
            let statement = format!("{name} {w} tight {n} {top}");
            computes(
                statement,
                power(8 * n as u32),
                &[bytes],
                Expr::Value(0),
                result,
                code,
            )
        }
        _ => {
            let factor: u32 = name.strip_prefix("carry_scmul_")?.parse().ok()?;
            let scaled = Expr::Times(k(factor), v(0));
            let statement = format!("carry_scmul {w} p tight loose {factor}");
            computes(statement, p, &[loose], scaled, result, code)
        }
    })
}

fn montgomery(field: &Field, name: &str, code: Code) -> Option<Claim> {
    let (w, n) = (field.recipe.word, field.recipe.limbs);
    let m = BigInt::from(field.recipe.modulus.value.clone());
    let r = power(w * n as u32);
    let any = Element::words(w, n);
    let element = any.clone().below(m.clone());
    let bytes = Element::words(8, (w as usize * n) / 8);
    let elements = [element.clone(), element.clone()];
    let by_r = element.clone().times(&r);
    let result = element.clone();
    let mod_m = format!("Montgomery.{name} {w} m {n}");
    let plain = format!("Montgomery.{name} {w} {n}");
    let product = |i| Expr::Times(v(0), v(i));
    Some(match name {
        "mul" => computes(mod_m, m, &elements, product(1), by_r, code),
        "square" => computes(mod_m, m, &elements[..1], product(0), by_r, code),
        "add" => {
            let sum = Expr::Plus(v(0), v(1));
            computes(mod_m, m, &elements, sum, result, code)
        }
        "sub" => {
            let difference = Expr::Minus(v(0), v(1));
            computes(mod_m, m, &elements, difference, result, code)
        }
        "opp" => {
            let opposite = Expr::Minus(k(0), v(0));
            computes(mod_m, m, &elements[..1], opposite, result, code)
        }
        "halve" => {
            let twice = element.times(&BigInt::from(2));
            computes(mod_m, m, &elements[..1], Expr::Value(0), twice, code)
        }
        "to_montgomery" => {
            let product = Expr::Times(k(&r * &r), v(0));
            computes(mod_m, m, &[any], product, by_r, code)
        }
        "from_montgomery" => computes(mod_m, m, &elements[..1], Expr::Value(0), by_r, code),
        "selectznz" => {
            let inputs = [Element::bit(), element.clone(), element.clone()];
            let chosen = Expr::If(v(0), v(2), v(1));
            computes(mod_m, m, &inputs, chosen, result, code)
        }
        "to_bytes" => computes(plain, r, &[any], Expr::Value(0), bytes, code),
        "from_bytes" => computes(plain, r, &[bytes], Expr::Value(0), any, code),
        "nonzero" => Claim {
            proposition: plain,
            kind: Kind::Nonzero(n),
        },
        _ => return None,
    })
}

fn constant(id: Id, value: BigInt) -> Let {
    let value = value.to_biguint().expect("only lengths and moduli");
    Let {
        results: vec![(id, Type::Word)],
        op: Op::Const(value),
    }
}

/// y := z x.
fn in_place(free: Id, z: &BigInt, xs: &[Id], ys: &[Id]) -> Vec<Let> {
    let products = xs.iter().zip(ys).map(|(x, y)| Let {
        results: vec![(*y, Type::Word)],
        op: Op::Mul(*x, free),
    });
    [constant(free, z.clone())]
        .into_iter()
        .chain(products)
        .collect()
}

/// Puts statements before the code.
fn after(setup: Vec<Let>, params: Vec<Vec<Id>>, code: Code) -> Code {
    Code {
        params,
        body: setup.into_iter().chain(code.body).collect(),
        ..code
    }
}

fn clamped(field: &Field, name: &str, code: Code) -> Option<Claim> {
    let (w, n) = (field.recipe.word, field.recipe.limbs - 1);
    let p = BigInt::from(field.recipe.modulus.value.clone());
    let bits = w * n as u32;
    let above = p.bits() as u32 - bits;
    let c = power(bits + above) - &p;
    let top = power(bits);
    let most: BigInt = power(w - 4) - 1;
    let [sum, ..] = &field.elements[..] else {
        return None;
    };
    let sum = Element::of(w, sum);
    let mut rest = Element::words(w, n - 1);
    rest.maxima = vec![&most >> above; n - 1];
    rest.greatest = &top - 1;
    let mut multiplier = rest.clone().times(&power(w + above));
    multiplier.weights.insert(0, BigInt::one());
    multiplier.maxima.insert(0, most.clone());
    multiplier.greatest = &top - 1;
    let mut folded = rest.clone();
    folded.maxima = rest.maxima.iter().map(|m| m * &c).collect();
    let prepare = |free, r: &[Id], folded: &[Id]| {
        let mut setup = in_place(free, &c, &r[1..], folded);
        setup.extend(in_place(free, &power(above), &r[1..], &r[1..]));
        setup
    };
    let statement = format!("Clamped.{name} {w} {n} {above} {}", c);
    let id = |n: usize| Id(n as u32);
    Some(match (name, &code.params.clone()[..]) {
        ("fold", [r]) => {
            let mut first = Element::words(w, 1);
            first.maxima = vec![most.clone()];
            first.greatest = most;
            let setup = prepare(id(n), r, &[]);
            let params = vec![vec![r[0]], r[1..].to_vec()];
            let expression = Expr::Times(k(c.clone()), v(1));
            let code = after(setup, params, code);
            computes(statement, top, &[first, rest], expression, folded, code)
        }
        ("step", [h, block, high, r, g]) => {
            let setup = prepare(id(4 * n + 1), r, g);
            let params = vec![h.clone(), block.clone(), high.clone(), r.clone()];
            let code = after(setup, params, code);
            let block = Expr::Plus(v(1), Box::new(Expr::Times(k(top), v(2))));
            let added = Expr::Plus(v(0), Box::new(block));
            let expression = Expr::Times(Box::new(added), v(3));
            let inputs = [
                sum.clone(),
                Element::words(w, n),
                Element::bit(),
                multiplier,
            ];
            computes(statement, p, &inputs, expression, sum, code)
        }
        ("finish", [h, s]) => {
            let q = id(2 * n + 1);
            let setup = compose(w, &p, q, h);
            let params = vec![h.clone(), s.clone(), vec![q]];
            let code = after(setup, params, code);
            let expression = Expr::Plus(v(0), v(1));
            let words = Element::words(w, n);
            let inputs = [sum.below(p), words.clone(), Element::bit()];
            computes(statement, top, &inputs, expression, words, code)
        }
        _ => return None,
    })
}

/// x := x + q p.
fn compose(w: u32, p: &BigInt, q: Id, x: &[Id]) -> Vec<Let> {
    let (free, carry) = (Id(q.0 + 1), Id(q.0 + 2));
    let mut setup = vec![Let {
        results: vec![(carry, Type::Flag)],
        op: Op::Const(0u32.into()),
    }];
    for (i, x) in x.iter().enumerate() {
        let word: BigInt = (p >> (w as usize * i)) & (power(w) - 1);
        setup.push(constant(free, word));
        setup.push(Let {
            results: vec![(free, Type::Word)],
            op: Op::Mul(free, q),
        });
        setup.push(Let {
            results: vec![(*x, Type::Word), (carry, Type::Flag)],
            op: Op::AddCarry(*x, free, carry),
        });
    }
    setup
}
