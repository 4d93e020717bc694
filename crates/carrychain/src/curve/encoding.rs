//! Points as bytes: y with the lowest bit of x in bit 255 (RFC 8032, section 5.1.2), and u of the Montgomery
//! curve.

use super::edwards::{Affine, D, Projective};
use crate::field::{Field, P, Words, less_vartime, words_from_bytes, words_to_bytes};

/// A square root of -1: 2^((p - 1) / 4).
const SQRT_MINUS_ONE: Words = [
    0xc4ee1b274a0ea0b0,
    0x2f431806ad2fe478,
    0x2b4d00993dfbd7a7,
    0x2b8324804fc1df0b,
];

impl Affine {
    /// The encoding.
    pub(crate) fn encode(&self) -> [u8; 32] {
        let mut words = self.y;
        words[3] |= self.x[0] << 63;
        words_to_bytes(&words)
    }
}

impl<F: Field> Projective<F> {
    /// x and y.
    pub(crate) fn to_affine(self) -> Affine {
        let inverse = F::invert(self.z);
        Affine {
            x: F::to_words(F::mul(self.x, inverse)),
            y: F::to_words(F::mul(self.y, inverse)),
        }
    }

    /// u = (1 + y) / (1 - y), or 0 for the neutral element (RFC 7748, section 4.1).
    pub(crate) fn to_u(self) -> F::Tight {
        let (numerator, denominator) = (F::add(self.z, self.y), F::carry_sub(self.z, self.y));
        F::mul(numerator, F::invert(denominator))
    }
}

/// The point that 32 bytes stand for.
#[derive(Clone, Copy)]
pub(crate) struct Decoded<F: Field> {
    pub(crate) x: F::Tight,
    pub(crate) y: F::Tight,
    /// Whether the bytes are the point's encoding; they are not if y is p or more, or if x is 0 and its bit is 1.
    pub(crate) canonical: bool,
}

/// The point of the curve with this y modulo p and, where x is not 0, this lowest bit of x; `None` if there is none.
///
/// Takes a time that depends on the bytes.
pub(crate) fn decode_vartime<F: Field>(bytes: &[u8; 32]) -> Option<Decoded<F>> {
    let mut words = words_from_bytes(bytes);
    let odd = words[3] >> 63;
    words[3] &= u64::MAX >> 1;
    let y = F::from_words(&words);

    // x^2 = u / v with u = y^2 - 1, v = d y^2 + 1; v is never 0, as -1/d is not a square.
    let yy = F::square(y);
    let u = F::carry_sub(yy, F::ONE);
    let v = F::add(F::mul(yy, F::from_words(&D)), F::ONE);
    // x = u (u v)^((p - 5) / 8) has v x^2 = u (u v)^((p - 1) / 4), and that power is a fourth root of 1: ±1 if
    // u / v is a square.
    let mut x = F::mul(u, F::pow_p58(F::mul(u, v)));
    let check = F::mul(v, F::square(x));
    if !F::equal_vartime(check, u) {
        if !F::equal_vartime(check, F::carry(F::neg(u))) {
            return None;
        }
        x = F::mul(x, F::from_words(&SQRT_MINUS_ONE));
    }

    let x_words = F::to_words(x);
    if x_words[0] & 1 != odd {
        x = F::carry(F::neg(x));
    }
    let canonical = less_vartime(&words, &P) && !(x_words == [0; 4] && odd == 1);
    Some(Decoded { x, y, canonical })
}

/// [`decode_vartime`] for all backends.
pub(crate) fn decode_affine_vartime<F: Field>(bytes: &[u8; 32]) -> Option<Affine> {
    decode_vartime::<F>(bytes).map(|point| Affine {
        x: F::to_words(point.x),
        y: F::to_words(point.y),
    })
}

/// u, as bytes, of a point of the Edwards curve.
pub(crate) fn affine_to_u<F: Field>(point: &Affine) -> [u8; 32] {
    let point = Projective::<F> {
        x: F::from_words(&point.x),
        y: F::from_words(&point.y),
        z: F::ONE,
    };
    words_to_bytes(&F::to_words(point.to_u()))
}
