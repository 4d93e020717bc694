//! The Montgomery ladder: k P from P by u-coordinates alone (RFC 7748, section 5).
//!
//! A step takes n P and (n + 1) P to their sum and the double of one of them, all as X : Z with u = X / Z.
//! With (X2 : Z2), (X3 : Z3) the two points and u their difference:
//!
//! ```text
//! sum:     X = ((X2 + Z2)(X3 - Z3) + (X2 - Z2)(X3 + Z3))^2
//!          Z = u ((X2 + Z2)(X3 - Z3) - (X2 - Z2)(X3 + Z3))^2
//! double:  AA = (X2 + Z2)^2, BB = (X2 - Z2)^2, E = AA - BB
//!          X = AA BB,  Z = E (BB + 121666 E)
//! ```

use crate::field::Field;

/// A point of the Montgomery curve without its v: u = x / z, and z = 0 at infinity.
#[derive(Clone, Copy)]
pub(crate) struct Projective<F: Field> {
    pub(crate) x: F::Tight,
    pub(crate) z: F::Tight,
}

impl<F: Field> Projective<F> {
    #[inline(always)]
    pub(crate) fn select(flag: u8, zero: &Self, one: &Self) -> Self {
        Self {
            x: F::select(flag, zero.x, one.x),
            z: F::select(flag, zero.z, one.z),
        }
    }

    #[inline(always)]
    pub(crate) fn double(&self) -> Self {
        let aa = F::square(F::add(self.x, self.z));
        let bb = F::square(F::sub(self.x, self.z));
        let e = F::sub(aa, bb);
        Self {
            x: F::mul(aa, bb),
            z: F::mul(e, F::add(bb, F::mul_121666(e))),
        }
    }

    /// `self` + `other`, whose difference is ± the point at u.
    #[inline(always)]
    fn add(&self, other: &Self, u: F::Tight) -> Self {
        let da = F::mul(F::add(self.x, self.z), F::sub(other.x, other.z));
        let cb = F::mul(F::sub(self.x, self.z), F::add(other.x, other.z));
        Self {
            x: F::square(F::add(da, cb)),
            z: F::mul(u, F::square(F::sub(da, cb))),
        }
    }

    /// u, or 0 at infinity.
    pub(crate) fn to_affine(self) -> F::Tight {
        F::mul(self.x, F::invert(self.z))
    }
}

/// k P for the point at `u`. `k` is clamped: bit 255 is clear, bit 254 is set, bits 0 to 2 are clear.
pub(crate) fn ladder<F: Field>(k: &[u8; 32], u: F::Tight) -> Projective<F> {
    // After the top bit: P and 2 P. Which of n P and (n + 1) P gets doubled depends on the next bit, but the
    // sum does not; so the two are kept as "doubled" and "sum" and one selection replaces the swap.
    let mut doubled = Projective { x: u, z: F::ONE };
    let mut sum = doubled.double();
    let mut previous = 0;
    for i in (3..254).rev() {
        let bit = k[i / 8] >> (i % 8) & 1;
        let next = Projective::select(bit ^ previous, &doubled, &sum);
        (doubled, sum) = (next.double(), doubled.add(&sum, u));
        previous = bit;
    }
    Projective::select(previous, &doubled, &sum)
        .double()
        .double()
        .double()
}
