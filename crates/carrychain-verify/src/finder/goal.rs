//! Certificates for goals: what is left of a goal after elimination says what is missing.
//!
//! Left over are quotients whose coefficient is not 0 modulo M:
//! - a carry that is always 0, not yet shown to be;
//! - the quotient x of a definition whose remainder is known to be c (a Montgomery row, which clears a word): then
//!   x = x + k (e - c - m x) with k m = 1 mod M replaces it by the definition's value, modulo M;
//! - the quotient of a multiple of a bit (a carry that was saved in a register and is restored): x = x_0 + (x_1 - x_0) h;
//! - products with a difference of variables that are the same: one is replaced by the other;
//! - products with a bit, where one factor vanishes with the bit (a final subtraction): v (h - a) = 0.

use super::Goal;
use super::sample::Samples;
use super::search::{Effort, Search};
use super::tighten;
use crate::checker::certificate::{Combination, GoalCertificate};
use crate::checker::poly::{Poly, Variable};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};
use std::collections::BTreeSet;

/// A certificate and what it leaves of the goal: 0 if it is good.
pub fn certificate(
    search: &mut Search<'_>,
    samples: &Samples,
    goal: &Goal,
) -> (GoalCertificate, Poly) {
    let mut certificate = GoalCertificate::default();
    loop {
        let left = left(search, goal, &goal.poly, &certificate);
        if left.is_zero() {
            return (certificate, left);
        }
        let progress = fix_constant(search, samples, &left)
            || replace_quotient(search, goal, &left, &mut certificate)
            || replace_determined(search, &left, &mut certificate);
        if progress {
            continue;
        }
        let (rest, mut combination) = cancel(search, goal, &left, &certificate);
        if !rest.is_zero() {
            learn_left_over(search, samples, &goal.modulus, &rest);
            combination = whole(cancel(search, goal, &left, &certificate));
        }
        if combination.is_empty() {
            if replace_equal(search, samples, goal, &left, &mut certificate) {
                continue;
            }
            learn_conditional_zeros(search, samples, &left);
            combination = whole(cancel(search, goal, &left, &certificate));
        }
        if combination.is_empty() {
            if sharpen(search, samples, &left) {
                continue;
            }
            return (certificate, left);
        }
        certificate.combination.extend(combination);
    }
}

/// What is left of a polynomial modulo the modulus.
fn left(search: &Search<'_>, goal: &Goal, poly: &Poly, certificate: &GoalCertificate) -> Poly {
    let definitions = &search.problem.definitions[goal.definitions.clone()];
    let reduced = search.knowledge.reduced(definitions, poly, certificate);
    modulo(&reduced, &goal.modulus)
}

/// Every coefficient modulo m.
fn modulo(poly: &Poly, m: &BigInt) -> Poly {
    let terms = poly.terms().iter();
    Poly::collect(
        terms
            .map(|(monomial, c)| (monomial.clone(), residue(c, m)))
            .collect(),
    )
}

/// c modulo m.
fn residue(c: &BigInt, m: &BigInt) -> BigInt {
    if m.is_zero() {
        c.clone()
    } else {
        c.mod_floor(m)
    }
}

/// 1 / c modulo m.
fn inverse(c: &BigInt, m: &BigInt) -> Option<BigInt> {
    if m.is_zero() {
        c.magnitude().is_one().then(|| c.clone())
    } else {
        c.modinv(m)
    }
}

/// Shows that a variable left over has the value that it had in every sample.
fn fix_constant(search: &mut Search<'_>, samples: &Samples, left: &Poly) -> bool {
    let variables: BTreeSet<Variable> = left.variables().collect();
    variables.into_iter().any(|variable| {
        let open = search.knowledge.environment.point(variable).is_none();
        let constant = samples.constant(variable).filter(|_| open);
        constant.is_some_and(|value| search.fix(variable, value, Effort::Full))
    })
}

/// Sharpens intervals behind variables left over that had the same value in every sample.
fn sharpen(search: &mut Search<'_>, samples: &Samples, left: &Poly) -> bool {
    let variables: BTreeSet<Variable> = left.variables().collect();
    let constant = |variable: &Variable| samples.constant(*variable).is_some();
    let constants: Vec<Variable> = variables.into_iter().filter(constant).collect();
    // Each one.
    let sharpened = constants.iter().map(|v| tighten::ancestors(search, *v));
    sharpened.fold(false, |any, one| any | one)
}

/// Cancels the newest quotient left over whose remainder is known, by the definition's equation, or a rule if its modulus does not divide.
fn replace_quotient(
    search: &Search<'_>,
    goal: &Goal,
    left: &Poly,
    certificate: &mut GoalCertificate,
) -> bool {
    let definitions = &search.problem.definitions[goal.definitions.clone()];
    let modulus = &goal.modulus;
    let variables: BTreeSet<Variable> = left.variables().collect();
    for variable in variables.into_iter().rev() {
        let Some((index, true)) = search.origin(variable) else {
            continue;
        };
        let definition = &search.problem.definitions[index];
        if search.knowledge.environment.point(definition.lo).is_none() {
            continue;
        }
        let exact = search
            .knowledge
            .reduced(definitions, &goal.poly, certificate);
        let (factor, rest) = exact.coefficient(&[variable]).div_rem(&definition.modulus);
        if rest.is_zero()
            && !factor.is_zero()
            && certificate.combination.iter().all(|(i, _)| *i != index)
        {
            certificate.combination.push((index, factor));
            return true;
        }
        if certificate.rules.iter().any(|(v, ..)| *v == variable) {
            continue;
        }
        if let Some(inverse) = inverse(&definition.modulus, modulus) {
            certificate.rules.push((variable, index, inverse));
            return true;
        }
    }
    false
}

/// Shows that what is left over is 0, not only modulo m: a small relation between flags, times a number.
fn learn_left_over(search: &mut Search<'_>, samples: &Samples, modulus: &BigInt, left: &Poly) {
    if let Some(q) = small(left, modulus).filter(|q| samples.vanishes(q)) {
        search.zero(q);
    }
}

/// A polynomial with small coefficients: if it is 0, so is this one modulo m.
fn small(poly: &Poly, m: &BigInt) -> Option<Poly> {
    let common = poly
        .terms()
        .iter()
        .fold(BigInt::zero(), |g, (_, c)| g.gcd(c));
    let poly = poly.divided(&common)?;
    let m = &(m / m.gcd(&common));
    let mut inverses = poly.terms().iter().map(|(_, c)| inverse(c, m));
    let inverse = inverses.find_map(|inverse| inverse)?;
    let symmetric = |c: &BigInt| {
        let twice: BigInt = c * 2;
        if !m.is_zero() && twice > *m {
            c - m
        } else {
            c.clone()
        }
    };
    let terms = modulo(&poly.scaled(&inverse), m);
    let terms = terms.terms().iter();
    Some(Poly::collect(
        terms
            .map(|(monomial, c)| (monomial.clone(), symmetric(c)))
            .collect(),
    ))
}

/// A rule for the newest variable of a linear factor that is 0: two variables that are the same, as signs found in different
/// ways.
fn replace_equal(
    search: &mut Search<'_>,
    samples: &Samples,
    goal: &Goal,
    left: &Poly,
    certificate: &mut GoalCertificate,
) -> bool {
    let products = left.terms().iter().filter(|(m, _)| m.len() == 2);
    let variables: BTreeSet<Variable> = products.flat_map(|(m, _)| m.iter().copied()).collect();
    for x in variables {
        let terms = left.terms().iter().filter_map(|(monomial, c)| {
            let at = monomial.iter().position(|v| *v == x)?;
            let mut other = monomial.clone();
            other.remove(at);
            (other.len() == 1).then(|| (other, c.clone()))
        });
        let factor = Poly::collect(terms.collect());
        let Some(q) = small(&factor, &goal.modulus).filter(|q| samples.vanishes(q)) else {
            continue;
        };
        let newest = q.variables().max().unwrap_or_default();
        let coefficient = q.coefficient(&[newest]);
        let used = certificate.rules.iter().any(|(v, ..)| *v == newest);
        if used || !coefficient.magnitude().is_one() || q.terms().len() < 2 || !search.zero(q) {
            continue;
        }
        let equation = search.knowledge.equations.len() - 1;
        certificate.rules.push((newest, equation, -coefficient));
        return true;
    }
    false
}

/// A rule for the newest variable left over that comes from a bit alone.
fn replace_determined(search: &Search<'_>, left: &Poly, certificate: &mut GoalCertificate) -> bool {
    let variables: BTreeSet<Variable> = left.variables().collect();
    let mut known = variables.into_iter().rev().filter_map(|variable| {
        let equation = search.determined(variable)?;
        let used = certificate.rules.iter().any(|(v, ..)| *v == variable);
        (!used).then_some((variable, equation, -BigInt::one()))
    });
    let rule = known.next();
    let found = rule.is_some();
    certificate.rules.extend(rule);
    found
}

/// New equations v (h - a) = 0, for a bit h in a product left over and variables v of the definition that h comes from.
fn learn_conditional_zeros(search: &mut Search<'_>, samples: &Samples, left: &Poly) {
    let products = left
        .terms()
        .iter()
        .filter(|(monomial, _)| monomial.len() > 1);
    let factors: BTreeSet<Variable> = products
        .flat_map(|(monomial, _)| monomial.iter().copied())
        .collect();
    for bit in factors {
        let Some(interval) = search.knowledge.environment.get(bit).cloned() else {
            continue;
        };
        let Some((index, _)) = search.origin(bit) else {
            continue;
        };
        if !(&interval.high - &interval.low).is_one() {
            continue;
        }
        let definition = &search.problem.definitions[index];
        let others: BTreeSet<Variable> = definition
            .value
            .variables()
            .chain([definition.lo])
            .collect();
        for variable in others {
            for end in [&interval.low, &interval.high] {
                let factor = Poly::variable(bit).minus(&Poly::constant(end.clone()));
                let q = Poly::variable(variable).times(&factor);
                if samples.vanishes(&q) {
                    search.zero(q);
                }
            }
        }
    }
}

/// A combination that leaves nothing; empty if it does not.
fn whole((left, combination): (Poly, Combination)) -> Combination {
    if left.is_zero() {
        combination
    } else {
        Vec::new()
    }
}

/// A combination of the equations that hints have added, added to the goal, and what it leaves.
fn cancel(
    search: &Search<'_>,
    goal: &Goal,
    left_over: &Poly,
    certificate: &GoalCertificate,
) -> (Poly, Combination) {
    let modulus = &goal.modulus;
    let alone = GoalCertificate {
        rules: certificate.rules.clone(),
        ..GoalCertificate::default()
    };
    // Rows in echelon form: what an equation comes to, and of which equations it is made.
    let mut rows: Vec<(Poly, Combination)> = Vec::new();
    let reduce = |rows: &[(Poly, Combination)], mut poly: Poly, mut made: Combination| {
        for (row, of) in rows {
            let Some((leading, _)) = row.terms().first() else {
                continue;
            };
            let factor = -poly.coefficient(leading);
            if !factor.is_zero() {
                poly = modulo(&poly.plus_scaled(row, &factor), modulus);
                made.extend(
                    of.iter()
                        .map(|(i, c)| (*i, residue(&(c * &factor), modulus))),
                );
            }
        }
        (poly, made)
    };
    for index in search.problem.definitions.len()..search.knowledge.equations.len() {
        let equation = left(search, goal, &search.knowledge.equations[index], &alone);
        let (poly, made) = reduce(&rows, equation, vec![(index, BigInt::one())]);
        let Some((_, leading)) = poly.terms().first() else {
            continue;
        };
        if let Some(inverse) = inverse(leading, modulus) {
            let made = made
                .into_iter()
                .map(|(i, c)| (i, residue(&(c * &inverse), modulus)));
            rows.push((modulo(&poly.scaled(&inverse), modulus), made.collect()));
        }
    }
    reduce(&rows, left_over.clone(), Vec::new())
}
