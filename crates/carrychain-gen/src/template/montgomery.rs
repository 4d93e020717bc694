//! Word-by-word Montgomery: an element x < m stands for x / R mod m, R = 2^(w n), in n full words.
//!
//! A round of the reduction adds q m with q = t_0 m' mod 2^w, m' = -1/m mod 2^w, which makes the low word zero, and
//! drops that word. If m' = 1 (m = -1 mod 2^w, as for the field of P-256), q is t_0 itself and
//! (t + q m) / 2^w = floor(t / 2^w) + q (m + 1) / 2^w: one product less. Words of m that are 0 cost nothing, powers of
//! two only shifts.

use super::{ElementType, Field, NamedConstant, bytes, select, words, words_of};
use crate::error::{Error, hex};
use crate::ir::{Builder, Function, Id, Shape};
use crate::recipe::{Recipe, ones};
use num_bigint::BigUint;
use num_traits::{One, Zero};

/// The parameters that a recipe leads to.
#[derive(Clone, Debug)]
pub struct Montgomery {
    word: u32,
    limbs: usize,
    /// m.
    modulus: BigUint,
    /// m'.
    m_prime: BigUint,
}

/// What is made if no functions are named.
pub const FUNCTIONS: [&str; 11] = [
    "mul",
    "square",
    "add",
    "sub",
    "opp",
    "to_montgomery",
    "from_montgomery",
    "nonzero",
    "selectznz",
    "to_bytes",
    "from_bytes",
];

/// The functions called `names` of the field that `recipe` describes.
pub fn build(recipe: &Recipe, names: &[String]) -> Result<Field, Error> {
    let montgomery = Montgomery::new(recipe)?;
    Ok(Field {
        recipe: recipe.clone(),
        parameters: vec![
            ("R", format!("2^{}", montgomery.r_bits())),
            ("m", hex(&montgomery.modulus)),
            ("m' = -1/m mod 2^w", hex(&montgomery.m_prime)),
        ],
        elements: vec![ElementType {
            name: "Mont",
            summary: "An element in Montgomery form: the value times R mod m, less than m."
                .to_owned(),
            bounds: None,
        }],
        constants: montgomery.constants(),
        functions: select(names, &FUNCTIONS, |name| montgomery.function(name))?,
    })
}

impl Montgomery {
    /// Deduces the parameters.
    pub fn new(recipe: &Recipe) -> Result<Self, Error> {
        let modulus = recipe.modulus()?;
        let (word, limbs) = (recipe.word, recipe.limbs);
        let r_bits = u64::from(word) * limbs as u64;
        if modulus.bits() > r_bits {
            return Err(Error::Parameter(format!(
                "{} in {limbs} limbs: the modulus has {} bits, {limbs} words of {word} bits hold {r_bits}",
                recipe.expression,
                modulus.bits()
            )));
        }
        let base = BigUint::one() << word;
        let inverse = (&modulus % &base)
            .modinv(&base)
            .expect("the modulus is odd");
        Ok(Self {
            word,
            limbs,
            modulus,
            m_prime: base - inverse,
        })
    }

    fn r_bits(&self) -> usize {
        self.word as usize * self.limbs
    }

    fn words(&self, value: &BigUint) -> Vec<BigUint> {
        words_of(value, self.word, self.limbs)
    }

    /// R^k mod m.
    fn r_power(&self, k: usize) -> BigUint {
        (BigUint::one() << (self.r_bits() * k)) % &self.modulus
    }

    fn constants(&self) -> Vec<NamedConstant> {
        let constant = |name, summary: &str, value: &BigUint, element| NamedConstant {
            name,
            summary: summary.to_owned(),
            words: self.words(value),
            element,
        };
        vec![
            constant("MODULUS", "m.", &self.modulus, None),
            constant(
                "ONE",
                "R mod m: one in Montgomery form.",
                &self.r_power(1),
                Some("Mont"),
            ),
            constant("R2", "R^2 mod m.", &self.r_power(2), None),
        ]
    }

    /// The function of this name, if there is one.
    fn function(&self, name: &str) -> Result<Option<Function>, Error> {
        let full = vec![ones(self.word); self.limbs];
        let bytes_count = self.r_bits() / 8;
        let mont = || Shape::Element("Mont".to_owned());
        let mut b = Builder::new(name, self.word);
        let b = &mut b;
        let (summary, shape, out) = match name {
            "mul" => {
                let (x, y) = (b.input("a", mont(), &full), b.input("b", mont(), &full));
                ("a b / R mod m.", mont(), self.mul(b, &x, &y)?)
            }
            "square" => {
                let x = b.input("a", mont(), &full);
                ("a^2 / R mod m.", mont(), self.square(b, &x)?)
            }
            "add" => {
                let (x, y) = (b.input("a", mont(), &full), b.input("b", mont(), &full));
                ("a + b mod m.", mont(), self.add(b, &x, &y)?)
            }
            "sub" => {
                let (x, y) = (b.input("a", mont(), &full), b.input("b", mont(), &full));
                ("a - b mod m.", mont(), self.sub(b, &x, &y)?)
            }
            "opp" => {
                let x = b.input("a", mont(), &full);
                let zero = words::constants(b, &self.words(&BigUint::zero()))?;
                ("-a mod m.", mont(), self.sub(b, &zero, &x)?)
            }
            "to_montgomery" => {
                let x = b.input("a", Shape::Words, &full);
                let r2 = words::constants(b, &self.words(&self.r_power(2)))?;
                ("a R mod m, for any a < R.", mont(), self.mul(b, &x, &r2)?)
            }
            "from_montgomery" => {
                let x = b.input("a", mont(), &full);
                let mut t = x;
                t.resize(2 * self.limbs, b.constant(0u32)?);
                ("a / R mod m.", Shape::Words, self.reduce(b, &t)?)
            }
            "nonzero" => {
                let x = b.input("a", Shape::Words, &full);
                let zero = b.constant(0u32)?;
                let any = x.iter().try_fold(zero, |any, word| b.or(any, *word))?;
                (
                    "Zero if a is zero, anything else if not.",
                    Shape::Scalar,
                    vec![any],
                )
            }
            "selectznz" => {
                let flag = b.input("flag", Shape::Scalar, &[BigUint::one()])[0];
                let x = b.input("zero", mont(), &full);
                let y = b.input("nonzero", mont(), &full);
                let out = x
                    .iter()
                    .zip(&y)
                    .map(|(x, y)| b.select(flag, *x, *y))
                    .collect::<Result<_, _>>()?;
                ("`zero` if flag is 0, `nonzero` if it is 1.", mont(), out)
            }
            "to_bytes" => {
                let x = b.input("a", Shape::Words, &full);
                let digits: Vec<(Id, u32)> = x.into_iter().map(|x| (x, self.word)).collect();
                (
                    "a, little-endian.",
                    Shape::Bytes,
                    bytes::to_bytes(b, &digits)?,
                )
            }
            "from_bytes" => {
                let x = b.input("a", Shape::Bytes, &vec![ones(8); bytes_count]);
                let widths = vec![self.word; self.limbs];
                (
                    "a, little-endian, whether below m or not.",
                    Shape::Words,
                    bytes::from_bytes(b, &x, &widths)?,
                )
            }
            _ => return Ok(None),
        };
        let b = std::mem::replace(b, Builder::new(name, self.word));
        Ok(Some(b.finish(summary, shape, out)))
    }

    /// x y / R mod m, for x < R and y < m.
    pub fn mul(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
        let mut t = words::row(b, x[0], y)?;
        for (i, x) in x.iter().enumerate().skip(1) {
            let row = words::row(b, *x, y)?;
            let (sum, carry) = words::add(b, &t[i..], &row[..self.limbs])?;
            t.truncate(i);
            t.extend(sum);
            t.push(words::add_flag(b, row[self.limbs], carry)?);
        }
        self.reduce(b, &t)
    }

    /// x^2 / R mod m.
    pub fn square(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
        self.mul(b, x, x)
    }

    /// t / R mod m, for t < m R in 2n words.
    pub fn reduce(&self, b: &mut Builder, t: &[Id]) -> Result<Vec<Id>, Error> {
        let n = self.limbs;
        let mut t = t.to_vec();
        let mut top = b.constant(0u32)?;
        for i in 0..n {
            let (mut addend, start) = self.multiple_of_m(b, t[i], i)?;
            // q m < (2^w - 1) 2^(w n), so that its top word has room for the last round's carry.
            let last = addend.len() - 1;
            addend[last] = words::add_flag(b, addend[last], top)?;
            let (sum, carry) = words::add(b, &t[start..], &addend)?;
            t.splice(start..start + sum.len(), sum);
            top = carry;
        }
        self.subtract_once(b, &t[n..], top)
    }

    /// What to add to t from word `start` on so that the word t_i can be dropped.
    fn multiple_of_m(&self, b: &mut Builder, low: Id, i: usize) -> Result<(Vec<Id>, usize), Error> {
        if self.m_prime.is_one() {
            let shifted = words_of(
                &((&self.modulus + 1u32) >> self.word),
                self.word,
                self.limbs,
            );
            // (m + 1) / 2^w needs n words only if m = R - 1, which is not a prime.
            let m = words::constants(b, &shifted[..self.limbs - 1])?;
            Ok((words::row(b, low, &m)?, i + 1))
        } else {
            let q = b.scale(low, &self.m_prime)?;
            let (q, _) = b.split(q, self.word)?;
            let m = words::constants(b, &self.words(&self.modulus))?;
            Ok((words::row(b, q, &m)?, i))
        }
    }

    /// t mod m, for t + 2^(w n) top < 2 m.
    fn subtract_once(&self, b: &mut Builder, t: &[Id], top: Id) -> Result<Vec<Id>, Error> {
        let m = self.words(&self.modulus);
        let constants = words::constants(b, &m)?;
        let (difference, borrow) = words::sub(b, t, &constants)?;
        let zero = b.constant(0u32)?;
        let (_, negative) = b.sub_borrow(top, zero, borrow)?;
        words::add_masked(b, &difference, negative, &m)
    }

    /// x + y mod m.
    pub fn add(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
        let (sum, carry) = words::add(b, x, y)?;
        self.subtract_once(b, &sum, carry)
    }

    /// x - y mod m.
    pub fn sub(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
        let (difference, borrow) = words::sub(b, x, y)?;
        words::add_masked(b, &difference, borrow, &self.words(&self.modulus))
    }
}
