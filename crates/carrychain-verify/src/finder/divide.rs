//! Remainders that are known by divisibility: a word that a Montgomery row clears, a bit that was shifted in.
//!
//! ```text
//! lo = e - m hi,  e = c + m p  with an integer polynomial p   =>   lo = c + m (p - hi)
//! ```
//!
//! and 0 <= lo < m leaves only p - hi = 0: in either case, p - hi < 0 or p - hi > 0, lo is out of its interval. That e has this
//! form is seen after other remainders in e have been replaced by what they are.

use super::search::Search;
use crate::checker::certificate::{Certificate, Combination};
use crate::checker::poly::{Monomial, Poly};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};

/// More replacements do not help.
const STEPS: usize = 40;

/// A refutation of the last fact, which says that the remainder of this definition is less or more than c.
pub fn refute(search: &Search<'_>, index: usize, c: &BigInt, less: bool) -> Option<Certificate> {
    let modulus = &search.problem.definitions[index].modulus;
    let mut left = search.knowledge.equations[index].clone();
    let mut equations: Combination = vec![(index, BigInt::one())];
    let lo = search.problem.definitions[index].lo;
    for _ in 0..STEPS {
        let whole = left
            .plus(&Poly::variable(lo))
            .minus(&Poly::constant(c.clone()));
        if let Some(q) = whole.divided(modulus) {
            return Some(cases(search, q, modulus, equations, less));
        }
        let (other, factor) = replaceable(search, &whole, modulus)?;
        left = left.plus_scaled(&search.knowledge.equations[other], &factor);
        equations.push((other, factor));
    }
    None
}

/// The newest remainder whose coefficient the modulus does not divide, and that coefficient.
fn replaceable(search: &Search<'_>, whole: &Poly, modulus: &BigInt) -> Option<(usize, BigInt)> {
    let terms = whole
        .terms()
        .iter()
        .rev()
        .filter(|(_, c)| !c.is_multiple_of(modulus));
    let mut found = terms.filter_map(|(monomial, c): &(Monomial, BigInt)| {
        let [variable] = monomial[..] else {
            return None;
        };
        let (index, is_hi) = search.origin(variable)?;
        (!is_hi).then(|| (index, c.clone()))
    });
    found.next()
}

/// lo - c = modulus q: both cases of q. `equations` sum up to modulus q - (lo - c).
fn cases(
    search: &Search<'_>,
    q: Poly,
    modulus: &BigInt,
    equations: Combination,
    less: bool,
) -> Certificate {
    // The assumption is the last fact; the case comes after it.
    let case = search.knowledge.facts.len();
    let negated = equations.iter().map(|(i, factor)| (*i, -factor)).collect();
    Certificate::Split {
        on: q,
        at: if less { -BigInt::one() } else { BigInt::zero() },
        below: Box::new(Certificate::leaf(equations, vec![(case, modulus.clone())])),
        above: Box::new(Certificate::leaf(negated, vec![(case, modulus.clone())])),
    }
}
