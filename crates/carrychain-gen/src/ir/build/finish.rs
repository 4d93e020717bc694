//! From the builder's operations to a function: only what is needed, numbered in order.

use super::Builder;
use crate::ir::{Function, Id, Port, Shape};
use std::collections::HashMap;

impl Builder {
    /// The finished function: what no output depends on is dropped, values are numbered in order.
    pub fn finish(self, summary: &str, shape: Shape, outputs: Vec<Id>) -> Function {
        let mut live = vec![false; self.values.len()];
        for id in &outputs {
            live[id.0 as usize] = true;
        }
        for statement in self.body.iter().rev() {
            if statement.results.iter().any(|id| live[id.0 as usize]) {
                for id in statement.op.operands() {
                    live[id.0 as usize] = true;
                }
            }
        }
        let body = self
            .body
            .into_iter()
            .filter(|s| s.results.iter().any(|id| live[id.0 as usize]))
            .collect();
        let function = Function {
            name: self.name,
            summary: summary.to_owned(),
            word: self.word,
            inputs: self.inputs,
            output: Port {
                name: "out".to_owned(),
                shape,
                values: outputs,
            },
            values: self.values,
            body,
        };
        renumber(function)
    }
}

/// Numbers the values without gaps, in order of definition.
fn renumber(mut f: Function) -> Function {
    let defined: Vec<Id> = f
        .inputs
        .iter()
        .flat_map(|p| &p.values)
        .chain(f.body.iter().flat_map(|s| &s.results))
        .copied()
        .collect();
    let new: HashMap<Id, Id> = defined
        .iter()
        .enumerate()
        .map(|(i, old)| (*old, Id(i as u32)))
        .collect();
    let rename = |ids: &mut Vec<Id>| ids.iter_mut().for_each(|id| *id = new[id]);
    f.inputs.iter_mut().for_each(|p| rename(&mut p.values));
    rename(&mut f.output.values);
    for s in &mut f.body {
        rename(&mut s.results);
        s.op.for_each_operand(|id| *id = new[id]);
    }
    f.values = defined
        .iter()
        .map(|old| f.values[old.0 as usize].clone())
        .collect();
    f
}
