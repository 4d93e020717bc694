//! Two versions of the library in one program: they link (no symbol of theirs clashes) and both work.

use crate::run::{Error, Result, cargo, root, run, target_dir};
use std::fs;
use std::path::Path;

const MANIFEST: &str = r#"[package]
name = "two-versions"
version = "0.0.0"
edition = "2024"

[workspace]
exclude = ["other"]

[dependencies]
this = { package = "carrychain", path = "LIBRARY" }
other = { package = "carrychain", path = "other/crates/carrychain" }
"#;

const PROGRAM: &str = r#"//! Made by `cargo xtask test`.
macro_rules! works {
    ($version:ident) => {
        for operation in $version::Operation::ALL {
            println!(
                "{} {operation}: {}",
                stringify!($version),
                $version::implementation_in_use(operation)
            );
        }
        let key = $version::poly1305::OneTimeKey::from([1; 32]);
        println!("{:02x?}", $version::poly1305::mac(key, b"a message").as_bytes());
    };
}

fn main() {
    works!(this);
    works!(other);
}
"#;

pub fn check() -> Result<()> {
    let folder = target_dir().join("two-versions");
    let _ = fs::remove_dir_all(&folder);
    let other = folder.join("other");
    let library = root().join("crates/carrychain");

    // The other version: the same sources under another number, in a workspace of their own.
    let manifest = fs::read_to_string(library.join("Cargo.toml"))?;
    let workspace = fs::read_to_string(root().join("Cargo.toml"))?;
    copy(&library.join("src"), &other.join("crates/carrychain/src"))?;
    fs::write(
        other.join("crates/carrychain/Cargo.toml"),
        with_line(&manifest, "version", "version = \"99.0.0\"")?,
    )?;
    fs::write(
        other.join("Cargo.toml"),
        with_line(&workspace, "members", "members = [\"crates/carrychain\"]")?,
    )?;

    fs::create_dir_all(folder.join("src"))?;
    let manifest = MANIFEST.replace("LIBRARY", &library.to_string_lossy());
    fs::write(folder.join("Cargo.toml"), manifest)?;
    fs::write(folder.join("src/main.rs"), PROGRAM)?;
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock"))?;
    run(cargo("run --quiet")
        .current_dir(&folder)
        .env("CARGO_TARGET_DIR", target_dir().join("two-versions-target")))
}

/// A manifest with the line that starts with `key` replaced; the workspace's default members go, too.
fn with_line(manifest: &str, key: &str, replacement: &str) -> Result<String> {
    if !manifest.lines().any(|line| line.starts_with(key)) {
        return Err(Error(format!("a manifest has no line `{key}`")));
    }
    Ok(manifest
        .lines()
        .filter(|line| !line.starts_with("default-members"))
        .map(|line| {
            if line.starts_with(key) {
                replacement
            } else {
                line
            }
        })
        .flat_map(|line| [line, "\n"])
        .collect())
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
