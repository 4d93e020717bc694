//! Word-by-word Montgomery: an element x < m stands for x / R mod m, R = 2^(w n), in n full words.
//!
//! A round adds q m with q = t_0 m' mod 2^w, m' = -1/m mod 2^w, which makes the low word of t zero, and drops that word.
//! If m' = 1 (m = -1 mod 2^w, as for the field of P-256), q is t_0 itself and
//! (t + q m) / 2^w = floor(t / 2^w) + q (m + 1) / 2^w: one product less. Words of m that are 0 cost nothing.
//!
//! A product takes a round after each row: t < 2 m before a row, t + x_i y < 2 m + (2^w - 1) m after it, and
//! less than 2 m again after the round.

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
pub const FUNCTIONS: [&str; 12] = [
    "mul",
    "square",
    "add",
    "sub",
    "opp",
    "halve",
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
            limbs: montgomery.full_words(),
            below: Some(montgomery.modulus.clone()),
        }],
        constants: montgomery.constants(),
        functions: select(names, &FUNCTIONS, |name| montgomery.function(name))?,
    })
}

impl Montgomery {
    /// Deduces the parameters.
    pub fn new(recipe: &Recipe) -> Result<Self, Error> {
        let modulus = recipe.modulus.value.clone();
        let (word, limbs) = (recipe.word, recipe.limbs);
        let r_bits = u64::from(word) * limbs as u64;
        if modulus.bits() > r_bits {
            return Err(Error::Parameter(format!(
                "{} in {limbs} limbs: the modulus has {} bits, {limbs} words of {word} bits hold {r_bits}",
                recipe.modulus.expression,
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

    /// The largest words.
    fn full_words(&self) -> Vec<BigUint> {
        vec![ones(self.word); self.limbs]
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
        let full = self.full_words();
        let mont = || Shape::Element("Mont".to_owned());
        let mut builder = Builder::new(name, self.word);
        let b = &mut builder;
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
                let zero = words::zeros(b, self.limbs)?;
                ("-a mod m.", mont(), self.sub(b, &zero, &x)?)
            }
            "halve" => {
                let x = b.input("a", mont(), &full);
                ("a / 2 mod m.", mont(), self.halve(b, &x)?)
            }
            "to_montgomery" => {
                let x = b.input("a", Shape::Words, &full);
                let r2 = words::constants(b, &self.words(&self.r_power(2)))?;
                ("a R mod m, for any a < R.", mont(), self.mul(b, &x, &r2)?)
            }
            "from_montgomery" => {
                let x = b.input("a", mont(), &full);
                let high = words::zeros(b, self.limbs)?;
                let t = [x, high].concat();
                ("a / R mod m.", Shape::Words, self.reduce(b, &t)?)
            }
            "nonzero" => {
                let x = b.input("a", Shape::Words, &full);
                let summary = "Zero if a is zero, anything else if not.";
                (summary, Shape::Scalar, vec![words::any(b, &x)?])
            }
            "selectznz" => {
                let flag = b.input("flag", Shape::Scalar, &[BigUint::one()])[0];
                let x = b.input("zero", mont(), &full);
                let y = b.input("nonzero", mont(), &full);
                let summary = "`zero` if flag is 0, `nonzero` if it is 1.";
                (summary, mont(), words::select(b, flag, &x, &y)?)
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
                let x = b.input("a", Shape::Bytes, &vec![ones(8); self.r_bits() / 8]);
                let widths = vec![self.word; self.limbs];
                let summary = "a, little-endian, whether below m or not.";
                (summary, Shape::Words, bytes::from_bytes(b, &x, &widths)?)
            }
            _ => return Ok(None),
        };
        Ok(Some(builder.finish(summary, shape, out)))
    }

    /// x y / R mod m, for x < R and y < m.
    pub fn mul(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
        let zero = b.constant(0u32)?;
        let mut t = Accumulator {
            words: words::zeros(b, self.limbs)?,
            top: zero,
            bound: BigUint::zero(),
        };
        for x in x {
            t.words.push(zero);
            let bound = t.bound + b.word_max() * (&self.modulus - 1u32);
            let (row, mut carry) = words::add_row(b, &t.words, *x, y, t.top)?;
            if bound.bits() <= self.bits(self.limbs + 1) {
                carry = zero;
            }
            t = self.round(b, &row, zero, carry, &bound)?;
        }
        self.subtract_once(b, &t)
    }

    /// x^2 / R mod m.
    pub fn square(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
        let t = words::square(b, x)?;
        self.reduce(b, &t)
    }

    /// t / R mod m, for t < m R in 2n words.
    pub fn reduce(&self, b: &mut Builder, t: &[Id]) -> Result<Vec<Id>, Error> {
        let zero = b.constant(0u32)?;
        let (low, high) = t.split_at(self.limbs);
        let mut t = Accumulator {
            words: low.to_vec(),
            top: zero,
            bound: ones(self.r_bits() as u32),
        };
        for next in high {
            t.words.push(*next);
            let bound = t.bound + (b.hi(*next) << self.r_bits());
            t = self.round(b, &t.words, t.top, zero, &bound)?;
        }
        // Because t was below m R.
        t.bound = t.bound.min((&self.modulus << 1) - 1u32);
        self.subtract_once(b, &t)
    }

    fn bits(&self, words: usize) -> u64 {
        u64::from(self.word) * words as u64
    }

    /// (t + q m) / 2^w for t, at most `bound`: n + 1 words, a carry into the last of them and one out of it.
    fn round(
        &self,
        b: &mut Builder,
        t: &[Id],
        into: Id,
        out: Id,
        bound: &BigUint,
    ) -> Result<Accumulator, Error> {
        let (words, carry) = if self.m_prime.is_one() {
            let m = words_of(
                &((&self.modulus + 1u32) >> self.word),
                self.word,
                self.limbs - 1,
            );
            let m = words::constants(b, &m)?;
            words::add_row(b, &t[1..], t[0], &m, into)?
        } else {
            let q = b.scale(t[0], &self.m_prime)?;
            let (q, _) = b.split(q, self.word)?;
            let m = words::constants(b, &self.words(&self.modulus))?;
            let (mut words, carry) = words::add_row(b, t, q, &m, into)?;
            words.remove(0);
            (words, carry)
        };
        let bound = (bound + b.word_max() * &self.modulus) >> self.word;
        let top = if bound.bits() <= self.bits(self.limbs) {
            b.constant(0u32)?
        } else {
            // The bound leaves room for one of the two only.
            b.xor(carry, out)?
        };
        Ok(Accumulator { words, top, bound })
    }

    /// t mod m, for t < 2 m.
    fn subtract_once(&self, b: &mut Builder, t: &Accumulator) -> Result<Vec<Id>, Error> {
        let limit = (&self.modulus << 1) - 1u32;
        if t.bound > limit {
            return Err(Error::bound(b.name(), "what is reduced", &t.bound, &limit));
        }
        let m = words::constants(b, &self.words(&self.modulus))?;
        let (difference, borrow) = words::sub(b, &t.words, &m)?;
        // If there is a carry in t, then t < 2 m is below 2^(w n) + m, so that there is a borrow too.
        let negative = b.xor(borrow, t.top)?;
        words::select(b, negative, &difference, &t.words)
    }

    /// x + y mod m.
    pub fn add(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
        let (words, carry) = words::add(b, x, y)?;
        let bound: BigUint = (&self.modulus - 1u32) << 1;
        let top = if bound.bits() <= self.bits(self.limbs) {
            b.constant(0u32)?
        } else {
            carry
        };
        self.subtract_once(b, &Accumulator { words, top, bound })
    }

    /// x - y mod m.
    pub fn sub(&self, b: &mut Builder, x: &[Id], y: &[Id]) -> Result<Vec<Id>, Error> {
        let (difference, borrow) = words::sub(b, x, y)?;
        let m = words::constants(b, &self.words(&self.modulus))?;
        let (sum, _) = words::add(b, &difference, &m)?;
        words::select(b, borrow, &difference, &sum)
    }

    /// x / 2 mod m: floor(x / 2), and (m + 1) / 2 more if x is odd.
    pub fn halve(&self, b: &mut Builder, x: &[Id]) -> Result<Vec<Id>, Error> {
        let (odd, _) = b.split(x[0], 1)?;
        let half = words::shift_right_once(b, x)?;
        let half_of_one = (&self.modulus + 1u32) >> 1;
        let half_of_one = words::constants(b, &self.words(&half_of_one))?;
        let (sum, _) = words::add(b, &half, &half_of_one)?;
        words::select(b, odd, &half, &sum)
    }
}

/// words + 2^(w n) top, at most `bound`; `top` is a flag.
struct Accumulator {
    words: Vec<Id>,
    top: Id,
    bound: BigUint,
}
