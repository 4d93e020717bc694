//! Products: sums of limb products in n columns, what is above 2^s folded.

use super::Unsaturated;
use crate::error::Error;
use crate::ir::{Builder, Id};
use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::{One, Zero};
use std::collections::BTreeMap;

impl Unsaturated {
    /// Where 2^e goes: a multiplier for each limb that it is folded into.
    fn place(&self, e: u32, multiplier: &BigUint, into: &mut BTreeMap<usize, BigUint>) {
        if e < self.bits {
            let limb = self.weights.partition_point(|w| *w <= e) - 1;
            *into.entry(limb).or_default() += multiplier << (e - self.weights[limb]);
        } else {
            for (weight, digit) in self.weights.iter().zip(&self.c) {
                if !digit.is_zero() {
                    self.place(e - self.bits + weight, &(multiplier * digit), into);
                }
            }
        }
    }

    /// The sum of m x_i y_j over the given (i, j, m), folded into n columns.
    pub(super) fn columns(
        &self,
        b: &mut Builder,
        x: &[Id],
        y: &[Id],
        pairs: impl Iterator<Item = (usize, usize, u32)>,
    ) -> Result<Vec<Id>, Error> {
        match self.carry_first {
            false => self.fold_products(b, x, y, pairs),
            true => self.fold_carried(b, x, y, pairs),
        }
    }

    /// Folds every product on its own; those that go to the same places are summed before.
    fn fold_products(
        &self,
        b: &mut Builder,
        x: &[Id],
        y: &[Id],
        pairs: impl Iterator<Item = (usize, usize, u32)>,
    ) -> Result<Vec<Id>, Error> {
        let mut groups: BTreeMap<Vec<(usize, BigUint)>, Vec<Id>> = BTreeMap::new();
        for (i, j, multiplier) in pairs {
            let mut places = BTreeMap::new();
            self.place(
                self.weights[i] + self.weights[j],
                &multiplier.into(),
                &mut places,
            );
            let common = places.values().fold(BigUint::zero(), |g, m| g.gcd(m));
            let product = scaled_product(b, x[i], y[j], &common)?;
            let places = places
                .into_iter()
                .map(|(limb, m)| (limb, m / &common))
                .collect();
            groups.entry(places).or_default().push(product);
        }
        let mut columns = vec![vec![]; self.limbs()];
        for (places, products) in groups {
            let sum = b.sum(&products)?;
            for (limb, multiplier) in places {
                columns[limb].push(b.scale(sum, &multiplier)?);
            }
        }
        columns.iter().map(|terms| b.sum(terms)).collect()
    }

    /// Sums the products in 2n - 1 columns and carries those above 2^s once before it folds them.
    fn fold_carried(
        &self,
        b: &mut Builder,
        x: &[Id],
        y: &[Id],
        pairs: impl Iterator<Item = (usize, usize, u32)>,
    ) -> Result<Vec<Id>, Error> {
        let n = self.limbs();
        let weight = |k: usize| self.weights[k % n] + self.bits * (k / n) as u32;
        let mut columns = vec![vec![]; 2 * n - 1];
        for (i, j, multiplier) in pairs {
            let excess = weight(i) + weight(j) - weight(i + j);
            let multiplier = BigUint::from(multiplier) << excess;
            columns[i + j].push(scaled_product(b, x[i], y[j], &multiplier)?);
        }
        let high = columns.split_off(n);
        let mut carry = b.constant(0u32)?;
        let mut place = |b: &mut Builder, k: usize, value: Id| {
            let mut places = BTreeMap::new();
            self.place(weight(n + k), &BigUint::one(), &mut places);
            for (limb, multiplier) in places {
                columns[limb].push(b.scale(value, &multiplier)?);
            }
            Ok(())
        };
        for (k, terms) in high.iter().enumerate() {
            let sum = b.sum(terms)?;
            let (low, next) = b.split(sum, self.widths[k])?;
            let value = b.add(low, carry)?;
            place(b, k, value)?;
            carry = next;
        }
        place(b, n - 1, carry)?;
        columns.iter().map(|terms| b.sum(terms)).collect()
    }
}

/// m x y: a power of two in m goes into x and the rest into y while these stay words, so that columns only add.
fn scaled_product(b: &mut Builder, x: Id, y: Id, m: &BigUint) -> Result<Id, Error> {
    let twos = BigUint::one() << m.trailing_zeros().unwrap_or(0);
    let odd = m / &twos;
    let mut left = BigUint::one();
    let mut operand = |b: &mut Builder, v: Id, factor: BigUint| {
        if b.hi(v) * &factor <= b.word_max() {
            b.scale(v, &factor)
        } else {
            left *= factor;
            Ok(v)
        }
    };
    let x = operand(b, x, twos)?;
    let y = operand(b, y, odd)?;
    let product = b.mul(x, y)?;
    b.scale(product, &left)
}
