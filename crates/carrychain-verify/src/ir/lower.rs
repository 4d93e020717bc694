//! The lowering of core/LowerIr.v.

use super::code::{Let, location};
use crate::checker::micro::{Location, Uop};
use crate::checker::poly::Poly;
use carrychain_gen::ir::{Id, Op, Type};
use num_bigint::BigInt;

/// Location 2, of no value.
const SCRATCH: Location = 2;

/// The micro operations of a statement; none if it has not the results that its operation has.
pub fn lower(word: u32, statement: &Let) -> Option<Vec<Uop>> {
    let bits = |ty: Type| match ty {
        Type::Flag => 1,
        Type::Word => word,
        Type::Double => 2 * word,
    };
    let v = |id: Id| Poly::variable(location(id));
    match statement.results[..] {
        [(d, t)] => {
            let (d, fit) = (location(d), Uop::Fit(bits(t), location(d)));
            Some(match statement.op {
                Op::Const(ref c) => vec![Uop::Asg(d, Poly::constant(BigInt::from(c.clone()))), fit],
                Op::Add(a, b) => vec![Uop::Asg(d, v(a).plus(&v(b))), fit],
                Op::Sub(a, b) => vec![Uop::Asg(d, v(a).minus(&v(b))), fit],
                Op::Mul(a, b) => vec![Uop::Asg(d, v(a).times(&v(b))), fit],
                Op::Select(f, a, b) => {
                    vec![Uop::Sel(d, location(f), location(b), location(a)), fit]
                }
                Op::Xor(a, b) => vec![
                    Uop::Fit(1, location(a)),
                    Uop::Fit(1, location(b)),
                    Uop::Spl(1, d, SCRATCH, v(a).plus(&v(b))),
                    Uop::Unk(SCRATCH),
                    fit,
                ],
                Op::Or(a, b) => vec![Uop::Ior(d, location(a), location(b)), fit],
                _ => return None,
            })
        }
        [(l, t), (h, u)] if l != h => {
            let (low, high) = (location(l), location(h));
            let fits = [Uop::Fit(bits(t), low), Uop::Fit(bits(u), high)];
            let split = |k: u32, e: Poly| Uop::Spl(k, low, high, e);
            let before = match statement.op {
                Op::Split(a, k) => vec![split(k, v(a))],
                Op::MulAdd(a, b, c, d) => {
                    vec![split(word, v(a).times(&v(b)).plus(&v(c)).plus(&v(d)))]
                }
                Op::AddCarry(a, b, c) => vec![
                    Uop::Fit(1, location(c)),
                    split(word, v(a).plus(&v(b)).plus(&v(c))),
                ],
                Op::SubBorrow(a, b, c) => vec![
                    Uop::Fit(1, location(c)),
                    split(word, v(a).minus(&v(b)).minus(&v(c))),
                    Uop::Asg(high, v(h).scaled(&BigInt::from(-1))),
                ],
                _ => return None,
            };
            Some(before.into_iter().chain(fits).collect())
        }
        _ => None,
    }
}
