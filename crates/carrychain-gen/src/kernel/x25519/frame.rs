//! The frame: the ladder step's state at the bottom, whose temporaries later make room for f, g, d and e; the scalar.

use super::super::ir::{Base, Place, Register, Source};
use super::super::program::{Most, Number};

/// A slot of the step's state: x1, x2, z2, x3, z3, A, B, C, D, AA, BB, DA, CB, choice, S, T.
const fn slot(index: i32) -> i32 {
    32 * index
}

/// u of the point.
pub const X1: i32 = slot(0);
/// The point (x2 : z2).
pub const X2: i32 = slot(1);
/// The point (x2 : z2).
pub const Z2: i32 = slot(2);
/// The point (x3 : z3).
pub const X3: i32 = slot(3);
/// The point (x3 : z3).
pub const Z3: i32 = slot(4);
/// f of the division steps.
pub const F: i32 = slot(5);
/// g of the division steps.
pub const G: i32 = slot(6);
/// d z2 = f times a power of 2.
pub const D: i32 = slot(7);
/// e z2 = g times a power of 2.
pub const E: i32 = slot(8);
/// The step's choice, a word of a slot whose other words are free.
pub const CHOICE: i32 = slot(13);
/// The scalar's bit before.
pub const PREVIOUS: i32 = CHOICE + 8;
/// The pointer to the result.
pub const OUT: i32 = CHOICE + 16;
/// theta of the division steps.
pub const THETA: i32 = CHOICE + 24;
/// The rounds to come.
pub const COUNTER: i32 = slot(16);
/// The scalar, shifted to the left as far as it has been used.
pub const SCALAR: i32 = COUNTER + 8;
/// All of it.
pub const BYTES: i32 = SCALAR + 32;

/// A word of the frame.
pub fn place<R>(offset: i32) -> Place<R> {
    Place {
        base: Base::Frame,
        offset,
    }
}

/// A word of the frame.
pub fn word<R>(offset: i32) -> Source<R> {
    Source::Memory(place(offset))
}

/// Four words of the frame.
pub fn element<R>(offset: i32) -> [Source<R>; 4] {
    [0, 8, 16, 24].map(|limb| word(offset + limb))
}

/// Four words of the frame as a number of a loop.
pub fn number(name: &'static str, exact: bool, offset: i32, most: Most) -> Number {
    Number {
        name,
        exact,
        places: element::<Register>(offset).to_vec(),
        most,
    }
}

/// A word of the frame as a number of a loop, exactly.
pub fn single(name: &'static str, offset: i32, most: Most) -> Number {
    Number {
        name,
        exact: true,
        places: vec![word(offset)],
        most,
    }
}
