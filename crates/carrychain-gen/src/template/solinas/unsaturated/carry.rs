//! Carries, and the bounds that they must reach.

use super::Unsaturated;
use crate::error::Error;
use crate::ir::{Builder, Id};
use num_bigint::BigUint;

impl Unsaturated {
    /// Carries until the limbs are tight.
    pub(super) fn carried(&self, b: &mut Builder, mut limbs: Vec<Id>) -> Result<Vec<Id>, Error> {
        /// More passes than any sensible recipe needs.
        const MOST_PASSES: usize = 6;
        match &self.chain {
            Some(chain) => chain
                .0
                .iter()
                .try_for_each(|step| self.carry_step(b, &mut limbs, step))?,
            None => {
                let all: Vec<usize> = (0..self.limbs()).collect();
                for _ in 0..MOST_PASSES {
                    if limbs
                        .iter()
                        .zip(&self.tight)
                        .all(|(limb, tight)| b.hi(*limb) <= tight)
                    {
                        break;
                    }
                    self.carry_step(b, &mut limbs, &all)?;
                }
            }
        }
        self.within(b, "tight", &limbs, &self.tight)?;
        Ok(limbs)
    }

    /// The limbs `step` keep their own bits and hand the rest on, the last one through c.
    fn carry_step(&self, b: &mut Builder, limbs: &mut [Id], step: &[usize]) -> Result<(), Error> {
        let mut carries = vec![];
        for i in step {
            let (low, high) = b.split(limbs[*i], self.widths[*i])?;
            limbs[*i] = low;
            carries.push((*i, high));
        }
        for (i, high) in carries {
            if i + 1 < self.limbs() {
                limbs[i + 1] = b.add(limbs[i + 1], high)?;
            } else {
                for (limb, digit) in limbs.iter_mut().zip(&self.c) {
                    let folded = b.scale(high, digit)?;
                    *limb = b.add(*limb, folded)?;
                }
            }
        }
        Ok(())
    }

    fn within(
        &self,
        b: &Builder,
        what: &str,
        limbs: &[Id],
        bounds: &[BigUint],
    ) -> Result<(), Error> {
        limbs
            .iter()
            .zip(bounds)
            .enumerate()
            .try_for_each(|(i, (limb, bound))| {
                b.require(&format!("{what} limb {i} of the result"), *limb, bound)
            })
    }

    /// The same limbs, which must be within the loose bounds.
    pub(super) fn loosen(&self, b: &Builder, limbs: Vec<Id>) -> Result<Vec<Id>, Error> {
        self.within(b, "loose", &limbs, &self.loose)?;
        Ok(limbs)
    }

    /// x + q c mod 2^s, and its quotient by 2^s.
    pub(super) fn add_c(&self, b: &mut Builder, x: &[Id], q: Id) -> Result<(Vec<Id>, Id), Error> {
        let mut carry = b.constant(0u32)?;
        let mut limbs = vec![];
        for ((x, digit), width) in x.iter().zip(&self.c).zip(&self.widths) {
            let folded = b.scale(q, digit)?;
            let sum = b.sum(&[*x, folded, carry])?;
            let (low, high) = b.split(sum, *width)?;
            limbs.push(low);
            carry = high;
        }
        Ok((limbs, carry))
    }
}
