//! What can go wrong, each in one line that says what to do.

use std::fmt;
use std::path::{Path, PathBuf};

/// Why a verification does not succeed.
#[derive(Debug)]
pub enum Error {
    /// A wrong use: what to do otherwise.
    Usage(String),
    /// Something is not proved: what, and where.
    Failed(String),
    /// A file cannot be read or written.
    File(PathBuf, std::io::Error),
    /// `coqc` is not there.
    NoCoq,
}

/// A file that cannot be read or written.
pub fn file(path: &Path) -> impl FnOnce(std::io::Error) -> Error + '_ {
    |error| Error::File(path.to_owned(), error)
}

/// Something that is not proved.
pub fn failed(message: impl Into<String>) -> Error {
    Error::Failed(message.into())
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Usage(message) | Self::Failed(message) => f.write_str(message),
            Self::File(path, error) => write!(f, "{}: {error}", path.display()),
            Self::NoCoq => {
                f.write_str("no coqc in PATH; on Debian: apt install coq libcoq-coqprime")
            }
        }
    }
}

impl std::error::Error for Error {}
