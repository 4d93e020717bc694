//! A sum of blocks under a clamped multiplier, as Poly1305 has it: p = 2^(w n + k) - c with small k and c, an element is n
//! full words and a few bits above them, and the multiplier r has n words below 2^(w - 4), all but the first multiples of
//! 2^k.
//!
//! - 2^(w n) r_i = 2^(w n + k) r_i / 2^k = c r_i / 2^k (mod p), a word like r_i itself, so that h r falls into n columns
//!   at once and needs no fold. Only what the top word of h and the carries leave above the columns is folded, by
//!   2^(w n + k) = c; that adds at most a carry, and no second pass.
//! - Two of three or four of five words take part in the products: 4 + 2 short ones for 64-bit words, 16 + 4 for 32-bit.

use super::{ElementType, Field, select, words};
use crate::error::{Error, hex};
use crate::ir::{Builder, Function, Id, Shape};
use crate::recipe::{Recipe, ones};
use num_bigint::BigUint;
use num_traits::One;

/// How many high bits of each word of the multiplier are clear (RFC 8439, section 2.5.1).
const CLEAR_BITS: u32 = 4;

/// The parameters that a recipe leads to.
#[derive(Clone, Debug)]
pub struct Clamped {
    word: u32,
    /// n.
    columns: usize,
    /// k.
    above: u32,
    /// c.
    c: BigUint,
}

/// What is made if no functions are named.
pub const FUNCTIONS: [&str; 3] = ["fold", "step", "finish"];

/// The functions called `names` that `recipe` describes.
pub fn build(recipe: &Recipe, names: &[String]) -> Result<Field, Error> {
    let clamped = Clamped::new(recipe)?;
    let element = |name, summary: &str, limbs| ElementType {
        name,
        summary: summary.to_owned(),
        limbs,
        below: None,
    };
    Ok(Field {
        recipe: recipe.clone(),
        parameters: vec![("k", clamped.above.to_string()), ("c", hex(&clamped.c))],
        elements: vec![
            element(
                "Sum",
                "An element: full words and what little is above them.",
                clamped.sum(),
            ),
            element(
                "Multiplier",
                &format!(
                    "r: {} clear high bits a word; all words but the first are multiples of 2^{}.",
                    CLEAR_BITS, clamped.above
                ),
                clamped.multiplier(),
            ),
            element(
                "Folded",
                "c r_i / 2^k for each word of r but the first.",
                clamped.folded(),
            ),
        ],
        constants: vec![],
        functions: select(names, &FUNCTIONS, |name| clamped.function(name))?,
    })
}

impl Clamped {
    /// Deduces the parameters.
    pub fn new(recipe: &Recipe) -> Result<Self, Error> {
        let modulus = recipe.modulus.value.clone();
        let (word, limbs) = (recipe.word, recipe.limbs);
        let bits = modulus.bits();
        let columns = limbs - 1;
        let full = u64::from(word) * columns as u64;
        let above = bits.saturating_sub(full) as u32;
        if columns == 0 || above == 0 || above > CLEAR_BITS {
            return Err(Error::Parameter(format!(
                "{} in {limbs} words: {} of its {bits} bits are above {columns} words of {word} bits, must be 1 to {CLEAR_BITS}",
                recipe.modulus.expression,
                bits.saturating_sub(full),
            )));
        }
        Ok(Self {
            word,
            columns,
            above,
            c: (BigUint::one() << bits) - modulus,
        })
    }

    /// Largest words of an element: at the top, k bits and a carry.
    fn sum(&self) -> Vec<BigUint> {
        let mut bounds = vec![ones(self.word); self.columns];
        bounds.push(BigUint::one() << self.above);
        bounds
    }

    fn multiplier(&self) -> Vec<BigUint> {
        let first = ones(self.word - CLEAR_BITS);
        let others = (&first >> self.above) << self.above;
        let mut bounds = vec![others; self.columns];
        bounds[0] = first;
        bounds
    }

    fn folded(&self) -> Vec<BigUint> {
        let fold = |r: &BigUint| (r >> self.above) * &self.c;
        self.multiplier()[1..].iter().map(fold).collect()
    }

    /// The function of this name, if there is one.
    fn function(&self, name: &str) -> Result<Option<Function>, Error> {
        let element = |name: &str| Shape::Element(name.to_owned());
        let full = vec![ones(self.word); self.columns];
        let mut b = Builder::new(name, self.word);
        let (summary, shape, out) = match name {
            "fold" => {
                let r = b.input("r", element("Multiplier"), &self.multiplier());
                let out = self.fold(&mut b, &r)?;
                ("c r_i / 2^k.", element("Folded"), out)
            }
            "step" => {
                let h = b.input("h", element("Sum"), &self.sum());
                let block = b.input("block", Shape::Words, &full);
                let top = b.input("top", Shape::Scalar, &[BigUint::one()])[0];
                let r = b.input("r", element("Multiplier"), &self.multiplier());
                let folded = b.input("folded", element("Folded"), &self.folded());
                let h = self.add(&mut b, &h, &block, top)?;
                let out = self.mul(&mut b, &h, &r, &folded)?;
                ("(h + block + 2^(w n) top) r.", element("Sum"), out)
            }
            "finish" => {
                let h = b.input("h", element("Sum"), &self.sum());
                let s = b.input("s", Shape::Words, &full);
                let reduced = self.reduce(&mut b, &h)?;
                let (out, _) = words::add(&mut b, &reduced, &s)?;
                ("((h mod p) + s) mod 2^(w n).", Shape::Words, out)
            }
            _ => return Ok(None),
        };
        Ok(Some(b.finish(summary, shape, out)))
    }

    fn fold(&self, b: &mut Builder, r: &[Id]) -> Result<Vec<Id>, Error> {
        r[1..]
            .iter()
            .map(|r| {
                let (_, quotient) = b.split(*r, self.above)?;
                b.scale(quotient, &self.c)
            })
            .collect()
    }

    /// h + block + 2^(w n) top.
    fn add(&self, b: &mut Builder, h: &[Id], block: &[Id], top: Id) -> Result<Vec<Id>, Error> {
        let (mut sum, carry) = words::add(b, &h[..self.columns], block)?;
        sum.push(b.sum(&[h[self.columns], top, carry])?);
        Ok(sum)
    }

    /// h r: h_i r_j falls into column i + j, from column n on in its folded form n columns lower. Only the top word's
    /// product with r_0 stays above the columns.
    fn mul(&self, b: &mut Builder, h: &[Id], r: &[Id], folded: &[Id]) -> Result<Vec<Id>, Error> {
        let n = self.columns;
        let mut columns = vec![vec![]; n];
        for (i, h) in h.iter().enumerate() {
            for (j, r) in r.iter().enumerate().filter(|(j, _)| i + j != n || *j > 0) {
                let (column, factor) = match i + j {
                    place if place < n => (place, *r),
                    place => (place - n, folded[j - 1]),
                };
                columns[column].push(b.mul(*h, factor)?);
            }
        }
        let mut low = vec![];
        let mut carry = b.constant(0u32)?;
        for mut terms in columns {
            terms.push(carry);
            let sum = b.sum(&terms)?;
            let (word, rest) = b.split(sum, self.word)?;
            low.push(word);
            carry = rest;
        }
        let top = b.mul(h[n], r[0])?;
        let high = b.add(top, carry)?;
        self.wrap(b, &low, high)
    }

    /// low + 2^(w n) high with what is above 2^(w n + k) folded.
    fn wrap(&self, b: &mut Builder, low: &[Id], high: Id) -> Result<Vec<Id>, Error> {
        let (rest, quotient) = b.split(high, self.above)?;
        let addend = b.scale(quotient, &self.c)?;
        self.add_small(b, low, addend, rest)
    }

    /// low + addend + 2^(w n) top.
    fn add_small(
        &self,
        b: &mut Builder,
        low: &[Id],
        addend: Id,
        top: Id,
    ) -> Result<Vec<Id>, Error> {
        let mut addends = vec![b.constant(0u32)?; self.columns];
        addends[0] = addend;
        let (mut sum, carry) = words::add(b, low, &addends)?;
        sum.push(b.add(top, carry)?);
        Ok(sum)
    }

    /// h mod p mod 2^(w n): h is folded once, and then h >= p if and only if h + c reaches 2^(w n + k).
    fn reduce(&self, b: &mut Builder, h: &[Id]) -> Result<Vec<Id>, Error> {
        let n = self.columns;
        let h = self.wrap(b, &h[..n], h[n])?;
        let c = b.constant(self.c.clone())?;
        let less_p = self.add_small(b, &h[..n], c, h[n])?;
        let (_, reaches) = b.split(less_p[n], self.above)?;
        (0..n).map(|i| b.select(reaches, h[i], less_p[i])).collect()
    }
}
