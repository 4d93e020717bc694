//! Portable Rust over generated field arithmetic, in two word sizes that are both always compiled.

pub(crate) mod barrier;
mod curve25519;
pub(crate) mod generated;
#[cfg(all(
    target_arch = "x86_64",
    target_pointer_width = "64",
    feature = "object-code"
))]
pub(crate) mod object_code;
mod p256;
pub(crate) mod poly1305;
#[cfg(test)]
mod tests;

use crate::registry::Implementation;

/// Arithmetic on 64-bit words.
#[derive(Clone, Copy)]
pub(crate) struct Portable64;

/// Arithmetic on 32-bit words.
#[derive(Clone, Copy)]
pub(crate) struct Portable32;

/// Whether `portable64` comes before `portable32` on this target.
///
/// What decides is the cost of a 64x64 -> 128 bit product, not the width of a pointer: the x32 and ILP32 ABIs have 32-bit
/// pointers on CPUs whose multiplier is 64 bits wide. Time of `portable32` in units of `portable64`'s:
///
/// | target | X25519 | base point | P-256 ECDH | Poly1305, 16 KB |
/// |---|---|---|---|---|
/// | x86_64 | 2.3 | 2.1 | 2.8 | 1.8 |
/// | i686 | 0.73 | 0.82 | 0.87 | 0.94 |
/// | riscv64gc (emulated) | 2.4 | 1.8 | 2.2 | 1.3 |
/// | powerpc, 32 bits (emulated) | 0.34 | 0.75 | 0.93 | 0.62 |
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
