//! P-256: known multiples of the base point, RFC 5903 section 8.1, RFC 6979 appendix A.2.5, a point
//! with x = 0, secrets and points out of range, altered signatures.

use crate::{Case, Function, Input, Note, Outcome, Random, Reply, Trial, Verdict, array};

pub(crate) const KEYGEN_CASES: &[Case<Trial>] = &[
    Case {
        name: "test_known_multiples",
        run: test_known_multiples,
    },
    Case {
        name: "test_secret_out_of_range_refused",
        run: test_keygen_out_of_range_refused,
    },
];

pub(crate) const ECDH_CASES: &[Case<Trial>] = &[
    Case {
        name: "test_rfc5903_vector",
        run: test_rfc5903_vector,
    },
    Case {
        name: "test_boundary_secrets",
        run: test_boundary_secrets,
    },
    Case {
        name: "test_bad_keys_refused",
        run: test_bad_keys_refused,
    },
];

pub(crate) const SIGN_CASES: &[Case<Trial>] = &[Case {
    name: "test_rfc6979_signatures",
    run: test_rfc6979_signatures,
}];

pub(crate) const VERIFY_CASES: &[Case<Trial>] = &[
    Case {
        name: "test_rfc6979_signatures",
        run: test_verify_rfc6979_signatures,
    },
    Case {
        name: "test_altered_rejected",
        run: test_altered_rejected,
    },
    Case {
        name: "test_r_and_s_out_of_range_rejected",
        run: test_r_and_s_out_of_range_rejected,
    },
];

/// k, then the coordinates of k times the base point: 1, 2, 3, n - 1, n - 2, (n + 1) / 2.
const MULTIPLES: [[&str; 3]; 6] = [
    [
        "0000000000000000000000000000000000000000000000000000000000000001",
        "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
        "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
    ],
    [
        "0000000000000000000000000000000000000000000000000000000000000002",
        "7cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc47669978",
        "07775510db8ed040293d9ac69f7430dbba7dade63ce982299e04b79d227873d1",
    ],
    [
        "0000000000000000000000000000000000000000000000000000000000000003",
        "5ecbe4d1a6330a44c8f7ef951d4bf165e6c6b721efada985fb41661bc6e7fd6c",
        "8734640c4998ff7e374b06ce1a64a2ecd82ab036384fb83d9a79b127a27d5032",
    ],
    [
        "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550",
        "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
        "b01cbd1c01e58065711814b583f061e9d431cca994cea1313449bf97c840ae0a",
    ],
    [
        "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc63254f",
        "7cf27b188d034f7e8a52380304b51ac3c08969e277f21b35a60b48fc47669978",
        "f888aaee24712fc0d6c26539608bcf244582521ac3167dd661fb4862dd878c2e",
    ],
    [
        "7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a9",
        "2afa386b3f2bdcdb83f4d83f8fa3874d7b74dcb454bd644fdd6bf3d1f2da8db6",
        "8de7b41d3557a9cc9d4ac90ef7ad299a51759b030e1472b36b952a7686908d63",
    ],
];

/// RFC 5903 section 8.1: secret, x, y of the initiator and of the responder, x of the shared point.
const INITIATOR: [&str; 3] = [
    "c88f01f510d9ac3f70a292daa2316de544e9aab8afe84049c62a9c57862d1433",
    "dad0b65394221cf9b051e1feca5787d098dfe637fc90b9ef945d0c3772581180",
    "5271a0461cdb8252d61f1c456fa3e59ab1f45b33accf5f58389e0577b8990bb3",
];
const RESPONDER: [&str; 3] = [
    "c6ef9c5d78ae012a011164acb397ce2088685d8f06bf9be0b283ab46476bee53",
    "d12dfb5289c8d4f81208b70270398c342296970a0bccb74c736fc7554494bf63",
    "56fbf3ca366cc23e8157854c13c58d6aac23f046ada30f8353e74f33039872ab",
];
const SHARED_X: &str = "d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de";

/// A point with x = 0, and k and x of k times that point: 1, 2, n - 1, n - 2.
const X_ZERO: [&str; 2] = [
    "0000000000000000000000000000000000000000000000000000000000000000",
    "66485c780e2f83d72433bd5d84a06bb6541c2af31dae871728bf856a174f93f4",
];
const X_ZERO_MULTIPLES: [[&str; 2]; 4] = [
    [MULTIPLES[0][0], X_ZERO[0]],
    [
        MULTIPLES[1][0],
        "c2242be359879ecf8a92b8d979c6dc96d9005a00236ba20e7eb2465fe76829b4",
    ],
    [MULTIPLES[3][0], X_ZERO[0]],
    [
        MULTIPLES[4][0],
        "c2242be359879ecf8a92b8d979c6dc96d9005a00236ba20e7eb2465fe76829b4",
    ],
];

/// RFC 6979 appendix A.2.5: the key and, with SHA-256, message, r, s.
const SIGNER: [&str; 3] = [
    "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721",
    "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6",
    "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299",
];
const SIGNATURES: [[&str; 3]; 2] = [
    [
        "sample",
        "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716",
        "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8",
    ],
    [
        "test",
        "f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367",
        "019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083",
    ],
];

const ZERO: [u8; 32] = [0; 32];
/// n, the order, and p, the modulus of the field.
const ORDER: &str = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";
const MODULUS: &str = "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff";

/// SEC 1 uncompressed form.
fn point(x: [u8; 32], y: [u8; 32]) -> [u8; 65] {
    let mut encoded = [4; 65];
    encoded[1..33].copy_from_slice(&x);
    encoded[33..].copy_from_slice(&y);
    encoded
}

/// Secrets that are none: 0, n, 2^256 - 1.
fn out_of_range() -> [[u8; 32]; 3] {
    [ZERO, array(ORDER), [0xff; 32]]
}

fn test_known_multiples(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for [k, x, y] in MULTIPLES {
        let secret = array(k);
        let public = point(array(x), array(y));
        trial.expect(&Input::P256Keygen { secret }, &public)?;
    }
    Ok(Verdict::Pass)
}

fn test_keygen_out_of_range_refused(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for secret in out_of_range() {
        trial.expect_refused(&Input::P256Keygen { secret })?;
    }
    Ok(Verdict::Pass)
}

fn test_rfc5903_vector(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for (own, other) in [(INITIATOR, RESPONDER), (RESPONDER, INITIATOR)] {
        let secret = array(own[0]);
        let public = point(array(other[1]), array(other[2]));
        trial.expect(&Input::P256Ecdh { secret, public }, &array::<32>(SHARED_X))?;
    }
    Ok(Verdict::Pass)
}

/// Small secrets and secrets near n, of the base point and of a point with x = 0.
fn test_boundary_secrets(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    let base = point(array(MULTIPLES[0][1]), array(MULTIPLES[0][2]));
    let of_base = MULTIPLES.map(|[k, x, _]| (k, base, x));
    let x_zero = point(array(X_ZERO[0]), array(X_ZERO[1]));
    let of_x_zero = X_ZERO_MULTIPLES.map(|[k, x]| (k, x_zero, x));
    for (k, public, x) in of_base.into_iter().chain(of_x_zero) {
        let secret = array(k);
        trial.expect(&Input::P256Ecdh { secret, public }, &array::<32>(x))?;
    }
    Ok(Verdict::Pass)
}

/// A point off the curve, coordinates >= p, all zero; and secrets out of range.
fn test_bad_keys_refused(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    let secret = array(INITIATOR[0]);
    let (x, y) = (array(RESPONDER[1]), array(RESPONDER[2]));
    let mut off = y;
    off[31] ^= 1;
    let bad_points = [
        point(x, off),
        point(y, x),
        point(ZERO, ZERO),
        // x = p is x = 0, were it reduced.
        point(array(MODULUS), array(X_ZERO[1])),
        point([0xff; 32], y),
        point(x, [0xff; 32]),
    ];
    for public in bad_points {
        trial.expect_refused(&Input::P256Ecdh { secret, public })?;
    }
    for secret in out_of_range() {
        let public = point(x, y);
        trial.expect_refused(&Input::P256Ecdh { secret, public })?;
    }
    Ok(Verdict::Pass)
}

fn test_rfc6979_signatures(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for [message, r, s] in SIGNATURES {
        let input = Input::P256Sign {
            secret: array(SIGNER[0]),
            message: message.into(),
        };
        trial.expect(&input, &[array::<32>(r), array(s)].concat())?;
    }
    Ok(Verdict::Pass)
}

fn to_verify(message: &str, r: [u8; 32], s: [u8; 32]) -> Input {
    let mut signature = [0; 64];
    signature[..32].copy_from_slice(&r);
    signature[32..].copy_from_slice(&s);
    Input::P256Verify {
        public: point(array(SIGNER[1]), array(SIGNER[2])),
        message: message.into(),
        signature,
    }
}

fn test_verify_rfc6979_signatures(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for [message, r, s] in SIGNATURES {
        trial.expect(&to_verify(message, array(r), array(s)), &[1])?;
    }
    Ok(Verdict::Pass)
}

/// One bit changed in each byte of r and s; another message.
fn test_altered_rejected(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    let flip = |mut value: [u8; 32], i: usize| {
        value[i] ^= 1 << (i % 8);
        value
    };
    for [message, r, s] in SIGNATURES {
        let (r, s) = (array::<32>(r), array::<32>(s));
        for i in 0..32 {
            trial.expect(&to_verify(message, flip(r, i), s), &[0])?;
            trial.expect(&to_verify(message, r, flip(s, i)), &[0])?;
        }
        trial.expect(&to_verify("another message", r, s), &[0])?;
    }
    Ok(Verdict::Pass)
}

fn test_r_and_s_out_of_range_rejected(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    let [message, r, s] = SIGNATURES[0];
    let (r, s) = (array(r), array(s));
    for bad in out_of_range() {
        for (r, s) in [(bad, s), (r, bad), (bad, bad)] {
            trial.expect(&to_verify(message, r, s), &[0])?;
        }
    }
    Ok(Verdict::Pass)
}

/// Whether `reference` accepts `signature` under the key of `secret`.
pub(crate) fn verifies(
    secret: &[u8; 32],
    message: &[u8],
    signature: &[u8],
    reference: &Function,
) -> bool {
    let Ok(signature) = signature.try_into() else {
        return false;
    };
    let public = reference(&Input::P256Keygen { secret: *secret }).expect_array();
    reference(&Input::P256Verify {
        public,
        message: message.to_vec(),
        signature,
    }) == Reply::Bytes(vec![1])
}

/// Below 2^255, so below n; zero has no chance.
fn secret(random: &mut Random) -> [u8; 32] {
    let mut secret: [u8; 32] = random.array();
    secret[0] &= 0x7f;
    secret
}

pub(crate) fn random_secret(random: &mut Random) -> Input {
    Input::P256Keygen {
        secret: secret(random),
    }
}

pub(crate) fn random_pair(random: &mut Random, reference: &Function) -> Input {
    let other = random_secret(random);
    Input::P256Ecdh {
        secret: secret(random),
        public: reference(&other).expect_array(),
    }
}

pub(crate) fn random_to_sign(random: &mut Random) -> Input {
    Input::P256Sign {
        secret: secret(random),
        message: random.bytes(32),
    }
}

pub(crate) fn random_signed(random: &mut Random, reference: &Function) -> Input {
    let (secret, message) = (secret(random), random.bytes(32));
    let public = reference(&Input::P256Keygen { secret }).expect_array();
    let signature = reference(&Input::P256Sign {
        secret,
        message: message.clone(),
    });
    Input::P256Verify {
        public,
        message,
        signature: signature.expect_array(),
    }
}
