//! PKCS#8, SEC1 and SPKI documents against the RustCrypto crate `p256`, and documents that are refused.

use carrychain::p256::ecdsa::{SigningKey, VerifyingKey};
use carrychain::p256::{PublicKey, SecretKey};
use pkcs8::{DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey};

fn keys() -> (SecretKey, ::p256::SecretKey) {
    let bytes = core::array::from_fn(|i| i as u8 + 1);
    (
        SecretKey::from_bytes(&bytes).unwrap(),
        ::p256::SecretKey::from_slice(&bytes).unwrap(),
    )
}

#[test]
fn private_keys() {
    let (ours, theirs) = keys();
    let document = ours.to_pkcs8_der().unwrap();
    assert_eq!(
        document.as_bytes(),
        theirs.to_pkcs8_der().unwrap().as_bytes()
    );
    assert_eq!(
        SecretKey::from_pkcs8_der(document.as_bytes()).unwrap(),
        ours
    );
    let signing = SigningKey::from_pkcs8_der(document.as_bytes()).unwrap();
    assert_eq!(*signing.as_secret_key(), ours);
    assert_eq!(
        signing.to_pkcs8_der().unwrap().as_bytes(),
        document.as_bytes()
    );
    let sec1 = ours.to_sec1_der().unwrap();
    assert_eq!(SecretKey::from_sec1_der(&sec1).unwrap(), ours);
    for either in [&sec1[..], document.as_bytes()] {
        assert_eq!(SecretKey::from_der(either).unwrap(), ours);
        assert!(SecretKey::from_der(&either[1..]).is_err());
    }
    assert_eq!(::p256::SecretKey::from_sec1_der(&sec1).unwrap(), theirs);
}

#[test]
fn public_keys() {
    let (ours, theirs) = keys();
    let public = ours.public_key();
    let document = public.to_public_key_der().unwrap();
    assert_eq!(
        document.as_bytes(),
        theirs.public_key().to_public_key_der().unwrap().as_bytes()
    );
    assert_eq!(
        PublicKey::from_public_key_der(document.as_bytes()).unwrap(),
        public
    );
    let verifying = VerifyingKey::from_public_key_der(document.as_bytes()).unwrap();
    assert_eq!(*verifying.as_public_key(), public);
    assert_eq!(
        verifying.to_public_key_der().unwrap().as_bytes(),
        document.as_bytes()
    );
}

/// Where in a document these bytes are.
fn find(document: &[u8], part: &[u8]) -> usize {
    document
        .windows(part.len())
        .position(|window| window == part)
        .unwrap()
}

#[test]
fn spoilt_private_keys() {
    let (ours, _) = keys();
    let good = ours.to_pkcs8_der().unwrap().as_bytes().to_vec();
    let refuse =
        |document: &[u8], why| assert!(SecretKey::from_pkcs8_der(document).is_err(), "{why}");
    for length in 0..good.len() {
        refuse(&good[..length], "cut off");
    }
    refuse(&[&good[..], &[0]].concat(), "bytes after the end");
    let spoil = |part: &[u8], with: &dyn Fn(&mut [u8])| {
        let mut bad = good.clone();
        let at = find(&bad, part);
        with(&mut bad[at..at + part.len()]);
        bad
    };
    refuse(&spoil(&ours.to_bytes(), &|key| key.fill(0)), "zero");
    refuse(&spoil(&ours.to_bytes(), &|key| key.fill(0xff)), "n or more");
    refuse(
        &spoil(&ours.to_bytes(), &|key| key[31] ^= 1),
        "another key's public key",
    );
    refuse(
        &spoil(&ours.public_key().to_sec1_bytes(), &|point| point[64] ^= 1),
        "off the curve",
    );
    let oid = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07];
    refuse(&spoil(&oid, &|oid| oid[7] = 6), "another curve");
    let algorithm = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01];
    refuse(&spoil(&algorithm, &|oid| oid[6] = 2), "another algorithm");

    let sec1 = ours.to_sec1_der().unwrap();
    let mut other_curve = sec1.to_vec();
    let at = find(&other_curve, &oid);
    other_curve[at + 7] = 6;
    assert!(SecretKey::from_sec1_der(&other_curve).is_err());
}

#[test]
fn private_key_without_public_key() {
    let (ours, _) = keys();
    let sec1 = [&[0x30, 37, 2, 1, 1, 4, 32][..], &ours.to_bytes()].concat();
    assert_eq!(SecretKey::from_sec1_der(&sec1).unwrap(), ours);
    let short = [&[0x30, 36, 2, 1, 1, 4, 31][..], &ours.to_bytes()[1..]].concat();
    assert!(SecretKey::from_sec1_der(&short).is_err());
}

#[test]
fn spoilt_public_keys() {
    let (ours, _) = keys();
    let good = ours
        .public_key()
        .to_public_key_der()
        .unwrap()
        .as_bytes()
        .to_vec();
    let refuse =
        |document: &[u8], why| assert!(PublicKey::from_public_key_der(document).is_err(), "{why}");
    for length in 0..good.len() {
        refuse(&good[..length], "cut off");
    }
    for at in [3, 10, 20, 25, 26, good.len() - 1] {
        let mut bad = good.clone();
        bad[at] ^= 1;
        refuse(&bad, "a bit changed");
    }
}

#[cfg(feature = "pem")]
#[test]
fn pem() {
    let (ours, theirs) = keys();
    let text = ours.to_pkcs8_pem(pkcs8::LineEnding::LF).unwrap();
    assert_eq!(SecretKey::from_pkcs8_pem(&text).unwrap(), ours);
    assert_eq!(::p256::SecretKey::from_pkcs8_pem(&text).unwrap(), theirs);
    let sec1 = ours.to_sec1_pem(pkcs8::LineEnding::LF).unwrap();
    assert!(sec1.starts_with("-----BEGIN EC PRIVATE KEY-----\n"));
    for text in [&text, &sec1] {
        assert_eq!(SecretKey::from_pem(text).unwrap(), ours);
        assert_eq!(text.parse::<SecretKey>().unwrap(), ours);
        let cut = &text[..text.len() / 2];
        assert!(SecretKey::from_pem(cut).is_err());
        assert!(SecretKey::from_pem(&text.replace("PRIVATE KEY", "SECRET KEY")).is_err());
    }
    assert_eq!(SecretKey::from_sec1_pem(&sec1).unwrap(), ours);
    assert!(SecretKey::from_sec1_pem(&text).is_err());
    assert_eq!(*text.parse::<SigningKey>().unwrap().as_secret_key(), ours);
    let public = ours.public_key();
    let text = public.to_public_key_pem(pkcs8::LineEnding::LF).unwrap();
    assert_eq!(text.parse::<PublicKey>().unwrap(), public);
    assert_eq!(text.parse::<VerifyingKey>().unwrap(), public.into());
    assert!(text.parse::<SecretKey>().is_err());
}
