//! Refutations by linear programming: every monomial of some equations near the assumption is a bounded variable.

use super::search::Search;
use super::simplex::{self, Bounds};
use crate::checker::certificate::{Certificate, Combination};
use crate::checker::poly::{Monomial, Poly};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{One, Zero};
use std::collections::BTreeMap;

/// More steps of the simplex method than this are not worth their time.
const PIVOTS: usize = 4000;

/// An equation that is a sum of known ones.
pub struct Row {
    /// What is 0.
    pub poly: Poly,
    /// The sum.
    pub of: Combination,
}

impl Row {
    /// A known equation.
    pub fn equation(search: &Search<'_>, index: usize) -> Self {
        Self {
            poly: search.equation(index),
            of: vec![(index, BigInt::one())],
        }
    }
}

/// A refutation of the facts, of which the last ones are assumptions, with these equations.
pub fn refute(search: &Search<'_>, equations: &[Row]) -> Option<Certificate> {
    let knowledge = &search.knowledge;
    let environment = &knowledge.environment;
    let facts = knowledge
        .facts
        .iter()
        .map(|fact| environment.simplified(fact));
    let of_equations = equations.iter().map(|row| row.poly.clone());
    let all: Vec<Poly> = of_equations.chain(facts).collect();

    let mut columns: BTreeMap<&Monomial, usize> = BTreeMap::new();
    for (monomial, _) in all
        .iter()
        .flat_map(Poly::terms)
        .filter(|(m, _)| !m.is_empty())
    {
        let next = columns.len();
        columns.entry(monomial).or_insert(next);
    }
    let mut bounds = vec![None; columns.len()];
    for (monomial, column) in &columns {
        let interval = environment.of_monomial(monomial)?;
        bounds[*column] = Some(Bounds {
            low: interval.low,
            high: Some(interval.high),
        });
    }
    let bounds: Option<Vec<Bounds>> = bounds.into_iter().collect();

    let mut matrix = Vec::with_capacity(all.len());
    let mut rows = Vec::with_capacity(all.len());
    for (i, poly) in all.iter().enumerate() {
        let mut row = vec![BigInt::zero(); columns.len()];
        let mut constant = BigInt::zero();
        for (monomial, coefficient) in poly.terms() {
            match columns.get(monomial) {
                Some(column) => row[*column].clone_from(coefficient),
                None => constant.clone_from(coefficient),
            }
        }
        matrix.push(row);
        let low = -constant;
        let high = (i < equations.len()).then(|| low.clone());
        rows.push(Bounds { low, high });
    }

    let factors = simplex::refutation(matrix, bounds?, rows, PIVOTS)?;
    let (mut of_equations, mut of_facts) = (BTreeMap::new(), Vec::new());
    for (row, factor) in factors {
        match equations.get(row) {
            Some(Row { of, .. }) => {
                for (equation, part) in of {
                    *of_equations.entry(*equation).or_insert_with(BigInt::zero) += part * &factor;
                }
            }
            None => of_facts.push((row - equations.len(), factor)),
        }
    }
    let mut of_equations: Combination = of_equations
        .into_iter()
        .filter(|(_, factor)| !factor.is_zero())
        .collect();
    // A common factor is of no use.
    let all = || {
        of_equations
            .iter()
            .chain(&of_facts)
            .map(|(_, factor)| factor)
    };
    let common = all().fold(BigInt::zero(), |g, factor| g.gcd(factor));
    if !common.is_zero() {
        of_equations
            .iter_mut()
            .chain(&mut of_facts)
            .for_each(|(_, factor)| *factor /= &common);
    }
    Some(Certificate::leaf(of_equations, of_facts))
}
