//! Writing a part of a program block by block.

use super::super::emit::Emit;
use super::super::field::Field;
use super::super::ir::{Place, Register, Source, Value};
use super::super::target::Target;
use super::{Act, Block, COUNTER, Head, Most, Part, Take};

/// A part being written.
pub struct Writer {
    /// Where instructions go until their block ends.
    pub e: Emit,
    /// Which instructions.
    pub target: Target,
    blocks: Vec<Block<Value>>,
    acts: Vec<Act<Value>>,
    arguments: Vec<Value>,
}

impl Writer {
    /// A part for this target.
    pub fn new(target: Target) -> Self {
        Self {
            e: Emit::default(),
            target,
            blocks: vec![],
            acts: vec![],
            arguments: vec![],
        }
    }

    /// A round of a loop, which keeps its counter at this place of the frame.
    pub fn round(target: Target, counter: Place<Value>) -> Self {
        let mut writer = Self::new(target);
        let rounds = writer.argument(COUNTER);
        writer.e.store(counter, Source::Value(rounds));
        writer
    }

    /// The loop whose round this is.
    pub fn finish_round(mut self, head: Head, counter: Place<Value>) -> Part<Value> {
        assert!(self.e.code.is_empty());
        let rounds = self.e.fresh_in(COUNTER);
        self.e.move_to(rounds, Source::Memory(counter));
        let last = self.blocks.last_mut().expect("a block");
        last.code.append(&mut self.e.code);
        self.finish(Some(head))
    }

    /// An argument of the function, for its first part.
    pub fn argument(&mut self, register: Register) -> Value {
        let value = self.e.fresh_in(register);
        self.arguments.push(value);
        value
    }

    /// Field operations.
    pub fn field(&mut self) -> Field<'_> {
        Field {
            target: self.target,
            e: &mut self.e,
        }
    }

    /// Acts whose results are nowhere in particular.
    pub fn ghosts<const N: usize>(&mut self, names: [&'static str; N]) {
        for name in names {
            self.act(name, Take::Ghost, vec![]);
        }
    }

    /// An act with its result in a register, a word.
    pub fn word(&mut self, name: &'static str, value: Value) {
        self.exact(name, super::WORD, &[Source::Value(value)]);
    }

    /// A cut with the low part in a register, a word.
    pub fn low_word(&mut self, name: &'static str, value: Value) {
        self.low(name, super::WORD, &[Source::Value(value)]);
    }

    /// An act with its result in these places.
    pub fn exact(&mut self, name: &'static str, most: Most, places: &[Source<Value>]) {
        self.act(name, Take::Exact(most), places.to_vec());
    }

    /// An act with its result modulo p in these places.
    pub fn modular(&mut self, name: &'static str, most: Most, places: &[Source<Value>]) {
        self.act(name, Take::Modular(most), places.to_vec());
    }

    /// An act with its least result modulo p in these places.
    pub fn least(&mut self, name: &'static str, places: &[Source<Value>]) {
        self.act(name, Take::Least, places.to_vec());
    }

    /// A cut with the low part in these places.
    pub fn low(&mut self, name: &'static str, most: Most, places: &[Source<Value>]) {
        self.act(name, Take::Low(most), places.to_vec());
    }

    /// An act.
    fn act(&mut self, name: &'static str, take: Take, places: Vec<Source<Value>>) {
        self.acts.push(Act { name, take, places });
    }

    /// The block ends here.
    pub fn end(&mut self, about: impl Into<String>) {
        self.blocks.push(Block {
            about: about.into(),
            code: std::mem::take(&mut self.e.code),
            acts: std::mem::take(&mut self.acts),
        });
    }

    /// The part, if it is not a loop.
    pub fn finish_once(self) -> Part<Value> {
        self.finish(None)
    }

    fn finish(self, head: Option<Head>) -> Part<Value> {
        assert!(self.acts.is_empty() && self.e.code.is_empty());
        Part {
            head,
            blocks: self.blocks,
            fixed: self.e.fixed,
            arguments: self.arguments,
        }
    }
}
