//! Carry elimination: the assumption that is to be refuted, with carries replaced by what they are, newest first.
//!
//! A carry is hi = (e - lo) / m. Along a chain of additions the replaced carries telescope, until the intervals of what is
//! left contradict the assumption.

use super::search::Search;
use crate::checker::certificate::{Certificate, Side};
use crate::checker::poly::{Poly, Variable};
use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::{One, Zero};
use std::collections::BTreeMap;

/// More steps do not help.
const STEPS: usize = 300;

/// A refutation of the last fact, which says that q is on this side of something.
pub fn refute(search: &Search<'_>, q: &Poly, side: Side) -> Option<Certificate> {
    let knowledge = &search.knowledge;
    let last = knowledge.facts.len() - 1;
    let mut scale = BigInt::zero();
    let mut factors: BTreeMap<usize, BigInt> = BTreeMap::new();
    // The assumption about a variable is in its interval: what contradicts it is its definition.
    let mut left = match q.as_variable().and_then(|variable| search.origin(variable)) {
        Some((index, _)) => {
            let sign = BigInt::from(if side == Side::Above { 1 } else { -1 });
            let left = search.equation(index).scaled(&sign);
            factors.insert(index, sign);
            left
        }
        None => {
            scale.set_one();
            knowledge.environment.simplified(&knowledge.facts[last])
        }
    };
    for _ in 0..STEPS {
        if knowledge.environment.of(&left)?.high.sign() == Sign::Minus {
            let equations = factors.into_iter().filter(|(_, factor)| !factor.is_zero());
            let facts = (!scale.is_zero()).then_some((last, scale));
            let facts = facts.into_iter().collect();
            return Some(Certificate::leaf(equations.collect(), facts));
        }
        let (index, coefficient, divisor) = next(search, &left)?;
        // left := (divisor / g) left + (coefficient / g) equation
        let g = coefficient.gcd(&divisor);
        let (multiplier, factor) = (divisor / &g, coefficient / &g);
        if !multiplier.is_one() {
            left = left.scaled(&multiplier);
            scale *= &multiplier;
            factors.values_mut().for_each(|f| *f *= &multiplier);
        }
        left = left.plus_scaled(&search.equation(index), &factor);
        *factors.entry(index).or_default() += factor;
    }
    None
}

/// The next equation to use, and the quotient coefficient / divisor by which it is added.
fn next(search: &Search<'_>, left: &Poly) -> Option<(usize, BigInt, BigInt)> {
    let environment = &search.knowledge.environment;
    let mut best: Option<(Variable, &BigInt)> = None;
    for (monomial, coefficient) in left.terms() {
        let [variable] = monomial[..] else { continue };
        let Some((index, is_hi)) = search.origin(variable) else {
            continue;
        };
        let useful = if is_hi {
            contributes(search, variable, coefficient)
        } else {
            // A remainder whose quotient is 0 is the whole value: better known if that has a carry in it.
            let whole = environment.point(variable + 1).is_some_and(Zero::is_zero);
            whole && coefficient.sign() == Sign::Plus && search.has_carry(index)
        };
        if useful && best.is_none_or(|(other, _)| other < variable) {
            best = Some((variable, coefficient));
        }
    }
    let (variable, coefficient) = best?;
    let coefficient = coefficient.clone();
    if let Some(equation) = search.determined(variable) {
        return Some((equation, -coefficient, BigInt::one()));
    }
    let (index, is_hi) = search.origin(variable)?;
    let modulus = &search.problem.definitions[index].modulus;
    Some((
        index,
        coefficient,
        if is_hi {
            modulus.clone()
        } else {
            BigInt::one()
        },
    ))
}

/// Whether the interval of the variable adds to the upper bound.
fn contributes(search: &Search<'_>, variable: Variable, coefficient: &BigInt) -> bool {
    let interval = search.knowledge.environment.get(variable);
    interval.is_some_and(|interval| match coefficient.sign() {
        Sign::Plus => interval.high.sign() == Sign::Plus,
        _ => interval.low.sign() == Sign::Minus,
    })
}
