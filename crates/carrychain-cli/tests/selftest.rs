//! `selftest`: KTAP that can be parsed, over every implementation.

mod common;

use common::{carrychain, command, run};
use std::io::Read;
use std::process::Stdio;

/// A test in KTAP and those below it.
#[derive(Debug, Default)]
struct Test {
    name: String,
    ok: bool,
    subtests: Vec<Test>,
}

/// Parses KTAP version 1, checking its form: version, plan, numbers, indentation, names.
fn parse(text: &str) -> Vec<Test> {
    let mut lines = text.lines().peekable();
    let tests = block(&mut lines, 0);
    assert_eq!(lines.next(), None);
    tests
}

fn block<'t>(
    lines: &mut std::iter::Peekable<impl Iterator<Item = &'t str>>,
    depth: usize,
) -> Vec<Test> {
    let indent = " ".repeat(4 * depth);
    let own = |lines: &mut std::iter::Peekable<_>| -> &'t str {
        let line: &str = lines.next().expect("another line");
        line.strip_prefix(&*indent).expect("the right indentation")
    };
    assert_eq!(own(lines), "KTAP version 1");
    let mut line = own(lines);
    if depth > 0 {
        assert!(line.starts_with("# Subtest: "));
        line = own(lines);
    }
    let plan: usize = line.strip_prefix("1..").expect("a plan").parse().unwrap();

    let mut tests: Vec<Test> = Vec::new();
    while tests.len() < plan {
        let next = lines.peek().expect("as many tests as planned");
        if next.starts_with(&format!("{indent}    ")) {
            let subtests = block(lines, depth + 1);
            let (name, ok) = result(own(lines), tests.len() + 1);
            tests.push(Test { name, ok, subtests });
            continue;
        }
        let line = own(lines);
        if line.starts_with("# ") {
            continue;
        }
        let (name, ok) = result(line, tests.len() + 1);
        tests.push(Test {
            name,
            ok,
            ..Test::default()
        });
    }
    // The totals.
    while lines.peek().is_some_and(|l| {
        l.strip_prefix(&*indent)
            .is_some_and(|l| l.starts_with("# "))
    }) {
        lines.next();
    }
    tests
}

fn result(line: &str, number: usize) -> (String, bool) {
    let (ok, rest) = match line.strip_prefix("not ") {
        Some(rest) => (false, rest),
        None => (true, line),
    };
    let rest = rest
        .strip_prefix(&format!("ok {number} "))
        .expect("the next number");
    (rest.to_owned(), ok)
}

/// The kernel's twelve names, in its order.
const POLY1305: [&str; 12] = [
    "test_hash_test_vectors",
    "test_hash_all_lens_up_to_4096",
    "test_hash_incremental_updates",
    "test_hash_buffer_overruns",
    "test_hash_overlaps",
    "test_hash_alignment_consistency",
    "test_hash_ctx_zeroization",
    "test_hash_interrupt_context_1",
    "test_hash_interrupt_context_2",
    "test_poly1305_allones_keys_and_message",
    "test_poly1305_reduction_edge_cases",
    "benchmark_hash",
];

/// The names of all registry entries: not those of the feature `faulty`.
fn registered() -> String {
    let mut names = std::collections::BTreeSet::new();
    for operation in carrychain::Operation::ALL {
        carrychain::registry::describe(operation, |implementation| {
            names.insert(implementation.name);
        });
    }
    names.into_iter().collect::<Vec<_>>().join(",")
}

#[test]
fn every_registry_entry() {
    let stdout = carrychain(&format!("selftest --impl {}", registered())).ok();
    let suites = parse(&stdout);
    let totals = stdout.lines().last().unwrap();
    assert!(totals.starts_with("# Totals: pass:") && totals.contains(" fail:0 skip:0 "));

    for operation in carrychain::Operation::ALL {
        let algorithm = operation.name().split('_').next().unwrap();
        carrychain::registry::describe(operation, |implementation| {
            if !carrychain::cpu::features().contains(implementation.needs) {
                return;
            }
            let suite = suites.iter().find(|suite| suite.name == algorithm).unwrap();
            let backend = suite
                .subtests
                .iter()
                .find(|b| b.name == implementation.name)
                .unwrap();
            assert!(suite.ok && backend.ok && backend.subtests.iter().all(|test| test.ok));
            let names = backend.subtests.iter().map(|test| &*test.name);
            if algorithm == "poly1305" {
                assert_eq!(names.collect::<Vec<_>>(), POLY1305);
            } else {
                let of_operation = format!("{operation}.test_");
                assert!(names.filter(|name| name.starts_with(&of_operation)).count() >= 2);
            }
        });
    }
}

#[test]
fn as_the_kernel_prints_it() {
    let stdout = carrychain("selftest --op poly1305 --impl portable64").ok();
    let head = "\
KTAP version 1
1..1
    KTAP version 1
    # Subtest: poly1305
    1..1
        KTAP version 1
        # Subtest: portable64
        1..12
        ok 1 test_hash_test_vectors
        ok 2 test_hash_all_lens_up_to_4096
";
    assert!(stdout.starts_with(head), "{stdout}");
    let tail = "
        ok 12 benchmark_hash
        # portable64: pass:12 fail:0 skip:0 total:12
        # Totals: pass:12 fail:0 skip:0 total:12
    ok 1 portable64
    # poly1305: pass:1 fail:0 skip:0 total:1
    # Totals: pass:12 fail:0 skip:0 total:12
ok 1 poly1305
# Totals: pass:12 fail:0 skip:0 total:12
";
    assert!(stdout.ends_with(tail), "{stdout}");
    let benchmark = stdout
        .lines()
        .filter(|l| l.starts_with("        # benchmark_hash: len="));
    assert!(benchmark.clone().all(|line| line.ends_with(" MB/s")));
    assert_eq!(benchmark.count(), 13);
}

#[test]
fn selection() {
    let suites = parse(&carrychain("selftest --op x25519_base --impl portable32").ok());
    assert_eq!(suites.len(), 1);
    assert_eq!(suites[0].subtests.len(), 1);
    assert_eq!(suites[0].subtests[0].name, "portable32");
    let tests = &suites[0].subtests[0].subtests;
    assert!(!tests.is_empty() && tests.iter().all(|t| t.name.starts_with("x25519_base.")));
}

/// What needs a feature that is taken away is left out, not an error.
#[test]
fn restricted() {
    let all = "-bmi2,-adx,-avx2,-fma,-avx512,-avx512ifma";
    let restricted = run(command()
        .arg("selftest")
        .args(["--op", "x25519", "--impl", &registered()])
        .env("CARRYCHAIN_CPU", all));
    let subtests = &parse(&restricted.ok())[0].subtests;
    assert!(!subtests.is_empty());
    for backend in subtests {
        // `x64` needs no more than any x86-64 has.
        let anywhere = backend.name.starts_with("portable") || backend.name == "x64";
        assert!(anywhere, "{}", backend.name);
    }
}

/// As with `| head -1`.
#[test]
fn closed_pipe() {
    let mut child = command()
        .arg("selftest")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stderr = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut stderr)
        .unwrap();
    assert_eq!(stderr, "");
    assert!(child.wait().unwrap().success());
}
