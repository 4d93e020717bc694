//! Refutations from relations between numbers of many words.
//!
//! Along a chain of words, sum w^i (e_i - lo_i - m hi_i) telescopes: carries cancel, and what is left relates whole numbers,
//! for example x + y = s + 2^(w n) carry. [`Relations::of`] finds such sums: it starts from an assumption, or from the definition of a carry, and
//! replaces, newest first,
//! - a quotient by (e - lo) / m,
//! - a remainder whose quotient is known, or is in the sum with m times its factor, by e - m hi, unless it is a part of a
//!   number whose bound is a fact.
//!
//! A few relations of this kind are then enough for linear programming.

use super::linear::Row;
use super::search::Search;
use crate::checker::poly::{Poly, Variable};
use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::{One, Zero};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// More relations do not help.
const MOST: usize = 20;

/// Relations about the assumptions, which are the last facts.
pub fn rows(search: &Search<'_>) -> Vec<Row> {
    let facts = &search.knowledge.facts;
    let assumed = &facts[facts.len() - search.assumed..];
    let mut rows = Vec::new();
    let mut queue = VecDeque::new();
    if let Some(first) = assumed.first() {
        rows.push(relation(search, first, &mut queue));
    }
    let variables = assumed.iter().flat_map(Poly::variables);
    queue.extend(variables.filter_map(|v| carry(search, v)));
    let mut seen = BTreeSet::new();
    while let Some(index) = queue.pop_front() {
        if rows.len() < MOST && seen.insert(index) {
            rows.push(definition(search, index, &mut queue));
        }
    }
    rows
}

/// The next bit to tell cases by: one in a product, else one of a relation between bits alone, else any.
pub fn bit(search: &Search<'_>, rows: &[Row]) -> Option<Variable> {
    let two_valued = |v: &Variable| {
        let interval = search.knowledge.environment.get(*v);
        interval.is_some_and(|i| (&i.high - &i.low).is_one())
    };
    let products = || {
        let monomials = rows.iter().flat_map(|row| row.poly.terms());
        let mut factors = monomials
            .filter(|(m, _)| m.len() > 1)
            .flat_map(|(m, _)| m.iter().copied());
        factors.find(two_valued)
    };
    let logical = || {
        let mut rows = rows
            .iter()
            .filter(|row| row.poly.variables().all(|v| two_valued(&v)));
        rows.find_map(|row| row.poly.variables().next())
    };
    let any = || {
        rows.iter()
            .flat_map(|row| row.poly.variables())
            .find(two_valued)
    };
    products().or_else(logical).or_else(any)
}

/// The definition of a variable, if its quotient has few values.
fn carry(search: &Search<'_>, variable: Variable) -> Option<usize> {
    let (index, _) = search.origin(variable)?;
    let hi = search.problem.definitions[index].hi();
    let interval = search.knowledge.environment.get(hi)?;
    (&interval.high - &interval.low <= BigInt::from(2)).then_some(index)
}

/// Equations whose sum has the newer variables of `poly` replaced in it, when added to a multiple of `poly`.
fn relation(search: &Search<'_>, poly: &Poly, queue: &mut VecDeque<usize>) -> Row {
    let start = search.knowledge.environment.simplified(poly);
    let mut sum = Sum {
        left: start.clone(),
        scale: BigInt::one(),
        factors: BTreeMap::new(),
    };
    sum.reduce(search, search.problem.definitions.len(), queue);
    Row {
        poly: sum.left.plus_scaled(&start, &-&sum.scale),
        of: sum.factors.into_iter().collect(),
    }
}

/// The equation of a definition with the older variables replaced.
fn definition(search: &Search<'_>, index: usize, queue: &mut VecDeque<usize>) -> Row {
    let mut sum = Sum {
        left: search.equation(index),
        scale: BigInt::one(),
        factors: BTreeMap::from([(index, BigInt::one())]),
    };
    sum.reduce(search, index, queue);
    Row {
        poly: sum.left,
        of: sum.factors.into_iter().collect(),
    }
}

/// scale * start + sum of factors * equations.
struct Sum {
    left: Poly,
    scale: BigInt,
    factors: BTreeMap<usize, BigInt>,
}

impl Sum {
    /// Replaces variables of the definitions before `end`, newest first; definitions that might be used as well go to the queue.
    fn reduce(&mut self, search: &Search<'_>, end: usize, queue: &mut VecDeque<usize>) {
        let environment = &search.knowledge.environment;
        for index in (0..end).rev() {
            let definition = &search.problem.definitions[index];
            let (lo, hi, m) = (definition.lo, definition.hi(), &definition.modulus);
            let (a, b) = (self.left.coefficient(&[lo]), self.left.coefficient(&[hi]));
            if !b.is_zero() {
                if b != &a * m {
                    queue.extend(carry(search, hi));
                }
                self.add(search, index, &b, m);
            } else if !a.is_zero() && !search.settled.contains(&lo) {
                if environment.point(hi).is_some() {
                    self.add(search, index, &a, &BigInt::one());
                } else {
                    queue.extend(carry(search, hi));
                }
            }
        }
    }

    /// left += (numerator / denominator) equation.
    fn add(&mut self, search: &Search<'_>, index: usize, numerator: &BigInt, denominator: &BigInt) {
        let g = numerator.gcd(denominator);
        let (multiplier, factor) = (denominator / &g, numerator / &g);
        if !multiplier.is_one() {
            self.left = self.left.scaled(&multiplier);
            self.scale *= &multiplier;
            self.factors.values_mut().for_each(|f| *f *= &multiplier);
        }
        self.left = self.left.plus_scaled(&search.equation(index), &factor);
        *self.factors.entry(index).or_default() += factor;
        debug_assert!(self.scale.sign() == Sign::Plus);
    }
}
