//! Says in the binary which git revision and which rustc it was made from, and for what.

use std::process::Command;

fn main() {
    let revision = output("git", &["describe", "--always", "--dirty", "--abbrev=12"]);
    let target = std::env::var("TARGET").ok();
    let rustc = std::env::var("RUSTC").expect("cargo sets RUSTC");
    let rustc = output(&rustc, &["--version"]);
    for (name, value) in [
        ("CARRYCHAIN_REVISION", revision),
        ("CARRYCHAIN_RUSTC", rustc),
        ("CARRYCHAIN_TARGET", target),
    ] {
        println!(
            "cargo:rustc-env={name}={}",
            value.as_deref().unwrap_or("unknown")
        );
    }
    // The revision changes with HEAD and what it points to; whether it is dirty, with the sources.
    println!("cargo:rerun-if-changed=..");
    for name in ["HEAD", "logs/HEAD"] {
        if let Some(path) = output("git", &["rev-parse", "--git-path", name]) {
            println!("cargo:rerun-if-changed={path}");
        }
    }
}

/// What the command prints, or nothing if it fails: sources may come without git.
fn output(command: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(command).args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
