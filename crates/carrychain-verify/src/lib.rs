//! From the bytes of a kernel to its theorem. Nothing here is trusted: Coq's kernel checks what comes out.
//!
//! ```text
//! checker/  what proof/core does, in Rust: a hint is tested without Coq
//! finder/   definitions, intervals, facts, goals -> hints
//! ```

pub mod artifact;
pub mod checker;
pub mod coq;
pub mod error;
pub mod example;
pub mod finder;
pub mod function;
pub mod ir;
pub mod kernel;
mod names;
pub mod object_code;
pub mod trusted;
pub mod verify;
pub mod x86;
