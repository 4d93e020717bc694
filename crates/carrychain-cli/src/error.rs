//! The ways in which a command does not succeed.

use std::fmt;

/// What stopped a command.
#[derive(Debug)]
pub enum Error {
    /// A wrong use of the command: what to do otherwise, in one line.
    Usage(String),
    /// Something is not proved: what, and where.
    Unproved(String),
    /// The output could not be written.
    Output(std::io::Error),
}

/// A wrong use of the command.
pub fn usage(message: impl Into<String>) -> Error {
    Error::Usage(message.into())
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        Self::Output(error)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Usage(message) | Error::Unproved(message) => f.write_str(message),
            Error::Output(error) => write!(f, "cannot write the output: {error}"),
        }
    }
}

/// What a command found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// All is right.
    Ok,
    /// An implementation is wrong.
    Failed,
}
