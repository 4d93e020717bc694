//! Writes what `carrychain-gen` ships and the theorems about its code, or checks that it is what is committed.

use crate::run::{cargo, run as run_command};
use carrychain_gen::shipped;
use carrychain_verify::coq::tree::Tree;
use carrychain_verify::error::{Error, file};
use carrychain_verify::example;
use carrychain_verify::ir::verify::chosen;
use std::fs;
use std::path::Path;

/// Arguments of `regenerate`.
#[derive(clap::Args)]
pub struct Args {
    /// Write nothing; fail if a file differs
    #[arg(long)]
    pub check: bool,
}

/// Runs the task.
pub fn run(args: &Args) -> Result<(), String> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for (path, text) in shipped::files() {
        let file = top.join(&path);
        let committed = fs::read_to_string(&file).unwrap_or_default();
        if committed == text {
            continue;
        }
        if args.check {
            return Err(format!(
                "{path} is not what the generator makes: run `cargo xtask regenerate`"
            ));
        }
        let folder = file.parent().unwrap_or(&top);
        fs::create_dir_all(folder)
            .and_then(|()| fs::write(&file, text))
            .map_err(|e| format!("{path}: {e}"))?;
        println!("{path}");
    }
    theorems(&top.join("proof"), args.check).map_err(|error| error.to_string())?;
    if args.check {
        // A test looks at the kernels' theorems.
        return Ok(());
    }
    let verify = "run --quiet --release -p carrychain-cli --no-default-features verify --write";
    run_command(cargo(verify).args(KERNELS)).map_err(|error| error.to_string())
}

/// Sets of kernels, whose theorems are about their bytes in the command.
const KERNELS: [&str; 3] = ["fe25519_adx", "fe25519_bmi2", "fe25519_x64"];

/// The theorems about code that has changed; hints are searched anew.
fn theorems(proof: &Path, check: bool) -> Result<(), Error> {
    let tree = Tree::new(proof)?;
    for code in chosen(&[])? {
        match code.check(&tree) {
            Err(stale) if check => return Err(stale),
            Err(_) => {
                code.write(&tree)?;
                println!("proof/{}", code.path());
            }
            Ok(()) => {}
        }
    }
    if check {
        // A test looks at the examples.
        return Ok(());
    }
    for example in example::EXAMPLES {
        let path = tree.sources.join(example.path());
        let text = example.file(&tree, &example.code())?;
        if fs::read_to_string(&path).ok().as_ref() != Some(&text) {
            fs::write(&path, text).map_err(file(&path))?;
            println!("proof/{}", example.path());
        }
    }
    Ok(())
}
