//! The sum so far in a form that every backend reads and writes.

use core::fmt;
use zeroize::Zeroize;

/// A message half absorbed. No backend's own form, so that each may go on where another stopped.
///
/// Wiped on drop, and by the `tag` function of [`Functions`](super::Functions). Of all the copies of a
/// state at most one may have its tag given away: more are as bad as a key used more than once.
#[derive(Clone)]
pub struct State {
    /// The accumulator, as h[0] + 2^64 h[1] + 2^128 h[2] < 2^131.
    pub(crate) h: [u64; 3],
    /// The key's first half, clamped, as r[0] + 2^64 r[1].
    pub(crate) r: [u64; 2],
    /// The key's second half, as s[0] + 2^64 s[1].
    pub(crate) s: [u64; 2],
}

impl State {
    /// Nothing absorbed yet.
    pub fn new(key: &[u8; 32]) -> Self {
        let [r, s] = split_key(key);
        Self { h: [0; 3], r, s }
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

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("State(..)")
    }
}

/// `r`, clamped (RFC 8439, section 2.5.1: 22 bits are cleared), and `s`, as 64-bit words.
#[inline(always)]
pub(crate) fn split_key(key: &[u8; 32]) -> [[u64; 2]; 2] {
    let (halves, _) = key.as_chunks::<16>();
    let [r0, r1] = words(&halves[0]);
    let r = [r0 & 0x0fff_fffc_0fff_ffff, r1 & 0x0fff_fffc_0fff_fffc];
    [r, words(&halves[1])]
}

/// A block's two little-endian words.
#[inline(always)]
pub(crate) fn words(block: &[u8; 16]) -> [u64; 2] {
    let (halves, _) = block.as_chunks::<8>();
    [u64::from_le_bytes(halves[0]), u64::from_le_bytes(halves[1])]
}
