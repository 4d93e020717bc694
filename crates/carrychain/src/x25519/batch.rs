//! Many secrets and points at once: the ladders one by one, their inversions together.

use super::{X25519_BATCH, decode_u, encode_u};
use crate::curve::Backend;
use crate::scalar::clamp;
use core::fmt;
use zeroize::Zeroizing;

/// How many inversions are put together: at 32, what remains of one is under 1 % of a ladder.
const CHUNK: usize = 32;

/// The slices given to [`x25519_batch`] differ in length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BatchError {
    /// How many secrets there are.
    pub scalars: usize,
    /// How many points there are.
    pub us: usize,
    /// How many results there is room for.
    pub out: usize,
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { scalars, us, out } = self;
        write!(
            f,
            "batch lengths differ: {scalars} secrets, {us} points, room for {out} results"
        )
    }
}

impl core::error::Error for BatchError {}

/// X25519 of each secret and the point of the same index; each result is the same as [`x25519`](super::x25519)'s.
///
/// # Errors
///
/// If the slices differ in length; `out` is left as it is.
pub fn x25519_batch(
    scalars: &[[u8; 32]],
    us: &[[u8; 32]],
    out: &mut [[u8; 32]],
) -> Result<(), BatchError> {
    if scalars.len() != us.len() || scalars.len() != out.len() {
        return Err(BatchError {
            scalars: scalars.len(),
            us: us.len(),
            out: out.len(),
        });
    }
    (X25519_BATCH.in_use().function)(scalars, us, out);
    Ok(())
}

pub(super) fn scalar_mult_each<B: Backend>(
    scalars: &[[u8; 32]],
    us: &[[u8; 32]],
    out: &mut [[u8; 32]],
) {
    for ((scalars, us), out) in scalars
        .chunks(CHUNK)
        .zip(us.chunks(CHUNK))
        .zip(out.chunks_mut(CHUNK))
    {
        scalar_mult_chunk::<B>(scalars, us, out);
    }
}

/// Montgomery's trick: with the products z_0 ... z_i at hand, 1 / z_i is what 1 / (z_0 ... z_i) leaves when
/// multiplied by z_0 ... z_(i-1), and 1 / (z_0 ... z_(i-1)) when multiplied by z_i.
fn scalar_mult_chunk<B: Backend>(scalars: &[[u8; 32]], us: &[[u8; 32]], out: &mut [[u8; 32]]) {
    let mut points = [(B::ZERO, B::ONE); CHUNK];
    let mut before = [B::ONE; CHUNK];
    let mut product = B::ONE;
    for (((scalar, u), point), before) in scalars.iter().zip(us).zip(&mut points).zip(&mut before) {
        let k = Zeroizing::new(clamp(*scalar));
        let result = B::ladder(&k, decode_u::<B>(u));
        // At infinity, where the result is 0, 0 / 1 takes the place of X / 0.
        let infinite = B::is_zero(result.z);
        *point = (
            B::select(infinite, result.x, B::ZERO),
            B::select(infinite, result.z, B::ONE),
        );
        *before = product;
        product = B::mul(product, point.1);
    }
    let mut inverse = B::invert(product);
    for ((out, (x, z)), before) in out.iter_mut().zip(&points).zip(&before).rev() {
        *out = encode_u::<B>(B::mul(*x, B::mul(inverse, *before)));
        inverse = B::mul(inverse, *z);
    }
}
