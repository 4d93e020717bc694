//! What each way to find certificates is for, on words of 8 bits.

use super::{Bound, Failure, Found, Goal, Problem, find};
use crate::checker::certificate::{Definition, Hint};
use crate::checker::interval::{Environment, Interval};
use crate::checker::poly::{Poly, Variable};
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::Zero;

/// A problem that is written down step by step.
struct Writer(Problem, BigInt);

impl Writer {
    /// Inputs, each from 0 to its bound.
    fn new<const N: usize>(modulus: u32, bounds: [u32; N]) -> (Self, [Poly; N]) {
        let mut environment = Environment::default();
        let mut next: Variable = 0;
        let inputs = bounds.map(|bound| {
            next += 1;
            environment.set(next, Interval::new(0, bound));
            Poly::variable(next)
        });
        let problem = Problem {
            definitions: Vec::new(),
            environment,
            facts: Vec::new(),
            inputs: next + 1,
            zeros: Vec::new(),
            goals: Vec::new(),
            bounds: Vec::new(),
            lemmas: Vec::new(),
        };
        (Self(problem, modulus.into()), inputs)
    }

    /// value = lo + 2^k hi.
    fn split(&mut self, k: u32, value: Poly) -> (Poly, Poly) {
        let problem = &mut self.0;
        let lo = problem.inputs + 2 * problem.definitions.len() as Variable;
        let definition = Definition {
            lo,
            modulus: BigInt::from(1u64 << k),
            value,
        };
        definition
            .bound(&mut problem.environment)
            .expect("known variables");
        problem.definitions.push(definition);
        (Poly::variable(lo), Poly::variable(lo + 1))
    }

    fn zero(&mut self, of: &Poly) {
        self.0.zeros.push(of.as_variable().expect("a variable"));
    }

    fn goal(&mut self, poly: Poly) {
        let definitions = 0..self.0.definitions.len();
        let modulus = self.1.clone();
        self.0.goals.push(Goal {
            poly,
            modulus,
            definitions,
        });
    }

    /// All is found, and it is good.
    fn solved(self) -> Found {
        let problem = self.0;
        let (found, failures) = find(&problem);
        assert!(failures.is_empty(), "{failures:?}");
        let mut knowledge = problem.knowledge();
        for hint in &found.hints {
            assert!(knowledge.learn(hint), "{hint:?}");
        }
        for zero in &problem.zeros {
            assert_eq!(knowledge.environment.point(*zero), Some(&BigInt::zero()));
        }
        for (goal, certificate) in problem.goals.iter().zip(&found.goals) {
            let definitions = &problem.definitions[goal.definitions.clone()];
            assert!(knowledge.shows_goal(&goal.modulus, definitions, &goal.poly, certificate));
        }
        for (bound, certificate) in problem.bounds.iter().zip(&found.bounds) {
            let shown = match certificate {
                Some(certificate) => {
                    knowledge.shows_at_most(&bound.poly, &bound.at_most, certificate)
                }
                None => knowledge
                    .environment
                    .of(&bound.poly)
                    .is_some_and(|i| i.high <= bound.at_most),
            };
            assert!(shown);
        }
        found
    }

    /// The only thing that cannot be shown.
    fn failure(self) -> Failure {
        let (_, mut failures) = find(&self.0);
        assert_eq!(failures.len(), 1, "{failures:?}");
        failures.remove(0)
    }
}

fn times(factor: i64, poly: &Poly) -> Poly {
    poly.scaled(&BigInt::from(factor))
}

/// a b + c + d < 2^16: the carry out of the upper word is 0, though both of its summands may be.
#[test]
fn carries_of_a_product() {
    let (mut w, [a, b, c, d]) = Writer::new(1, [255; 4]);
    let (low, high) = w.split(8, a.times(&b));
    let (low, carry) = w.split(8, low.plus(&c));
    let (high, over) = w.split(8, high.plus(&carry));
    w.zero(&over);
    let (_, carry) = w.split(8, low.plus(&d));
    let (_, over) = w.split(8, high.plus(&carry));
    w.zero(&over);
    w.solved();
}

/// a + b on two words modulo 2^16 - 38: a carry comes back as 38, and that may carry once more, but only if the words are
/// small then.
#[test]
fn a_carry_that_comes_back_twice() {
    let modulus = (1 << 16) - 38;
    let (mut w, [a0, a1, b0, b1]) = Writer::new(modulus, [255; 4]);
    let (s0, carry) = w.split(8, a0.plus(&b0));
    let (s1, carry) = w.split(8, a1.plus(&b1).plus(&carry));
    let (s0, next) = w.split(8, s0.plus(&times(38, &carry)));
    let (s1, carry) = w.split(8, s1.plus(&next));
    let (s0, over) = w.split(8, s0.plus(&times(38, &carry)));
    w.zero(&over);
    let sum = |low: &Poly, high: &Poly| low.plus(&times(256, high));
    w.goal(sum(&s0, &s1).minus(&sum(&a0, &a1)).minus(&sum(&b0, &b1)));
    w.solved();
}

/// A carry of numbers just above 2^15 leaves so little that 38 is added without a carry. That they are no greater is shown
/// on the way and is a fact from then on.
#[test]
fn bounds_on_the_way() {
    let (mut w, inputs) = Writer::new((1 << 16) - 38, [255, 127, 15, 255, 127, 15]);
    let mut number = |low: &Poly, high: &Poly, more: &Poly| {
        let (low, carry) = w.split(8, low.plus(more));
        let (high, _) = w.split(8, high.plus(&carry));
        let bound = Bound {
            poly: low.plus(&times(256, &high)),
            at_most: BigInt::from((1 << 15) - 1 + 15),
            from_zero: false,
        };
        w.0.lemmas.push((w.0.definitions.len(), bound));
        (low, high)
    };
    let [a0, a1, a2, b0, b1, b2] = &inputs;
    let ((a0, a1), (b0, b1)) = (number(a0, a1, a2), number(b0, b1, b2));
    let (s0, carry) = w.split(8, a0.plus(&b0));
    let (_, carry) = w.split(8, a1.plus(&b1).plus(&carry));
    let (_, over) = w.split(8, s0.plus(&times(38, &carry)));
    w.zero(&over);
    let facts = w.solved().hints;
    let facts = facts
        .iter()
        .filter(|hint| matches!(hint, Hint::NonNegative(..)));
    assert_eq!(facts.count(), 2);
}

/// A Montgomery row: q = -a / p mod 2^8 clears the low word, and the quotient is a / 2^8 modulo p.
#[test]
fn a_word_that_is_cleared() {
    let p = 251u32;
    let inverse = BigInt::from(p).modinv(&256.into()).expect("p is odd");
    let (mut w, [a]) = Writer::new(p, [65535]);
    let (a0, a1) = w.split(8, a.clone());
    let (q, _) = w.split(8, a0.scaled(&(256 - inverse)));
    let (low, high) = w.split(8, a0.plus(&times(p.into(), &q)));
    w.zero(&low);
    w.goal(times(256, &high.plus(&a1)).minus(&a));
    w.solved();
}

/// A carry is saved as a mask and restored by adding the mask to itself.
#[test]
fn a_carry_that_is_saved() {
    let (mut w, [a, b, c]) = Writer::new(255, [255; 3]);
    let (low, carry) = w.split(8, a.plus(&b));
    let mask = times(255, &carry);
    let (_, restored) = w.split(8, times(2, &mask));
    let (high, over) = w.split(8, c.plus(&restored));
    // 256 = 1 modulo 255.
    w.goal(low.plus(&high).plus(&over).minus(&a).minus(&b).minus(&c));
    w.solved();
}

/// x mod p for x < 2 p, by subtracting p and choosing: the result is below p.
#[test]
fn a_final_subtraction() {
    let p = 13;
    let (mut w, [x]) = Writer::new(p, [25]);
    let (t, borrow) = w.split(8, x.minus(&Poly::constant(p)));
    // t, or x if there was a borrow, which is -1.
    let result = t.plus(&borrow.times(&t.minus(&x)));
    w.0.bounds.push(Bound {
        poly: result.clone(),
        at_most: 12.into(),
        from_zero: false,
    });
    w.goal(result.minus(&x));
    w.solved();
}

/// What is wrong is shown by an input for which it is wrong.
#[test]
fn wrong_problems() {
    let (mut w, [a, b]) = Writer::new(13, [255; 2]);
    let (low, _) = w.split(8, a.plus(&b));
    let goal = low.minus(&a).minus(&b);
    w.goal(goal);
    let Failure::WrongGoal(0, input) = w.failure() else {
        panic!("another failure");
    };
    let sum: BigInt = input.iter().sum();
    assert!(!(sum.mod_floor(&256.into()) - sum).is_multiple_of(&13.into()));

    let (mut w, [a, b]) = Writer::new(1, [255; 2]);
    let (_, carry) = w.split(8, a.plus(&b));
    w.zero(&carry);
    assert!(matches!(w.failure(), Failure::WrongZero(4, _)));

    let (mut w, [a]) = Writer::new(1, [255]);
    w.0.bounds.push(Bound {
        poly: times(2, &a),
        at_most: 509.into(),
        from_zero: false,
    });
    assert!(matches!(w.failure(), Failure::WrongBound(0, _)));
}

/// True, but beyond these certificates: a b = 0 where a (1 - a) = 0 is not known.
#[test]
fn what_is_not_found() {
    let (mut w, [a]) = Writer::new(1_000_003, [1000]);
    // a^2 + a is even.
    let (low, _) = w.split(1, a.times(&a).plus(&a));
    w.zero(&low);
    assert!(matches!(w.failure(), Failure::Zero(2)));
}
