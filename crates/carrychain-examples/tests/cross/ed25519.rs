//! `carrychain::ed25519` and `ed25519-dalek`.

use super::{RANDOM, bytes, little, message, rng};
use carrychain::ed25519 as ours;
use ed25519_dalek as theirs;
use ours::pkcs8::{
    DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, LineEnding,
};
use sha2::{Digest, Sha512};
use theirs::{Signer, Verifier};

const P: &str = "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed";
const L: &str = "1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed";

fn seeds() -> Vec<[u8; 32]> {
    let mut rng = rng(5);
    let mut seeds = vec![[0; 32], [0xff; 32], little(P, 0), little(L, 0)];
    seeds.extend((0..RANDOM).map(|_| bytes::<32>(&mut rng)));
    seeds
}

fn keys() -> impl Iterator<Item = (ours::SigningKey, theirs::SigningKey)> {
    seeds().into_iter().map(|seed| {
        let ours = ours::SigningKey::from_bytes(&seed);
        let theirs = theirs::SigningKey::from_keypair_bytes(&ours.to_keypair_bytes()).unwrap();
        let back = ours::SigningKey::from_keypair_bytes(&theirs.to_keypair_bytes()).unwrap();
        assert_eq!(ours, back);
        (ours, theirs)
    })
}

#[test]
fn signatures() {
    let mut rng = rng(6);
    for (ours, theirs) in keys() {
        let message = message(&mut rng, 300);
        let by_us = ours.sign(&message);
        let by_them = theirs.sign(&message);
        assert_eq!(by_us.to_bytes(), by_them.to_bytes());
        let public = ours.verifying_key().to_bytes();
        let theirs_public = theirs::VerifyingKey::from_bytes(&public).unwrap();
        let ours_public = ours::VerifyingKey::from_bytes(theirs_public.as_bytes()).unwrap();
        for place in [0, 31, 32, 63, 64] {
            let mut bytes = by_us.to_bytes();
            // At 64 nothing is changed.
            if let Some(byte) = bytes.get_mut(place) {
                *byte ^= 1 << (place % 8);
            }
            let (us, them) = (
                ours::Signature::from_bytes(&bytes),
                theirs::Signature::from_bytes(&bytes),
            );
            let verdict = place == 64;
            assert_eq!(ours_public.verify(&message, &us).is_ok(), verdict);
            assert_eq!(ours_public.verify_strict(&message, &us).is_ok(), verdict);
            assert_eq!(theirs_public.verify(&message, &them).is_ok(), verdict);
            assert_eq!(
                theirs_public.verify_strict(&message, &them).is_ok(),
                verdict
            );
        }
    }
}

#[test]
fn prehashed_and_in_contexts() {
    let mut rng = rng(7);
    for (ours, theirs) in keys() {
        let hash = Sha512::new().chain_update(message(&mut rng, 300));
        let context = message(&mut rng, 255);
        for context in [None, Some(&context[..]), Some(&[0xff; 255])] {
            let by_us = ours.sign_prehashed(hash.clone(), context).unwrap();
            let by_them = theirs.sign_prehashed(hash.clone(), context).unwrap();
            assert_eq!(by_us.to_bytes(), by_them.to_bytes());
            theirs
                .verify_prehashed(hash.clone(), context, &by_them)
                .unwrap();
            ours.verify_prehashed(hash.clone(), context, &by_us)
                .unwrap();
        }
    }
}

/// The encodings of all points of small order, canonical or not, and y around p, of which some are no points.
fn contrived_points() -> Vec<[u8; 32]> {
    let mut points: Vec<_> = (-3..=19).map(|d| little(P, d)).collect();
    points.extend((0..=9).map(|d| little(&"0".repeat(64), d)));
    points.extend(
        [
            "05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826",
            "7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7",
        ]
        .map(|digits| little(digits, 0)),
    );
    points
        .iter()
        .flat_map(|point| {
            let mut negated = *point;
            negated[31] ^= 0x80;
            [*point, negated]
        })
        .collect()
}

/// Contrived keys with contrived signatures: S is 0, so that [k]A + R has to be the identity, or at the bounds of l.
#[test]
fn verdicts_on_contrived_signatures() {
    let points = contrived_points();
    let (mut keys, mut valid) = (0, 0);
    for a in &points {
        let key = (
            ours::VerifyingKey::from_bytes(a),
            theirs::VerifyingKey::from_bytes(a),
        );
        let (Ok(ours), Ok(theirs)) = key else {
            assert!(key.0.is_err() && key.1.is_err(), "{a:x?}");
            continue;
        };
        keys += 1;
        assert_eq!(ours.is_weak(), theirs.is_weak());
        assert_eq!(
            ours.to_montgomery().to_bytes(),
            theirs.to_montgomery().to_bytes()
        );
        for r in &points {
            for s in [
                [0; 32],
                little(L, -1),
                little(L, 0),
                little(L, 1),
                [0xff; 32],
            ] {
                for message in [b"a", b"b", b"c"] {
                    let signature = ours::Signature::from_components(*r, s);
                    let verdict = ours.verify(message, &signature).is_ok();
                    let strict = ours.verify_strict(message, &signature).is_ok();
                    let signature = theirs::Signature::from_bytes(&signature.to_bytes());
                    assert_eq!(verdict, theirs.verify(message, &signature).is_ok());
                    assert_eq!(strict, theirs.verify_strict(message, &signature).is_ok());
                    valid += usize::from(verdict);
                }
            }
        }
    }
    assert!(
        keys >= 30 && valid >= 50,
        "{keys} keys, {valid} valid signatures"
    );
}

#[test]
fn batches() {
    let keys: Vec<_> = keys().collect();
    let messages: Vec<Vec<u8>> = (0..keys.len()).map(|i| vec![i as u8; i]).collect();
    let messages: Vec<&[u8]> = messages.iter().map(Vec::as_slice).collect();
    let by_them: Vec<_> = keys
        .iter()
        .zip(&messages)
        .map(|((_, key), m)| key.sign(m))
        .collect();
    let mut by_us: Vec<_> = by_them
        .iter()
        .map(|s| ours::Signature::from_bytes(&s.to_bytes()))
        .collect();
    let ours_keys: Vec<_> = keys.iter().map(|(key, _)| key.verifying_key()).collect();
    let theirs_keys: Vec<_> = keys.iter().map(|(_, key)| key.verifying_key()).collect();
    ours::verify_batch(&messages, &by_us, &ours_keys).unwrap();
    theirs::verify_batch(&messages, &by_them, &theirs_keys).unwrap();
    by_us.swap(3, 40);
    assert!(ours::verify_batch(&messages, &by_us, &ours_keys).is_err());
    let by_them: Vec<_> = by_us
        .iter()
        .map(|s| theirs::Signature::from_bytes(&s.to_bytes()))
        .collect();
    assert!(theirs::verify_batch(&messages, &by_them, &theirs_keys).is_err());
}

#[test]
fn documents() {
    for (ours, theirs) in keys() {
        let by_us = ours.to_pkcs8_der().unwrap();
        let by_them = theirs.to_pkcs8_der().unwrap();
        assert_eq!(
            theirs::SigningKey::from_pkcs8_der(by_us.as_bytes()).unwrap(),
            theirs
        );
        assert_eq!(
            ours::SigningKey::from_pkcs8_der(by_them.as_bytes()).unwrap(),
            ours
        );
        let by_us = ours.to_pkcs8_pem(LineEnding::CRLF).unwrap();
        let by_them = theirs.to_pkcs8_pem(LineEnding::CRLF).unwrap();
        assert_eq!(theirs::SigningKey::from_pkcs8_pem(&by_us).unwrap(), theirs);
        assert_eq!(ours::SigningKey::from_pkcs8_pem(&by_them).unwrap(), ours);

        let (ours, theirs) = (ours.verifying_key(), theirs.verifying_key());
        let by_us = ours.to_public_key_der().unwrap();
        let by_them = theirs.to_public_key_der().unwrap();
        assert_eq!(
            theirs::VerifyingKey::from_public_key_der(by_us.as_bytes()).unwrap(),
            theirs
        );
        assert_eq!(
            ours::VerifyingKey::from_public_key_der(by_them.as_bytes()).unwrap(),
            ours
        );
        let by_us = ours.to_public_key_pem(LineEnding::LF).unwrap();
        let by_them = theirs.to_public_key_pem(LineEnding::LF).unwrap();
        assert_eq!(
            theirs::VerifyingKey::from_public_key_pem(&by_us).unwrap(),
            theirs
        );
        assert_eq!(
            ours::VerifyingKey::from_public_key_pem(&by_them).unwrap(),
            ours
        );
    }
}
