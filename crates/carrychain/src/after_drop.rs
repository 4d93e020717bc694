//! For tests: what a value leaves behind when it is dropped.
#![allow(unsafe_code)]

use core::mem::ManuallyDrop;

/// Drops the value, then calls `look` on it. For types that own nothing, whose drop only wipes.
pub(crate) fn after_drop<T, R>(value: T, look: impl FnOnce(&T) -> R) -> R {
    let mut value = ManuallyDrop::new(value);
    // SAFETY: dropped once; the fields own nothing and so may still be read.
    unsafe { ManuallyDrop::drop(&mut value) };
    look(&value)
}
