//! `--compare`: an old run against a new one.

mod common;

use common::{carrychain, folder};
use std::fs;

const OLD: &str = r#"{"op":"x25519_base","impl":"portable64","source":"carrychain","selftest":"ok","n":1,"bytes":null,"tsc_min":1.0,"tsc_median":1000000000.0,"core_median":null,"core_min":null,"ops_per_s":1.0,"mb_per_s":null,"default":true,"proof":"none"}
{"op":"x25519_base","impl":"forgotten","source":"carrychain","selftest":"ok","n":1,"bytes":null,"tsc_min":1.0,"tsc_median":123.0,"core_median":null,"core_min":null,"ops_per_s":1.0,"mb_per_s":null,"default":true,"proof":"none"}
{"op":"x25519_base","impl":"portable32","source":"carrychain","selftest":"fail","n":1,"bytes":null,"tsc_min":null,"tsc_median":null,"core_median":null,"core_min":null,"ops_per_s":null,"mb_per_s":null,"default":false,"proof":"none"}
{"op":"poly1305","impl":"portable64","source":"carrychain","selftest":"ok","n":1,"bytes":16,"tsc_min":1.0,"tsc_median":1000000000.0,"core_median":null,"core_min":null,"ops_per_s":1.0,"mb_per_s":61.4,"default":true,"proof":"none"}
{"op":"ed25519_sign","impl":"portable64","source":"carrychain","selftest":"ok","n":1,"bytes":null,"tsc_min":1.0,"tsc_median":5.0,"core_median":null,"core_min":null,"ops_per_s":1.0,"mb_per_s":null,"default":true,"proof":"none"}
"#;

/// The diff's lines, after the description of the machine.
fn compare(arguments: &str) -> Vec<String> {
    let folder = folder();
    let file = folder.path().join("old.json");
    fs::write(&file, OLD).unwrap();
    let name = file.display().to_string();
    let stdout = carrychain(&format!("bench {arguments} --seconds 0 --compare {name}")).ok();
    let (_, diff) = stdout
        .split_once(&format!("--- {name}\n+++ this run\n"))
        .unwrap();
    diff.lines().map(str::to_owned).collect()
}

#[cfg(target_arch = "x86_64")] // The old run is in cycles.
#[test]
fn old_new_and_ratio() {
    let diff = compare("--op x25519_base,poly1305 --impl portable64,portable32");
    assert_eq!(diff[0], " # x25519_base");
    assert_eq!(diff[1], "-portable64: 1000000000 cycles per call");
    let new = diff[2].strip_prefix("+portable64: ").unwrap();
    let (cycles, ratio) = new.split_once(" cycles per call  (").unwrap();
    let ratio: f64 = ratio
        .strip_suffix(" times as fast)")
        .unwrap()
        .parse()
        .unwrap();
    let cycles: f64 = cycles.parse().unwrap();
    assert!((ratio - 1e9 / cycles).abs() < 0.01 * ratio);

    // What failed has no ratio.
    assert_eq!(diff[3], "-portable32: FAIL");
    assert!(diff[4].starts_with("+portable32: ") && diff[4].ends_with(" cycles per call"));

    assert_eq!(diff[5], " # poly1305");
    assert_eq!(diff[6], "-portable64: len=16: 61 MB/s");
    assert!(diff[7].starts_with("+portable64: len=16: ") && diff[7].ends_with(" times as fast)"));
    // What the old run has not, and nothing of operations not chosen.
    assert!(
        diff[8..]
            .iter()
            .all(|line| line.starts_with('+') && line.ends_with(" MB/s"))
    );
    assert_eq!(diff.len(), 8 + 5 + 4);
}

#[test]
fn what_is_no_more_is_shown() {
    let diff = compare("--op x25519_base");
    assert!(diff.contains(&"-forgotten: 123 cycles per call".to_owned()));
}

/// A run compared with itself has everything in common.
#[test]
fn round_trip() {
    let folder = folder();
    let file = folder.path().join("run.json");
    let selection = "--op x25519_base,poly1305 --impl portable64 --seconds 0";
    fs::write(&file, carrychain(&format!("bench {selection} --json")).ok()).unwrap();
    let name = file.display();
    let stdout = carrychain(&format!("bench {selection} --compare {name}")).ok();
    let lines = |start: &str| stdout.lines().filter(|l| l.starts_with(start)).count();
    assert_eq!(lines("-portable64: "), 6);
    assert_eq!(lines("+portable64: "), 6);
    assert_eq!(stdout.matches(" times as fast)").count(), 6);
}
