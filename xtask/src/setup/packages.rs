//! The distribution's packages.

use super::targets::CROSS;
use crate::run::{Error, Result, command, run};
use std::process::{Command, Stdio};

/// C and C++ compilers and a linker, what the libraries measured beside ours are built with, the checker of constant time, the emulator
/// of the cross targets, and the prover.
const PACKAGES: [&str; 13] = [
    "gcc",
    "g++",
    "clang",
    "binutils",
    "libc6-dev",
    "libssl-dev",
    "make",
    "pkg-config",
    "valgrind",
    "qemu-user",
    "xz-utils",
    "coq",
    "libcoq-coqprime",
];

/// Installs those that are missing, which takes root.
pub fn install() -> Result<()> {
    let missing: Vec<&str> = PACKAGES
        .into_iter()
        .chain(CROSS.iter().flat_map(|target| target.packages))
        .filter(|package| !is_installed(package))
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    if !is_root() {
        return Err(Error(format!(
            "packages are missing: as root, run `apt-get install {}`",
            missing.join(" ")
        )));
    }
    println!("setup: installing {}", missing.join(" "));
    // A source that cannot be reached makes `update` fail; what matters is whether `install` does.
    let _ = run(&mut apt_get(&["update", "-qq"]));
    run(apt_get(&["install", "-qq", "--no-install-recommends"])
        .args(&missing)
        .stdout(Stdio::null()))
}

fn apt_get(arguments: &[&str]) -> Command {
    let mut apt_get = command("apt-get", arguments);
    apt_get
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null());
    apt_get
}

fn is_installed(package: &str) -> bool {
    command(
        "dpkg-query",
        ["--show", "--showformat=${db:Status-Status}", package],
    )
    .stderr(Stdio::null())
    .output()
    .is_ok_and(|output| output.stdout == b"installed")
}

fn is_root() -> bool {
    command("id", ["-u"])
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
