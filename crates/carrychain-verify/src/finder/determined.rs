//! Quotients that a bit determines: a carry that was saved in a register, as a mask or shifted up, and is restored from it;
//! a carry that is found again where there are no flags, by comparing a sum with an addend.
//!
//! ```text
//! e = f(h),  h in {a, a + 1}               =>   hi = x_0 + (x_1 - x_0) (h - a),   x_i = f(a + i) / m
//! e = s - x,  x + y = s + m h,  y in [0, m)   =>   hi = -h
//! ```

use super::search::Search;
use crate::checker::certificate::Definition;
use crate::checker::poly::Poly;
use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::One;

/// The quotient of a definition in terms of the bit that it comes from.
pub fn quotient(search: &Search<'_>, definition: &Definition) -> Option<Poly> {
    restored(search, definition).or_else(|| compared(search, definition))
}

/// The borrow of a sum minus an addend.
fn compared(search: &Search<'_>, definition: &Definition) -> Option<Poly> {
    let Definition { value, modulus, .. } = definition;
    value.terms().iter().find_map(|(monomial, coefficient)| {
        let [sum] = monomial[..] else {
            return None;
        };
        let (index, false) = search.origin(sum)? else {
            return None;
        };
        let of = &search.problem.definitions[index];
        if !coefficient.is_one() || of.modulus != *modulus {
            return None;
        }
        let addend = Poly::variable(sum).minus(value);
        let other = search.knowledge.environment.of(&of.value.minus(&addend))?;
        let word = other.low.sign() != Sign::Minus && other.high < *modulus;
        word.then(|| Poly::variable(of.hi()).scaled(&-BigInt::one()))
    })
}

fn restored(search: &Search<'_>, definition: &Definition) -> Option<Poly> {
    let mut within = definition.value.variables();
    let bit = within.next()?;
    let interval = search.knowledge.environment.get(bit)?;
    if !within.all(|other| other == bit) || !(&interval.high - &interval.low).is_one() {
        return None;
    }
    let at = |end: &BigInt| {
        let value = definition
            .value
            .substituted(bit, &Poly::constant(end.clone()));
        Some(value.as_constant()?.div_floor(&definition.modulus))
    };
    let (low, high) = (at(&interval.low)?, at(&interval.high)?);
    let offset = Poly::variable(bit).minus(&Poly::constant(interval.low.clone()));
    let step = high - &low;
    Some(Poly::constant(low).plus_scaled(&offset, &step))
}
