//! Interleaves the operations of independent threads, so that one works while the other waits.
//!
//! A thread is cut wherever no flag and no fixed register is in use; such segments stay whole, the scheduler moves
//! single operations later.

use super::ir::{Instruction, Register, Value};
use super::schedule::dependences;
use std::collections::BTreeMap;

/// The segments of a thread.
pub fn segments(
    thread: &[Instruction<Value>],
    fixed: &BTreeMap<Value, Register>,
) -> Vec<Vec<Instruction<Value>>> {
    let before = dependences(thread, fixed);
    // held[i]: something would be in use between i - 1 and i.
    let mut held = vec![false; thread.len() + 1];
    for (i, instruction) in thread.iter().enumerate() {
        let flags = instruction.code.reads();
        for j in &before[i].needed {
            let writes = thread[*j].code.writes();
            let by_flag = flags.carry && writes.carry
                || flags.overflow && writes.overflow
                || flags.zero && writes.zero;
            let by_register = instruction
                .reads()
                .any(|value| fixed.contains_key(&value) && thread[*j].to.contains(&value));
            if by_flag || by_register {
                held[j + 1..=i].fill(true);
            }
        }
    }
    let mut segments: Vec<Vec<_>> = vec![];
    for (i, instruction) in thread.iter().enumerate() {
        if segments.is_empty() || !held[i] {
            segments.push(vec![]);
        }
        if let Some(segment) = segments.last_mut() {
            segment.push(instruction.clone());
        }
    }
    segments
}

/// The threads in one: of each, the same part of its operations has been taken at any time, so far as segments allow.
pub fn weave(
    threads: &[Vec<Instruction<Value>>],
    fixed: &BTreeMap<Value, Register>,
) -> Vec<Instruction<Value>> {
    let mut left: Vec<_> = threads
        .iter()
        .map(|thread| {
            (
                0,
                thread.len(),
                segments(thread, fixed).into_iter().peekable(),
            )
        })
        .collect();
    let mut woven = vec![];
    loop {
        // done / length, compared without a division; of equal ones the first.
        let next = left
            .iter_mut()
            .filter_map(|(done, length, segments)| {
                segments
                    .peek()
                    .is_some()
                    .then_some((done, *length, segments))
            })
            .min_by(|(a, m, _), (b, n, _)| (**a * n).cmp(&(**b * m)));
        let Some((done, _, segments)) = next else {
            return woven;
        };
        let segment = segments.next().expect("peeked");
        *done += segment.len();
        woven.extend(segment);
    }
}
