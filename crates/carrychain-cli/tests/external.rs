//! `--external`: C functions that are right and wrong, and one of each prototype.

mod common;

use common::{carrychain, folder, records, shared_object};
use std::path::{Path, PathBuf};

fn bench(op: &str, object: &Path, symbol: &str, format: &str) -> common::Run {
    let object = object.display();
    carrychain(&format!(
        "bench --op {op} --impl mine --external mine={object}:{symbol} --seconds 0 --format {format}"
    ))
}

fn right(source: &str, op: &str, rows: usize) {
    let folder = folder();
    let object = shared_object(&folder, source, None);
    let records = records(&bench(op, &object, &format!("my_{source}"), "json").ok());
    assert_eq!(records.len(), rows);
    for record in records {
        assert_eq!(
            (&*record.op, &*record.r#impl, &*record.selftest),
            (op, "mine", "ok")
        );
        assert_eq!(Path::new(&record.source), object);
        assert!(record.ops_per_s.is_some_and(|rate| rate > 0.0));
        assert!(!record.default);
        assert_eq!(record.proof, "none");
    }
}

fn wrong(source: &str, define: &str, op: &str) -> String {
    let folder = folder();
    let object = shared_object(&folder, source, Some(define));
    let symbol = format!("my_{source}");

    let json = bench(op, &object, &symbol, "json");
    assert_eq!(json.code, 1);
    for record in records(&json.stdout) {
        assert_eq!(record.selftest, "fail");
        assert_eq!(
            (record.tsc_median, record.core_min, record.ops_per_s),
            (None, None, None)
        );
    }
    assert!(
        json.stderr
            .contains(&format!("carrychain: {op} mine self-test "))
    );

    let kbench = bench(op, &object, &symbol, "kbench");
    assert_eq!(kbench.code, 1);
    assert!(!kbench.stdout.contains("per call"), "it must not be timed");
    kbench.stdout
}

#[test]
fn right_poly1305() {
    right("poly1305", "poly1305", 5);
}

#[test]
fn right_x25519() {
    right("x25519", "x25519", 1);
}

#[test]
fn wrong_poly1305() {
    let report = wrong("poly1305", "LOST_CARRY", "poly1305");
    fn label(line: &str) -> &str {
        line.split(": ").next().unwrap()
    }
    let mut labels: Vec<_> = report.lines().map(label).collect();
    labels.dedup();
    assert_eq!(
        labels[..5],
        ["Key", "Message", "Expected", "Actual", "carrychain"]
    );
    let verdict = report
        .lines()
        .find(|line| label(line) == "carrychain")
        .unwrap();
    assert!(verdict.starts_with("carrychain: poly1305 mine self-test "));
    assert!(verdict.ends_with(": FAIL"));
}

/// The fault, the input and the format are those of the curves@ thread on kbench9000.
#[test]
fn wrong_x25519() {
    let report = wrong("x25519", "KEEP_TOP_BIT", "x25519");
    let lines: Vec<_> = report.lines().collect();
    let labels = ["Scalar", "U", "Expected", "Actual"];
    for (pair, label) in lines.chunks(2).zip(labels) {
        for line in pair {
            let (start, bytes) = line.split_once(": ").unwrap();
            assert_eq!(start, label);
            assert_eq!(bytes.as_bytes()[47..49], *b"  ");
            assert_eq!(bytes[..47].split(' ').count(), 16);
            assert_eq!(bytes[49..].len(), 16);
        }
    }
    // The second vector of RFC 7748 is the first with the top bit set.
    assert_eq!(
        lines[2],
        "U: e5 21 0f 12 78 68 11 d3 f4 b7 95 9d 05 38 ae 2c  .!..xh.......8.,"
    );
    assert_eq!(
        lines[4],
        "Expected: 95 cb de 94 76 e8 90 7d 7a ad e4 5c b4 b8 73 f8  ....v..}z..\\..s."
    );
    assert_ne!(
        lines[4].replace("Expected", ""),
        lines[6].replace("Actual", "")
    );
    assert_eq!(
        lines[8],
        "carrychain: x25519 mine self-test test_rfc7748_vectors: FAIL"
    );
}

/// Every prototype, by the example that hands each to our library.
#[test]
fn every_operation() {
    let target = PathBuf::from(env!("CARGO_BIN_EXE_carrychain"));
    let object = target.parent().unwrap().join("examples/libexternal_abi.so");
    for operation in carrychain::Operation::ALL {
        let records = records(&bench(operation.name(), &object, operation.name(), "json").ok());
        assert!(
            records
                .iter()
                .all(|r| r.r#impl == "mine" && r.selftest == "ok")
        );
        assert!(!records.is_empty());
    }
}

/// `--impl` chooses what stands beside the external function.
#[test]
fn beside_others() {
    let folder = folder();
    let object = shared_object(&folder, "poly1305", None);
    let external = format!("--external mine={}:my_poly1305", object.display());
    let run = carrychain(&format!(
        "bench --op poly1305 --impl portable64 {external} --seconds 0 --json"
    ));
    let records = records(&run.ok());
    let names: Vec<_> = records.iter().map(|r| &*r.r#impl).collect();
    assert_eq!(names, ["portable64", "mine"].repeat(5));
}

#[test]
fn a_name_that_is_taken() {
    let folder = folder();
    let object = shared_object(&folder, "poly1305", None);
    let object = object.display();
    carrychain(&format!(
        "bench --op poly1305 --external portable64={object}:my_poly1305"
    ))
    .refuses("--external: poly1305 already has an implementation 'portable64'; take another name");
}

#[test]
fn no_such_symbol() {
    let folder = folder();
    let object = shared_object(&folder, "poly1305", None);
    let object = object.display();
    let run = carrychain(&format!(
        "bench --op poly1305 --external mine={object}:theirs"
    ));
    assert!(
        run.stderr
            .starts_with(&format!("carrychain: no function 'theirs' in '{object}': "))
    );
    assert_eq!(run.stderr.lines().count(), 1);
    assert_eq!(run.code, 2);
}

#[test]
fn a_function_that_ends_the_process() {
    let folder = folder();
    let object = shared_object(&folder, "poly1305", Some("ENDS"));
    let run = bench("poly1305", &object, "my_poly1305", "json");
    assert_eq!(
        run.stderr,
        "carrychain: external function 'mine' has ended the process\n"
    );
    assert_eq!((run.code, &*run.stdout), (1, ""));
}

#[test]
fn no_such_library() {
    let run = carrychain("bench --op poly1305 --external mine=/nowhere/lib.so:f");
    assert!(
        run.stderr
            .starts_with("carrychain: cannot load '/nowhere/lib.so': ")
    );
    assert_eq!(run.stderr.lines().count(), 1);
    assert_eq!(run.code, 2);
}

#[test]
fn needs_exactly_one_operation() {
    let line = "--external needs exactly one --op, whose prototype the function has";
    carrychain("bench --external mine=lib.so:f").refuses(line);
    carrychain("bench --op x25519,poly1305 --external mine=lib.so:f").refuses(line);
}
