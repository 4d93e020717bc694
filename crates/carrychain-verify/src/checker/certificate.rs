//! Definitions e = lo + m hi, what is known about their variables, and certificates: the checker of core/Cert.v in Rust.
//!
//! It finds out without Coq whether a hint is good. A difference to core/Cert.v can make Coq refuse, never accept.

use super::interval::{Environment, Interval};
use super::poly::{Poly, Variable};
use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::{One, Zero};

/// lo = value mod modulus, hi = value / modulus; hi is the variable after lo.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Definition {
    /// The remainder.
    pub lo: Variable,
    /// A power of 2.
    pub modulus: BigInt,
    /// What is split.
    pub value: Poly,
}

impl Definition {
    /// The quotient.
    pub fn hi(&self) -> Variable {
        self.lo + 1
    }

    /// value - lo - modulus hi, which is 0 (`deq`).
    pub fn equation(&self) -> Poly {
        self.value.minus(&self.split())
    }

    /// lo + modulus hi.
    fn split(&self) -> Poly {
        Poly::variable(self.lo).plus_scaled(&Poly::variable(self.hi()), &self.modulus)
    }

    /// Gives its variables the intervals that follow from those in its value (`add_iv`); none if those are unknown.
    pub fn bound(&self, environment: &mut Environment) -> Option<()> {
        let Interval { low, high } = environment.of(&self.value)?;
        let quotient = Interval::new(low.div_floor(&self.modulus), high.div_floor(&self.modulus));
        let remainder = if low.sign() != Sign::Minus && high < self.modulus {
            Interval { low, high }
        } else {
            Interval::new(0, &self.modulus - 1)
        };
        environment.set(self.lo, remainder);
        environment.set(self.hi(), quotient);
        Some(())
    }
}

/// A linear combination: indices and factors.
pub type Combination = Vec<(usize, BigInt)>;

/// Why the facts at hand contradict each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Certificate {
    /// These equations (= 0) and facts (>= 0), the latter with factors >= 0, sum up to what is negative.
    Leaf {
        /// Of equations.
        equations: Combination,
        /// Of facts.
        facts: Combination,
    },
    /// In both cases: on <= at, on >= at + 1. The case is a new fact.
    Split {
        /// What is compared.
        on: Poly,
        /// With what.
        at: BigInt,
        /// Where it is at most that.
        below: Box<Certificate>,
        /// Where it is more.
        above: Box<Certificate>,
    },
}

impl Certificate {
    /// Nothing but the intervals and the assumption.
    pub fn leaf(equations: Combination, facts: Combination) -> Self {
        Self::Leaf { equations, facts }
    }
}

/// A step that makes more known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// v <= b.
    AtMost(Variable, BigInt, Certificate),
    /// b <= v.
    AtLeast(Variable, BigInt, Certificate),
    /// q = 0, a new equation: q <= 0, q >= 0.
    Zero(Poly, Certificate, Certificate),
    /// q >= 0, a new fact.
    NonNegative(Poly, Certificate),
    /// A fact times a variable that is not negative, a new fact.
    Product(usize, Variable),
}

/// How a goal is shown: scale (with its inverse), replace variables, add equations, eliminate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoalCertificate {
    /// A unit by which the goal is multiplied.
    pub scale: BigInt,
    /// Its inverse.
    pub unscale: BigInt,
    /// v := v + factor * equation, after the first elimination.
    pub rules: Vec<(Variable, usize, BigInt)>,
    /// Equations to add, before it.
    pub combination: Combination,
}

impl Default for GoalCertificate {
    fn default() -> Self {
        Self {
            scale: BigInt::one(),
            unscale: BigInt::one(),
            rules: Vec::new(),
            combination: Vec::new(),
        }
    }
}

/// The side of a bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// At most.
    Below,
    /// At least.
    Above,
}

/// What an assumption has changed.
#[must_use]
pub struct Assumption(Option<(Variable, Interval)>);

/// What is known: equations (= 0), facts (>= 0), intervals.
#[derive(Clone, Debug)]
pub struct Knowledge {
    /// The definitions' equations, then those of hints.
    pub equations: Vec<Poly>,
    /// What the contract says, then those of hints.
    pub facts: Vec<Poly>,
    /// The intervals.
    pub environment: Environment,
}

impl Knowledge {
    /// The sum of a combination of `of`.
    fn combine(of: &[Poly], combination: &Combination) -> Poly {
        let zero = Poly::ZERO;
        let terms = combination.iter();
        terms.fold(Poly::ZERO, |sum, (i, factor)| {
            sum.plus_scaled(of.get(*i).unwrap_or(&zero), factor)
        })
    }

    /// Checks a certificate, under assumptions that come after the facts (`refute`).
    pub fn refutes(&mut self, certificate: &Certificate) -> bool {
        match certificate {
            Certificate::Leaf { equations, facts } => {
                if facts.iter().any(|(_, factor)| factor.sign() == Sign::Minus) {
                    return false;
                }
                let sum = Self::combine(&self.equations, equations)
                    .plus(&Self::combine(&self.facts, facts));
                let bound = self.environment.of(&self.environment.simplified(&sum));
                bound.is_some_and(|interval| interval.high.sign() == Sign::Minus)
            }
            Certificate::Split {
                on,
                at,
                below,
                above,
            } => {
                self.case(on, at, Side::Below, below)
                    && self.case(on, &(at + 1), Side::Above, above)
            }
        }
    }

    /// Checks a certificate in the case that q <= b, or q >= b.
    fn case(&mut self, q: &Poly, b: &BigInt, side: Side, certificate: &Certificate) -> bool {
        let assumption = self.assume(q, b, side);
        let refuted = self.refutes(certificate);
        self.retract(assumption);
        refuted
    }

    /// Makes q <= b, or q >= b, the last fact.
    pub fn assume(&mut self, q: &Poly, b: &BigInt, side: Side) -> Assumption {
        let bound = Poly::constant(b.clone());
        let (fact, low, high) = match side {
            Side::Below => (bound.minus(q), None, Some(b)),
            Side::Above => (q.minus(&bound), Some(b), None),
        };
        self.facts.push(fact);
        Assumption(self.environment.narrow(q, low, high))
    }

    /// Forgets the last assumption.
    pub fn retract(&mut self, assumption: Assumption) {
        self.facts.pop();
        if let Some((variable, interval)) = assumption.0 {
            self.environment.set(variable, interval);
        }
    }

    /// Whether the certificate shows q <= b.
    pub fn shows_at_most(&mut self, q: &Poly, b: &BigInt, certificate: &Certificate) -> bool {
        self.case(q, &(b + 1), Side::Above, certificate)
    }

    /// Whether the certificate shows q >= b.
    pub fn shows_at_least(&mut self, q: &Poly, b: &BigInt, certificate: &Certificate) -> bool {
        self.case(q, &(b - 1), Side::Below, certificate)
    }

    /// Learns from a hint, if its certificates are good (`apply_hint`).
    pub fn learn(&mut self, hint: &Hint) -> bool {
        let zero = BigInt::zero();
        match hint {
            Hint::AtMost(v, b, certificate) => {
                let v = Poly::variable(*v);
                let shown = self.shows_at_most(&v, b, certificate);
                if shown {
                    self.environment.narrow(&v, None, Some(b));
                }
                shown
            }
            Hint::AtLeast(v, b, certificate) => {
                let v = Poly::variable(*v);
                let shown = self.shows_at_least(&v, b, certificate);
                if shown {
                    self.environment.narrow(&v, Some(b), None);
                }
                shown
            }
            Hint::Zero(q, most, least) => {
                let shown =
                    self.shows_at_most(q, &zero, most) && self.shows_at_least(q, &zero, least);
                if shown {
                    self.equations.push(q.clone());
                }
                shown
            }
            Hint::NonNegative(q, certificate) => {
                let shown = self.shows_at_least(q, &zero, certificate);
                if shown {
                    self.facts.push(q.clone());
                }
                shown
            }
            Hint::Product(fact, v) => {
                let interval = self.environment.get(*v);
                let fits = interval.is_some_and(|interval| interval.low.sign() != Sign::Minus);
                if fits {
                    let fact = self.facts.get(*fact).cloned().unwrap_or_default();
                    self.facts.push(Poly::variable(*v).times(&fact));
                }
                fits
            }
        }
    }

    /// A variable with only one value is replaced by it (`fix_var`).
    fn fixed(&self, variable: Variable, poly: Poly) -> Poly {
        match self.environment.point(variable) {
            Some(value) => poly.substituted(variable, &Poly::constant(value.clone())),
            None => poly,
        }
    }

    /// Every lo variable of the definitions, given oldest first, is replaced by what it is, newest first (`elim`).
    pub fn eliminated(&self, definitions: &[Definition], poly: Poly) -> Poly {
        definitions.iter().rev().fold(poly, |poly, definition| {
            let (lo, hi) = (definition.lo, definition.hi());
            let poly = self.fixed(hi, self.fixed(lo, poly));
            if !poly.variables().any(|v| v == lo) {
                return self.fixed(hi, poly);
            }
            let by = definition
                .value
                .plus_scaled(&Poly::variable(hi), &-&definition.modulus);
            self.fixed(hi, poly.substituted(lo, &by))
        })
    }

    /// What is left of a goal, after its certificate's steps.
    pub fn reduced(
        &self,
        definitions: &[Definition],
        poly: &Poly,
        certificate: &GoalCertificate,
    ) -> Poly {
        let combined = Self::combine(&self.equations, &certificate.combination);
        let start = poly.scaled(&certificate.scale).plus(&combined);
        let mut left = self.eliminated(definitions, start);
        if !certificate.rules.is_empty() {
            for (variable, equation, factor) in &certificate.rules {
                let by = Poly::variable(*variable).plus_scaled(&self.equations[*equation], factor);
                left = left.substituted(*variable, &by);
            }
            left = self.eliminated(definitions, left);
        }
        self.environment.simplified(&left)
    }

    /// Whether the certificate shows that the polynomial is 0 modulo `modulus` (`check_goal`), or is 0 where that is 0 (`check_zero`).
    pub fn shows_goal(
        &self,
        modulus: &BigInt,
        definitions: &[Definition],
        poly: &Poly,
        certificate: &GoalCertificate,
    ) -> bool {
        let unit: BigInt = &certificate.scale * &certificate.unscale - 1;
        let scaled = match modulus.is_zero() {
            true => certificate.scale.is_one(),
            false => unit.is_multiple_of(modulus),
        };
        scaled
            && self
                .reduced(definitions, poly, certificate)
                .terms()
                .iter()
                .all(|(_, c)| c.is_multiple_of(modulus))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// x + y = lo + 16 hi for x, y <= 7: hi <= 0 follows from the definition, hi <= -1 does not.
    #[test]
    fn a_carry() {
        let definition = Definition {
            lo: 3,
            modulus: BigInt::from(16),
            value: Poly::variable(1).plus(&Poly::variable(2)),
        };
        let mut environment = Environment::default();
        environment.set(1, Interval::new(0, 7));
        environment.set(2, Interval::new(0, 7));
        environment.set(3, Interval::new(0, 15));
        environment.set(4, Interval::new(0, 1));
        let mut knowledge = Knowledge {
            equations: vec![definition.equation()],
            facts: Vec::new(),
            environment,
        };
        let certificate = Certificate::leaf(vec![(0, BigInt::one())], Vec::new());
        assert!(!knowledge.learn(&Hint::AtMost(4, BigInt::from(-1), certificate.clone())));
        assert!(knowledge.learn(&Hint::AtMost(4, BigInt::zero(), certificate)));
        assert_eq!(knowledge.environment.point(4), Some(&BigInt::zero()));
        let goal = Poly::variable(3).minus(&definition.value);
        let certificate = GoalCertificate::default();
        let seventeen = BigInt::from(17);
        assert!(knowledge.shows_goal(
            &seventeen,
            std::slice::from_ref(&definition),
            &goal,
            &certificate
        ));
        let wrong = goal.plus(&Poly::constant(1));
        assert!(!knowledge.shows_goal(&seventeen, &[definition], &wrong, &certificate));
    }
}
