//! The checker of proof/core in Rust: what Coq will do, found out faster.

pub mod certificate;
pub mod interval;
pub mod poly;
