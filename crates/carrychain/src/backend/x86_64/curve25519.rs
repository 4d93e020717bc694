//! Curve25519 with `mulx`, `adcx` and `adox`: products and ladder steps are kernels, the rest is [`Portable64`]'s, whose
//! elements have the same form. What a kernel takes is a loose element, what it gives is a tight one.

use super::fe25519_adx;
use super::kernels::State;
use crate::backend::portable::Portable64;
use crate::backend::portable::barrier::select64;
use crate::backend::portable::generated::fe25519_64::{Loose, Tight};
use crate::curve::Backend;
use crate::curve::ladder::Projective;
use crate::field::{Field, Words};
use crate::scalar::Order;
use zeroize::Zeroize;

/// Arithmetic for CPUs with BMI2 and ADX. Its functions are only to be called on those: they stand in the registries
/// with these needs.
#[derive(Clone, Copy)]
pub(crate) struct Adx;

impl Field for Adx {
    type Tight = Tight;
    type Loose = Loose;

    const ZERO: Tight = Portable64::ZERO;
    const ONE: Tight = Portable64::ONE;

    #[inline(always)]
    fn mul(a: impl Into<Loose>, b: impl Into<Loose>) -> Tight {
        let (a, b) = (a.into(), b.into());
        let mut out = Self::ZERO;
        // SAFETY: three elements; the CPU has BMI2 and ADX, or it would not be here.
        unsafe { fe25519_adx::mul(&mut out.0, &a.0, &b.0) };
        out
    }
    #[inline(always)]
    fn square(a: impl Into<Loose>) -> Tight {
        let a = a.into();
        let mut out = Self::ZERO;
        // SAFETY: as above.
        unsafe { fe25519_adx::square(&mut out.0, &a.0) };
        out
    }
    #[inline(always)]
    fn square_times(mut a: Tight, n: u32) -> Tight {
        if n > 0 {
            // SAFETY: as above, and n is at least 1.
            unsafe { fe25519_adx::square_n(&mut a.0, n.into()) };
        }
        a
    }
    #[inline(always)]
    fn mul_121666(a: impl Into<Loose>) -> Tight {
        let a = a.into();
        let mut out = Self::ZERO;
        // SAFETY: as above.
        unsafe { fe25519_adx::mul_121666(&mut out.0, &a.0) };
        out
    }
    #[inline(always)]
    fn add(a: Tight, b: Tight) -> Loose {
        <Portable64 as Field>::add(a, b)
    }
    #[inline(always)]
    fn sub(a: Tight, b: Tight) -> Loose {
        Portable64::sub(a, b)
    }
    #[inline(always)]
    fn neg(a: Tight) -> Loose {
        Portable64::neg(a)
    }
    #[inline(always)]
    fn carry(a: Loose) -> Tight {
        Portable64::carry(a)
    }
    #[inline(always)]
    fn carry_add(a: Tight, b: Tight) -> Tight {
        Portable64::carry_add(a, b)
    }
    #[inline(always)]
    fn carry_sub(a: Tight, b: Tight) -> Tight {
        Portable64::carry_sub(a, b)
    }
    #[inline(always)]
    fn select(flag: u8, zero: Tight, one: Tight) -> Tight {
        Portable64::select(flag, zero, one)
    }
    #[inline(always)]
    fn from_words(words: &Words) -> Tight {
        Portable64::from_words(words)
    }
    fn to_words(a: Tight) -> Words {
        Portable64::to_words(a)
    }
    fn invert(a: Tight) -> Tight {
        Portable64::invert(a)
    }
}

impl Order for Adx {
    fn montgomery_mul(a: &Words, b: &Words) -> Words {
        Portable64::montgomery_mul(a, b)
    }
    fn add(a: &Words, b: &Words) -> Words {
        <Portable64 as Order>::add(a, b)
    }
}

/// The state's places: u of the difference, then X and Z of the point that is doubled and of the other one.
const X1: usize = 0;
const X2: usize = 1;
const Z2: usize = 2;
const X3: usize = 3;
const Z3: usize = 4;

impl Backend for Adx {
    fn ladder(k: &[u8; 32], u: Tight) -> Projective<Self> {
        let mut state = State::default();
        state[X1] = u.0;
        state[X2] = Self::ONE.0;
        state[X3] = u.0;
        state[Z3] = Self::ONE.0;
        let mut swapped = 0;
        for i in (0..255).rev() {
            let bit = k[i / 8] >> (i % 8) & 1;
            swap(&mut state, bit ^ swapped, X2, X3);
            swap(&mut state, bit ^ swapped, Z2, Z3);
            swapped = bit;
            // SAFETY: a whole state; the CPU has BMI2 and ADX, or it would not be here.
            unsafe { fe25519_adx::ladder_step(&mut state) };
        }
        // Bit 0 of a clamped number is clear: nothing to swap back.
        let result = Projective {
            x: Tight(state[X2]),
            z: Tight(state[Z2]),
        };
        state.zeroize();
        result
    }
}

#[inline(always)]
fn swap(state: &mut State, flag: u8, i: usize, j: usize) {
    let (a, b) = (state[i], state[j]);
    for limb in 0..4 {
        state[i][limb] = select64(flag != 0, a[limb], b[limb]);
        state[j][limb] = select64(flag != 0, b[limb], a[limb]);
    }
}
