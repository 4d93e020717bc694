//! Wycheproof's P-256 cases on every implementation.
//!
//! "Acceptable" cases are decided so: compressed points are read; anything else (explicit curve parameters, BER
//! that is not DER) is refused.

use ::wycheproof::{TestResult, ecdh, ecdsa};
use carrychain::p256::ecdsa::Signature;
use carrychain::p256::{P256_ECDH, P256_VERIFY, PublicKey, SecretKey};
use sha2::{Digest, Sha256};

/// A private key as Wycheproof writes integers: any number of bytes, perhaps with zeros in front.
fn secret(bytes: &[u8]) -> SecretKey {
    let start = bytes.iter().position(|b| *b != 0).unwrap();
    let mut padded = [0; 32];
    padded[32 - (bytes.len() - start)..].copy_from_slice(&bytes[start..]);
    SecretKey::from_bytes(&padded).unwrap()
}

fn check_ecdh(name: ecdh::TestName, cases: usize, parse: impl Fn(&[u8]) -> Option<PublicKey>) {
    let set = ecdh::TestSet::load(name).unwrap();
    let mut count = 0;
    for test in set.test_groups.iter().flat_map(|group| &group.tests) {
        let what = format!("{} {}", test.tc_id, test.comment);
        let compressed = test.flags.contains(&ecdh::TestFlag::CompressedPoint);
        let accepted = match test.result {
            TestResult::Valid => true,
            TestResult::Acceptable => compressed,
            // An invalid compressed point carries that flag too.
            TestResult::Invalid => false,
        };
        let public = parse(&test.public_key);
        assert_eq!(public.is_some(), accepted, "{what}");
        if let Some(public) = public {
            for i in P256_ECDH.available() {
                let shared = (i.function)(&secret(&test.private_key), &public);
                assert_eq!(shared[..], test.shared_secret[..], "{}: {what}", i.name);
            }
        }
        count += 1;
    }
    assert_eq!(count, cases);
}

#[test]
fn ecdh_points() {
    let parse = |bytes: &[u8]| PublicKey::from_sec1_bytes(bytes).ok();
    check_ecdh(ecdh::TestName::EcdhSecp256r1Ecpoint, 355, parse);
}

#[cfg(feature = "pkcs8")]
#[test]
fn ecdh_documents() {
    use pkcs8::DecodePublicKey;
    let parse = |bytes: &[u8]| PublicKey::from_public_key_der(bytes).ok();
    check_ecdh(ecdh::TestName::EcdhSecp256r1, 612, parse);
}

fn check_ecdsa<E: core::fmt::Debug>(
    name: ecdsa::TestName,
    cases: usize,
    parse: impl Fn(&[u8]) -> Result<Signature, E>,
    encode: impl Fn(&Signature) -> Vec<u8>,
) {
    let set = ecdsa::TestSet::load(name).unwrap();
    let mut count = 0;
    for group in &set.test_groups {
        let public = PublicKey::from_sec1_bytes(&group.key.key).unwrap();
        for test in &group.tests {
            let what = format!("{} {}", test.tc_id, test.comment);
            let valid = match test.result {
                TestResult::Valid => true,
                TestResult::Invalid => false,
                TestResult::Acceptable => panic!("no decision on {what}"),
            };
            let signature = parse(&test.sig);
            if let Ok(signature) = &signature {
                assert_eq!(encode(signature), test.sig[..], "{what}");
            }
            for i in P256_VERIFY.available() {
                let verdict = signature
                    .as_ref()
                    .is_ok_and(|s| (i.function)(&public, &Sha256::digest(&test.msg), s));
                assert_eq!(verdict, valid, "{}: {what}", i.name);
            }
            count += 1;
        }
    }
    assert_eq!(count, cases);
}

#[test]
fn ecdsa_der() {
    let encode = |s: &Signature| s.to_der().as_bytes().to_vec();
    check_ecdsa(
        ecdsa::TestName::EcdsaSecp256r1Sha256,
        484,
        Signature::from_der,
        encode,
    );
}

#[test]
fn ecdsa_fixed() {
    let encode = |s: &Signature| s.to_bytes().to_vec();
    check_ecdsa(
        ecdsa::TestName::EcdsaSecp256r1Sha256P1363,
        262,
        Signature::from_slice,
        encode,
    );
}
