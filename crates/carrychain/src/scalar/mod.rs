//! Numbers modulo l = 2^252 + 27742317777372353535851937790883648493, the order of the base point.
//!
//! They are held as [`Words`] below l; arithmetic goes through Montgomery products, a b / 2^256 mod l, so
//! that a product with a constant c costs one multiplication by c 2^256.

pub(crate) mod digits;
pub(crate) mod halve;

use crate::field::Words;

/// l.
pub(crate) const L: Words = [
    0x5812631a5cf5d3ed,
    0x14def9dea2f79cd6,
    0,
    0x1000000000000000,
];

/// 2^508 mod l: Montgomery's form of 2^252.
const TWO_252: Words = [
    0xd6cd05405432c2a3,
    0x6b5a2d8386929507,
    0xdceec73d217f5be6,
    0x0b399411b7c309a3,
];
/// 2^760 mod l: Montgomery's form of 2^504.
const TWO_504: Words = [
    0xdac469f6fb8f8555,
    0x6731498ba4992644,
    0xc78065dc6c04ec5b,
    0x019e530b773599ce,
];
/// 2^512 mod l: Montgomery's form of 2^256.
const R2: Words = [
    0xa40611e3449c0f01,
    0xd00e1ba768859347,
    0xceec73d217f5be65,
    0x0399411b7c309a3d,
];

/// Arithmetic modulo l. Operands and results are below l.
pub(crate) trait Order: 'static {
    /// a b / 2^256.
    fn montgomery_mul(a: &Words, b: &Words) -> Words;
    /// a + b.
    fn add(a: &Words, b: &Words) -> Words;

    /// `wide` mod l, for a little-endian number of 512 bits.
    fn reduce(wide: &[u8; 64]) -> Words {
        let (chunks, _) = wide.as_chunks::<8>();
        let w: [u64; 8] = core::array::from_fn(|i| u64::from_le_bytes(chunks[i]));
        // Digits in radix 2^252, which are below l.
        let low = [w[0], w[1], w[2], w[3] & TOP];
        let middle: Words = core::array::from_fn(|i| w[i + 3] >> 60 | w[i + 4] << 4);
        let middle = [middle[0], middle[1], middle[2], middle[3] & TOP];
        let high = [w[7] >> 56, 0, 0, 0];
        let middle = Self::montgomery_mul(&middle, &TWO_252);
        let high = Self::montgomery_mul(&high, &TWO_504);
        Self::add(&low, &Self::add(&middle, &high))
    }

    /// `x` mod l, for any number of 256 bits.
    fn reduce_256(x: &[u8; 32]) -> Words {
        let mut wide = [0; 64];
        wide[..32].copy_from_slice(x);
        Self::reduce(&wide)
    }

    /// a b + c.
    fn mul_add(a: &Words, b: &Words, c: &Words) -> Words {
        Self::add(&Self::montgomery_mul(&Self::montgomery_mul(a, &R2), b), c)
    }
}

/// The low 60 bits of a word: what of a number's last word lies below 2^252.
const TOP: u64 = u64::MAX >> 4;

/// The scalar that 32 hash or key bytes stand for after RFC 7748's and RFC 8032's pruning: a multiple of 8
/// in [2^254, 2^255).
pub(crate) fn clamp(mut bytes: [u8; 32]) -> [u8; 32] {
    bytes[0] &= 0xf8;
    bytes[31] = bytes[31] & 0x7f | 0x40;
    bytes
}

#[cfg(test)]
mod tests;
