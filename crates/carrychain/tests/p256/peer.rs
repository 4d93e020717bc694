//! Every implementation against the RustCrypto crate `p256` on random inputs, and one side of each against the other.

use ::p256::ecdsa::signature::hazmat::{PrehashSigner, PrehashVerifier};
use ::p256::elliptic_curve::sec1::ToSec1Point;
use carrychain::p256::ecdsa::{Signature, SigningKey};
use carrychain::p256::{P256_ECDH, P256_KEYGEN, P256_SIGN, P256_VERIFY, PublicKey, SecretKey};
use proptest::prelude::*;

/// A private key of both libraries; almost every 32 bytes are one.
fn secret_key() -> impl Strategy<Value = (SecretKey, ::p256::SecretKey)> {
    any::<[u8; 32]>().prop_filter_map("0 or at least n", |bytes| {
        let ours = SecretKey::from_bytes(&bytes).ok();
        let theirs = ::p256::SecretKey::from_slice(&bytes).ok();
        assert_eq!(ours.is_some(), theirs.is_some());
        Some((ours?, theirs?))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn keys((ours, theirs) in secret_key()) {
        let expected = theirs.public_key();
        for i in P256_KEYGEN.available() {
            let public = (i.function)(&ours);
            prop_assert_eq!(public.to_sec1_bytes().to_vec(), expected.to_sec1_point(false).as_bytes().to_vec(), "{}", i.name);
            prop_assert_eq!(public.to_sec1_bytes_compressed().to_vec(), expected.to_sec1_point(true).as_bytes().to_vec());
        }
    }

    #[test]
    fn shared_secrets((ours, theirs) in secret_key(), (other, _) in secret_key()) {
        let public = other.public_key();
        let theirs_public = ::p256::PublicKey::from_sec1_bytes(&public.to_sec1_bytes()).unwrap();
        let expected = ::p256::ecdh::diffie_hellman(theirs.to_nonzero_scalar(), theirs_public.as_affine());
        for i in P256_ECDH.available() {
            prop_assert_eq!(&(i.function)(&ours, &public)[..], &expected.raw_secret_bytes()[..], "{}", i.name);
        }
    }

    #[test]
    fn signatures((ours, theirs) in secret_key(), prehash: [u8; 32], entropy: Vec<u8>) {
        let theirs = ::p256::ecdsa::SigningKey::from(theirs);
        let public = ours.public_key();
        let expected: ::p256::ecdsa::Signature = theirs.sign_prehash(&prehash).unwrap();
        for i in P256_SIGN.available() {
            let signature = (i.function)(&ours, &prehash, &[]);
            prop_assert_eq!(&signature.to_bytes()[..], &expected.to_bytes()[..], "{}", i.name);
            prop_assert_eq!(signature.to_der().as_bytes().to_vec(), expected.to_der().as_bytes().to_vec());
            let randomized = (i.function)(&ours, &prehash, &entropy);
            prop_assert_eq!(randomized == signature, entropy.is_empty());
            for signature in [signature, randomized] {
                let theirs_signature = ::p256::ecdsa::Signature::from_slice(&signature.to_bytes()).unwrap();
                prop_assert!(theirs.verifying_key().verify_prehash(&prehash, &theirs_signature).is_ok());
                for v in P256_VERIFY.available() {
                    prop_assert!((v.function)(&public, &prehash, &signature), "{}", v.name);
                }
            }
        }
    }

    #[test]
    fn spoilt_signatures((ours, _) in secret_key(), prehash: [u8; 32], at in 0usize..96, bit in 0u32..8) {
        let public = ours.public_key();
        let mut all = [&prehash[..], &(P256_SIGN.in_use().function)(&ours, &prehash, &[]).to_bytes()].concat();
        all[at] ^= 1 << bit;
        if let Ok(signature) = Signature::from_slice(&all[32..]) {
            let theirs_public = ::p256::ecdsa::VerifyingKey::from_sec1_bytes(&public.to_sec1_bytes()).unwrap();
            let theirs = ::p256::ecdsa::Signature::from_slice(&all[32..]).unwrap();
            let expected = theirs_public.verify_prehash(&all[..32], &theirs).is_ok();
            for v in P256_VERIFY.available() {
                prop_assert_eq!((v.function)(&public, &all[..32], &signature), expected, "{}", v.name);
            }
        }
    }

    #[test]
    fn points(x: [u8; 32], tag in 2u8..=3) {
        let encoding = [&[tag][..], &x].concat();
        let ours = PublicKey::from_sec1_bytes(&encoding);
        let theirs = ::p256::PublicKey::from_sec1_bytes(&encoding);
        prop_assert_eq!(ours.is_ok(), theirs.is_ok());
        if let (Ok(ours), Ok(theirs)) = (ours, theirs) {
            prop_assert_eq!(ours.to_sec1_bytes().to_vec(), theirs.to_sec1_point(false).as_bytes().to_vec());
        }
    }
}

#[test]
fn whole_messages() {
    use ::p256::ecdsa::signature::{Signer, Verifier};
    let key = SigningKey::from_bytes(&[7; 32]).unwrap();
    let theirs = ::p256::ecdsa::SigningKey::from_slice(&[7; 32]).unwrap();
    for length in [0, 1, 32, 55, 56, 64, 1000] {
        let message = vec![length as u8; length];
        let signature = key.sign(&message);
        let expected: ::p256::ecdsa::Signature = theirs.sign(&message);
        assert_eq!(signature.to_bytes()[..], expected.to_bytes()[..]);
        key.verifying_key().verify(&message, &signature).unwrap();
        theirs.verifying_key().verify(&message, &expected).unwrap();
        let randomized = key.sign_with_entropy(&message, b"entropy");
        assert_ne!(randomized, signature);
        key.verifying_key().verify(&message, &randomized).unwrap();
        let other = [&message[..], &[0]].concat();
        assert!(key.verifying_key().verify(&other, &signature).is_err());
        let s = signature.normalize_s();
        key.verifying_key().verify(&message, &s).unwrap();
    }
}
