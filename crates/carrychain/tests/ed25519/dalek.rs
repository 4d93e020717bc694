//! Random inputs against the crate `ed25519-dalek`.

use crate::verdict::verdicts;
use carrychain::ed25519::{
    Domain, ED25519_KEYGEN, ED25519_SIGN, Signature, SigningKey, VerifyingKey,
};
use carrychain::x25519::{PublicKey, StaticSecret};
use proptest::prelude::*;
use sha2::{Digest, Sha512};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(50))]

    #[test]
    fn keys_and_signatures(seed: [u8; 32], message in prop::collection::vec(any::<u8>(), 0..300)) {
        let theirs = ed25519_dalek::SigningKey::from_bytes(&seed);
        let public = theirs.verifying_key().to_bytes();
        for i in ED25519_KEYGEN.available() {
            prop_assert_eq!((i.function)(&seed).to_bytes(), public, "{}", i.name);
        }
        let key = SigningKey::from_bytes(&seed);
        let expected = ed25519_dalek::Signer::sign(&theirs, &message).to_bytes();
        for i in ED25519_SIGN.available() {
            let signature = (i.function)(&key, &Domain::PURE, &[&message]);
            prop_assert_eq!(signature.to_bytes(), expected, "{}", i.name);
        }
        let public = VerifyingKey::from_bytes(&public).unwrap();
        prop_assert_eq!(public, key.verifying_key());
        prop_assert_eq!(verdicts(&public, &message, &expected.into()), [true; 3]);
    }

    #[test]
    fn prehashed(seed: [u8; 32], message: [u8; 40], context in prop::collection::vec(any::<u8>(), 0..=255)) {
        let hash = Sha512::new_with_prefix(message);
        let theirs = ed25519_dalek::SigningKey::from_bytes(&seed)
            .sign_prehashed(hash.clone(), Some(&context))
            .unwrap();
        let key = SigningKey::from_bytes(&seed);
        let signature = key.sign_prehashed(hash.clone(), Some(&context)).unwrap();
        prop_assert_eq!(signature.to_bytes(), theirs.to_bytes());
        prop_assert_eq!(key.verify_prehashed(hash, Some(&context), &signature), Ok(()));
    }

    /// Which bytes are keys, their u, and the default profile's verdict on garbage.
    #[test]
    fn any_bytes_as_a_key(bytes: [u8; 32], signature: [u8; 32], s: [u8; 31]) {
        let theirs = ed25519_dalek::VerifyingKey::from_bytes(&bytes);
        let ours = VerifyingKey::from_bytes(&bytes);
        prop_assert_eq!(ours.is_ok(), theirs.is_ok());
        if let (Ok(ours), Ok(theirs)) = (ours, theirs) {
            prop_assert_eq!(ours.to_bytes(), bytes);
            prop_assert_eq!(ours.to_montgomery().to_bytes(), theirs.to_montgomery().to_bytes());
            prop_assert_eq!(ours.is_weak(), theirs.is_weak());
            let mut padded = [0; 32];
            padded[..31].copy_from_slice(&s);
            let signature = Signature::from_components(signature, padded);
            prop_assert_eq!(verdicts(&ours, b"", &signature), [false; 3]);
        }
    }

    #[test]
    fn conversion_to_x25519(seed: [u8; 32]) {
        let key = SigningKey::from_bytes(&seed);
        let theirs = ed25519_dalek::SigningKey::from_bytes(&seed);
        prop_assert_eq!(key.to_scalar_bytes(), theirs.to_scalar_bytes());
        let secret = StaticSecret::from(key.to_scalar_bytes());
        prop_assert_eq!(PublicKey::from(&secret), key.verifying_key().to_montgomery());
    }
}
