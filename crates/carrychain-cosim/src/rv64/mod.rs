//! RV64, executed by qemu's user mode.

pub mod case;
mod encode;
mod forms;
mod program;
