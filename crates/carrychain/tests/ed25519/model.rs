//! The curve and the profiles over big integers, as they are defined.

use num_bigint::BigUint;
use sha2::{Digest, Sha512};
use std::sync::LazyLock;

pub fn p() -> BigUint {
    (BigUint::from(1u32) << 255u32) - 19u32
}

pub fn l() -> BigUint {
    (BigUint::from(1u32) << 252u32) + 27_742_317_777_372_353_535_851_937_790_883_648_493u128
}

fn inverse(n: &BigUint) -> BigUint {
    n.modinv(&p()).unwrap()
}

/// -121665 / 121666.
fn d() -> &'static BigUint {
    static D: LazyLock<BigUint> =
        LazyLock::new(|| (p() - 121_665u32) * inverse(&BigUint::from(121_666u32)) % p());
    &D
}

/// A point of the curve, x = X / Z, y = Y / Z.
#[derive(Clone, Debug)]
pub struct Point {
    x: BigUint,
    y: BigUint,
    z: BigUint,
}

impl PartialEq for Point {
    fn eq(&self, other: &Self) -> bool {
        let same = |a: &BigUint, b: &BigUint| (a * &other.z) % p() == (b * &self.z) % p();
        same(&self.x, &other.x) && same(&self.y, &other.y)
    }
}

impl Point {
    fn affine(x: BigUint, y: BigUint) -> Self {
        let z = BigUint::from(1u32);
        Self { x, y, z }
    }

    pub fn identity() -> Self {
        Self::affine(BigUint::ZERO, BigUint::from(1u32))
    }

    /// B: y = 4 / 5, x even.
    pub fn base() -> Self {
        let y = BigUint::from(4u32) * inverse(&BigUint::from(5u32)) % p();
        decode(&to_bytes(&y)).unwrap().0
    }

    /// x = (x1 y2 + x2 y1) / (1 + t), y = (y1 y2 + x1 x2) / (1 - t), t = d x1 x2 y1 y2.
    pub fn add(&self, other: &Self) -> Self {
        let p = &p();
        let zz = &self.z * &other.z % p;
        let (xx, yy) = (&self.x * &other.x % p, &self.y * &other.y % p);
        let t = d() * &xx % p * &yy % p;
        let zzzz = &zz * &zz % p;
        let (plus, minus) = ((&zzzz + &t) % p, (zzzz + p - t) % p);
        let cross = (&self.x * &other.y + &other.x * &self.y) % p;
        Self {
            x: cross * &zz % p * &minus % p,
            y: (yy + xx) * zz % p * &plus % p,
            z: plus * minus % p,
        }
    }

    pub fn negate(&self) -> Self {
        Self {
            x: (p() - &self.x) % p(),
            ..self.clone()
        }
    }

    pub fn times(&self, k: &BigUint) -> Self {
        (0..k.bits()).rev().fold(Self::identity(), |sum, i| {
            let double = sum.add(&sum);
            if k.bit(i) { double.add(self) } else { double }
        })
    }

    pub fn y(&self) -> BigUint {
        &self.y * inverse(&self.z) % p()
    }

    pub fn encode(&self) -> [u8; 32] {
        let mut bytes = to_bytes(&self.y());
        bytes[31] |= u8::from((&self.x * inverse(&self.z) % p()).bit(0)) << 7;
        bytes
    }

    pub fn is_small_order(&self) -> bool {
        self.times(&BigUint::from(8u32)) == Self::identity()
    }
}

/// The point whose y is congruent to these bytes' and whose x has their sign, unless it is 0; and whether the bytes are
/// its encoding.
pub fn decode(bytes: &[u8; 32]) -> Option<(Point, bool)> {
    let p = &p();
    let mut y = BigUint::from_bytes_le(bytes);
    let sign = y.bit(255);
    y.set_bit(255, false);
    let y = y % p;
    let yy = &y * &y % p;
    let xx = (&yy + p - 1u32) * inverse(&((d() * yy + 1u32) % p)) % p;
    // p = 5 mod 8.
    let mut x = xx.modpow(&((p + 3u32) >> 3u32), p);
    if &x * &x % p != xx {
        x = x * BigUint::from(2u32).modpow(&((p - 1u32) >> 2u32), p) % p;
    }
    if &x * &x % p != xx {
        return None;
    }
    if x.bit(0) != sign {
        x = (p - x) % p;
    }
    let point = Point::affine(x, y);
    let canonical = point.encode() == *bytes;
    Some((point, canonical))
}

/// A point of order 8, and so a generator of those of small order.
pub fn order_8() -> Point {
    // Any point but one in 8 will do, times l.
    (2u32..)
        .filter_map(|y| decode(&to_bytes(&BigUint::from(y))))
        .map(|(point, _)| point.times(&l()))
        .find(|point| point.times(&BigUint::from(4u32)) != Point::identity())
        .unwrap()
}

/// All encodings of points of small order, canonical or not.
pub fn small_order_encodings() -> Vec<[u8; 32]> {
    let generator = order_8();
    let mut all = vec![];
    for i in 0..8u32 {
        let y = generator.times(&BigUint::from(i)).y();
        for y in [y.clone(), y + p()] {
            for sign in [0, 0x80] {
                if y.bits() <= 255 {
                    let mut bytes = to_bytes(&y);
                    bytes[31] |= sign;
                    all.push(bytes);
                }
            }
        }
    }
    all.sort();
    all.dedup();
    all
}

/// k = SHA-512(R || A || message) mod l.
pub fn challenge(r: &[u8; 32], a: &[u8; 32], message: &[u8]) -> BigUint {
    let hash = Sha512::new()
        .chain_update(r)
        .chain_update(a)
        .chain_update(message);
    BigUint::from_bytes_le(&hash.finalize()) % l()
}

/// The verdicts of RFC 8032 without cofactor, strict and ZIP 215, on 32 bytes of A and R and any S.
pub fn verdicts(a: &[u8; 32], r: &[u8; 32], s: &BigUint, message: &[u8]) -> [bool; 3] {
    let (Some((point_a, a_canonical)), Some((point_r, r_canonical))) = (decode(a), decode(r))
    else {
        return [false; 3];
    };
    if *s >= l() {
        return [false; 3];
    }
    let k = challenge(r, a, message);
    let sum = Point::base()
        .times(s)
        .add(&point_a.times(&k).negate())
        .add(&point_r.negate());
    let rfc = r_canonical && sum == Point::identity();
    let strict = rfc && a_canonical && !point_a.is_small_order() && !point_r.is_small_order();
    [rfc, strict, sum.is_small_order()]
}

/// Little-endian.
pub fn to_bytes(n: &BigUint) -> [u8; 32] {
    let mut bytes = n.to_bytes_le();
    bytes.resize(32, 0);
    bytes.try_into().unwrap()
}
