//! Every implementation against `ed25519-dalek` on random inputs.

use carrychain::ed25519::{
    Domain, ED25519_KEYGEN, ED25519_SIGN, ED25519_VERIFY, Profile, Signature, SigningKey,
    VerifyingKey,
};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn keys_and_signatures(seed: [u8; 32], message in prop::collection::vec(any::<u8>(), 0..300)) {
        let theirs = ed25519_dalek::SigningKey::from_bytes(&seed);
        let expected = ed25519_dalek::Signer::sign(&theirs, &message);
        for keygen in ED25519_KEYGEN.available() {
            let public = (keygen.function)(&seed);
            prop_assert_eq!(public.to_bytes(), theirs.verifying_key().to_bytes(), "{}", keygen.name);
        }
        let key = SigningKey::from_bytes(&seed);
        for sign in ED25519_SIGN.available() {
            let signature = (sign.function)(&key, &Domain::PURE, &[&message]);
            prop_assert_eq!(signature.to_bytes(), expected.to_bytes(), "{}", sign.name);
        }
        let signature = Signature::from_bytes(&expected.to_bytes());
        let public = VerifyingKey::from_bytes(&theirs.verifying_key().to_bytes()).unwrap();
        for verify in ED25519_VERIFY.available() {
            for profile in [Profile::Rfc8032, Profile::Strict, Profile::Zip215] {
                prop_assert!((verify.function)(&public, &Domain::PURE, &[&message], &signature, profile), "{}", verify.name);
                prop_assert!(!(verify.function)(&public, &Domain::PURE, &[&message, b"."], &signature, profile), "{}", verify.name);
            }
        }
    }
}
