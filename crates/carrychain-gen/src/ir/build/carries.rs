//! Operations whose result has two words, or a word and a carry.

use super::{Builder, Interval};
use crate::error::Error;
use crate::ir::{Id, Op, Type};
use num_bigint::BigUint;
use num_traits::One;

impl Builder {
    /// The interval of the low word of what ranges over `total`, given that of its high part.
    fn low_word(&self, total: &Interval, high: &Interval) -> Interval {
        if high.lo == high.hi {
            let base = &high.lo << self.word;
            Interval {
                lo: &total.lo - &base,
                hi: &total.hi - &base,
            }
        } else {
            Interval::up_to(self.word_max())
        }
    }

    /// low + 2^w high = a b + c + d.
    pub fn mul_add(&mut self, a: Id, b: Id, c: Id, d: Id) -> Result<(Id, Id), Error> {
        for id in [a, b, c, d] {
            self.require("a word", id, &self.word_max())?;
        }
        if self.is_zero(a) || self.is_zero(b) {
            let zero = self.constant(0u32)?;
            return self.add_carry(c, d, zero);
        }
        let total = Interval {
            lo: self.lo(a) * self.lo(b) + self.lo(c) + self.lo(d),
            hi: self.hi(a) * self.hi(b) + self.hi(c) + self.hi(d),
        };
        if total.hi <= self.word_max() {
            let product = self.mul(a, b)?;
            return Ok((self.sum(&[product, c, d])?, self.constant(0u32)?));
        }
        let high = total.high(self.word);
        let low = self.low_word(&total, &high);
        Ok(self.define_two(
            Op::MulAdd(a, b, c, d),
            (Type::Word, low),
            (Type::Word, high),
        ))
    }

    /// low + 2^w high = a + b + carry.
    pub fn add_carry(&mut self, a: Id, b: Id, carry: Id) -> Result<(Id, Id), Error> {
        let total = Interval {
            lo: self.lo(a) + self.lo(b) + self.lo(carry),
            hi: self.hi(a) + self.hi(b) + self.hi(carry),
        };
        if total.hi <= self.word_max() {
            let sum = self.sum(&[a, b, carry])?;
            return Ok((sum, self.constant(0u32)?));
        }
        let (a, b) = if self.is_zero(a) { (b, a) } else { (a, b) };
        self.require_carry_operands(a, b, carry)?;
        let high = total.high(self.word);
        let low = self.low_word(&total, &high);
        Ok(self.define_two(
            Op::AddCarry(a, b, carry),
            (Type::Word, low),
            (Type::Flag, high),
        ))
    }

    fn require_carry_operands(&self, a: Id, b: Id, carry: Id) -> Result<(), Error> {
        self.require("a word", a, &self.word_max())?;
        self.require("a word", b, &self.word_max())?;
        self.require("a carry", carry, &BigUint::one())
    }

    /// low - 2^w high = a - b - borrow.
    pub fn sub_borrow(&mut self, a: Id, b: Id, borrow: Id) -> Result<(Id, Id), Error> {
        let subtrahend = self.hi(b) + self.hi(borrow);
        if *self.lo(a) >= subtrahend {
            let difference = self.sub(a, b)?;
            return Ok((self.sub(difference, borrow)?, self.constant(0u32)?));
        }
        self.require_carry_operands(a, b, borrow)?;
        let low = Interval::up_to(self.word_max());
        let high = Interval::up_to(BigUint::one());
        Ok(self.define_two(
            Op::SubBorrow(a, b, borrow),
            (Type::Word, low),
            (Type::Flag, high),
        ))
    }
}
