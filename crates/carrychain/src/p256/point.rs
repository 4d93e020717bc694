//! Points of y^2 = x^3 - 3x + b, and the formulas to double and add them.
//!
//! Jacobian coordinates (X, Y, Z) stand for (X/Z^2, Y/Z^3), and any triple with Z = 0 for the point
//! at infinity. Formulas: Cohen, Miyaji, Ono, "Efficient elliptic curve exponentiation using mixed
//! coordinates" (1998); co-Z addition: Meloni, "New point addition formulae for ECC applications" (2007).
//! M, S are multiplications and squarings in the field.

use super::arithmetic::Residue;
use super::words::Words;
use subtle::Choice;

/// b.
const B: Words = [
    0x3bce_3c3e_27d2_604b,
    0x651d_06b0_cc53_b0f6,
    0xb3eb_bd55_7698_86bc,
    0x5ac6_35d8_aa3a_93e7,
];

/// A point other than infinity, (x, y).
#[derive(Clone, Copy)]
pub(crate) struct Affine<F> {
    pub(crate) x: F,
    pub(crate) y: F,
}

/// Any point, in Jacobian coordinates.
#[derive(Clone, Copy)]
pub(crate) struct Jacobian<F> {
    pub(crate) x: F,
    pub(crate) y: F,
    pub(crate) z: F,
}

/// x^3 - 3x + b.
fn right_side<F: Residue>(x: &F) -> F {
    x.square()
        .sub(&F::ONE.triple())
        .mul(x)
        .add(&F::from_words(&B))
}

impl<F: Residue> Affine<F> {
    /// The point with these coordinates, both below p, if they are a point of the curve.
    pub(crate) fn new(x: &Words, y: &Words) -> Option<Self> {
        let (x, y) = (F::from_words(x), F::from_words(y));
        let on_curve = y.square().equals(&right_side(&x));
        bool::from(on_curve).then_some(Self { x, y })
    }

    /// The point with this x, below p, and an odd or even y, if there is one.
    ///
    /// p = 3 mod 4, so a root of a square v is v^((p+1)/4), (p+1)/4 = 2^254 - 2^222 + 2^190 + 2^94
    /// = (((2^32 - 1) 2^32 + 1) 2^96 + 1) 2^94. No point has y = 0: the order of the group is odd.
    pub(crate) fn with_x(x: &Words, y_is_odd: bool) -> Option<Self> {
        let x = F::from_words(x);
        let v = right_side(&x);
        let (mut ones, mut n) = (v, 1); // v^(2^n - 1)
        while n < 32 {
            ones = ones.square_n(n).mul(&ones);
            n *= 2;
        }
        let root = ones.square_n(32).mul(&v).square_n(96).mul(&v).square_n(94);
        if !bool::from(root.square().equals(&v)) {
            return None;
        }
        let is_odd = root.to_words()[0] & 1 == 1;
        let y = if is_odd == y_is_odd { root } else { root.neg() };
        Some(Self { x, y })
    }

    /// The point with these coordinates, which [`Affine::new`] accepts.
    pub(crate) fn from_words([x, y]: &[Words; 2]) -> Self {
        Self {
            x: F::from_words(x),
            y: F::from_words(y),
        }
    }

    /// Both coordinates, below p.
    pub(crate) fn to_words(self) -> [Words; 2] {
        [self.x.to_words(), self.y.to_words()]
    }

    /// -P if `negate`, else P.
    #[inline]
    pub(crate) fn negate_if(&self, negate: Choice) -> Self {
        Self {
            x: self.x,
            y: F::select(&self.y, &self.y.neg(), negate),
        }
    }

    /// 2P and P over one Z, and that Z: from (4xy^2, 8y^4, 2y), which is P.
    fn doubled(&self) -> (Self, Self, F) {
        let yy = self.y.square();
        let x = self.x.mul(&yy).double().double();
        let y = yy.double().square().double();
        let m = self.x.sub(&F::ONE).mul(&self.x.add(&F::ONE)).triple();
        let twice_x = m.square().sub(&x).sub(&x);
        let twice_y = m.mul(&x.sub(&twice_x)).sub(&y);
        let twice = Self {
            x: twice_x,
            y: twice_y,
        };
        (twice, Self { x, y }, self.y.double())
    }

    /// P, 3P, 5P, ..., (2N-1)P, in time that depends on P.
    ///
    /// 2P and the newest multiple share one Z, so the next one is a co-Z addition (5M + 2S), and Z
    /// grows by a known factor h. One inversion of the last Z and the factors h make all of them affine.
    pub(crate) fn odd_multiples<const N: usize>(&self) -> [Self; N] {
        let (mut twice, mut last, mut z) = self.doubled();
        let mut multiples = [*self; N];
        let mut factors = [F::ONE; N];
        for (multiple, factor) in multiples.iter_mut().zip(&mut factors).skip(1) {
            // 2P = +-last would need an odd multiple of P, of at most 2N + 1, to be infinity.
            let h = twice.x.sub(&last.x);
            let r = twice.y.sub(&last.y);
            let hh = h.square();
            twice.x = twice.x.mul(&hh);
            let v = last.x.mul(&hh);
            twice.y = twice.y.mul(&twice.x.sub(&v));
            last.x = r.square().sub(&twice.x).sub(&v);
            last.y = r.mul(&twice.x.sub(&last.x)).sub(&twice.y);
            z = z.mul(&h);
            (*multiple, *factor) = (last, h);
        }
        // From the last to the first, `inverse` is 1/Z of the multiple.
        let mut inverse = z.invert_vartime();
        for (multiple, factor) in multiples.iter_mut().zip(&factors).skip(1).rev() {
            let square = inverse.square();
            multiple.x = multiple.x.mul(&square);
            multiple.y = multiple.y.mul(&square.mul(&inverse));
            inverse = inverse.mul(factor);
        }
        multiples
    }
}

impl<F: Residue> From<Affine<F>> for Jacobian<F> {
    #[inline]
    fn from(p: Affine<F>) -> Self {
        Self {
            x: p.x,
            y: p.y,
            z: F::ONE,
        }
    }
}

impl<F: Residue> Jacobian<F> {
    /// The point at infinity.
    pub(crate) const INFINITY: Self = Self {
        x: F::ONE,
        y: F::ONE,
        z: F::ZERO,
    };

    /// Whether it is infinity.
    pub(crate) fn is_infinity(&self) -> Choice {
        self.z.is_zero()
    }

    /// 2^n P for every P. n (4M + 4S) + 1S, and fewer additions than n doublings one by one.
    ///
    /// With Y' = 2Y and W = Z^4, which both carry over: M = 3 (X^2 - W), S = X Y'^2,
    /// X := M^2 - 2S, Z := Y' Z, W := Y'^4 W, Y' := 2 M (S - X) - Y'^4.
    #[inline]
    pub(crate) fn double_n(&self, n: u32) -> Self {
        let Self { mut x, y, mut z } = *self;
        let mut y2 = y.double();
        let mut w = z.square().square();
        for i in 0..n {
            let m = x.square().sub(&w).triple();
            let yy4 = y2.square();
            let s = x.mul(&yy4);
            let yyyy16 = yy4.square();
            if i + 1 < n {
                w = w.mul(&yyyy16);
            }
            x = m.square().sub(&s).sub(&s);
            z = y2.mul(&z);
            y2 = m.mul(&s.sub(&x)).double().sub(&yyyy16);
        }
        Self {
            x,
            y: y2.halve(),
            z,
        }
    }

    /// P + Q, where P is neither infinity nor Q; P = -Q is right. 8M + 3S.
    #[inline]
    pub(crate) fn add_affine(&self, q: &Affine<F>) -> Self {
        let (h, r) = self.differences(q);
        self.add_with(&h, &r)
    }

    /// P + Q for all P and Q.
    pub(crate) fn add_affine_complete(&self, q: &Affine<F>) -> Self {
        let (h, r) = self.differences(q);
        let sum = self.add_with(&h, &r);
        let sum = Self::select(&sum, &self.double_n(1), h.is_zero() & r.is_zero());
        Self::select(&sum, &(*q).into(), self.is_infinity())
    }

    /// P + Q for all P and Q, in time that depends on both.
    #[inline]
    pub(crate) fn add_affine_vartime(&self, q: &Affine<F>) -> Self {
        if bool::from(self.is_infinity()) {
            return (*q).into();
        }
        let (h, r) = self.differences(q);
        if bool::from(h.is_zero() & r.is_zero()) {
            return self.double_n(1);
        }
        self.add_with(&h, &r)
    }

    /// (h, r) = (x_Q Z^2 - X, y_Q Z^3 - Y): h = 0 if P = +-Q, both are 0 if P = Q.
    #[inline]
    fn differences(&self, q: &Affine<F>) -> (F, F) {
        let zz = self.z.square();
        let h = q.x.mul(&zz).sub(&self.x);
        let r = q.y.mul(&zz.mul(&self.z)).sub(&self.y);
        (h, r)
    }

    /// P + Q from their differences, unless P is infinity or Q. If P = -Q, then h = 0 makes Z = 0.
    #[inline]
    fn add_with(&self, h: &F, r: &F) -> Self {
        let hh = h.square();
        let hhh = hh.mul(h);
        let v = self.x.mul(&hh);
        let x = r.square().sub(&hhh).sub(&v).sub(&v);
        let y = r.mul(&v.sub(&x)).sub(&self.y.mul(&hhh));
        let z = self.z.mul(h);
        Self { x, y, z }
    }

    /// -P if `negate`, else P.
    pub(crate) fn negate_if(&self, negate: Choice) -> Self {
        Self {
            y: F::select(&self.y, &self.y.neg(), negate),
            ..*self
        }
    }

    #[inline]
    fn select(p: &Self, q: &Self, choose_q: Choice) -> Self {
        Self {
            x: F::select(&p.x, &q.x, choose_q),
            y: F::select(&p.y, &q.y, choose_q),
            z: F::select(&p.z, &q.z, choose_q),
        }
    }

    /// The affine point; (0, 0) for infinity.
    pub(crate) fn to_affine(self) -> Affine<F> {
        let inverse = self.z.invert();
        let square = inverse.square();
        Affine {
            x: self.x.mul(&square),
            y: self.y.mul(&square.mul(&inverse)),
        }
    }

    /// The affine x; 0 for infinity.
    pub(crate) fn affine_x(self) -> F {
        self.x.mul(&self.z.invert().square())
    }
}
