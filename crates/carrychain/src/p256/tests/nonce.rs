//! RFC 6979: nonces of appendix A.2.5 with every hash, and a message whose first candidate is out of range.

use super::{hex, on_both};
use crate::p256::ecdsa::{nonce, sign_with_nonce};
use crate::p256::words::N;
use crate::p256::{Arithmetic, SecretKey, ecdsa, words};
use sha2::Digest;
use sha2::digest::block_api::BlockSizeUser;

on_both!(appendix_a_2_5, first_candidate_out_of_range);

const KEY: &str = "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721";

/// Hash, message, k, r, s.
const VECTORS: [[&str; 5]; 10] = [
    [
        "SHA-1",
        "sample",
        "882905f1227fd620fbf2abf21244f0ba83d0dc3a9103dbbee43a1fb858109db4",
        "61340c88c3aaebeb4f6d667f672ca9759a6ccaa9fa8811313039ee4a35471d32",
        "6d7f147dac089441bb2e2fe8f7a3fa264b9c475098fdcf6e00d7c996e1b8b7eb",
    ],
    [
        "SHA-224",
        "sample",
        "103f90ee9dc52e5e7fb5132b7033c63066d194321491862059967c715985d473",
        "53b2fff5d1752b2c689df257c04c40a587fababb3f6fc2702f1343af7ca9aa3f",
        "b9afb64fdc03dc1a131c7d2386d11e349f070aa432a4acc918bea988bf75c74c",
    ],
    [
        "SHA-256",
        "sample",
        "a6e3c57dd01abe90086538398355dd4c3b17aa873382b0f24d6129493d8aad60",
        "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716",
        "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8",
    ],
    [
        "SHA-384",
        "sample",
        "09f634b188cefd98e7ec88b1aa9852d734d0bc272f7d2a47decc6ebeb375aad4",
        "0eafea039b20e9b42309fb1d89e213057cbf973dc0cfc8f129edddc800ef7719",
        "4861f0491e6998b9455193e34e7b0d284ddd7149a74b95b9261f13abde940954",
    ],
    [
        "SHA-512",
        "sample",
        "5fa81c63109badb88c1f367b47da606da28cad69aa22c4fe6ad7df73a7173aa5",
        "8496a60b5e9b47c825488827e0495b0e3fa109ec4568fd3f8d1097678eb97f00",
        "2362ab1adbe2b8adf9cb9edab740ea6049c028114f2460f96554f61fae3302fe",
    ],
    [
        "SHA-1",
        "test",
        "8c9520267c55d6b980df741e56b4adee114d84fbfa2e62137954164028632a2e",
        "0cbcc86fd6abd1d99e703e1ec50069ee5c0b4ba4b9ac60e409e8ec5910d81a89",
        "01b9d7b73dfaa60d5651ec4591a0136f87653e0fd780c3b1bc872ffdeae479b1",
    ],
    [
        "SHA-224",
        "test",
        "669f4426f2688b8be0db3a6bd1989bdaefff84b649eeb84f3dd26080f667faa7",
        "c37edb6f0ae79d47c3c27e962fa269bb4f441770357e114ee511f662ec34a692",
        "c820053a05791e521fcaad6042d40aea1d6b1a540138558f47d0719800e18f2d",
    ],
    [
        "SHA-256",
        "test",
        "d16b6ae827f17175e040871a1c7ec3500192c4c92677336ec2537acaee0008e0",
        "f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367",
        "019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083",
    ],
    [
        "SHA-384",
        "test",
        "16aeffa357260b04b1dd199693960740066c1a8f3e8edd79070aa914d361b3b8",
        "83910e8b48bb0c74244ebdf7f07a1c5413d61472bd941ef3920e623fbccebeb6",
        "8ddbec54cf8cd5874883841d712142a56a8d0f218f5003cb0296b6b509619f2c",
    ],
    [
        "SHA-512",
        "test",
        "6915d11632aca3c40d5d51c08daf9c555933819548784480e93499000d9f0b7f",
        "461d93f31b6540894788fd206c07cfa0cc35f46fa3c91816fff1040ad1581a04",
        "39af9f15de0db8d97e72719c74820d304ce5226e32dedae67519e840d1194e55",
    ],
];

/// Signs as the appendix does, with the same hash for the message and inside HMAC; checks k on the way.
fn check<A: Arithmetic, D: Digest + BlockSizeUser + Clone>([hash, message, k, r, s]: [&str; 5]) {
    let d = hex(KEY);
    let prehash = D::digest(message);
    let e = ecdsa::digest_to_scalar(&prehash);
    let signature = nonce::derive::<D, _>(&d, &e, &[], |nonce| {
        assert_eq!(*nonce, hex(k), "{hash} of {message}");
        sign_with_nonce::<A>(&d, &e, nonce)
    });
    assert_eq!(
        signature.r(),
        words::to_be_bytes(&hex(r)),
        "{hash} of {message}"
    );
    assert_eq!(
        signature.s(),
        words::to_be_bytes(&hex(s)),
        "{hash} of {message}"
    );
    let public = SecretKey::from_bytes(&words::to_be_bytes(&d))
        .unwrap()
        .public_key();
    assert!(ecdsa::verify::<A>(&public, &prehash, &signature));
}

fn appendix_a_2_5<A: Arithmetic>() {
    for vector in VECTORS {
        match vector[0] {
            "SHA-1" => check::<A, sha1::Sha1>(vector),
            "SHA-224" => check::<A, sha2::Sha224>(vector),
            "SHA-256" => check::<A, sha2::Sha256>(vector),
            "SHA-384" => check::<A, sha2::Sha384>(vector),
            _ => check::<A, sha2::Sha512>(vector),
        }
    }
}

/// A message found by brute force elsewhere (it is in Go's tests of crypto/ecdsa): its first candidate is at least n.
const REJECTED: [&str; 3] = [
    "wv[vnX",
    "efd9073b652e76da1b5a019c0e4a2e3fa529b035a6abb91ef67f0ed7a1f21234",
    "3db4706c9d9f4a4fe13bb5e08ef0fab53a57dbab2061c83a35fa411c68d2ba33",
];

fn first_candidate_out_of_range<A: Arithmetic>() {
    let [message, r, s] = REJECTED;
    let d = hex(KEY);
    let e = ecdsa::digest_to_scalar(&sha2::Sha256::digest(message));
    let first = nonce::Generator::<sha2::Sha256>::seeded(&d, &e, &[]).bits();
    assert!(!bool::from(words::less(&first, &N)));
    let signature =
        nonce::derive::<sha2::Sha256, _>(&d, &e, &[], |k| sign_with_nonce::<A>(&d, &e, k));
    assert_eq!(signature.r(), words::to_be_bytes(&hex(r)));
    assert_eq!(signature.s(), words::to_be_bytes(&hex(s)));
}
