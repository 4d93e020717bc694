//! Register allocation of straight-line code: one pass, the value whose next use is farthest goes to the frame.

use super::ir::{Base, Code, Instruction, Place, Register, Source, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Code over machine registers.
pub struct Allocated {
    /// Block by block.
    pub blocks: Vec<Vec<Instruction<Register>>>,
    /// For each block, where what was asked for is at its end.
    pub shown: Vec<Vec<Source<Register>>>,
    /// Bytes of the frame, those for values put aside included.
    pub frame: i32,
}

/// What is to be allocated.
pub struct Task<'a> {
    /// Block by block.
    pub blocks: Vec<Vec<Instruction<Value>>>,
    /// For each block, the places that are asked for at its end. What is in a register there is kept until then.
    pub shown: Vec<Vec<Source<Value>>>,
    /// The values that must be in a certain register.
    pub fixed: &'a BTreeMap<Value, Register>,
    /// The registers for the others.
    pub general: &'a [Register],
    /// These are in their registers from the start.
    pub arguments: &'a [Value],
    /// These live to the end.
    pub kept: &'a [Value],
    /// The bytes at the bottom of the frame that are in use already.
    pub frame: i32,
}

/// Gives every value a register.
pub fn allocate(task: &Task) -> Allocated {
    let mut uses: BTreeMap<Value, Vec<usize>> = BTreeMap::new();
    let mut at = 0;
    for (block, shown) in task.blocks.iter().zip(&task.shown) {
        for instruction in block {
            for value in instruction.reads() {
                uses.entry(value).or_default().push(at);
            }
            at += 1;
        }
        for value in shown.iter().filter_map(|source| source.reads()) {
            uses.entry(value).or_default().push(at);
        }
    }
    for value in task.kept {
        uses.entry(*value).or_default().push(usize::MAX);
    }
    let mut state = State {
        uses,
        fixed: task.fixed,
        general: task.general,
        at: 0,
        register: BTreeMap::new(),
        aside: BTreeMap::new(),
        free_places: BTreeSet::new(),
        frame: task.frame,
        busy: BTreeSet::new(),
        out: vec![],
    };
    for value in task.arguments {
        state.register.insert(*value, task.fixed[value]);
    }
    state.release();
    let (mut blocks, mut all_shown) = (vec![], vec![]);
    for (block, shown) in task.blocks.iter().zip(&task.shown) {
        for instruction in block {
            state.one(instruction);
            state.at += 1;
        }
        blocks.push(std::mem::take(&mut state.out));
        all_shown.push(shown.iter().map(|source| state.source(*source)).collect());
    }
    Allocated {
        blocks,
        shown: all_shown,
        frame: state.frame,
    }
}

struct State<'a> {
    uses: BTreeMap<Value, Vec<usize>>,
    fixed: &'a BTreeMap<Value, Register>,
    general: &'a [Register],
    /// The instruction at hand.
    at: usize,
    /// The values in registers.
    register: BTreeMap<Value, Register>,
    /// The values in the frame; one may be in a register too.
    aside: BTreeMap<Value, i32>,
    free_places: BTreeSet<i32>,
    frame: i32,
    /// Values of the instruction at hand, which must stay where they are.
    busy: BTreeSet<Value>,
    out: Vec<Instruction<Register>>,
}

impl State<'_> {
    fn one(&mut self, instruction: &Instruction<Value>) {
        self.busy = instruction.reads().collect();
        // Whatever must be in a register is brought there first; the source may stay in the frame.
        let mut named = vec![];
        named.extend(instruction.other);
        for place in [instruction.place, instruction.loads()]
            .into_iter()
            .flatten()
        {
            if let Base::Pointer(pointer) = place.base {
                named.push(pointer);
            }
        }
        if let Some(Source::Value(value)) = instruction.source
            && (!instruction.code.takes_memory() || instruction.tied == Some(value))
        {
            named.push(value);
        }
        for value in named {
            self.bring(value);
        }
        let tied = instruction.tied.map(|value| self.overwritten(value));
        let source = instruction.source.map(|source| self.source(source));
        let place = instruction.place.map(|place| self.place(place));
        let other = instruction.other.map(|value| self.register[&value]);
        // A register may pass from a source to a destination, a place in the frame may not: room for the destination
        // is made before the source is read.
        self.at += 1;
        self.release_registers();
        self.at -= 1;
        self.busy.clear();
        let mut to = vec![];
        for (i, value) in instruction.to.iter().enumerate() {
            let register = match (i, tied) {
                (0, Some(register)) => register,
                _ => self.room_for(*value),
            };
            self.register.insert(*value, register);
            self.busy.insert(*value);
            to.push(register);
        }
        self.out.push(Instruction {
            code: instruction.code,
            tied: tied.map(|_| to[0]),
            to,
            source,
            other,
            place,
        });
        self.at += 1;
        self.release();
        self.at -= 1;
    }

    /// A register that holds a copy of `value` which may be overwritten.
    fn overwritten(&mut self, value: Value) -> Register {
        let dies = self.next_use_after(value).is_none() && !self.fixed.contains_key(&value);
        if dies {
            self.bring(value);
            return self.register[&value];
        }
        let copy = self.any_register();
        let source = self.source(Source::Value(value));
        self.mov(copy, source);
        copy
    }

    /// Forgets the values that are not used from here on.
    fn release(&mut self) {
        self.release_registers();
        let (at, uses) = (self.at, &self.uses);
        let gone = self
            .aside
            .extract_if(.., |value, _| !used_from(uses, *value, at));
        self.free_places.extend(gone.map(|(_, place)| place));
    }

    fn release_registers(&mut self) {
        let (at, uses) = (self.at, &self.uses);
        self.register.retain(|value, _| used_from(uses, *value, at));
    }

    fn next_use_after(&self, value: Value) -> Option<usize> {
        let uses = self.uses.get(&value)?;
        uses.iter().copied().find(|i| *i > self.at)
    }

    fn source(&self, source: Source<Value>) -> Source<Register> {
        match source {
            Source::Constant(c) => Source::Constant(c),
            Source::Memory(place) => Source::Memory(self.place(place)),
            Source::Value(value) => match self.register.get(&value) {
                Some(register) => Source::Value(*register),
                None => Source::Memory(frame(self.aside[&value])),
            },
        }
    }

    fn place(&self, place: Place<Value>) -> Place<Register> {
        let base = match place.base {
            Base::Frame => Base::Frame,
            Base::Pointer(pointer) => Base::Pointer(self.register[&pointer]),
        };
        Place {
            base,
            offset: place.offset,
        }
    }

    /// Sees to it that `value` is in a register.
    fn bring(&mut self, value: Value) {
        if !self.register.contains_key(&value) {
            let register = self.any_register();
            self.mov(register, Source::Memory(frame(self.aside[&value])));
            self.register.insert(value, register);
        }
    }

    fn mov(&mut self, to: Register, source: Source<Register>) {
        self.out.push(Instruction {
            code: Code::Mov,
            to: vec![to],
            tied: None,
            source: Some(source),
            other: None,
            place: None,
        });
    }

    fn room_for(&mut self, value: Value) -> Register {
        match self.fixed.get(&value) {
            Some(register) => {
                assert!(
                    !self.register.values().any(|r| r == register),
                    "{register} holds another value"
                );
                *register
            }
            None => self.any_register(),
        }
    }

    /// A free register; if there is none, a value goes to the frame.
    fn any_register(&mut self) -> Register {
        let taken: BTreeSet<_> = self.register.values().copied().collect();
        if let Some(free) = self.general.iter().find(|r| !taken.contains(r)) {
            return *free;
        }
        let (victim, register) = self
            .register
            .iter()
            .filter(|(value, _)| !self.busy.contains(value) && !self.fixed.contains_key(value))
            .map(|(value, register)| (*value, *register))
            .max_by_key(|(value, _)| (self.next_use_after(*value), *value))
            .expect("more operands than registers");
        self.register.remove(&victim);
        if !self.aside.contains_key(&victim) {
            let place = self.free_places.pop_first().unwrap_or_else(|| {
                self.frame += 8;
                self.frame - 8
            });
            self.aside.insert(victim, place);
            self.out.push(Instruction {
                code: Code::Store,
                to: vec![],
                tied: None,
                source: Some(Source::Value(register)),
                other: None,
                place: Some(frame(place)),
            });
        }
        register
    }
}

fn used_from(uses: &BTreeMap<Value, Vec<usize>>, value: Value, at: usize) -> bool {
    uses.get(&value)
        .is_some_and(|uses| uses.iter().any(|i| *i >= at))
}

/// Eight bytes of the frame.
pub fn frame(offset: i32) -> Place<Register> {
    Place {
        base: Base::Frame,
        offset,
    }
}
