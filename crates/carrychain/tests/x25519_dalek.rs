//! Every implementation against `x25519-dalek` on random inputs.

use carrychain::x25519::{X25519, X25519_BASE, X25519_BASEPOINT_BYTES};
use proptest::prelude::*;

proptest! {
    #[test]
    fn any_point(k: [u8; 32], u: [u8; 32]) {
        let expected = x25519_dalek::x25519(k, u);
        for i in X25519.available() {
            prop_assert_eq!((i.function)(&k, &u), expected, "{}", i.name);
        }
    }

    #[test]
    fn base_point(k: [u8; 32]) {
        let expected = x25519_dalek::x25519(k, X25519_BASEPOINT_BYTES);
        for i in X25519_BASE.available() {
            prop_assert_eq!((i.function)(&k), expected, "{}", i.name);
        }
    }
}
