//! The kernels for GF(2^255 - 19), one module a set of instructions: `fe25519_x64` for any x86-64, `fe25519_bmi2` with
//! `mulx`, `fe25519_adx` with `adcx` and `adox` too. Each function is the .S file of its name, whose head says what it
//! computes; the .json file beside it says what is to be proved of it. Both are made by `carrychain-gen`.
//!
//! All of them are unsafe to call for the same reasons: the pointers must be valid for what the head of the .S file
//! says is read and written, and the CPU must have the module's instructions.

use crate::field::Words;
use zeroize::Zeroize;

/// What a ladder step works on.
///
/// X and Z are below 2^255 + 2^48, before and after.
#[repr(C)]
#[derive(Clone, Default)]
pub(crate) struct State {
    /// u of the two points' difference.
    pub(crate) x1: Words,
    /// X and Z of the point that is doubled, or after a step its double.
    pub(crate) x2: Words,
    pub(crate) z2: Words,
    /// X and Z of the other point, or after a step the sum.
    pub(crate) x3: Words,
    pub(crate) z3: Words,
    pub(crate) products: [Words; 8],
    /// 1 if the other point is to be doubled, 0 if not.
    pub(crate) choice: Words,
    pub(crate) chosen: [Words; 2],
}

impl Zeroize for State {
    fn zeroize(&mut self) {
        // By name, so that nothing is forgotten.
        let Self {
            x1,
            x2,
            z2,
            x3,
            z3,
            products,
            choice,
            chosen,
        } = self;
        for words in [x1, x2, z2, x3, z3, choice] {
            words.zeroize();
        }
        products.zeroize();
        chosen.zeroize();
    }
}

/// Defines modules of kernels, beside this one so that their symbols have short names.
macro_rules! kernels {
    ($module:ident: $($name:ident($($argument:ident: $type:ty),*);)*) => {
        // Not every set serves every operation; all are tested.
        #[allow(dead_code)]
        pub(crate) mod $module {
            use super::kernels::State;
            use crate::field::Words;
            use core::arch::naked_asm;

            $(
                #[unsafe(naked)]
                pub(crate) unsafe extern "sysv64" fn $name($($argument: $type),*) {
                    naked_asm!(include_str!(concat!(
                        "kernels/",
                        stringify!($module),
                        "/",
                        stringify!($name),
                        ".S"
                    )))
                }
            )*

            /// The addresses of all of them.
            #[cfg(feature = "object-code")]
            pub(crate) fn addresses() -> impl Iterator<Item = *const ()> {
                [$($name as *const ()),*].into_iter()
            }
        }
    };
    ($($module:ident)*) => {
        $(kernels! {
            $module:
            mul(out: *mut Words, a: *const Words, b: *const Words);
            square(out: *mut Words, a: *const Words);
            add(out: *mut Words, a: *const Words, b: *const Words);
            sub(out: *mut Words, a: *const Words, b: *const Words);
            mul_121666(out: *mut Words, a: *const Words);
            square_n(x: *mut Words, n: u64);
            ladder_step(state: *mut State);
            ladder_step_choice(state: *mut State);
            x25519(out: *mut [u8; 32], scalar: *const [u8; 32], u: *const [u8; 32]);
        })*
    };
}
pub(super) use kernels;
