//! List scheduling of straight-line code over the port and latency model.
//!
//! What must stay in order: a value's definition before its uses; the writers and readers of each flag among
//! themselves; the lives of the values that share a fixed register; a load or store and a store that may meet.
//! What decides otherwise: the longest latency path to the end goes first, as long as there are registers for it.

use super::ir::{Base, Instruction, Place, Register, Value};
use super::model::Model;
use std::collections::BTreeMap;

/// For each instruction, those that must come before it.
pub fn dependences(
    code: &[Instruction<Value>],
    fixed: &BTreeMap<Value, Register>,
) -> Vec<Vec<usize>> {
    let mut before = vec![vec![]; code.len()];
    let mut defined = BTreeMap::new();
    let mut carry = Resource::default();
    let mut overflow = Resource::default();
    let mut registers: BTreeMap<Register, Resource> = BTreeMap::new();
    for (i, instruction) in code.iter().enumerate() {
        for value in instruction.reads() {
            before[i].extend(defined.get(&value));
            if let Some(register) = fixed.get(&value) {
                let resource = registers.entry(*register).or_default();
                resource.read(i, &mut before[i]);
            }
        }
        let (reads, writes) = (instruction.code.reads(), instruction.code.writes());
        for (flag, reads, writes) in [
            (&mut carry, reads.carry, writes.carry),
            (&mut overflow, reads.overflow, writes.overflow),
        ] {
            if reads {
                flag.read(i, &mut before[i]);
            }
            if writes {
                flag.write(i, &mut before[i]);
            }
        }
        for value in &instruction.to {
            defined.insert(*value, i);
            if let Some(register) = fixed.get(value) {
                let resource = registers.entry(*register).or_default();
                resource.write(i, &mut before[i]);
            }
        }
        for (j, earlier) in code[..i].iter().enumerate() {
            let meet = |a: Option<Place<Value>>, b: Option<Place<Value>>| {
                a.zip(b).is_some_and(|(a, b)| may_meet(a, b))
            };
            if meet(instruction.loads(), earlier.place)
                || meet(instruction.place, earlier.loads())
                || meet(instruction.place, earlier.place)
            {
                before[i].push(j);
            }
        }
        before[i].sort_unstable();
        before[i].dedup();
        before[i].retain(|j| *j != i);
    }
    before
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
    fn read(&mut self, i: usize, before: &mut Vec<usize>) {
        before.extend(self.writer);
        self.readers.push(i);
    }

    fn write(&mut self, i: usize, before: &mut Vec<usize>) {
        before.extend(self.writer);
        before.append(&mut self.readers);
        self.writer = Some(i);
    }
}

/// The code in a better order. At most `registers` values that are not fixed live at a time, if that can be.
pub fn schedule(
    code: Vec<Instruction<Value>>,
    fixed: &BTreeMap<Value, Register>,
    model: &Model,
    registers: usize,
) -> Vec<Instruction<Value>> {
    let before = dependences(&code, fixed);
    let mut after = vec![vec![]; code.len()];
    for (i, before) in before.iter().enumerate() {
        for j in before {
            after[*j].push(i);
        }
    }
    let mut height = vec![0; code.len()];
    for i in (0..code.len()).rev() {
        let below = after[i].iter().map(|j| height[*j]).max().unwrap_or(0);
        height[i] = below + model.cost(&code[i]).latency;
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
                before[i]
                    .iter()
                    .all(|j| done_at[*j].is_some_and(|at| at <= cycle))
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
    order.into_iter().map(|i| code[i].clone()).collect()
}
