//! The matrix of 60 division steps at work.
//!
//! ```text
//! (f, g) = (A B; C D) (f, g) / 2^60      exact
//! (d, e) = (A B; C D) (d, e)             modulo p; the factors 2^-60 are in e from the start
//! ```
//!
//! An entry is at most 2^60 in absolute value. Its sum with 2^60, oA, is not negative, and
//!
//! ```text
//! (A f + B g) / 2^60 = (oA f + oB g) / 2^60 - f - g
//! A d + B e          = oA d + oB e + offset,  offset = 2^60 (4 p - d - e) >= 0
//! ```

use super::super::ir::{Code, Source, Value};
use super::super::program::{ANY, Writer};
use super::division::LONG;
use super::frame::{self, element, word};
use super::ladder::store;
use Source::{Constant, Value as In};

/// Five words.
type Long = [Value; 5];

/// The numbers in the frame after 60 steps whose matrix is [A, B, C, D].
pub fn update(w: &mut Writer, matrix: [Value; 4]) {
    let unit = w.e.load(Constant(1 << 60));
    let names = [("oA", "sA"), ("oB", "sB"), ("oC", "sC"), ("oD", "sD")];
    let [a, b, c, d] = [0, 1, 2, 3].map(|i| {
        let (unsigned, signed) = names[i];
        let sum = w.e.lea(matrix[i], In(unit));
        let sum = w.e.one(Code::Shl(2), sum);
        let sum = w.e.one(Code::Shr(2), sum);
        w.ghosts(["part"]);
        w.low(unsigned, "2^62 - 1", &[In(sum)]);
        w.ghosts([signed]);
        sum
    });
    let (first, second) = ([a, b], [c, d]);
    w.ghosts(["sign", "sf", "sign", "sg"]);
    w.end("entries + 2^60");

    let f = combine(w, "f'", first);
    w.end("f' = (A f + B g) / 2^60");
    let g = combine(w, "g'", second);
    w.end("g' = (C f + D g) / 2^60");
    store(w, frame::F, f.map(In));
    store(w, frame::G, g.map(In));
    w.exact("f", ANY, &element(frame::F));
    w.exact("g", ANY, &element(frame::G));
    w.end("f = f', g = g'");

    let offset = offset(w);
    let d = apply(w, offset, first);
    w.modular("d'", LONG, &d.map(In));
    w.end("d' = A d + B e");
    let e = apply(w, offset, second);
    w.modular("e'", LONG, &e.map(In));
    w.end("e' = C d + D e");
    store(w, frame::D, d.map(In));
    store(w, frame::E, e.map(In));
    w.modular("d", LONG, &element(frame::D));
    w.modular("e", LONG, &element(frame::E));
    w.end("d = d', e = e'");
}

/// (a - 2^60, b - 2^60) (f, g) / 2^60.
fn combine(w: &mut Writer, name: &'static str, [a, b]: [Value; 2]) -> [Value; 4] {
    let [f, g] = [frame::F, frame::G];
    let row = w.target.row(&mut w.e, In(a), &element(f));
    let sum: Long = row.try_into().expect("five words");
    let mut sum = accumulate(w, sum, b, &element(g));
    // A negative f is 2^256 less than its words say.
    for (factor, number) in [(a, f), (b, g)] {
        let top = w.e.load(word(number + 24));
        let sign = w.e.one(Code::Sar(63), top);
        let excess = w.e.two(Code::And, sign, In(factor));
        sum[4] = w.e.two(Code::Sub, sum[4], In(excess));
    }
    w.low("part", "2^320 - 1", &sum.map(In));
    w.end(format!("{name}: products"));

    let quotient = [0, 1, 2, 3].map(|i| w.e.two(Code::Shrd(60), sum[i], In(sum[i + 1])));
    let mut field = w.field();
    let difference = field.chain(quotient, element(f), Code::Sub, Code::Sbb);
    let difference = field.chain(difference, element(g), Code::Sub, Code::Sbb);
    w.ghosts(["part"]);
    w.low(name, ANY, &difference.map(In));
    difference
}

/// sum + m b, which is below 2^320 or wanted modulo that.
fn accumulate(w: &mut Writer, sum: Long, m: Value, b: &[Source<Value>; 4]) -> Long {
    let mut row = w.target.add_row(&mut w.e, &sum[..4], In(m), b);
    row[4] = w.e.two(Code::Add, row[4], In(sum[4]));
    row.try_into().expect("five words")
}

/// 2^60 (4 p - d - e).
fn offset(w: &mut Writer) -> Long {
    // 4 p
    let mut limbs = [-76, -1, -1, -1, 1].map(|limb| w.e.load(Constant(limb)));
    for number in [frame::D, frame::E] {
        let [l0, l1, l2, l3, top] = limbs;
        let [l0, l1, l2, l3] =
            (w.field()).chain([l0, l1, l2, l3], element(number), Code::Sub, Code::Sbb);
        limbs = [l0, l1, l2, l3, w.e.two(Code::Sbb, top, Constant(0))];
    }
    for i in (1..5).rev() {
        limbs[i] = w.e.two(Code::Shld(60), limbs[i], In(limbs[i - 1]));
    }
    limbs[0] = w.e.one(Code::Shl(60), limbs[0]);
    w.modular("offset", "2^317 - 1", &limbs.map(In));
    w.end("offset = 2^60 (4 p - d - e)");
    limbs
}

/// (a - 2^60, b - 2^60) (d, e).
fn apply(w: &mut Writer, offset: Long, [a, b]: [Value; 2]) -> [Value; 4] {
    let sum = accumulate(w, offset, a, &element(frame::D));
    let sum = accumulate(w, sum, b, &element(frame::E));
    w.field().fold_long_top(&sum)
}
