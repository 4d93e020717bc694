//! Printers: from the IR to a language. Trusted, hence short and free of cleverness.

pub mod head;
pub mod json;
pub mod rust;
