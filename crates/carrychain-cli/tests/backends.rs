//! `backends`: every registry entry, and what `CARRYCHAIN_CPU` takes away.

mod common;

use carrychain::Operation;
use common::{carrychain, command, run};

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    op: String,
    r#impl: String,
    needs: Vec<String>,
    proof: String,
    available: bool,
    in_use: bool,
}

fn lines(stdout: &str) -> Vec<Line> {
    stdout
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[test]
fn json() {
    let lines = lines(&carrychain("backends --json").ok());
    let mut count = 0;
    for operation in Operation::ALL {
        carrychain::registry::describe(operation, |implementation| {
            count += 1;
            let line = lines
                .iter()
                .find(|l| l.op == operation.name() && l.r#impl == implementation.name)
                .unwrap();
            assert_eq!(line.proof, implementation.proof.to_string());
            assert_eq!(
                line.needs.is_empty(),
                implementation.name.starts_with("portable")
                    || implementation.name.starts_with("x64")
            );
            let available = carrychain::cpu::features().contains(implementation.needs);
            assert_eq!(line.available, available);
            let in_use = carrychain::implementation_in_use(operation) == implementation.name;
            assert_eq!(line.in_use, in_use);
        });
    }
    assert_eq!(count, lines.len());
}

#[test]
fn table() {
    let stdout = carrychain("backends").ok();
    assert!(stdout.starts_with(&format!(
        "CPU features found: {}\ntaken away by CARRYCHAIN_CPU: -\n",
        carrychain::cpu::detected()
    )));
    let row: Vec<_> = stdout
        .lines()
        .find(|line| line.contains("poly1305") && line.contains("portable32"))
        .unwrap()
        .split_whitespace()
        .collect();
    assert_eq!(row[..5], ["poly1305", "portable32", "-", "none", "yes"]);
}

#[test]
fn restricted_to_nothing() {
    let all = "-bmi2,-adx,-avx2,-fma,-avx512,-avx512ifma";
    let stdout = run(command().arg("backends").env("CARRYCHAIN_CPU", all)).ok();
    let found = carrychain::cpu::detected();
    assert!(stdout.contains(&format!("taken away by CARRYCHAIN_CPU: {found}\n")));

    let json = run(command()
        .args(["backends", "--json"])
        .env("CARRYCHAIN_CPU", all))
    .ok();
    for line in lines(&json) {
        assert_eq!(line.available, line.needs.is_empty());
        assert!(!line.in_use || line.available);
    }
}
