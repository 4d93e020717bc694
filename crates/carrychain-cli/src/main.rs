//! The command `carrychain`: measures, tests and lists the implementations, generates field code, and proves kernels.

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
mod verify;

use args::Command;
use error::{Error, Verdict};
use std::io::Write;
use std::process::ExitCode;

/// 0: all is right. 1: an implementation is wrong, or not proved. 2: wrong use; one line on stderr says what to do.
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
            // Where standard error is closed or full nobody can be told.
            let _ = writeln!(std::io::stderr(), "carrychain: {error}");
            match error {
                Error::Unproved(_) => ExitCode::FAILURE,
                Error::Usage(_) | Error::Output(_) => ExitCode::from(2),
            }
        }
    }
}

/// Field arithmetic on standard output, or in a file.
fn synth(args: &carrychain_gen::synth::Args) -> Result<Verdict, Error> {
    let cannot = |error: carrychain_gen::Error| error::usage(error.to_string());
    match args.output {
        None => std::io::stdout().write_all(args.text().map_err(cannot)?.as_bytes())?,
        Some(_) => carrychain_gen::synth::run(args).map_err(cannot)?,
    }
    Ok(Verdict::Ok)
}

fn run(command: &Command) -> Result<Verdict, Error> {
    match command {
        Command::Bench(args) => bench::run(args),
        Command::Selftest(args) => selftest::run(args),
        Command::Backends(args) => backends::run(args),
        Command::Synth(args) => synth(args),
        Command::Verify(args) => verify::run(args),
    }
}
