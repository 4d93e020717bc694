//! x * invert(x) = 1 for every modulus in use and for weird ones, on both word sizes.

extern crate std;
use num_bigint::BigUint;
use std::vec::Vec;

/// The moduli in use, then the smallest and the largest odd ones and some of odd shapes.
fn moduli() -> Vec<BigUint> {
    let two = |k: u32| BigUint::from(1u8) << k;
    let mut all: Vec<BigUint> = [
        "57896044618658097711785492504343953926634992332820282019728792003956564819949",
        "7237005577332262213973186563042994240857116359379907606001950938285454250989",
        "115792089210356248762697446949407573530086143415290314195533631308867097853951",
        "115792089210356248762697446949407573529996955224135760342422259061068512044369",
    ]
    .iter()
    .map(|m| m.parse().unwrap())
    .collect();
    all.extend([3u8, 5, 255].map(BigUint::from));
    all.extend([
        two(256) - 1u8,
        two(256) - 189u8,
        two(255) + 1u8,
        two(64) - 1u8,
        two(60) + 1u8,
        two(30) - 1u8,
        two(128) + 51u8,
    ]);
    all
}

fn words<const W: usize>(x: &BigUint) -> [u32; W] {
    let digits = x.to_u32_digits();
    core::array::from_fn(|i| digits.get(i).copied().unwrap_or(0))
}

fn invert_all(x: &BigUint, m: &BigUint) -> [BigUint; 4] {
    let narrow = |x: &BigUint| words::<8>(x);
    let wide = |x: &BigUint| {
        let w = words::<8>(x);
        core::array::from_fn(|i| u64::from(w[2 * i]) | u64::from(w[2 * i + 1]) << 32)
    };
    let from_wide = |w: [u64; 4]| {
        BigUint::new(
            w.iter()
                .flat_map(|w| [*w as u32, (w >> 32) as u32])
                .collect(),
        )
    };
    let m64 = super::w64::Modulus::new(&wide(m));
    let m32 = super::w32::Modulus::new(&narrow(m));
    [
        from_wide(super::w64::invert(&wide(x), &m64)),
        from_wide(super::w64::invert_vartime(&wide(x), &m64)),
        BigUint::new(super::w32::invert(&narrow(x), &m32).to_vec()),
        BigUint::new(super::w32::invert_vartime(&narrow(x), &m32).to_vec()),
    ]
}

fn check(x: &BigUint, m: &BigUint) {
    let expected = x.modinv(m);
    for (i, inverse) in invert_all(x, m).iter().enumerate() {
        match &expected {
            Some(expected) => assert_eq!(inverse, expected, "variant {i}: 1/{x} mod {m}"),
            None if *x == BigUint::ZERO => {
                assert_eq!(*inverse, BigUint::ZERO, "variant {i}: mod {m}")
            }
            None => {} // x and a composite m have a common factor: no inverse is promised.
        }
    }
}

#[test]
fn boundary_values() {
    for m in moduli() {
        let mut xs = Vec::from([0u8, 1, 2, 3, 4].map(BigUint::from));
        for k in [
            19u32, 20, 21, 29, 30, 31, 59, 60, 61, 63, 64, 127, 128, 254, 255,
        ] {
            xs.extend([
                (BigUint::from(1u8) << k) - 1u8,
                BigUint::from(1u8) << k,
                (BigUint::from(1u8) << k) + 1u8,
            ]);
        }
        xs.extend([1u8, 2, 3, 4].map(|k| &m - k.min(2)));
        xs.extend([&m >> 1, (&m >> 1) + 1u8, &m / 3u8]);
        for x in xs {
            check(&(x % &m), &m);
        }
    }
}

#[test]
fn zero_has_inverse_zero() {
    for m in moduli() {
        for inverse in invert_all(&BigUint::ZERO, &m) {
            assert_eq!(inverse, BigUint::ZERO);
        }
    }
}

proptest::proptest! {
    #[test]
    fn random_values(x in proptest::array::uniform8(proptest::prelude::any::<u32>())) {
        for m in moduli() {
            check(&(BigUint::new(x.to_vec()) % &m), &m);
        }
    }
}
