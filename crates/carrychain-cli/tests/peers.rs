//! Every peer passes the self-test of each of its operations.
#![cfg(all(feature = "rust-peers", not(feature = "faulty")))]

mod common;

use common::{carrychain, records};
use std::collections::BTreeSet;

#[test]
fn all_are_right() {
    let run = carrychain("bench --seconds 0 --json");
    assert_eq!(run.code, 0, "{}", run.stderr);
    let records = records(&run.stdout);
    assert!(records.iter().all(|record| record.selftest == "ok"));

    let sources: BTreeSet<_> = records.iter().map(|record| &*record.source).collect();
    let mut expected = vec![
        "carrychain",
        "crrl",
        "ed25519-dalek",
        "libcrux-curve25519",
        "libcrux-ed25519",
        "libcrux-p256",
        "libcrux-poly1305",
        "p256",
        "poly1305",
        "x25519-dalek",
    ];
    if cfg!(feature = "peers") {
        expected.extend(["aws-lc-rs", "openssl", "libsodium-sys-stable", "ring"]);
    }
    for source in expected {
        assert!(sources.contains(source), "{source} is missing");
    }
    // Each operation but the batches has a peer.
    for operation in carrychain::Operation::ALL {
        let of_operation = records
            .iter()
            .filter(|record| record.op == operation.name());
        let peers = of_operation
            .filter(|record| record.source != "carrychain")
            .count();
        assert_eq!(
            peers == 0,
            operation.name().ends_with("_batch"),
            "{operation}"
        );
    }
}

/// lib25519 is found where the system's loader finds libraries; what it has not is left out.
#[test]
#[cfg(all(feature = "peers", target_os = "linux"))]
fn lib25519() {
    let folder = common::folder();
    let object = common::shared_object(&folder, "lib25519", None);
    std::fs::rename(object, folder.path().join("lib25519.so.1")).unwrap();
    let run = common::run(
        common::command()
            .args(["bench", "--seconds", "0", "--json", "--impl", "lib25519"])
            .env("LD_LIBRARY_PATH", folder.path()),
    );
    let records = records(&run.ok());
    let found: Vec<_> = records.iter().map(|r| (&*r.op, &*r.selftest)).collect();
    assert_eq!(
        found,
        ["x25519", "x25519_base", "x25519_batch"].map(|op| (op, "ok"))
    );
}
