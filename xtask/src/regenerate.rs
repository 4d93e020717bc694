//! Writes what `carrychain-gen` ships, or checks that it is what is committed.

use carrychain_gen::shipped;
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
    Ok(())
}
