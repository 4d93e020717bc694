//! The C library: built, with nothing in it global but its functions, and installed.

mod build;
mod install;

pub use build::build;
pub use install::{Destination, run};

use crate::run::{Error, Result, root};
use std::fs;
use std::path::PathBuf;

/// The crate's folder.
pub fn folder() -> PathBuf {
    root().join("crates/carrychain-c")
}

/// The functions, from the header.
pub fn functions() -> Result<Vec<String>> {
    let header = fs::read_to_string(folder().join("include/carrychain.h"))?;
    let mut names: Vec<String> = header
        .lines()
        .filter(|line| {
            line.starts_with("int carrychain_") || line.starts_with("const char *carrychain_")
        })
        .filter_map(|line| line.split_once('('))
        .filter_map(|(start, _)| Some(start[start.find("carrychain_")?..].to_owned()))
        .collect();
    names.sort();
    if names.is_empty() {
        return Err(Error("carrychain.h declares no functions".into()));
    }
    Ok(names)
}

/// The version of the interface, which is that of the soname: up to 0.x a new minor version may break it.
pub fn interface_version() -> String {
    match (
        env!("CARGO_PKG_VERSION_MAJOR"),
        env!("CARGO_PKG_VERSION_MINOR"),
    ) {
        ("0", minor) => format!("0.{minor}"),
        (major, _) => major.into(),
    }
}
