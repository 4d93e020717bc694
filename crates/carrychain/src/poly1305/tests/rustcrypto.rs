//! The `universal-hash` face, used as ChaCha20-Poly1305 uses it.

use super::std::format;
use crate::poly1305::rustcrypto::{Block, Key, Poly1305, Tag, universal_hash};
use crate::poly1305::{OneTimeKey, mac};
use universal_hash::{KeyInit, UniversalHash};

/// RFC 8439, section 2.8: associated data and ciphertext, each padded with zeros, then both lengths.
fn authenticate<H: UniversalHash<BlockSize = universal_hash::consts::U16>>(
    mut hash: H,
    associated_data: &[u8],
    ciphertext: &[u8],
) -> universal_hash::Block<H> {
    hash.update_padded(associated_data);
    hash.update_padded(ciphertext);
    let mut lengths = universal_hash::Block::<H>::default();
    lengths[..8].copy_from_slice(&(associated_data.len() as u64).to_le_bytes());
    lengths[8..].copy_from_slice(&(ciphertext.len() as u64).to_le_bytes());
    hash.update(&[lengths]);
    hash.finalize()
}

fn bytes<const N: usize>(hex: &str) -> [u8; N] {
    core::array::from_fn(|i| u8::from_str_radix(&hex[2 * i..2 * i + 2], 16).unwrap())
}

/// Section 2.8.2.
const KEY: &str = "7bac2b252db447af09b67a55a4e955840ae1d6731075d9eb2a9375783ed553ff";
const ASSOCIATED_DATA: &str = "50515253c0c1c2c3c4c5c6c7";
const CIPHERTEXT: &str = "d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69da92\
728b1a71de0a9e060b2905d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585808b4831d7bc3ff4def08e4b7a9de5\
76d26586cec64b6116";
const TAG: &str = "1ae10b594f09e26a7e902ecbd0600691";

#[test]
fn the_tag_of_the_rfcs_aead() {
    let hash = Poly1305::new(&Key::from(bytes(KEY)));
    let tag: Tag = authenticate(
        hash.clone(),
        &bytes::<12>(ASSOCIATED_DATA),
        &bytes::<114>(CIPHERTEXT),
    );
    assert_eq!(tag, Tag::from(bytes(TAG)));
    assert_eq!(format!("{hash:?}"), "Poly1305(..)");
}

#[test]
fn unpadded_is_the_plain_mac() {
    let key = bytes(KEY);
    let message = bytes::<114>(CIPHERTEXT);
    for length in 0..=message.len() {
        let tag = Poly1305::new(&Key::from(key)).compute_unpadded(&message[..length]);
        let plain = mac(OneTimeKey::from(key), &message[..length]);
        assert_eq!(tag.0, plain.to_bytes(), "length {length}");
    }
}

#[test]
fn a_wrong_tag_does_not_verify() {
    let hash = Poly1305::new(&Key::from(bytes(KEY)));
    let right = hash.clone().finalize();
    assert!(hash.clone().verify(&right).is_ok());
    let mut wrong: Block = right;
    wrong[0] ^= 1;
    assert!(hash.verify(&wrong).is_err());
}
