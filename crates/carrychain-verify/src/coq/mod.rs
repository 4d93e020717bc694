//! Text for Coq, and runs of it.

pub mod kernel;
pub mod read;
pub mod run;
pub mod term;
pub mod tree;
