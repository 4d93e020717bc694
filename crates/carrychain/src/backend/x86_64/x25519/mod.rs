//! X25519 whole in machine code, one function a set of instructions.

#[cfg(test)]
mod tests;

use super::{ADX, fe25519_adx, fe25519_bmi2, fe25519_x64};
use crate::cpu::Features;
use crate::registry::{Implementation, Proof};
use crate::x25519::X25519Fn;

/// The implementation by the kernel of a module.
macro_rules! whole {
    ($name:literal, $module:ident, $needs:expr) => {
        Implementation::<X25519Fn> {
            name: $name,
            needs: $needs,
            proof: Proof::Whole,
            function: |scalar, u| {
                let mut out = [0; 32];
                // SAFETY: three times 32 bytes; the CPU has what the registry says, or this would not be called.
                unsafe { $module::x25519(&mut out, scalar, u) };
                out
            },
        }
    };
}

/// Best first; the last one runs on every x86-64.
pub(crate) const X25519: [Implementation<X25519Fn>; 3] = [
    whole!("adx", fe25519_adx, ADX),
    whole!("bmi2", fe25519_bmi2, Features::BMI2),
    whole!("x64", fe25519_x64, Features::NONE),
];
