//! Curve25519's two fields over the generated arithmetic, on 4 words of 64 bits or 8 of 32.

use super::generated::{fe25519_32, fe25519_64, scalar25519_32, scalar25519_64};
use super::{Portable32, Portable64};
use crate::curve::Backend;
use crate::field::{Field, P, Words, words_from_bytes, words_to_bytes};
use crate::inverse::{w32, w64};
use crate::scalar::Order;

/// The impls of [`Field`] and [`Order`] for `$backend`: names are matched, nothing is computed but the conversions
/// between words of the two sizes.
macro_rules! backend {
    (
        $backend:ident, $fe:ident, $scalar:ident, $inverse:ident,
        $mul:path, $square:path, $split:path, $join:path
    ) => {
        impl From<$fe::Tight> for $fe::Loose {
            #[inline(always)]
            fn from(a: $fe::Tight) -> Self {
                $fe::relax(&a)
            }
        }

        impl Field for $backend {
            type Tight = $fe::Tight;
            type Loose = $fe::Loose;

            const ZERO: $fe::Tight = $fe::Tight([0; _]);
            const ONE: $fe::Tight = {
                let mut one = [0; _];
                one[0] = 1;
                $fe::Tight(one)
            };

            #[inline(always)]
            fn mul(a: impl Into<$fe::Loose>, b: impl Into<$fe::Loose>) -> $fe::Tight {
                $mul(&a.into(), &b.into())
            }
            #[inline(always)]
            fn square(a: impl Into<$fe::Loose>) -> $fe::Tight {
                $square(&a.into())
            }
            #[inline(always)]
            fn mul_121666(a: impl Into<$fe::Loose>) -> $fe::Tight {
                $fe::carry_scmul_121666(&a.into())
            }
            #[inline(always)]
            fn add(a: $fe::Tight, b: $fe::Tight) -> $fe::Loose {
                $fe::add(&a, &b)
            }
            #[inline(always)]
            fn sub(a: $fe::Tight, b: $fe::Tight) -> $fe::Loose {
                $fe::sub(&a, &b)
            }
            #[inline(always)]
            fn neg(a: $fe::Tight) -> $fe::Loose {
                $fe::opp(&a)
            }
            #[inline(always)]
            fn carry(a: $fe::Loose) -> $fe::Tight {
                $fe::carry(&a)
            }
            #[inline(always)]
            fn carry_add(a: $fe::Tight, b: $fe::Tight) -> $fe::Tight {
                $fe::carry_add(&a, &b)
            }
            #[inline(always)]
            fn carry_sub(a: $fe::Tight, b: $fe::Tight) -> $fe::Tight {
                $fe::carry_sub(&a, &b)
            }
            #[inline(always)]
            fn select(flag: u8, zero: $fe::Tight, one: $fe::Tight) -> $fe::Tight {
                $fe::selectznz(flag.into(), &zero, &one)
            }
            #[inline(always)]
            fn from_words(words: &Words) -> $fe::Tight {
                $fe::from_bytes(&words_to_bytes(words))
            }
            fn to_words(a: $fe::Tight) -> Words {
                words_from_bytes(&$fe::to_bytes(&a))
            }
            fn invert(a: $fe::Tight) -> $fe::Tight {
                Self::from_words(&$join(&$inverse::invert(
                    &$split(&Self::to_words(a)),
                    &Self::MODULUS,
                )))
            }
        }

        impl $backend {
            const MODULUS: $inverse::Modulus = $inverse::Modulus::new(&$split(&P));
        }

        impl Backend for $backend {}

        impl Order for $backend {
            fn montgomery_mul(a: &Words, b: &Words) -> Words {
                $join(&$scalar::mul(&$scalar::Mont($split(a)), &$scalar::Mont($split(b))).0)
            }
            fn add(a: &Words, b: &Words) -> Words {
                $join(&$scalar::add(&$scalar::Mont($split(a)), &$scalar::Mont($split(b))).0)
            }
        }
    };
}

backend!(
    Portable64,
    fe25519_64,
    scalar25519_64,
    w64,
    fe25519_64::carry_mul,
    fe25519_64::carry_square,
    same,
    same
);
backend!(
    Portable32,
    fe25519_32,
    scalar25519_32,
    w32,
    mul_32,
    square_32,
    halves,
    joined
);

/// Products of 8 words are functions by themselves: inlined, one is some 2 KB, and the caches of instructions overflow.
#[inline(never)]
fn mul_32(a: &fe25519_32::Loose, b: &fe25519_32::Loose) -> fe25519_32::Tight {
    fe25519_32::carry_mul(a, b)
}

#[inline(never)]
fn square_32(a: &fe25519_32::Loose) -> fe25519_32::Tight {
    fe25519_32::carry_square(a)
}

/// The same number.
const fn same(words: &Words) -> Words {
    *words
}

/// The same number in words of half the size.
const fn halves(words: &Words) -> [u32; 8] {
    let mut halves = [0; 8];
    let mut i = 0;
    while i < 8 {
        halves[i] = (words[i / 2] >> (32 * (i % 2))) as u32;
        i += 1;
    }
    halves
}

/// The number that [`halves`] splits.
fn joined(halves: &[u32; 8]) -> Words {
    core::array::from_fn(|i| u64::from(halves[2 * i]) | u64::from(halves[2 * i + 1]) << 32)
}
