//! Every implementation against the definition over big integers, from any sum that a state may hold.

use crate::poly1305::{POLY1305, State};
use num_bigint::BigUint;
use proptest::prelude::*;
use std::vec::Vec;

/// Words that carries go wrong on.
fn word() -> impl Strategy<Value = u64> {
    prop_oneof![
        3 => Just(u64::MAX),
        1 => Just(0),
        1 => Just(0xffff_ffff),
        1 => Just(0xffff_ffff_0000_0000),
        1 => (0u64..8).prop_map(|x| u64::MAX - x),
        3 => any::<u64>(),
    ]
}

fn bytes(words: &[u64]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// The tag of what `message` makes of the sum `h`.
fn tag(mut h: BigUint, key: &[u8; 32], message: &[u8]) -> [u8; 16] {
    let p = (BigUint::from(1u32) << 130u32) - 5u32;
    let mut r: [u8; 16] = key[..16].try_into().unwrap();
    for i in 0..4 {
        r[4 * i + 3] &= 15;
        if i > 0 {
            r[4 * i] &= 252;
        }
    }
    let r = BigUint::from_bytes_le(&r);
    for block in message.chunks(16) {
        let above = BigUint::from(1u32) << (8 * block.len());
        h = (h + BigUint::from_bytes_le(block) + above) * &r % &p;
    }
    let mut tag = (h % p + BigUint::from_bytes_le(&key[16..])).to_bytes_le();
    tag.resize(17, 0);
    *tag.first_chunk().unwrap()
}

proptest! {
    #[test]
    fn any_key_sum_and_message(
        key in prop::array::uniform4(word()),
        (low, middle, high) in (word(), word(), 0u64..=4),
        message in prop::collection::vec(word(), 0..24),
        cut in 0usize..8,
    ) {
        let key: [u8; 32] = bytes(&key).try_into().unwrap();
        let message = bytes(&message);
        let message = &message[..message.len().saturating_sub(cut)];
        let (blocks, rest) = message.as_chunks();
        let h = [low, middle, high];
        let sum = BigUint::from_bytes_le(&bytes(&h));
        for i in POLY1305.available() {
            let whole = (i.function.mac)(&key, message);
            prop_assert_eq!(whole, tag(BigUint::ZERO, &key, message), "{}", i.name);

            let mut state = State::new(&key);
            state.h = h;
            (i.function.blocks)(&mut state, blocks);
            prop_assert!(state.h[2] <= 4, "{}", i.name);
            let found = (i.function.tag)(&mut state, rest);
            prop_assert_eq!(found, tag(sum.clone(), &key, message), "{}", i.name);
        }
    }
}
