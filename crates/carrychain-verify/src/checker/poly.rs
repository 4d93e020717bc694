//! Sparse integer polynomials, as in core/Poly.v.
//!
//! Canonical: monomials strictly ascending in the order of `mcmp`, no coefficient 0. Equal polynomials are equal values.

use num_bigint::BigInt;
use num_traits::{One, Zero};
use smallvec::{SmallVec, smallvec};
use std::fmt;

/// A variable, or a location of the micro machine: a positive number.
pub type Variable = u32;

/// A product of variables in ascending order.
pub type Monomial = SmallVec<[Variable; 4]>;

/// A sum of monomials with their coefficients.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Poly(Vec<(Monomial, BigInt)>);

impl Poly {
    /// 0.
    pub const ZERO: Self = Self(Vec::new());

    /// A number.
    pub fn constant(value: impl Into<BigInt>) -> Self {
        Self::term(Monomial::new(), value.into())
    }

    /// A variable.
    pub fn variable(variable: Variable) -> Self {
        Self::term(smallvec![variable], BigInt::one())
    }

    /// One term.
    pub fn term(monomial: Monomial, coefficient: BigInt) -> Self {
        if coefficient.is_zero() {
            return Self::ZERO;
        }
        Self(vec![(monomial, coefficient)])
    }

    /// The sum of terms in any order.
    pub fn collect(mut terms: Vec<(Monomial, BigInt)>) -> Self {
        terms.sort_by(|a, b| a.0.cmp(&b.0));
        let mut sum: Vec<(Monomial, BigInt)> = Vec::with_capacity(terms.len());
        for (monomial, coefficient) in terms {
            match sum.last_mut() {
                Some(last) if last.0 == monomial => last.1 += coefficient,
                _ => sum.push((monomial, coefficient)),
            }
        }
        sum.retain(|term| !term.1.is_zero());
        Self(sum)
    }

    /// Its terms in order.
    pub fn terms(&self) -> &[(Monomial, BigInt)] {
        &self.0
    }

    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    /// Its value, if it is a constant.
    pub fn as_constant(&self) -> Option<BigInt> {
        match &self.0[..] {
            [] => Some(BigInt::zero()),
            [(monomial, value)] if monomial.is_empty() => Some(value.clone()),
            _ => None,
        }
    }

    /// The variable that it is, if it is one.
    pub fn as_variable(&self) -> Option<Variable> {
        match &self.0[..] {
            [(monomial, one)] if monomial.len() == 1 && one.is_one() => Some(monomial[0]),
            _ => None,
        }
    }

    /// Every variable in it, with repetitions.
    pub fn variables(&self) -> impl Iterator<Item = Variable> + '_ {
        self.0.iter().flat_map(|term| term.0.iter().copied())
    }

    /// The coefficient of a monomial.
    pub fn coefficient(&self, monomial: &[Variable]) -> BigInt {
        let found = self.0.binary_search_by(|term| term.0[..].cmp(monomial));
        found.map_or_else(|_| BigInt::zero(), |i| self.0[i].1.clone())
    }

    /// self + other.
    pub fn plus(&self, other: &Self) -> Self {
        self.plus_scaled(other, &BigInt::one())
    }

    /// self - other.
    pub fn minus(&self, other: &Self) -> Self {
        self.plus_scaled(other, &-BigInt::one())
    }

    /// self + factor * other.
    pub fn plus_scaled(&self, other: &Self, factor: &BigInt) -> Self {
        if factor.is_zero() {
            return self.clone();
        }
        let mut sum = Vec::with_capacity(self.0.len() + other.0.len());
        let (mut left, mut right) = (self.0.iter().peekable(), other.0.iter().peekable());
        loop {
            let order = match (left.peek(), right.peek()) {
                (None, None) => return Self(sum),
                (Some(_), None) => std::cmp::Ordering::Less,
                (None, Some(_)) => std::cmp::Ordering::Greater,
                (Some(a), Some(b)) => a.0.cmp(&b.0),
            };
            match order {
                std::cmp::Ordering::Less => sum.extend(left.next().cloned()),
                std::cmp::Ordering::Greater => {
                    sum.extend(right.next().map(|(m, c)| (m.clone(), c * factor)));
                }
                std::cmp::Ordering::Equal => {
                    let (Some(a), Some(b)) = (left.next(), right.next()) else {
                        continue;
                    };
                    let coefficient = &a.1 + &b.1 * factor;
                    if !coefficient.is_zero() {
                        sum.push((a.0.clone(), coefficient));
                    }
                }
            }
        }
    }

    /// factor * self.
    pub fn scaled(&self, factor: &BigInt) -> Self {
        if factor.is_zero() {
            return Self::ZERO;
        }
        Self(
            self.0
                .iter()
                .map(|(m, c)| (m.clone(), c * factor))
                .collect(),
        )
    }

    /// self * other.
    pub fn times(&self, other: &Self) -> Self {
        let mut terms = Vec::with_capacity(self.0.len() * other.0.len());
        for (m, c) in &self.0 {
            for (n, d) in &other.0 {
                terms.push((product(m, n), c * d));
            }
        }
        Self::collect(terms)
    }

    /// self / factor, if every coefficient can be divided.
    pub fn divided(&self, factor: &BigInt) -> Option<Self> {
        let divided = |(m, c): &(Monomial, BigInt)| {
            let exact = (c % factor).is_zero();
            exact.then(|| (m.clone(), c / factor))
        };
        self.0.iter().map(divided).collect::<Option<_>>().map(Self)
    }

    /// One occurrence of the variable in each monomial replaced by a polynomial (`psubst`).
    pub fn substituted(&self, variable: Variable, by: &Self) -> Self {
        if !self.variables().any(|v| v == variable) {
            return self.clone();
        }
        let (mut without, mut cofactor) = (Vec::new(), Vec::new());
        for (monomial, coefficient) in &self.0 {
            match monomial.iter().position(|v| *v == variable) {
                None => without.push((monomial.clone(), coefficient.clone())),
                Some(at) => {
                    let mut rest = monomial.clone();
                    rest.remove(at);
                    cofactor.push((rest, coefficient.clone()));
                }
            }
        }
        Self(without).plus(&Self::collect(cofactor).times(by))
    }

    /// Its value where variable v is `values[v]`.
    pub fn evaluated(&self, values: &[BigInt]) -> BigInt {
        self.0
            .iter()
            .map(|(m, c)| m.iter().fold(c.clone(), |x, v| x * &values[*v as usize]))
            .sum()
    }
}

/// The product of two monomials.
fn product(a: &Monomial, b: &Monomial) -> Monomial {
    let mut both: Monomial = a.iter().chain(b).copied().collect();
    both.sort_unstable();
    both
}

impl fmt::Debug for Poly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_zero() {
            return f.write_str("0");
        }
        for (i, (monomial, coefficient)) in self.0.iter().enumerate() {
            write!(f, "{}{coefficient}", if i == 0 { "" } else { " + " })?;
            for variable in monomial {
                write!(f, " v{variable}")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arithmetic() {
        let (x, y) = (Poly::variable(1), Poly::variable(2));
        let square = x.plus(&y).times(&x.minus(&y));
        assert_eq!(square, x.times(&x).minus(&y.times(&y)));
        let values = [0, 7, 5].map(BigInt::from);
        assert_eq!(square.evaluated(&values), BigInt::from(24));
        // Only one of two occurrences is replaced.
        let by = Poly::constant(3);
        assert_eq!(x.times(&x).substituted(1, &by), x.scaled(&BigInt::from(3)));
        assert_eq!(x.minus(&x), Poly::ZERO);
    }
}
