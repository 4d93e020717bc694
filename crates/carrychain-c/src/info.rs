//! Version, error texts, and which implementation serves an operation.

use crate::error::{self, Error};
use crate::ffi::{Char, Out, exported};
use carrychain::{Operation, implementation_in_use};
use core::ffi::{CStr, c_int};

/// The crate's version, with the zero that C wants at its end.
const VERSION: &CStr =
    match CStr::from_bytes_with_nul(concat!(env!("CARGO_PKG_VERSION"), "\0").as_bytes()) {
        Ok(version) => version,
        Err(_) => unreachable!(),
    };

exported! {
    /// The version.
    fn carrychain_version() -> String {
        VERSION
    }

    /// The text of an error code.
    fn carrychain_error_string(error: c_int) -> String {
        error::text(error)
    }
}

exported! {
    /// The name of the implementation that serves an operation here.
    fn carrychain_backend(name: Out<Char>, name_len: usize, operation: c_int) {
        let room = name.some(name_len, |length| length > 0)?;
        let operation = usize::try_from(operation).ok();
        let operation = operation.and_then(|index| Operation::ALL.get(index)).ok_or(Error::Choice)?;
        let name = implementation_in_use(*operation).as_bytes();
        // The rest is zero, and there is at least one byte of rest.
        if name.len() < name_len { room.write(Ok::<_, Error>(name)) } else { Err(Error::Length) }
    }
}
