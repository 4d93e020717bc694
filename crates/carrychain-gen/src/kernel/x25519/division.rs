//! Bernstein and Yang's division steps, 60 at a time, as a matrix of their effect on (f, g).
//!
//! ```text
//! (theta, f, g) -> (-theta, g, (g - f) / 2)             if theta >= 0 and g is odd
//!                  (theta + 1, f, (g + (g mod 2) f) / 2) otherwise
//! ```
//!
//! 15 steps look at 15 low bits. F = (f mod 2^15) + 2^31 and G = (g mod 2^15) + 2^48 take their matrix along: after
//! 15 steps F = f' + 2^16 a + 2^33 b where f' 2^15 = a (f mod 2^15) + b (g mod 2^15); G likewise with c and d.

use super::super::ir::{Code, Source, Value};
use super::super::program::{ANY, Head, Part, TIGHT, WORD, Writer};
use super::super::target::Target;
use super::frame::{self, element, number, place, single, word};
use super::ladder::store;
use super::update;
use Source::{Constant, Value as In};

/// p = 2^255 - 19.
const P: [i64; 4] = [-19, -1, -1, i64::MAX];

/// 2^-600 modulo p, which makes up for the halves of all steps.
const HALVES: [u64; 4] = [
    0x6568_3e67_88dd_407e,
    0x90aa_31a3_cfc7_44c9,
    0x855b_1b22_4e01_6b14,
    0x4469_d942_2c90_5dc1,
];

/// What d and e are at most.
pub const LONG: &str = "2^255 + 2^69 - 1";

/// g = z2, which it makes canonical, and the rest of the state.
pub fn invert(target: Target) -> Part<Value> {
    let mut w = Writer::new(target);
    let g = w.field().least(&element(frame::Z2));
    store(&mut w, frame::G, g.map(In));
    w.least("g", &element(frame::G));
    w.end("g = z2 mod p");
    for (offset, words) in [(frame::F, P), (frame::E, HALVES.map(|word| word as i64))] {
        let words = words.map(|word| w.e.load(Constant(word)));
        store(&mut w, offset, words.map(In));
    }
    store(&mut w, frame::D, [0; 4].map(Constant));
    w.e.store(place(frame::THETA), Constant(0));
    w.exact("f", "2^255 - 19", &element(frame::F));
    w.modular("d", LONG, &element(frame::D));
    w.modular("e", LONG, &element(frame::E));
    w.exact("theta", WORD, &[word(frame::THETA)]);
    w.end("f = p, d = 0, e = 2^-600, theta = 0");
    w.finish_once()
}

/// 10 batches.
pub fn batches(target: Target) -> Part<Value> {
    let mut w = Writer::round(target, place(frame::COUNTER));
    let mut theta = w.e.load(word(frame::THETA));
    let mut low = [frame::F, frame::G].map(|offset| w.e.load(word(offset)));
    w.low_word("f_word", low[0]);
    w.low_word("g_word", low[1]);
    w.end("low words");
    let mut matrix = None;
    for group in 0..4 {
        let (rows, next) = fifteen(&mut w, low, theta);
        theta = next;
        matrix = Some(match matrix {
            None => {
                w.ghosts(["A", "B", "C", "D"]);
                rows
            }
            Some(before) => product(&mut w, rows, before),
        });
        if group < 3 {
            low = advance(&mut w, rows, low);
        }
    }
    w.e.store(place(frame::THETA), In(theta));
    update::update(&mut w, matrix.expect("four groups"));
    let numbers = vec![
        number("x2", false, frame::X2, TIGHT),
        number("f", true, frame::F, ANY),
        number("g", true, frame::G, ANY),
        number("d", false, frame::D, LONG),
        number("e", false, frame::E, LONG),
        single("theta", frame::THETA, WORD),
    ];
    let head = Head {
        rounds: 10,
        numbers,
    };
    w.finish_round(head, place(frame::COUNTER))
}

/// a, b, c, d.
type Matrix = [Value; 4];

/// 15 steps: their matrix, and theta.
fn fifteen(w: &mut Writer, low: [Value; 2], mut theta: Value) -> (Matrix, Value) {
    let [mut f, mut g] = low.map(|word| w.e.two(Code::And, word, Constant(0x7fff)));
    // 2^31 is no constant of an addition, -2^31 is one of a subtraction.
    f = w.e.two(Code::Sub, f, Constant(-(1 << 31)));
    let one = w.e.load(Constant(1 << 48));
    g = w.e.two(Code::Add, g, In(one));
    w.ghosts(["part"]);
    w.word("F", f);
    w.ghosts(["part"]);
    w.word("G", g);
    w.end("F = f mod 2^15 + 2^31, G = g mod 2^15 + 2^48");
    for _ in 0..15 {
        (f, g, theta) = step(w, f, g, theta);
    }
    let [a, b] = unpack(w, ["ra", "rb"], f);
    let [c, d] = unpack(w, ["rc", "rd"], g);
    ([a, b, c, d], theta)
}

/// One step. It swaps if theta < 2^63 odd as unsigned words, that is if g is odd and theta is not negative.
fn step(w: &mut Writer, f: Value, g: Value, theta: Value) -> (Value, Value, Value) {
    let e = &mut w.e;
    // In an order that takes four cycles on Zen 4: what the next step's comparison needs goes first.
    e.flags(Code::Test, g, Constant(1));
    let not_theta = e.one(Code::Not, theta);
    let sum = e.lea(g, In(f));
    let plain = e.two(Code::Cmovz, sum, In(g));
    let odd = e.one(Code::Shl(63), g);
    let difference = e.two(Code::Sub, g, In(f));
    e.flags(Code::Cmp, theta, In(odd));
    // A choice is a number of its own: what is made of it refers to the register.
    w.ghosts(["odd", "borrow", "swap", "sum"]);
    w.word("plain", plain);
    w.end("");
    let next = w.e.two(Code::Cmovc, plain, In(difference));
    w.ghosts(["difference"]);
    w.word("next", next);
    w.end("");
    let e = &mut w.e;
    let f = e.two(Code::Cmovc, f, In(g));
    let theta = e.two(Code::Cmovc, theta, In(not_theta));
    let theta = e.one(Code::Inc, theta);
    let g = e.one(Code::Sar(1), next);
    w.word("F", f);
    w.low_word("theta", theta);
    w.ghosts(["part", "sign"]);
    w.word("G", g);
    w.end("");
    (f, g, theta)
}

/// a and b of x = f + 2^16 a + 2^33 b, |f| < 2^15, |a| <= 2^15.
fn unpack(w: &mut Writer, names: [&'static str; 2], x: Value) -> [Value; 2] {
    let rounded = w.e.lea(x, Constant(1 << 15));
    let a = w.e.one(Code::Shl(31), rounded);
    let a = w.e.one(Code::Sar(47), a);
    let b = w.e.two(Code::Sub, rounded, Constant(-(1 << 31)));
    let b = w.e.one(Code::Sar(33), b);
    w.ghosts(["x", "part", "sign", "part"]);
    w.word(names[0], a);
    w.ghosts(["part", "sign", "part"]);
    w.word(names[1], b);
    w.end(format!("({}, {})", names[0], names[1]));
    [a, b]
}

/// rows times before, modulo 2^64.
fn product(w: &mut Writer, rows: Matrix, before: Matrix) -> Matrix {
    let [a, b, c, d] = rows;
    let [e, f, g, h] = before;
    let words = [(a, e, b, g), (a, f, b, h), (c, e, d, g), (c, f, d, h)];
    let words = words.map(|(x, y, z, t)| dot(w, [x, z], [y, t]));
    for (name, word) in ["A'", "B'", "C'", "D'"].into_iter().zip(words) {
        w.low_word(name, word);
    }
    w.ghosts(["A", "B", "C", "D"]);
    w.end("(A B; C D) = (ra rb; rc rd) (A B; C D)");
    words
}

/// a c + b d modulo 2^64.
fn dot(w: &mut Writer, [a, b]: [Value; 2], [c, d]: [Value; 2]) -> Value {
    let first = w.e.two(Code::ImulLow, a, In(c));
    let second = w.e.two(Code::ImulLow, b, In(d));
    w.e.two(Code::Add, first, In(second))
}

/// The low words after the group's steps.
fn advance(w: &mut Writer, [a, b, c, d]: Matrix, low: [Value; 2]) -> [Value; 2] {
    let words = [([a, b], "f'"), ([c, d], "g'")].map(|(row, name)| {
        let word = dot(w, row, low);
        w.low_word(name, word);
        word
    });
    w.end("f' = ra f_word + rb g_word, g' = rc f_word + rd g_word");
    let [f, g] = words.map(|word| w.e.one(Code::Shr(15), word));
    for (name, word) in [("f_word", f), ("g_word", g)] {
        w.ghosts(["part"]);
        w.word(name, word);
    }
    [f, g]
}
