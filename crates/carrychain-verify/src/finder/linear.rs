//! Refutations by linear programming: every monomial of some equations near the assumption is a bounded variable.

use super::search::Search;
use super::simplex::{self, Bounds};
use crate::checker::certificate::Certificate;
use crate::checker::poly::{Monomial, Poly};
use num_bigint::BigInt;
use num_traits::Zero;
use std::collections::BTreeMap;

/// More steps of the simplex method than this are not worth their time.
const PIVOTS: usize = 400;

/// A refutation of the facts, of which the last ones are assumptions, with these equations.
pub fn refute(search: &Search<'_>, equations: &[usize]) -> Option<Certificate> {
    let knowledge = &search.knowledge;
    let environment = &knowledge.environment;
    let of_equations = equations.iter().map(|i| &knowledge.equations[*i]);
    let all: Vec<Poly> = of_equations
        .chain(&knowledge.facts)
        .map(|poly| environment.simplified(poly))
        .collect();

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
    let (mut of_equations, mut of_facts) = (Vec::new(), Vec::new());
    for (row, factor) in factors {
        match equations.get(row) {
            Some(equation) => of_equations.push((*equation, factor)),
            None => of_facts.push((row - equations.len(), factor)),
        }
    }
    Some(Certificate::leaf(of_equations, of_facts))
}
