//! Elliptic-curve and MAC kernels that carry their proofs: X25519, Ed25519, P-256, Poly1305.
//!
//! Each operation has several named implementations in a [`registry`]; the public calls take the
//! best one that this CPU has. Every implementation is right on every input and runs in time
//! independent of secrets. In a release build none needs more than 32 KiB of stack.
#![cfg_attr(
    doc,
    doc = "\nChapters on backends, verification profiles, kernels, proofs and on moving from other libraries: [`guide`]."
)]
#![no_std]
#![deny(missing_docs)]
#![deny(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;
#[cfg(test)]
extern crate std;

#[cfg(test)]
mod after_drop;
mod backend;
pub mod cpu;
mod curve;
pub mod ed25519;
mod field;
#[cfg(any(doc, doctest))]
pub mod guide;
mod hex;
mod inverse;
pub mod p256;
pub mod poly1305;
pub mod registry;
mod reveal;
mod scalar;
mod sparse;
pub mod x25519;

/// The addresses of all functions that `carrychain verify` has theorems about: whoever takes them has their code linked in.
#[cfg(all(
    target_arch = "x86_64",
    target_pointer_width = "64",
    feature = "object-code"
))]
#[doc(hidden)]
pub fn proved_functions() -> impl Iterator<Item = *const ()> {
    backend::x86_64::kernel_addresses().chain(backend::portable::object_code::addresses())
}

pub use registry::{Operation, implementation_in_use};
