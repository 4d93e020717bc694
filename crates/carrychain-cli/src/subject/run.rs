//! A call that can be made again and again.

use crate::bench::clock;
use carrychain_selftest::Reply;
use std::hint::black_box;

/// A call made ready.
pub trait Run {
    /// Makes the call `times` times: what is timed.
    fn repeat(&mut self, times: u32);

    /// Makes it once and gives what came out.
    fn call(&mut self) -> Reply;
}

/// The call of `function` on `state`, its keys and messages.
///
/// The loop is compiled together with the function, so that a sample of many short calls has one
/// indirect call; `black_box` keeps the compiler from moving work out of the loop, and the fence the
/// CPU from beginning a call before the last one has ended, which a single message would not see.
pub fn repeat<'a, S: 'a, O: Output>(
    state: S,
    function: impl FnMut(&mut S) -> O + 'a,
) -> Box<dyn Run + 'a> {
    Box::new(Repeat { state, function })
}

struct Repeat<S, F> {
    state: S,
    function: F,
}

impl<S, O: Output, F: FnMut(&mut S) -> O> Run for Repeat<S, F> {
    fn repeat(&mut self, times: u32) {
        for _ in 0..times {
            black_box((self.function)(black_box(&mut self.state)));
            clock::fence();
        }
    }

    fn call(&mut self) -> Reply {
        (self.function)(&mut self.state).reply()
    }
}

/// What a call returns.
pub trait Output {
    /// The same as bytes.
    fn reply(self) -> Reply;
}

impl<const N: usize> Output for [u8; N] {
    fn reply(self) -> Reply {
        Reply::Bytes(self.to_vec())
    }
}

impl Output for Vec<u8> {
    fn reply(self) -> Reply {
        Reply::Bytes(self)
    }
}

/// A verdict.
impl Output for bool {
    fn reply(self) -> Reply {
        Reply::Bytes(vec![u8::from(self)])
    }
}

/// Nothing is an error.
impl<O: Output> Output for Option<O> {
    fn reply(self) -> Reply {
        self.map_or(Reply::Refused, O::reply)
    }
}
