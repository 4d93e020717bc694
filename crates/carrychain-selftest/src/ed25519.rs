//! Ed25519: RFC 8032 section 7.1, altered signatures, S + L.
//!
//! Only what every verification profile agrees on: the inputs on which profiles differ are tested in
//! the library.

use crate::{
    Case, Function, Input, Note, Outcome, Random, SignedMessage, Trial, Verdict, array, unhex,
};

pub(crate) const KEYGEN_CASES: &[Case<Trial>] = &[Case {
    name: "test_rfc8032_public_keys",
    run: test_rfc8032_public_keys,
}];

pub(crate) const SIGN_CASES: &[Case<Trial>] = &[
    Case {
        name: "test_rfc8032_signatures",
        run: test_rfc8032_signatures,
    },
    Case {
        name: "test_message_lengths",
        run: test_message_lengths,
    },
];

pub(crate) const VERIFY_CASES: &[Case<Trial>] = &[
    Case {
        name: "test_rfc8032_signatures",
        run: test_verify_rfc8032_signatures,
    },
    Case {
        name: "test_altered_rejected",
        run: test_altered_rejected,
    },
    Case {
        name: "test_s_not_reduced_rejected",
        run: test_s_not_reduced_rejected,
    },
];

pub(crate) const VERIFY_BATCH_CASES: &[Case<Trial>] = &[Case {
    name: "test_one_verdict_each",
    run: test_one_verdict_each,
}];

/// RFC 8032 section 7.1, TEST 1, 2, 3 and SHA(abc): seed, public key, message, signature.
const VECTORS: [[&str; 4]; 4] = [
    [
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155\
         5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ],
    [
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da\
         085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ],
    [
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac\
         18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ],
    [
        "833fe62409237b9d62ec77587520911e9a759cec1d19755b7da901b96dca3d42",
        "ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf",
        "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a\
         2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f",
        "dc2a4459e7369633a52b1bf277839a00201009a3efbf3ecb69bea2186c26b589\
         09351fc9ac90b3ecfdfbc7c66431e0303dca179c138ac17ad9bef1177331a704",
    ],
];

/// The order of the base point, little-endian.
const L: &str = "edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010";

fn test_rfc8032_public_keys(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for [seed, key, ..] in VECTORS {
        let seed = array(seed);
        trial.expect(&Input::Ed25519Keygen { seed }, &array::<32>(key))?;
    }
    Ok(Verdict::Pass)
}

fn test_rfc8032_signatures(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for [seed, _, message, signature] in VECTORS {
        let (seed, message) = (array(seed), unhex(message));
        trial.expect(&Input::Ed25519Sign { seed, message }, &unhex(signature))?;
    }
    Ok(Verdict::Pass)
}

/// Lengths around the block of SHA-512, with the 32 and the 64 bytes that RFC 8032 puts in front.
fn test_message_lengths(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    let mut random = Random::new(4);
    for length in [
        0, 1, 31, 47, 48, 63, 64, 79, 80, 95, 96, 128, 175, 176, 1023,
    ] {
        let (seed, message) = (random.array(), random.bytes(length));
        trial.expect_as_reference(&Input::Ed25519Sign { seed, message })?;
    }
    Ok(Verdict::Pass)
}

fn vectors() -> [SignedMessage; VECTORS.len()] {
    VECTORS.map(|[_, key, message, signature]| SignedMessage {
        key: array(key),
        message: unhex(message),
        signature: array(signature),
    })
}

fn test_verify_rfc8032_signatures(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for item in vectors() {
        trial.expect(&Input::Ed25519Verify(item), &[1])?;
    }
    Ok(Verdict::Pass)
}

/// One bit changed in each byte of the signature, of the key, and of the message.
fn altered(item: &SignedMessage) -> Vec<SignedMessage> {
    let mut all = Vec::new();
    let mut change = |at: &dyn Fn(&mut SignedMessage) -> &mut u8, bit: usize| {
        let mut item = item.clone();
        *at(&mut item) ^= 1 << (bit % 8);
        all.push(item);
    };
    (0..64).for_each(|i| change(&|item| &mut item.signature[i], i));
    (0..32).for_each(|i| change(&|item| &mut item.key[i], i));
    (0..item.message.len()).for_each(|i| change(&|item| &mut item.message[i], i));
    all
}

fn test_altered_rejected(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for item in vectors().iter().flat_map(altered) {
        trial.expect(&Input::Ed25519Verify(item), &[0])?;
    }
    Ok(Verdict::Pass)
}

/// The signature with S + L in place of S (below 2^256, as S < L < 2^253).
fn with_l_added(mut item: SignedMessage) -> SignedMessage {
    let mut carry = 0;
    for (s, l) in item.signature[32..].iter_mut().zip(array::<32>(L)) {
        let sum = u16::from(*s) + u16::from(l) + carry;
        *s = sum as u8;
        carry = sum >> 8;
    }
    item
}

fn test_s_not_reduced_rejected(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for item in vectors() {
        let mut all_ones = item.clone();
        all_ones.signature[32..].fill(0xff);
        trial.expect(&Input::Ed25519Verify(with_l_added(item)), &[0])?;
        trial.expect(&Input::Ed25519Verify(all_ones), &[0])?;
    }
    Ok(Verdict::Pass)
}

/// Batches of the vectors with every subset of them bad.
fn test_one_verdict_each(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for bad in 0..1 << VECTORS.len() {
        let mut items = vectors();
        let is_bad = |i: usize| bad >> i & 1 == 1;
        for (i, item) in items.iter_mut().enumerate() {
            // Another byte each time, of R or of S.
            item.signature[4 * bad] ^= u8::from(is_bad(i));
        }
        let verdicts: Vec<u8> = (0..items.len()).map(|i| u8::from(!is_bad(i))).collect();
        trial.expect(&Input::Ed25519VerifyBatch(items.to_vec()), &verdicts)?;
    }
    Ok(Verdict::Pass)
}

pub(crate) fn random_seed(random: &mut Random) -> Input {
    Input::Ed25519Keygen {
        seed: random.array(),
    }
}

pub(crate) fn random_to_sign(random: &mut Random) -> Input {
    Input::Ed25519Sign {
        seed: random.array(),
        message: random.bytes(32),
    }
}

fn signed(random: &mut Random, reference: &Function) -> SignedMessage {
    let (seed, message) = (random.array(), random.bytes(32));
    let key = reference(&Input::Ed25519Keygen { seed });
    let signature = reference(&Input::Ed25519Sign {
        seed,
        message: message.clone(),
    });
    SignedMessage {
        key: key.expect_array(),
        message,
        signature: signature.expect_array(),
    }
}

pub(crate) fn random_signed(random: &mut Random, reference: &Function) -> Input {
    Input::Ed25519Verify(signed(random, reference))
}

pub(crate) fn random_signed_batch(random: &mut Random, n: usize, reference: &Function) -> Input {
    Input::Ed25519VerifyBatch((0..n).map(|_| signed(random, reference)).collect())
}
