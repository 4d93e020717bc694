//! The checker of proof/core in Rust: what Coq will do, found out faster.

pub mod act;
pub mod certificate;
pub mod check;
pub mod contract;
pub mod interval;
pub mod micro;
pub mod poly;
pub mod program;
pub mod symbolic;
