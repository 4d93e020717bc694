//! Quotients that a bit determines: a carry that was saved in a register, as a mask or shifted up, and is restored from it.
//!
//! ```text
//! e = f(h),  h in {a, a + 1}   =>   hi = x_0 + (x_1 - x_0) (h - a),   x_i = f(a + i) / m
//! ```

use super::search::Search;
use crate::checker::certificate::Definition;
use crate::checker::poly::Poly;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::One;

/// The quotient of a definition in terms of the bit that it comes from.
pub fn quotient(search: &Search<'_>, definition: &Definition) -> Option<Poly> {
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
