//! The inputs on which implementations differ: each profile's verdict is the model's, alone and in batches.

use crate::model::{self, Point};
use crate::verdict::{verdict, verdicts};
use carrychain::ed25519::{
    BatchItem, Domain, Profile, Signature, SignatureError, SigningKey, VerifyingKey, verify_batch,
    verify_batch_as,
};
use num_bigint::BigUint;

fn key(bytes: &[u8; 32]) -> VerifyingKey {
    VerifyingKey::from_bytes(bytes).unwrap()
}

fn check(a: &[u8; 32], r: &[u8; 32], s: &BigUint, message: &[u8]) -> [bool; 3] {
    let signature = Signature::from_components(*r, model::to_bytes(s));
    let found = verdicts(&key(a), message, &signature);
    assert_eq!(
        found,
        model::verdicts(a, r, s, message),
        "{a:02x?} {r:02x?} {s}"
    );
    found
}

/// ZIP 215's grid: all pairs of encodings of points of small order, S = 0.
#[test]
fn small_order_grid() {
    let encodings = model::small_order_encodings();
    assert_eq!(encodings.len(), 14);
    let mut accepted = [0; 3];
    for a in &encodings {
        assert!(key(a).is_weak());
        for r in &encodings {
            let found = check(a, r, &BigUint::ZERO, b"Zcash");
            for (count, accepted_here) in accepted.iter_mut().zip(found) {
                *count += u32::from(accepted_here);
            }
        }
    }
    // ZIP 215 accepts them all, strict none, and without the cofactor it depends.
    assert_eq!([accepted[1], accepted[2]], [0, 196]);
    assert!((1..196).contains(&accepted[0]), "{accepted:?}");
}

/// Keys and R with a component of small order, S such that the equation with the cofactor holds.
#[test]
fn mixed_order() {
    let torsion: Vec<Point> = (0..8u32)
        .map(|i| model::order_8().times(&BigUint::from(i)))
        .collect();
    let (a, r) = (
        BigUint::from(0x1234_5678_9abc_def1u64),
        BigUint::from(0xfedc_ba98_7654_3211u64),
    );
    let (point_a, point_r) = (Point::base().times(&a), Point::base().times(&r));
    let mut seen = [false; 2];
    for in_a in &torsion {
        let encoded_a = point_a.add(in_a).encode();
        assert!(!key(&encoded_a).is_weak());
        for in_r in &torsion {
            let encoded_r = point_r.add(in_r).encode();
            let s = (model::challenge(&encoded_r, &encoded_a, b"mixed") * &a + &r) % model::l();
            let [rfc, strict, zip215] = check(&encoded_a, &encoded_r, &s, b"mixed");
            assert!(zip215);
            assert_eq!(rfc, strict);
            seen[usize::from(rfc)] = true;
            assert_eq!(
                check(&encoded_a, &encoded_r, &(s + 1u32), b"mixed"),
                [false; 3]
            );
        }
    }
    assert_eq!(seen, [true; 2]);
}

/// An R of small order in any encoding, under a good key.
#[test]
fn small_order_r() {
    let a = BigUint::from(0x1234_5678_9abc_def1u64);
    let encoded_a = Point::base().times(&a).encode();
    for r in model::small_order_encodings() {
        let s = model::challenge(&r, &encoded_a, b"small R") * &a % model::l();
        let [rfc, strict, zip215] = check(&encoded_a, &r, &s, b"small R");
        assert_eq!(rfc, r == Point::identity().encode());
        assert_eq!([strict, zip215], [false, true]);
    }
}

/// A key of small order in any encoding, under which R = \[S\]B makes many a signature.
#[test]
fn small_order_key() {
    let s = BigUint::from(0x1234_5678_9abc_def1u64);
    let r = Point::base().times(&s).encode();
    for a in model::small_order_encodings() {
        for message in [b"1", b"2", b"3", b"4"] {
            let [_, strict, zip215] = check(&a, &r, &s, message);
            assert_eq!([strict, zip215], [false, true]);
        }
        let weak = key(&a);
        let signature = Signature::from_components(r, model::to_bytes(&s));
        let reason = weak.verify_strict(b"1", &signature).unwrap_err();
        let canonical = model::decode(&a).unwrap().1;
        let expected = if canonical {
            SignatureError::WeakKey
        } else {
            SignatureError::NonCanonicalKey
        };
        assert_eq!(reason, expected);
    }
}

/// S = S' + l, and other S of l or more, even where the equation holds.
#[test]
fn s_not_reduced() {
    let signing = SigningKey::from_bytes(&[5; 32]);
    let public = signing.verifying_key();
    let good = signing.sign(b"message");
    assert_eq!(verdicts(&public, b"message", &good), [true; 3]);
    let s = BigUint::from_bytes_le(good.s_bytes());
    let mut tried = 0;
    for multiple in 1..=15u32 {
        let s = &s + model::l() * multiple;
        if s.bits() <= 256 {
            let signature = Signature::from_components(*good.r_bytes(), model::to_bytes(&s));
            assert_eq!(verdicts(&public, b"message", &signature), [false; 3]);
            let reason = public.verify(b"message", &signature).unwrap_err();
            assert_eq!(reason, SignatureError::ScalarOutOfRange);
            tried += 1;
        }
    }
    assert!(tried >= 14);

    // With A = R = 0 the equation holds for S = 0 and so for every multiple of l.
    let identity = Point::identity().encode();
    assert_eq!(
        check(&identity, &identity, &BigUint::ZERO, b""),
        [true, false, true]
    );
    let all_ones = (BigUint::from(1u32) << 256u32) - 1u32;
    for s in [model::l(), model::l() + 1u32, model::l() * 8u32, all_ones] {
        assert_eq!(check(&identity, &identity, &s, b""), [false; 3]);
    }
    assert_eq!(
        check(&identity, &identity, &(model::l() - 1u32), b""),
        [false; 3]
    );
}

/// All y from p - 20 to 2^255 - 1 and from 0 to 20, either sign: which are keys, and their R.
#[test]
fn encodings_at_the_edges() {
    let top = BigUint::from(1u32) << 255u32;
    let ys = (0..20u32)
        .map(BigUint::from)
        .chain((1..40u32).map(|i| &top - i));
    let good = SigningKey::from_bytes(&[6; 32]);
    let (mut keys, mut non_canonical) = (0, 0);
    for y in ys {
        for sign in [0, 0x80] {
            let mut bytes = model::to_bytes(&y);
            bytes[31] |= sign;
            let decoded = model::decode(&bytes);
            let found = VerifyingKey::from_bytes(&bytes);
            assert_eq!(found.is_ok(), decoded.is_some(), "{bytes:02x?}");
            match (found, decoded) {
                (Ok(found), Some((point, canonical))) => {
                    assert_eq!(found.as_bytes(), &bytes);
                    assert_eq!(found.is_weak(), point.is_small_order());
                    keys += 1;
                    non_canonical += u32::from(!canonical);
                    // No signature of these is known but with S and R of somebody else.
                    let signature = good.sign(b"edge");
                    assert_eq!(verdicts(&found, b"edge", &signature), [false; 3]);
                }
                (Err(error), _) => assert_eq!(error, SignatureError::NotAPoint),
                _ => unreachable!(),
            }
            let s = BigUint::from(1u32);
            check(good.verifying_key().as_bytes(), &bytes, &s, b"edge");
        }
    }
    assert!(keys > 30 && non_canonical > 10, "{keys} {non_canonical}");
}

#[test]
fn altered_signatures() {
    let signing = SigningKey::from_bytes(&[7; 32]);
    let public = signing.verifying_key();
    let signature = signing.sign(b"message");
    for bit in (0..512).step_by(3) {
        let mut bytes = signature.to_bytes();
        bytes[bit / 8] ^= 1 << (bit % 8);
        let altered = Signature::from_bytes(&bytes);
        assert_eq!(
            verdicts(&public, b"message", &altered),
            [false; 3],
            "bit {bit}"
        );
    }
    assert_eq!(
        public.verify(b"massage", &signature),
        Err(SignatureError::Mismatch)
    );
    let other = SigningKey::from_bytes(&[8; 32]).verifying_key();
    assert_eq!(verdicts(&other, b"message", &signature), [false; 3]);
}

#[test]
fn batches_of_all_sorts() {
    let keys: Vec<SigningKey> = (0..9).map(|i| SigningKey::from_bytes(&[i; 32])).collect();
    let public: Vec<VerifyingKey> = keys.iter().map(SigningKey::verifying_key).collect();
    let messages: Vec<Vec<u8>> = (0..9).map(|i| vec![i; 20 * usize::from(i)]).collect();
    let mut signatures: Vec<Signature> = keys
        .iter()
        .zip(&messages)
        .map(|(key, message)| key.sign(message))
        .collect();
    signatures.swap(2, 6);
    let items: Vec<BatchItem> = (0..9)
        .map(|i| BatchItem {
            key: &public[i],
            message: &messages[i],
            signature: &signatures[i],
        })
        .collect();
    let mut verdicts = [false; 9];
    for profile in crate::verdict::PROFILES {
        verify_batch_as(&items, profile, &mut verdicts).unwrap();
        assert_eq!(verdicts, std::array::from_fn(|i| i != 2 && i != 6));
        for (item, expected) in items.iter().zip(verdicts) {
            assert_eq!(
                verdict(item.key, item.message, item.signature, profile),
                expected
            );
        }
    }
    let error = verify_batch_as(&items[..2], Profile::Rfc8032, &mut verdicts).unwrap_err();
    assert_eq!(
        error,
        SignatureError::BatchLength {
            items: 2,
            verdicts: 9
        }
    );
    assert_eq!(verify_batch_as(&[], Profile::Strict, &mut []), Ok(()));
}

#[test]
fn a_batch_in_three_slices_is_valid_if_each_signature_is() {
    let signing: Vec<_> = (0..50).map(|i| SigningKey::from_bytes(&[i; 32])).collect();
    let keys: Vec<_> = signing.iter().map(SigningKey::verifying_key).collect();
    let texts: Vec<[u8; 1]> = (0..50).map(|i| [i]).collect();
    let messages: Vec<&[u8]> = texts.iter().map(|text| &text[..]).collect();
    let signatures: Vec<_> = signing
        .iter()
        .zip(&messages)
        .map(|(key, m)| key.sign(m))
        .collect();
    for count in [0, 1, 15, 16, 17, 32, 50] {
        let (messages, signatures, keys) =
            (&messages[..count], &signatures[..count], &keys[..count]);
        assert_eq!(verify_batch(messages, signatures, keys), Ok(()));
        for wrong in [0, count / 2, count.saturating_sub(1)] {
            let mut signatures = signatures.to_vec();
            let Some(signature) = signatures.get_mut(wrong) else {
                continue;
            };
            *signature = Signature::from_components(*signature.r_bytes(), [1; 32]);
            let error = verify_batch(messages, &signatures, keys);
            assert_eq!(error, Err(SignatureError::Mismatch), "{wrong} of {count}");
        }
    }
    for (m, s, k) in [(49, 50, 50), (50, 49, 50), (50, 50, 49), (0, 0, 1)] {
        assert_eq!(
            verify_batch(&messages[..m], &signatures[..s], &keys[..k]),
            Err(SignatureError::BatchArrays {
                messages: m,
                signatures: s,
                verifying_keys: k
            })
        );
    }
}

#[test]
fn one_message_in_parts_is_one_message() {
    let signing = SigningKey::from_bytes(&[9; 32]);
    let whole = signing.sign(b"one message");
    assert_eq!(
        signing.sign_as(&Domain::PURE, &[b"one ", b"", b"message"]),
        whole
    );
    let public = signing.verifying_key();
    let parts: [&[u8]; 2] = [b"one mess", b"age"];
    assert_eq!(
        public.verify_as(Profile::Strict, &Domain::PURE, &parts, &whole),
        Ok(())
    );
}
