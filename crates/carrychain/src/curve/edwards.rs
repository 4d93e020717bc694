//! Points of the twisted Edwards curve -x^2 + y^2 = 1 + d x^2 y^2 and the group law.
//!
//! The formulas are those of Hisil, Wong, Carter and Dawson, "Twisted Edwards Curves Revisited"
//! (ASIACRYPT 2008); d is not a square, so they hold for every pair of points. A sum or double comes as
//! four factors, and what follows decides whether T, which only an addition reads, is multiplied out.

use crate::field::{Field, Words};

/// d = -121665/121666.
pub(crate) const D: Words = [
    0x75eb4dca135978a3,
    0x00700a4d4141d8ab,
    0x8cc740797779e898,
    0x52036cee2b6ffe73,
];

/// 2 d.
pub(crate) const TWO_D: Words = [
    0xebd69b9426b2f159,
    0x00e0149a8283b156,
    0x198e80f2eef3d130,
    0x2406d9dc56dffce7,
];

/// x and y, both below p.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Affine {
    pub(crate) x: Words,
    pub(crate) y: Words,
}

/// X : Y : Z with x = X / Z, y = Y / Z: what a doubling reads.
#[derive(Clone, Copy)]
pub(crate) struct Projective<F: Field> {
    pub(crate) x: F::Tight,
    pub(crate) y: F::Tight,
    pub(crate) z: F::Tight,
}

/// X : Y : Z and T = X Y / Z: what an addition reads.
#[derive(Clone, Copy)]
pub(crate) struct Extended<F: Field> {
    pub(crate) x: F::Tight,
    pub(crate) y: F::Tight,
    pub(crate) z: F::Tight,
    pub(crate) t: F::Tight,
}

/// A sum or double, not yet multiplied out: X = E F, Y = G H, Z = F G, T = E H.
#[derive(Clone, Copy)]
pub(crate) struct Completed<F: Field> {
    e: F::Loose,
    f: F::Loose,
    g: F::Loose,
    h: F::Loose,
}

/// The second operand of an addition: Y + X, Y - X, 2 Z, 2 d T.
#[derive(Clone, Copy)]
pub(crate) struct Cached<F: Field> {
    y_plus_x: F::Loose,
    y_minus_x: F::Loose,
    z2: F::Loose,
    t2d: F::Tight,
}

/// The second operand of an addition with Z = 1, which saves a multiplication: y + x, y - x, 2 d x y.
#[derive(Clone, Copy)]
pub(crate) struct Niels<F: Field> {
    pub(crate) y_plus_x: F::Tight,
    pub(crate) y_minus_x: F::Tight,
    pub(crate) xy2d: F::Tight,
}

impl<F: Field> Projective<F> {
    /// The neutral element (0, 1).
    pub(crate) const IDENTITY: Self = Self {
        x: F::ZERO,
        y: F::ONE,
        z: F::ONE,
    };

    /// 2 `self`.
    #[inline(always)]
    pub(crate) fn double(&self) -> Completed<F> {
        let xx = F::square(self.x);
        let yy = F::square(self.y);
        let zz = F::square(self.z);
        let h = F::carry_add(yy, xx);
        let g = F::carry_sub(yy, xx);
        Completed {
            e: F::sub(F::square(F::add(self.x, self.y)), h),
            f: F::add(F::carry_sub(zz, g), zz),
            g: g.into(),
            h: h.into(),
        }
    }

    /// Whether this is (0, 1); the answer is public.
    pub(crate) fn is_identity_vartime(&self) -> bool {
        F::equal_vartime(self.x, F::ZERO) && F::equal_vartime(self.y, self.z)
    }
}

impl<F: Field> Extended<F> {
    /// The neutral element (0, 1).
    pub(crate) const IDENTITY: Self = Self {
        x: F::ZERO,
        y: F::ONE,
        z: F::ONE,
        t: F::ZERO,
    };

    /// The point (x, y).
    pub(crate) fn from_affine(x: F::Tight, y: F::Tight) -> Self {
        Self {
            x,
            y,
            z: F::ONE,
            t: F::mul(x, y),
        }
    }

    /// -`self`.
    pub(crate) fn negate(&self) -> Self {
        Self {
            x: F::carry(F::neg(self.x)),
            t: F::carry(F::neg(self.t)),
            ..*self
        }
    }

    /// The same point without T.
    #[inline(always)]
    pub(crate) fn to_projective(self) -> Projective<F> {
        Projective {
            x: self.x,
            y: self.y,
            z: self.z,
        }
    }

    /// The same point as a second operand.
    #[inline(always)]
    pub(crate) fn to_cached(self) -> Cached<F> {
        Cached {
            y_plus_x: F::add(self.y, self.x),
            y_minus_x: F::sub(self.y, self.x),
            z2: F::add(self.z, self.z),
            t2d: F::mul(self.t, F::from_words(&TWO_D)),
        }
    }

    /// `self` + `other`, or `self` - `other` if `negative`, which is public.
    #[inline(always)]
    pub(crate) fn add(&self, other: &Cached<F>, negative: bool) -> Completed<F> {
        let (plus, minus) = swap_if(negative, other.y_plus_x, other.y_minus_x);
        let a = F::mul(F::sub(self.y, self.x), minus);
        let b = F::mul(F::add(self.y, self.x), plus);
        let c = F::mul(self.t, other.t2d);
        let d = F::mul(self.z, other.z2);
        let (f, g) = swap_if(negative, F::sub(d, c), F::add(d, c));
        Completed {
            e: F::sub(b, a),
            f,
            g,
            h: F::add(b, a),
        }
    }

    /// `self` + `other`, or `self` - `other` if `negative`, which is public.
    #[inline(always)]
    pub(crate) fn add_niels(&self, other: &Niels<F>, negative: bool) -> Completed<F> {
        let (plus, minus) = swap_if(negative, other.y_plus_x, other.y_minus_x);
        let a = F::mul(F::sub(self.y, self.x), minus);
        let b = F::mul(F::add(self.y, self.x), plus);
        let c = F::mul(self.t, other.xy2d);
        let d = F::carry_add(self.z, self.z);
        let (f, g) = swap_if(negative, F::sub(d, c), F::add(d, c));
        Completed {
            e: F::sub(b, a),
            f,
            g,
            h: F::add(b, a),
        }
    }
}

/// `b`, `a` if `flag`, else `a`, `b`. -(x, y) = (-x, y), so to negate an operand is to swap twice.
#[inline(always)]
fn swap_if<T>(flag: bool, a: T, b: T) -> (T, T) {
    if flag { (b, a) } else { (a, b) }
}

impl<F: Field> Completed<F> {
    #[inline(always)]
    pub(crate) fn to_projective(self) -> Projective<F> {
        Projective {
            x: F::mul(self.e, self.f),
            y: F::mul(self.g, self.h),
            z: F::mul(self.f, self.g),
        }
    }

    #[inline(always)]
    pub(crate) fn to_extended(self) -> Extended<F> {
        Extended {
            x: F::mul(self.e, self.f),
            y: F::mul(self.g, self.h),
            z: F::mul(self.f, self.g),
            t: F::mul(self.e, self.h),
        }
    }
}
