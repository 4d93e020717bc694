//! Tables of multiples of base points, by big-integer arithmetic. Shapes are set here and nowhere else.
//!
//! Every coordinate is four little-endian 64-bit words, whatever the backend's own words are.

pub mod ed25519;
pub mod p256;
pub mod rust;

use num_bigint::BigUint;

/// Windows of the fixed-base tables: row i holds 2^(step i) times multiples of the base point.
#[derive(Clone, Copy, Debug)]
pub struct Windows {
    /// Bits of a signed digit times the rows that share a doubling.
    pub step: u32,
    /// Rows.
    pub rows: usize,
    /// Multiples in a row.
    pub entries: usize,
    /// Which: 1, 3, 5, ... or 1, 2, 3, ....
    pub odd: bool,
}

/// Ed25519, fixed base: signed radix 32, every second digit (the others by five doublings in between).
pub const ED25519_WINDOWS: Windows = Windows {
    step: 10,
    rows: 26,
    entries: 16,
    odd: false,
};
/// Ed25519, verification: 1, 3, ..., 127, of the base point and of 2^128 times it.
pub const ED25519_ODD: usize = 64;
/// P-256, fixed base: odd signed digits of 6 bits, no doublings.
pub const P256_WINDOWS: Windows = Windows {
    step: 6,
    rows: 43,
    entries: 32,
    odd: true,
};
/// P-256, verification: 1, 3, ..., 127.
pub const P256_ODD: usize = 64;

/// An abelian group, as far as tables need one.
trait Group {
    /// An element.
    type Point: Clone;
    /// a + b.
    fn add(&self, a: &Self::Point, b: &Self::Point) -> Self::Point;
}

/// Row i: j 2^(step i) base, for every j of the shape.
fn windows<G: Group>(group: &G, base: &G::Point, shape: Windows) -> Vec<Vec<G::Point>> {
    let mut first = base.clone();
    let mut rows = vec![];
    for _ in 0..shape.rows {
        rows.push(if shape.odd {
            odd_multiples(group, &first, shape.entries)
        } else {
            progression(group, &first, &first, shape.entries)
        });
        first = doubled(group, &first, shape.step);
    }
    rows
}

/// 2^times point.
fn doubled<G: Group>(group: &G, point: &G::Point, times: u32) -> G::Point {
    (0..times).fold(point.clone(), |point, _| group.add(&point, &point))
}

/// base, 3 base, 5 base, ...
fn odd_multiples<G: Group>(group: &G, base: &G::Point, count: usize) -> Vec<G::Point> {
    progression(group, base, &group.add(base, base), count)
}

/// first, first + step, first + 2 step, ...
fn progression<G: Group>(
    group: &G,
    first: &G::Point,
    step: &G::Point,
    count: usize,
) -> Vec<G::Point> {
    std::iter::successors(Some(first.clone()), |point| Some(group.add(point, step)))
        .take(count)
        .collect()
}

/// a - b mod p.
fn sub_mod(a: &BigUint, b: &BigUint, p: &BigUint) -> BigUint {
    (a + p - b % p) % p
}
