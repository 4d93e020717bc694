//! Scalar x86-64.

pub mod case;
pub mod coq;
mod encode;
mod forms;
pub mod native;
