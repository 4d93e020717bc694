//! The command `carrychain-gen`.

use carrychain_gen::synth;
use clap::Parser;
use std::io::Write;
use std::process::ExitCode;

/// From a prime and hints to straight-line field arithmetic.
#[derive(Parser)]
#[command(name = "carrychain-gen", version)]
enum Command {
    /// Print field arithmetic for a modulus.
    Synth(synth::Args),
}

fn main() -> ExitCode {
    let Command::Synth(args) = Command::parse();
    match synth::run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where standard error is closed or full nobody can be told.
            let _ = writeln!(std::io::stderr(), "carrychain-gen: {error}");
            ExitCode::from(2)
        }
    }
}
