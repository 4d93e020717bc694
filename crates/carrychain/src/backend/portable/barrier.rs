//! What keeps the compiler from knowing too much.
//!
//! - LLVM turns a selection, however it is written, into whatever it thinks fast; in loops and on some targets that is a
//!   branch. `select64` and `select32` stay without one (`xtask test` checks the machine code).
//! - LLVM takes carry chains apart at constants such as 0 and 2^64 - 1, into comparisons that cost more than the chain:
//!   a P-256 addition is half as fast again. `constant64` and `constant32` hide them.

/// What fits a general register; on x32 that is more than a pointer.
#[cfg(target_arch = "x86_64")]
type Word = u64;
/// What fits a general register.
#[cfg(not(target_arch = "x86_64"))]
type Word = usize;

/// All ones if `flag` is 1, zero if it is 0: a mask that the compiler does not know to be one of the two.
#[inline(always)]
pub(crate) fn mask64(flag: u64) -> u64 {
    opaque(0u64.wrapping_sub(flag))
}

/// All ones if `flag` is 1, zero if it is 0: a mask that the compiler does not know to be one of the two.
#[inline(always)]
pub(crate) fn mask32(flag: u32) -> u32 {
    register(0u32.wrapping_sub(flag) as Word) as u32
}

/// `one` if `flag` is set, else `zero`.
#[inline(always)]
pub(crate) fn select64(flag: bool, zero: u64, one: u64) -> u64 {
    if cfg!(target_arch = "x86_64") {
        // A conditional move, which LLVM keeps to for a condition that is said to be unpredictable. The values are hidden
        // lest it computes a difference of theirs first.
        core::hint::select_unpredictable(flag, opaque(one), opaque(zero))
    } else {
        zero ^ (mask64(u64::from(flag)) & (zero ^ one))
    }
}

/// `one` if `flag` is set, else `zero`.
#[inline(always)]
pub(crate) fn select32(flag: bool, zero: u32, one: u32) -> u32 {
    if cfg!(target_arch = "x86_64") {
        select64(flag, zero.into(), one.into()) as u32
    } else {
        zero ^ (mask32(u32::from(flag)) & (zero ^ one))
    }
}

/// `value`, a constant in a carry chain. Only where there is a carry flag is it worth hiding.
#[inline(always)]
pub(crate) fn constant64(value: u64) -> u64 {
    if cfg!(target_arch = "x86_64") {
        opaque(value)
    } else {
        value
    }
}

/// `value`, a constant in a carry chain.
#[inline(always)]
pub(crate) fn constant32(value: u32) -> u32 {
    constant64(value.into()) as u32
}

/// All ones if `value` is negative, zero if not.
#[inline(always)]
pub(crate) fn sign64(value: i64) -> i64 {
    opaque((value >> 63) as u64) as i64
}

/// All ones if `value` is negative, zero if not.
#[inline(always)]
pub(crate) fn sign32(value: i32) -> i32 {
    register((value >> 31) as Word) as i32
}

/// `value`, about which the compiler then knows nothing.
#[inline(always)]
fn opaque(value: u64) -> u64 {
    if Word::BITS == 64 {
        register(value as Word) as u64
    } else {
        register(value as Word) as u64 | (register((value >> 32) as Word) as u64) << 32
    }
}

/// `value`, about which the compiler then knows nothing; no instruction at all.
#[cfg(any(
    target_arch = "x86",
    target_arch = "x86_64",
    target_arch = "arm",
    target_arch = "aarch64",
    target_arch = "riscv32",
    target_arch = "riscv64",
    target_arch = "loongarch64",
    target_arch = "powerpc",
    target_arch = "powerpc64",
    target_arch = "s390x"
))]
#[allow(unsafe_code)]
#[inline(always)]
fn register(mut value: Word) -> Word {
    // SAFETY: a comment, no instruction: the register keeps its value and nothing else is touched.
    unsafe {
        core::arch::asm!("/* {0} */", inout(reg) value, options(pure, nomem, nostack, preserves_flags));
    }
    value
}

/// `value`, about which the compiler then knows nothing, by way of memory.
#[cfg(not(any(
    target_arch = "x86",
    target_arch = "x86_64",
    target_arch = "arm",
    target_arch = "aarch64",
    target_arch = "riscv32",
    target_arch = "riscv64",
    target_arch = "loongarch64",
    target_arch = "powerpc",
    target_arch = "powerpc64",
    target_arch = "s390x"
)))]
#[inline(always)]
fn register(value: Word) -> Word {
    core::hint::black_box(value)
}
