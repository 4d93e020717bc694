//! `cargo xtask test`: every check, one step after the other, each with its time.

mod c_library;
mod constant_time;
mod copies;
mod features;
mod proofs;
mod report;
mod sign_input;

use crate::regenerate;
use crate::run::{Error, Result, cargo, command, root, run as run_command};
use crate::setup::{self, BARE, CROSS};
use report::Report;
use std::fs;
use std::process::{ExitCode, Stdio};

#[derive(clap::Args)]
pub struct Options {
    /// Only format, lints and the workspace's tests; installs nothing
    #[arg(long)]
    quick: bool,
    /// Only the tests that take minutes (those marked `ignored`)
    #[arg(long, conflicts_with = "quick")]
    slow: bool,
    /// Only the steps with this in their name
    #[arg(long, value_name = "TEXT")]
    only: Option<String>,
}

/// The library and the crate with its test cases.
const LIBRARY: &str = "-p carrychain -p carrychain-selftest";
/// Compiler options that the self-test runs with, besides those of the tests: a profile and flags each.
const PROGRAMS: [(&str, [(&str, &str); 2]); 3] = [
    (
        "opt-level 0, frame pointers",
        [
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
            ("RUSTFLAGS", "-C force-frame-pointers=yes"),
        ],
    ),
    (
        "opt-level s, fat LTO",
        [
            ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "s"),
            ("CARGO_PROFILE_RELEASE_LTO", "fat"),
        ],
    ),
    (
        "all features of this CPU, no LTO",
        [
            ("CARGO_PROFILE_RELEASE_LTO", "off"),
            ("RUSTFLAGS", "-C target-cpu=native"),
        ],
    ),
];

/// Runs the steps; the exit code says whether all of them passed.
pub fn run(options: &Options) -> Result<ExitCode> {
    let mut report = Report::new(options.only.clone());
    if options.slow {
        report.step("slow tests", || {
            let test = "test --release --workspace --lib --bins --tests -- --ignored";
            run_command(cargo(test).env("CARRYCHAIN_SIGN_INPUT", sign_input::file()?))
        });
    } else if options.quick {
        basics(&mut report, "");
    } else {
        setup::everything()?;
        basics(&mut report, "--all-features");
        report.step("generated sources", || {
            regenerate::run(&regenerate::Args { check: true }).map_err(Error)
        });
        builds(&mut report)?;
        targets(&mut report);
        report.step("two versions in one program", copies::check);
        c_library::check(&mut report);
        constant_time::check(&mut report);
        proofs::check(&mut report);
        c_library::theorems(&mut report);
    }
    Ok(report.close())
}

/// What every change has to pass.
fn basics(report: &mut Report, features: &str) {
    report.step("format", || {
        run_command(&mut cargo("fmt --all --check"))?;
        // Programs that are included, which cargo does not see.
        let mut rustfmt = command("rustfmt", ["--check", "--edition", "2024"]);
        for entry in fs::read_dir(root().join("crates/carrychain-examples/src/moved"))? {
            rustfmt.arg(entry?.path());
        }
        run_command(&mut rustfmt)
    });
    report.step("lints", || {
        let clippy = format!("clippy --quiet --workspace --all-targets {features}");
        run_command(cargo(&clippy).args(["--", "-D", "warnings"]))
    });
    report.step("lints, no feature", || {
        let clippy = "clippy --quiet --workspace --all-targets --no-default-features";
        run_command(cargo(clippy).args(["--", "-D", "warnings"]))
    });
    report.step("tests of the workspace", || {
        run_command(&mut cargo("test --quiet --workspace"))
    });
    report.step("examples", || {
        run_command(&mut cargo(
            "run --quiet -p carrychain-examples --example wireguard",
        ))
    });
}

/// The library with other options and features than the workspace's tests have.
fn builds(report: &mut Report) -> Result<()> {
    report.step("documentation", || {
        let doc = "doc --quiet --workspace --no-deps --all-features";
        run_command(cargo(doc).env("RUSTDOCFLAGS", "-D warnings"))
    });
    report.step("library, release, all features", || {
        let test = format!("test --quiet --release {LIBRARY} --features");
        let mut test = cargo(&test);
        test.arg(features::all_but(&["small-tables"])?);
        // A dozen programs: each would be optimised across crates anew, which the self-test below covers.
        run_command(test.env("CARGO_PROFILE_RELEASE_LTO", "off"))
    });
    report.step("library, small tables", || {
        run_command(&mut cargo(
            "test --quiet -p carrychain --features small-tables --tests",
        ))
    });
    report.step("library, no feature", || {
        run_command(&mut cargo(
            "test --quiet -p carrychain --no-default-features --lib",
        ))
    });
    for feature in features::of_the_library()? {
        report.step(&format!("library, feature {feature}"), || {
            let test = "test --quiet -p carrychain --no-default-features --lib --features";
            run_command(cargo(test).arg(&feature))
        });
    }
    for feature in ["faulty", "peers"] {
        report.step(&format!("command, feature {feature}"), || {
            let test = "test --quiet -p carrychain-cli --test faulty --test peers --features";
            run_command(cargo(test).arg(feature))
        });
    }
    for (name, options) in PROGRAMS {
        report.step(&format!("self-test, {name}"), || {
            let program = "run --quiet --release -p carrychain-cli --no-default-features selftest";
            run_command(cargo(program).envs(options).stdout(Stdio::null()))
        });
    }
    Ok(())
}

/// Other targets than this machine's.
fn targets(report: &mut Report) {
    for target in &CROSS {
        report.step(&format!("library, {}", target.triple), || {
            let test = format!("test --quiet --profile checked --tests {LIBRARY} --target");
            let features = features::all_but(&["small-tables"])?;
            run_command(cargo(&test).args([target.triple, "--features", &features]))
        });
    }
    for target in BARE {
        report.step(&format!("library, {target}"), || {
            let build = "build --quiet --release -p carrychain --target";
            // There is no operating system to get random bytes from.
            let features = features::all_but(&["getrandom", "small-tables"])?;
            run_command(cargo(build).args([target, "--features", &features]))
        });
    }
}
