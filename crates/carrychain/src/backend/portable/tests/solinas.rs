//! GF(2^255 - 19) in full words.

use super::weird::below;
use super::{two_to, value, words};
use num_bigint::BigUint;
use proptest::prelude::*;

fn p() -> BigUint {
    two_to(255) - 19u32
}

macro_rules! solinas {
    ($file:ident, $word:ty, $tight_excess:expr) => {
        mod $file {
            use super::*;
            use crate::backend::portable::generated::$file::*;

            /// What tight elements are below.
            fn tight_bound() -> BigUint {
                two_to(255) + two_to($tight_excess)
            }

            fn tight(x: &BigUint) -> Tight {
                Tight(words(x))
            }

            fn loose(x: &BigUint) -> Loose {
                Loose(words(x))
            }

            /// Tight, and x mod p.
            fn is_tight(a: &Tight, x: BigUint) {
                assert!(value(&a.0) < tight_bound());
                assert_eq!(value(&a.0) % p(), x % p());
            }

            /// x mod p.
            fn is(a: &Loose, x: BigUint) {
                assert_eq!(value(&a.0) % p(), x % p());
            }

            proptest! {
                #[test]
                fn products(x in below(two_to(256)), y in below(two_to(256))) {
                    let (a, b) = (loose(&x), loose(&y));
                    is_tight(&carry_mul(&a, &b), &x * &y);
                    is_tight(&carry_square(&a), &x * &x);
                    prop_assert_eq!(carry_mul(&a, &a).0, carry_square(&a).0);
                    is_tight(&carry_scmul_121666(&a), &x * 121_666u32);
                    is_tight(&carry(&a), x);
                }

                #[test]
                fn sums(x in below(tight_bound()), y in below(tight_bound())) {
                    let (a, b) = (tight(&x), tight(&y));
                    let p2 = p() * 2u32;
                    is(&add(&a, &b), &x + &y);
                    is(&sub(&a, &b), &x + &p2 - &y);
                    is(&opp(&a), &p2 - &x);
                    is(&relax(&a), x.clone());
                    is(&sub(&a, &a), BigUint::ZERO);
                    is_tight(&carry_add(&a, &b), &x + &y);
                    is_tight(&carry_sub(&a, &b), &x + &p2 - &y);
                    is_tight(&carry_opp(&a), p2 - x);
                }

                #[test]
                fn products_of_sums(x in below(tight_bound()), y in below(tight_bound())) {
                    let (a, b) = (tight(&x), tight(&y));
                    let difference = &x + p() * 2u32 - &y;
                    is_tight(&carry_mul(&add(&a, &b), &sub(&a, &b)), (x + y) * difference);
                }

                #[test]
                fn selection(x in below(tight_bound()), y in below(tight_bound())) {
                    let (a, b) = (tight(&x), tight(&y));
                    prop_assert_eq!(selectznz(0, &a, &b).0, a.0);
                    prop_assert_eq!(selectznz(1, &a, &b).0, b.0);
                }

                #[test]
                fn bytes(x in below(tight_bound()), y in below(two_to(255))) {
                    let bytes: [u8; 32] = to_bytes(&tight(&x));
                    prop_assert_eq!(BigUint::from_bytes_le(&bytes), x % p());

                    let mut bytes = y.to_bytes_le();
                    bytes.resize(32, 0);
                    let element = from_bytes(bytes.as_slice().try_into().unwrap());
                    prop_assert_eq!(value::<$word>(&element.0), y);
                }
            }
        }
    };
}

solinas!(fe25519_64, u64, 48);
solinas!(fe25519_32, u32, 24);
