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

    /// Writes a register or a constant to memory.
    pub fn store(&mut self, place: Place<Value>, source: Source<Value>) {
        self.code.push(Instruction {
            code: Code::Store,
            to: vec![],
            tied: None,
            source: Some(source),
            other: None,
            place: Some(place),
        });
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

    /// `code` on `a`, which it overwrites.
    pub fn one(&mut self, code: Code, a: Value) -> Value {
        let to = self.fresh();
        self.push(code, vec![to], Some(a), None, None);
        to
    }

    /// a + `source`, no flags.
    pub fn lea(&mut self, a: Value, source: Source<Value>) -> Value {
        let to = self.fresh();
        self.push(Code::Lea, vec![to], None, Some(source), Some(a));
        to
    }

    /// The flags of `code` on `a` and `source`.
    pub fn flags(&mut self, code: Code, a: Value, source: Source<Value>) {
        self.push(code, vec![], None, Some(source), Some(a));
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
        other: Option<Value>,
    ) {
        self.code.push(Instruction {
            code,
            to,
            tied,
            source,
            other,
            place: None,
        });
    }
}
