//! Definitions on concrete inputs: what is never seen there is worth proving, and what is seen cannot be proved away.

use super::Problem;
use crate::checker::interval::Interval;
use crate::checker::poly::{Poly, Variable};
use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::{One, Zero};

/// How many inputs are tried.
const RUNS: usize = 160;

/// The least and the greatest value that each variable had, and the values of one run that shows a goal to be wrong.
pub struct Samples {
    ranges: Vec<Interval>,
    runs: Vec<Vec<BigInt>>,
}

impl Samples {
    /// Runs the definitions on inputs within their intervals and facts: mostly ends of intervals.
    pub fn new(problem: &Problem) -> Self {
        let mut random = Random(0x9e37_79b9_7f4a_7c15);
        let mut samples = Self {
            ranges: Vec::new(),
            runs: Vec::new(),
        };
        for _ in 0..RUNS {
            if let Some(run) = run(problem, &mut random) {
                samples.note(&run);
                samples.runs.push(run);
            }
        }
        samples
    }

    fn note(&mut self, run: &[BigInt]) {
        if self.ranges.is_empty() {
            self.ranges = run
                .iter()
                .map(|x| Interval::new(x.clone(), x.clone()))
                .collect();
        }
        for (range, x) in self.ranges.iter_mut().zip(run) {
            if *x < range.low {
                range.low.clone_from(x);
            }
            if *x > range.high {
                range.high.clone_from(x);
            }
        }
    }

    /// The value that a variable had in every run.
    pub fn constant(&self, variable: Variable) -> Option<&BigInt> {
        self.ranges.get(variable as usize)?.point()
    }

    /// Whether a polynomial was 0 in every run.
    pub fn vanishes(&self, poly: &Poly) -> bool {
        self.runs.iter().all(|run| poly.evaluated(run).is_zero())
    }

    /// The runs: values by variable.
    pub fn runs(&self) -> &[Vec<BigInt>] {
        &self.runs
    }
}

/// The values of all variables for one input, if one was found that fits the facts.
fn run(problem: &Problem, random: &mut Random) -> Option<Vec<BigInt>> {
    let inputs = problem.inputs;
    let mut values = vec![BigInt::zero(); inputs as usize];
    let style = random.below(3);
    for variable in 1..inputs {
        if let Some(interval) = problem.environment.get(variable) {
            values[variable as usize] = random.within(interval, style);
        }
    }
    // A violated fact is mended at its heaviest variable.
    for fact in &problem.facts {
        let mut terms: Vec<_> = fact
            .terms()
            .iter()
            .filter(|(m, c)| m.len() == 1 && c.sign() == Sign::Minus)
            .collect();
        terms.sort_by(|a, b| a.1.cmp(&b.1));
        for (monomial, coefficient) in terms {
            let missing = fact.evaluated(&values);
            if missing.sign() != Sign::Minus {
                break;
            }
            let value = &mut values[monomial[0] as usize];
            let less = (-missing).div_ceil(&-coefficient);
            *value = if *value > less {
                &*value - less
            } else {
                BigInt::zero()
            };
        }
        if fact.evaluated(&values).sign() == Sign::Minus {
            return None;
        }
    }
    for definition in &problem.definitions {
        let (hi, lo) = definition
            .value
            .evaluated(&values)
            .div_mod_floor(&definition.modulus);
        values.extend([lo, hi]);
    }
    Some(values)
}

/// A generator of test values: SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// An end, near an end, or anywhere: `style` 0 is anywhere, 1 is ends only, 2 mixes.
    fn within(&mut self, interval: &Interval, style: u64) -> BigInt {
        let (low, high) = (&interval.low, &interval.high);
        let choice = match style {
            0 => 9,
            1 => self.below(2),
            _ => self.below(8),
        };
        let value = match choice {
            0 => low.clone(),
            1 => high.clone(),
            2 => low + BigInt::one(),
            3 => high - self.below(40),
            4 => low + BigInt::from(self.below(40)),
            _ => {
                let digits: Vec<u32> = (0..10).map(|_| self.next() as u32).collect();
                let wide = BigInt::from_slice(Sign::Plus, &digits);
                low + wide.mod_floor(&(high - low + BigInt::one()))
            }
        };
        value.clamp(low.clone(), high.clone())
    }
}
