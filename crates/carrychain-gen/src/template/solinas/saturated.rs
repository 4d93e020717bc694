//! Saturated Solinas: p = 2^s - c, an element is a number below 2^(w n) in n full words; w n = s + e, e >= 1.
//!
//! - A product of 2n words is folded by 2^(w n) = C, C = 2^e c, to n words and a small one; that and the e bits above 2^s
//!   are then folded by 2^s = c. The result is below 2^s + 2^(3w/4): tight.
//! - The sum of two tight elements is below 2^(s+1) + 2^(3w/4+1): if it reaches 2^(w n), then only just, and the carry
//!   out of the top is folded into the lowest word alone.
//! - A negative difference has 2^(w n) - C, a multiple of p, added: it is the difference mod 2^(w n) less C.
//!
//! Where there is a carry flag this is faster than more limbs with fewer bits: 16 + 4 products for 2^255 - 19, not 25.

use super::{Arithmetic, ElementType};
use crate::error::{Error, hex};
use crate::ir::{Builder, Id};
use crate::recipe::{Recipe, ones};
use crate::template::{words, words_of};
use num_bigint::BigUint;
use num_traits::One;

/// The parameters that a recipe leads to.
#[derive(Clone, Debug)]
pub struct Saturated {
    word: u32,
    limbs: usize,
    /// s.
    bits: u32,
    /// e.
    spare: u32,
    /// c.
    c: BigUint,
}

impl Saturated {
    /// Deduces the parameters and checks what can be checked before any code is made.
    pub fn new(recipe: &Recipe) -> Result<Self, Error> {
        let modulus = recipe.modulus.value.clone();
        let (word, limbs) = (recipe.word, recipe.limbs);
        let bits = modulus.bits() as u32;
        let total = word * limbs as u32;
        let refuse = |why: String| {
            Err(Error::Parameter(format!(
                "{} in {limbs} words of {word} bits: {why}",
                recipe.modulus.expression
            )))
        };
        if total <= bits {
            return refuse(format!("{total} bits hold {bits} without one to spare"));
        }
        let spare = total - bits;
        if spare >= word {
            return refuse(format!("{spare} bits to spare, more than a word"));
        }
        let c = (BigUint::one() << bits) - modulus;
        let folded: BigUint = &c << spare;
        let most = 3 * word / 8;
        if folded.bits() > u64::from(most) {
            return refuse(format!(
                "2^{total} = {} (mod p), more than {most} bits",
                hex(&folded),
            ));
        }
        Ok(Self {
            word,
            limbs,
            bits,
            spare,
            c,
        })
    }

    /// C.
    fn folded(&self) -> BigUint {
        &self.c << self.spare
    }

    fn small_bits(&self) -> u32 {
        3 * self.word / 4
    }

    /// What is added to something below 2^s must not exceed this, 2^(3w/4).
    fn small(&self) -> BigUint {
        BigUint::one() << self.small_bits()
    }

    /// t + 2^(w n) high, with all that is above 2^s folded: a tight element.
    fn fold_top(&self, b: &mut Builder, t: &[Id], high: Id) -> Result<Vec<Id>, Error> {
        let mut t = t.to_vec();
        let last = self.limbs - 1;
        let (low, above) = b.split(t[last], self.word - self.spare)?;
        t[last] = low;
        let (high, above) = (b.scale(high, &self.folded())?, b.scale(above, &self.c)?);
        let addend = b.add(high, above)?;
        b.require("what is folded", addend, &self.small())?;
        words::add_small(b, &t, addend)
    }

    /// t mod p, tight, for t in 2n words.
    fn fold(&self, b: &mut Builder, t: &[Id]) -> Result<Vec<Id>, Error> {
        let zero = b.constant(0u32)?;
        let (low, high) = t.split_at(self.limbs);
        let low = [low, &[zero]].concat();
        let c = b.constant(self.folded())?;
        let (sum, _) = words::add_row(b, &low, c, high, zero)?;
        self.fold_top(b, &sum[..self.limbs], sum[self.limbs])
    }
}

impl Arithmetic for Saturated {
    fn describe(&self) -> Vec<(&'static str, String)> {
        vec![
            ("s, c", format!("{}, {}", self.bits, hex(&self.c))),
            (
                "2^(w n) mod p",
                format!("2^{} = {}", self.bits + self.spare, hex(&self.folded())),
            ),
            (
                "tight",
                format!("below 2^{} + 2^{}", self.bits, self.small_bits()),
            ),
            ("loose", format!("below 2^{}", self.bits + self.spare)),
        ]
    }

    fn elements(&self) -> [ElementType; 2] {
        let full = vec![ones(self.word); self.limbs];
        let mut tight = full.clone();
        let below = (BigUint::one() << self.bits) + self.small();
        // What is above 2^s shows in the top limb only if there is no limb below it to hold it.
        tight[self.limbs - 1] = match self.limbs {
            1 => &below - 1u32,
            _ => BigUint::one() << (self.word - self.spare),
        };
        [
            ElementType {
                name: "Tight",
                summary: format!(
                    "An element below 2^{} + 2^{}.",
                    self.bits,
                    self.small_bits()
                ),
                limbs: tight,
                below: Some(below),
            },
            ElementType {
                name: "Loose",
                summary: format!("An element below 2^{}.", self.bits + self.spare),
                limbs: full,
                below: None,
            },
        ]
    }

    fn widths(&self) -> Vec<u32> {
        let mut widths = vec![self.word; self.limbs];
        widths[self.limbs - 1] -= self.spare;
        widths
    }

    fn mul(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
        let t = words::product(b, x, y)?;
        self.fold(b, &t)
    }

    fn square(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
        let t = words::square(b, x)?;
        self.fold(b, &t)
    }

    fn scale(&self, b: &mut Builder, x: &[Id], k: u32) -> Result<Vec<Id>, Error> {
        let zero = b.constant(0u32)?;
        let k = b.constant(k)?;
        let t = words::zeros(b, self.limbs + 1)?;
        let (product, _) = words::add_row(b, &t, k, x, zero)?;
        self.fold_top(b, &product[..self.limbs], product[self.limbs])
    }

    fn carry(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
        let zero = b.constant(0u32)?;
        self.fold_top(b, x, zero)
    }

    fn add(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
        let (mut sum, carry) = words::add(b, x, y)?;
        // After a carry the sum is below 2^(3w/4+1): the lowest word takes C without one.
        let zero = b.constant(0u32)?;
        let folded = b.scale(carry, &self.folded())?;
        sum[0] = b.add_carry(sum[0], folded, zero)?.0;
        Ok(sum)
    }

    fn sub(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
        let (difference, borrow) = words::sub(b, x, y)?;
        let mut folded = words::zeros(b, self.limbs)?;
        folded[0] = b.constant(self.folded())?;
        let (less, _) = words::sub(b, &difference, &folded)?;
        words::select(b, borrow, &difference, &less)
    }

    /// 2^(w n) - C - x, a multiple of p less x.
    fn opp(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
        let multiple = (BigUint::one() << (self.bits + self.spare)) - self.folded();
        let multiple = words::constants(b, &words_of(&multiple, self.word, self.limbs))?;
        Ok(words::sub(b, &multiple, x)?.0)
    }

    /// Since x < 2 p, x >= p if and only if x + c >= 2^s; that carry q turns x into x - q p = x + q c - q 2^s.
    fn freeze(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
        let last = self.limbs - 1;
        let c = b.constant(self.c.clone())?;
        let sum = words::add_small(b, x, c)?;
        let (_, q) = b.split(sum[last], self.word - self.spare)?;
        let addend = b.scale(q, &self.c)?;
        let mut reduced = words::add_small(b, x, addend)?;
        (reduced[last], _) = b.split(reduced[last], self.word - self.spare)?;
        Ok(reduced)
    }
}
