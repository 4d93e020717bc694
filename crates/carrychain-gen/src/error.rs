//! What can be wrong with a recipe. Every message is one line.

use num_bigint::BigUint;
use std::fmt;

/// Why no code can be made from a recipe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The modulus is not an expression that we read.
    Syntax(String),
    /// The modulus or another parameter is outside what a template can do.
    Parameter(String),
    /// A function that the template does not have, or that is named twice.
    Function(String),
    /// A value could exceed what may hold it.
    Bound {
        /// The function in which this happens.
        function: String,
        /// The value, in words.
        value: String,
        /// The largest (for a subtraction: the smallest) value possible.
        reaches: String,
        /// What it must not exceed.
        limit: String,
    },
    /// The file cannot be written.
    Io(String),
}

impl Error {
    /// `value` can be as large as `reaches` but must not exceed `limit`.
    pub fn bound(
        function: &str,
        value: impl Into<String>,
        reaches: &BigUint,
        limit: &BigUint,
    ) -> Self {
        Self::Bound {
            function: function.to_owned(),
            value: value.into(),
            reaches: hex(reaches),
            limit: format!("the largest allowed, {}", hex(limit)),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(text) | Self::Parameter(text) | Self::Function(text) | Self::Io(text) => {
                f.write_str(text)
            }
            Self::Bound {
                function,
                value,
                reaches,
                limit,
            } => write!(
                f,
                "bound of {function}: {value} can be {reaches}, beyond {limit}"
            ),
        }
    }
}

impl std::error::Error for Error {}

/// `0x...`
pub fn hex(value: &BigUint) -> String {
    format!("{value:#x}")
}
