//! Project tasks: `cargo xtask <task>`.

mod regenerate;

use clap::Parser;
use std::process::ExitCode;

/// Project tasks.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Write the generated sources again.
    Regenerate(regenerate::Args),
}

fn main() -> ExitCode {
    let result = match Task::parse() {
        Task::Regenerate(args) => regenerate::run(&args),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::from(2)
        }
    }
}
