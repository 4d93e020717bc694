//! The search for hints: from definitions, intervals, facts and goals to certificates that the checker accepts.
//!
//! ```text
//! Problem { definitions, environment, facts, inputs, zeros, goals, bounds, lemmas }
//!     --find-->  Found { hints, goals, bounds }  and what could not be shown: [Failure]
//! ```
//!
//! A problem knows nothing of instruction sets: the variables below `inputs` are inputs, each with an interval;
//! facts are polynomials >= 0 in them; the definitions are those of the symbolic execution, in order. What is found is for
//! [`Knowledge::learn`] (hints, in order), [`Knowledge::shows_goal`] and [`Knowledge::shows_at_most`] (bounds), which
//! decide as Coq does.
//!
//! 1. The definitions are run on concrete inputs (`sample`). A goal or bound that is wrong there is reported with the input.
//! 2. Each carry that was never seen to be set is shown to be 0 where that can be done (`search`): by carry elimination
//!    (`chain`), by divisibility (`divide`), else by linear programming (`linear`, `simplex`), else in two cases of a bit.
//! 3. Each goal is reduced; what is left of it says what else to look for (`goal`).

mod chain;
mod determined;
mod divide;
mod goal;
mod linear;
mod relations;
mod sample;
mod search;
mod simplex;
#[cfg(test)]
mod tests;
mod tighten;

use crate::checker::certificate::{Certificate, Definition, GoalCertificate, Hint, Knowledge};
use crate::checker::interval::Environment;
use crate::checker::poly::{Poly, Variable};
use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::Zero;
use sample::Samples;
use search::{Effort, Search};
use std::collections::BTreeSet;
use std::ops::Range;

/// What is to be shown.
#[derive(Clone, Debug)]
pub struct Problem {
    /// In order; their variables follow each other without a gap.
    pub definitions: Vec<Definition>,
    /// Intervals of the inputs and of all that is defined.
    pub environment: Environment,
    /// Polynomials >= 0.
    pub facts: Vec<Poly>,
    /// The variables below this one are inputs.
    pub inputs: Variable,
    /// Variables that must be shown to be 0.
    pub zeros: Vec<Variable>,
    /// Polynomials that are 0 modulo something.
    pub goals: Vec<Goal>,
    /// Upper bounds.
    pub bounds: Vec<Bound>,
    /// Upper bounds on the way, each with the number of definitions after which it is a new fact.
    pub lemmas: Vec<(usize, Bound)>,
}

/// poly = 0 modulo the modulus, by eliminating these definitions.
#[derive(Clone, Debug)]
pub struct Goal {
    /// What is 0.
    pub poly: Poly,
    /// Modulo this; 0 if it is 0 itself.
    pub modulus: BigInt,
    /// Indices of definitions.
    pub definitions: Range<usize>,
}

/// poly <= at_most.
#[derive(Clone, Debug)]
pub struct Bound {
    /// What is bounded.
    pub poly: Poly,
    /// By what.
    pub at_most: BigInt,
    /// Whether its interval must tell that it is not negative, too.
    pub from_zero: bool,
}

/// What was found, as far as it was found.
#[derive(Clone, Debug, Default)]
pub struct Found {
    /// In order.
    pub hints: Vec<Hint>,
    /// For each goal.
    pub goals: Vec<GoalCertificate>,
    /// For each bound; none where the interval suffices.
    pub bounds: Vec<Option<Certificate>>,
}

/// What could not be shown.
#[derive(Clone, Debug)]
pub enum Failure {
    /// A goal is wrong for an input: the values of the input variables, from variable 1 on.
    WrongGoal(usize, Vec<BigInt>),
    /// A bound is wrong for an input.
    WrongBound(usize, Vec<BigInt>),
    /// This variable is not 0 for an input.
    WrongZero(Variable, Vec<BigInt>),
    /// No certificate was found for a goal; what is left of it.
    Goal(usize, Poly),
    /// No certificate was found for a bound.
    Bound(usize),
    /// No certificate was found that this variable is 0.
    Zero(Variable),
}

impl Problem {
    /// What is known before any hint.
    pub fn knowledge(&self) -> Knowledge {
        Knowledge {
            equations: self.definitions.iter().map(Definition::equation).collect(),
            facts: self.facts.clone(),
            environment: self.environment.clone(),
        }
    }

    /// What the samples show to be wrong.
    fn wrong(&self, samples: &Samples) -> Vec<Failure> {
        let input = |run: &[BigInt]| run[1..self.inputs as usize].to_vec();
        let runs = || samples.runs().iter();
        let goals = self.goals.iter().enumerate().filter_map(|(i, goal)| {
            let run = runs().find(|run| !goal.poly.evaluated(run).is_multiple_of(&goal.modulus))?;
            Some(Failure::WrongGoal(i, input(run)))
        });
        let bounds = self.bounds.iter().enumerate().filter_map(|(i, bound)| {
            let out = |value: BigInt| {
                value > bound.at_most || bound.from_zero && value.sign() == Sign::Minus
            };
            let run = runs().find(|run| out(bound.poly.evaluated(run)))?;
            Some(Failure::WrongBound(i, input(run)))
        });
        let zeros = self.zeros.iter().filter_map(|zero| {
            let run = runs().find(|run| !run[*zero as usize].is_zero())?;
            Some(Failure::WrongZero(*zero, input(run)))
        });
        goals.chain(bounds).chain(zeros).collect()
    }

    /// Every variable that occurs in a later definition, a goal or a bound.
    fn used(&self) -> BTreeSet<Variable> {
        let values = self.definitions.iter().map(|definition| &definition.value);
        let goals = self.goals.iter().map(|goal| &goal.poly);
        let bounds = self.bounds.iter().map(|bound| &bound.poly);
        values
            .chain(goals)
            .chain(bounds)
            .flat_map(Poly::variables)
            .collect()
    }
}

/// Searches for what shows all that the problem asks for.
pub fn find(problem: &Problem) -> (Found, Vec<Failure>) {
    let samples = Samples::new(problem);
    let mut failures = problem.wrong(&samples);
    if !failures.is_empty() {
        let found = Found {
            hints: Vec::new(),
            goals: vec![GoalCertificate::default(); problem.goals.len()],
            bounds: vec![None; problem.bounds.len()],
        };
        return (found, failures);
    }
    let mut search = Search::new(problem);
    multiply_facts(&mut search);
    fix_carries(&mut search, &samples);
    for zero in &problem.zeros {
        if !search.fix(*zero, &BigInt::zero(), Effort::Full) {
            failures.push(Failure::Zero(*zero));
        }
    }
    let mut goals = Vec::with_capacity(problem.goals.len());
    for (i, goal) in problem.goals.iter().enumerate() {
        let (certificate, left) = goal::certificate(&mut search, &samples, goal);
        if !left.is_zero() {
            failures.push(Failure::Goal(i, left));
        }
        goals.push(certificate);
    }
    let mut bounds = Vec::with_capacity(problem.bounds.len());
    for (i, bound) in problem.bounds.iter().enumerate() {
        if bound.from_zero && !search.not_negative(&bound.poly) {
            failures.push(Failure::Bound(i));
        }
        let interval = search.knowledge.environment.of(&bound.poly);
        if interval.is_some_and(|interval| interval.high <= bound.at_most) {
            bounds.push(None);
            continue;
        }
        let certificate = search.at_most(&bound.poly, &bound.at_most, Effort::Full);
        if certificate.is_none() {
            failures.push(Failure::Bound(i));
        }
        bounds.push(certificate);
    }
    let found = Found {
        hints: search.hints,
        goals,
        bounds,
    };
    (found, failures)
}

/// Where a goal has products x y with an input y, and a fact bounds the number that y is a part of: x times the fact.
fn multiply_facts(search: &mut Search<'_>) {
    let problem = search.problem;
    let goals = problem.goals.iter().flat_map(|goal| goal.poly.terms());
    let products: BTreeSet<(Variable, Variable)> = goals
        .filter_map(|(monomial, _)| match monomial[..] {
            [x, y] if y < problem.inputs => Some((x, y)),
            [y, x] if y < problem.inputs => Some((x, y)),
            _ => None,
        })
        .collect();
    for (i, fact) in problem.facts.iter().enumerate() {
        let interval = problem.environment.of(fact);
        if interval.is_none_or(|interval| interval.low.sign() != Sign::Minus) {
            continue;
        }
        let bounded: BTreeSet<Variable> = fact.variables().collect();
        let factors = products.iter().filter(|(_, y)| bounded.contains(y));
        let factors: BTreeSet<Variable> = factors.map(|(x, _)| *x).collect();
        for x in factors {
            search.learn(Hint::Product(i, x));
        }
    }
}

/// Shows, in order, of each variable that had the same value in every sample that it always has. What nothing later uses
/// is worth all efforts: it is a carry that must not get lost.
fn fix_carries(search: &mut Search<'_>, samples: &Samples) {
    let used = search.problem.used();
    let mut lemmas = search.problem.lemmas.iter().peekable();
    for (index, definition) in search.problem.definitions.iter().enumerate() {
        while let Some((_, bound)) = lemmas.next_if(|(after, _)| *after <= index) {
            search.lemma(bound);
        }
        for variable in [definition.hi(), definition.lo] {
            if search.knowledge.environment.point(variable).is_some() {
                continue;
            }
            let Some(value) = samples.constant(variable) else {
                continue;
            };
            let effort = if used.contains(&variable) {
                Effort::Chain
            } else {
                Effort::Full
            };
            search.fix(variable, value, effort);
        }
        if search
            .knowledge
            .environment
            .point(definition.hi())
            .is_none()
        {
            search.determine(index);
        }
    }
}
