//! The project's tasks: `cargo xtask setup`, `test`, `regenerate`, `install`, `sizes`.

mod c_library;
mod regenerate;
mod run;
mod setup;
mod sizes;
mod test;

use clap::Parser;
use std::process::ExitCode;

/// Carrychain's project tasks.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
enum Task {
    /// Install what the tests need: packages (as root) and the standard library of cross targets
    Setup,
    /// Run every test, installing first what they need
    Test(test::Options),
    /// Write the generated sources again
    Regenerate(regenerate::Args),
    /// Build and install the C library
    Install(c_library::Destination),
    /// Print bytes of tables and code, and times, for each set of tables
    Sizes,
}

fn main() -> ExitCode {
    let result = match Task::parse() {
        Task::Setup => setup::everything().map(|()| ExitCode::SUCCESS),
        Task::Sizes => sizes::print().map(|()| ExitCode::SUCCESS),
        Task::Test(options) => test::run(&options),
        Task::Regenerate(args) => regenerate::run(&args)
            .map(|()| ExitCode::SUCCESS)
            .map_err(run::Error),
        Task::Install(destination) => c_library::run(&destination).map(|()| ExitCode::SUCCESS),
    };
    result.unwrap_or_else(|error| {
        eprintln!("xtask: {error}");
        ExitCode::from(2)
    })
}
