//! The command `carrychain`: measures, tests and lists the implementations, and generates field code.

mod args;
mod backends;
mod bench;
mod error;
mod ktap;
mod machine;
mod restrict;
mod select;
mod selftest;
mod subject;

use args::Command;
use error::{Error, Verdict};
use std::process::ExitCode;

/// 0: all is right. 1: an implementation is wrong. 2: wrong use; one line on stderr says what to do.
fn main() -> ExitCode {
    let outcome = args::parse().and_then(|command| {
        restrict::by_environment()?;
        run(&command)
    });
    match outcome {
        Ok(Verdict::Ok) => ExitCode::SUCCESS,
        Ok(Verdict::Failed) => ExitCode::FAILURE,
        // Whoever read the output has seen enough, as in `carrychain selftest | head`.
        Err(Error::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("carrychain: {error}");
            ExitCode::from(2)
        }
    }
}

fn run(command: &Command) -> Result<Verdict, Error> {
    match command {
        Command::Bench(args) => bench::run(args),
        Command::Selftest(args) => selftest::run(args),
        Command::Backends(args) => backends::run(args),
        Command::Synth(args) => match carrychain_gen::synth::run(args) {
            Ok(()) => Ok(Verdict::Ok),
            Err(error) => Err(error::usage(error.to_string())),
        },
    }
}
