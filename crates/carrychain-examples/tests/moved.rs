//! Every program makes the same with Carrychain as with the library it was written against.

use carrychain_examples::moved::{self, Program, transcript};

fn same(theirs: Program, ours: Program, at_least: usize) {
    for seed in 0..8 {
        let theirs = transcript(theirs, seed).unwrap();
        let ours = transcript(ours, seed).unwrap();
        for (ours, theirs) in ours.notes().iter().zip(theirs.notes()) {
            assert_eq!(ours, theirs, "seed {seed}");
        }
        let count = theirs.notes().len();
        assert!(ours.notes().len() == count && count >= at_least, "{count}");
    }
}

#[test]
fn x25519() {
    same(moved::x25519::theirs::run, moved::x25519::ours::run, 7);
}

#[test]
fn ed25519() {
    same(moved::ed25519::theirs::run, moved::ed25519::ours::run, 100);
}

#[test]
fn p256() {
    same(moved::p256::theirs::run, moved::p256::ours::run, 25);
}

#[test]
fn poly1305() {
    same(
        moved::poly1305::theirs::run,
        moved::poly1305::ours::run,
        150,
    );
}
