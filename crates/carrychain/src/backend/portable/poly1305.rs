//! Poly1305 over the generated step h <- (h + block) r mod 2^130 - 5, in both word sizes.

use super::generated::{poly1305_32, poly1305_64};
use crate::poly1305::{Functions, State};
use zeroize::Zeroize;

pub(crate) const W64: Functions = functions::<Arithmetic64>();
pub(crate) const W32: Functions = functions::<Arithmetic32>();

const fn functions<A: Arithmetic>() -> Functions {
    Functions {
        mac: mac::<A>,
        blocks: blocks::<A>,
        tag: tag::<A>,
    }
}

/// The generated functions for one word size.
trait Arithmetic {
    /// 16 bytes as little-endian words.
    type Words;
    /// r, and of its words the multiples that a step needs.
    type Key;
    /// The accumulator h.
    type Sum;

    fn words(bytes: &[u8; 16]) -> Self::Words;
    fn bytes(words: &Self::Words) -> [u8; 16];
    /// `r` is clamped.
    fn key(r: &[u8; 16]) -> Self::Key;
    fn load(h: &[u64; 3]) -> Self::Sum;
    fn store(h: &Self::Sum) -> [u64; 3];
    /// (h + block + 2^128 top) r.
    fn step(h: &Self::Sum, block: &Self::Words, top: bool, key: &Self::Key) -> Self::Sum;
    /// ((h mod 2^130 - 5) + s) mod 2^128.
    fn finish(h: &Self::Sum, s: &Self::Words) -> Self::Words;
}

fn mac<A: Arithmetic>(key: &[u8; 32], message: &[u8]) -> [u8; 16] {
    let (r, s) = State::split_key(key);
    let key = A::key(&r);
    let (blocks, rest) = message.as_chunks();
    let h = absorb::<A>(A::load(&[0; 3]), blocks, &key);
    finish::<A>(h, rest, &key, &s)
}

fn blocks<A: Arithmetic>(state: &mut State, blocks: &[[u8; 16]]) {
    let h = absorb::<A>(A::load(&state.h), blocks, &A::key(&state.r));
    state.h = A::store(&h);
}

fn tag<A: Arithmetic>(state: &mut State, rest: &[u8]) -> [u8; 16] {
    let tag = finish::<A>(A::load(&state.h), rest, &A::key(&state.r), &state.s);
    state.zeroize();
    tag
}

#[inline(always)]
fn absorb<A: Arithmetic>(mut h: A::Sum, blocks: &[[u8; 16]], key: &A::Key) -> A::Sum {
    for block in blocks {
        h = A::step(&h, &A::words(block), true, key);
    }
    h
}

#[inline(always)]
fn finish<A: Arithmetic>(mut h: A::Sum, rest: &[u8], key: &A::Key, s: &[u8; 16]) -> [u8; 16] {
    if !rest.is_empty() {
        h = A::step(&h, &A::words(&pad(rest)), false, key);
    }
    A::bytes(&A::finish(&h, &A::words(s)))
}

/// A last block of 1 to 15 bytes, with a one after its last byte. Made of two loads that overlap: a copy of so few
/// bytes is a call that takes longer than all of the rest.
#[inline(always)]
fn pad(rest: &[u8]) -> [u8; 16] {
    let rest = &rest[..rest.len().min(15)];
    let bits = 8 * rest.len();
    let value = if let (Some(first), Some(last)) = (rest.first_chunk(), rest.last_chunk()) {
        u128::from(u64::from_le_bytes(*first))
            | u128::from(u64::from_le_bytes(*last)) << (bits - 64)
    } else if let (Some(first), Some(last)) = (rest.first_chunk(), rest.last_chunk()) {
        u128::from(u32::from_le_bytes(*first))
            | u128::from(u32::from_le_bytes(*last)) << (bits - 32)
    } else {
        let bytes = rest.iter().rev();
        bytes.fold(0, |value, byte| value << 8 | u128::from(*byte))
    };
    (value | 1 << bits).to_le_bytes()
}

macro_rules! arithmetic {
    ($name:ident, $word:ty, $words:literal, $generated:ident, $load:expr, $store:expr) => {
        struct $name;

        impl Arithmetic for $name {
            type Words = [$word; $words];
            type Key = ($generated::Multiplier, $generated::Folded);
            type Sum = $generated::Sum;

            #[inline(always)]
            fn words(bytes: &[u8; 16]) -> Self::Words {
                let (words, _) = bytes.as_chunks();
                core::array::from_fn(|i| <$word>::from_le_bytes(words[i]))
            }

            #[inline(always)]
            fn bytes(words: &Self::Words) -> [u8; 16] {
                let mut bytes = [0; 16];
                for (to, word) in bytes.as_chunks_mut().0.iter_mut().zip(words) {
                    *to = word.to_le_bytes();
                }
                bytes
            }

            #[inline(always)]
            fn key(r: &[u8; 16]) -> Self::Key {
                let r = $generated::Multiplier(Self::words(r));
                let folded = $generated::fold(&r);
                (r, folded)
            }

            #[inline(always)]
            fn load(h: &[u64; 3]) -> Self::Sum {
                $generated::Sum($load(h))
            }

            #[inline(always)]
            fn store(h: &Self::Sum) -> [u64; 3] {
                $store(&h.0)
            }

            #[inline(always)]
            fn step(h: &Self::Sum, block: &Self::Words, top: bool, key: &Self::Key) -> Self::Sum {
                $generated::step(h, block, top.into(), &key.0, &key.1)
            }

            #[inline(always)]
            fn finish(h: &Self::Sum, s: &Self::Words) -> Self::Words {
                $generated::finish(h, s)
            }
        }
    };
}

arithmetic!(
    Arithmetic64,
    u64,
    2,
    poly1305_64,
    |h: &[u64; 3]| *h,
    |h: &[u64; 3]| *h
);

arithmetic!(
    Arithmetic32,
    u32,
    4,
    poly1305_32,
    |h: &[u64; 3]| [
        h[0] as u32,
        (h[0] >> 32) as u32,
        h[1] as u32,
        (h[1] >> 32) as u32,
        h[2] as u32
    ],
    |h: &[u32; 5]| {
        let join = |low, high| u64::from(low) | u64::from(high) << 32;
        [join(h[0], h[1]), join(h[2], h[3]), u64::from(h[4])]
    }
);
