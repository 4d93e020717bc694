//! A function of the IR, as in proof/model/Ir.v: values in locations.

use crate::checker::poly::Variable;
use carrychain_gen::ir::{Function, Id, Op, Type};

/// Value 0 is in this location.
pub const FIRST: Variable = 3;

/// A statement.
#[derive(Clone, Debug)]
pub struct Let {
    /// The results' names and types.
    pub results: Vec<(Id, Type)>,
    /// The operation.
    pub op: Op,
}

/// A function.
#[derive(Clone, Debug)]
pub struct Code {
    /// Bits of a word.
    pub word: u32,
    /// The parameters' values.
    pub params: Vec<Vec<Id>>,
    /// The statements.
    pub body: Vec<Let>,
    /// The result's values.
    pub result: Vec<Id>,
}

/// Where a value is.
pub fn location(id: Id) -> Variable {
    id.0 + FIRST
}

impl Code {
    /// What the generator made.
    pub fn new(function: &Function) -> Self {
        let statement = |statement: &carrychain_gen::ir::Statement| Let {
            results: statement
                .results
                .iter()
                .map(|id| (*id, function.value(*id).ty))
                .collect(),
            op: statement.op.clone(),
        };
        Self {
            word: function.word,
            params: function.inputs.iter().map(|p| p.values.clone()).collect(),
            body: function.body.iter().map(statement).collect(),
            result: function.output.values.clone(),
        }
    }
}
