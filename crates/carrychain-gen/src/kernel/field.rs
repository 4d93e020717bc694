//! Arithmetic modulo p = 2^255 - 19 on four limbs of 64 bits, as operations.
//!
//! Every operand is any number below 2^256, every result is below 2^256 and congruent to what it stands for. Products are
//! *tight*, below 2^255 + 2^48; sums and differences of tight operands need fewer carries.
//!
//! ```text
//! product:  c = c_low + 2^256 c_high = c_low + 38 c_high                  since 2^256 = 38 (mod p)
//!           five limbs now, the fifth, t, small: with bit 255, q = 2 t + bit 255, and
//!           c = (c mod 2^255) + 19 q < 2^255 + 19 q                       since 2^255 = 19 (mod p)
//! sum:      a + b = s + 2^256 carry = s + 38 carry. That may carry once more, and then s + 38 < 38: there
//!           the second 38 is added without a carry. Differences in the same way, with borrows.
//!           Of tight operands: a carry leaves s < 2^49, so that the first 38 already is added without one.
//!           A borrow leaves s > 2^255 - 2^48, so that there is no second one.
//! ```

use super::emit::Emit;
use super::ir::{Code, Source, Value};
use super::target::Target;
use Source::{Constant, Value as In};

/// An operand: limbs in memory or in registers, the least significant one first.
pub type Operand = [Source<Value>; 4];

/// The lowering and where it writes.
pub struct Field<'a> {
    /// Which instructions.
    pub target: Target,
    /// Where they go.
    pub e: &'a mut Emit,
}

impl Field<'_> {
    /// a b, below 2^255 + 19 * 78.
    pub fn multiply(&mut self, a: &Operand, b: &Operand) -> [Value; 4] {
        let mut limbs = self.target.row(self.e, a[0], b);
        for i in 1..4 {
            let row = self.target.add_row(self.e, &limbs[i..], a[i], b);
            limbs.splice(i.., row);
        }
        self.fold(limbs)
    }

    /// a^2, below 2^255 + 19 * 78.
    pub fn square(&mut self, a: &Operand) -> [Value; 4] {
        // a_i a_j for i < j, at 2^(64 (i + j)), from 2^64 on.
        let mut cross = self.target.row(self.e, a[0], &a[1..]);
        for i in 1..3 {
            let row = self
                .target
                .add_row(self.e, &cross[2 * i..], a[i], &a[i + 1..]);
            cross.splice(2 * i.., row);
        }
        let limbs = self.target.double_and_add_squares(self.e, &cross, a);
        self.fold(limbs)
    }

    /// c a, below 2^255 + 2^23 for c < 2^17.
    pub fn scale(&mut self, a: &Operand, c: i32) -> [Value; 4] {
        let limbs = self.target.row(self.e, Constant(c.into()), a);
        self.fold_top(limbs)
    }

    /// a + c b, below 2^255 + 2^23 for c < 2^17.
    pub fn add_scaled(&mut self, a: &Operand, b: &Operand, c: i32) -> [Value; 4] {
        let a = a.map(|limb| self.e.load(limb));
        let limbs = self.target.add_row(self.e, &a, Constant(c.into()), b);
        self.fold_top(limbs)
    }

    /// a + b.
    pub fn add(&mut self, a: &Operand, b: &Operand, tight: bool) -> [Value; 4] {
        self.sum(a, b, Code::Add, Code::Adc, tight)
    }

    /// a - b.
    pub fn subtract(&mut self, a: &Operand, b: &Operand, tight: bool) -> [Value; 4] {
        self.sum(a, b, Code::Sub, Code::Sbb, tight)
    }

    /// `one` if `choice` is 1, `zero` if it is 0.
    pub fn select(&mut self, choice: Source<Value>, zero: &Operand, one: &Operand) -> [Value; 4] {
        let choice = self.e.load(choice);
        self.carry_if(choice);
        let zero = zero.map(|limb| self.e.load(limb));
        self.choose(zero, *one)
    }

    /// Eight limbs to four.
    fn fold(&mut self, limbs: Vec<Value>) -> [Value; 4] {
        let high: Vec<_> = limbs[4..].iter().map(|limb| In(*limb)).collect();
        let folded = self
            .target
            .add_row(self.e, &limbs[..4], Constant(38), &high);
        self.fold_top(folded)
    }

    /// Five limbs to four, the fifth below 2^58.
    fn fold_top(&mut self, limbs: Vec<Value>) -> [Value; 4] {
        let (top, q) = self.quotient(&limbs);
        let q = self.e.imul(In(q), 19);
        self.carried(
            [limbs[0], limbs[1], limbs[2], top],
            In(q),
            Code::Add,
            Code::Adc,
        )
    }

    /// Five limbs to four below 2^255 + 2^69, the fifth below 2^63.
    pub fn fold_long_top(&mut self, limbs: &[Value]) -> [Value; 4] {
        let (top, q) = self.quotient(limbs);
        let q = self.target.row(self.e, Constant(19), &[In(q)]);
        let zero = Constant(0);
        self.chain(
            [limbs[0], limbs[1], limbs[2], top],
            [In(q[0]), In(q[1]), zero, zero],
            Code::Add,
            Code::Adc,
        )
    }

    /// The fourth limb without bit 255, and q.
    fn quotient(&mut self, limbs: &[Value]) -> (Value, Value) {
        let shifted = self.e.two(Code::Add, limbs[3], In(limbs[3]));
        let q = self.e.two(Code::Adc, limbs[4], In(limbs[4]));
        (self.e.one(Code::Shr(1), shifted), q)
    }

    /// The number modulo p that is below p, of a tight one or one below 2^255 + 2^69: it is below 2 p, and at least p
    /// if and only if 19 more reach 2^255.
    pub fn least(&mut self, a: &Operand) -> [Value; 4] {
        let a = a.map(|limb| self.e.load(limb));
        let [t0, t1, t2, t3] = self.carried(a, Constant(19), Code::Add, Code::Adc);
        let reached = self.e.one(Code::Shr(63), t3);
        let t3 = self.without_top_bit(t3);
        self.carry_if(reached);
        self.choose(a, [t0, t1, t2, t3].map(In))
    }

    /// A word without its uppermost bit.
    pub fn without_top_bit(&mut self, word: Value) -> Value {
        let shifted = self.e.one(Code::Shl(1), word);
        self.e.one(Code::Shr(1), shifted)
    }

    /// CF = bit.
    pub fn carry_if(&mut self, bit: Value) {
        self.e.two(Code::Add, bit, Constant(-1));
    }

    /// The second if CF, else the first.
    pub fn choose(&mut self, clear: [Value; 4], set: Operand) -> [Value; 4] {
        let mut set = set.into_iter();
        clear.map(|limb| {
            let set = set.next().expect("as many limbs");
            self.e.two(Code::Cmovc, limb, set)
        })
    }

    fn sum(
        &mut self,
        a: &Operand,
        b: &Operand,
        first: Code,
        chained: Code,
        tight: bool,
    ) -> [Value; 4] {
        let a = a.map(|limb| self.e.load(limb));
        let mut limbs = self.chain(a, *b, first, chained);
        let once = self.thirty_eight();
        if tight && first == Code::Add {
            limbs[0] = self.e.two(first, limbs[0], In(once));
            return limbs;
        }
        let mut limbs = self.carried(limbs, In(once), first, chained);
        if tight {
            return limbs;
        }
        let twice = self.thirty_eight();
        limbs[0] = self.e.two(first, limbs[0], In(twice));
        limbs
    }

    /// 38 if CF, else 0.
    fn thirty_eight(&mut self) -> Value {
        let mask = self.e.borrow();
        self.e.two(Code::And, mask, Constant(38))
    }

    /// The limbs and (or less) `small`.
    fn carried(
        &mut self,
        limbs: [Value; 4],
        small: Source<Value>,
        first: Code,
        chained: Code,
    ) -> [Value; 4] {
        let zero = Constant(0);
        self.chain(limbs, [small, zero, zero, zero], first, chained)
    }

    /// The limbs and (or less) others, without what is carried out.
    pub fn chain(
        &mut self,
        limbs: [Value; 4],
        others: Operand,
        first: Code,
        chained: Code,
    ) -> [Value; 4] {
        let mut code = first;
        let mut others = others.into_iter();
        limbs.map(|limb| {
            let sum = (self.e).two(code, limb, others.next().expect("as many limbs"));
            code = chained;
            sum
        })
    }
}
