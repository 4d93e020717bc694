//! A segment: code run from a point, the acts that it follows, and what is to be shown for that, as in core/Check.v.

use super::act::Act;
use super::certificate::{Certificate, GoalCertificate};
use super::contract::{Contract, Expr, Limb, Number, Place};
use super::interval::{Environment, Interval};
use super::micro::{Location, Uop};
use super::poly::{Poly, Variable};
use super::symbolic::{Layout, State, Stuck, Value};
use crate::finder::{Bound, Found, Goal, Problem};
use num_bigint::BigInt;
use num_traits::{One, Zero};
use std::collections::BTreeMap;

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

/// How an act is followed: on the polynomials alone, or by a number in places, which then stands for the value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum How {
    /// On the polynomials alone.
    Ghost,
    /// The number is equal to it.
    Equal(Number),
    /// The number is congruent to it.
    Congruent(Number),
}

/// A piece of the code and how the next acts are followed after it.
#[derive(Clone, Debug)]
pub struct Block {
    /// How many instructions.
    pub instructions: usize,
    /// An entry for each act.
    pub results: Vec<How>,
}

/// Why the code does not fit what it is to do, before any hint.
#[derive(Clone, Debug)]
pub enum Misfit {
    /// This instruction cannot be executed.
    Stuck(usize, Stuck),
    /// There are fewer instructions than the blocks say, or fewer acts, or other loops.
    Blocks,
    /// After this instruction, no number lies where the result of this act should.
    Result(usize, usize),
    /// An act needs a value that was not computed.
    Value(usize),
    /// An act cannot be followed in this way.
    How(usize),
    /// A callee-saved register, or the stack pointer, is not what it was.
    Saved(Location),
    /// A pointer is not where it is at a loop's head.
    Pointers,
    /// No number lies where this output should, or not the one that was computed.
    Output(usize),
    /// This value is only known modulo the modulus.
    Inexact(usize),
    /// A loop's counter does not start as it should, or is not one less after a round.
    Counter(Location),
    /// This word of the stack is left with what is neither 0 nor a caller's register.
    Left(i64),
}

/// The finished run.
#[derive(Clone, Debug)]
pub struct Run {
    /// The final state.
    pub state: State,
    /// What is to be shown. Goals are in the order of the acts; bounds: those of acts, then those of outputs or of a head.
    pub problem: Problem,
    /// The goals that have a bound of their own: these bounds are the first ones.
    pub bounded: Vec<usize>,
    /// For each definition, the instruction that made it.
    pub origins: Vec<usize>,
}

/// What is known of a value.
#[derive(Clone, Debug)]
pub struct Known {
    /// Whether the value is this, or is only congruent to it.
    pub exact: bool,
    /// A polynomial.
    pub poly: Poly,
}

/// Numbered values, the newest last.
pub type Values = Vec<(usize, Known)>;

/// Where a segment begins.
#[derive(Clone, Debug)]
pub struct Point {
    /// The state.
    pub state: State,
    /// The values there.
    pub values: Values,
    /// Polynomials >= 0.
    pub facts: Vec<Poly>,
    /// The variables that stand for what saved registers held at entry.
    pub held: Vec<(Location, Value)>,
    /// The variables that stand for the addresses of the regions.
    pub addresses: Vec<Variable>,
}

/// A piece of code that is run from a point: `segment`.
pub struct Segment<'a> {
    contract: &'a Contract,
    layout: Layout,
    /// The state reached.
    pub state: State,
    values: Values,
    followed: usize,
    problem: Problem,
    bounded: Vec<usize>,
    origins: Vec<usize>,
}

impl<'a> Segment<'a> {
    /// Nothing has been run.
    pub fn new(contract: &'a Contract, from: &Point) -> Self {
        let problem = Problem {
            definitions: Vec::new(),
            environment: Environment::default(),
            facts: from.facts.clone(),
            inputs: from.state.next(),
            zeros: Vec::new(),
            goals: Vec::new(),
            bounds: Vec::new(),
            lemmas: Vec::new(),
        };
        Self {
            contract,
            layout: layout(contract, &from.addresses),
            state: from.state.clone(),
            values: from.values.clone(),
            followed: 0,
            problem,
            bounded: Vec::new(),
            origins: Vec::new(),
        }
    }

    /// Runs the code; its blocks follow these acts.
    pub fn run(&mut self, acts: &[Act], code: &[Vec<Uop>], blocks: &[Block]) -> Result<(), Misfit> {
        let mut acts = acts.iter();
        let mut at = 0;
        for block in blocks {
            let first = self.state.definitions.len();
            self.step(code, at, at + block.instructions)?;
            at += block.instructions;
            for how in &block.results {
                let act = acts.next().ok_or(Misfit::Blocks)?;
                self.follow(first, at, how, act)?;
                self.followed += 1;
            }
        }
        if acts.next().is_some() {
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

    /// Follows an act after a block whose first definition, and whose end, are given (`follow`).
    fn follow(&mut self, first: usize, at: usize, how: &How, act: &Act) -> Result<(), Misfit> {
        let this = self.followed;
        let wanted = evaluated(&self.values, act.expression()).ok_or(Misfit::Value(this))?;
        let placed = match how {
            How::Ghost => return self.follow_unseen(at, act, wanted),
            How::Equal(number) | How::Congruent(number) => number,
        };
        let power = |bits: u32| BigInt::one() << bits;
        let modulus = &self.contract.modulus;
        let (to, modulus, most, exact) = match (act, how) {
            (Act::Let(i, _), How::Equal(_)) if wanted.exact => (*i, BigInt::zero(), None, true),
            (Act::Let(i, _), How::Congruent(_)) => (*i, modulus.clone(), None, false),
            (Act::Least(i, _), How::Congruent(_)) => (*i, modulus.clone(), Some(modulus - 1), true),
            (Act::Cut { bits, lo, hi, .. }, How::Congruent(_)) if wanted.exact && lo != hi => {
                self.values.retain(|(i, _)| i != hi);
                (*lo, power(*bits), Some(power(*bits) - 1), true)
            }
            _ => return Err(Misfit::How(this)),
        };
        let poly = number(&self.state, placed).ok_or(Misfit::Result(at, this))?;
        let limbs = placed.limbs.iter().map(|limb| &limb.weight * &limb.most);
        let own = &placed.most;
        let at_most = most.as_ref().map_or(own, |most: &BigInt| most.min(own));
        // A single variable may be known less well than its limb says.
        let open = poly.as_variable().is_some_and(|variable| {
            let known = self.state.environment.get(variable);
            known.is_some_and(|known| known.high > *at_most)
        });
        if open || *at_most < limbs.sum() {
            let bound = Bound {
                poly: poly.clone(),
                at_most: at_most.clone(),
                from_zero: false,
            };
            self.problem
                .lemmas
                .push((self.state.definitions.len(), bound));
        }
        if let Some(at_most) = most {
            self.bounded.push(self.problem.goals.len());
            let poly = poly.clone();
            self.problem.bounds.push(Bound {
                poly,
                at_most,
                from_zero: true,
            });
        }
        self.problem.goals.push(Goal {
            poly: poly.minus(&wanted.poly),
            modulus,
            definitions: first..self.state.definitions.len(),
        });
        self.values.push((to, Known { exact, poly }));
        Ok(())
    }

    /// Follows an act on the polynomials alone.
    fn follow_unseen(&mut self, at: usize, act: &Act, wanted: Known) -> Result<(), Misfit> {
        match act {
            Act::Let(i, _) => self.values.push((*i, wanted)),
            Act::Cut { bits, lo, hi, .. } if wanted.exact => {
                let cut = self.state.cut(BigInt::one() << *bits, &wanted.poly);
                let (low, high) = cut.map_err(|stuck| Misfit::Stuck(at, stuck))?;
                self.origins.resize(self.state.definitions.len(), at);
                for (i, poly) in [(*lo, low), (*hi, high)] {
                    self.values.push((i, Known { exact: true, poly }));
                }
            }
            _ => return Err(Misfit::How(self.followed)),
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
    pub fn outputs(&mut self, outputs: &[(usize, Number)], exact: bool) -> Result<(), Misfit> {
        for (i, output) in outputs {
            self.computed(*i, exact, output)?;
            for limb in &output.limbs {
                self.bound(&limb.place, &limb.most)
                    .ok_or(Misfit::Output(*i))?;
            }
            self.bound_value(output).ok_or(Misfit::Output(*i))?;
        }
        Ok(())
    }

    /// A number must be the value computed, perhaps exactly.
    pub fn computed(&self, i: usize, exact: bool, output: &Number) -> Result<(), Misfit> {
        let value = number(&self.state, output);
        match lookup(&self.values, i) {
            Some(known) if value.as_ref() == Some(&known.poly) => {
                if exact && !known.exact {
                    return Err(Misfit::Inexact(i));
                }
                Ok(())
            }
            _ => Err(Misfit::Output(i)),
        }
    }

    /// What lies in a place is to be at most this.
    pub fn bound(&mut self, at: &Place, most: &BigInt) -> Option<()> {
        self.problem.bounds.push(Bound {
            poly: place(&self.state, at)?,
            at_most: most.clone(),
            from_zero: true,
        });
        Some(())
    }

    /// A number is to be at most what it says.
    pub fn bound_value(&mut self, of: &Number) -> Option<()> {
        self.problem.bounds.push(Bound {
            poly: number(&self.state, of)?,
            at_most: of.most.clone(),
            from_zero: false,
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
            bounded: self.bounded,
            origins: self.origins,
        }
    }
}

/// How an act is followed, with its certificates.
#[derive(Clone, Debug)]
pub enum Followed {
    /// On the polynomials alone.
    Ghost,
    /// The number is equal to it.
    Equal(Number, GoalCertificate),
    /// The number is congruent to it, and perhaps bounded.
    Congruent(Number, GoalCertificate, Option<Certificate>),
}

/// A block's instructions and how acts are followed after it.
pub type Certified = (usize, Vec<Followed>);

/// Blocks with the certificates of their results; the certificates of other bounds.
pub fn certified(
    blocks: &[Block],
    run: &Run,
    found: Found,
) -> (Vec<Certified>, Vec<Option<Certificate>>) {
    let mut bounds = found.bounds;
    let others = bounds.split_off(run.bounded.len().min(bounds.len()));
    let tops = run.bounded.iter().copied().zip(bounds);
    let mut tops: BTreeMap<usize, _> = tops.collect();
    let mut goals = found.goals.into_iter().enumerate();
    let mut goal = || goals.next().unwrap_or_default();
    let mut with = |how: &How| match how {
        How::Ghost => Followed::Ghost,
        How::Equal(number) => Followed::Equal(number.clone(), goal().1),
        How::Congruent(number) => {
            let (i, certificate) = goal();
            let top = tops.remove(&i).flatten();
            Followed::Congruent(number.clone(), certificate, top)
        }
    };
    let blocks = blocks.iter().map(|block| {
        let results = block.results.iter().map(&mut with).collect();
        (block.instructions, results)
    });
    (blocks.collect(), others)
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

fn layout(contract: &Contract, addresses: &[Variable]) -> Layout {
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
        addresses: addresses.to_vec(),
    }
}

impl Point {
    /// The entry, as the contract and the convention say (`entry_point`).
    pub fn entry(convention: &Convention, contract: &Contract) -> Self {
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
            let exact = true;
            values.push((*i, Known { exact, poly: sum }));
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
        state.put(convention.stack_pointer, stack_top(contract));
        for (i, region) in contract.regions.iter().enumerate().rev() {
            state.put(region.pointer, Value::Pointer(i, 0));
        }
        Self {
            state,
            values,
            facts,
            held: saved,
            addresses,
        }
    }
}

/// What the stack pointer holds at entry and at the end.
pub fn stack_top(contract: &Contract) -> Value {
    Value::Pointer(contract.regions.len(), contract.stack)
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
fn lookup(values: &[(usize, Known)], i: usize) -> Option<&Known> {
    let found = values.iter().rev().find(|(j, _)| *j == i);
    found.map(|(_, known)| known)
}

/// What is known of an expression.
fn evaluated(values: &[(usize, Known)], expression: &Expr) -> Option<Known> {
    let of = |e: &Expr| evaluated(values, e);
    let both = |a: &Known, b: &Known, f: fn(&Poly, &Poly) -> Poly| Known {
        exact: a.exact && b.exact,
        poly: f(&a.poly, &b.poly),
    };
    Some(match expression {
        Expr::Value(i) => lookup(values, *i)?.clone(),
        Expr::Constant(value) => Known {
            exact: true,
            poly: Poly::constant(value.clone()),
        },
        Expr::Plus(a, b) => both(&of(a)?, &of(b)?, Poly::plus),
        Expr::Minus(a, b) => both(&of(a)?, &of(b)?, Poly::minus),
        Expr::Times(a, b) => both(&of(a)?, &of(b)?, Poly::times),
        Expr::If(c, a, b) => {
            let (c, a, b) = (of(c)?, of(a)?, of(b)?);
            let chosen = both(&c, &both(&a, &b, Poly::minus), Poly::times);
            both(&b, &chosen, Poly::plus)
        }
    })
}
