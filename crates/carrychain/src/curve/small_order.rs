//! The eight points of small order.

use crate::field::{P, Words};

/// y of two of the four points of order 8, P - this that of the others: those where d y^4 + 2 y^2 = 1, so that
/// y^2 = -x^2 and y of the double is 0.
const Y8: Words = [
    0xb027b2c28f95e826,
    0xf098eff289f4c345,
    0x3933c6d305acdfd5,
    0x05fc536d880238b1,
];

/// P - `Y8`.
const MINUS_Y8: Words = [
    0x4fd84d3d706a17c7,
    0x0f67100d760b3cba,
    0xc6cc392cfa53202a,
    0x7a03ac9277fdc74e,
];

/// Whether the points of the curve with this y, which is below p, have an order that divides 8. The order 1 has
/// y = 1, the order 2 has y = -1, the order 4 has y = 0.
pub(crate) fn is_small_order(y: &Words) -> bool {
    let minus_one = [P[0] - 1, P[1], P[2], P[3]];
    [[1, 0, 0, 0], minus_one, [0; 4], Y8, MINUS_Y8].contains(y)
}
