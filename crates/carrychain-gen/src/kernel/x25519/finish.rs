//! x2 times the inverse of z2, as bytes.

use super::super::ir::{Base, Code, Place, Source, Value};
use super::super::program::{ANY, Part, TIGHT, Writer};
use super::super::target::Target;
use super::frame::{self, element, word};
use Source::{Constant, Value as In};

/// After the last division step f is 1 or -1 (or z2 was 0, and so is d), and the inverse is d or -d.
pub fn finish(target: Target) -> Part<Value> {
    let mut w = Writer::new(target);
    let twice_p = [-38, -1, -1, -1].map(|limb| w.e.load(Constant(limb)));
    let negated = (w.field()).chain(twice_p, element(frame::D), Code::Sub, Code::Sbb);
    let top = w.e.load(word(frame::F + 24));
    let negative = w.e.one(Code::Shr(63), top);
    let inverse = element(frame::D).map(|limb| w.e.load(limb));
    w.field().carry_if(negative);
    let inverse = w.field().choose(inverse, negated.map(In)).map(In);
    w.ghosts(["sign"]);
    w.modular("r", ANY, &inverse);
    w.end("r = d / f");

    let product = (w.field()).multiply(&element(frame::X2), &inverse).map(In);
    w.modular("product", TIGHT, &product);
    w.end("product = x2 r");

    let least = w.field().least(&product);
    let out = w.e.load(word(frame::OUT));
    let place = |offset| Place {
        base: Base::Pointer(out),
        offset,
    };
    let places = [0, 8, 16, 24].map(place);
    for (place, limb) in places.into_iter().zip(least) {
        w.e.store(place, In(limb));
    }
    w.least("out", &places.map(Source::Memory));
    w.end("out = product mod p");
    w.finish_once()
}
