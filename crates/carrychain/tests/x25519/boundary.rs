//! Points and secrets at the edges, one by one and in batches, against the big-integer model.

use crate::{bytes, model};
use carrychain::x25519::{
    BatchError, SharedSecret, StaticSecret, X25519, X25519_BASE, X25519_BASEPOINT_BYTES,
    X25519_BATCH, x25519_batch,
};
use num_bigint::BigUint;

/// u of the points of small order on the curve and on its twist: 0, 1, two of order 8, p - 1, then p and p + 1.
const LOW_ORDER: [&str; 7] = [
    "0000000000000000000000000000000000000000000000000000000000000000",
    "0100000000000000000000000000000000000000000000000000000000000000",
    "e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800",
    "5f9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f1157",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
];

/// What those of small order become when p or 2 p is added beyond bit 255, which is to be ignored: other points.
const NOT_LOW_ORDER: [&str; 5] = [
    "cdeb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b880",
    "4c9c95bca3508c24b1d0b1559c83ef5b04445cc4581c8e86d8224eddd09f11d7",
    "d9ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "daffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
    "dbffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
];

/// 0 and 2^255 and what lies near p, near powers of 2 and at the ends of limbs.
fn boundary_points() -> Vec<[u8; 32]> {
    let one = BigUint::from(1u32);
    let mut points: Vec<BigUint> = (0..6u32).map(BigUint::from).collect();
    points.extend((1..24u32).map(|i| (&one << 255u32) - i));
    for bit in [26u32, 51, 64, 102, 128, 153, 192, 204, 230, 254] {
        points.extend([(&one << bit) - 1u32, &one << bit]);
    }
    let mut points: Vec<[u8; 32]> = points.iter().map(model::to_bytes).collect();
    for i in 0..points.len() {
        let mut with_top_bit = points[i];
        with_top_bit[31] |= 0x80;
        points.push(with_top_bit);
    }
    points
}

fn secrets() -> [[u8; 32]; 4] {
    let mut one = [0; 32];
    one[0] = 1;
    [[0; 32], one, [0xff; 32], [0xa5; 32]]
}

#[test]
fn points_at_the_edges() {
    for u in boundary_points() {
        for k in secrets() {
            let expected = model::x25519(&k, &u);
            for i in X25519.available() {
                assert_eq!(
                    (i.function)(&k, &u),
                    expected,
                    "{} {k:02x?} {u:02x?}",
                    i.name
                );
            }
        }
    }
}

#[test]
fn a_point_of_all_ones() {
    let k = bytes("0100000000000000000000000000000000000000000000000000000000000000");
    let expected = bytes("b32d1362c248d62fe62619cff04dd43db73ffc1b6308ede30b78d87380f1e834");
    for i in X25519.available() {
        assert_eq!((i.function)(&k, &[0xff; 32]), expected, "{}", i.name);
    }
}

#[test]
fn secrets_at_the_edges_and_the_base_point() {
    let mut secrets = secrets().to_vec();
    // Every digit of the table's radix at its extremes, and what carries all the way.
    for pattern in [0x08, 0x10, 0x42, 0x84, 0xf0, 0x0f, 0x7f, 0x80, 0xf8] {
        secrets.push([pattern; 32]);
    }
    for bit in 0..256 {
        let mut k = [0; 32];
        k[bit / 8] = 1 << (bit % 8);
        secrets.push(k);
    }
    for k in secrets {
        let expected = model::x25519(&k, &X25519_BASEPOINT_BYTES);
        for i in X25519_BASE.available() {
            assert_eq!((i.function)(&k), expected, "{} {k:02x?}", i.name);
        }
    }
}

fn agree(k: [u8; 32], u: [u8; 32]) -> SharedSecret {
    StaticSecret::from(k).diffie_hellman(&u.into())
}

#[test]
fn low_order_points_give_zero() {
    for u in LOW_ORDER.map(bytes) {
        for top in [0, 0x80] {
            let mut u = u;
            u[31] |= top;
            for k in secrets() {
                for i in X25519.available() {
                    assert_eq!((i.function)(&k, &u), [0; 32], "{} {u:02x?}", i.name);
                }
                assert!(!agree(k, u).was_contributory());
            }
        }
    }
    for u in NOT_LOW_ORDER.map(bytes) {
        for k in secrets() {
            for i in X25519.available() {
                assert_eq!(
                    (i.function)(&k, &u),
                    model::x25519(&k, &u),
                    "{} {u:02x?}",
                    i.name
                );
            }
            assert!(agree(k, u).was_contributory());
        }
    }
}

#[test]
fn batches_equal_single_calls() {
    let mut us = boundary_points();
    us.extend(LOW_ORDER.map(bytes));
    // All of small order in one chunk, and lengths on either side of a chunk's.
    us.extend([[0; 32]; 40]);
    let scalars: Vec<[u8; 32]> = (0..us.len()).map(|i| [i as u8; 32]).collect();
    for i in X25519_BATCH.available() {
        let single = X25519.get(i.name).unwrap().function;
        for length in [0, 1, 2, 31, 32, 33, 64, 65, us.len()] {
            let mut out = vec![[0x55; 32]; length];
            (i.function)(&scalars[..length], &us[..length], &mut out);
            for (j, result) in out.iter().enumerate() {
                assert_eq!(
                    *result,
                    single(&scalars[j], &us[j]),
                    "{} {length} {j}",
                    i.name
                );
            }
        }
    }
}

#[test]
fn batches_of_unequal_lengths_are_refused() {
    let expected = |scalars, us, out| Err(BatchError { scalars, us, out });
    let mut out = [[7; 32]; 3];
    assert_eq!(
        x25519_batch(&[[1; 32]; 2], &[[9; 32]; 3], &mut out),
        expected(2, 3, 3)
    );
    assert_eq!(
        x25519_batch(&[[1; 32]; 3], &[[9; 32]; 2], &mut out),
        expected(3, 2, 3)
    );
    assert_eq!(
        x25519_batch(&[[1; 32]; 2], &[[9; 32]; 2], &mut out),
        expected(2, 2, 3)
    );
    assert_eq!(out, [[7; 32]; 3]);
    assert_eq!(x25519_batch(&[[1; 32]; 3], &[[9; 32]; 3], &mut out), Ok(()));
    let message = x25519_batch(&[], &[[9; 32]], &mut [])
        .unwrap_err()
        .to_string();
    assert_eq!(
        message,
        "batch lengths differ: 0 secrets, 1 points, room for 0 results"
    );
}
