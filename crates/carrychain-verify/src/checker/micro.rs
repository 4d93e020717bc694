//! The operations of the micro machine, as in core/Micro.v.

use super::poly::{Poly, Variable};

/// A location: a register, a flag, a temporary.
pub type Location = Variable;

/// A micro operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Uop {
    /// d := e, a polynomial over locations.
    Asg(Location, Poly),
    /// lo := e mod 2^k, hi := e / 2^k.
    Spl(u32, Location, Location, Poly),
    /// d holds nothing.
    Unk(Location),
    /// d := the n-byte word at b + o.
    Lod(usize, Location, Location, i64),
    /// The n-byte word at b + o := s.
    Sto(usize, Location, i64, Location),
    /// d := a and b, bitwise.
    And(Location, Location, Location),
    /// d := a or b, bitwise.
    Ior(Location, Location, Location),
    /// d := a xor b.
    Xor(Location, Location, Location),
    /// d := if c = 0 then b else a.
    Sel(Location, Location, Location, Location),
    /// d := if a = 0 then 1 else 0.
    Isz(Location, Location),
    /// 0 <= x < 2^k, or stuck.
    Fit(u32, Location),
}
