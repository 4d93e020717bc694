//! List scheduling of straight-line code over the port and latency model.
//!
//! What must stay in order: a value's definition before its uses; the writers and readers of each flag among
//! themselves; the lives of the values that share a fixed register; a load or store and a store that may meet.
//! What decides otherwise: the longest latency path to the end goes first, as long as there are registers for it.

use super::ir::{Base, Instruction, Place, Register, Value};
use super::model::Model;
use std::collections::{BTreeMap, BTreeSet};

/// What must come before an instruction.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Before {
    /// Those whose results it needs.
    pub needed: BTreeSet<usize>,
    /// Those that only must have been issued.
    pub earlier: BTreeSet<usize>,
}

/// For each instruction, those that must come before it.
pub fn dependences(code: &[Instruction<Value>], fixed: &BTreeMap<Value, Register>) -> Vec<Before> {
    let mut all = vec![];
    let mut defined = BTreeMap::new();
    let mut carry = Resource::default();
    let mut overflow = Resource::default();
    let mut zero = Resource::default();
    let mut registers: BTreeMap<Register, Resource> = BTreeMap::new();
    for (i, instruction) in code.iter().enumerate() {
        let mut before = Before::default();
        for value in instruction.reads() {
            before.needed.extend(defined.get(&value));
            if let Some(register) = fixed.get(&value) {
                registers.entry(*register).or_default().read(i, &mut before);
            }
        }
        let (reads, writes) = (instruction.code.reads(), instruction.code.writes());
        for (flag, reads, writes) in [
            (&mut carry, reads.carry, writes.carry),
            (&mut overflow, reads.overflow, writes.overflow),
            (&mut zero, reads.zero, writes.zero),
        ] {
            if reads {
                flag.read(i, &mut before);
            }
            if writes {
                flag.write(i, &mut before);
            }
        }
        for value in &instruction.to {
            defined.insert(*value, i);
            if let Some(register) = fixed.get(value) {
                registers
                    .entry(*register)
                    .or_default()
                    .write(i, &mut before);
            }
        }
        for (j, previous) in code[..i].iter().enumerate() {
            let meet = |a: Option<Place<Value>>, b: Option<Place<Value>>| {
                a.zip(b).is_some_and(|(a, b)| may_meet(a, b))
            };
            if meet(instruction.loads(), previous.place) {
                before.needed.insert(j);
            }
            if meet(instruction.place, previous.loads()) || meet(instruction.place, previous.place)
            {
                before.earlier.insert(j);
            }
        }
        before.earlier.remove(&i);
        all.push(before);
    }
    all
}

/// Arguments may point to the same memory, but never into the frame.
fn may_meet(a: Place<Value>, b: Place<Value>) -> bool {
    match (a.base, b.base) {
        (Base::Pointer(p), Base::Pointer(q)) => p != q || a.offset == b.offset,
        (Base::Frame, Base::Frame) => a.offset == b.offset,
        _ => false,
    }
}

/// Something that holds one value at a time.
#[derive(Default)]
struct Resource {
    writer: Option<usize>,
    readers: Vec<usize>,
}

impl Resource {
    fn read(&mut self, i: usize, before: &mut Before) {
        before.needed.extend(self.writer);
        self.readers.push(i);
    }

    fn write(&mut self, i: usize, before: &mut Before) {
        before.earlier.extend(self.writer);
        before.earlier.extend(self.readers.drain(..));
        self.writer = Some(i);
    }
}

/// Whether `order` has every instruction once, after those that must come before it.
pub fn is_order(order: &[usize], before: &[Before]) -> bool {
    let mut done = vec![false; before.len()];
    for &i in order {
        let ready = before.get(i).is_some_and(|before| {
            let mut all = before.needed.iter().chain(&before.earlier);
            all.all(|j| done[*j])
        });
        if !ready || std::mem::replace(&mut done[i], true) {
            return false;
        }
    }
    done.into_iter().all(|done| done)
}

/// A better order of the code. At most `registers` values that are not fixed live at a time, if that can be.
pub fn schedule(
    code: &[Instruction<Value>],
    fixed: &BTreeMap<Value, Register>,
    model: &Model,
    registers: usize,
) -> Vec<usize> {
    let before = dependences(code, fixed);
    // The longest path from its start to the end.
    let mut height: Vec<_> = code.iter().map(|i| model.cost(i).latency).collect();
    for i in (0..code.len()).rev() {
        for j in &before[i].needed {
            height[*j] = height[*j].max(height[i] + model.cost(&code[*j]).latency);
        }
        for j in &before[i].earlier {
            height[*j] = height[*j].max(height[i]);
        }
    }
    let mut uses = BTreeMap::new();
    for value in code.iter().flat_map(Instruction::reads) {
        *uses.entry(value).or_insert(0) += 1;
    }

    let mut left: Vec<_> = (0..code.len()).collect();
    let mut done_at = vec![None; code.len()];
    let mut order = vec![];
    let mut live = 0isize;
    let mut cycle = 0;
    while !left.is_empty() {
        let mut width = model.width;
        let mut units = model.units.clone();
        loop {
            let ready = |i: usize| {
                let needed = |j: &usize| done_at[*j].is_some_and(|at| at <= cycle);
                let earlier = |j: &usize| done_at[*j].is_some();
                before[i].needed.iter().all(needed) && before[i].earlier.iter().all(earlier)
            };
            let fits = |i: usize| {
                width > 0
                    && model
                        .cost(&code[i])
                        .units
                        .iter()
                        .all(|unit| units[*unit] > 0)
            };
            // How many more values live after it.
            let growth = |i: usize| -> isize {
                let free = |value: &Value| !fixed.contains_key(value);
                let born = code[i].to.iter().filter(|value| free(value)).count();
                let mut reads: Vec<_> = code[i].reads().filter(free).collect();
                let all = reads.clone();
                reads.sort_unstable();
                reads.dedup();
                let dying = reads
                    .iter()
                    .filter(|value| uses[*value] == all.iter().filter(|v| v == value).count())
                    .count();
                born as isize - dying as isize
            };
            let room = |i: usize| growth(i) <= 0 || live + growth(i) <= registers as isize;
            let best = left
                .iter()
                .copied()
                .filter(|i| ready(*i) && fits(*i) && room(*i))
                .max_by_key(|i| (height[*i], std::cmp::Reverse(*i)));
            // With no room for anything and nothing under way, the order as written goes on.
            let stuck = best.is_none()
                && width == model.width
                && done_at.iter().flatten().all(|at| *at <= cycle);
            let Some(i) = best.or_else(|| stuck.then(|| left[0])) else {
                break;
            };
            live += growth(i);
            for value in code[i].reads() {
                if let Some(uses) = uses.get_mut(&value) {
                    *uses -= 1;
                }
            }
            let cost = model.cost(&code[i]);
            width -= 1;
            for unit in cost.units {
                if let Some(units) = units.get_mut(unit) {
                    *units = units.saturating_sub(1);
                }
            }
            done_at[i] = Some(cycle + cost.latency);
            left.retain(|j| *j != i);
            order.push(i);
        }
        cycle += 1;
    }
    order
}
