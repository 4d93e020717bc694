//! Inversion modulo any odd number below 2^256 by division steps (Bernstein and Yang,
//! "Fast constant-time gcd computation and modular inversion", TCHES 2019).
//!
//! One step maps (δ, f, g) to (1-δ, g, (g-f)/2) if δ > 0 and g is odd, else to (1+δ, f, (g + (g mod 2) f)/2).
//! It starts at f = m, g = x and, in the variant used here, δ = 1/2; after 590 steps g = 0 and f = ±gcd(m, x)
//! for every m below 2^256 and every 0 <= x < m. A *batch* of N steps depends only on the low N bits of f and g and is a matrix
//! [[u, v], [q, r]] / 2^N with |u| + |v| <= 2^N and |q| + |r| <= 2^N; it is found on single words and then
//! applied to f, g and, modulo m, to d, e, which keep d x = f and e x = g (mod m).
//!
//! [`w64`] works on 64-bit words (N = 60, 10 batches), [`w32`] on 32-bit words (N = 30, 20 batches);
//! both are this module's one implementation, instantiated for the word size.

mod batch;

/// Instantiates inversion for one word size.
///
/// `$n` steps a batch; signed limbs of `$n` bits, `$limbs` of them (at least 258 bits, so that values between
/// -2m and 2m fit); `$batches * $n >= 590`.
macro_rules! inversion {
    ($(#[$doc:meta])* $name:ident, $word:ty, $signed:ty, $wide:ty, $words:literal, $n:literal, $limbs:literal, $batches:literal, $sign:ident) => {
        $(#[$doc])*
        pub(crate) mod $name {
            use super::batch::{Matrix, $name::{batch, batch_vartime}};
            use crate::backend::portable::barrier::$sign as sign;

            /// Signed limbs, least significant first: all but the last in [0, 2^N), the last carries the sign.
            type Limbs = [$signed; $limbs];

            const N: u32 = $n;
            const MASK: $signed = (1 << N) - 1;

            /// An odd modulus and what inversion needs to know of it.
            #[derive(Clone, Copy)]
            pub(crate) struct Modulus {
                limbs: Limbs,
                /// m^-1 mod 2^N.
                inverse: $signed,
            }

            impl Modulus {
                /// `m` is odd, little-endian words.
                pub(crate) const fn new(m: &[$word; $words]) -> Self {
                    assert!(m[0] & 1 == 1, "the modulus must be odd");
                    // Newton's iteration: each round doubles the number of right bits, from 3.
                    let mut inverse = m[0];
                    let mut i = 0;
                    while i < 5 {
                        inverse = inverse.wrapping_mul((2 as $word).wrapping_sub(m[0].wrapping_mul(inverse)));
                        i += 1;
                    }
                    Self { limbs: limbs_of(m), inverse: inverse as $signed & MASK }
                }
            }

            /// The inverse of `x` mod m, or 0 for 0, in time independent of `x`. `x` is below m.
            pub(crate) fn invert(x: &[$word; $words], m: &Modulus) -> [$word; $words] {
                let (mut f, mut g) = (m.limbs, limbs_of(x));
                let (mut d, mut e) = ([0; $limbs], [0; $limbs]);
                e[0] = 1;
                let mut zeta = -1;
                for _ in 0..$batches {
                    let t = batch(&mut zeta, f[0], g[0]);
                    (d, e) = apply_mod(&t, &d, &e, m);
                    (f, g) = apply(&t, &f, &g);
                }
                finish(&d, sign(f[$limbs - 1]), m)
            }

            /// The inverse of `x` mod m, or 0 for 0, in time that depends on `x`. `x` is below m and public.
            pub(crate) fn invert_vartime(x: &[$word; $words], m: &Modulus) -> [$word; $words] {
                let (mut f, mut g) = (m.limbs, limbs_of(x));
                let (mut d, mut e) = ([0; $limbs], [0; $limbs]);
                e[0] = 1;
                let mut eta = -1;
                while g != [0; $limbs] {
                    let t = batch_vartime(&mut eta, f[0], g[0]);
                    (d, e) = apply_mod(&t, &d, &e, m);
                    (f, g) = apply(&t, &f, &g);
                }
                finish(&d, sign(f[$limbs - 1]), m)
            }

            /// Limbs of an unsigned number.
            const fn limbs_of(x: &[$word; $words]) -> Limbs {
                let mut out = [0; $limbs];
                let mut i = 0;
                while i < $limbs {
                    let bit = i as u32 * N;
                    let (word, shift) = ((bit / <$word>::BITS) as usize, bit % <$word>::BITS);
                    let mut limb = if word < $words { x[word] >> shift } else { 0 };
                    if shift != 0 && word + 1 < $words {
                        limb |= x[word + 1] << (<$word>::BITS - shift);
                    }
                    out[i] = limb as $signed & MASK;
                    i += 1;
                }
                out
            }

            /// Words of a number in [0, 2^256).
            fn words_of(x: &Limbs) -> [$word; $words] {
                core::array::from_fn(|i| {
                    let bit = i as u32 * <$word>::BITS;
                    let (limb, shift) = ((bit / N) as usize, bit % N);
                    let high = x[limb + 1] as $word;
                    let mut word = x[limb] as $word >> shift | high << (N - shift);
                    if 2 * N - shift < <$word>::BITS {
                        word |= (x[limb + 2] as $word) << (2 * N - shift);
                    }
                    word
                })
            }

            /// (u f + v g) / 2^N and (q f + r g) / 2^N, both exact.
            #[inline(always)]
            fn apply(t: &Matrix<$signed>, f: &Limbs, g: &Limbs) -> (Limbs, Limbs) {
                let (u, v, q, r) = (t.u as $wide, t.v as $wide, t.q as $wide, t.r as $wide);
                let (mut out_f, mut out_g) = ([0; $limbs], [0; $limbs]);
                let mut cf = u * f[0] as $wide + v * g[0] as $wide >> N;
                let mut cg = q * f[0] as $wide + r * g[0] as $wide >> N;
                for i in 1..$limbs {
                    cf += u * f[i] as $wide + v * g[i] as $wide;
                    cg += q * f[i] as $wide + r * g[i] as $wide;
                    out_f[i - 1] = cf as $signed & MASK;
                    out_g[i - 1] = cg as $signed & MASK;
                    cf >>= N;
                    cg >>= N;
                }
                out_f[$limbs - 1] = cf as $signed;
                out_g[$limbs - 1] = cg as $signed;
                (out_f, out_g)
            }

            /// The same on d, e modulo m: both in (-2m, m), before and after.
            ///
            /// Adding m to a negative d (or e) first brings it into (-m, m), so that u d + v e is in (-2^N m, 2^N m);
            /// then the multiple of m in (-2^N m, 0] that makes the sum divisible by 2^N is added.
            #[inline(always)]
            fn apply_mod(t: &Matrix<$signed>, d: &Limbs, e: &Limbs, m: &Modulus) -> (Limbs, Limbs) {
                let (u, v, q, r) = (t.u as $wide, t.v as $wide, t.q as $wide, t.r as $wide);
                let sign_d = sign(d[$limbs - 1]);
                let sign_e = sign(e[$limbs - 1]);
                let mut md = (t.u & sign_d) + (t.v & sign_e);
                let mut me = (t.q & sign_d) + (t.r & sign_e);
                let mut cd = u * d[0] as $wide + v * e[0] as $wide;
                let mut ce = q * d[0] as $wide + r * e[0] as $wide;
                md -= m.inverse.wrapping_mul(cd as $signed).wrapping_add(md) & MASK;
                me -= m.inverse.wrapping_mul(ce as $signed).wrapping_add(me) & MASK;
                let (md, me) = (md as $wide, me as $wide);
                cd = cd + m.limbs[0] as $wide * md >> N;
                ce = ce + m.limbs[0] as $wide * me >> N;
                let (mut out_d, mut out_e) = ([0; $limbs], [0; $limbs]);
                for i in 1..$limbs {
                    cd += u * d[i] as $wide + v * e[i] as $wide + m.limbs[i] as $wide * md;
                    ce += q * d[i] as $wide + r * e[i] as $wide + m.limbs[i] as $wide * me;
                    out_d[i - 1] = cd as $signed & MASK;
                    out_e[i - 1] = ce as $signed & MASK;
                    cd >>= N;
                    ce >>= N;
                }
                out_d[$limbs - 1] = cd as $signed;
                out_e[$limbs - 1] = ce as $signed;
                (out_d, out_e)
            }

            /// d, negated if `negative` is all ones (0 otherwise), reduced from (-2m, m) to [0, m).
            fn finish(d: &Limbs, negative: $signed, m: &Modulus) -> [$word; $words] {
                let add_if_negative = |x: &mut Limbs| {
                    let mask = sign(x[$limbs - 1]);
                    for (limb, m) in x.iter_mut().zip(&m.limbs) {
                        *limb += m & mask;
                    }
                };
                let carry = |x: &mut Limbs| {
                    for i in 0..$limbs - 1 {
                        x[i + 1] += x[i] >> N;
                        x[i] &= MASK;
                    }
                };
                let mut d = *d;
                add_if_negative(&mut d);
                for limb in &mut d {
                    *limb = (*limb ^ negative) - negative;
                }
                carry(&mut d);
                add_if_negative(&mut d);
                carry(&mut d);
                words_of(&d)
            }
        }
    };
}

inversion!(
    /// Inversion on 64-bit words.
    w64, u64, i64, i128, 4, 60, 5, 10, sign64
);
inversion!(
    /// Inversion on 32-bit words.
    w32, u32, i32, i64, 8, 30, 9, 20, sign32
);

#[cfg(test)]
mod tests;
