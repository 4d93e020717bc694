//! Poly1305's accumulator over either word size: h <- (h + block) r mod 2^130 - 5.

mod w32;
mod w64;

use crate::poly1305::state::{split_key, words};
use crate::poly1305::{Functions, State};
use zeroize::Zeroize;

pub(crate) const W64: Functions = functions::<w64::W64>();
pub(crate) const W32: Functions = functions::<w32::W32>();

const fn functions<A: Arithmetic>() -> Functions {
    Functions {
        mac: mac::<A>,
        blocks: blocks::<A>,
        tag: tag::<A>,
    }
}

/// A representation of the accumulator and of r, and one step.
trait Arithmetic {
    /// r and the multiples of it that a step needs.
    type Key;
    /// The accumulator.
    type Sum;

    fn key(r: &[u64; 2]) -> Self::Key;
    fn load(h: &[u64; 3]) -> Self::Sum;
    fn store(sum: &Self::Sum) -> [u64; 3];

    /// (sum + block[0] + 2^64 block[1] + 2^128 top) r, for top 0 or 1.
    fn step(sum: &Self::Sum, block: [u64; 2], top: u64, key: &Self::Key) -> Self::Sum;

    /// The sum reduced mod 2^130 - 5, then mod 2^128.
    fn reduce(sum: &Self::Sum) -> u128;
}

fn mac<A: Arithmetic>(key: &[u8; 32], message: &[u8]) -> [u8; 16] {
    let [r, s] = split_key(key);
    let key = A::key(&r);
    let (blocks, rest) = message.as_chunks();
    let sum = absorb::<A>(A::load(&[0; 3]), blocks, &key);
    finish::<A>(sum, rest, &key, &s)
}

fn blocks<A: Arithmetic>(state: &mut State, blocks: &[[u8; 16]]) {
    let sum = absorb::<A>(A::load(&state.h), blocks, &A::key(&state.r));
    state.h = A::store(&sum);
}

fn tag<A: Arithmetic>(state: &mut State, rest: &[u8]) -> [u8; 16] {
    let tag = finish::<A>(A::load(&state.h), rest, &A::key(&state.r), &state.s);
    state.zeroize();
    tag
}

#[inline(always)]
fn absorb<A: Arithmetic>(mut sum: A::Sum, blocks: &[[u8; 16]], key: &A::Key) -> A::Sum {
    for block in blocks {
        sum = A::step(&sum, words(block), 1, key);
    }
    sum
}

#[inline(always)]
fn finish<A: Arithmetic>(mut sum: A::Sum, rest: &[u8], key: &A::Key, s: &[u64; 2]) -> [u8; 16] {
    if !rest.is_empty() {
        sum = A::step(&sum, pad(rest), 0, key);
    }
    let s = u128::from(s[0]) | u128::from(s[1]) << 64;
    A::reduce(&sum).wrapping_add(s).to_le_bytes()
}

/// The words of a last block of 1 to 15 bytes, with a one after its last byte.
#[inline(always)]
fn pad(rest: &[u8]) -> [u64; 2] {
    let mut block = [0; 16];
    let length = rest.len().min(15);
    block[..length].copy_from_slice(&rest[..length]);
    block[length] = 1;
    words(&block)
}
