//! `sign.input`, the 1024 vectors of Ed25519's reference implementation, from the Python package that has them; too
//! large to be kept here.

use crate::run::{Error, Result, cache_dir, command, run};
use std::fs;
use std::path::PathBuf;

/// A package and the file's place in it.
const PACKAGE: &str = "cryptography_vectors";
const INSIDE: &str = "cryptography_vectors/asymmetric/Ed25519/sign.input";

/// The file's path, after downloading it if it is not there yet.
pub fn file() -> Result<PathBuf> {
    let folder = cache_dir()?.join("vectors");
    let file = folder.join(INSIDE);
    if file.is_file() {
        return Ok(file);
    }
    fs::create_dir_all(&folder)?;
    let pip = "-m pip download --quiet --no-deps --only-binary :all: --dest";
    run(command("python3", pip.split(' ')).arg(&folder).arg(PACKAGE))?;
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == "whl") {
            run(command("python3", ["-m", "zipfile", "-e"])
                .arg(&path)
                .arg(&folder))?;
            fs::remove_file(&path)?;
        }
    }
    if file.is_file() {
        Ok(file)
    } else {
        Err(Error(format!(
            "the Python package {PACKAGE} has no {INSIDE}"
        )))
    }
}
