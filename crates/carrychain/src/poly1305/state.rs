//! The sum so far in a form that every backend reads and writes.

use core::fmt;
use zeroize::{Zeroize, ZeroizeOnDrop};

/// A message half absorbed. No backend's own form, so that each may go on where another stopped.
///
/// Wiped on drop, and by the `tag` function of [`Functions`](super::Functions). Of all the copies of a
/// state at most one may have its tag given away: more are as bad as a key used more than once.
#[derive(Clone)]
pub struct State {
    /// The accumulator h[0] + 2^64 h[1] + 2^128 h[2], with h[2] at most 4.
    pub(crate) h: [u64; 3],
    /// The key's first half, clamped.
    pub(crate) r: [u8; 16],
    /// The key's second half.
    pub(crate) s: [u8; 16],
}

impl State {
    /// Nothing absorbed yet.
    pub fn new(key: &[u8; 32]) -> Self {
        let (r, s) = Self::split_key(key);
        Self { h: [0; 3], r, s }
    }

    /// r, clamped, and s.
    #[inline(always)]
    pub(crate) fn split_key(key: &[u8; 32]) -> ([u8; 16], [u8; 16]) {
        // RFC 8439, section 2.5.1: four bits of each word's top, and two of the bottom of all words but the first.
        const CLAMP: u128 = 0x0fff_fffc_0fff_fffc_0fff_fffc_0fff_ffff;
        let (halves, _) = key.as_chunks();
        let r = u128::from_le_bytes(halves[0]) & CLAMP;
        (r.to_le_bytes(), halves[1])
    }
}

impl Zeroize for State {
    fn zeroize(&mut self) {
        self.h.as_mut_slice().zeroize();
        self.r.as_mut_slice().zeroize();
        self.s.as_mut_slice().zeroize();
    }
}

impl Drop for State {
    fn drop(&mut self) {
        self.zeroize();
    }
}

impl ZeroizeOnDrop for State {}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("State(..)")
    }
}
