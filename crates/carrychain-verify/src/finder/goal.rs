//! Certificates for goals: what is left of a goal after elimination says what is missing.
//!
//! Left over are quotients whose coefficient is not 0 modulo M:
//! - a carry that is always 0, not yet shown to be;
//! - the quotient x of a definition whose remainder is known to be c (a Montgomery row, which clears a word): then
//!   x = x + k (e - c - m x) with k m = 1 mod M replaces it by the definition's value, modulo M;
//! - the quotient of a multiple of a bit (a carry that was saved in a register and is restored): x = x_0 + (x_1 - x_0) h;
//! - products with a bit, where one factor vanishes with the bit (a final subtraction): v (h - a) = 0.

use super::Goal;
use super::sample::Samples;
use super::search::{Effort, Search};
use super::tighten;
use crate::checker::certificate::GoalCertificate;
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
        learn_left_over(search, samples, &goal.modulus, &left);
        let mut combination = cancel(search, goal, &left, &certificate);
        if combination.is_empty() {
            learn_conditional_zeros(search, samples, &left);
            combination = cancel(search, goal, &left, &certificate);
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
    let mut inverses = left.terms().iter().map(|(_, c)| inverse(c, modulus));
    let Some(inverse) = inverses.find_map(|inverse| inverse) else {
        return;
    };
    let symmetric = |c: &BigInt| {
        let twice: BigInt = c * 2;
        if !modulus.is_zero() && twice > *modulus {
            c - modulus
        } else {
            c.clone()
        }
    };
    let small = modulo(&left.scaled(&inverse), modulus);
    let terms = small.terms().iter();
    let q = Poly::collect(
        terms
            .map(|(monomial, c)| (monomial.clone(), symmetric(c)))
            .collect(),
    );
    if samples.runs().iter().all(|run| q.evaluated(run).is_zero()) {
        search.zero(q);
    }
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
                if samples.runs().iter().all(|run| q.evaluated(run).is_zero()) {
                    search.zero(q);
                }
            }
        }
    }
}

/// The combination of the equations that hints have added which, added to the goal, leaves 0; empty if there is none.
fn cancel(
    search: &Search<'_>,
    goal: &Goal,
    left_over: &Poly,
    certificate: &GoalCertificate,
) -> Vec<(usize, BigInt)> {
    let modulus = &goal.modulus;
    let alone = GoalCertificate {
        rules: certificate.rules.clone(),
        ..GoalCertificate::default()
    };
    // Rows in echelon form: what an equation comes to, and of which equations it is made.
    let mut rows: Vec<(Poly, Vec<(usize, BigInt)>)> = Vec::new();
    let reduce =
        |rows: &[(Poly, Vec<(usize, BigInt)>)], mut poly: Poly, mut made: Vec<(usize, BigInt)>| {
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
    let (left, made) = reduce(&rows, left_over.clone(), Vec::new());
    if left.is_zero() { made } else { Vec::new() }
}
