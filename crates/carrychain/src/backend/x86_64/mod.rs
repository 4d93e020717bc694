//! x86-64.
#![allow(unsafe_code)]

mod cpuid;
mod curve25519;
mod kernels;
#[cfg(test)]
mod tests;
mod x25519;

pub(crate) use cpuid::read as read_cpuid;
pub(crate) use curve25519::Adx;
pub(crate) use x25519::X25519;

use crate::cpu::Features;
use crate::registry::{Implementation, Proof};
use kernels::kernels;

const _: () = assert!(usize::BITS == 64, "kernels take 64-bit pointers");

kernels! { fe25519_x64 fe25519_bmi2 fe25519_adx }

/// The addresses of all kernels.
#[cfg(feature = "object-code")]
pub(crate) fn kernel_addresses() -> impl Iterator<Item = *const ()> {
    let before = fe25519_x64::addresses().chain(fe25519_bmi2::addresses());
    before.chain(fe25519_adx::addresses())
}

/// What [`Adx`] needs.
pub(crate) const ADX: Features = Features::BMI2.union(Features::ADX);

/// The implementation by [`Adx`] of an operation.
pub(crate) const fn adx<F>(function: F) -> Implementation<F> {
    Implementation {
        name: "adx",
        needs: ADX,
        proof: Proof::Kernel,
        function,
    }
}
