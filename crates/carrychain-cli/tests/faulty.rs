//! With the feature `faulty`: implementations wrong on purpose are reported, not timed, and exit 1.
#![cfg(feature = "faulty")]

mod common;

use common::{carrychain, records};

#[test]
fn bench() {
    for op in ["x25519", "poly1305"] {
        let arguments = format!("bench --op {op} --impl faulty,portable64 --seconds 0");
        let run = carrychain(&arguments);
        assert_eq!(run.code, 1);
        for part in [
            "\nExpected: ",
            "\nActual: ",
            &format!("carrychain: {op} faulty self-test "),
        ] {
            assert!(run.stdout.contains(part), "{}", run.stdout);
        }
        let row = run
            .stdout
            .lines()
            .find(|line| line.starts_with("| faulty "))
            .unwrap();
        assert!(row.contains("FAIL"));

        let run = carrychain(&format!("{arguments} --json"));
        assert_eq!(run.code, 1);
        let records = records(&run.stdout);
        for record in &records {
            let is_right = record.r#impl == "portable64";
            assert_eq!(record.selftest, if is_right { "ok" } else { "fail" });
            assert_eq!(record.ops_per_s.is_some(), is_right);
        }
        assert!(records.iter().any(|record| record.r#impl == "faulty"));
    }
}

#[test]
fn selftest() {
    let run = carrychain("selftest --impl faulty");
    assert_eq!(run.code, 1);
    for line in [
        "        not ok 1 x25519.test_rfc7748_vectors",
        "        not ok 1 test_hash_test_vectors",
        "        # portable64: pass",
        "    not ok 1 faulty",
        "not ok 1 x25519",
        "not ok 2 poly1305",
    ] {
        let found = run.stdout.lines().any(|l| l == line);
        assert_eq!(
            found,
            !line.contains("portable64"),
            "{line}\n{}",
            run.stdout
        );
    }
    assert!(run.stdout.contains("        # Expected: 95 cb de 94 "));
    assert!(run.stdout.contains("        # Actual: "));
}

/// The rest of a run is not spoilt.
#[test]
fn others_pass() {
    let run = carrychain("selftest --op x25519");
    assert_eq!(run.code, 1);
    // Which one it is depends on the processor.
    let passes = |line: &str| line.starts_with("    ok ") && line.ends_with(" portable64");
    assert!(run.stdout.lines().any(passes));
}
