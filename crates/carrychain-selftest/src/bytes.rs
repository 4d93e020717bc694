//! Bytes that are the same in every run.

/// The multiplier and the increment of the 48-bit linear congruence below (POSIX `drand48`'s).
const MULTIPLIER: u64 = 25_214_903_917;
const INCREMENT: u64 = 11;

/// `length` bytes from the stream that the Linux kernel's tests of its crypto library use: the seed is
/// the length; each step is x <- (25214903917 x + 11) mod 2^48 and gives the byte (x >> 16) mod 256.
pub fn seeded_bytes(length: usize) -> Vec<u8> {
    Random::new(length as u64).bytes(length)
}

/// The same stream from any seed, for choosing lengths and offsets.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The stream of this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next byte.
    pub fn byte(&mut self) -> u8 {
        let x = self.0.wrapping_mul(MULTIPLIER).wrapping_add(INCREMENT);
        self.0 = x & ((1 << 48) - 1);
        (self.0 >> 16) as u8
    }

    /// Fills `out`.
    pub fn fill(&mut self, out: &mut [u8]) {
        out.iter_mut().for_each(|b| *b = self.byte());
    }

    /// The next `n` bytes.
    pub fn bytes(&mut self, n: usize) -> Vec<u8> {
        (0..n).map(|_| self.byte()).collect()
    }

    /// The next `N` bytes.
    pub fn array<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.byte())
    }

    /// A number below `bound` (at least 1), near enough to even.
    pub fn below(&mut self, bound: usize) -> usize {
        (u64::from_le_bytes(self.array()) % bound as u64) as usize
    }
}
