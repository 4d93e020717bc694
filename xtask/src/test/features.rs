//! The library's features, from its manifest.

use crate::run::{Error, Result, root};
use std::fs;

/// All but these, as an argument of cargo. Without `small-tables` the tables are the default ones.
pub fn all_but(left_out: &[&str]) -> Result<String> {
    let features = of_the_library()?.into_iter();
    let features: Vec<_> = features
        .filter(|name| !left_out.contains(&name.as_str()))
        .map(|name| format!("carrychain/{name}"))
        .collect();
    Ok(features.join(","))
}

/// Their names, without `default`.
pub fn of_the_library() -> Result<Vec<String>> {
    let manifest = fs::read_to_string(root().join("crates/carrychain/Cargo.toml"))?;
    let features: Vec<String> = manifest
        .lines()
        .skip_while(|line| *line != "[features]")
        .skip(1)
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, _)| name.to_owned())
        .filter(|name| name != "default")
        .collect();
    if features.is_empty() {
        return Err(Error("no features found in the library's manifest".into()));
    }
    Ok(features)
}
