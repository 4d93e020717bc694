//! Implementations made wrong on purpose, each with a fault that a real library had, to see that the
//! self-test catches them. Test only: behind the feature `faulty`, in no release.

use super::{Origin, Prepare, Prepared, Refused, Subject, reference, repeat};
use carrychain::Operation;
use carrychain::poly1305::Functions;
use carrychain::registry::Proof;
use carrychain_selftest::{Input, Reply};

/// One of X25519 and one of Poly1305.
pub(super) fn subjects() -> Vec<Subject> {
    vec![
        subject(Operation::X25519, Box::new(x25519)),
        Subject {
            poly1305: Some(Functions {
                mac: lost_carry,
                ..functions()
            }),
            ..subject(Operation::Poly1305, Box::new(poly1305))
        },
    ]
}

fn subject(operation: Operation, prepare: Prepare) -> Subject {
    Subject {
        operation,
        name: "faulty".to_owned(),
        source: "carrychain".to_owned(),
        origin: Origin::Own,
        proof: Proof::None,
        default: false,
        deterministic: true,
        note: None,
        poly1305: None,
        prepare,
    }
}

/// u with its top bit kept: u mod p = (u mod 2^255) + 19 for that bit, since 2^255 = p + 19.
fn x25519(input: &Input) -> Prepared<'_> {
    let Input::X25519 { scalar, u } = input else {
        return Err(Refused);
    };
    let mut unmasked = *u;
    let mut carry = 19 * u16::from(u[31] >> 7);
    unmasked[31] &= 0x7f;
    for byte in &mut unmasked {
        carry += u16::from(*byte);
        *byte = carry as u8;
        carry >>= 8;
    }
    let input = Input::X25519 {
        scalar: *scalar,
        u: unmasked,
    };
    Ok(repeat(input, |input| match reference("")(input) {
        Reply::Bytes(bytes) => Some(bytes),
        Reply::Refused => None,
    }))
}

fn poly1305(input: &Input) -> Prepared<'_> {
    let Input::Poly1305 { key, message } = input else {
        return Err(Refused);
    };
    Ok(repeat((key, message), |(key, message)| {
        lost_carry(key, message)
    }))
}

fn functions() -> Functions {
    carrychain::poly1305::POLY1305.in_use().function
}

/// h + s with the carry between the two 64-bit halves lost.
fn lost_carry(key: &[u8; 32], message: &[u8]) -> [u8; 16] {
    let mut without_s = *key;
    without_s[16..].fill(0);
    let h = (functions().mac)(&without_s, message);
    let half = |bytes: &[u8]| u64::from_le_bytes(bytes.try_into().expect("8 bytes"));
    let low = half(&h[..8]).wrapping_add(half(&key[16..24]));
    let high = half(&h[8..]).wrapping_add(half(&key[24..]));
    let mut tag = [0; 16];
    tag[..8].copy_from_slice(&low.to_le_bytes());
    tag[8..].copy_from_slice(&high.to_le_bytes());
    tag
}
