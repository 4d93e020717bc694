//! Placeholder
use crate::run::Result;
use std::process::ExitCode;
#[derive(clap::Args)]
pub struct Options {}
pub fn run(_: &Options) -> Result<ExitCode> {
    Ok(ExitCode::SUCCESS)
}
