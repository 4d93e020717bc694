//! `portable64`'s functions for 2^255 - 19, compiled each on its own: what `carrychain verify` proves of the object code of this
//! very build. In the library itself the same functions are inlined into their callers, and proved in the generator's form.
//!
//! Pointers first the result, then the operands in order (System V: rdi, rsi, rdx); `select`'s flag, 0 or 1, is in rsi.

use super::generated::fe25519_64::{self as fe, Loose, Tight};

macro_rules! functions {
    ($($name:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {
        $(
            #[doc = concat!("`out` = `", stringify!($name), "` of the operands.")]
            #[inline(never)]
            pub extern "sysv64" fn $name(out: &mut $result, $($argument: $type),*) {
                *out = fe::$name($($argument),*);
            }
        )*

        /// The addresses of all of them: who links them in has their code.
        pub fn addresses() -> Vec<*const ()> { vec![$($name as *const ()),*] }
    };
}
functions! {
    carry_mul(a: &Loose, b: &Loose) -> Tight;
    carry_square(a: &Loose) -> Tight;
    carry_scmul_121666(a: &Loose) -> Tight;
    carry(a: &Loose) -> Tight;
    add(a: &Tight, b: &Tight) -> Loose;
    sub(a: &Tight, b: &Tight) -> Loose;
    opp(a: &Tight) -> Loose;
    carry_add(a: &Tight, b: &Tight) -> Tight;
    carry_sub(a: &Tight, b: &Tight) -> Tight;
    carry_opp(a: &Tight) -> Tight;
    selectznz(flag: u64, zero: &Tight, nonzero: &Tight) -> Tight;
    to_bytes(a: &Tight) -> [u8; 32];
    from_bytes(a: &[u8; 32]) -> Tight;
}
