//! The theorems, and what guards them.

use super::report::Report;
use crate::run::{cargo, run as run_command};
use std::process::Stdio;

/// Every theorem, about the bytes of the command itself, as users run it; mutants of every kernel.
pub fn check(report: &mut Report) {
    report.step("theorems", || {
        let verify = "run --quiet --release -p carrychain-cli --no-default-features verify";
        run_command(cargo(verify).stdout(Stdio::null()))
    });
    report.step("mutants of kernels", || {
        // Those that take half an hour are among the slow tests.
        let test =
            "test --quiet --release -p carrychain-verify --test mutants -- --ignored --skip in_coq";
        run_command(cargo(test).env("CARGO_PROFILE_RELEASE_LTO", "off"))
    });
}
