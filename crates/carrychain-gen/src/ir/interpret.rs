//! Runs a function on big integers and tests every bound and every output against its definition.

use super::{Function, Id, Op};
use crate::error::hex;
use num_bigint::BigUint;
use num_traits::{One, Zero};
use std::fmt;

/// What a run found wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault(String);

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Fault {}

/// The output of `function` for one list of values per parameter.
pub fn interpret(function: &Function, inputs: &[Vec<BigUint>]) -> Result<Vec<BigUint>, Fault> {
    let mut run = Run {
        function,
        values: vec![BigUint::zero(); function.values.len()],
    };
    let shape = |lists: &[usize]| format!("{}: expected {lists:?} inputs", function.name);
    let lengths: Vec<usize> = function.inputs.iter().map(|p| p.values.len()).collect();
    if inputs.iter().map(Vec::len).ne(lengths.iter().copied()) {
        return Err(Fault(shape(&lengths)));
    }
    for (port, given) in function.inputs.iter().zip(inputs) {
        for (id, value) in port.values.iter().zip(given) {
            run.set(*id, value.clone())?;
        }
    }
    for statement in &function.body {
        let results = run.evaluate(&statement.op)?;
        for (id, value) in statement.results.iter().zip(results) {
            run.set(*id, value)?;
        }
    }
    Ok(function
        .output
        .values
        .iter()
        .map(|id| run.get(*id).clone())
        .collect())
}

struct Run<'a> {
    function: &'a Function,
    values: Vec<BigUint>,
}

impl Run<'_> {
    fn get(&self, id: Id) -> &BigUint {
        &self.values[id.0 as usize]
    }

    fn set(&mut self, id: Id, value: BigUint) -> Result<(), Fault> {
        let bounds = self.function.value(id);
        if value < bounds.lo || value > bounds.hi {
            return Err(Fault(format!(
                "{}: x{} = {} is not in [{}, {}]",
                self.function.name,
                id.0,
                hex(&value),
                hex(&bounds.lo),
                hex(&bounds.hi)
            )));
        }
        self.values[id.0 as usize] = value;
        Ok(())
    }

    fn evaluate(&self, op: &Op) -> Result<Vec<BigUint>, Fault> {
        let word = self.function.word;
        let split = |value: BigUint, k: u32| {
            let high = &value >> k;
            vec![value - (&high << k), high]
        };
        Ok(match op {
            Op::Const(c) => vec![c.clone()],
            Op::Add(a, b) => vec![self.get(*a) + self.get(*b)],
            Op::Sub(a, b) if self.get(*a) < self.get(*b) => {
                return Err(Fault(format!(
                    "{}: a negative difference",
                    self.function.name
                )));
            }
            Op::Sub(a, b) => vec![self.get(*a) - self.get(*b)],
            Op::Mul(a, b) => vec![self.get(*a) * self.get(*b)],
            Op::Split(a, k) => split(self.get(*a).clone(), *k),
            Op::MulAdd(a, b, c, d) => split(
                self.get(*a) * self.get(*b) + self.get(*c) + self.get(*d),
                word,
            ),
            Op::AddCarry(a, b, c) => split(self.get(*a) + self.get(*b) + self.get(*c), word),
            Op::SubBorrow(a, b, c) => {
                let subtrahend = self.get(*b) + self.get(*c);
                let borrow = *self.get(*a) < subtrahend;
                let base = BigUint::from(borrow) << word;
                vec![self.get(*a) + base - subtrahend, BigUint::from(borrow)]
            }
            Op::Select(flag, zero, one) => {
                vec![
                    self.get(if self.get(*flag).is_one() {
                        *one
                    } else {
                        *zero
                    })
                    .clone(),
                ]
            }
            Op::Xor(a, b) => vec![self.get(*a) ^ self.get(*b)],
            Op::Or(a, b) => vec![self.get(*a) | self.get(*b)],
        })
    }
}
