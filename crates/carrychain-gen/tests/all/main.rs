//! Tests of the generator from outside.

mod clamped;
mod fields;
mod regenerate;
mod weird;
