//! Lines of `sign.input`, the vectors of the reference implementation: messages of 0 to 1023 bytes.

use crate::verdict::verdicts;
use carrychain::ed25519::{Domain, ED25519_SIGN, Signature, SigningKey};

fn check(seed: &[u8], message: &[u8], signature: &[u8]) {
    let key = SigningKey::try_from(seed).unwrap();
    for i in ED25519_SIGN.available() {
        let signed = (i.function)(&key, &Domain::PURE, &[message]);
        assert_eq!(
            signed.to_bytes()[..],
            *signature,
            "{} {message:02x?}",
            i.name
        );
    }
    let signature = Signature::from_slice(signature).unwrap();
    assert_eq!(
        verdicts(&key.verifying_key(), message, &signature),
        [true; 3]
    );
}

/// The lines 1 to 128, every 64th after them and the last.
#[test]
fn excerpt() {
    let file = include_str!("../data/sign_input_excerpt.txt");
    let mut count = 0;
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(':').collect();
        let [number, seed, message, signature] = fields[..] else {
            panic!("{line}");
        };
        let [seed, message, signature] =
            [seed, message, signature].map(|hex| hex::decode(hex).unwrap());
        assert_eq!(number.parse(), Ok(message.len() + 1));
        check(&seed, &message, &signature);
        count += 1;
    }
    assert_eq!(count, 143);
}

/// The whole file, whose path is in `CARRYCHAIN_SIGN_INPUT`; without a path, nothing.
#[test]
#[ignore = "needs the file sign.input, of 2.4 MB"]
fn whole_file() {
    let Ok(path) = std::env::var("CARRYCHAIN_SIGN_INPUT") else {
        eprintln!("skipped: CARRYCHAIN_SIGN_INPUT is not set");
        return;
    };
    let file = std::fs::read_to_string(path).unwrap();
    let mut count = 0;
    for line in file.lines().filter(|line| !line.is_empty()) {
        let fields: Vec<Vec<u8>> = line
            .split(':')
            .map(|hex| hex::decode(hex).unwrap())
            .collect();
        // Seed and public key, public key, message, signature and message.
        let (seed, message, signature) = (&fields[0][..32], &fields[2], &fields[3][..64]);
        check(seed, message, signature);
        let key = SigningKey::from_keypair_bytes(fields[0][..].try_into().unwrap()).unwrap();
        assert_eq!(key.verifying_key().as_ref(), &fields[1][..]);
        count += 1;
    }
    assert_eq!(count, 1024);
}
