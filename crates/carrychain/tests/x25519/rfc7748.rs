//! The vectors of RFC 7748, sections 5.2 and 6.1.

use crate::bytes;
use carrychain::x25519::{
    PublicKey, StaticSecret, X25519, X25519_BASE, X25519_BASEPOINT_BYTES, x25519, x25519_base,
};

#[test]
fn single_vectors() {
    let vectors = [
        [
            "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
            "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
            "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
        ],
        [
            "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
            "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
            "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
        ],
    ];
    for [scalar, u, result] in vectors.map(|vector| vector.map(bytes)) {
        for i in X25519.available() {
            assert_eq!((i.function)(&scalar, &u), result, "{}", i.name);
        }
        assert_eq!(x25519(scalar, u), result);
    }
}

/// k and u are the base point at first; then k is what came out and u the k before.
fn iterate(times: u32, expected: &str) {
    for i in X25519.available() {
        let (mut k, mut u) = (X25519_BASEPOINT_BYTES, X25519_BASEPOINT_BYTES);
        for _ in 0..times {
            (k, u) = ((i.function)(&k, &u), k);
        }
        assert_eq!(k, bytes(expected), "{}", i.name);
    }
}

#[test]
fn one_iteration() {
    iterate(
        1,
        "422c8e7a6227d7bca1350b3e2bb7279f7897b87bb6854b783c60e80311ae3079",
    );
}

#[test]
fn a_thousand_iterations() {
    iterate(
        1000,
        "684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51",
    );
}

#[test]
#[ignore = "slow: minutes"]
fn a_million_iterations() {
    iterate(
        1_000_000,
        "7c3911e0ab2586fd864497297e575e6f3bc601c0883c30df5f4dd2d24f665424",
    );
}

#[test]
fn diffie_hellman() {
    let alice = bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a");
    let alice_public = bytes("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a");
    let bob = bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb");
    let bob_public = bytes("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f");
    let shared = bytes("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742");
    for i in X25519_BASE.available() {
        assert_eq!((i.function)(&alice), alice_public, "{}", i.name);
        assert_eq!((i.function)(&bob), bob_public, "{}", i.name);
    }
    for i in X25519.available() {
        assert_eq!((i.function)(&alice, &bob_public), shared, "{}", i.name);
        assert_eq!((i.function)(&bob, &alice_public), shared, "{}", i.name);
    }
    assert_eq!(x25519_base(alice), alice_public);

    let alice = StaticSecret::from(alice);
    assert_eq!(PublicKey::from(&alice).to_bytes(), alice_public);
    let agreed = alice.diffie_hellman(&bob_public.into());
    assert_eq!(agreed.as_bytes(), &shared);
    assert!(agreed.was_contributory());
}
