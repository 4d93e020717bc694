//! Runs of coqc.

use crate::error::{Error, failed, file};
use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Output};

/// The root of the logical names.
pub const ROOT: &str = "Carrychain";

/// Runs a tool of Coq in a folder, which is that of the logical root.
pub fn tool(name: &str, folder: &Path, arguments: &[&str]) -> Result<Output, Error> {
    let mut command = Command::new(name);
    command
        .current_dir(folder)
        .args(["-R", ".", ROOT])
        .args(arguments);
    command.output().map_err(|error| match error.kind() {
        ErrorKind::NotFound => Error::NoCoq,
        _ => file(Path::new(name))(error),
    })
}

/// Compiles a file of the folder; what it printed.
pub fn coqc(folder: &Path, source: &str) -> Result<String, Error> {
    let output = tool("coqc", folder, &["-q", source])?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(failed(format!("coqc {source}: {}", one_line(&text))))
}

/// Coq's message in one line: the place and the error, shortened.
fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let line = words.join(" ");
    match line.char_indices().nth(400) {
        Some((end, _)) => format!("{} ...", &line[..end]),
        None => line,
    }
}
