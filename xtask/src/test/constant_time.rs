//! Valgrind over `carrychain-ct`, a run an operation and implementation: the release build's machine code
//! neither jumps nor addresses memory by a secret. The controls must be caught, or the rest means nothing.

use super::report::Report;
use crate::run::{Error, Result, cargo, command, output, root, run, shown, target_dir};
use std::path::PathBuf;

/// Valgrind's exit code for "found something", which the program itself never has.
const FOUND: i32 = 99;

/// The release build and one that the compiler makes other choices in; of each the profile's differences.
const BUILDS: [(&str, &[(&str, &str)]); 2] = [
    ("release", &[]),
    (
        "opt-level s",
        &[
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "s"),
            ("CARGO_PROFILE_RELEASE_LTO", "off"),
        ],
    ),
];

pub fn check(report: &mut Report) {
    for (build, options) in BUILDS {
        let mut list = Vec::new();
        report.step(&format!("constant time, {build}: build"), || {
            let build = "build --quiet --release -p carrychain-ct";
            run(cargo(build).envs(options.iter().copied()))?;
            let printed = output(&mut command(&program().to_string_lossy(), [] as [&str; 0]))?;
            list = printed.lines().map(str::to_owned).collect();
            if list.is_empty() {
                return Err(Error("carrychain-ct lists nothing to check".into()));
            }
            Ok(())
        });
        for pair in list {
            let leaks = pair.starts_with("control ");
            let name = format!("constant time, {build}: {pair}");
            report.step(&name, || watch(&pair, leaks));
        }
    }
}

fn program() -> PathBuf {
    target_dir().join("release/carrychain-ct")
}

/// Runs one pair under valgrind.
fn watch(pair: &str, leaks: bool) -> Result<()> {
    let suppressions = root().join("crates/carrychain-ct/valgrind.supp");
    let mut valgrind = command("valgrind", ["--quiet"]);
    valgrind
        .arg(format!("--error-exitcode={FOUND}"))
        .arg(format!("--suppressions={}", suppressions.display()))
        .arg(program())
        .args(pair.split(' '));
    if leaks {
        // Its findings are what is wanted; they would only look alarming.
        valgrind.stderr(std::process::Stdio::null());
    }
    let status = valgrind.status()?;
    match (leaks, status.code()) {
        (false, Some(0)) | (true, Some(FOUND)) => Ok(()),
        (true, _) => Err(Error(format!(
            "a leak made on purpose was not caught: {status}"
        ))),
        (false, _) => Err(Error(format!("`{}`: {status}", shown(&valgrind)))),
    }
}
