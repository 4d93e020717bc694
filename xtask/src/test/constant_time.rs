//! Valgrind over `carrychain-ct`, a run an operation and implementation: the release build's machine code
//! neither jumps nor addresses memory by a secret. The controls must be caught, or the rest means nothing.

use super::report::Report;
use crate::run::{Error, Result, cargo, command, output, root, run, shown, target_dir};
use std::path::{Path, PathBuf};

/// Valgrind's exit code for "found something", which the program itself never has.
const FOUND: i32 = 99;

/// A build of the program.
struct Build {
    name: &'static str,
    features: &'static str,
    /// How its profile differs from the release profile.
    profile: &'static [(&'static str, &'static str)],
}

/// One that the compiler makes other choices in, two of other code, and that of a release.
const BUILDS: [Build; 4] = [
    Build {
        name: "opt-level s",
        features: "",
        profile: &[
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "s"),
            ("CARGO_PROFILE_RELEASE_LTO", "off"),
        ],
    },
    Build {
        name: "small tables",
        features: "--features small-tables",
        profile: &[],
    },
    Build {
        name: "no tables",
        features: "--no-default-features",
        profile: &[],
    },
    Build {
        name: "release",
        features: "",
        profile: &[],
    },
];

pub fn check(report: &mut Report) {
    for Build {
        name,
        features,
        profile,
    } in BUILDS
    {
        let mut list = Vec::new();
        report.step(&format!("constant time, {name}: build"), || {
            let build = format!("build --quiet --release -p carrychain-ct {features}");
            run(cargo(&build).envs(profile.iter().copied()))?;
            let printed = output(&mut command(&program().to_string_lossy(), [] as [&str; 0]))?;
            list = printed.lines().map(str::to_owned).collect();
            if list.is_empty() {
                return Err(Error("carrychain-ct lists nothing to check".into()));
            }
            Ok(())
        });
        for pair in list {
            let leaks = pair.starts_with("control ");
            let step = format!("constant time, {name}: {pair}");
            report.step(&step, || watch(&program(), &pair, leaks));
        }
    }
}

fn program() -> PathBuf {
    target_dir().join("release/carrychain-ct")
}

/// Runs a program under valgrind, where it leaks nothing or, on purpose, something.
pub fn watch(program: &Path, arguments: &str, leaks: bool) -> Result<()> {
    let suppressions = root().join("crates/carrychain-ct/valgrind.supp");
    let mut valgrind = command("valgrind", ["--quiet"]);
    valgrind
        .arg(format!("--error-exitcode={FOUND}"))
        .arg(format!("--suppressions={}", suppressions.display()))
        .arg(program)
        .args(arguments.split_whitespace());
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
