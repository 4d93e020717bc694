//! The vectors of RFC 8032, sections 7.1 to 7.3. TEST 1024 of 7.1 is line 1024 of [`crate::sign_input`].

use crate::bytes;
use crate::verdict::PROFILES;
use carrychain::ed25519::{
    Domain, ED25519_KEYGEN, ED25519_SIGN, ED25519_VERIFY, SignatureError, SigningKey,
};
use sha2::{Digest, Sha512};

/// Seed, public key, message, signature.
fn check(domain: &Domain<'_>, vector: [&str; 3], message: &[u8]) {
    let [seed, public, signature] = vector;
    let (seed, public): ([u8; 32], [u8; 32]) = (bytes(seed), bytes(public));
    let expected: [u8; 64] = bytes(signature);
    for i in ED25519_KEYGEN.available() {
        assert_eq!((i.function)(&seed).to_bytes(), public, "{}", i.name);
    }
    let key = SigningKey::from_bytes(&seed);
    for i in ED25519_SIGN.available() {
        let signature = (i.function)(&key, domain, &[message]);
        assert_eq!(signature.to_bytes(), expected, "{}", i.name);
    }
    let (key, signature) = (key.verifying_key(), expected.into());
    for profile in PROFILES {
        for i in ED25519_VERIFY.available() {
            assert!(
                (i.function)(&key, domain, &[message], &signature, profile),
                "{}",
                i.name
            );
            assert!(
                !(i.function)(&key, domain, &[message, b"!"], &signature, profile),
                "{}",
                i.name
            );
        }
        for other in [
            Domain::PURE,
            Domain::ctx(b"other").unwrap(),
            Domain::ph(b"other").unwrap(),
        ] {
            let same = other == *domain;
            assert_eq!(
                key.verify_as(profile, &other, &[message], &signature)
                    .is_ok(),
                same
            );
        }
    }
}

#[test]
fn pure() {
    let vectors = [
        (
            [
                "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
                "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
                "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
            ],
            "",
        ),
        (
            [
                "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
                "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
                "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
            ],
            "72",
        ),
        (
            [
                "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
                "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
                "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
            ],
            "af82",
        ),
    ];
    for (vector, message) in vectors {
        check(&Domain::PURE, vector, &hex::decode(message).unwrap());
    }
    // SHA(abc).
    check(
        &Domain::PURE,
        [
            "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
            "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
            "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b58909351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704",
        ],
        &Sha512::digest(b"abc"),
    );
}

#[test]
fn with_context() {
    const KEY: [&str; 2] = [
        "0305334e381af78f141cb666f6199f57bc3495335a256a95bd2a55bf546663f6",
        "dfc9425e4f968f7f0c29f0259cf5f9aed6851c2bb4ad8bfb860cfee0ab248292",
    ];
    const OTHER_KEY: [&str; 2] = [
        "ab9c2853ce297ddab85c993b3ae14bcad39b2c682beabc27d6d4eb20711d6560",
        "0f1d1274943b91415889152e893d80e93275a1fc0b65fd71b4b0dda10ad7d772",
    ];
    let vectors = [
        (
            KEY,
            "f726936d19c800494e3fdaff20b276a8",
            b"foo",
            "55a4cc2f70a54e04288c5f4cd1e45a7bb520b36292911876cada7323198dd87a8b36950b95130022907a7fb7c4e9b2d5f6cca685a587b4b21f4b888e4e7edb0d",
        ),
        (
            KEY,
            "f726936d19c800494e3fdaff20b276a8",
            b"bar",
            "fc60d5872fc46b3aa69f8b5b4351d5808f92bcc044606db097abab6dbcb1aee3216c48e8b3b66431b5b186d1d28f8ee15a5ca2df6668346291c2043d4eb3e90d",
        ),
        (
            KEY,
            "508e9e6882b979fea900f62adceaca35",
            b"foo",
            "8b70c1cc8310e1de20ac53ce28ae6e7207f33c3295e03bb5c0732a1d20dc64908922a8b052cf99b7c4fe107a5abb5b2c4085ae75890d02df26269d8945f84b0b",
        ),
        (
            OTHER_KEY,
            "f726936d19c800494e3fdaff20b276a8",
            b"foo",
            "21655b5f1aa965996b3f97b3c849eafba922a0a62992f73b3d1b73106a84ad85e9b86a7b6005ea868337ff2d20a7f5fbd4cd10b0be49a68da2b2e0dc0ad8960f",
        ),
    ];
    for ([seed, public], message, context, signature) in vectors {
        let message = hex::decode(message).unwrap();
        let domain = Domain::ctx(context).unwrap();
        check(&domain, [seed, public, signature], &message);

        let key = SigningKey::from_bytes(&bytes(seed));
        let signed = key.with_context(context).unwrap().sign(&message);
        assert_eq!(signed.to_bytes(), bytes(signature));
        let public = key.verifying_key();
        let public = public.with_context(context).unwrap();
        assert_eq!(public.verify(&message, &signed), Ok(()));
        assert_eq!(public.value(), context);
        assert_eq!(public.key(), &key.verifying_key());
    }
}

#[test]
fn prehashed() {
    const VECTOR: [&str; 3] = [
        "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        "98a70222f0b8121aa9d30f813d683f809e462b469c7ff87639499bb94e6dae4131f85042463c2a355a2003d062adf5aaa10b8c61e636062aaad11c2a26083406",
    ];
    check(&Domain::ph(b"").unwrap(), VECTOR, &Sha512::digest(b"abc"));

    let key = SigningKey::from_bytes(&bytes(VECTOR[0]));
    let public = key.verifying_key();
    let hash = || Sha512::new().chain_update(b"ab").chain_update(b"c");
    let signature = key.sign_prehashed(hash(), None).unwrap();
    assert_eq!(signature.to_bytes(), bytes(VECTOR[2]));
    assert_eq!(key.sign_prehashed(hash(), Some(b"")), Ok(signature));
    assert_eq!(public.verify_prehashed(hash(), None, &signature), Ok(()));
    assert_eq!(
        public.verify_prehashed_strict(hash(), None, &signature),
        Ok(())
    );
    assert_eq!(key.verify_prehashed(hash(), None, &signature), Ok(()));
    assert_eq!(
        public.verify_prehashed(hash(), Some(b"context"), &signature),
        Err(SignatureError::Mismatch)
    );
    let with_context = key.sign_prehashed(hash(), Some(b"context")).unwrap();
    let context = public.with_context(b"context").unwrap();
    assert_eq!(context.verify_prehashed(hash(), &with_context), Ok(()));
    assert_eq!(
        key.with_context(b"context").unwrap().sign_prehashed(hash()),
        with_context
    );
}

#[test]
fn contexts_of_any_length_up_to_255() {
    let key = SigningKey::from_bytes(&[1; 32]);
    let public = key.verifying_key();
    for length in [0, 1, 254, 255] {
        let context = vec![0x63; length];
        let signature = key.with_context(&context).unwrap().sign(b"message");
        let result = public
            .with_context(&context)
            .unwrap()
            .verify(b"message", &signature);
        assert_eq!(result, Ok(()));
        // Not even the empty context is none.
        assert_eq!(
            public.verify(b"message", &signature),
            Err(SignatureError::Mismatch)
        );
    }
    let too_long = [0x63; 256];
    let expected = SignatureError::ContextTooLong(256);
    assert_eq!(key.with_context(&too_long).unwrap_err(), expected);
    assert_eq!(public.with_context(&too_long).unwrap_err(), expected);
    assert_eq!(Domain::ctx(&too_long), Err(expected));
    assert_eq!(Domain::ph(&too_long), Err(expected));
    assert_eq!(
        key.sign_prehashed(Sha512::new(), Some(&too_long)),
        Err(expected)
    );
    assert_eq!(
        expected.to_string(),
        "a context of 256 bytes; at most 255 are allowed"
    );
}
