//! Documents: the examples of RFC 8410, section 10, and what must be refused.

use carrychain::ed25519::{SigningKey, VerifyingKey};
use pkcs8::spki::SignatureAlgorithmIdentifier;
use pkcs8::{DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey};

/// The private key of RFC 8410's examples.
const SEED: &str = "d4ee72dbf913584ad5b6d8f1f769f8ad3afe7c28cbf1d4fbe097a88f44755842";
const PUBLIC: &str = "19bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1";

/// Version 1.
fn version_1() -> Vec<u8> {
    hex::decode(format!("302e020100300506032b657004220420{SEED}")).unwrap()
}

/// Version 2 without attributes.
fn version_2(public: &str) -> Vec<u8> {
    hex::decode(format!(
        "3051020101300506032b657004220420{SEED}812100{public}"
    ))
    .unwrap()
}

fn spki(public: &str) -> Vec<u8> {
    hex::decode(format!("302a300506032b6570032100{public}")).unwrap()
}

fn key() -> SigningKey {
    SigningKey::try_from(&hex::decode(SEED).unwrap()[..]).unwrap()
}

#[test]
fn private_keys() {
    assert_eq!(hex::encode(key().verifying_key().as_bytes()), PUBLIC);
    assert_eq!(SigningKey::from_pkcs8_der(&version_1()).unwrap(), key());
    assert_eq!(
        SigningKey::from_pkcs8_der(&version_2(PUBLIC)).unwrap(),
        key()
    );
    assert_eq!(key().to_pkcs8_der().unwrap().as_bytes(), version_2(PUBLIC));
}

#[test]
fn the_example_with_attributes() {
    // RFC 8410, section 10.3: version 2 with a friendly name.
    let attributes = "a01f301d060a2a864886f70d01090914310f0c0d437572646c6520436861697273";
    let document = format!("3072020101300506032b657004220420{SEED}{attributes}812100{PUBLIC}");
    let document = hex::decode(document).unwrap();
    assert_eq!(SigningKey::from_pkcs8_der(&document).unwrap(), key());
}

#[test]
fn public_keys() {
    let public = key().verifying_key();
    assert_eq!(
        VerifyingKey::from_public_key_der(&spki(PUBLIC)).unwrap(),
        public
    );
    assert_eq!(public.to_public_key_der().unwrap().as_bytes(), spki(PUBLIC));
}

#[test]
fn the_algorithm_has_its_identifier() {
    let of_secret = SigningKey::SIGNATURE_ALGORITHM_IDENTIFIER;
    let of_public = VerifyingKey::SIGNATURE_ALGORITHM_IDENTIFIER;
    assert_eq!(of_secret.oid.to_string(), "1.3.101.112");
    assert_eq!(of_secret.parameters, None);
    assert_eq!(of_public, of_secret);
}

#[test]
fn what_is_wrong_is_refused() {
    // A public key that does not belong to the seed.
    let other = hex::encode(SigningKey::from_bytes(&[1; 32]).verifying_key().as_bytes());
    assert!(SigningKey::from_pkcs8_der(&version_2(&other)).is_err());
    // X25519's identifier, or parameters.
    let x25519 = hex::decode(format!("302e020100300506032b656e04220420{SEED}")).unwrap();
    assert!(SigningKey::from_pkcs8_der(&x25519).is_err());
    let null = hex::decode(format!("3030020100300706032b6570050004220420{SEED}")).unwrap();
    assert!(SigningKey::from_pkcs8_der(&null).is_err());
    // Seeds of 31 and 33 bytes, and not in an octet string of their own.
    let short = hex::decode(format!("302d020100300506032b65700421041f{}", &SEED[2..])).unwrap();
    assert!(SigningKey::from_pkcs8_der(&short).is_err());
    let long = hex::decode(format!("302f020100300506032b657004230421{SEED}00")).unwrap();
    assert!(SigningKey::from_pkcs8_der(&long).is_err());
    let bare = hex::decode(format!("302c020100300506032b65700420{SEED}")).unwrap();
    assert!(SigningKey::from_pkcs8_der(&bare).is_err());
    // Truncated and with more behind.
    for document in [version_1(), version_2(PUBLIC)] {
        for length in 0..document.len() {
            assert!(SigningKey::from_pkcs8_der(&document[..length]).is_err());
        }
        let longer = [&document[..], &[0]].concat();
        assert!(SigningKey::from_pkcs8_der(&longer).is_err());
    }

    let not_a_point = spki(&format!("02{}", "00".repeat(31)));
    assert!(VerifyingKey::from_public_key_der(&not_a_point).is_err());
    let short = hex::decode(format!("3029300506032b6570032000{}", &PUBLIC[2..])).unwrap();
    assert!(VerifyingKey::from_public_key_der(&short).is_err());
    let x25519 = hex::decode(format!("302a300506032b656e032100{PUBLIC}")).unwrap();
    assert!(VerifyingKey::from_public_key_der(&x25519).is_err());
}

#[cfg(feature = "pem")]
#[test]
fn pem() {
    let private = "-----BEGIN PRIVATE KEY-----\n\
        MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n\
        -----END PRIVATE KEY-----\n";
    let public = "-----BEGIN PUBLIC KEY-----\n\
        MCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n\
        -----END PUBLIC KEY-----\n";
    assert_eq!(SigningKey::from_pkcs8_pem(private).unwrap(), key());
    assert_eq!(
        VerifyingKey::from_public_key_pem(public).unwrap(),
        key().verifying_key()
    );
    let written = key()
        .verifying_key()
        .to_public_key_pem(pkcs8::LineEnding::LF);
    assert_eq!(written.unwrap(), public);
}
