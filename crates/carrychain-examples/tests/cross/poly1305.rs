//! `carrychain::poly1305` and the crate `poly1305`.

use super::{RANDOM, bytes, message, rng};
use carrychain::poly1305::{OneTimeKey, Tag, mac, rustcrypto};
use poly1305::universal_hash::{KeyInit, UniversalHash};

/// Keys and messages that bring h near p and carries to the top.
fn cases() -> Vec<([u8; 32], Vec<u8>)> {
    let mut rng = rng(4);
    let keys = [0u8, 1, 2, 5, 0xff].into_iter().flat_map(|r| {
        [0, 0xff].map(|s| {
            core::array::from_fn(|i| match i {
                0 => r,
                1..16 => {
                    if r == 0xff {
                        r
                    } else {
                        0
                    }
                }
                _ => s,
            })
        })
    });
    let lengths = (0..=66).chain([127, 128, 129, 255, 256, 257, 912, 4096]);
    let mut cases: Vec<_> = keys
        .flat_map(|key| {
            lengths
                .clone()
                .flat_map(move |length| [0xff, 0, 0xfb].map(|byte| (key, vec![byte; length])))
        })
        .collect();
    cases.extend((0..RANDOM * 8).map(|_| (bytes(&mut rng), message(&mut rng, 600))));
    cases
}

#[test]
fn tags() {
    for (key, message) in cases() {
        let ours = mac(OneTimeKey::from(key), &message);
        let theirs = poly1305::Poly1305::new(&key.into()).compute_unpadded(&message);
        assert_eq!(
            ours.to_bytes(),
            theirs.0,
            "{key:x?}, {} bytes",
            message.len()
        );
        assert!(ours == Tag::from(theirs.0));
    }
}

#[test]
fn each_verifies_the_padded_tags_of_the_other() {
    for (key, message) in cases() {
        let mut ours = rustcrypto::Poly1305::new(&key.into());
        ours.update_padded(&message);
        let mut theirs = poly1305::Poly1305::new(&key.into());
        theirs.update_padded(&message);
        let mut tag = ours.clone().finalize();
        assert!(theirs.clone().verify(&tag).is_ok());
        assert!(ours.clone().verify(&theirs.clone().finalize()).is_ok());
        tag[7] ^= 4;
        assert!(theirs.verify(&tag).is_err() && ours.verify(&tag).is_err());
    }
}
