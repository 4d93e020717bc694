//! A small deterministic generator of limb values that break things.

// Each test file takes what it needs.
#![allow(dead_code)]

use num_bigint::BigUint;

pub struct Weird(u64);

impl Weird {
    pub fn new(seed: u64) -> Self {
        Self(seed | 1)
    }

    /// xorshift64*.
    pub fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// From 0 to `max`: often an end, a power of two or next to one of these.
    pub fn limb(&mut self, max: &BigUint) -> BigUint {
        let one = BigUint::from(1u32);
        let value = match self.below(8) {
            0 => BigUint::ZERO,
            1 => max.clone(),
            2 => max - (max.min(&BigUint::from(self.below(20)))),
            3 => BigUint::from(self.below(20)),
            4 => one << self.below(max.bits().max(1)),
            5 => (one << self.below(max.bits() + 1)) - 1u32,
            _ => BigUint::from(self.next()) << 64 | BigUint::from(self.next()),
        };
        value % (max + 1u32)
    }

    /// Below `bound`: often near 0, near the bound or near a power of two.
    pub fn below_bound(&mut self, bound: &BigUint) -> BigUint {
        let one = BigUint::from(1u32);
        let small = BigUint::from(self.below(40));
        match self.below(6) {
            0 => small % bound,
            1 => bound - one - (small % bound),
            2 => ((one << self.below(bound.bits())) + small) % bound,
            3 => {
                let power = one << self.below(bound.bits());
                if power > small {
                    (power - small) % bound
                } else {
                    BigUint::ZERO
                }
            }
            _ => {
                let words = (0..bound.bits().div_ceil(64) + 1).map(|_| self.next());
                words.fold(BigUint::ZERO, |acc, word| acc << 64 | BigUint::from(word)) % bound
            }
        }
    }
}
