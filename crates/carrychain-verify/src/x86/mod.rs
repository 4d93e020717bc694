//! x86-64: from bytes to instructions and micro operations.

pub mod code;
pub mod decode;
pub mod instruction;
pub mod lower;
pub mod prove;

use crate::checker::check::Convention;
use instruction::{R12, R13, R14, R15, RBP, RBX, RSP};

/// The System V calling convention.
pub fn system_v() -> Convention {
    Convention {
        stack_pointer: RSP,
        saved: vec![RBX, RBP, R12, R13, R14, R15],
        // rax, rcx, rdx, rsi, rdi, r8 to r11
        scratch: vec![1, 2, 3, 7, 8, 9, 10, 11, 12],
    }
}
