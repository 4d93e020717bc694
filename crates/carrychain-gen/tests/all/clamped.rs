//! The step of a sum under a clamped multiplier against big integers, with every bound tested on the way.

use crate::weird::Weird;
use carrychain_gen::ir::{Function, interpret};
use carrychain_gen::synth::Args;
use carrychain_gen::template::Field;
use clap::Parser;
use num_bigint::BigUint;

const ROUNDS: usize = 2000;

fn field_of(line: &str) -> Result<Field, String> {
    let words = ["synth"].into_iter().chain(line.split_whitespace());
    let template = ["--template", "clamped-multiplier"];
    let args = Args::parse_from(words.chain(template));
    args.field().map_err(|error| error.to_string())
}

fn function<'a>(field: &'a Field, name: &str) -> &'a Function {
    field.functions.iter().find(|f| f.name == name).unwrap()
}

fn run(f: &Function, inputs: &[Vec<BigUint>]) -> Vec<BigUint> {
    interpret(f, inputs).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Words within the bounds of the port `port` of `f`.
fn words(f: &Function, port: usize, weird: &mut Weird) -> Vec<BigUint> {
    let all_top = weird.next().is_multiple_of(16);
    let bounds = f.inputs[port].values.iter().map(|id| &f.value(*id).hi);
    bounds
        .map(|hi| if all_top { hi.clone() } else { weird.limb(hi) })
        .collect()
}

#[test]
fn a_step_multiplies_and_the_end_reduces() {
    for (line, word, above, c) in [
        ("2^130-5 --limbs 3", 64, 2, 5u32),
        ("2^130-5 --word 32 --limbs 5", 32, 2, 5),
        ("2^66-5 --limbs 2", 64, 2, 5),
        ("2^66-5 --word 32 --limbs 3", 32, 2, 5),
    ] {
        let field = field_of(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let [fold, step, finish] = ["fold", "step", "finish"].map(|name| function(&field, name));
        let n = field.recipe.limbs - 1;
        let p = (BigUint::from(1u32) << (word * n + above)) - c;
        let value = |words: &[BigUint]| -> BigUint {
            let places = words.iter().enumerate();
            places.map(|(i, w)| w << (word * i)).sum()
        };
        let mut weird = Weird::new(7);
        for _ in 0..ROUNDS {
            let mut r = words(fold, 0, &mut weird);
            for r in &mut r[1..] {
                *r = (&*r >> above) << above;
            }
            let folded = run(fold, std::slice::from_ref(&r));

            let (h, block) = (words(step, 0, &mut weird), words(step, 1, &mut weird));
            let top = words(step, 2, &mut weird);
            let inputs = [h.clone(), block.clone(), top.clone(), r.clone(), folded];
            let sum = value(&h) + value(&block) + (&top[0] << (word * n));
            let product = value(&run(step, &inputs));
            assert_eq!(product % &p, sum * value(&r) % &p, "{line}: {inputs:x?}");

            let s = words(finish, 1, &mut weird);
            let mask = (BigUint::from(1u32) << (word * n)) - 1u32;
            let expected = (value(&h) % &p + value(&s)) & mask;
            let inputs = [h, s];
            assert_eq!(
                value(&run(finish, &inputs)),
                expected,
                "{line}: {inputs:x?}"
            );
        }
    }
}

#[test]
fn a_result_may_be_the_next_sum() {
    let field = field_of("2^130-5").unwrap();
    let step = function(&field, "step");
    let bounds = |ids: &[carrychain_gen::ir::Id]| -> Vec<BigUint> {
        ids.iter().map(|id| step.value(*id).hi.clone()).collect()
    };
    let (next, sum) = (bounds(&step.output.values), bounds(&step.inputs[0].values));
    assert!(
        next.iter().zip(&sum).all(|(next, sum)| next <= sum),
        "{next:x?}"
    );
}

#[test]
fn a_modulus_that_does_not_fit_is_refused() {
    for (line, why) in [
        ("2^127-1 --limbs 3", "0 of its 127 bits are above"),
        ("2^255-19 --limbs 4", "63 of its 255 bits are above"),
        (
            "2^99-115 --word 32 --limbs 4",
            "bound of step: a sum can be",
        ),
        ("2^130-5 --limbs 1", "130 of its 130 bits are above"),
    ] {
        let error = field_of(line).unwrap_err();
        assert!(error.contains(why), "{line}: {error}");
    }
}
