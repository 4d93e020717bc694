//! The search for one certificate: carry elimination, linear programming near the assumption, a case split.

use super::linear::Row;
use super::{Bound, Problem, chain, determined, divide, linear, relations};
use crate::checker::certificate::{Certificate, Hint, Knowledge, Side};
use crate::checker::poly::{Poly, Variable};
use num_bigint::BigInt;
use num_traits::Zero;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// How many definitions near the assumption take part, one attempt after the other.
const WINDOWS: [usize; 3] = [6, 16, 44];

/// How many bits are told apart in cases.
const CASES: usize = 5;

/// How hard to try.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// Carry elimination and divisibility only.
    Chain,
    /// Everything.
    Full,
}

/// What is known so far, and how it came to be known.
pub struct Search<'a> {
    /// What is searched for.
    pub problem: &'a Problem,
    /// What is known.
    pub knowledge: Knowledge,
    /// By which hints.
    pub hints: Vec<Hint>,
    /// How many of the last facts are assumptions.
    pub assumed: usize,
    /// Variables that a bit determines, and the equation that says so.
    determined: BTreeMap<Variable, usize>,
    /// Parts of numbers whose bounds are facts: what they come from matters no more.
    pub settled: BTreeSet<Variable>,
}

impl<'a> Search<'a> {
    /// Nothing is known but the problem.
    pub fn new(problem: &'a Problem) -> Self {
        Self {
            problem,
            knowledge: problem.knowledge(),
            hints: Vec::new(),
            assumed: 0,
            determined: BTreeMap::new(),
            settled: BTreeSet::new(),
        }
    }

    /// The definition that a variable comes from, and whether it is the quotient.
    pub fn origin(&self, variable: Variable) -> Option<(usize, bool)> {
        let offset = variable.checked_sub(self.problem.inputs)?;
        let index = (offset / 2) as usize;
        (index < self.problem.definitions.len()).then_some((index, offset % 2 == 1))
    }

    /// The equation of a definition, simplified by what is known.
    pub fn equation(&self, index: usize) -> Poly {
        self.knowledge
            .environment
            .simplified(&self.knowledge.equations[index])
    }

    /// Whether a quotient occurs alone in a definition's value.
    pub fn has_carry(&self, index: usize) -> bool {
        let terms = self.problem.definitions[index].value.terms();
        terms.iter().any(|(monomial, _)| match monomial[..] {
            [variable] => self.origin(variable).is_some_and(|(_, is_hi)| is_hi),
            _ => false,
        })
    }

    /// A certificate for q <= b.
    pub fn at_most(&mut self, q: &Poly, b: &BigInt, effort: Effort) -> Option<Certificate> {
        self.refutation(q, &(b + 1), Side::Above, effort)
    }

    /// Whether this is a certificate for q <= b.
    pub fn shows_at_most(&mut self, q: &Poly, b: &BigInt, certificate: &Certificate) -> bool {
        self.case(q, &(b + 1), Side::Above, |search| {
            search.knowledge.refutes(certificate)
        })
    }

    /// A certificate for q >= b.
    pub fn at_least(&mut self, q: &Poly, b: &BigInt, effort: Effort) -> Option<Certificate> {
        self.refutation(q, &(b - 1), Side::Below, effort)
    }

    /// Proves that a variable has this value, by hints; whether that went well.
    pub fn fix(&mut self, variable: Variable, value: &BigInt, effort: Effort) -> bool {
        let v = Poly::variable(variable);
        let Some(interval) = self.knowledge.environment.get(variable).cloned() else {
            return false;
        };
        if interval.high > *value {
            let Some(certificate) = self.at_most(&v, value, effort) else {
                return false;
            };
            self.learn(Hint::AtMost(variable, value.clone(), certificate));
        }
        if interval.low < *value {
            let Some(certificate) = self.at_least(&v, value, effort) else {
                return false;
            };
            self.learn(Hint::AtLeast(variable, value.clone(), certificate));
        }
        true
    }

    /// Proves q = 0, a new equation, by a hint; whether that went well.
    pub fn zero(&mut self, q: Poly) -> bool {
        let zero = BigInt::zero();
        if let Some(most) = self.at_most(&q, &zero, Effort::Full)
            && let Some(least) = self.at_least(&q, &zero, Effort::Full)
        {
            self.learn(Hint::Zero(q, most, least));
            return true;
        }
        false
    }

    /// Whether the interval of q says that it is not negative, after its variables have been shown not to be where need be.
    pub fn not_negative(&mut self, q: &Poly) -> bool {
        let zero = BigInt::zero();
        let interval = self.knowledge.environment.of(q);
        if interval.is_some_and(|interval| interval.low >= zero) {
            return true;
        }
        let variables: BTreeSet<Variable> = q.variables().collect();
        for variable in variables {
            let interval = self.knowledge.environment.get(variable);
            if interval.is_some_and(|interval| interval.low < zero)
                && let Some(certificate) =
                    self.at_least(&Poly::variable(variable), &zero, Effort::Full)
            {
                self.learn(Hint::AtLeast(variable, zero.clone(), certificate));
            }
        }
        let interval = self.knowledge.environment.of(q);
        interval.is_some_and(|interval| interval.low >= zero)
    }

    /// Learns an upper bound - of a variable as its interval, else as a new fact - if it can be shown. If not, what needs it
    /// will say so.
    pub fn lemma(&mut self, bound: &Bound) {
        if let Some(variable) = bound.poly.as_variable() {
            if let Some(certificate) = self.at_most(&bound.poly, &bound.at_most, Effort::Full) {
                let most = bound.at_most.clone();
                self.learn(Hint::AtMost(variable, most, certificate));
            }
            return;
        }
        let room = Poly::constant(bound.at_most.clone()).minus(&bound.poly);
        if let Some(certificate) = self.at_least(&room, &BigInt::zero(), Effort::Full) {
            self.learn(Hint::NonNegative(room, certificate));
            self.settled.extend(bound.poly.variables());
        }
    }

    /// The equation that says how a bit determines a variable.
    pub fn determined(&self, variable: Variable) -> Option<usize> {
        self.determined.get(&variable).copied()
    }

    /// Learns that equation for the quotient of a definition, if there is one.
    pub fn determine(&mut self, index: usize) {
        let definition = &self.problem.definitions[index];
        if let Some(by) = determined::quotient(self, definition)
            && self.zero(Poly::variable(definition.hi()).minus(&by))
        {
            self.determined
                .insert(definition.hi(), self.knowledge.equations.len() - 1);
        }
    }

    /// Takes a hint whose certificate was found here.
    pub fn learn(&mut self, hint: Hint) {
        let good = self.knowledge.learn(&hint);
        assert!(good, "a certificate that was found is good: {hint:?}");
        self.hints.push(hint);
    }

    /// A certificate that q cannot be on this side of b.
    fn refutation(
        &mut self,
        q: &Poly,
        b: &BigInt,
        side: Side,
        effort: Effort,
    ) -> Option<Certificate> {
        self.case(q, b, side, |search| {
            let quick = chain::refute(search, q, side).or_else(|| search.divisible(q, b, side));
            if quick.is_some() || effort == Effort::Chain {
                return quick;
            }
            search.cases(q, side, CASES).or_else(|| {
                WINDOWS.iter().find_map(|size| {
                    let window = search.window(q, *size);
                    linear::refute(search, &window)
                })
            })
        })
    }

    /// A refutation, where q is a remainder that divisibility fixes.
    fn divisible(&mut self, q: &Poly, b: &BigInt, side: Side) -> Option<Certificate> {
        let (index, is_hi) = self.origin(q.as_variable()?)?;
        let (value, less) = match side {
            Side::Above => (b - 1, false),
            Side::Below => (b + 1, true),
        };
        let found = divide::refute(self, index, &value, less).filter(|_| !is_hi)?;
        self.knowledge.refutes(&found).then_some(found)
    }

    /// A refutation by relations, in cases of at most so many bits.
    fn cases(&mut self, q: &Poly, side: Side, depth: usize) -> Option<Certificate> {
        let rows = relations::rows(self);
        let direct = chain::refute(self, q, side).or_else(|| linear::refute(self, &rows));
        if direct.is_some() || depth == 0 {
            return direct;
        }
        let bit = relations::bit(self, &rows)?;
        let on = Poly::variable(bit);
        let at = self.knowledge.environment.get(bit)?.low.clone();
        let mut case =
            |b: &BigInt, half| self.case(&on, b, half, |search| search.cases(q, side, depth - 1));
        // The second case is the harder one.
        let above = case(&(&at + 1), Side::Above)?;
        let below = case(&at, Side::Below)?;
        Some(Certificate::Split {
            on,
            at,
            below: Box::new(below),
            above: Box::new(above),
        })
    }

    /// Definitions that the variables of q come from, breadth first, in order; then other equations about them.
    fn window(&self, q: &Poly, size: usize) -> Vec<Row> {
        let mut window = BTreeSet::new();
        let mut queue: VecDeque<Variable> = q.variables().collect();
        while let Some(variable) = queue.pop_front() {
            if window.len() >= size {
                break;
            }
            if let Some((index, _)) = self.origin(variable)
                && window.insert(index)
            {
                queue.extend(self.problem.definitions[index].value.variables());
            }
        }
        let determined = |i: &usize| self.determined(self.problem.definitions[*i].hi());
        let equations: Vec<usize> = window.iter().filter_map(determined).collect();
        let all = window.into_iter().chain(equations);
        all.map(|index| Row::equation(self, index)).collect()
    }

    /// An answer in the case that q is on this side of b.
    fn case<T>(&mut self, q: &Poly, b: &BigInt, side: Side, ask: impl FnOnce(&mut Self) -> T) -> T {
        let assumption = self.knowledge.assume(q, b, side);
        self.assumed += 1;
        let answer = ask(self);
        self.assumed -= 1;
        self.knowledge.retract(assumption);
        answer
    }
}
