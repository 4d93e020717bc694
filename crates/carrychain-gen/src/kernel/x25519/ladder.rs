//! From the arguments to the end of the ladder.

use super::super::compile::{self, in_order, lower_blocks, order_name};
use super::super::description::Bound;
use super::super::emit::Emit;
use super::super::fe25519::ladder_step;
use super::super::ir::{Base, Code, Place, RDI, RDX, RSI, Source, Value};
use super::super::model::Model;
use super::super::print::formula;
use super::super::program::{ANY, Head, Part, TIGHT, WORD, Writer};
use super::super::target::Target;
use super::frame::{self, element, number, place, single, word};
use Source::{Constant, Value as In};

/// The names of the scalar's words.
const WORDS: [&str; 4] = ["k0", "k1", "k2", "k3"];

/// The orders of a ladder step's operations that are generated.
pub fn orders(target: Target, model: &Model) -> Vec<Vec<usize>> {
    let description = ladder_step(true);
    let mut e = Emit::default();
    let blocks = lower_blocks(&description, target, &mut e, &[Base::Frame]);
    // One register points to the frame, one is left for copies.
    let registers = target.general().len() - 2;
    let name = order_name(target, "x25519");
    compile::orders(&name, &blocks, &e.fixed, registers, model)
}

/// Everything is read here.
pub fn start(target: Target) -> Part<Value> {
    let mut w = Writer::new(target);
    let [out, scalar, u] = [RDI, RSI, RDX].map(|register| w.argument(register));
    let words = |pointer: Value| {
        [0, 8, 16, 24].map(|offset| {
            Source::Memory(Place {
                base: Base::Pointer(pointer),
                offset,
            })
        })
    };
    w.e.store(place(frame::OUT), In(out));
    let [u0, u1, u2, u3] = words(u).map(|word| w.e.load(word));
    let u = [u0, u1, u2, w.field().without_top_bit(u3)];
    store(&mut w, frame::X1, u.map(In));
    store(&mut w, frame::X3, u.map(In));
    w.low("x1", "2^255 - 1", &element(frame::X1));
    w.end("x1 = u mod 2^255");

    let [k0, k1, k2, k3] = words(scalar).map(|word| w.e.load(word));
    let k0 = w.e.two(Code::And, k0, Constant(-8));
    let k3 = w.e.one(Code::Shl(2), k3);
    let k3 = w.e.one(Code::Shr(2), k3);
    let bit_254 = w.e.load(Constant(1 << 62));
    let k3 = w.e.two(Code::Add, k3, In(bit_254));
    w.ghosts(["part", "k0", "part", "k3"]);
    shift(&mut w, [k0, k1, k2, k3]);
    w.end("clamp, first shift");

    store(&mut w, frame::X2, [1, 0, 0, 0].map(Constant));
    store(&mut w, frame::Z2, [0; 4].map(Constant));
    store(&mut w, frame::Z3, [1, 0, 0, 0].map(Constant));
    w.e.store(place(frame::PREVIOUS), Constant(0));
    for (name, offset) in [
        ("x2", frame::X2),
        ("z2", frame::Z2),
        ("x3", frame::X3),
        ("z3", frame::Z3),
    ] {
        w.modular(name, TIGHT, &element(offset));
    }
    w.exact("previous", "1", &[word(frame::PREVIOUS)]);
    w.end("(x2 : z2) = infinity, (x3 : z3) = (x1 : 1)");
    w.finish_once()
}

/// 255 rounds.
pub fn rounds(target: Target, orders: &[Vec<usize>]) -> Part<Value> {
    let mut w = Writer::round(target, place(frame::COUNTER));
    let scalar = element(frame::SCALAR).map(|limb| w.e.load(limb));
    shift(&mut w, scalar);
    let zero = w.e.load(Constant(0));
    let bit = w.e.two(Code::Adc, zero, Constant(0));
    let previous = w.e.load(word(frame::PREVIOUS));
    w.e.store(place(frame::PREVIOUS), In(bit));
    let choice = w.e.two(Code::Xor, previous, In(bit));
    w.e.store(place(frame::CHOICE), In(choice));
    w.exact("choice", "1", &[word(frame::CHOICE)]);
    w.exact("previous", "1", &[word(frame::PREVIOUS)]);
    w.end("the next bit");

    let description = ladder_step(true);
    let blocks = lower_blocks(&description, target, &mut w.e, &[Base::Frame]);
    let goals = description.goals();
    for (goal, code) in goals.zip(in_order(&blocks, orders)) {
        w.e.code = code;
        let slot = &description.slots[goal.to];
        let most = match slot.bound {
            Bound::Tight => TIGHT,
            _ => ANY,
        };
        w.modular(slot.name, most, &element(slot.offset));
        w.end(formula(&description, goal));
    }
    let mut numbers = vec![
        number("x1", true, frame::X1, "2^255 - 1"),
        number("x2", false, frame::X2, TIGHT),
        number("z2", false, frame::Z2, TIGHT),
        number("x3", false, frame::X3, TIGHT),
        number("z3", false, frame::Z3, TIGHT),
    ];
    let words = WORDS.iter().zip((frame::SCALAR..).step_by(8));
    numbers.extend(words.map(|(name, offset)| single(name, offset, WORD)));
    numbers.push(single("previous", frame::PREVIOUS, "1"));
    let head = Head {
        rounds: 255,
        numbers,
    };
    w.finish_round(head, place(frame::COUNTER))
}

/// Twice the scalar to the frame; CF = the bit that leaves.
fn shift(w: &mut Writer, scalar: [Value; 4]) {
    let doubled = w
        .field()
        .chain(scalar, scalar.map(In), Code::Add, Code::Adc);
    store(w, frame::SCALAR, doubled.map(In));
    for (name, offset) in WORDS.iter().zip((frame::SCALAR..).step_by(8)) {
        w.ghosts(["part"]);
        w.exact(name, WORD, &[word(offset)]);
    }
}

/// Four words to the frame.
pub fn store(w: &mut Writer, offset: i32, words: [Source<Value>; 4]) {
    for (to, word) in (offset..).step_by(8).zip(words) {
        w.e.store(place(to), word);
    }
}
