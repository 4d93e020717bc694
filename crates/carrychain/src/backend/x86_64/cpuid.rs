//! Reading CPUID and XCR0. What the words mean is decided in [`crate::cpu`], which is plain code.

use crate::cpu::Cpuid;
use core::arch::x86_64::{__cpuid, __cpuid_count, _xgetbv};

/// The CPUID words and XCR0 that feature detection looks at; zero where the CPU has no such leaf.
pub(crate) fn read() -> Cpuid {
    let max_leaf = __cpuid(0).eax;
    let leaf1 = __cpuid(1);
    let leaf7_ebx = if max_leaf >= 7 {
        __cpuid_count(7, 0).ebx
    } else {
        0
    };
    let xcr0 = if leaf1.ecx & (1 << 27) != 0 {
        xcr0()
    } else {
        0
    };
    Cpuid {
        leaf1_ecx: leaf1.ecx,
        leaf7_ebx,
        xcr0,
    }
}

#[target_feature(enable = "xsave")]
fn xgetbv0() -> u64 {
    // SAFETY: XCR0 always exists where XGETBV does, and `xcr0` has checked that.
    unsafe { _xgetbv(0) }
}

/// XCR0; the caller has seen CPUID.1:ECX.OSXSAVE, without which XGETBV is an illegal instruction.
fn xcr0() -> u64 {
    // SAFETY: OSXSAVE implies that the CPU has XSAVE and XGETBV and that the OS has enabled them.
    unsafe { xgetbv0() }
}
