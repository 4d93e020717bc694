//! Chapters about the library as a whole.

#[doc = include_str!("../docs/backends.md")]
pub mod backends {}

#[doc = include_str!("../docs/profiles.md")]
pub mod profiles {}

#[doc = include_str!("../docs/kernels.md")]
pub mod kernels {}

#[doc = include_str!("../docs/proofs.md")]
pub mod proofs {}

// Its links are to what these features bring.
#[cfg(all(
    feature = "getrandom",
    feature = "hkdf",
    feature = "pem",
    feature = "signature",
    feature = "universal-hash"
))]
#[doc = include_str!("../docs/migrating.md")]
pub mod migrating {}
