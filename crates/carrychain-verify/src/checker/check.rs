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
    pub blocks: Vec<(usize, Vec<(Number, GoalCertificate)>)>,
    /// The hints.
    pub hints: Vec<Hint>,
    /// For each output: its limbs' bounds, its value's bound.
    pub bounds: Vec<(Vec<Option<Certificate>>, Option<Certificate>)>,
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
    let layout = layout(contract);
    let start = Start::new(convention, contract);
    let mut state = start.state;
    let mut values = start.values;
    let mut origins = Vec::new();
    let mut goals = Vec::new();
    let mut ops = contract.ops.iter();
    let mut at = 0;
    let mut run = |state: &mut State, from: usize, to: usize| {
        let instructions = code.get(from..to).ok_or(Misfit::Blocks)?;
        for (i, uops) in instructions.iter().enumerate() {
            for uop in uops {
                let step = state.step(&layout, uop);
                step.map_err(|stuck| Misfit::Stuck(from + i, stuck))?;
            }
            origins.resize(state.definitions.len(), from + i);
        }
        Ok(())
    };
    for block in blocks {
        let first = state.definitions.len();
        run(&mut state, at, at + block.instructions)?;
        at += block.instructions;
        for result in &block.results {
            let op = goals.len();
            let (to, expression) = ops.next().ok_or(Misfit::Blocks)?;
            let number = number(&state, result).ok_or(Misfit::Result(at, op))?;
            let wanted = expression_poly(&values, expression).ok_or(Misfit::Value(op))?;
            goals.push(Goal {
                poly: number.minus(&wanted),
                definitions: first..state.definitions.len(),
            });
            values.push((*to, number));
        }
    }
    if ops.next().is_some() {
        return Err(Misfit::Blocks);
    }
    run(&mut state, at, code.len())?;
    for (register, value) in &start.kept {
        if state.get(*register) != Some(value) {
            return Err(Misfit::Saved(*register));
        }
    }
    let bounds = bounds(&state, contract, &values)?;
    let problem = Problem {
        definitions: state.definitions.clone(),
        environment: state.environment.clone(),
        facts: start.facts,
        modulus: contract.modulus.clone(),
        inputs: start.variables,
        zeros: Vec::new(),
        goals,
        bounds,
    };
    Ok(Run {
        state,
        problem,
        origins,
    })
}

impl Proof {
    /// What was found, in the form that Coq wants.
    pub fn new(contract: &Contract, blocks: &[Block], found: Found) -> Self {
        let mut goals = found.goals.into_iter();
        let blocks = blocks.iter().map(|block| {
            let results = block.results.iter().cloned();
            let with = results.map(|number| (number, goals.next().unwrap_or_default()));
            (block.instructions, with.collect())
        });
        let blocks = blocks.collect();
        let mut bounds = found.bounds.into_iter();
        let outputs = contract.outputs.iter().map(|(_, number)| {
            let limbs = number.limbs.iter().map(|_| bounds.next().flatten());
            let limbs = limbs.collect();
            (limbs, bounds.next().flatten())
        });
        Self {
            blocks,
            hints: found.hints,
            bounds: outputs.collect(),
        }
    }
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
    }
}

/// The state at entry.
struct Start {
    state: State,
    /// The input values.
    values: Vec<(usize, Poly)>,
    /// What the contract says of them.
    facts: Vec<Poly>,
    /// What must be in which register at the end.
    kept: Vec<(Location, Value)>,
    /// The first free variable.
    variables: Variable,
}

impl Start {
    fn new(convention: &Convention, contract: &Contract) -> Self {
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
        let saved = convention.saved.iter().map(|register| {
            environment.set(next, Interval::new(0, (BigInt::one() << 64) - 1));
            next += 1;
            (*register, Value::Number(Poly::variable(next - 1)))
        });
        let saved: Vec<_> = saved.collect();
        let mut state = State::new(next, environment);
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
            variables: next,
        }
    }
}

fn place(state: &State, place: &Place) -> Option<Poly> {
    match place {
        Place::Memory(region, offset, n) => state.compose((*region, *offset, *n), 3),
        Place::Register(register) => state.number(*register).ok().cloned(),
    }
}

fn number(state: &State, number: &Number) -> Option<Poly> {
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

/// The outputs are the values computed; what their bounds are.
fn bounds(
    state: &State,
    contract: &Contract,
    values: &[(usize, Poly)],
) -> Result<Vec<Bound>, Misfit> {
    let mut bounds = Vec::new();
    for (i, output) in &contract.outputs {
        let misfit = || Misfit::Output(*i);
        let value = number(state, output).ok_or_else(misfit)?;
        if lookup(values, *i) != Some(&value) {
            return Err(misfit());
        }
        for limb in &output.limbs {
            bounds.push(Bound {
                poly: place(state, &limb.place).ok_or_else(misfit)?,
                at_most: limb.most.clone(),
            });
        }
        bounds.push(Bound {
            poly: value,
            at_most: output.most.clone(),
        });
    }
    Ok(bounds)
}
