//! Co-simulation: the trusted models of instruction sets (proof/model) against the processor.
//!
//! ```text
//! x86/forms    every form of every instruction of model/X86.v, as bytes, over registers and operands
//! x86/case     a form started in a state of the pool; what it changes, as executed on this CPU
//! x86/native   the execution
//! x86/coq      cases for proof/cosim/X86Cases.v, which runs the model on them
//! rv64/        the same for model/Rv64.v, in an emulator: a program with all cases; proof/cosim/Rv64Cases.v
//! vector/      the same for model/X86Vector.v: encodings, forms, cases; proof/cosim/VectorCases.v
//! ```
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

pub mod rv64;
pub mod vector;
pub mod x86;
