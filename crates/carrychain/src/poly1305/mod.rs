//! Poly1305 (RFC 8439, section 2.5): the tag of a message under a key that is used **once**.
//!
//! The key is 32 bytes: `r` (clamped here) and `s`. With the message cut into 16-byte blocks, each a
//! little-endian number `m_i` with a bit set just above its last byte,
//!
//! > tag = ((m_1 r^n + m_2 r^(n-1) + ... + m_n r) mod 2^130 - 5) + s mod 2^128.
//!
//! Two messages under one key give `r` away and with it the power to forge: [`OneTimeKey`] cannot be
//! copied and every call that uses it consumes it. Any 32 bytes are a key and any message is accepted,
//! so nothing here can fail; time depends on the length of the message alone.
//!
//! ```
//! use carrychain::poly1305::{self, OneTimeKey, Poly1305};
//!
//! let key = [0x42; 32]; // from a cipher or a generator, fresh for this message
//! let tag = poly1305::mac(OneTimeKey::from(key), b"attack at dawn");
//!
//! let mut verifier = Poly1305::new(OneTimeKey::from(key));
//! verifier.update(b"attack at ");
//! verifier.update(b"dawn");
//! assert!(verifier.verify(&tag).is_ok());
//! ```

mod incremental;
#[cfg(feature = "universal-hash")]
pub mod rustcrypto;
mod state;
#[cfg(test)]
mod tests;

pub use incremental::{Poly1305, TagMismatch};
pub use state::State;

use crate::backend::portable;
use crate::registry::{Operation, Registry};
use crate::reveal::reveal;
use core::fmt;
use subtle::{Choice, ConstantTimeEq};
use zeroize::{Zeroize, ZeroizeOnDrop};

/// What an implementation of Poly1305 provides.
#[derive(Clone, Copy)]
pub struct Functions {
    /// The tag of a whole message.
    pub mac: fn(key: &[u8; 32], message: &[u8]) -> [u8; 16],
    /// Absorbs whole blocks.
    pub blocks: fn(state: &mut State, blocks: &[[u8; 16]]),
    /// Absorbs the message's last bytes, fewer than 16 (more are cut off), and gives the tag; the
    /// state is all zero afterwards.
    pub tag: fn(state: &mut State, rest: &[u8]) -> [u8; 16],
}

/// The implementations of Poly1305.
pub static POLY1305: Registry<Functions> = Registry::new(
    Operation::Poly1305,
    &portable::in_order(portable::poly1305::W64, portable::poly1305::W32),
);

/// The tag of `message` under `key`.
pub fn mac(key: OneTimeKey, message: &[u8]) -> Tag {
    Tag((POLY1305.in_use().function.mac)(&key.0, message))
}

/// The 32 bytes `r || s`, for one message. Wiped on drop.
pub struct OneTimeKey([u8; 32]);

impl OneTimeKey {
    /// The bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for OneTimeKey {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl Drop for OneTimeKey {
    fn drop(&mut self) {
        self.0.as_mut_slice().zeroize();
    }
}

impl ZeroizeOnDrop for OneTimeKey {}

impl fmt::Debug for OneTimeKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("OneTimeKey(..)")
    }
}

/// A tag: 16 bytes, compared in constant time.
#[derive(Clone, Copy)]
pub struct Tag([u8; 16]);

impl Tag {
    /// The bytes.
    pub fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// The bytes.
    pub fn to_bytes(self) -> [u8; 16] {
        self.0
    }
}

impl From<[u8; 16]> for Tag {
    fn from(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }
}

impl ConstantTimeEq for Tag {
    fn ct_eq(&self, other: &Self) -> Choice {
        self.0.ct_eq(&other.0)
    }
}

impl PartialEq for Tag {
    fn eq(&self, other: &Self) -> bool {
        reveal(self.ct_eq(other))
    }
}

impl Eq for Tag {}

// The right tag of a message that is being verified is a secret: whoever learns it can forge.
impl fmt::Debug for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Tag(..)")
    }
}
