//! Runs the command and parses what it prints.
#![allow(dead_code)] // Each test file uses its part.

use std::path::PathBuf;
use std::process::{Command, Stdio};

/// How a run ended.
pub struct Run {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

/// The command, unrestricted by this process's environment.
pub fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carrychain"));
    command.env_remove("CARRYCHAIN_CPU").stdin(Stdio::null());
    command
}

/// Runs it with these arguments, separated by blanks.
pub fn carrychain(arguments: &str) -> Run {
    run(command().args(arguments.split_whitespace()))
}

pub fn run(command: &mut Command) -> Run {
    let output = command.output().expect("the command can be run");
    Run {
        code: output.status.code().expect("it is not killed"),
        stdout: String::from_utf8(output.stdout).expect("it prints UTF-8"),
        stderr: String::from_utf8(output.stderr).expect("it prints UTF-8"),
    }
}

impl Run {
    /// It must have succeeded; gives what it printed.
    pub fn ok(self) -> String {
        assert_eq!(self.code, 0, "{}{}", self.stdout, self.stderr);
        self.stdout
    }

    /// It must have refused with this line on stderr and nothing on stdout.
    pub fn refuses(self, line: &str) {
        assert_eq!(self.stderr, format!("carrychain: {line}\n"));
        assert_eq!(self.stdout, "");
        assert_eq!(self.code, 2);
    }
}

/// A line of `bench --json`: these fields and no others.
#[derive(serde::Deserialize, Clone, PartialEq, Debug)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub op: String,
    pub r#impl: String,
    pub source: String,
    pub selftest: String,
    pub n: usize,
    pub bytes: Option<usize>,
    pub tsc_min: Option<f64>,
    pub tsc_median: Option<f64>,
    pub core_median: Option<f64>,
    pub core_min: Option<f64>,
    pub ops_per_s: Option<f64>,
    pub mb_per_s: Option<f64>,
    pub default: bool,
    pub proof: String,
}

/// The lines of `bench --json`.
pub fn records(stdout: &str) -> Vec<Record> {
    let parse = |line| serde_json::from_str(line).expect("each line is an object of this form");
    stdout.lines().map(parse).collect()
}

/// A folder of this test's own.
pub fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("there is room for temporary files")
}

/// A C file of tests/c, compiled into a shared object in `folder`.
pub fn shared_object(folder: &tempfile::TempDir, source: &str, define: Option<&str>) -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let out = folder.path().join(format!("lib{source}.so"));
    let mut build = cc::Build::new();
    build
        .target(env!("CARRYCHAIN_TARGET"))
        .host(env!("CARRYCHAIN_TARGET"))
        .opt_level(2)
        .warnings(true)
        .warnings_into_errors(true)
        .include(root.join("../../docs"));
    if let Some(define) = define {
        build.define(define, None);
    }
    let status = build
        .get_compiler()
        .to_command()
        .args(["-std=c99", "-fPIC", "-shared", "-o"])
        .arg(&out)
        .arg(root.join("tests/c").join(format!("{source}.c")))
        .status();
    assert!(status.expect("there is a C compiler").success());
    out
}
