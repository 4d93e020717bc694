//! Which subjects a command works on: `--op` and `--impl`.

use crate::args::Selection;
use crate::error::{Error, usage};
use crate::subject::Subject;
use carrychain::registry::{self, Operation};
use std::collections::BTreeSet;

impl Selection {
    /// The chosen ones among `subjects`. A name that no implementation of the chosen operations has
    /// is an error; an implementation of ours that this CPU has not the features for is none.
    pub fn of(&self, subjects: &[&'static Subject]) -> Result<Vec<&'static Subject>, Error> {
        let of_operation = subjects.iter().filter(|s| self.has_operation(s.operation));
        let of_operation: Vec<_> = of_operation.copied().collect();

        let mut names: BTreeSet<&str> = of_operation.iter().map(|s| s.name.as_str()).collect();
        for operation in Operation::ALL
            .into_iter()
            .filter(|op| self.has_operation(*op))
        {
            registry::describe(operation, |implementation| {
                names.insert(implementation.name);
            });
        }
        for name in &self.implementations {
            if !names.contains(name.as_str()) {
                let names: Vec<_> = names.into_iter().collect();
                return Err(usage(format!(
                    "no implementation '{name}' of the chosen operations; there are {}",
                    names.join(", ")
                )));
            }
        }
        let chosen = of_operation
            .into_iter()
            .filter(|s| self.has_implementation(&s.name));
        Ok(chosen.collect())
    }

    /// Whether the operation is chosen.
    pub fn has_operation(&self, operation: Operation) -> bool {
        self.operations.is_empty() || self.operations.contains(&operation)
    }

    /// Whether the name is chosen.
    pub fn has_implementation(&self, name: &str) -> bool {
        self.implementations.is_empty() || self.implementations.iter().any(|n| n == name)
    }
}
