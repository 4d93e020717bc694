//! Theorems about the portable code, at the generator's IR.
//!
//! ```text
//! field of carrychain-gen --code--> Code --lower--> micro operations
//!                         --portable--> Claim, as proof/spec/Portable.v says it
//! both --checker, finder--> proof --file--> proof/kernels/ir_NAME.v
//! ```

pub mod code;
pub mod file;

pub mod lower;
pub mod portable;
pub mod prove;
pub mod verify;
