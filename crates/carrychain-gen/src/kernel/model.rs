//! The port and latency model, read from a table.

use super::ir::Instruction;
use std::collections::BTreeMap;

/// A machine's latencies and throughput.
#[derive(Clone, Debug)]
pub struct Model {
    /// Operations a cycle.
    pub width: u32,
    /// Operations a cycle of each kind.
    pub units: BTreeMap<String, u32>,
    operations: BTreeMap<String, (u32, Option<String>)>,
    load: (u32, Option<String>),
}

/// What an operation costs.
pub struct Cost<'a> {
    /// Cycles until its result can be used.
    pub latency: u32,
    /// The units that it takes for a cycle.
    pub units: Vec<&'a str>,
}

impl Model {
    /// AMD Zen 4.
    pub fn zen4() -> Self {
        Self::parse(include_str!("zen4.table"))
    }

    fn parse(text: &str) -> Self {
        let mut model = Self {
            width: 1,
            units: BTreeMap::new(),
            operations: BTreeMap::new(),
            load: (0, None),
        };
        let number = |word: &str| word.parse().expect("a number in the model's table");
        let unit = |word: &str| (word != "-").then(|| word.to_owned());
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            match line.split_whitespace().collect::<Vec<_>>()[..] {
                ["width", width] => model.width = number(width),
                ["unit", name, count] => {
                    model.units.insert(name.to_owned(), number(count));
                }
                ["op", name, latency, kind] => {
                    let cost = (number(latency), unit(kind));
                    model.operations.insert(name.to_owned(), cost);
                }
                ["load", latency, kind] => model.load = (number(latency), unit(kind)),
                _ => panic!("a line of the model's table: {line}"),
            }
        }
        model
    }

    /// The cost of an instruction.
    pub fn cost<R: Copy>(&self, instruction: &Instruction<R>) -> Cost<'_> {
        let name = match instruction.place {
            Some(_) => "store",
            None => instruction.code.name(),
        };
        let (latency, unit) = &self.operations[name];
        let mut cost = Cost {
            latency: *latency,
            units: unit.as_deref().into_iter().collect(),
        };
        if instruction.loads().is_some() {
            cost.latency += self.load.0;
            cost.units.extend(self.load.1.as_deref());
        }
        cost
    }
}
