//! Whole functions "code; loop; code; loop; ...; code", as in core/Program.v: the form of the state at each loop's head, and the
//! segments from point to point. A straight line is a program without loops.

use super::act::{Stage, stages_of};
use super::certificate::{Certificate, Hint, Knowledge};
use super::check::{
    Block, Certified, Convention, Known, Misfit, OutputBounds, Point, Run, Segment, certified,
    number, output_bounds, place, stack_top,
};
use super::contract::{Contract, Number, Place};
use super::interval::{Environment, Interval};
use super::micro::{Location, Uop};
use super::poly::{Poly, Variable};
use super::symbolic::{State, Value};
use crate::finder::{Failure, Found, find};
use num_bigint::BigInt;
use num_traits::One;

/// A value at a loop's head: its index, whether it is exact, where it is.
pub type HeadValue = (usize, bool, Number);

/// The form of the state at a loop's head.
#[derive(Clone, Debug)]
pub struct Head {
    /// Places that hold pointers: region and offset.
    pub pointers: Vec<(Place, usize, i64)>,
    /// Places that hold numbers, and the greatest of these.
    pub places: Vec<(Place, BigInt)>,
    /// Saved registers, and which of the places holds what each held at entry.
    pub keeps: Vec<(Location, usize)>,
    /// The values, as numbers over the places.
    pub values: Vec<HeadValue>,
}

/// The code of a loop: one list of operations an instruction.
#[derive(Clone, Copy, Debug)]
pub struct LoopCode<'a> {
    /// From the point before to the head.
    pub enter: &'a [Vec<Uop>],
    /// A round, with the counting.
    pub round: &'a [Vec<Uop>],
    /// The register that counts down.
    pub counter: Location,
}

/// The code of a function.
#[derive(Clone, Debug)]
pub struct Code<'a> {
    /// The loops.
    pub loops: Vec<LoopCode<'a>>,
    /// After the last one.
    pub last: &'a [Vec<Uop>],
}

/// How the code follows the stages.
#[derive(Clone, Debug)]
pub struct Plan {
    /// For each loop.
    pub loops: Vec<LoopPlan>,
    /// After the last one.
    pub last: Vec<Block>,
}

/// How a loop does.
#[derive(Clone, Debug)]
pub struct LoopPlan {
    /// Before it.
    pub enter: Vec<Block>,
    /// What lives at its head.
    pub values: Vec<HeadValue>,
    /// A round.
    pub round: Vec<Block>,
}

impl Plan {
    /// The blocks of each segment.
    pub fn blocks(&self) -> impl Iterator<Item = &[Block]> {
        let loops = self.loops.iter();
        let both = loops.flat_map(|plan| [&plan.enter[..], &plan.round[..]]);
        both.chain([&self.last[..]])
    }
}

/// What code is to do.
#[derive(Clone, Debug)]
pub struct Specification {
    /// Its contract.
    pub contract: Contract,
    /// What it performs.
    pub stages: Vec<Stage>,
    /// Whether outputs must be exact and the stack known at the end.
    pub whole: bool,
}

impl Specification {
    /// To meet a contract.
    pub fn meets(contract: Contract) -> Self {
        Self {
            stages: stages_of(&contract),
            whole: false,
            contract,
        }
    }
}

/// The runs of all segments - for each loop, to its head and a round; to the end - and the heads they agree on.
#[derive(Clone, Debug)]
pub struct ProgramRun {
    /// The heads.
    pub heads: Vec<Head>,
    /// Bounds after those of acts are those of the places and the values of the head, in the last run those of the outputs.
    pub runs: Vec<Run>,
}

/// The proof of a segment.
#[derive(Clone, Debug)]
pub struct Part {
    /// Its blocks.
    pub blocks: Vec<Certified>,
    /// Its hints.
    pub hints: Vec<Hint>,
    /// Bounds of the places.
    pub places: Vec<Option<Certificate>>,
    /// Bounds of the values.
    pub values: Vec<Option<Certificate>>,
}

/// The proof of a loop.
#[derive(Clone, Debug)]
pub struct LoopProof {
    /// The form of its head.
    pub head: Head,
    /// To it.
    pub enter: Part,
    /// A round.
    pub round: Part,
}

/// The value of core/Program.v's `proof`.
#[derive(Clone, Debug)]
pub struct Proof {
    /// The loops.
    pub loops: Vec<LoopProof>,
    /// To the end.
    pub last: Part,
    /// Bounds of the outputs.
    pub bounds: Vec<OutputBounds>,
}

/// Runs the code. A misfit is in the segment that it comes with.
pub fn execute(
    convention: &Convention,
    specification: &Specification,
    code: &Code<'_>,
    plan: &Plan,
) -> Result<ProgramRun, (usize, Misfit)> {
    let Specification {
        contract,
        stages,
        whole,
    } = specification;
    let loops = code.loops.len();
    if plan.loops.len() != loops || stages.len() != 2 * loops + 1 {
        return Err((2 * loops, Misfit::Blocks));
    }
    let mut point = Point::entry(convention, contract);
    let mut count = contract.count.and_then(|r| point.state.get(r).cloned());
    let (mut heads, mut runs) = (Vec::new(), Vec::new());
    for ((code, plan), stages) in code.loops.iter().zip(&plan.loops).zip(stages.chunks(2)) {
        let at = |misfit| (runs.len(), misfit);
        let mut enter = Segment::new(contract, &point);
        enter
            .run(stages[0].acts(), code.enter, &plan.enter)
            .map_err(at)?;
        let start = match &stages[1] {
            Stage::Once(_) => None,
            Stage::Repeat(n, _) => Some(Value::Number(Poly::constant(*n))),
            Stage::Counted(_) => count.take(),
        };
        if start.is_none() || enter.state.get(code.counter) != start.as_ref() {
            return Err(at(Misfit::Counter(code.counter)));
        }
        let mut head = Head::new(&enter.state, &point.held, plan.values.clone()).map_err(at)?;
        head.arrive(&mut enter).map_err(at)?;
        runs.push(enter.finish());

        let at = |misfit| (runs.len(), misfit);
        let round = |head: &Head| {
            let mut round = Segment::new(contract, &head.in_round(code.counter));
            round.run(stages[1].acts(), code.round, &plan.round)?;
            Ok(round)
        };
        let mut segment: Segment<'_> = round(&head).map_err(at)?;
        // A pointer that a round overwrites is none of the head's.
        let known = head.pointers.len();
        head.pointers
            .retain(|pointer| points(&segment.state, pointer));
        if head.pointers.len() < known {
            segment = round(&head).map_err(at)?;
        }
        head.arrive(&mut segment).map_err(at)?;
        head.keeps_kept(&segment.state).map_err(at)?;
        head.counts(&segment.state, code.counter).map_err(at)?;
        runs.push(segment.finish());
        point = head.after_rounds(code.counter);
        heads.push(head);
    }
    let at = |misfit| (2 * loops, misfit);
    let mut last = Segment::new(contract, &point);
    let acts = stages[2 * loops].acts();
    last.run(acts, code.last, &plan.last).map_err(at)?;
    let top = (convention.stack_pointer, stack_top(contract));
    last.holds(&[&point.held[..], &[top]].concat())
        .map_err(at)?;
    last.outputs(&contract.outputs, *whole).map_err(at)?;
    if *whole {
        left(contract, &last.state, &point.held).map_err(at)?;
    }
    runs.push(last.finish());
    Ok(ProgramRun { heads, runs })
}

/// Whether a pointer is where it should be.
fn points(state: &State, (at, region, offset): &(Place, usize, i64)) -> bool {
    let value = match at {
        Place::Memory(region, offset, bytes) => state.cell((*region, *offset, *bytes)),
        Place::Register(register) => state.get(*register),
    };
    value == Some(&Value::Pointer(*region, *offset))
}

/// Each word of the stack must be 0 or what a saved register held.
fn left(contract: &Contract, state: &State, held: &[(Location, Value)]) -> Result<(), Misfit> {
    let zero = Value::Number(Poly::ZERO);
    let known = |offset: &i64| {
        let word = state.cell((contract.regions.len(), *offset, 8));
        word.is_some_and(|word| *word == zero || held.iter().any(|(_, value)| value == word))
    };
    let mut words = (0..contract.stack).step_by(8);
    let unknown = words.find(|offset| !known(offset));
    unknown.map_or(Ok(()), |offset| Err(Misfit::Left(offset)))
}

impl Head {
    /// The pointers that registers and the stack hold before the loop; the values in their places; where saved registers are.
    fn new(
        state: &State,
        held: &[(Location, Value)],
        values: Vec<HeadValue>,
    ) -> Result<Self, Misfit> {
        let registers = (1..=16).filter_map(|r| Some((Place::Register(r), state.get(r)?)));
        let cells = state.cells().map(|((region, offset, bytes), value)| {
            let place = Place::Memory(*region, *offset, *bytes);
            (place, value)
        });
        let pointers = registers
            .chain(cells)
            .filter_map(|(at, value)| match value {
                Value::Pointer(region, offset) => Some((at, *region, *offset)),
                Value::Number(_) => None,
            });
        let limbs = values.iter().flat_map(|(_, _, number)| &number.limbs);
        let mut places: Vec<(Place, BigInt)> = limbs
            .map(|limb| (limb.place.clone(), limb.most.clone()))
            .collect();
        let mut keeps = Vec::new();
        for (register, value) in held {
            let place = match state.cell_with(value) {
                Some((region, offset, bytes)) => Place::Memory(region, offset, bytes),
                None if state.get(*register) == Some(value) => Place::Register(*register),
                None => return Err(Misfit::Saved(*register)),
            };
            keeps.push((*register, places.len()));
            places.push((place, (BigInt::one() << 64) - 1));
        }
        Ok(Self {
            pointers: pointers.collect(),
            places,
            keeps,
            values,
        })
    }

    /// The variable of a place.
    fn variable(&self, place: usize) -> Value {
        Value::Number(Poly::variable(place as Variable + 1))
    }

    /// The variable of the counter.
    fn counter(&self) -> Variable {
        self.places.len() as Variable + 1
    }

    /// Before a round.
    fn in_round(&self, counter: Location) -> Point {
        self.point(counter, Poly::variable(self.counter()))
    }

    /// After the last round.
    fn after_rounds(&self, counter: Location) -> Point {
        self.point(counter, Poly::ZERO)
    }

    /// At the head, where the counter has this value.
    fn point(&self, counter: Location, count: Poly) -> Point {
        let mut environment = Environment::default();
        for ((_, most), variable) in self.places.iter().zip(1..) {
            environment.set(variable, Interval::new(0, most.clone()));
        }
        environment.set(self.counter(), Interval::new(1, (BigInt::one() << 64) - 1));
        let mut state = State::new(self.counter() + 1, environment);
        for (i, (place, _)) in self.places.iter().enumerate().rev() {
            match place {
                Place::Memory(region, offset, bytes) => {
                    state.put_cell((*region, *offset, *bytes), self.variable(i));
                }
                Place::Register(register) => state.put(*register, self.variable(i)),
            }
        }
        for (place, region, offset) in self.pointers.iter().rev() {
            let pointer = Value::Pointer(*region, *offset);
            match place {
                Place::Memory(r, o, bytes) => state.put_cell((*r, *o, *bytes), pointer),
                Place::Register(register) => state.put(*register, pointer),
            }
        }
        state.put(counter, Value::Number(count));
        let known = |(i, exact, value): &HeadValue| {
            let (exact, poly) = (*exact, number(&state, value)?);
            Some((*i, Known { exact, poly }))
        };
        let values = self.values.iter().rev().filter_map(known).collect();
        let facts = self.values.iter().filter_map(|(_, _, value)| {
            let most = Poly::constant(value.most.clone());
            Some(most.minus(&number(&state, value)?))
        });
        let facts = facts.collect();
        let keeps = self.keeps.iter();
        Point {
            values,
            facts,
            held: keeps.map(|(r, i)| (*r, self.variable(*i))).collect(),
            addresses: Vec::new(),
            state,
        }
    }

    /// The segment has reached the head; what is to be shown for that.
    fn arrive(&self, segment: &mut Segment<'_>) -> Result<(), Misfit> {
        let mut pointers = self.pointers.iter();
        if !pointers.all(|pointer| points(&segment.state, pointer)) {
            return Err(Misfit::Pointers);
        }
        for (place, most) in &self.places {
            segment.bound(place, most).ok_or(Misfit::Output(0))?;
        }
        for (i, exact, value) in &self.values {
            segment.computed(*i, *exact, value)?;
            segment.bound_value(value).ok_or(Misfit::Output(*i))?;
        }
        Ok(())
    }

    /// After a round, what saved registers held is still where it was.
    fn keeps_kept(&self, state: &State) -> Result<(), Misfit> {
        let lost = self.keeps.iter().find(|(_, i)| {
            let there = place(state, &self.places[*i].0);
            there.map(Value::Number) != Some(self.variable(*i))
        });
        lost.map_or(Ok(()), |(register, _)| Err(Misfit::Saved(*register)))
    }

    /// After a round, the counter is one less (`lowers`).
    fn counts(&self, state: &State, counter: Location) -> Result<(), Misfit> {
        let less = Poly::variable(self.counter()).minus(&Poly::constant(1));
        let knowledge = Knowledge {
            equations: Vec::new(),
            facts: Vec::new(),
            environment: state.environment.clone(),
        };
        let left = state.number(counter).ok().map(|now| {
            let difference = now.minus(&less);
            knowledge.eliminated(&state.definitions, difference)
        });
        match left {
            Some(left) if left.is_zero() => Ok(()),
            _ => Err(Misfit::Counter(counter)),
        }
    }
}

impl Part {
    /// What was found for a segment that ends at a head with so many places, and the bounds that are none of it.
    fn new(
        blocks: &[Block],
        run: &Run,
        mut found: Found,
        places: usize,
        values: usize,
    ) -> (Self, Vec<Option<Certificate>>) {
        let hints = std::mem::take(&mut found.hints);
        let (blocks, bounds) = certified(blocks, run, found);
        let mut bounds = bounds.into_iter();
        let part = Self {
            blocks,
            hints,
            places: bounds.by_ref().take(places).collect(),
            values: bounds.by_ref().take(values).collect(),
        };
        (part, bounds.collect())
    }
}

impl Proof {
    /// What was found for the segments, in the form that Coq wants.
    pub fn new(contract: &Contract, plan: &Plan, run: ProgramRun, found: Vec<Found>) -> Self {
        let mut segments = plan.blocks().zip(&run.runs).zip(found);
        let mut part = |places: usize, values: usize| {
            let ((blocks, run), found) = segments.next().expect("a search for each segment");
            Part::new(blocks, run, found, places, values)
        };
        let loops = run.heads.into_iter().map(|head| {
            let (places, values) = (head.places.len(), head.values.len());
            LoopProof {
                enter: part(places, values).0,
                round: part(places, values).0,
                head,
            }
        });
        let loops = loops.collect();
        let (last, bounds) = part(0, 0);
        Self {
            loops,
            last,
            bounds: output_bounds(contract, bounds),
        }
    }
}

/// The proof that a straight line meets its contract, and what of it was not found.
pub fn prove_straight(
    convention: &Convention,
    contract: &Contract,
    code: &[Vec<Uop>],
    blocks: Vec<Block>,
) -> Result<(Proof, Vec<Failure>), Misfit> {
    let plan = Plan {
        loops: Vec::new(),
        last: blocks,
    };
    let specification = Specification::meets(contract.clone());
    let code = Code {
        loops: Vec::new(),
        last: code,
    };
    let run = execute(convention, &specification, &code, &plan).map_err(|(_, misfit)| misfit)?;
    let (found, failures): (Vec<_>, Vec<_>) = run.runs.iter().map(|run| find(&run.problem)).unzip();
    let proof = Proof::new(contract, &plan, run, found);
    Ok((proof, failures.concat()))
}
