//! Whether rows of bounded columns have a solution; if not, why: the simplex method for feasibility, in integers.
//!
//! ```text
//! given    r_i = sum_j a_ij x_j,   x_j in [l_j, u_j],   r_i in [c_i, d_i] (d_i may be infinite)
//! either   there is such an x, or factors f_i with  max over x of  sum_i f_i r_i  <  what the bounds of the r_i ask for
//! ```
//!
//! A tableau holds the basic variables as combinations of the nonbasic ones, each row with its own denominator. A nonbasic
//! variable is always at a bound, so every number is an integer; rows are divided by their content. Bland's rule: the
//! least index that will do, so that no cycle arises.

use num_bigint::{BigInt, Sign};
use num_integer::Integer;
use num_traits::{One, Signed, Zero};

/// Bounds of a variable; the upper one may be missing.
#[derive(Clone, Debug)]
pub struct Bounds {
    /// The least value.
    pub low: BigInt,
    /// The greatest value.
    pub high: Option<BigInt>,
}

/// denominator * (basic variable) = sum of coefficients * nonbasic variables = value.
struct Row {
    denominator: BigInt,
    coefficients: Vec<BigInt>,
    value: BigInt,
}

/// The state of the search.
struct Tableau {
    bounds: Vec<Bounds>,
    basic: Vec<usize>,
    nonbasic: Vec<usize>,
    values: Vec<BigInt>,
    rows: Vec<Row>,
}

/// Searches for the factors of the rows that show that there is no solution. `matrix[i][j]` is a_ij; `columns` and
/// `rows` are the bounds of x and r. None: there is a solution, or none was excluded within `pivots` steps.
pub fn refutation(
    matrix: Vec<Vec<BigInt>>,
    columns: Vec<Bounds>,
    rows: Vec<Bounds>,
    pivots: usize,
) -> Option<Vec<(usize, BigInt)>> {
    let n = columns.len();
    let m = rows.len();
    let values: Vec<BigInt> = columns.iter().map(|bounds| bounds.low.clone()).collect();
    let rows_at = matrix.into_iter().map(|coefficients| Row {
        denominator: BigInt::one(),
        value: dot(&coefficients, &values),
        coefficients,
    });
    let mut tableau = Tableau {
        rows: rows_at.collect(),
        bounds: columns.into_iter().chain(rows).collect(),
        basic: (n..n + m).collect(),
        nonbasic: (0..n).collect(),
        values,
    };
    for _ in 0..pivots {
        let (row, low) = tableau.violated()?;
        match tableau.entering(row, low) {
            Some(column) => tableau.pivot(row, column, low),
            None => return Some(tableau.reason(row, low, n)),
        }
    }
    None
}

fn dot(a: &[BigInt], b: &[BigInt]) -> BigInt {
    let terms = a
        .iter()
        .zip(b)
        .filter(|(x, y)| !x.is_zero() && !y.is_zero());
    terms.map(|(x, y)| x * y).sum()
}

impl Tableau {
    /// The violated basic variable of least index, and whether it is below its lower bound.
    fn violated(&self) -> Option<(usize, bool)> {
        let violation = |(i, row): (usize, &Row)| {
            let bounds = &self.bounds[self.basic[i]];
            let below = row.value < &row.denominator * &bounds.low;
            let above = || {
                let high = bounds.high.as_ref();
                high.is_some_and(|high| row.value > &row.denominator * high)
            };
            (below || above()).then_some((i, below))
        };
        let violations = self.rows.iter().enumerate().filter_map(violation);
        violations.min_by_key(|(i, _)| self.basic[*i])
    }

    /// The nonbasic variable of least index that can move the row towards its bound.
    fn entering(&self, row: usize, increase: bool) -> Option<usize> {
        let can = |column: &usize| {
            let coefficient = &self.rows[row].coefficients[*column];
            if coefficient.is_zero() {
                return false;
            }
            let bounds = &self.bounds[self.nonbasic[*column]];
            if coefficient.is_positive() == increase {
                bounds.high.as_ref() != Some(&self.values[*column])
            } else {
                bounds.low != self.values[*column]
            }
        };
        let columns = (0..self.nonbasic.len()).filter(can);
        columns.min_by_key(|column| self.nonbasic[*column])
    }

    /// Exchanges the row's basic variable, which goes to its violated bound, with the column's variable.
    fn pivot(&mut self, row: usize, column: usize, low: bool) {
        let leaving = self.basic[row];
        let bounds = &self.bounds[leaving];
        let bound = match (low, &bounds.high) {
            (false, Some(high)) => high.clone(),
            _ => bounds.low.clone(),
        };
        self.basic[row] = self.nonbasic[column];
        self.nonbasic[column] = leaving;
        self.values[column] = bound;

        let Row {
            denominator,
            coefficients,
            value,
        } = &mut self.rows[row];
        // d b = c x + rest  =>  c x = d b - rest
        let pivot = std::mem::replace(&mut coefficients[column], -std::mem::take(denominator));
        if pivot.is_positive() {
            coefficients
                .iter_mut()
                .for_each(|c| *c = -std::mem::take(c));
            *denominator = pivot;
        } else {
            *denominator = -pivot;
        }
        reduce(denominator, coefficients);
        *value = dot(coefficients, &self.values);

        let pivoted = self.rows.remove(row);
        for other in &mut self.rows {
            let c = std::mem::take(&mut other.coefficients[column]);
            if c.is_zero() {
                // The column's variable is a new one, but it does not occur.
                continue;
            }
            // d y = c x + rest,  e x = s  =>  (d e / g) y = (c / g) s + (e / g) rest, g = gcd(c, e)
            let g = c.gcd(&pivoted.denominator);
            let (c, e) = (c / &g, &pivoted.denominator / &g);
            other.denominator *= &e;
            for (x, s) in other.coefficients.iter_mut().zip(&pivoted.coefficients) {
                if !x.is_zero() && !e.is_one() {
                    *x *= &e;
                }
                if !s.is_zero() {
                    *x += &c * s;
                }
            }
            reduce(&mut other.denominator, &mut other.coefficients);
            other.value = dot(&other.coefficients, &self.values);
        }
        self.rows.insert(row, pivoted);
    }

    /// The factors of the original rows, when nothing can move this row to its bound.
    fn reason(&self, row: usize, low: bool, columns: usize) -> Vec<(usize, BigInt)> {
        let Row {
            denominator,
            coefficients,
            ..
        } = &self.rows[row];
        let own = (self.basic[row], denominator.clone());
        let others = self
            .nonbasic
            .iter()
            .copied()
            .zip(coefficients.iter().map(|c| -c));
        let sign = BigInt::from(if low { 1 } else { -1 });
        std::iter::once(own)
            .chain(others)
            .filter(|(variable, factor)| *variable >= columns && !factor.is_zero())
            .map(|(variable, factor)| (variable - columns, factor * &sign))
            .collect()
    }
}

/// Divides by the greatest common divisor, powers of 2 first.
fn reduce(denominator: &mut BigInt, coefficients: &mut [BigInt]) {
    let all = || std::iter::once(&*denominator).chain(coefficients.iter());
    let twos = all().filter_map(BigInt::trailing_zeros).min().unwrap_or(0);
    if twos > 0 {
        *denominator >>= twos;
        coefficients.iter_mut().for_each(|c| *c >>= twos);
    }
    let mut divisor = denominator.clone();
    for c in coefficients.iter().filter(|c| c.sign() != Sign::NoSign) {
        if divisor.is_one() {
            return;
        }
        divisor = divisor.gcd(c);
    }
    if !divisor.is_one() {
        *denominator /= &divisor;
        coefficients.iter_mut().for_each(|c| *c /= &divisor);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bounds(low: i64, high: i64) -> Bounds {
        Bounds {
            low: low.into(),
            high: Some(high.into()),
        }
    }
    fn at_least(low: i64) -> Bounds {
        Bounds {
            low: low.into(),
            high: None,
        }
    }
    fn row(coefficients: &[i64]) -> Vec<BigInt> {
        coefficients.iter().map(|c| BigInt::from(*c)).collect()
    }

    /// The combination of the rows is bounded away from what it must be.
    fn contradicts(
        matrix: &[Vec<BigInt>],
        columns: &[Bounds],
        rows: &[Bounds],
        factors: &[(usize, BigInt)],
    ) -> bool {
        let mut least = BigInt::zero();
        let mut sum = row(&vec![0; columns.len()]);
        for (i, factor) in factors {
            let bound = match (&rows[*i].high, factor.is_negative()) {
                (Some(high), true) => high,
                (None, true) => return false,
                (_, false) => &rows[*i].low,
            };
            least += factor * bound;
            for (total, c) in sum.iter_mut().zip(&matrix[*i]) {
                *total += factor * c;
            }
        }
        let most = sum
            .iter()
            .zip(columns)
            .map(|(c, bounds)| match &bounds.high {
                Some(high) if c.is_positive() => c * high,
                _ => c * &bounds.low,
            });
        most.sum::<BigInt>() < least
    }

    #[test]
    fn feasible_and_not() {
        // x + y = 5, x - y >= b, with x, y in 0..=4: x - y is 3 at most.
        let matrix = vec![row(&[1, 1]), row(&[1, -1])];
        let columns = vec![bounds(0, 4), bounds(0, 4)];
        let rows = |b| vec![bounds(5, 5), at_least(b)];
        let run = |b| refutation(matrix.clone(), columns.clone(), rows(b), 100);
        assert_eq!(run(3), None);
        let factors = run(4).expect("there is no solution");
        assert!(contradicts(&matrix, &columns, &rows(4), &factors));
    }

    #[test]
    fn random_systems() {
        let mut state = 1u64;
        let mut next = |n: u64| {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (state >> 33) % n
        };
        let mut refuted = 0;
        for _ in 0..300 {
            let (n, m) = (4, 5);
            let matrix: Vec<_> = (0..m)
                .map(|_| row(&(0..n).map(|_| next(7) as i64 - 3).collect::<Vec<_>>()))
                .collect();
            let columns: Vec<_> = (0..n).map(|_| bounds(0, next(4) as i64)).collect();
            let rows: Vec<_> = (0..m)
                .map(|_| match next(2) {
                    0 => at_least(next(6) as i64 - 2),
                    _ => {
                        let value = next(6) as i64 - 2;
                        bounds(value, value)
                    }
                })
                .collect();
            if let Some(factors) = refutation(matrix.clone(), columns.clone(), rows.clone(), 1000) {
                assert!(contradicts(&matrix, &columns, &rows, &factors));
                refuted += 1;
            }
        }
        assert!((50..300).contains(&refuted), "{refuted}");
    }
}
