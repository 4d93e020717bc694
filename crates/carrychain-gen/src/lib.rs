//! From a recipe (prime or order, word size, limbs, template, carry chain) to straight-line arithmetic.
//!
//! ```text
//! modulus, hints --recipe--> parameters --template--> IR with exact bounds --print--> Rust
//! ```
//!
//! Nothing here is trusted but the printers: the IR is checked by tests (an interpreter that tests every bound)
//! and, being serialisable, by whoever wants to prove something about it.

pub mod error;
pub mod ir;
pub mod kernel;
pub mod modulus;
pub mod prime;
pub mod print;
pub mod recipe;
pub mod shipped;
pub mod synth;
pub mod tables;
pub mod template;

pub use error::Error;
pub use recipe::Recipe;
