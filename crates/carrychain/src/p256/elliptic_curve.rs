//! What code written against the crate `p256` takes from its `elliptic_curve`: traits that keys have here as well.

#[cfg(feature = "rand_core")]
pub use {crypto_common::Generate, rand_core};

/// Public keys to SEC1 encodings.
pub mod sec1 {
    use crate::p256::{PublicKey, Sec1Point};

    /// What has a SEC1 encoding.
    pub trait ToSec1Point {
        /// The encoding, compressed or not.
        fn to_sec1_point(&self, compress: bool) -> Sec1Point;
    }

    impl ToSec1Point for PublicKey {
        fn to_sec1_point(&self, compress: bool) -> Sec1Point {
            Sec1Point::new(self, compress)
        }
    }
}
