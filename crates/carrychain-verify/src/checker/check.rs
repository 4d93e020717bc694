//! The run of a contract's code and what is to be shown of it, as in core/Check.v.

use super::certificate::{Certificate, GoalCertificate, Hint};
use super::contract::{Contract, Expr, Limb, Number, Place};
use super::interval::{Environment, Interval};
use super::micro::{Location, Uop};
use super::poly::{Poly, Variable};
use super::symbolic::{Layout, State, Stuck, Value};
use crate::finder::{Bound, Found, Goal, Problem};
use num_bigint::BigInt;
use num_traits::One;

/// How an instruction set calls: its stack pointer and the registers that a function keeps.
#[derive(Clone, Debug)]
pub struct Convention {
    /// The stack pointer.
    pub stack_pointer: Location,
    /// Registers that are kept.
    pub saved: Vec<Location>,
    /// Registers that hold anything at entry.
    pub scratch: Vec<Location>,
}

/// A piece of the code and where the results of the next operations lie after it.
#[derive(Clone, Debug)]
pub struct Block {
    /// How many instructions.
    pub instructions: usize,
    /// A number for each operation.
    pub results: Vec<Number>,
}

/// What is proved by hand of hints: the value of core/Check.v's `proof`.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The blocks, each result with its certificate.
    pub blocks: Vec<Certified>,
    /// The hints.
    pub hints: Vec<Hint>,
    /// For each output: its limbs' bounds, its value's bound.
    pub bounds: Vec<OutputBounds>,
}

/// Why the code does not fit the contract, before any hint.
#[derive(Clone, Debug)]
pub enum Misfit {
    /// This instruction cannot be executed.
    Stuck(usize, Stuck),
    /// There are fewer instructions than the blocks say, or fewer operations.
    Blocks,
    /// After this instruction, no number lies where the result of this operation should.
    Result(usize, usize),
    /// An operation needs a value that was not computed.
    Value(usize),
    /// A callee-saved register, or the stack pointer, is not what it was.
    Saved(Location),
    /// No number lies where this output should, or not the one that was computed.
    Output(usize),
}

/// The finished run.
#[derive(Clone, Debug)]
pub struct Run {
    /// The final state.
    pub state: State,
    /// What is to be shown. Goals are in the order of the operations; bounds in that of the outputs: limbs, value.
    pub problem: Problem,
    /// For each definition, the instruction that made it.
    pub origins: Vec<usize>,
}

/// Runs the code, one list of operations an instruction.
pub fn execute(
    convention: &Convention,
    contract: &Contract,
    code: &[Vec<Uop>],
    blocks: &[Block],
) -> Result<Run, Misfit> {
    let start = Start::new(convention, contract);
    let mut segment = Segment::entry(contract, &start);
    segment.run(&contract.ops, code, blocks)?;
    segment.holds(&start.kept)?;
    segment.outputs(&contract.outputs)?;
    Ok(segment.finish())
}

/// A piece of code that is run from a state, with the values so far: `segment`.
pub struct Segment {
    layout: Layout,
    /// The state reached.
    pub state: State,
    values: Values,
    problem: Problem,
    origins: Vec<usize>,
}

/// Numbered values, the newest last.
pub type Values = Vec<(usize, Poly)>;

impl Segment {
    /// From the entry.
    pub fn entry(contract: &Contract, start: &Start) -> Self {
        let (values, facts) = (start.values.clone(), start.facts.clone());
        let mut segment = Self::new(contract, start.state.clone(), values, facts);
        segment.layout.addresses.clone_from(&start.addresses);
        segment
    }

    /// Nothing has been run.
    pub fn new(contract: &Contract, state: State, values: Values, facts: Vec<Poly>) -> Self {
        let problem = Problem {
            definitions: Vec::new(),
            environment: Environment::default(),
            facts,
            modulus: contract.modulus.clone(),
            inputs: state.next(),
            zeros: Vec::new(),
            goals: Vec::new(),
            bounds: Vec::new(),
            lemmas: Vec::new(),
        };
        Self {
            layout: layout(contract),
            state,
            values,
            problem,
            origins: Vec::new(),
        }
    }

    /// Runs the code; its blocks leave the results of these operations.
    pub fn run(
        &mut self,
        ops: &[(usize, Expr)],
        code: &[Vec<Uop>],
        blocks: &[Block],
    ) -> Result<(), Misfit> {
        let mut ops = ops.iter();
        let mut at = 0;
        for block in blocks {
            let first = self.state.definitions.len();
            self.step(code, at, at + block.instructions)?;
            at += block.instructions;
            for result in &block.results {
                let op = self.problem.goals.len();
                let (to, expression) = ops.next().ok_or(Misfit::Blocks)?;
                let number = number(&self.state, result).ok_or(Misfit::Result(at, op))?;
                let limbs = result.limbs.iter().map(|limb| &limb.weight * &limb.most);
                if result.most < limbs.sum() {
                    let bound = Bound {
                        poly: number.clone(),
                        at_most: result.most.clone(),
                    };
                    let after = self.state.definitions.len();
                    self.problem.lemmas.push((after, bound));
                }
                let wanted = expression_poly(&self.values, expression).ok_or(Misfit::Value(op))?;
                self.problem.goals.push(Goal {
                    poly: number.minus(&wanted),
                    definitions: first..self.state.definitions.len(),
                });
                self.values.push((*to, number));
            }
        }
        if ops.next().is_some() {
            return Err(Misfit::Blocks);
        }
        self.step(code, at, code.len())
    }

    fn step(&mut self, code: &[Vec<Uop>], from: usize, to: usize) -> Result<(), Misfit> {
        let instructions = code.get(from..to).ok_or(Misfit::Blocks)?;
        for (uops, at) in instructions.iter().zip(from..) {
            for uop in uops {
                let step = self.state.step(&self.layout, uop);
                step.map_err(|stuck| Misfit::Stuck(at, stuck))?;
            }
            self.origins.resize(self.state.definitions.len(), at);
        }
        Ok(())
    }

    /// Each of these registers must hold what is said here.
    pub fn holds(&self, kept: &[(Location, Value)]) -> Result<(), Misfit> {
        let lost = kept
            .iter()
            .find(|(register, value)| self.state.get(*register) != Some(value));
        lost.map_or(Ok(()), |(register, _)| Err(Misfit::Saved(*register)))
    }

    /// These numbers must be the values computed; what is to be shown of their limbs, and of them.
    pub fn outputs(&mut self, outputs: &[(usize, Number)]) -> Result<(), Misfit> {
        for (i, output) in outputs {
            self.computed(*i, output)?;
            for limb in &output.limbs {
                self.bound(&limb.place, &limb.most)
                    .ok_or(Misfit::Output(*i))?;
            }
            self.bound_value(output).ok_or(Misfit::Output(*i))?;
        }
        Ok(())
    }

    /// A number must be the value computed.
    pub fn computed(&self, i: usize, output: &Number) -> Result<(), Misfit> {
        let value = number(&self.state, output);
        if value.is_some() && lookup(&self.values, i) == value.as_ref() {
            Ok(())
        } else {
            Err(Misfit::Output(i))
        }
    }

    /// What lies in a place is to be at most this.
    pub fn bound(&mut self, at: &Place, most: &BigInt) -> Option<()> {
        self.problem.bounds.push(Bound {
            poly: place(&self.state, at)?,
            at_most: most.clone(),
        });
        Some(())
    }

    /// A number is to be at most what it says.
    pub fn bound_value(&mut self, of: &Number) -> Option<()> {
        self.problem.bounds.push(Bound {
            poly: number(&self.state, of)?,
            at_most: of.most.clone(),
        });
        Some(())
    }

    /// The run, and what is to be shown of it.
    pub fn finish(mut self) -> Run {
        self.problem.definitions.clone_from(&self.state.definitions);
        self.problem.environment.clone_from(&self.state.environment);
        Run {
            state: self.state,
            problem: self.problem,
            origins: self.origins,
        }
    }
}

impl Proof {
    /// What was found, in the form that Coq wants.
    pub fn new(contract: &Contract, blocks: &[Block], found: Found) -> Self {
        Self {
            blocks: certified(blocks, found.goals),
            hints: found.hints,
            bounds: output_bounds(contract, found.bounds),
        }
    }
}

/// A block's instructions and its results, each with its certificate.
pub type Certified = (usize, Vec<(Number, GoalCertificate)>);

/// Blocks with the certificates of their results.
pub fn certified(blocks: &[Block], goals: Vec<GoalCertificate>) -> Vec<Certified> {
    let mut goals = goals.into_iter();
    let blocks = blocks.iter().map(|block| {
        let results = block.results.iter().cloned();
        let with = results.map(|number| (number, goals.next().unwrap_or_default()));
        (block.instructions, with.collect())
    });
    blocks.collect()
}

/// Bounds of an output's limbs and of its value.
pub type OutputBounds = (Vec<Option<Certificate>>, Option<Certificate>);

/// The certificates of bounds, by outputs.
pub fn output_bounds(contract: &Contract, bounds: Vec<Option<Certificate>>) -> Vec<OutputBounds> {
    let mut bounds = bounds.into_iter();
    let outputs = contract.outputs.iter().map(|(_, number)| {
        let limbs = number.limbs.iter().map(|_| bounds.next().flatten());
        let limbs = limbs.collect();
        (limbs, bounds.next().flatten())
    });
    outputs.collect()
}

fn layout(contract: &Contract) -> Layout {
    let stack = contract.regions.len();
    let regions = contract.regions.iter();
    let sizes = regions
        .clone()
        .map(|region| region.bytes)
        .chain([contract.stack]);
    let writable = regions.map(|region| region.writable).chain([true]);
    let ordered = contract.apart.iter().map(|(i, j)| (*i.min(j), *i.max(j)));
    Layout {
        sizes: sizes.collect(),
        writable: writable.collect(),
        apart: ordered.chain((0..stack).map(|i| (i, stack))).collect(),
        addresses: Vec::new(),
    }
}

/// The state at entry.
pub struct Start {
    /// The state.
    pub state: State,
    /// The input values.
    pub values: Values,
    /// What the contract says of them.
    pub facts: Vec<Poly>,
    /// What must be in which register at the end: saved registers, then the stack pointer.
    pub kept: Vec<(Location, Value)>,
    /// The variables that stand for the addresses of the regions.
    pub addresses: Vec<Variable>,
}

impl Start {
    /// As the contract and the convention say.
    pub fn new(convention: &Convention, contract: &Contract) -> Self {
        let mut environment = Environment::default();
        let mut next: Variable = 1;
        let mut places: Vec<(&Limb, Variable)> = Vec::new();
        let mut values = Vec::new();
        let mut facts = Vec::new();
        for (i, number) in &contract.inputs {
            let mut sum = Poly::ZERO;
            for limb in &number.limbs {
                environment.set(next, Interval::new(0, limb.most.clone()));
                sum = sum.plus_scaled(&Poly::variable(next), &limb.weight);
                places.push((limb, next));
                next += 1;
            }
            facts.push(Poly::constant(number.most.clone()).minus(&sum));
            values.push((*i, sum));
        }
        values.reverse();
        let mut word = || {
            environment.set(next, Interval::new(0, (BigInt::one() << 64) - 1));
            next += 1;
            next - 1
        };
        let mut unknown = |registers: &[Location]| -> Vec<(Location, Value)> {
            let held = registers.iter().map(|register| {
                let value = Value::Number(Poly::variable(word()));
                (*register, value)
            });
            held.collect()
        };
        let saved = unknown(&convention.saved);
        let scratch = unknown(&convention.scratch);
        let addresses = contract.regions.iter().map(|_| word()).collect();
        let mut state = State::new(next, environment);
        for (register, value) in scratch {
            state.put(register, value);
        }
        // Where two say what a register holds, the first one counts.
        for (limb, variable) in places.iter().rev() {
            let value = Value::Number(Poly::variable(*variable));
            match limb.place {
                Place::Memory(region, offset, n) => state.put_cell((region, offset, n), value),
                Place::Register(register) => state.put(register, value),
            }
        }
        for (register, value) in &saved {
            state.put(*register, value.clone());
        }
        let stack = Value::Pointer(contract.regions.len(), contract.stack);
        state.put(convention.stack_pointer, stack.clone());
        for (i, region) in contract.regions.iter().enumerate().rev() {
            state.put(region.pointer, Value::Pointer(i, 0));
        }
        let mut kept = saved;
        kept.push((convention.stack_pointer, stack));
        Self {
            state,
            values,
            facts,
            kept,
            addresses,
        }
    }
}

/// What lies in a place.
pub fn place(state: &State, place: &Place) -> Option<Poly> {
    match place {
        Place::Memory(region, offset, n) => state.compose((*region, *offset, *n), 3),
        Place::Register(register) => state.number(*register).ok().cloned(),
    }
}

/// The number in its places.
pub fn number(state: &State, number: &Number) -> Option<Poly> {
    number.limbs.iter().try_fold(Poly::ZERO, |sum, limb| {
        let value = place(state, &limb.place)?;
        Some(sum.plus_scaled(&value, &limb.weight))
    })
}

/// The newest value of this number.
fn lookup(values: &[(usize, Poly)], i: usize) -> Option<&Poly> {
    let found = values.iter().rev().find(|(j, _)| *j == i);
    found.map(|(_, poly)| poly)
}

fn expression_poly(values: &[(usize, Poly)], expression: &Expr) -> Option<Poly> {
    let of = |e: &Expr| expression_poly(values, e);
    Some(match expression {
        Expr::Value(i) => lookup(values, *i)?.clone(),
        Expr::Constant(value) => Poly::constant(value.clone()),
        Expr::Plus(a, b) => of(a)?.plus(&of(b)?),
        Expr::Minus(a, b) => of(a)?.minus(&of(b)?),
        Expr::Times(a, b) => of(a)?.times(&of(b)?),
        Expr::If(c, a, b) => {
            let (c, a, b) = (of(c)?, of(a)?, of(b)?);
            b.plus(&c.times(&a.minus(&b)))
        }
    })
}
