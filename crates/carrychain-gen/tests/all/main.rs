//! Tests of the generator from outside.

mod clamped;
mod fields;
mod printed;
mod refusals;
mod regenerate;
mod weird;
