//! Portable Rust over generated field arithmetic, in two word sizes that are both always compiled.
