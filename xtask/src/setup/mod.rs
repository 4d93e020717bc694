//! Installing what the tests need. Running it again does only what is missing.

mod packages;
mod std_source;
mod targets;

pub use targets::{BARE, CROSS};

use crate::run::Result;

/// Packages, then the standard library of every cross target.
pub fn everything() -> Result<()> {
    packages::install()?;
    targets::install()
}
