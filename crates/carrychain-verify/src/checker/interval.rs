//! Intervals of variables and polynomials, as in core/Poly.v.

use super::poly::{Monomial, Poly, Variable};
use num_bigint::{BigInt, Sign};
use num_traits::{One, Zero};

/// low <= x <= high.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interval {
    /// The least value.
    pub low: BigInt,
    /// The greatest value.
    pub high: BigInt,
}

impl Interval {
    /// From `low` to `high`.
    pub fn new(low: impl Into<BigInt>, high: impl Into<BigInt>) -> Self {
        Self {
            low: low.into(),
            high: high.into(),
        }
    }

    /// The value, if there is only one.
    pub fn point(&self) -> Option<&BigInt> {
        (self.low == self.high).then_some(&self.low)
    }

    /// Whether it lies in `low..=high`.
    pub fn within(&self, low: &BigInt, high: &BigInt) -> bool {
        *low <= self.low && self.high <= *high
    }

    /// Of the product.
    fn times(&self, other: &Self) -> Self {
        if self.low.sign() != Sign::Minus && other.low.sign() != Sign::Minus {
            return Self::new(&self.low * &other.low, &self.high * &other.high);
        }
        let mut ends = [
            &self.low * &other.low,
            &self.low * &other.high,
            &self.high * &other.low,
            &self.high * &other.high,
        ];
        ends.sort();
        let [low, .., high] = ends;
        Self { low, high }
    }

    /// Of `factor` times it.
    fn scaled(&self, factor: &BigInt) -> Self {
        let (a, b) = (&self.low * factor, &self.high * factor);
        if factor.sign() == Sign::Minus {
            Self { low: b, high: a }
        } else {
            Self { low: a, high: b }
        }
    }
}

/// An interval for every known variable.
#[derive(Clone, Default, Debug)]
pub struct Environment(Vec<Option<Interval>>);

impl Environment {
    /// The interval of a variable.
    pub fn get(&self, variable: Variable) -> Option<&Interval> {
        self.0.get(variable as usize)?.as_ref()
    }

    /// Sets it.
    pub fn set(&mut self, variable: Variable, interval: Interval) {
        let index = variable as usize;
        if self.0.len() <= index {
            self.0.resize(index + 1, None);
        }
        self.0[index] = Some(interval);
    }

    /// The value of a variable that has only one.
    pub fn point(&self, variable: Variable) -> Option<&BigInt> {
        self.get(variable)?.point()
    }

    /// Whether a variable is 0 or 1.
    pub fn is_bit(&self, variable: Variable) -> bool {
        self.get(variable)
            .is_some_and(|i| i.within(&BigInt::zero(), &BigInt::one()))
    }

    /// Cuts a variable's interval, when `of` is a single variable (`narrowp`); gives what it was before.
    pub fn narrow(
        &mut self,
        of: &Poly,
        low: Option<&BigInt>,
        high: Option<&BigInt>,
    ) -> Option<(Variable, Interval)> {
        let variable = of.as_variable()?;
        let interval = self.0.get_mut(variable as usize)?.as_mut()?;
        let before = interval.clone();
        if let Some(low) = low.filter(|low| **low > interval.low) {
            interval.low = low.clone();
        }
        if let Some(high) = high.filter(|high| **high < interval.high) {
            interval.high = high.clone();
        }
        Some((variable, before))
    }

    /// Of a product of variables.
    pub fn of_monomial(&self, monomial: &Monomial) -> Option<Interval> {
        let mut variables = monomial.iter().rev();
        let Some(last) = variables.next() else {
            return Some(Interval::new(1, 1));
        };
        let mut product = self.get(*last)?.clone();
        for variable in variables {
            product = self.get(*variable)?.times(&product);
        }
        Some(product)
    }

    /// Of a polynomial.
    pub fn of(&self, poly: &Poly) -> Option<Interval> {
        let mut sum = Interval::new(0, 0);
        for (monomial, coefficient) in poly.terms() {
            let term = self.of_monomial(monomial)?.scaled(coefficient);
            sum.low += term.low;
            sum.high += term.high;
        }
        Some(sum)
    }

    /// Fixed variables become constants; v v = v for v in {0, 1}, v v = -v for v in {-1, 0} (`psimp`).
    pub fn simplified(&self, poly: &Poly) -> Poly {
        let terms = poly.terms().iter();
        Poly::collect(terms.map(|(m, c)| self.simplified_term(m, c)).collect())
    }

    fn simplified_term(&self, monomial: &Monomial, coefficient: &BigInt) -> (Monomial, BigInt) {
        let mut rest = Monomial::new();
        let mut factor = coefficient.clone();
        for variable in monomial.iter().rev() {
            let interval = self.get(*variable);
            if let Some(value) = interval.and_then(Interval::point) {
                factor *= value;
                continue;
            }
            if let (Some(interval), true) = (interval, rest.last() == Some(variable)) {
                let one = BigInt::one();
                if interval.within(&BigInt::zero(), &one) {
                    continue;
                }
                if interval.within(&-one, &BigInt::zero()) {
                    factor = -factor;
                    continue;
                }
            }
            rest.push(*variable);
        }
        rest.reverse();
        (rest, factor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_and_bits() {
        let mut environment = Environment::default();
        environment.set(1, Interval::new(-2, 3));
        environment.set(2, Interval::new(-1, 0));
        environment.set(3, Interval::new(7, 7));
        let (x, h, c) = (Poly::variable(1), Poly::variable(2), Poly::variable(3));
        assert_eq!(
            environment.of(&x.times(&h).plus(&c)),
            Some(Interval::new(4, 9))
        );
        let simplified = environment.simplified(&h.times(&h).times(&c));
        assert_eq!(simplified, h.scaled(&BigInt::from(-7)));
        assert_eq!(environment.of(&Poly::variable(4)), None);
    }
}
