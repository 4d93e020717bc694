//! Is the modulus a prime? Miller-Rabin: a composite is always shown to be one by some base; that a number passes is
//! evidence, not proof (at most 4^-64 for random bases; the shipped moduli have certificates elsewhere).

use num_bigint::BigUint;
use num_traits::One;

/// The bases tried: the first 64 primes.
const BASES: [u32; 64] = [
    2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97,
    101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193,
    197, 199, 211, 223, 227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307,
    311,
];

/// How a number was shown to be composite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Witness {
    /// This prime divides it.
    Divisor(u32),
    /// This base fails the Miller-Rabin test.
    MillerRabin(u32),
}

/// A witness that the odd number `n` > 1 is composite, if one is found.
pub fn compositeness_witness(n: &BigUint) -> Option<Witness> {
    let one = BigUint::one();
    let minus_one = n - &one;
    let twos = minus_one.trailing_zeros().unwrap_or(0);
    let odd = &minus_one >> twos;
    for base in BASES {
        if n % base == BigUint::ZERO {
            return (*n != BigUint::from(base)).then_some(Witness::Divisor(base));
        }
    }
    for base in BASES {
        let mut power = BigUint::from(base).modpow(&odd, n);
        let mut passes = power == one || power == minus_one;
        for _ in 1..twos {
            power = &power * &power % n;
            passes |= power == minus_one;
        }
        if !passes {
            return Some(Witness::MillerRabin(base));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_primes_from_composites() {
        let is = |text: &str| compositeness_witness(&crate::modulus::parse(text).unwrap());
        assert_eq!(is("2^255-19"), None);
        assert_eq!(is("3"), None);
        assert_eq!(is("311"), None);
        assert_eq!(is("313"), None);
        assert_eq!(is("2^255-21"), Some(Witness::Divisor(11)));
        // 10007 * 10009: no divisor in the list.
        assert_eq!(is("100160063"), Some(Witness::MillerRabin(2)));
        // A strong pseudoprime to bases 2, 3, 5 and 7, and one to all primes up to 31.
        assert_eq!(is("3215031751"), Some(Witness::Divisor(151)));
        assert_eq!(is("3825123056546413051"), Some(Witness::MillerRabin(37)));
    }
}
