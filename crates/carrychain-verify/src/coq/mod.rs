//! Text for Coq, and runs of it.

pub mod run;
pub mod term;
pub mod tree;
