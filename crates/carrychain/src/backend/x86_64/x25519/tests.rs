//! What the kernels are used for by nobody, but promise: any overlap of arguments, nothing left on the stack or in
//! registers. That they compute X25519 is tested with the other implementations, over the registry.

use super::{ADX, fe25519_adx, fe25519_bmi2, fe25519_x64};
use crate::backend::portable::Portable64;
use crate::cpu::{self, Features};
use crate::x25519::scalar_mult;
use core::arch::asm;
use proptest::prelude::*;
use std::vec::Vec;

type Kernel = unsafe extern "sysv64" fn(*mut [u8; 32], *const [u8; 32], *const [u8; 32]);

/// The kernels that this CPU can run.
fn kernels() -> Vec<(&'static str, Kernel)> {
    let all: [(_, Kernel, _); 3] = [
        ("adx", fe25519_adx::x25519, ADX),
        ("bmi2", fe25519_bmi2::x25519, Features::BMI2),
        ("x64", fe25519_x64::x25519, Features::NONE),
    ];
    let here = all
        .into_iter()
        .filter(|(.., needs)| cpu::detected().contains(*needs));
    here.map(|(name, kernel, _)| (name, kernel)).collect()
}

/// Scalar, u and result at these offsets of one piece of memory.
fn overlapping(memory: &[u8; 96], out: usize, scalar: usize, u: usize) {
    let read = |offset: usize| -> [u8; 32] { memory[offset..offset + 32].try_into().unwrap() };
    let expected = scalar_mult::<Portable64>(&read(scalar), &read(u));
    for (name, kernel) in kernels() {
        let mut memory = *memory;
        let mut after = memory;
        after[out..out + 32].copy_from_slice(&expected);
        let start = memory.as_mut_ptr();
        assert!(out.max(scalar).max(u) <= 64);
        // SAFETY: 32 bytes at each offset; `kernels` has asked for the CPU's features.
        unsafe {
            kernel(
                start.add(out).cast(),
                start.add(scalar).cast(),
                start.add(u).cast(),
            )
        };
        assert_eq!(memory, after, "{name}: {out} {scalar} {u}");
    }
}

#[test]
fn arguments_may_overlap() {
    let memory = core::array::from_fn(|i| (i * i * 31 + 7) as u8);
    let offsets = [0, 1, 8, 24, 31, 32, 64];
    for out in offsets {
        for scalar in offsets {
            for u in offsets {
                overlapping(&memory, out, scalar, u);
            }
        }
    }
}

proptest! {
    #[test]
    fn as_portable(bytes in prop::array::uniform32(any::<[u8; 3]>()), [out, scalar, u] in [0..=64usize, 0..=64, 0..=64]) {
        overlapping(&bytes.as_flattened().try_into().unwrap(), out, scalar, u);
    }
}

const WORDS: usize = 512;
const UNTOUCHED: u64 = 0x5555_5555_5555_5555;

/// A stack after a kernel has run on it, and what was in the registers that a function need not keep.
fn leavings(kernel: Kernel) -> (Vec<u64>, [u64; 9]) {
    let mut stack = [UNTOUCHED; WORDS];
    let (scalar, u) = ([0xa7; 32], [0x39; 32]);
    let mut out = [0; 32];
    let mut registers = [0; 9];
    let [rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11] = &mut registers;
    // SAFETY: the kernel keeps to System V, so R12 is as it was when the stack is put back, and 4 KiB are enough.
    unsafe {
        asm!(
            "mov r12, rsp",
            "mov rsp, r13",
            "call r14",
            "mov rsp, r12",
            out("r12") _,
            in("r13") stack.as_mut_ptr().add(WORDS),
            in("r14") kernel,
            inout("rdi") &raw mut out => *rdi,
            inout("rsi") &raw const scalar => *rsi,
            inout("rdx") &raw const u => *rdx,
            out("rax") *rax,
            out("rcx") *rcx,
            out("r8") *r8,
            out("r9") *r9,
            out("r10") *r10,
            out("r11") *r11,
        );
    }
    assert_eq!(out, scalar_mult::<Portable64>(&scalar, &u));
    (stack.to_vec(), registers)
}

#[test]
fn nothing_is_left() {
    for (name, kernel) in kernels() {
        let (mut stack, registers) = leavings(kernel);
        assert_eq!(registers, [0; 9], "{name}");
        // The return address and six registers of the caller.
        stack.truncate(WORDS - 7);
        let used = stack.iter().position(|word| *word != UNTOUCHED);
        let frame = stack.split_off(used.expect("a frame"));
        assert!(frame.len() > 60, "{name}");
        assert!(frame.iter().all(|word| *word == 0), "{name}: {frame:x?}");
    }
}
