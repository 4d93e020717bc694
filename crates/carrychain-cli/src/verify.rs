//! `carrychain verify`: theorems about the bytes of the kernels, and what is not proved.

use crate::args::Verify;
use crate::error::{Error, Verdict, usage};
use carrychain::registry::{self, Operation, Proof};
use carrychain_verify::error as verify_error;
use carrychain_verify::trusted;
use carrychain_verify::verify::{self, Options, Theorem};
use comfy_table::{Table, presets};
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{self, Write};
use std::path::PathBuf;

impl From<verify_error::Error> for Error {
    fn from(error: verify_error::Error) -> Self {
        match error {
            verify_error::Error::Usage(message) => Self::Usage(message),
            other => Self::Unproved(other.to_string()),
        }
    }
}

/// The folder of the proofs in the source tree that this program was made from.
const PROOF: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../proof");

/// Proves, and prints a table.
pub fn run(args: &Verify) -> Result<Verdict, Error> {
    let artifact = match &args.artifact {
        Some(path) => path.clone(),
        None => std::env::current_exe().map_err(|error| {
            usage(format!(
                "this program's file is not to be found ({error}); give --artifact"
            ))
        })?,
    };
    // With these, the program itself has the code of every theorem.
    #[cfg(all(target_arch = "x86_64", target_pointer_width = "64"))]
    carrychain::proved_functions().for_each(|address| {
        std::hint::black_box(address);
    });
    let options = Options {
        kernels: args.kernels.clone(),
        artifact,
        proof: args.proof.clone().unwrap_or_else(|| PathBuf::from(PROOF)),
        write: args.write,
        object_code: args.artifact.is_none() && !cfg!(debug_assertions),
    };
    let bar = bar();
    let progress = |done: usize, all: usize, file: &str| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
        bar.set_message(file.to_owned());
    };
    let outcome = verify::run(&options, &progress);
    bar.finish_and_clear();
    let theorems = outcome?;

    let mut out = io::stdout().lock();
    writeln!(out, "{}", table(&theorems))?;
    writeln!(out)?;
    not_proved(&mut out)?;
    let trusted = trusted::lines(&options.proof)?;
    writeln!(out, "Trusted: {trusted}; Coq; the processor.")?;
    Ok(Verdict::Ok)
}

fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}");
    let bar = ProgressBar::new(1);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn table(theorems: &[Theorem]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header([
        "theorem about",
        "bytes",
        "instructions",
        "statement",
        "assumptions",
        "seconds",
    ]);
    let number = |n: Option<usize>| n.map_or_else(|| "-".to_owned(), |n| n.to_string());
    for theorem in theorems {
        table.add_row([
            theorem.name.clone(),
            number(theorem.bytes),
            number(theorem.instructions),
            theorem.statement.clone(),
            "none".to_owned(),
            theorem
                .seconds
                .map_or_else(|| "-".to_owned(), |seconds| format!("{seconds:.1}")),
        ]);
    }
    table
}

/// What there is no theorem about.
fn not_proved(out: &mut impl Write) -> io::Result<()> {
    let mut names = Vec::new();
    for operation in Operation::ALL {
        registry::describe(operation, |implementation| {
            if implementation.proof == Proof::None {
                names.push(format!("{} {}", operation.name(), implementation.name));
            }
        });
    }
    writeln!(
        out,
        "Not proved: the Rust code around kernels and field arithmetic (curves, encodings, protocols), which is tested."
    )?;
    writeln!(
        out,
        "Implementations that claim no proof of machine code: {}.",
        names.join(", ")
    )
}
