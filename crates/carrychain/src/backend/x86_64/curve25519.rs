//! Curve25519 with `mulx`, `adcx` and `adox`: products and ladder steps are kernels, the rest is [`Portable64`]'s, whose
//! elements have the same form. What a kernel takes is a loose element, what it gives is a tight one.

use super::fe25519_adx;
use super::kernels::State;
use crate::backend::portable::Portable64;
use crate::backend::portable::generated::fe25519_64::{Loose, Tight};
use crate::curve::Backend;
use crate::curve::ladder::Projective;
use crate::field::{Field, Words};
use crate::scalar::Order;
use zeroize::Zeroizing;

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

impl Backend for Adx {
    fn ladder(k: &[u8; 32], u: Tight) -> Projective<Self> {
        // As in the portable ladder: "doubled" and "sum", the next of which is doubled being a choice.
        let doubled = Projective::<Self> { x: u, z: Self::ONE };
        let sum = doubled.double();
        let mut state = Zeroizing::new(State {
            x1: u.0,
            x2: doubled.x.0,
            z2: doubled.z.0,
            x3: sum.x.0,
            z3: sum.z.0,
            ..State::default()
        });
        let mut previous = 0;
        for i in (3..254).rev() {
            let bit = k[i / 8] >> (i % 8) & 1;
            state.choice[0] = u64::from(bit ^ previous);
            previous = bit;
            // SAFETY: a whole state, tight; the CPU has BMI2 and ADX, or it would not be here.
            unsafe { fe25519_adx::ladder_step_choice(&mut *state) };
        }
        let point = |x: &Words, z: &Words| Projective {
            x: Tight(*x),
            z: Tight(*z),
        };
        let (doubled, sum) = (point(&state.x2, &state.z2), point(&state.x3, &state.z3));
        Projective::select(previous, &doubled, &sum)
            .double()
            .double()
            .double()
    }
}
