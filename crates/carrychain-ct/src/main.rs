//! `carrychain-ct OPERATION IMPLEMENTATION` runs one operation on secrets that valgrind's memcheck takes
//! for undefined memory: it reports every conditional jump and every address that depends on one. So it
//! checks the machine code as the compiler made it, not the source. `carrychain-ct` alone lists what there is.
//!
//! Two controls leak on purpose; a run that does not catch them proves nothing.

mod controls;
mod operations;
mod valgrind;

use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let result = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => {
            operations::list();
            controls::list();
            Ok(())
        }
        [_, _] if !valgrind::is_watching() => {
            Err("nobody watches: run this under valgrind, on x86-64".into())
        }
        ["control", name] => controls::run(name),
        [operation, implementation] => operations::run(operation, implementation),
        _ => Err("usage: carrychain-ct [OPERATION IMPLEMENTATION]".into()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("carrychain-ct: {error}");
            ExitCode::from(2)
        }
    }
}
