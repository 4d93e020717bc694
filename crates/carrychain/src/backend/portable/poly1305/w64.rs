//! 2^130 - 5 on 64-bit words: h = h[0] + 2^64 h[1] + 2^128 h[2], saturated, with r clamped.

use super::Arithmetic;

pub(super) struct W64;

pub(super) struct Key {
    r: [u64; 2],
    /// 5/4 r[1], whole because r is clamped: 2^128 r[1] = 2^130 r[1]/4 = 5 r[1]/4.
    s1: u64,
}

#[inline(always)]
fn wide(a: u64, b: u64) -> u128 {
    u128::from(a) * u128::from(b)
}

impl Arithmetic for W64 {
    type Key = Key;
    type Sum = [u64; 3];

    #[inline(always)]
    fn key(r: &[u64; 2]) -> Key {
        Key {
            r: *r,
            s1: r[1] + (r[1] >> 2),
        }
    }

    #[inline(always)]
    fn load(h: &[u64; 3]) -> [u64; 3] {
        *h
    }

    #[inline(always)]
    fn store(sum: &[u64; 3]) -> [u64; 3] {
        *sum
    }

    #[inline(always)]
    fn step(sum: &[u64; 3], block: [u64; 2], top: u64, key: &Key) -> [u64; 3] {
        let Key { r: [r0, r1], s1 } = *key;
        let (h0, carry) = sum[0].overflowing_add(block[0]);
        let (h1, carry1) = sum[1].overflowing_add(block[1]);
        let (h1, carry2) = h1.overflowing_add(u64::from(carry));
        let h2 = sum[2] + top + u64::from(carry1) + u64::from(carry2);

        let d0 = wide(h0, r0) + wide(h1, s1);
        let d1 = wide(h0, r1) + wide(h1, r0) + u128::from(h2 * s1) + (d0 >> 64);
        let d2 = h2 * r0 + (d1 >> 64) as u64;

        // 2^130 (d2 >> 2) = 5 (d2 >> 2) = (d2 & -4) + (d2 >> 2)
        let low = u128::from(d0 as u64) | (d1 << 64);
        let (low, carry) = low.overflowing_add(u128::from((d2 & !3) + (d2 >> 2)));
        [low as u64, (low >> 64) as u64, (d2 & 3) + u64::from(carry)]
    }

    #[inline(always)]
    fn reduce(sum: &[u64; 3]) -> u128 {
        let low = u128::from(sum[0]) | u128::from(sum[1]) << 64;
        let (low, carry) = low.overflowing_add(u128::from(5 * (sum[2] >> 2)));
        let h2 = (sum[2] & 3) + u64::from(carry);
        // h >= p just when h + 5 reaches 2^130.
        let (less_p, carry) = low.overflowing_add(5);
        let mask = 0u128.wrapping_sub(u128::from((h2 + u64::from(carry)) >> 2));
        low ^ (mask & (low ^ less_p))
    }
}
