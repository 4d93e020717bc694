//! `carrychain::p256` and the crate `p256`.

use super::{RANDOM, bytes, message, number, rng};
use ::p256 as theirs;
use carrychain::p256 as ours;
use ours::pkcs8::{
    DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, LineEnding,
};
use theirs::ecdsa::signature::hazmat::{PrehashSigner, PrehashVerifier};
use theirs::ecdsa::signature::{Signer, Verifier};
use theirs::elliptic_curve::sec1::ToSec1Point;

const N: &str = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";
const P: &str = "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff";

/// Numbers around 0, n/2, n, p and 2^256, and random ones.
fn numbers() -> Vec<[u8; 32]> {
    let half = "7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8";
    let zero = "0".repeat(64);
    let mut numbers: Vec<_> = [zero.as_str(), half, N, P]
        .iter()
        .flat_map(|middle| (-3..=3).map(|d| number(middle, d)))
        .collect();
    numbers.extend([[0xff; 32], number(N, -34), number(N, 30), number(P, -30)]);
    let mut rng = rng(8);
    numbers.extend((0..RANDOM).map(|_| bytes::<32>(&mut rng)));
    numbers
}

fn keys() -> Vec<(ours::SecretKey, theirs::SecretKey)> {
    let keys = numbers().into_iter().filter_map(|number| {
        let key = (
            ours::SecretKey::from_bytes(&number),
            theirs::SecretKey::from_slice(&number),
        );
        match key {
            (Ok(ours), Ok(theirs)) => Some((ours, theirs)),
            (ours, theirs) => {
                assert!(ours.is_err() && theirs.is_err(), "{number:x?}");
                None
            }
        }
    });
    let keys: Vec<_> = keys.collect();
    assert!(keys.len() > RANDOM + 10);
    keys
}

#[test]
fn keys_and_points() {
    for (ours, theirs) in keys() {
        assert_eq!(ours.to_bytes(), theirs.to_bytes().0);
        let (ours, theirs) = (ours.public_key(), theirs.public_key());
        for compress in [false, true] {
            let by_us = ours::Sec1Point::from(&ours);
            let by_us = if compress { by_us.compress() } else { by_us };
            let by_them = theirs.to_sec1_point(compress);
            assert_eq!(by_us.as_bytes(), by_them.as_bytes());
            assert_eq!(
                theirs::PublicKey::from_sec1_bytes(by_us.as_bytes()).unwrap(),
                theirs
            );
            assert_eq!(
                ours::PublicKey::from_sec1_bytes(by_them.as_bytes()).unwrap(),
                ours
            );
        }
    }
}

/// Compressed points of these x, and what is off the curve or no encoding: one verdict. The hybrid forms, which both
/// refuse, are among them, and the compact form 05, which theirs reads.
#[test]
fn verdicts_on_points() {
    let mut accepted = 0;
    for x in numbers() {
        for tag in (0..=255).filter(|tag| *tag != 5) {
            for length in [1, 32, 33, 34, 65] {
                let mut encoding = vec![tag; 1];
                encoding.extend(x.iter().cycle().take(length - 1));
                let ours = ours::PublicKey::from_sec1_bytes(&encoding);
                let theirs = theirs::PublicKey::from_sec1_bytes(&encoding);
                assert_eq!(ours.is_ok(), theirs.is_ok(), "{encoding:x?}");
                if let (Ok(ours), Ok(theirs)) = (ours, theirs) {
                    assert_eq!(ours.to_sec1_bytes()[..], *theirs.to_sec1_bytes());
                    accepted += 1;
                }
            }
        }
    }
    assert!(accepted >= RANDOM / 2, "{accepted}");
}

#[test]
fn shared_secrets() {
    let keys = keys();
    for (i, (ours, theirs)) in keys.iter().enumerate() {
        let (ours_other, theirs_other) = &keys[(7 * i + 1) % keys.len()];
        let by_us = ours.diffie_hellman(&ours_other.public_key());
        let by_them = theirs_other.diffie_hellman(&theirs.public_key());
        assert_eq!(by_us.raw_secret_bytes()[..], by_them.raw_secret_bytes()[..]);
    }
}

#[test]
fn signatures() {
    let mut rng = rng(9);
    for (ours, theirs) in keys() {
        let (ours, theirs) = (
            ours::ecdsa::SigningKey::from(ours),
            theirs::ecdsa::SigningKey::from(theirs),
        );
        let message = message(&mut rng, 200);
        let by_us = ours.sign(&message);
        let by_them: theirs::ecdsa::Signature = theirs.sign(&message);
        assert_eq!(by_us.to_bytes()[..], by_them.to_bytes()[..]);
        assert_eq!(by_us.to_der().as_bytes(), by_them.to_der().as_bytes());
        assert_eq!(
            by_us.normalize_s().to_bytes()[..],
            by_them.normalize_s().to_bytes()[..]
        );
        let from_der = theirs::ecdsa::Signature::from_der(by_us.to_der().as_bytes()).unwrap();
        theirs.verifying_key().verify(&message, &from_der).unwrap();
        let from_der = ours::ecdsa::Signature::from_der(by_them.to_der().as_bytes()).unwrap();
        ours.verifying_key().verify(&message, &from_der).unwrap();
        // The other s is valid as well; the wrong message is not.
        let high = theirs::ecdsa::Signature::from_slice(&by_us.normalize_s().to_bytes()).unwrap();
        theirs.verifying_key().verify(&message, &high).unwrap();
        assert!(
            theirs
                .verifying_key()
                .verify(b"another", &from_theirs(&by_us))
                .is_err()
        );
        assert!(ours.verifying_key().verify(b"another", &from_der).is_err());
    }
}

fn from_theirs(signature: &ours::ecdsa::Signature) -> theirs::ecdsa::Signature {
    theirs::ecdsa::Signature::from_slice(&signature.to_bytes()).unwrap()
}

/// Digests of every length that both take: theirs refuses those shorter than half of n.
#[test]
fn prehashes() {
    let mut rng = rng(10);
    for (ours, theirs) in keys().into_iter().step_by(3) {
        let (ours, theirs) = (
            ours::ecdsa::SigningKey::from(ours),
            theirs::ecdsa::SigningKey::from(theirs),
        );
        for digest in [
            vec![0; 32],
            vec![0xff; 32],
            number(N, 0).to_vec(),
            bytes::<20>(&mut rng).to_vec(),
            vec![7; 64],
        ] {
            let by_us = ours.sign_prehashed(&digest);
            let by_them: theirs::ecdsa::Signature = theirs.sign_prehash(&digest).unwrap();
            assert_eq!(by_us.to_bytes()[..], by_them.to_bytes()[..], "{digest:x?}");
            theirs
                .verifying_key()
                .verify_prehash(&digest, &by_them)
                .unwrap();
            ours.verifying_key()
                .verify_prehash(&digest, &by_us)
                .unwrap();
        }
    }
}

#[test]
fn verdicts_on_signatures() {
    let numbers = numbers();
    let ours_key = ours::SecretKey::from_bytes(&[3; 32]).unwrap().public_key();
    let ours_key = ours::ecdsa::VerifyingKey::from(ours_key);
    let theirs_key =
        theirs::ecdsa::VerifyingKey::from_sec1_bytes(&ours_key.to_sec1_bytes()).unwrap();
    let mut read = 0;
    for r in &numbers[..32] {
        for s in &numbers[..32] {
            let bytes = [*r, *s].concat();
            let ours = ours::ecdsa::Signature::from_slice(&bytes);
            let theirs = theirs::ecdsa::Signature::from_slice(&bytes);
            assert_eq!(ours.is_ok(), theirs.is_ok(), "{bytes:x?}");
            if let (Ok(ours), Ok(theirs)) = (ours, theirs) {
                assert_eq!(ours.to_der().as_bytes(), theirs.to_der().as_bytes());
                assert_eq!(
                    ours_key.verify_prehash(&[1; 32], &ours).is_ok(),
                    theirs_key.verify_prehash(&[1; 32], &theirs).is_ok()
                );
                read += 1;
            }
        }
    }
    assert!(read > 100, "{read}");
}

#[test]
fn documents() {
    for (ours, theirs) in keys() {
        let by_us = ours.to_pkcs8_der().unwrap();
        let by_them = theirs.to_pkcs8_der().unwrap();
        assert_eq!(
            theirs::SecretKey::from_pkcs8_der(by_us.as_bytes()).unwrap(),
            theirs
        );
        assert_eq!(
            ours::SecretKey::from_pkcs8_der(by_them.as_bytes()).unwrap(),
            ours
        );
        let by_us = ours.to_sec1_der().unwrap();
        let by_them = theirs.to_sec1_der().unwrap();
        assert_eq!(theirs::SecretKey::from_sec1_der(&by_us).unwrap(), theirs);
        assert_eq!(ours::SecretKey::from_sec1_der(&by_them).unwrap(), ours);
        let by_us = ours.to_sec1_pem(LineEnding::LF).unwrap();
        let by_them = theirs.to_sec1_pem(LineEnding::LF).unwrap();
        assert_eq!(theirs::SecretKey::from_pem(&by_us).unwrap(), theirs);
        assert_eq!(ours::SecretKey::from_pem(&by_them).unwrap(), ours);

        let (ours, theirs) = (ours.public_key(), theirs.public_key());
        let by_us = ours.to_public_key_der().unwrap();
        let by_them = theirs.to_public_key_der().unwrap();
        assert_eq!(
            theirs::PublicKey::from_public_key_der(by_us.as_bytes()).unwrap(),
            theirs
        );
        assert_eq!(
            ours::PublicKey::from_public_key_der(by_them.as_bytes()).unwrap(),
            ours
        );
        let by_us = ours.to_public_key_pem(LineEnding::LF).unwrap();
        assert_eq!(by_us.parse::<theirs::PublicKey>().unwrap(), theirs);
    }
}
