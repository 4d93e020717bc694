//! What the curve code asks of a backend: arithmetic modulo p and modulo n.

use super::words::Words;
use subtle::Choice;
use zeroize::Zeroize;

/// Integers modulo an odd m, 2^255 < m < 2^256, in Montgomery form with R = 2^256.
///
/// Every value is reduced, so that equal values have equal representations. All but
/// [`invert_vartime`](Residue::invert_vartime) take time that does not depend on the values.
pub(crate) trait Residue: Copy + Zeroize {
    /// 0.
    const ZERO: Self;
    /// 1.
    const ONE: Self;

    /// Of x < m.
    fn from_words(x: &Words) -> Self;
    /// The value, below m.
    fn to_words(&self) -> Words;
    /// Of x R mod m: an entry of a table.
    fn from_montgomery(x: &Words) -> Self;
    /// x R mod m.
    fn to_montgomery(&self) -> Words;

    /// x y.
    fn mul(&self, y: &Self) -> Self;
    /// x^2.
    fn square(&self) -> Self;
    /// x + y.
    fn add(&self, y: &Self) -> Self;
    /// x - y.
    fn sub(&self, y: &Self) -> Self;
    /// -x.
    fn neg(&self) -> Self;
    /// x/2.
    fn halve(&self) -> Self;
    /// 1/x, or 0 for 0.
    fn invert(&self) -> Self;
    /// The same in time that depends on x.
    fn invert_vartime(&self) -> Self;

    /// x = 0.
    fn is_zero(&self) -> Choice;
    /// `y` if `choose_y`, else `x`.
    fn select(x: &Self, y: &Self, choose_y: Choice) -> Self;

    /// 2x.
    fn double(&self) -> Self {
        self.add(self)
    }

    /// 3x.
    fn triple(&self) -> Self {
        self.double().add(self)
    }

    /// x = y.
    fn equals(&self, y: &Self) -> Choice {
        self.sub(y).is_zero()
    }

    /// x^(2^n).
    fn square_n(&self, n: u32) -> Self {
        (0..n).fold(*self, |x, _| x.square())
    }
}

/// One backend's arithmetic for P-256.
pub(crate) trait Arithmetic {
    /// Integers modulo p.
    type Field: Residue;
    /// Integers modulo n.
    type Scalar: Residue;
}
