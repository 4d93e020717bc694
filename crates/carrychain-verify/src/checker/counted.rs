//! Counted loops "entry; repeat round; exit", as in core/Loop.v: the form of the state at the head, and three segments.

use super::certificate::{Certificate, Hint};
use super::check::{
    Block, Certified, Convention, Misfit, OutputBounds, Run, Segment, Start, Values, certified,
    number, output_bounds,
};
use super::contract::{Contract, Number, Place};
use super::interval::{Environment, Interval};
use super::micro::{Location, Uop};
use super::poly::{Poly, Variable};
use super::symbolic::{State, Value};
use crate::finder::Found;
use num_bigint::BigInt;
use num_traits::One;

/// The form of the state at the loop's head.
#[derive(Clone, Debug)]
pub struct Head {
    /// Registers that hold pointers: region and offset.
    pub pointers: Vec<(Location, usize, i64)>,
    /// Places that hold numbers, and the greatest of these.
    pub places: Vec<(Place, BigInt)>,
    /// Saved registers, and which of the places holds what each held at entry.
    pub keeps: Vec<(Location, usize)>,
    /// The values, as numbers over the places.
    pub values: Vec<(usize, Number)>,
}

/// The code of a loop: one list of operations an instruction.
#[derive(Clone, Copy, Debug)]
pub struct LoopCode<'a> {
    /// Before the head.
    pub entry: &'a [Vec<Uop>],
    /// A round, with the counting.
    pub round: &'a [Vec<Uop>],
    /// After the last round.
    pub exit: &'a [Vec<Uop>],
}

/// The runs of the three segments, and the head that they agree on.
#[derive(Clone, Debug)]
pub struct LoopRun {
    /// The head.
    pub head: Head,
    /// To the head. Bounds are those of the places, then of the values.
    pub entry: Run,
    /// From head to head. Bounds as before.
    pub round: Run,
    /// To the end. Bounds are those of the outputs.
    pub exit: Run,
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

/// The value of core/Loop.v's `loop_proof`.
#[derive(Clone, Debug)]
pub struct LoopProof {
    /// The head.
    pub head: Head,
    /// To it, through a round, from it to the end.
    pub parts: [Part; 3],
    /// Bounds of the outputs.
    pub bounds: Vec<OutputBounds>,
}

/// Which segment something is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Before the loop.
    Entry,
    /// A round.
    Round,
    /// After the loop.
    Exit,
}

/// Runs the loop, counted by this register.
pub fn execute(
    convention: &Convention,
    contract: &Contract,
    counter: Location,
    code: LoopCode<'_>,
    blocks: &[Block],
) -> Result<LoopRun, (Stage, Misfit)> {
    let start = Start::new(convention, contract);
    let count = start.state.get(counter).cloned();
    let mut entry = Segment::entry(contract, &start);
    let at = |stage| move |misfit| (stage, misfit);
    entry.run(&[], code.entry, &[]).map_err(at(Stage::Entry))?;
    if count.is_none() || entry.state.get(counter) != count.as_ref() {
        return Err((Stage::Entry, Misfit::Saved(counter)));
    }
    let (_, saved) = start.kept.split_last().unwrap_or((&start.kept[0], &[]));
    let mut head = Head::new(contract, counter, &entry.state, saved).map_err(at(Stage::Entry))?;
    // A pointer that a round overwrites is none of the head's.
    let first = head
        .round(contract, counter, code.round, blocks)
        .map_err(at(Stage::Round))?;
    let kept = |(register, region, offset): &(Location, usize, i64)| {
        first.state.get(*register) == Some(&Value::Pointer(*region, *offset))
    };
    head.pointers.retain(kept);
    let mut round = head
        .round(contract, counter, code.round, blocks)
        .map_err(at(Stage::Round))?;
    head.arrive(&mut entry).map_err(at(Stage::Entry))?;
    head.arrive(&mut round).map_err(at(Stage::Round))?;
    let lost = head.keeps.iter().find(|(_, place)| {
        let there = super::check::place(&round.state, &head.places[*place].0);
        there.map(Value::Number) != Some(head.variable(*place))
    });
    if let Some((register, _)) = lost {
        return Err((Stage::Round, Misfit::Saved(*register)));
    }

    let mut exit = head.segment(contract, counter, Value::Number(Poly::ZERO));
    exit.run(&[], code.exit, &[]).map_err(at(Stage::Exit))?;
    let kept = head
        .keeps
        .iter()
        .map(|(register, place)| (*register, head.variable(*place)));
    let mut kept: Vec<_> = kept.collect();
    kept.push((
        convention.stack_pointer,
        Value::Pointer(contract.regions.len(), contract.stack),
    ));
    exit.holds(&kept).map_err(at(Stage::Exit))?;
    exit.outputs(&contract.outputs).map_err(at(Stage::Exit))?;
    Ok(LoopRun {
        head,
        entry: entry.finish(),
        round: round.finish(),
        exit: exit.finish(),
    })
}

impl Head {
    /// The pointers that registers hold after the entry; the values where the contract has them; where saved registers are.
    fn new(
        contract: &Contract,
        counter: Location,
        state: &State,
        saved: &[(Location, Value)],
    ) -> Result<Self, Misfit> {
        let pointers = (1..=16).filter_map(|register| match state.get(register) {
            Some(Value::Pointer(region, offset)) => Some((register, *region, *offset)),
            _ => None,
        });
        let counts = |number: &Number| {
            number
                .limbs
                .iter()
                .any(|limb| limb.place == Place::Register(counter))
        };
        let values = contract.inputs.iter().filter(|(_, number)| !counts(number));
        let values: Vec<(usize, Number)> = values.cloned().collect();
        let limbs = values.iter().flat_map(|(_, number)| &number.limbs);
        let mut places: Vec<(Place, BigInt)> = limbs
            .map(|limb| (limb.place.clone(), limb.most.clone()))
            .collect();
        let mut keeps = Vec::new();
        for (register, value) in saved {
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

    /// A segment from the head, where the counter has this value.
    fn segment(&self, contract: &Contract, counter: Location, count: Value) -> Segment {
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
        for (register, region, offset) in self.pointers.iter().rev() {
            state.put(*register, Value::Pointer(*region, *offset));
        }
        state.put(counter, count);
        let values = self
            .values
            .iter()
            .rev()
            .filter_map(|(i, value)| Some((*i, number(&state, value)?)));
        let values: Values = values.collect();
        let facts = self.values.iter().filter_map(|(_, value)| {
            let most = Poly::constant(value.most.clone());
            Some(most.minus(&number(&state, value)?))
        });
        let facts = facts.collect();
        Segment::new(contract, state, values, facts)
    }

    /// One round from the head.
    fn round(
        &self,
        contract: &Contract,
        counter: Location,
        code: &[Vec<Uop>],
        blocks: &[Block],
    ) -> Result<Segment, Misfit> {
        let count = Value::Number(Poly::variable(self.counter()));
        let mut segment = self.segment(contract, counter, count);
        segment.run(&contract.ops, code, blocks)?;
        Ok(segment)
    }

    /// The segment has reached the head; what is to be shown for that.
    fn arrive(&self, segment: &mut Segment) -> Result<(), Misfit> {
        let pointers = self
            .pointers
            .iter()
            .map(|(register, region, offset)| (*register, Value::Pointer(*region, *offset)));
        segment.holds(&pointers.collect::<Vec<_>>())?;
        for (place, most) in &self.places {
            segment.bound(place, most).ok_or(Misfit::Output(0))?;
        }
        for (i, value) in &self.values {
            segment.computed(*i, value)?;
            segment.bound_value(value).ok_or(Misfit::Output(*i))?;
        }
        Ok(())
    }
}

impl LoopProof {
    /// What was found for the three segments, in the form that Coq wants.
    pub fn new(contract: &Contract, blocks: &[Block], head: Head, found: [Found; 3]) -> Self {
        let [entry, round, exit] = found;
        let places = head.places.len();
        let arriving = |blocks: &[Block], mut found: Found| {
            let values = found.bounds.split_off(places.min(found.bounds.len()));
            Part {
                blocks: certified(blocks, found.goals),
                hints: found.hints,
                places: found.bounds,
                values,
            }
        };
        let last = Part {
            blocks: Vec::new(),
            hints: exit.hints,
            places: Vec::new(),
            values: Vec::new(),
        };
        Self {
            parts: [arriving(&[], entry), arriving(blocks, round), last],
            bounds: output_bounds(contract, exit.bounds),
            head,
        }
    }
}
