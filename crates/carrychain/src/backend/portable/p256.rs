//! P-256's arithmetic from the generated Montgomery code and inversion by division steps, for both word sizes.

use super::generated::{p256_field_32, p256_field_64, p256_order_32, p256_order_64};
use super::{Portable32, Portable64};
use crate::inverse;
use crate::p256::{Arithmetic, Residue, Words};
use subtle::Choice;
use zeroize::Zeroize;

impl Arithmetic for Portable64 {
    type Field = p256_field_64::Mont;
    type Scalar = p256_order_64::Mont;
}

impl Arithmetic for Portable32 {
    type Field = p256_field_32::Mont;
    type Scalar = p256_order_32::Mont;
}

/// Implements [`Residue`] for the module `$m` of generated code.
macro_rules! residue {
    ($m:ident, $word:ty, $inverse:ident, $split:path, $join:path) => {
        const _: () = {
            use inverse::$inverse::{self as inversion, Modulus};

            static MODULUS: Modulus = Modulus::new(&$m::MODULUS);

            impl Zeroize for $m::Mont {
                fn zeroize(&mut self) {
                    self.0.zeroize();
                }
            }

            impl Residue for $m::Mont {
                const ZERO: Self = Self([0; _]);
                const ONE: Self = $m::ONE;

                #[inline]
                fn from_words(x: &Words) -> Self {
                    $m::to_montgomery(&$split(x))
                }
                #[inline]
                fn to_words(&self) -> Words {
                    $join(&$m::from_montgomery(self))
                }
                #[inline]
                fn from_montgomery(x: &Words) -> Self {
                    Self($split(x))
                }
                #[inline]
                fn to_montgomery(&self) -> Words {
                    $join(&self.0)
                }
                #[inline(always)]
                fn mul(&self, y: &Self) -> Self {
                    $m::mul(self, y)
                }
                #[inline(always)]
                fn square(&self) -> Self {
                    $m::square(self)
                }
                #[inline(always)]
                fn add(&self, y: &Self) -> Self {
                    $m::add(self, y)
                }
                #[inline(always)]
                fn sub(&self, y: &Self) -> Self {
                    $m::sub(self, y)
                }
                #[inline]
                fn neg(&self) -> Self {
                    $m::opp(self)
                }
                #[inline(always)]
                fn halve(&self) -> Self {
                    $m::halve(self)
                }
                fn invert(&self) -> Self {
                    let inverse = inversion::invert(&$m::from_montgomery(self), &MODULUS);
                    $m::to_montgomery(&inverse)
                }
                fn invert_vartime(&self) -> Self {
                    let inverse = inversion::invert_vartime(&$m::from_montgomery(self), &MODULUS);
                    $m::to_montgomery(&inverse)
                }
                #[inline]
                fn is_zero(&self) -> Choice {
                    let word = $m::nonzero(&self.0);
                    // The sign of x | -x: set for all but 0.
                    let nonzero = (word | word.wrapping_neg()) >> (<$word>::BITS - 1);
                    Choice::from((nonzero ^ 1) as u8)
                }
                #[inline]
                fn select(x: &Self, y: &Self, choose_y: Choice) -> Self {
                    $m::selectznz(choose_y.unwrap_u8() as $word, x, y)
                }
            }
        };
    };
}

residue!(p256_field_64, u64, w64, same, same);
residue!(p256_order_64, u64, w64, same, same);
residue!(p256_field_32, u32, w32, split, join);
residue!(p256_order_32, u32, w32, split, join);

#[inline]
fn same(x: &Words) -> Words {
    *x
}

#[inline]
fn split(x: &Words) -> [u32; 8] {
    core::array::from_fn(|i| (x[i / 2] >> (32 * (i % 2))) as u32)
}

#[inline]
fn join(x: &[u32; 8]) -> Words {
    core::array::from_fn(|i| u64::from(x[2 * i]) | u64::from(x[2 * i + 1]) << 32)
}
