//! Sharper intervals, where those of the execution forget that a value is subtracted from a multiple of itself (20 b - b).
//!
//! In e = lo + m hi, remainders whose quotient is known are replaced by their values; the upper bound of what comes out, say E, bounds
//! hi by E / m and, where hi is known, lo by E - m hi. The certificate is the sum of the equations used.

use super::search::Search;
use crate::checker::certificate::{Certificate, Hint};
use crate::checker::poly::{Poly, Variable};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};
use std::collections::BTreeSet;

/// Sharpens all that a variable comes from, in order; whether something was learned.
pub fn ancestors(search: &mut Search<'_>, variable: Variable) -> bool {
    let mut indices = BTreeSet::new();
    let mut open = vec![variable];
    while let Some((index, _)) = open
        .pop()
        .map(|v| search.origin(v).unwrap_or((usize::MAX, false)))
    {
        if index != usize::MAX && indices.insert(index) {
            open.extend(search.problem.definitions[index].value.variables());
        }
    }
    let known = search.hints.len();
    for index in indices {
        for expanded in [false, true] {
            definition(search, index, expanded);
        }
    }
    search.hints.len() > known
}

fn definition(search: &mut Search<'_>, index: usize, expanded: bool) {
    let definition = &search.problem.definitions[index];
    let mut value = definition.value.clone();
    let mut equations = vec![(index, BigInt::one())];
    if expanded {
        for older in (0..index).rev() {
            let of = &search.problem.definitions[older];
            let factor = value.coefficient(&[of.lo]);
            if !factor.is_zero() && search.knowledge.environment.point(of.hi()).is_some() {
                value = value.plus_scaled(&search.equation(older), &factor);
                equations.push((older, factor));
            }
        }
    }
    let Some(interval) = search.knowledge.environment.of(&value) else {
        return;
    };
    let certificate = Certificate::Leaf {
        equations,
        facts: Vec::new(),
    };
    let (lo, hi, m) = (definition.lo, definition.hi(), &definition.modulus);
    lower(search, hi, interval.high.div_floor(m), &certificate);
    if let Some(quotient) = search.knowledge.environment.point(hi) {
        let most = &interval.high - quotient * m;
        lower(search, lo, most, &certificate);
    }
}

/// Learns that a variable is at most this, if that is news.
fn lower(search: &mut Search<'_>, variable: Variable, most: BigInt, certificate: &Certificate) {
    let known = search.knowledge.environment.get(variable);
    let news = known.is_some_and(|known| known.low <= most && most < known.high);
    if news && search.shows_at_most(&Poly::variable(variable), &most, certificate) {
        search.learn(Hint::AtMost(variable, most, certificate.clone()));
    }
}
