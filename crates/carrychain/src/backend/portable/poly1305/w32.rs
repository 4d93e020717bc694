//! 2^130 - 5 on 32-bit words: five limbs of 26 bits.

use super::Arithmetic;

pub(super) struct W32;

const MASK: u32 = (1 << 26) - 1;

pub(super) struct Key {
    r: [u32; 5],
    /// 5 r[i]: what leaves the top comes back times five.
    r5: [u32; 5],
}

#[inline(always)]
fn wide(a: u32, b: u32) -> u64 {
    u64::from(a) * u64::from(b)
}

/// The limbs of w[0] + 2^64 w[1] + 2^128 w[2].
#[inline(always)]
fn limbs(w: [u64; 3]) -> [u32; 5] {
    [
        w[0] as u32 & MASK,
        (w[0] >> 26) as u32 & MASK,
        (w[0] >> 52 | w[1] << 12) as u32 & MASK,
        (w[1] >> 14) as u32 & MASK,
        (w[1] >> 40 | w[2] << 24) as u32,
    ]
}

/// Carries once around; the limbs end at most a little above 26 bits.
#[inline(always)]
fn carry(mut d: [u64; 5]) -> [u32; 5] {
    for i in 0..4 {
        d[i + 1] += d[i] >> 26;
        d[i] &= u64::from(MASK);
    }
    d[0] += 5 * (d[4] >> 26);
    d[4] &= u64::from(MASK);
    d[1] += d[0] >> 26;
    d[0] &= u64::from(MASK);
    d.map(|x| x as u32)
}

impl Arithmetic for W32 {
    type Key = Key;
    type Sum = [u32; 5];

    #[inline(always)]
    fn key(r: &[u64; 2]) -> Key {
        let r = limbs([r[0], r[1], 0]);
        Key {
            r,
            r5: r.map(|x| 5 * x),
        }
    }

    #[inline(always)]
    fn load(h: &[u64; 3]) -> [u32; 5] {
        limbs(*h)
    }

    #[inline(always)]
    fn store(sum: &[u32; 5]) -> [u64; 3] {
        let h = carry(carry(sum.map(u64::from)).map(u64::from)).map(u128::from);
        let low = (h[0] | h[1] << 26 | h[2] << 52 | h[3] << 78).wrapping_add(h[4] << 104);
        [low as u64, (low >> 64) as u64, (h[4] >> 24) as u64]
    }

    #[inline(always)]
    fn step(sum: &[u32; 5], block: [u64; 2], top: u64, key: &Key) -> [u32; 5] {
        let m = limbs([block[0], block[1], top]);
        let h: [u32; 5] = core::array::from_fn(|i| sum[i] + m[i]);
        let (r, s) = (&key.r, &key.r5);
        carry(core::array::from_fn(|i| {
            (0..5)
                .map(|j| {
                    let k = (5 + i - j) % 5;
                    wide(h[j], if j <= i { r[k] } else { s[k] })
                })
                .sum()
        }))
    }

    #[inline(always)]
    fn reduce(sum: &[u32; 5]) -> u128 {
        let h = Self::store(sum);
        let low = u128::from(h[0]) | u128::from(h[1]) << 64;
        let (low, carry) = low.overflowing_add(u128::from(5 * (h[2] >> 2)));
        let h2 = (h[2] & 3) + u64::from(carry);
        let (less_p, carry) = low.overflowing_add(5);
        let mask = 0u128.wrapping_sub(u128::from((h2 + u64::from(carry)) >> 2));
        low ^ (mask & (low ^ less_p))
    }
}
