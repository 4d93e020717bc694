//! The suite of twelve cases is in `carrychain-selftest`; here are the RFC's vectors and the types around the
//! functions.

mod definition;
mod rfc8439;
#[cfg(feature = "universal-hash")]
mod rustcrypto;

extern crate std;

use super::{OneTimeKey, POLY1305, Poly1305, State, Tag, TagMismatch, mac};
use crate::after_drop::after_drop;
use crate::{Operation, implementation_in_use};
use std::format;
use std::vec::Vec;

const KEY: [u8; 32] = *b"thirty-two bytes, used only once";

fn message() -> Vec<u8> {
    (0..1000u32).map(|i| ((i * i) >> 3) as u8).collect()
}

#[test]
fn both_word_sizes_are_there_and_the_first_is_in_use() {
    let names: Vec<&str> = POLY1305.all().iter().map(|i| i.name).collect();
    assert_eq!(names.len(), 2);
    assert!(names.contains(&"portable64") && names.contains(&"portable32"));
    assert_eq!(implementation_in_use(Operation::Poly1305), names[0]);
}

#[test]
fn pieces_make_the_same_tag_as_the_whole() {
    let message = message();
    for implementation in POLY1305.available() {
        for length in [0, 1, 15, 16, 17, 33, 1000] {
            let whole = (implementation.function.mac)(&KEY, &message[..length]);
            for piece in [1, 3, 15, 16, 17, 64, 999] {
                let mut pieces = Poly1305::with(implementation, OneTimeKey::from(KEY));
                pieces.update(&[]);
                message[..length]
                    .chunks(piece)
                    .for_each(|p| pieces.update(p));
                assert_eq!(pieces.finalize(), Tag::from(whole), "{length} by {piece}");
            }
        }
    }
}

/// Small pieces, a large one, small ones again, each on another implementation than the one before.
#[test]
fn the_implementation_may_change_in_the_middle_of_a_message() {
    let message = message();
    let (blocks, rest) = message.as_chunks();
    let available: Vec<_> = POLY1305.available().collect();
    for first in 0..available.len() {
        let mut state = State::new(&KEY);
        let mut turn = available.iter().cycle().skip(first);
        let mut left = blocks;
        for count in [1, 1, 2, 0, 1, 50, 1, 1, 1, 3] {
            let (now, later) = left.split_at(count);
            (turn.next().unwrap().function.blocks)(&mut state, now);
            left = later;
        }
        (turn.next().unwrap().function.blocks)(&mut state, left);
        let tag = (turn.next().unwrap().function.tag)(&mut state, rest);
        assert_eq!(Tag::from(tag), mac(OneTimeKey::from(KEY), &message));
    }
}

#[test]
fn a_rest_of_a_block_or_more_is_cut_off() {
    for implementation in POLY1305.available() {
        let [long, short] = [30, 15].map(|length| {
            (implementation.function.tag)(&mut State::new(&KEY), &message()[..length])
        });
        assert_eq!(long, short);
    }
}

#[test]
fn only_the_right_tag_verifies() {
    let verify = |tag: [u8; 16]| {
        let mut mac = Poly1305::new(OneTimeKey::from(KEY));
        mac.update(b"a message");
        mac.verify(&Tag::from(tag))
    };
    let right = mac(OneTimeKey::from(KEY), b"a message").to_bytes();
    assert_eq!(verify(right), Ok(()));
    for bit in 0..128 {
        let mut wrong = right;
        wrong[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(verify(wrong), Err(TagMismatch), "bit {bit}");
    }
}

#[test]
fn nothing_secret_is_printed() {
    let key = OneTimeKey::from(KEY);
    assert_eq!(format!("{key:?}"), "OneTimeKey(..)");
    let mac = Poly1305::new(key);
    assert_eq!(format!("{mac:?}"), "Poly1305(..)");
    assert_eq!(format!("{:?}", State::new(&KEY)), "State(..)");
    assert_eq!(format!("{:?}", mac.finalize()), "Tag(..)");
}

#[test]
fn everything_secret_is_wiped_on_drop() {
    after_drop(OneTimeKey::from(KEY), |key| assert_eq!(key.0, [0; 32]));
    let mut state = State::new(&KEY);
    (POLY1305.in_use().function.blocks)(&mut state, &[[1; 16]]);
    assert_ne!(state.h, [0; 3]);
    after_drop(state, |state| {
        assert_eq!((state.h, state.r, state.s), ([0; 3], [0; 16], [0; 16]));
    });
}
