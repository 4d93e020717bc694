//! Writing down operations over fresh virtual registers.

use super::ir::{Code, Instruction, Place, Register, Source, Value};
use std::collections::BTreeMap;

/// The operations written so far.
#[derive(Default)]
pub struct Emit {
    /// In the order in which they were written.
    pub code: Vec<Instruction<Value>>,
    /// The values that must be in a certain register.
    pub fixed: BTreeMap<Value, Register>,
    values: u32,
}

impl Emit {
    /// A new value.
    pub fn fresh(&mut self) -> Value {
        self.values += 1;
        Value(self.values)
    }

    /// A new value that is in `register` as long as it lives.
    pub fn fresh_in(&mut self, register: Register) -> Value {
        let value = self.fresh();
        self.fixed.insert(value, register);
        value
    }

    /// `source` in `to`.
    pub fn move_to(&mut self, to: Value, source: Source<Value>) -> Value {
        self.push(Code::Mov, vec![to], None, Some(source), None);
        to
    }

    /// `source` in any register.
    pub fn load(&mut self, source: Source<Value>) -> Value {
        let to = self.fresh();
        self.move_to(to, source)
    }

    /// Writes `value` to memory.
    pub fn store(&mut self, place: Place<Value>, value: Value) {
        let mut store = Instruction {
            code: Code::Store,
            to: vec![],
            tied: None,
            source: Some(Source::Value(value)),
            implied: None,
            place: None,
        };
        store.place = Some(place);
        self.code.push(store);
    }

    /// 0, with both flags clear.
    pub fn zero(&mut self) -> Value {
        let to = self.fresh();
        self.push(Code::Zero, vec![to], None, None, None);
        to
    }

    /// -CF.
    pub fn borrow(&mut self) -> Value {
        let to = self.fresh();
        self.push(Code::Borrow, vec![to], None, None, None);
        to
    }

    /// `code` on `a`, which it overwrites, and `source`.
    pub fn two(&mut self, code: Code, a: Value, source: Source<Value>) -> Value {
        let to = self.fresh();
        self.push(code, vec![to], Some(a), Some(source), None);
        to
    }

    /// `a` shifted right.
    pub fn shift_right(&mut self, a: Value, by: u8) -> Value {
        let to = self.fresh();
        self.push(Code::Shr(by), vec![to], Some(a), None, None);
        to
    }

    /// `source` times a constant.
    pub fn imul(&mut self, source: Source<Value>, by: i32) -> Value {
        let to = self.fresh();
        self.push(Code::Imul(by), vec![to], None, Some(source), None);
        to
    }

    /// (high, low) of the product with `multiplier`, which is in RDX or RAX as `code` wants it.
    pub fn product(
        &mut self,
        code: Code,
        to: (Value, Value),
        multiplier: Value,
        source: Source<Value>,
    ) {
        self.push(code, vec![to.0, to.1], None, Some(source), Some(multiplier));
    }

    fn push(
        &mut self,
        code: Code,
        to: Vec<Value>,
        tied: Option<Value>,
        source: Option<Source<Value>>,
        implied: Option<Value>,
    ) {
        self.code.push(Instruction {
            code,
            to,
            tied,
            source,
            implied,
            place: None,
        });
    }
}
