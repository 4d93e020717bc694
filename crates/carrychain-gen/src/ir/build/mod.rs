//! The builder: appends operations, works out the interval of each result, and refuses what could overflow.
//!
//! Equal operations are made once. Operations that the intervals make trivial (adding zero, splitting what is already
//! short, a carry that cannot be) disappear.

mod carries;
mod finish;
mod interval;

pub use interval::Interval;

use super::{Id, Op, Port, Shape, Statement, Type, Value};
use crate::error::Error;
use num_bigint::BigUint;
use num_traits::{One, Zero};
use std::collections::HashMap;

/// A function in the making.
pub struct Builder {
    name: String,
    word: u32,
    inputs: Vec<Port>,
    values: Vec<Value>,
    body: Vec<Statement>,
    made: HashMap<Op, Vec<Id>>,
}

impl Builder {
    /// An empty function on words of `word` bits.
    pub fn new(name: &str, word: u32) -> Self {
        Self {
            name: name.to_owned(),
            word,
            inputs: vec![],
            values: vec![],
            body: vec![],
            made: HashMap::new(),
        }
    }

    /// Bits of a word.
    pub fn word(&self) -> u32 {
        self.word
    }

    /// The function's name, for errors.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value, if it is a constant.
    pub fn known_constant(&self, id: Id) -> Option<BigUint> {
        (self.lo(id) == self.hi(id)).then(|| self.lo(id).clone())
    }

    /// The largest value possible.
    pub fn hi(&self, id: Id) -> &BigUint {
        &self.values[id.0 as usize].hi
    }

    fn lo(&self, id: Id) -> &BigUint {
        &self.values[id.0 as usize].lo
    }

    fn interval(&self, id: Id) -> Interval {
        Interval {
            lo: self.lo(id).clone(),
            hi: self.hi(id).clone(),
        }
    }

    fn is_zero(&self, id: Id) -> bool {
        self.hi(id).is_zero()
    }

    /// 2^w - 1.
    pub fn word_max(&self) -> BigUint {
        (BigUint::one() << self.word) - 1u32
    }

    /// The bound error that `value` may exceed `limit`.
    fn beyond(&self, what: &str, reaches: &BigUint, limit: &BigUint) -> Error {
        Error::bound(&self.name, what, reaches, limit)
    }

    fn push(&mut self, ty: Type, interval: Interval) -> Id {
        let id = Id(self.values.len() as u32);
        self.values.push(Value {
            ty,
            lo: interval.lo,
            hi: interval.hi,
        });
        id
    }

    /// The type that holds `interval`, or an error that says what does not fit.
    fn holder(&self, what: &str, interval: &Interval) -> Result<Type, Error> {
        let limit = (BigUint::one() << (2 * self.word)) - 1u32;
        if interval.hi > limit {
            return Err(self.beyond(what, &interval.hi, &limit));
        }
        Ok(if interval.hi <= self.word_max() {
            Type::Word
        } else {
            Type::Double
        })
    }

    fn known(&self, op: &Op) -> Option<&[Id]> {
        self.made.get(op).map(Vec::as_slice)
    }

    fn define(&mut self, op: Op, results: Vec<(Type, Interval)>) -> Vec<Id> {
        let ids: Vec<Id> = results
            .into_iter()
            .map(|(ty, i)| self.push(ty, i))
            .collect();
        self.made.insert(op.clone(), ids.clone());
        self.body.push(Statement {
            op,
            results: ids.clone(),
        });
        ids
    }

    fn define_one(&mut self, what: &str, op: Op, interval: Interval) -> Result<Id, Error> {
        if let Some(ids) = self.known(&op) {
            return Ok(ids[0]);
        }
        let ty = self.holder(what, &interval)?;
        Ok(self.define(op, vec![(ty, interval)])[0])
    }

    fn define_two(&mut self, op: Op, low: (Type, Interval), high: (Type, Interval)) -> (Id, Id) {
        if let Some(ids) = self.known(&op) {
            return (ids[0], ids[1]);
        }
        let ids = self.define(op, vec![low, high]);
        (ids[0], ids[1])
    }

    /// A parameter with one value per bound, each from zero to its bound.
    pub fn input(&mut self, name: &str, shape: Shape, bounds: &[BigUint]) -> Vec<Id> {
        assert!(self.body.is_empty(), "parameters come first");
        let values: Vec<Id> = bounds
            .iter()
            .map(|hi| self.push(Type::Word, Interval::up_to(hi.clone())))
            .collect();
        self.inputs.push(Port {
            name: name.to_owned(),
            shape,
            values: values.clone(),
        });
        values
    }

    /// v = c.
    pub fn constant(&mut self, c: impl Into<BigUint>) -> Result<Id, Error> {
        let c = c.into();
        let interval = Interval::exactly(c.clone());
        self.define_one("a constant", Op::Const(c), interval)
    }

    /// v = a + b.
    pub fn add(&mut self, a: Id, b: Id) -> Result<Id, Error> {
        if self.is_zero(a) {
            return Ok(b);
        }
        if self.is_zero(b) {
            return Ok(a);
        }
        let interval = Interval {
            lo: self.lo(a) + self.lo(b),
            hi: self.hi(a) + self.hi(b),
        };
        self.define_one("a sum", Op::Add(a, b), interval)
    }

    /// The sum of all.
    pub fn sum(&mut self, terms: &[Id]) -> Result<Id, Error> {
        match terms.split_first() {
            None => self.constant(0u32),
            Some((first, rest)) => rest
                .iter()
                .try_fold(*first, |sum, term| self.add(sum, *term)),
        }
    }

    /// v = a - b, which must not be negative.
    pub fn sub(&mut self, a: Id, b: Id) -> Result<Id, Error> {
        if self.is_zero(b) {
            return Ok(a);
        }
        if self.lo(a) < self.hi(b) {
            return Err(self.beyond("a subtrahend", self.hi(b), self.lo(a)));
        }
        let interval = Interval {
            lo: self.lo(a) - self.hi(b),
            hi: self.hi(a) - self.lo(b),
        };
        self.define_one("a difference", Op::Sub(a, b), interval)
    }

    /// v = a b.
    pub fn mul(&mut self, a: Id, b: Id) -> Result<Id, Error> {
        let one = BigUint::one();
        for (x, y) in [(a, b), (b, a)] {
            if self.is_zero(x) || (*self.lo(y) == one && *self.hi(y) == one) {
                return Ok(x);
            }
        }
        let interval = Interval {
            lo: self.lo(a) * self.lo(b),
            hi: self.hi(a) * self.hi(b),
        };
        self.define_one("a product", Op::Mul(a, b), interval)
    }

    /// v = a c for a constant c.
    pub fn scale(&mut self, a: Id, c: &BigUint) -> Result<Id, Error> {
        let c = self.constant(c.clone())?;
        self.mul(a, c)
    }

    /// low + 2^k high = a, low < 2^k.
    pub fn split(&mut self, a: Id, k: u32) -> Result<(Id, Id), Error> {
        if self.hi(a).bits() <= u64::from(k) {
            return Ok((a, self.constant(0u32)?));
        }
        let high = self.interval(a).high(k);
        let low = Interval::up_to((BigUint::one() << k) - 1u32);
        let types = (
            self.holder("a low part", &low)?,
            self.holder("a high part", &high)?,
        );
        Ok(self.define_two(Op::Split(a, k), (types.0, low), (types.1, high)))
    }

    /// v = zero if flag is 0, one if it is 1.
    pub fn select(&mut self, flag: Id, zero: Id, one: Id) -> Result<Id, Error> {
        if *self.hi(flag) > BigUint::one() {
            return Err(self.beyond("a flag", self.hi(flag), &BigUint::one()));
        }
        if zero == one {
            return Ok(zero);
        }
        let interval = Interval {
            lo: self.lo(zero).min(self.lo(one)).clone(),
            hi: self.hi(zero).max(self.hi(one)).clone(),
        };
        self.define_one("a selected value", Op::Select(flag, zero, one), interval)
    }

    /// Exclusive or of two flags.
    pub fn xor(&mut self, a: Id, b: Id) -> Result<Id, Error> {
        for (x, y) in [(a, b), (b, a)] {
            self.require("a flag", x, &BigUint::one())?;
            if self.is_zero(x) {
                return Ok(y);
            }
        }
        let op = Op::Xor(a, b);
        if let Some(ids) = self.known(&op) {
            return Ok(ids[0]);
        }
        Ok(self.define(op, vec![(Type::Flag, Interval::up_to(BigUint::one()))])[0])
    }

    /// Bitwise or.
    pub fn or(&mut self, a: Id, b: Id) -> Result<Id, Error> {
        for (x, y) in [(a, b), (b, a)] {
            if self.is_zero(x) {
                return Ok(y);
            }
        }
        let bits = self.hi(a).bits().max(self.hi(b).bits());
        let interval = Interval {
            lo: self.lo(a).max(self.lo(b)).clone(),
            hi: (BigUint::one() << bits) - 1u32,
        };
        self.define_one("a bitwise or", Op::Or(a, b), interval)
    }

    /// An error unless `value` cannot exceed `limit`.
    pub fn require(&self, what: &str, value: Id, limit: &BigUint) -> Result<(), Error> {
        if self.hi(value) > limit {
            return Err(self.beyond(what, self.hi(value), limit));
        }
        Ok(())
    }
}
