//! Every function of every shipped recipe, and of other moduli, against big integers, with every bound tested on the way.

use crate::weird::Weird;
use carrychain_gen::ir::{Function, Port, Shape, interpret};
use carrychain_gen::recipe::Template;
use carrychain_gen::shipped;
use carrychain_gen::synth::Args;
use carrychain_gen::template::{ElementType, Field};
use clap::Parser;
use num_bigint::BigUint;

const ROUNDS: u64 = 100;

/// What a test needs to know of a field.
pub struct Oracle {
    template: Template,
    p: BigUint,
    weights: Vec<u64>,
    word: u64,
    r: BigUint,
    elements: Vec<ElementType>,
}

impl Oracle {
    pub fn new(field: &Field) -> Self {
        let p = field.recipe.modulus.value.clone();
        let (n, word) = (field.recipe.limbs as u64, u64::from(field.recipe.word));
        let weight = |i: u64| match field.recipe.template {
            Template::UnsaturatedSolinas => (p.bits() * i).div_ceil(n),
            Template::SaturatedSolinas | Template::WordByWordMontgomery => word * i,
            Template::ClampedMultiplier => panic!("see tests/clamped.rs"),
        };
        let weights = (0..n).map(weight).collect();
        Self {
            template: field.recipe.template,
            p,
            weights,
            word,
            r: BigUint::from(1u32) << (word * n),
            elements: field.elements.clone(),
        }
    }

    fn value(&self, shape: &Shape, limbs: &[BigUint]) -> BigUint {
        let weight = |i: usize| match shape {
            Shape::Element(_) => self.weights[i],
            Shape::Words => self.word * i as u64,
            Shape::Bytes => 8 * i as u64,
            Shape::Scalar => 0,
        };
        limbs
            .iter()
            .enumerate()
            .map(|(i, limb)| limb << weight(i))
            .sum()
    }

    /// What an element must be below, if the bounds of its limbs do not say it.
    fn element_bound(&self, name: &str) -> Option<BigUint> {
        let element = self.elements.iter().find(|e| e.name == name).unwrap();
        match self.template {
            // Whole words: any value they can hold.
            Template::SaturatedSolinas => element.below.clone().or(Some(self.r.clone())),
            _ => element.below.clone(),
        }
    }

    pub fn input(&self, f: &Function, port: &Port, weird: &mut Weird) -> Vec<BigUint> {
        // Now and then at the very top.
        let top = weird.next().is_multiple_of(16);
        if let Shape::Element(name) = &port.shape
            && let Some(bound) = self.element_bound(name)
        {
            let value = if top {
                bound - 1u32
            } else {
                weird.below_bound(&bound)
            };
            let mask = (BigUint::from(1u32) << self.word) - 1u32;
            let words = self.weights.iter().map(|w| (&value >> *w) & &mask);
            return words.collect();
        }
        let bounds = port.values.iter().map(|id| &f.value(*id).hi);
        bounds
            .map(|hi| if top { hi.clone() } else { weird.limb(hi) })
            .collect()
    }

    /// Checks one run.
    fn check(&self, f: &Function, inputs: &[Vec<BigUint>], output: &[BigUint]) {
        let values: Vec<BigUint> = f
            .inputs
            .iter()
            .zip(inputs)
            .map(|(port, limbs)| self.value(&port.shape, limbs))
            .collect();
        let (p, r) = (&self.p, &self.r);
        let a = &values[0];
        let b = values.get(1).unwrap_or(&BigUint::ZERO).clone();
        let out = self.value(&f.output.shape, output);
        if let Shape::Element(name) = &f.output.shape
            && let Some(bound) = self.element_bound(name)
        {
            assert!(out < bound, "{}({inputs:x?}) = {out:x}", f.name);
        }
        let solinas = self.template != Template::WordByWordMontgomery;
        let inverse_of_r = || r.modinv(p).unwrap();
        let minus = |x: &BigUint, y: &BigUint| (x + p - y % p) % p;
        let expected = match f.name.as_str() {
            "carry_mul" => a * b,
            "carry_square" => a * a,
            "carry" | "relax" => a.clone(),
            "add" | "carry_add" => a + b,
            "sub" | "carry_sub" => minus(a, &b),
            "opp" | "carry_opp" => minus(&BigUint::ZERO, a),
            "halve" => a * BigUint::from(2u32).modinv(p).unwrap(),
            "mul" => a * b * inverse_of_r(),
            "square" => a * a * inverse_of_r(),
            "to_montgomery" => a * r,
            "from_montgomery" => a * inverse_of_r(),
            "selectznz" => values[1 + usize::from(*a == BigUint::from(1u32))].clone(),
            "to_bytes" => a.clone(),
            "from_bytes" => a.clone(),
            "nonzero" => {
                assert_eq!(out == BigUint::ZERO, *a == BigUint::ZERO);
                return;
            }
            name => match name.strip_prefix("carry_scmul_") {
                Some(k) => a * k.parse::<u32>().unwrap(),
                None => panic!("no oracle for {name}"),
            },
        };
        let context = || format!("{}({inputs:x?}) = {output:x?}", f.name);
        let exact = match f.name.as_str() {
            "selectznz" | "from_bytes" | "relax" => Some(expected.clone()),
            "to_bytes" if !solinas => Some(expected.clone()),
            "to_bytes" => Some(&expected % p),
            _ if !solinas => Some(&expected % p),
            _ => None,
        };
        match exact {
            Some(exact) => assert_eq!(out, exact, "{}", context()),
            None => assert_eq!(out % p, expected % p, "{}", context()),
        }
    }
}

fn check_field(field: &Field) {
    let oracle = Oracle::new(field);
    let mut weird = Weird::new(0x9e37_79b9_7f4a_7c15);
    for f in &field.functions {
        for _ in 0..ROUNDS {
            let inputs: Vec<Vec<BigUint>> = f
                .inputs
                .iter()
                .map(|port| oracle.input(f, port, &mut weird))
                .collect();
            let output = interpret(f, &inputs)
                .unwrap_or_else(|fault| panic!("{}: {fault}", field.recipe.modulus.expression));
            oracle.check(f, &inputs, &output);
        }
    }
}

pub fn field_of(line: &str) -> Field {
    Args::parse_from(["synth"].into_iter().chain(line.split_whitespace()))
        .field()
        .unwrap_or_else(|e| panic!("{line}: {e}"))
}

#[test]
fn shipped_fields_compute_what_they_say() {
    for (_, args) in shipped::fields() {
        let field = args.field().unwrap();
        if field.recipe.template != Template::ClampedMultiplier {
            check_field(&field);
        }
    }
}

#[test]
fn other_moduli_compute_what_they_say() {
    for line in [
        "2^130-5 --limbs 3",
        "2^130-5 --word 32 --limbs 5",
        "2^448-2^224-1 --limbs 8 --template unsaturated-solinas",
        "2^448-2^224-1 --word 32 --limbs 16 --template unsaturated-solinas",
        "2^448-2^224-1 --word 32 --limbs 18 --template unsaturated-solinas",
        "2^256-2^32-977 --limbs 5 --template unsaturated-solinas",
        "2^521-1",
        "2^521-1 --word 32",
        "2^256-2^32-977",
        "2^256-2^32-977 --template word-by-word-montgomery",
        "2^384-2^128-2^96+2^32-1",
        "2^224-2^96+1",
        "2^224-2^96+1 --word 32",
        "2^127-1",
        "2^61-1 --template saturated-solinas",
        "2^30-1017 --word 32 --template saturated-solinas",
        "2^127-1 --template saturated-solinas",
        "2^255-19 --template saturated-solinas --functions carry_scmul_121666,carry_mul,carry_square,carry_sub,to_bytes",
        "2^255-19 --word 32 --template saturated-solinas",
        "2^255-19 --word 32 --template saturated-solinas --functions carry_scmul_121666",
        "2^251-9 --template saturated-solinas",
        "2^444-17 --template saturated-solinas",
        "2^61-1 --word 32",
        "2^31-1",
        "3",
        "5 --word 32",
        "65537",
        "2^255-19 --carry-chain 0,1,2,3,4,0,1 --template unsaturated-solinas",
        "2^255-19 --word 32 --carry-chain 0+5,1+6,2+7,3+8,4+9,5+0,6+1 --template unsaturated-solinas",
        "2^448-2^224-1 --template word-by-word-montgomery",
    ] {
        check_field(&field_of(line));
    }
}

#[test]
fn the_ir_survives_json() {
    let field = field_of("2^255-19");
    for f in &field.functions {
        let text = serde_json::to_string(f).unwrap();
        assert_eq!(serde_json::from_str::<Function>(&text).unwrap(), *f);
    }
}
