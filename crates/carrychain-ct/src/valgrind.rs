//! Client requests: an instruction sequence that does nothing on a CPU and that valgrind takes for a call
//! (valgrind.h and memcheck.h describe it).
#![allow(unsafe_code)]

/// `RUNNING_ON_VALGRIND`.
const RUNNING_ON_VALGRIND: usize = 0x1001;
/// Memcheck's requests start at its two letters.
const MEMCHECK: usize = (b'M' as usize) << 24 | (b'C' as usize) << 16;
/// `VALGRIND_MAKE_MEM_UNDEFINED`.
const MAKE_MEM_UNDEFINED: usize = MEMCHECK + 1;
/// `VALGRIND_MAKE_MEM_DEFINED`.
const MAKE_MEM_DEFINED: usize = MEMCHECK + 2;

/// Makes a request; 0 outside valgrind.
#[cfg(target_arch = "x86_64")]
fn request(number: usize, argument1: usize, argument2: usize) -> usize {
    let block = [number, argument1, argument2, 0, 0, 0];
    let mut result = 0usize;
    // SAFETY: the rotations add up to 128 bits, so rdi ends as it began, and the exchange does nothing;
    // valgrind reads the block and writes rdx.
    unsafe {
        core::arch::asm!(
            "rol rdi, 3",
            "rol rdi, 13",
            "rol rdi, 61",
            "rol rdi, 51",
            "xchg rbx, rbx",
            in("rax") block.as_ptr(),
            inout("rdx") result,
        );
    }
    result
}

/// The sequence is another one on each architecture; only x86-64's is here.
#[cfg(not(target_arch = "x86_64"))]
fn request(_: usize, _: usize, _: usize) -> usize {
    0
}

/// Whether somebody watches.
pub fn is_watching() -> bool {
    request(RUNNING_ON_VALGRIND, 0, 0) != 0
}

/// From now on a jump or an address that depends on `value` is an error.
pub fn make_secret<T: ?Sized>(value: &mut T) {
    let start = core::ptr::from_mut(value).cast::<u8>();
    request(MAKE_MEM_UNDEFINED, start as usize, size_of_val(value));
}

/// The end of that.
pub fn make_public<T: ?Sized>(value: &mut T) {
    let start = core::ptr::from_mut(value).cast::<u8>();
    request(MAKE_MEM_DEFINED, start as usize, size_of_val(value));
}
