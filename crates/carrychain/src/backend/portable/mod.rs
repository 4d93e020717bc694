//! Portable Rust over generated field arithmetic, in two word sizes that are both always compiled.

pub(crate) mod barrier;
mod curve25519;
pub(crate) mod generated;
mod p256;
pub(crate) mod poly1305;

use crate::registry::Implementation;

/// Arithmetic on 64-bit words.
#[derive(Clone, Copy)]
pub(crate) struct Portable64;

/// Arithmetic on 32-bit words.
#[derive(Clone, Copy)]
pub(crate) struct Portable32;

/// Whether `portable64` comes before `portable32` on this target.
///
/// What decides is the cost of a 64x64 -> 128 bit product, not the width of a pointer: the x32 and
/// ILP32 ABIs have 32-bit pointers on CPUs whose multiplier is 64 bits wide. Where the product must
/// be put together from narrower ones (32-bit CPUs, WebAssembly), 32-bit limbs are ahead.
pub(crate) const PREFER_64: bool = cfg!(any(
    target_pointer_width = "64",
    target_arch = "x86_64",
    target_arch = "aarch64",
    target_arch = "mips64",
));

/// The two portable implementations of an operation, in this target's order of preference.
pub(crate) const fn in_order<F: Copy>(w64: F, w32: F) -> [Implementation<F>; 2] {
    let w64 = Implementation::portable("portable64", w64);
    let w32 = Implementation::portable("portable32", w32);
    if PREFER_64 { [w64, w32] } else { [w32, w64] }
}
