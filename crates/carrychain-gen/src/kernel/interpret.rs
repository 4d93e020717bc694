//! Runs a kernel's instructions as the architecture defines them, for tests. A flag that the architecture leaves
//! undefined, or that this model does not follow, must not be read.

use super::ir::{Base, Code, Instruction, Place, Register, Source};
use std::collections::BTreeMap;

/// Registers, flags and memory by place. Pointers are told apart by the numbers in their registers.
#[derive(Clone, Default)]
pub struct Machine {
    /// Registers.
    pub registers: BTreeMap<Register, u64>,
    /// Memory, by the pointer's number (the frame's is 0) and the offset.
    pub memory: BTreeMap<(u64, i32), u64>,
    carry: Option<bool>,
    overflow: Option<bool>,
    zero: Option<bool>,
}

impl Machine {
    /// Runs one instruction.
    pub fn step(&mut self, instruction: &Instruction<Register>) {
        use super::ir::{RAX, RDX};
        let source = instruction.source.map_or(0, |source| self.value(source));
        let to = instruction.to.first().copied();
        let old = instruction
            .tied
            .map_or(0, |register| self.register(register));
        assert!(instruction.tied.is_none() || instruction.tied == to);
        let other = instruction.other.map(|register| self.register(register));
        let carry = |machine: &Self| u128::from(machine.carry.expect("the carry is defined"));
        let sum = |x: u64, y: u64, c: u128| {
            let sum = u128::from(x) + u128::from(y) + c;
            (sum as u64, Some(sum >> 64 != 0))
        };
        let difference = |x: u64, y: u64, c: u128| {
            let (difference, borrow) = x.overflowing_sub(y);
            let (difference, again) = difference.overflowing_sub(c as u64);
            (difference, Some(borrow | again))
        };
        let result;
        match instruction.code {
            Code::Mov => result = source,
            Code::Store => {
                let place = self.place(instruction.place.expect("a store has a place"));
                self.memory.insert(place, source);
                return;
            }
            Code::Zero => {
                result = 0;
                (self.carry, self.overflow) = (Some(false), Some(false));
            }
            Code::Mulx | Code::Mul => {
                let multiplier = instruction.other.expect("a product has two factors");
                let mulx = instruction.code == Code::Mulx;
                assert_eq!(multiplier, if mulx { RDX } else { RAX });
                let product = u128::from(self.register(multiplier)) * u128::from(source);
                assert!(mulx || instruction.to == [RDX, RAX]);
                assert_ne!(instruction.to[0], instruction.to[1]);
                self.registers.insert(instruction.to[1], product as u64);
                result = (product >> 64) as u64;
                if !mulx {
                    (self.carry, self.overflow) = (None, None);
                }
            }
            Code::Imul(by) => {
                result = source.wrapping_mul(i64::from(by) as u64);
                (self.carry, self.overflow) = (None, None);
            }
            Code::ImulLow => {
                result = old.wrapping_mul(source);
                (self.carry, self.overflow) = (None, None);
            }
            Code::Add | Code::Adc => {
                let chained = instruction.code == Code::Adc;
                let c = if chained { carry(self) } else { 0 };
                (result, self.carry) = sum(old, source, c);
                self.overflow = None;
            }
            Code::Sub | Code::Sbb => {
                let chained = instruction.code == Code::Sbb;
                let c = if chained { carry(self) } else { 0 };
                (result, self.carry) = difference(old, source, c);
                self.overflow = None;
            }
            Code::Borrow => {
                result = 0u64.wrapping_sub(carry(self) as u64);
                self.overflow = None;
            }
            Code::And | Code::Xor | Code::Test => {
                result = match instruction.code {
                    Code::And => old & source,
                    Code::Xor => old ^ source,
                    _ => other.expect("two operands") & source,
                };
                (self.carry, self.overflow) = (Some(false), Some(false));
            }
            Code::Cmp => {
                (result, self.carry) = difference(other.expect("two operands"), source, 0);
                self.overflow = None;
            }
            Code::Not => result = !old,
            Code::Inc => {
                result = old.wrapping_add(1);
                self.overflow = None;
            }
            Code::Lea => result = other.expect("a base").wrapping_add(source),
            Code::Adcx => (result, self.carry) = sum(old, source, carry(self)),
            Code::Adox => {
                let c = u128::from(self.overflow.expect("the overflow flag is defined"));
                (result, self.overflow) = sum(old, source, c);
            }
            Code::Cmovc => result = if carry(self) == 1 { source } else { old },
            Code::Cmovz => {
                let zero = self.zero.expect("the zero flag is defined");
                result = if zero { source } else { old };
            }
            Code::Shl(by) | Code::Shr(by) | Code::Sar(by) | Code::Shld(by) | Code::Shrd(by) => {
                result = match instruction.code {
                    Code::Shl(_) => old << by,
                    Code::Shr(_) => old >> by,
                    Code::Sar(_) => (old as i64 >> by) as u64,
                    Code::Shld(_) => old << by | source >> (64 - by),
                    _ => old >> by | source << (64 - by),
                };
                (self.carry, self.overflow) = (None, None);
            }
        }
        if instruction.code.writes().zero {
            self.zero = match instruction.code {
                Code::Mul | Code::Imul(_) | Code::ImulLow => None,
                Code::Shl(_) | Code::Shr(_) | Code::Sar(_) => None,
                Code::Shld(_) | Code::Shrd(_) => None,
                _ => Some(result == 0),
            };
        }
        if let Some(to) = to {
            self.registers.insert(to, result);
        }
    }

    fn register(&self, register: Register) -> u64 {
        *self
            .registers
            .get(&register)
            .expect("the register is defined")
    }

    /// What a source holds.
    pub fn value(&self, source: Source<Register>) -> u64 {
        match source {
            Source::Value(register) => self.register(register),
            Source::Constant(c) => c as u64,
            Source::Memory(place) => {
                let place = self.place(place);
                *self.memory.get(&place).expect("the memory is defined")
            }
        }
    }

    fn place(&self, place: Place<Register>) -> (u64, i32) {
        match place.base {
            Base::Frame => (0, place.offset),
            Base::Pointer(register) => (self.register(register), place.offset),
        }
    }
}
