//! X25519: RFC 7748 section 5.2, the low-order points, non-canonical u, the bits that are ignored.

use crate::{Case, Input, Note, Outcome, Random, Reply, Trial, Verdict, array};

pub(crate) const CASES: &[Case<Trial>] = &[
    Case {
        name: "test_rfc7748_vectors",
        run: test_rfc7748_vectors,
    },
    Case {
        name: "test_rfc7748_1000_iterations",
        run: test_rfc7748_1000_iterations,
    },
    Case {
        name: "test_low_order_points",
        run: test_low_order_points,
    },
    Case {
        name: "test_boundary_inputs",
        run: test_boundary_inputs,
    },
];

pub(crate) const BASE_CASES: &[Case<Trial>] = &[
    Case {
        name: "test_rfc7748_public_keys",
        run: test_rfc7748_public_keys,
    },
    Case {
        name: "test_boundary_scalars",
        run: test_boundary_scalars,
    },
];

pub(crate) const BATCH_CASES: &[Case<Trial>] = &[Case {
    name: "test_batch_of_vectors",
    run: test_batch_of_vectors,
}];

/// Scalar, u, result. The last is not of the RFC: there u = 2^256 - 1, of which the top bit is to be
/// ignored and the rest reduced.
const VECTORS: [[&str; 3]; 5] = [
    [
        "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4",
        "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
        "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552",
    ],
    [
        "4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d",
        "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
        "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957",
    ],
    [ALICE[0], BOB[1], SHARED],
    [BOB[0], ALICE[1], SHARED],
    [
        "0100000000000000000000000000000000000000000000000000000000000000",
        "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
        "b32d1362c248d62fe62619cff04dd43db73ffc1b6308ede30b78d87380f1e834",
    ],
];

/// RFC 7748 section 6.1: secret and public key.
const ALICE: [&str; 2] = [
    "77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a",
    "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a",
];
const BOB: [&str; 2] = [
    "5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb",
    "de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f",
];
const SHARED: &str = "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742";

/// u of the points of order 1, 2, 4 and 8 of the curve and its twist, also as u + p where that is
/// below 2^255: 0, 1, the two of order 8, p - 1, p, p + 1.
const LOW_ORDER: [&str; 7] = [
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0100000000000000000000000000000000000000000000000000000000000000",
    "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
    "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
];

fn test_rfc7748_vectors(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for [scalar, u, result] in VECTORS {
        let (scalar, u) = (array(scalar), array(u));
        trial.expect(&Input::X25519 { scalar, u }, &array::<32>(result))?;
    }
    Ok(Verdict::Pass)
}

/// k, u = X25519(k, u), k, a thousand times from k = u = 9.
fn test_rfc7748_1000_iterations(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    let mut scalar = [0; 32];
    scalar[0] = 9;
    let mut u = scalar;
    for _ in 1..1000 {
        // An error or a wrong length shows as a wrong value at the end.
        let next = match (trial.function)(&Input::X25519 { scalar, u }) {
            Reply::Bytes(bytes) => bytes.try_into().unwrap_or_default(),
            Reply::Refused => [0; 32],
        };
        (scalar, u) = (next, scalar);
    }
    let last: [u8; 32] = array("684cf59ba83309552800ef566f2f4d3c1c3887c49360e3875f2eb94d99532c51");
    trial.expect(&Input::X25519 { scalar, u }, &last)?;
    Ok(Verdict::Pass)
}

fn test_low_order_points(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    let mut random = Random::new(2);
    for u in LOW_ORDER.map(array::<32>) {
        for top_bit in [0, 0x80] {
            let (scalar, mut u) = (random.array(), u);
            u[31] |= top_bit;
            trial.expect(&Input::X25519 { scalar, u }, &[0; 32])?;
        }
    }
    Ok(Verdict::Pass)
}

/// Values around multiples of p and powers of two, of which a reduction may go wrong.
fn boundary_values() -> Vec<[u8; 32]> {
    let filled = |low: u8, middle: u8, high: u8| {
        let mut value = [middle; 32];
        value[0] = low;
        value[31] = high;
        value
    };
    let mut values = Vec::new();
    // 0 to 20, and 2^255 - 21 to 2^255 - 1, that is p - 2 to p + 18; with and without the top bit.
    for i in 0..=20 {
        for top_bit in [0, 0x80] {
            values.push(filled(i, 0, top_bit));
            values.push(filled(255 - i, 0xff, 0x7f | top_bit));
        }
    }
    // One bit set, or one clear, at the limb boundaries of the usual radices.
    for bit in [26, 51, 52, 64, 102, 128, 153, 192, 204, 230, 254] {
        let mut one = [0; 32];
        one[bit / 8] = 1 << (bit % 8);
        values.push(one);
        values.push(one.map(|b| !b));
    }
    values
}

fn test_boundary_inputs(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    let mut random = Random::new(3);
    for value in boundary_values() {
        let (scalar, u) = (random.array(), random.array());
        trial.expect_as_reference(&Input::X25519 { scalar, u: value })?;
        trial.expect_as_reference(&Input::X25519 { scalar: value, u })?;
    }
    Ok(Verdict::Pass)
}

fn test_rfc7748_public_keys(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for [secret, public] in [ALICE, BOB] {
        let scalar = array(secret);
        trial.expect(&Input::X25519Base { scalar }, &array::<32>(public))?;
    }
    Ok(Verdict::Pass)
}

fn test_boundary_scalars(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for scalar in boundary_values() {
        trial.expect_as_reference(&Input::X25519Base { scalar })?;
    }
    Ok(Verdict::Pass)
}

/// The vectors in batches of 0 to 5, in every rotation: each element at each place.
fn test_batch_of_vectors(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    for n in 0..=VECTORS.len() {
        for start in 0..VECTORS.len() {
            let chosen = || (start..start + n).map(|i| VECTORS[i % VECTORS.len()]);
            let input = Input::X25519Batch {
                scalars: chosen().map(|v| array(v[0])).collect(),
                us: chosen().map(|v| array(v[1])).collect(),
            };
            let expected: Vec<u8> = chosen().flat_map(|v| array::<32>(v[2])).collect();
            trial.expect(&input, &expected)?;
        }
    }
    Ok(Verdict::Pass)
}

pub(crate) fn random(random: &mut Random) -> Input {
    Input::X25519 {
        scalar: random.array(),
        u: random.array(),
    }
}

pub(crate) fn random_base(random: &mut Random) -> Input {
    Input::X25519Base {
        scalar: random.array(),
    }
}

pub(crate) fn random_batch(random: &mut Random, n: usize) -> Input {
    Input::X25519Batch {
        scalars: (0..n).map(|_| random.array()).collect(),
        us: (0..n).map(|_| random.array()).collect(),
    }
}
