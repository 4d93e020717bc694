//! `portable64`'s functions for 2^255 - 19, each compiled on its own: what `carrychain verify` proves of the object code of this
//! very build. In the library the same functions are inlined into their callers, and proved in the generator's form.
//!
//! Pointers to the result and then to the operands in order (System V: rdi, rsi, rdx); the flag of `selectznz`, 0 or 1, is in
//! rsi. Bounds of the words are those of `Tight` and `Loose` in the generated file.

use super::generated::fe25519_64::{self as fe, Loose, Tight};

macro_rules! functions {
    ($($name:ident($($argument:ident: $form:ident),*) -> $result:ident;)*) => {
        $(
            #[doc = concat!("`out` = `", stringify!($name), "` of the operands.")]
            #[inline(never)]
            pub(crate) extern "sysv64" fn $name(out: &mut [u64; 4], $($argument: form!($form)),*) {
                *out = fe::$name($(operand!($form, $argument)),*).0;
            }
        )*

        /// The addresses of all of them.
        pub(crate) fn addresses() -> impl Iterator<Item = *const ()> {
            [to_bytes as *const (), from_bytes as *const (), $($name as *const ()),*].into_iter()
        }
    };
}
macro_rules! form {
    (Flag) => {
        u64
    };
    ($form:ident) => {
        &[u64; 4]
    };
}
macro_rules! operand {
    (Flag, $value:ident) => {
        $value
    };
    ($form:ident, $value:ident) => {
        &$form(*$value)
    };
}

/// `out` = the bytes of `a`, the residue below p.
#[inline(never)]
pub(crate) extern "sysv64" fn to_bytes(out: &mut [u8; 32], a: &[u64; 4]) {
    *out = fe::to_bytes(&Tight(*a));
}

/// `out` = the number with the bytes `a`, which is below 2^255.
#[inline(never)]
pub(crate) extern "sysv64" fn from_bytes(out: &mut [u64; 4], a: &[u8; 32]) {
    *out = fe::from_bytes(a).0;
}

functions! {
    carry_mul(a: Loose, b: Loose) -> Tight;
    carry_square(a: Loose) -> Tight;
    carry_scmul_121666(a: Loose) -> Tight;
    carry(a: Loose) -> Tight;
    add(a: Tight, b: Tight) -> Loose;
    sub(a: Tight, b: Tight) -> Loose;
    opp(a: Tight) -> Loose;
    carry_add(a: Tight, b: Tight) -> Tight;
    carry_sub(a: Tight, b: Tight) -> Tight;
    carry_opp(a: Tight) -> Tight;
    selectznz(flag: Flag, zero: Tight, nonzero: Tight) -> Tight;
    relax(a: Tight) -> Loose;
}
