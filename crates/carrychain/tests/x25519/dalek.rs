//! Random inputs against the crate `x25519-dalek`.

use carrychain::x25519::{X25519, X25519_BASE, X25519_BASEPOINT_BYTES, X25519_BATCH};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(10))]

    #[test]
    fn batches(pairs in prop::collection::vec(any::<([u8; 32], [u8; 32])>(), 0..40)) {
        let (scalars, us): (Vec<_>, Vec<_>) = pairs.iter().copied().unzip();
        let expected: Vec<_> = pairs.iter().map(|(k, u)| x25519_dalek::x25519(*k, *u)).collect();
        for i in X25519_BATCH.available() {
            let mut out = vec![[0; 32]; pairs.len()];
            (i.function)(&scalars, &us, &mut out);
            prop_assert_eq!(&out, &expected, "{}", i.name);
        }
    }
}
