//! Each format of the bench, parsed back.

mod common;

use common::{Record, carrychain, records};

/// A bench as short as can be: an operation with a length, one without.
fn bench(format: &str) -> common::Run {
    carrychain(&format!(
        "bench --op x25519_base,poly1305 --impl portable64,portable32 --seconds 0 --format {format}"
    ))
}

const LENGTHS: [usize; 5] = [16, 64, 256, 1024, 16384];
const KERNEL_LENGTHS: [usize; 13] = [
    1, 16, 64, 127, 128, 200, 256, 511, 512, 1024, 3173, 4096, 16384,
];

fn check(records: &[Record]) {
    let lengths = |op| match op {
        "x25519_base" => vec![None],
        _ => LENGTHS.map(Some).to_vec(),
    };
    let mut expected = Vec::new();
    for op in ["x25519_base", "poly1305"] {
        for bytes in lengths(op) {
            expected.extend(["portable64", "portable32"].map(|name| (op, name, bytes)));
        }
    }
    // The order of the two is the library's preference on this target.
    let mut found: Vec<_> = records
        .iter()
        .map(|r| (&*r.op, &*r.r#impl, r.bytes))
        .collect();
    found.sort();
    expected.sort();
    assert_eq!(found, expected);

    for record in records {
        assert_eq!((&*record.source, &*record.selftest), ("carrychain", "ok"));
        assert_eq!((record.n, &*record.proof), (1, "none"));
        assert_eq!(record.mb_per_s.is_some(), record.bytes.is_some());
        assert!(record.ops_per_s.is_some_and(|rate| rate > 0.0));
        if cfg!(target_arch = "x86_64") {
            let (min, median) = (record.tsc_min.unwrap(), record.tsc_median.unwrap());
            assert!(0.0 < min && min <= median);
        }
        if let (Some(min), Some(median)) = (record.core_min, record.core_median) {
            assert!(0.0 < min && min <= median);
        }
    }
    for op in ["x25519_base", "poly1305"] {
        let mut defaults: Vec<_> = records.iter().filter(|r| r.op == op && r.default).collect();
        defaults.dedup_by_key(|r| r.r#impl.clone());
        assert_eq!(
            defaults.len(),
            1,
            "one implementation is taken by the library"
        );
    }
}

#[test]
fn json() {
    let run = bench("json");
    assert!(run.stderr.contains("CPU: ") && run.stderr.contains("clock: TSC "));
    check(&records(&run.ok()));
    check(&records(
        &carrychain(
            "bench --op x25519_base,poly1305 --impl portable64,portable32 --seconds 0 --json",
        )
        .ok(),
    ));
}

/// The fields stand in the documented order.
#[test]
fn json_field_order() {
    let stdout = carrychain("bench --op x25519_base --impl portable64 --seconds 0 --json").ok();
    let fields: Vec<_> = stdout.split('"').skip(1).step_by(2).collect();
    let keys: Vec<_> = fields
        .into_iter()
        .filter(|f| stdout.contains(&format!("\"{f}\":")))
        .collect();
    assert_eq!(
        keys,
        [
            "op",
            "impl",
            "source",
            "selftest",
            "n",
            "bytes",
            "tsc_min",
            "tsc_median",
            "core_median",
            "core_min",
            "ops_per_s",
            "mb_per_s",
            "default",
            "proof"
        ]
    );
}

#[test]
fn csv() {
    let stdout = bench("csv").ok();
    let mut reader = csv::Reader::from_reader(stdout.as_bytes());
    let records: Result<Vec<Record>, _> = reader.deserialize().collect();
    check(&records.unwrap());
}

#[test]
fn batches_say_their_size() {
    let stdout = carrychain("bench --op x25519_batch --impl portable64 --seconds 0 --json").ok();
    assert_eq!(records(&stdout)[0].n, 8);
}

#[test]
fn kbench() {
    let stdout = bench("kbench").ok();
    let figures: Vec<_> = stdout
        .lines()
        .filter(|line| line.ends_with(" per call"))
        .collect();
    assert_eq!(figures.len(), 2 * (1 + KERNEL_LENGTHS.len()));
    for line in figures {
        let (name, figure) = line.split_once(": ").unwrap();
        assert!([" portable64", " portable32"].contains(&name));
        let (cycles, _) = figure.split_once(' ').unwrap();
        assert!(cycles.parse::<u64>().unwrap() > 0);
    }
    for length in KERNEL_LENGTHS {
        assert!(stdout.contains(&format!("\npoly1305, {length} bytes\n")));
    }
}

#[test]
fn bssl() {
    let stdout = bench("bssl").ok();
    assert!(stdout.contains("portable64:\n") && stdout.contains("portable32:\n"));
    let mut names = Vec::new();
    for line in stdout.lines().filter(|line| !line.ends_with(':')) {
        let rest = line.strip_prefix("Did ").unwrap();
        let (count, rest) = rest.split_once(' ').unwrap();
        let (name, rest) = rest.split_once(" operations in ").unwrap();
        let (micros, rest) = rest.split_once("us (").unwrap();
        let (rate, rest) = rest.split_once(" ops/sec)").unwrap();
        let [count, micros, rate] = [count, micros, rate].map(|f| f.parse::<f64>().unwrap());
        // The time is rounded to a microsecond.
        let least = count / (micros + 1.0) * 1e6;
        assert!(rate >= least, "{line}");
        assert_eq!(
            rest.starts_with(": ") && rest.ends_with(" MB/s"),
            name.contains("bytes")
        );
        names.push(name);
    }
    assert_eq!(names.len(), 2 * 6);
    assert!(names.contains(&"Curve25519 base-point multiplication"));
    assert!(names.contains(&"Poly1305 (1024 bytes)"));
}

#[test]
fn openssl() {
    let stdout = bench("openssl").ok();
    for line in [
        "portable64:",
        "portable32:",
        "The 'numbers' are in 1000s of bytes per second processed.",
    ] {
        assert!(stdout.lines().any(|l| l == line));
    }
    let of = |start: &str| {
        stdout
            .lines()
            .filter(|l| l.starts_with(start))
            .collect::<Vec<_>>()
    };
    for line in of("poly1305 ") {
        let figures: Vec<_> = line.split_whitespace().skip(1).collect();
        assert_eq!(figures.len(), LENGTHS.len());
        assert!(
            figures
                .iter()
                .all(|f| f.strip_suffix('k').unwrap().parse::<f64>().unwrap() > 0.0)
        );
    }
    assert_eq!(of("poly1305 ").len(), 2);
    assert_eq!(of("type ").len(), 2);
    assert_eq!(of(" 253 bits base point (X25519) ").len(), 2);
}

#[test]
fn openssl_signatures_stand_side_by_side() {
    let stdout = carrychain(
        "bench --op ed25519_sign,ed25519_verify --impl portable64 --seconds 0 --format openssl",
    );
    let stdout = stdout.ok();
    let line = stdout
        .lines()
        .find(|l| l.starts_with(" 253 bits EdDSA (Ed25519) "))
        .unwrap();
    let figures: Vec<_> = line.split_whitespace().skip(4).collect();
    assert_eq!(figures.len(), 4, "{line}");
    assert!(figures[0].ends_with('s') && figures[1].ends_with('s'));
    assert!(figures[2..].iter().all(|f| f.parse::<f64>().unwrap() > 0.0));
}

#[test]
fn ktap() {
    let stdout = bench("ktap").ok();
    assert!(stdout.starts_with("KTAP version 1\n1..2\n# CPU: "));
    assert!(stdout.contains("    # Subtest: poly1305\n    1..2\n"));
    for length in KERNEL_LENGTHS {
        let start = format!("    # benchmark_hash: portable64: len={length}: ");
        let line = stdout
            .lines()
            .find(|line| line.starts_with(&start))
            .unwrap();
        let rate = line[start.len()..].strip_suffix(" MB/s").unwrap();
        rate.parse::<u64>().unwrap();
    }
    assert!(stdout.contains("\nok 1 x25519_base\n") && stdout.contains("\nok 2 poly1305\n"));
    assert!(stdout.ends_with("\n# Totals: pass:4 fail:0 skip:0 total:4\n"));
}

#[test]
fn table() {
    let stdout = bench("table").ok();
    for start in ["CPU: ", "clock: TSC ", "features: ", "build: carrychain "] {
        assert!(
            stdout.lines().any(|line| line.starts_with(start)),
            "{start}"
        );
    }
    let title = |line: &&str| *line == "x25519_base" || line.starts_with("poly1305, ");
    assert_eq!(stdout.lines().filter(title).count(), 1 + LENGTHS.len());
    let row = |line: &&str| line.starts_with("| portable64 *");
    assert_eq!(stdout.lines().filter(row).count(), 1 + LENGTHS.len());
    assert!(!stdout.contains("FAIL"));
}

/// With a peer beside it a row has a ratio, and the best peer's is 1.
#[test]
#[cfg(feature = "rust-peers")]
fn ratios_to_the_best_peer() {
    let run = carrychain(
        "bench --op poly1305 --impl portable64,libcrux,poly1305 --seconds 0 --format table",
    );
    let stdout = run.ok();
    for table in stdout.split("poly1305, ").skip(1) {
        let ratios = table
            .lines()
            .filter(|l| l.starts_with("| ") && !l.contains("ratio"));
        let ratios: Vec<_> = ratios
            .map(|line| {
                let cells: Vec<_> = line.trim_end_matches(" |").split_whitespace().collect();
                (cells[1], cells.last().unwrap().parse::<f64>().unwrap())
            })
            .collect();
        assert_eq!(ratios.len(), 3);
        let peers = ratios.iter().filter(|(name, _)| *name != "portable64");
        let best = peers.map(|(_, ratio)| *ratio).min_by(f64::total_cmp);
        assert_eq!(best, Some(1.0));
    }
}
