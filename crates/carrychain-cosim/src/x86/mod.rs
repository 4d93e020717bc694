//! Scalar x86-64.

pub mod case;
pub mod coq;
mod encode;
mod forms;
pub mod native;

/// The model's files, scalar instructions and vectors, and what reads the cases.
pub const MODEL: &[&str] = &[
    "cosim/Bytes.v",
    "model/Mem.v",
    "model/X86State.v",
    "model/X86ModRM.v",
    "model/X86Vector.v",
    "model/X86VectorDecode.v",
    "model/X86.v",
    "model/X86Decode.v",
    "model/X86Run.v",
];
