//! Powers by addition chains whose exponents are 2^n - 1: from 2^m - 1 and 2^n - 1 to 2^(m+n) - 1 in n
//! squarings and one multiplication.

use super::Field;

/// a^((p - 5) / 8) = a^(2^252 - 3), the power that gives square roots: 251 squarings, 11 multiplications.
pub(super) fn pow_p58<F: Field>(a: F::Tight) -> F::Tight {
    // Each is a^(2^n - 1) for the n in its name.
    let join = |x: F::Tight, y: F::Tight, n: u32| F::mul(F::square_times(x, n), y);
    let n2 = join(a, a, 1);
    let n4 = join(n2, n2, 2);
    let n5 = join(n4, a, 1);
    let n10 = join(n5, n5, 5);
    let n20 = join(n10, n10, 10);
    let n40 = join(n20, n20, 20);
    let n50 = join(n40, n10, 10);
    let n100 = join(n50, n50, 50);
    let n200 = join(n100, n100, 100);
    let n250 = join(n200, n50, 50);
    // 2^252 - 3 = 4 (2^250 - 1) + 1.
    join(n250, a, 2)
}
