//! X25519 as one function: the acts of proof/top/X25519Acts.v in code.
//!
//! ```text
//! start    decode, clamp; bit 255 of the scalar, which is 0, is shifted out
//! round    255 times: the next bit, a ladder step
//! invert   g = z2, f = p, (d, e) = (0, 2^-600), theta = 0
//! batch    10 times: 60 division steps are a matrix; (f, g) and (d, e) multiplied by it
//! finish   x2 times the inverse, least residue
//! ```

mod division;
mod finish;
mod frame;
mod ladder;
#[cfg(test)]
mod tests;
mod update;

use super::description::{Access, Argument};
use super::ir::{RDI, RDX, RSI};
use super::program::Program;
use super::target::Target;
pub use ladder::orders;

/// The function for a target, with the operations of a ladder step in these orders.
pub fn x25519(target: Target, orders: &[Vec<usize>]) -> Program {
    let argument = |name, register, access| Argument {
        name,
        register,
        bytes: 32,
        access,
    };
    Program {
        name: "x25519",
        summary: "out = X25519(scalar, u), RFC 7748: any scalar, any u; both are read before out is written",
        arguments: vec![
            argument("out", RDI, Access::Write),
            argument("scalar", RSI, Access::Read),
            argument("u", RDX, Access::Read),
        ],
        aliasing: "any",
        frame: frame::BYTES,
        result: frame::OUT,
        parts: vec![
            ladder::start(target),
            ladder::rounds(target, orders),
            division::invert(target),
            division::batches(target),
            finish::finish(target),
        ],
    }
}
