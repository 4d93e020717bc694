//! Whether two codes do the same: their runs compute the same polynomials of the inputs, whatever the order. Carries that are
//! shown to be 0 are left out: some instructions only clear a flag that is clear. The summands of a column may come in any order:
//!
//! ```text
//! e = lo + m hi,   lo + x = lo' + m hi'   =>   e + x = lo' + m (hi + hi')
//! ```

use carrychain_verify::checker::certificate::Definition;
use carrychain_verify::checker::check::Run;
use carrychain_verify::checker::interval::Environment;
use carrychain_verify::checker::poly::Poly;
use carrychain_verify::checker::program::{Specification, execute};
use carrychain_verify::finder::{Failure, find};
use carrychain_verify::kernel::Description;
use carrychain_verify::x86::code::Program;
use carrychain_verify::x86::system_v;
use num_bigint::BigInt;
use num_traits::Zero;
use std::collections::HashMap;

/// Numbers for splits: the same for equal splits of the same things.
#[derive(Default)]
pub struct Names {
    /// The remainder; the quotient is the next number.
    numbers: HashMap<(BigInt, Poly), u32>,
    /// What each remainder is of.
    splits: HashMap<u32, (BigInt, Poly)>,
    /// Whether every carry is tried that may be 0, not only those that a proof needs.
    thorough: bool,
}

/// What a run comes to: the results of its operations and its outputs, and where a loop keeps what.
pub type Effects = (Vec<Poly>, String);

impl Names {
    /// Every carry is tried.
    pub fn thorough() -> Self {
        Self {
            thorough: true,
            ..Self::default()
        }
    }

    /// The effects of code that runs.
    pub fn effects(
        &mut self,
        description: &Description,
        specification: &Specification,
        bytes: &[u8],
    ) -> Option<Effects> {
        let program = Program::new(bytes, &description.shape()).ok()?;
        let plan = description.plan(specification);
        let run = execute(&system_v(), specification, &program.operations(), &plan).ok()?;
        let effects: Vec<Poly> = run.runs.iter().flat_map(|run| self.of(run)).collect();
        Some((effects, format!("{:?}", run.heads)))
    }

    fn of(&mut self, run: &Run) -> Vec<Poly> {
        let known = known(run, self.thorough);
        let name = |variable: u32, otherwise: Poly| {
            let point = known.point(variable);
            point.map_or(otherwise, |value| Poly::constant(value.clone()))
        };
        let inputs = 0..run.problem.inputs;
        let mut names: Vec<Poly> = inputs.map(|v| name(v, Poly::variable(v))).collect();
        for definition in &run.problem.definitions {
            let value = renamed(&definition.value, &names);
            // A product keeps its name: choices among choices would grow without end.
            let linear = value.terms().iter().all(|(monomial, _)| monomial.len() < 2);
            let whole = linear && known.point(definition.hi()).is_some_and(Zero::is_zero);
            let (lo, less) = self.split(&definition.modulus, &value);
            let low = if whole { value } else { Poly::variable(lo) };
            names.push(name(definition.lo, low));
            names.push(name(definition.hi(), Poly::variable(lo + 1).minus(&less)));
        }
        let goals = run.problem.goals.iter().map(|goal| &goal.poly);
        let bounds = run.problem.bounds.iter().map(|bound| &bound.poly);
        goals
            .chain(bounds)
            .map(|poly| renamed(poly, &names))
            .collect()
    }

    /// The number of a split of the whole column, and the quotients of the earlier splits in it.
    fn split(&mut self, modulus: &BigInt, value: &Poly) -> (u32, Poly) {
        let (mut column, mut less) = (value.clone(), Poly::ZERO);
        for (monomial, coefficient) in value.terms() {
            let [lo] = monomial[..] else { continue };
            if let Some((m, whole)) = self.splits.get(&lo)
                && m == modulus
            {
                column = column.plus_scaled(&whole.minus(&Poly::variable(lo)), coefficient);
                less = less.plus_scaled(&Poly::variable(lo + 1), coefficient);
            }
        }
        let next = 1_000_000 + 2 * self.numbers.len() as u32;
        let key = (modulus.clone(), column);
        let lo = *self.numbers.entry(key.clone()).or_insert(next);
        self.splits.insert(lo, key);
        (lo, less)
    }
}

/// The intervals after all hints that are found.
fn known(run: &Run, thorough: bool) -> Environment {
    let mut problem = run.problem.clone();
    if thorough {
        let carries = problem.definitions.iter().map(Definition::hi);
        let open = |carry: &u32| {
            problem.environment.point(*carry).is_none() && problem.environment.is_bit(*carry)
        };
        problem.zeros = carries.filter(open).collect();
        for failure in find(&problem).1 {
            if let Failure::WrongZero(carry, _) = failure {
                problem.zeros.retain(|other| *other != carry);
            }
        }
    }
    let mut knowledge = problem.knowledge();
    for hint in find(&problem).0.hints {
        assert!(knowledge.learn(&hint), "hints that are found are good");
    }
    knowledge.environment
}

/// Every variable replaced.
fn renamed(poly: &Poly, names: &[Poly]) -> Poly {
    poly.terms()
        .iter()
        .fold(Poly::ZERO, |sum, (monomial, coefficient)| {
            let factors = monomial.iter().map(|v| &names[*v as usize]);
            let product = factors.fold(Poly::constant(1), |product, factor| product.times(factor));
            sum.plus_scaled(&product, coefficient)
        })
}
