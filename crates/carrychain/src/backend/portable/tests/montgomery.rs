//! The Montgomery files: R = 2^256.

use super::weird::below;
use super::{two_to, value, words};
use num_bigint::BigUint;
use proptest::prelude::*;

macro_rules! montgomery {
    ($file:ident, $word:ty, $modulus:expr) => {
        mod $file {
            use super::*;
            use crate::backend::portable::generated::$file::*;

            fn m() -> BigUint {
                value(&MODULUS)
            }

            fn element(x: &BigUint) -> Mont {
                Mont(words(x))
            }

            /// Canonical, and x mod m.
            fn is(a: &[$word], x: BigUint) {
                assert_eq!(value(a), x % m());
            }

            fn r_inverse() -> BigUint {
                two_to(256).modinv(&m()).unwrap()
            }

            #[test]
            fn constants() {
                assert_eq!(m(), BigUint::parse_bytes($modulus, 16).unwrap());
                is(&ONE.0, two_to(256));
                is(&R2, two_to(512));
            }

            proptest! {
                #[test]
                fn products(x in below(m()), y in below(m()), z in below(two_to(256))) {
                    let (a, b) = (element(&x), element(&y));
                    is(&mul(&a, &b).0, &x * &y * r_inverse());
                    is(&square(&a).0, &x * &x * r_inverse());
                    prop_assert_eq!(mul(&a, &a).0, square(&a).0);
                    // The first factor may be any number below R.
                    is(&mul(&Mont(words(&z)), &b).0, z * y * r_inverse());
                }

                #[test]
                fn sums(x in below(m()), y in below(m())) {
                    let (a, b) = (element(&x), element(&y));
                    is(&add(&a, &b).0, &x + &y);
                    is(&sub(&a, &b).0, &x + m() - y);
                    is(&opp(&a).0, m() - &x);
                    is(&add(&a, &a).0, x * 2u32);
                    is(&sub(&a, &a).0, BigUint::ZERO);
                    is(&add(&a, &opp(&a)).0, BigUint::ZERO);
                }

                #[test]
                fn montgomery_form(z in below(two_to(256)), x in below(m())) {
                    let a = element(&x);
                    is(&to_montgomery(&words(&z)).0, z * two_to(256));
                    is(&from_montgomery(&a), &x * r_inverse());
                    prop_assert_eq!(to_montgomery(&from_montgomery(&a)).0, a.0);
                    prop_assert_eq!(mul(&a, &ONE).0, a.0);
                }

                #[test]
                fn selection(x in below(m()), y in below(m())) {
                    let (a, b) = (element(&x), element(&y));
                    prop_assert_eq!(selectznz(0, &a, &b).0, a.0);
                    prop_assert_eq!(selectznz(1, &a, &b).0, b.0);
                    prop_assert_eq!(nonzero(&a.0) == 0, x == BigUint::ZERO);
                }

                #[test]
                fn bytes(z in below(two_to(256))) {
                    let words: [$word; _] = words(&z);
                    prop_assert_eq!(BigUint::from_bytes_le(&to_bytes(&words)), z);
                    prop_assert_eq!(from_bytes(&to_bytes(&words)), words);
                }
            }
        }
    };
}

const FIELD: &[u8] = b"ffffffff00000001000000000000000000000000ffffffffffffffffffffffff";
const ORDER: &[u8] = b"ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";
const L: &[u8] = b"1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed";

montgomery!(p256_field_64, u64, FIELD);
montgomery!(p256_field_32, u32, FIELD);
montgomery!(p256_order_64, u64, ORDER);
montgomery!(p256_order_32, u32, ORDER);
montgomery!(scalar25519_64, u64, L);
montgomery!(scalar25519_32, u32, L);
