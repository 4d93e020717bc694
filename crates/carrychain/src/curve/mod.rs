//! Curve25519 in its two shapes, over whichever field: the Montgomery curve v^2 = u^3 + 486662 u^2 + u and the
//! twisted Edwards curve -x^2 + y^2 = 1 + d x^2 y^2 with d = -121665/121666 (RFC 7748, section 4.1).

pub(crate) mod base;
pub(crate) mod double_scalar;
pub(crate) mod edwards;
pub(crate) mod encoding;
pub(crate) mod ladder;
pub(crate) mod small_order;
mod tables;

use crate::field::Field;
use crate::scalar::Order;

/// What a backend brings to Curve25519: both its fields, and its own ladder if it has one.
pub(crate) trait Backend: Field + Order {
    /// k P for the point at `u`. `k` is clamped.
    fn ladder(k: &[u8; 32], u: Self::Tight) -> ladder::Projective<Self> {
        ladder::ladder(k, u)
    }
}

#[cfg(test)]
mod tests;
