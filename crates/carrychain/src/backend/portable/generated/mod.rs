//! Field arithmetic and tables printed by `carrychain-gen`; the head of each file says how. Not to be edited: change the recipe
//! or the generator and run `cargo xtask regenerate`.
//!
//! Every file has its template's whole set of functions, whether or not something calls them.
#![allow(dead_code, clippy::identity_op, clippy::let_and_return)]

#[rustfmt::skip]
pub(crate) mod ed25519_tables;
#[rustfmt::skip]
pub(crate) mod fe25519_32;
#[rustfmt::skip]
pub(crate) mod fe25519_64;
#[rustfmt::skip]
pub(crate) mod p256_field_32;
#[rustfmt::skip]
pub(crate) mod p256_field_64;
#[rustfmt::skip]
pub(crate) mod p256_order_32;
#[rustfmt::skip]
pub(crate) mod p256_order_64;
#[rustfmt::skip]
pub(crate) mod p256_tables;
#[rustfmt::skip]
pub(crate) mod poly1305_32;
#[rustfmt::skip]
pub(crate) mod poly1305_64;
#[rustfmt::skip]
pub(crate) mod scalar25519_32;
#[rustfmt::skip]
pub(crate) mod scalar25519_64;
