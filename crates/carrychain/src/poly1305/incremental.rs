//! Poly1305 of a message that comes in pieces.

use super::{Functions, OneTimeKey, POLY1305, State, Tag};
use crate::registry::Implementation;
use core::fmt;
use zeroize::{Zeroize, ZeroizeOnDrop};

/// A message being absorbed piece by piece; how it is cut makes no difference.
///
/// Key, sum and buffered bytes are wiped on drop and thereby after [`finalize`](Self::finalize).
pub struct Poly1305 {
    state: State,
    functions: &'static Functions,
    /// The first `filled` bytes have yet to be absorbed.
    buffer: [u8; 16],
    filled: usize,
}

impl Poly1305 {
    /// Starts a message under `key`, on the implementation in use.
    pub fn new(key: OneTimeKey) -> Self {
        Self::with(POLY1305.in_use(), key)
    }

    /// Starts a message under `key`, on a given implementation: one from [`POLY1305`]'s `available`
    /// or `get`, since others may need what this CPU lacks.
    pub fn with(implementation: &'static Implementation<Functions>, key: OneTimeKey) -> Self {
        Self {
            state: State::new(&key.0),
            functions: &implementation.function,
            buffer: [0; 16],
            filled: 0,
        }
    }

    /// Absorbs the next bytes of the message.
    pub fn update(&mut self, mut data: &[u8]) {
        if self.filled > 0 {
            let (head, rest) = data.split_at(data.len().min(16 - self.filled));
            self.buffer[self.filled..self.filled + head.len()].copy_from_slice(head);
            self.filled += head.len();
            if self.filled < 16 {
                return;
            }
            (self.functions.blocks)(&mut self.state, &[self.buffer]);
            data = rest;
        }
        let (blocks, rest) = data.as_chunks();
        if !blocks.is_empty() {
            (self.functions.blocks)(&mut self.state, blocks);
        }
        self.buffer[..rest.len()].copy_from_slice(rest);
        self.filled = rest.len();
    }

    /// The tag of what has been absorbed.
    pub fn finalize(mut self) -> Tag {
        Tag((self.functions.tag)(
            &mut self.state,
            &self.buffer[..self.filled],
        ))
    }

    /// Compares the tag of what has been absorbed with `expected`, in constant time.
    pub fn verify(self, expected: &Tag) -> Result<(), TagMismatch> {
        if self.finalize() == *expected {
            Ok(())
        } else {
            Err(TagMismatch)
        }
    }
}

impl Drop for Poly1305 {
    fn drop(&mut self) {
        // `state` wipes itself.
        self.buffer.as_mut_slice().zeroize();
        self.filled.zeroize();
    }
}

impl ZeroizeOnDrop for Poly1305 {}

impl fmt::Debug for Poly1305 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Poly1305(..)")
    }
}

/// The message does not have the expected tag: it, the tag or the key is not the sender's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TagMismatch;

impl fmt::Display for TagMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the message does not have the expected Poly1305 tag")
    }
}

impl core::error::Error for TagMismatch {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::after_drop::after_drop;

    #[test]
    fn everything_secret_is_wiped_on_drop() {
        let mut mac = Poly1305::new(OneTimeKey::from([7; 32]));
        mac.update(&[8; 23]);
        assert_ne!(mac.state.h, [0; 3]);
        assert_eq!((mac.buffer[6], mac.filled), (8, 7));
        after_drop(mac, |mac| {
            assert_eq!(
                (mac.state.h, mac.state.r, mac.state.s),
                ([0; 3], [0; 16], [0; 16])
            );
            assert_eq!((mac.buffer, mac.filled), ([0; 16], 0));
        });
    }
}
