//! Masks that the compiler cannot see through.
//!
//! LLVM knows that the mask of a flag is one of two values; it turns selections by such a mask into conditional moves,
//! and those, in some loops and on some targets, into branches. Here the mask leaves the compiler's sight before use.

/// All ones if `flag` is 1, zero if it is 0.
#[inline(always)]
pub(crate) fn mask64(flag: u64) -> u64 {
    opaque(0u64.wrapping_sub(flag))
}

/// All ones if `flag` is 1, zero if it is 0.
#[inline(always)]
pub(crate) fn mask32(flag: u32) -> u32 {
    opaque(0u64.wrapping_sub(u64::from(flag))) as u32
}

/// All ones if `value` is negative, zero if not.
#[inline(always)]
pub(crate) fn sign64(value: i64) -> i64 {
    opaque((value >> 63) as u64) as i64
}

/// All ones if `value` is negative, zero if not.
#[inline(always)]
pub(crate) fn sign32(value: i32) -> i32 {
    opaque((value >> 31) as u64) as i32
}

/// `value`, about which the compiler then knows nothing; no instruction at all.
#[cfg(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    target_arch = "riscv64"
))]
#[allow(unsafe_code)]
#[inline(always)]
fn opaque(mut value: u64) -> u64 {
    // SAFETY: a comment, no instruction: the register keeps its value and nothing else is touched.
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) value, options(pure, nomem, nostack, preserves_flags));
    }
    value
}

/// `value`, about which the compiler then knows nothing, by way of memory.
#[cfg(not(any(
    target_arch = "x86_64",
    target_arch = "aarch64",
    target_arch = "riscv64"
)))]
#[inline(always)]
fn opaque(value: u64) -> u64 {
    core::hint::black_box(value)
}
