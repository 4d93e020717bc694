//! Unsaturated Solinas: p = 2^s - c, an element is sum x_i 2^(w_i) with w_i = ceil(s i / n), limbs of about s/n bits.
//!
//! - What lies at or above 2^s is folded down by 2^s = c (mod p); c is cut into limb digits, so that
//!   2^448 = 2^224 + 1 costs additions only and 2^255 = 19 a small multiplication. Products are folded as they are, if
//!   the columns can hold that; else the columns above 2^s are carried once before.
//! - Carries are put off: `Tight` limbs are what a carry leaves, `Loose` limbs what an addition or subtraction makes of
//!   them, and products take `Loose`.
//! - a - b is a + (k p - b) with k p cut so that each limb is at least the largest of b.

mod carry;
mod columns;

use super::{Arithmetic, ElementType};
use crate::error::{Error, hex};
use crate::ir::{Builder, Id, Shape};
use crate::recipe::{CarryChain, Recipe, ones};
use num_bigint::BigUint;
use num_traits::{One, Zero};

/// The parameters that a recipe leads to.
#[derive(Clone, Debug)]
pub struct Unsaturated {
    /// p.
    modulus: BigUint,
    /// s.
    bits: u32,
    /// Bits of each limb.
    widths: Vec<u32>,
    /// w_i.
    weights: Vec<u32>,
    /// c in limb digits.
    c: Vec<BigUint>,
    /// Largest tight limbs.
    tight: Vec<BigUint>,
    /// Largest loose limbs.
    loose: Vec<BigUint>,
    /// k.
    bias_factor: BigUint,
    /// The limbs of k p.
    bias: Vec<BigUint>,
    chain: Option<CarryChain>,
    /// Whether the columns above 2^s are carried before they are folded.
    carry_first: bool,
}

impl Unsaturated {
    /// Deduces the parameters and checks what can be checked before any code is made.
    pub fn new(recipe: &Recipe) -> Result<Self, Error> {
        let modulus = recipe.modulus.value.clone();
        let (word, n) = (recipe.word, recipe.limbs);
        let bits = modulus.bits() as u32;
        let weight = |i: usize| (u64::from(bits) * i as u64).div_ceil(n as u64) as u32;
        let weights: Vec<u32> = (0..n).map(weight).collect();
        let widths: Vec<u32> = (0..n).map(|i| weight(i + 1) - weight(i)).collect();
        let refuse = |why: String| {
            Err(Error::Parameter(format!(
                "{} in {n} limbs: {why}",
                recipe.modulus.expression
            )))
        };
        if widths.iter().any(|width| *width < 2) {
            return refuse(format!("limbs of {bits}/{n} bits are too short"));
        }
        if let Some(width) = widths.iter().find(|width| **width >= word) {
            return refuse(format!(
                "limbs of {width} bits leave no room in {word}-bit words"
            ));
        }
        if let Some(limb) = recipe
            .carry_chain
            .iter()
            .flat_map(|c| c.0.iter().flatten())
            .find(|l| **l >= n)
        {
            return refuse(format!("the carry chain names limb {limb}"));
        }
        if recipe.loose.of(&BigUint::one()).is_zero() {
            return refuse(format!("loose factor {}: must be at least 1", recipe.loose));
        }
        let c = digits((BigUint::one() << bits) - &modulus, &weights, bits);
        let tight: Vec<BigUint> = widths
            .iter()
            .map(|w| recipe.tight.of(&(BigUint::one() << *w)))
            .collect();
        let loose = tight.iter().map(|t| recipe.loose.of(t)).collect();
        let (bias_factor, bias) = balance(&modulus, &weights, bits, &tight);
        let mut field = Self {
            modulus,
            bits,
            widths,
            weights,
            c,
            tight,
            loose,
            bias_factor,
            bias,
            chain: recipe.carry_chain.clone(),
            carry_first: false,
        };
        field.carry_first = field.product_overflows(word);
        Ok(field)
    }

    /// Whether products cannot be made the way they are now.
    fn product_overflows(&self, word: u32) -> bool {
        let mut b = Builder::new("carry_mul", word);
        let loose = || Shape::Element("Loose".to_owned());
        let x = b.input("a", loose(), &self.loose);
        let y = b.input("b", loose(), &self.loose);
        self.mul(&mut b, &x, &y).is_err()
    }

    fn limbs(&self) -> usize {
        self.widths.len()
    }
}

impl Arithmetic for Unsaturated {
    fn describe(&self) -> Vec<(&'static str, String)> {
        let list = |values: &[u32]| {
            values
                .iter()
                .map(u32::to_string)
                .collect::<Vec<_>>()
                .join(", ")
        };
        let hexes = |values: &[BigUint]| values.iter().map(hex).collect::<Vec<_>>().join(", ");
        let chain = match &self.chain {
            Some(chain) => chain.to_string(),
            None => "passes over all limbs at once, as many as the bounds need".to_owned(),
        };
        vec![
            (
                "s, c",
                format!(
                    "{}, {}",
                    self.bits,
                    hex(&((BigUint::one() << self.bits) - &self.modulus))
                ),
            ),
            ("radix", format!("2^({}/{})", self.bits, self.limbs())),
            ("weights", list(&self.weights)),
            ("carry chain", chain),
            (
                "folded",
                match self.carry_first {
                    false => "products",
                    true => "columns, once carried",
                }
                .to_owned(),
            ),
            (
                "added before subtracting",
                format!("{} p = {}", self.bias_factor, hexes(&self.bias)),
            ),
            ("tight", hexes(&self.tight)),
            ("loose", hexes(&self.loose)),
        ]
    }

    fn elements(&self) -> [ElementType; 2] {
        let element = |name, summary: &str, limbs: &Vec<BigUint>| ElementType {
            name,
            summary: summary.to_owned(),
            limbs: limbs.clone(),
            below: None,
        };
        [
            element("Tight", "An element with carried limbs.", &self.tight),
            element(
                "Loose",
                "An element whose limbs have room for one addition or subtraction.",
                &self.loose,
            ),
        ]
    }

    fn widths(&self) -> Vec<u32> {
        self.widths.clone()
    }

    fn mul(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
        let n = self.limbs();
        let pairs = (0..n).flat_map(|i| (0..n).map(move |j| (i, j, 1u32)));
        let columns = self.columns(b, x, y, pairs)?;
        self.carried(b, columns)
    }

    fn square(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
        let n = self.limbs();
        let times = |i, j| if i == j { 1 } else { 2 };
        let pairs = (0..n).flat_map(|i| (i..n).map(move |j| (i, j, times(i, j))));
        let columns = self.columns(b, x, x, pairs)?;
        self.carried(b, columns)
    }

    fn scale(&self, b: &mut Builder, x: &[Id], k: u32) -> Result<Vec<Id>, Error> {
        let scaled = x
            .iter()
            .map(|x| b.scale(*x, &k.into()))
            .collect::<Result<_, _>>()?;
        self.carried(b, scaled)
    }

    fn carry(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
        self.carried(b, x.to_vec())
    }

    fn add(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
        let sum = x
            .iter()
            .zip(y)
            .map(|(x, y)| b.add(*x, *y))
            .collect::<Result<_, _>>()?;
        self.loosen(b, sum)
    }

    fn sub(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
        let opposite = self.opp(b, y)?;
        self.add(b, &opposite, x)
    }

    fn opp(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
        let opposite = x
            .iter()
            .zip(&self.bias)
            .map(|(x, bias)| {
                let bias = b.constant(bias.clone())?;
                b.sub(bias, *x)
            })
            .collect::<Result<_, _>>()?;
        self.loosen(b, opposite)
    }

    /// Since x < 2 p, x >= p if and only if x + c >= 2^s; that carry q turns x into x - q p = x + q c - q 2^s.
    fn freeze(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
        let largest = x
            .iter()
            .zip(&self.weights)
            .fold(BigUint::zero(), |sum, (x, w)| sum + (b.hi(*x) << *w));
        let limit = (&self.modulus << 1) - 1u32;
        if largest > limit {
            return Err(Error::bound(b.name(), "a tight element", &largest, &limit));
        }
        let one = b.constant(1u32)?;
        let (_, q) = self.add_c(b, x, one)?;
        Ok(self.add_c(b, x, q)?.0)
    }
}

/// `value` in digits of the limbs' widths, the last of whatever size is left.
fn digits(value: BigUint, weights: &[u32], bits: u32) -> Vec<BigUint> {
    let ends = weights.iter().skip(1).copied().chain([bits]);
    let last = weights.len() - 1;
    weights
        .iter()
        .zip(ends)
        .enumerate()
        .map(|(i, (start, end))| {
            let rest = &value >> *start;
            if i == last {
                rest
            } else {
                rest & ones(end - start)
            }
        })
        .collect()
}

/// The smallest k and limbs of k p each at least the largest tight limb.
fn balance(p: &BigUint, weights: &[u32], bits: u32, tight: &[BigUint]) -> (BigUint, Vec<BigUint>) {
    let least = tight
        .iter()
        .zip(weights)
        .fold(BigUint::zero(), |sum, (t, w)| sum + (t << *w));
    let k = ((&least + p - 1u32) / p).max(BigUint::from(2u32));
    // Limb by limb, if that will do: the constants are the more readable.
    let multiple: Vec<BigUint> = digits(p.clone(), weights, bits)
        .into_iter()
        .map(|d| d * &k)
        .collect();
    if multiple.iter().zip(tight).all(|(m, t)| m >= t) {
        return (k, multiple);
    }
    let rest = digits(p * &k - least, weights, bits);
    (k, tight.iter().zip(rest).map(|(t, d)| t + d).collect())
}
