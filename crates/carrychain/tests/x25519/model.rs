//! X25519 as RFC 7748, section 5, writes it down, over big integers.

use num_bigint::BigUint;

pub fn p() -> BigUint {
    (BigUint::from(1u32) << 255u32) - 19u32
}

pub fn x25519(scalar: &[u8; 32], u: &[u8; 32]) -> [u8; 32] {
    let p = &p();
    let mut k = BigUint::from_bytes_le(scalar);
    for bit in [0, 1, 2, 255] {
        k.set_bit(bit, false);
    }
    k.set_bit(254, true);
    let mut u = BigUint::from_bytes_le(u);
    u.set_bit(255, false);

    let minus = |a: &BigUint, b: &BigUint| (a + p - b) % p;
    let (mut x2, mut z2) = (BigUint::from(1u32), BigUint::ZERO);
    let (mut x3, mut z3) = (u.clone(), BigUint::from(1u32));
    for bit in (0..255).rev() {
        if k.bit(bit) {
            (x2, z2, x3, z3) = (x3, z3, x2, z2);
        }
        let (a, b) = ((&x2 + &z2) % p, minus(&x2, &z2));
        let (c, d) = ((&x3 + &z3) % p, minus(&x3, &z3));
        let (aa, bb) = (&a * &a % p, &b * &b % p);
        let e = minus(&aa, &bb);
        let (da, cb) = (d * a % p, c * b % p);
        x3 = (&da + &cb).pow(2) % p;
        z3 = &u * (minus(&da, &cb).pow(2) % p) % p;
        x2 = &aa * bb % p;
        z2 = &e * (aa + 121_665u32 * &e) % p;
        if k.bit(bit) {
            (x2, z2, x3, z3) = (x3, z3, x2, z2);
        }
    }
    to_bytes(&(x2 * z2.modpow(&(p - 2u32), p) % p))
}

/// Little-endian.
pub fn to_bytes(n: &BigUint) -> [u8; 32] {
    let mut bytes = n.to_bytes_le();
    bytes.resize(32, 0);
    bytes.try_into().unwrap()
}
