//! A batch of division steps on single words: the matrix it amounts to.
//!
//! δ is carried as `zeta` = -(δ + 1/2), whose sign bit tells δ > 0: a step makes it -zeta - 2 if it swaps and
//! zeta - 1 if it does not.

/// The matrix [[u, v], [q, r]] of N steps, scaled by 2^N to integers.
#[derive(Clone, Copy)]
pub(super) struct Matrix<T> {
    pub(super) u: T,
    pub(super) v: T,
    pub(super) q: T,
    pub(super) r: T,
}

/// Multi-step batches in time that depends on the numbers: as many zero bits of g are shifted out, and then cleared, as can be.
macro_rules! batch_vartime {
    ($word:ty, $signed:ty, $n:literal) => {
        /// A batch on the low words of f and g; `eta` = -δ, δ = 1 at first.
        ///
        /// While δ <= 0 no step swaps, so that k <= 1 - δ steps in a row add to g the multiple of f that clears its low k bits.
        pub(in super::super) fn batch_vartime(
            eta: &mut $signed,
            f: $signed,
            g: $signed,
        ) -> Matrix<$signed> {
            let (mut f, mut g) = (f as $word, g as $word);
            let (mut u, mut v, mut q, mut r) = (1 as $word, 0 as $word, 0 as $word, 1 as $word);
            let mut left: u32 = $n;
            loop {
                // Steps with g even only halve g; a sentinel bit stops at the end of the batch.
                let zeros = (g | (1 << left)).trailing_zeros();
                g >>= zeros;
                u <<= zeros;
                v <<= zeros;
                *eta -= zeros as $signed;
                left -= zeros;
                if left == 0 {
                    break;
                }
                if *eta < 0 {
                    // δ > 0 and g odd: swap, with the sign that makes the next steps additions.
                    *eta = -*eta;
                    (f, g) = (g, f.wrapping_neg());
                    (u, q) = (q, u.wrapping_neg());
                    (v, r) = (r, v.wrapping_neg());
                }
                let bits = (*eta as u32 + 1).min(left).min(6);
                // f (2 - f^2) is 1/f modulo 64 up to sign: f (f^2 - 2) = -1/f (mod 2^6) for odd f.
                let minus_inverse = f.wrapping_mul(f.wrapping_mul(f).wrapping_sub(2));
                let w = g.wrapping_mul(minus_inverse) & ((1 << bits) - 1);
                g = g.wrapping_add(f.wrapping_mul(w));
                q = q.wrapping_add(u.wrapping_mul(w));
                r = r.wrapping_add(v.wrapping_mul(w));
            }
            Matrix {
                u: u as $signed,
                v: v as $signed,
                q: q as $signed,
                r: r as $signed,
            }
        }
    };
}

/// 64-bit words, 60 steps.
pub(super) mod w64 {
    use super::Matrix;

    batch_vartime!(u64, i64, 60);

    /// 60 steps on the low 60 bits of f and g, in three parts of 20.
    #[inline(always)]
    pub(in super::super) fn batch(zeta: &mut i64, f: i64, g: i64) -> Matrix<i64> {
        let first = twenty(zeta, f, g);
        let (f, g) = first.low(f, g);
        let second = twenty(zeta, f, g);
        let (f, g) = second.low(f, g);
        let third = twenty(zeta, f, g);
        third.after(&second.after(&first))
    }

    impl Matrix<i64> {
        /// The low words of f and g after these 20 steps.
        #[inline(always)]
        fn low(&self, f: i64, g: i64) -> (i64, i64) {
            let row = |a: i64, b: i64| a.wrapping_mul(f).wrapping_add(b.wrapping_mul(g)) >> 20;
            (row(self.u, self.v), row(self.q, self.r))
        }

        /// The product self * earlier; its entries stay below 2^60 in absolute value, rows' sums too.
        #[inline(always)]
        fn after(&self, earlier: &Self) -> Self {
            Self {
                u: self.u * earlier.u + self.v * earlier.q,
                v: self.u * earlier.v + self.v * earlier.r,
                q: self.q * earlier.u + self.r * earlier.q,
                r: self.q * earlier.v + self.r * earlier.r,
            }
        }
    }

    /// 20 steps on the low 20 bits of f and g.
    ///
    /// A row (f, u, v) is one word, f - 2^21 u - 2^42 v, with u, v scaled by 2^20, so that a step is the same few
    /// operations on whole words: halving g halves q and r with it, exactly. The fields never mix, since |f| < 2^20,
    /// and since with this sign the one extreme entry, 2^20, fits its 21-bit field.
    #[inline(always)]
    fn twenty(zeta: &mut i64, f: i64, g: i64) -> Matrix<i64> {
        const LOW: i64 = (1 << 20) - 1;
        let mut a = (f & LOW) - (1 << 41);
        let mut b = (g & LOW) - (1 << 62);
        let mut z = *zeta;
        for _ in 0..20 {
            let mut swap = z >> 63;
            let odd = -(b & 1);
            // b + a or b - a, then a + (b - a) = b if the rows swap.
            b = b.wrapping_add(((a ^ swap) - swap) & odd);
            swap &= odd;
            z = (z ^ swap) - 1;
            a += b & swap;
            b >>= 1;
        }
        *zeta = z;
        let (u, v) = unpack(a);
        let (q, r) = unpack(b);
        Matrix { u, v, q, r }
    }

    /// The two matrix entries of a packed row.
    #[inline(always)]
    fn unpack(row: i64) -> (i64, i64) {
        let entries = (row + (1 << 20)) >> 21;
        let first = entries << 43 >> 43;
        (-first, (first - entries) >> 21)
    }
}

/// 32-bit words, 30 steps.
pub(super) mod w32 {
    use super::Matrix;

    batch_vartime!(u32, i32, 30);

    /// 30 steps on the low 30 bits of f and g.
    #[inline(always)]
    pub(in super::super) fn batch(zeta: &mut i32, f: i32, g: i32) -> Matrix<i32> {
        let (mut f, mut g) = (f, g);
        let (mut u, mut v, mut q, mut r) = (1i32, 0i32, 0i32, 1i32);
        let mut z = *zeta;
        for _ in 0..30 {
            let mut swap = z >> 31;
            let odd = -(g & 1);
            // Each pair steps like (f, g), but for the halving: u and v are doubled instead of q and r halved.
            let add = |x: i32, y: i32| y.wrapping_add(((x ^ swap).wrapping_sub(swap)) & odd);
            g = add(f, g);
            q = add(u, q);
            r = add(v, r);
            swap &= odd;
            z = (z ^ swap) - 1;
            f = f.wrapping_add(g & swap);
            u = u.wrapping_add(q & swap) << 1;
            v = v.wrapping_add(r & swap) << 1;
            g >>= 1;
        }
        *zeta = z;
        Matrix { u, v, q, r }
    }
}
