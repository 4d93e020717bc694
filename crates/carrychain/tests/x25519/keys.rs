//! The types: what they show, compare and forget.

use carrychain::x25519::{PublicKey, StaticSecret};
use std::collections::HashSet;
use zeroize::{Zeroize, ZeroizeOnDrop};

#[test]
fn public_keys_are_compared_as_points() {
    let nine = PublicKey::from([9; 32]);
    let mut with_top_bit = [9; 32];
    with_top_bit[31] |= 0x80;
    assert_eq!(nine, PublicKey::from(with_top_bit));
    assert_ne!(nine, PublicKey::from([8; 32]));
    // p + 2 is 2.
    let mut two = [0; 32];
    two[0] = 2;
    let mut p_plus_2 = [0xff; 32];
    (p_plus_2[0], p_plus_2[31]) = (0xef, 0x7f);
    assert_eq!(PublicKey::from(two), PublicKey::from(p_plus_2));
    let distinct: HashSet<_> = [two, p_plus_2, [9; 32], with_top_bit]
        .map(PublicKey::from)
        .into();
    assert_eq!(distinct.len(), 2);
    // But they are kept as they came.
    assert_eq!(PublicKey::from(p_plus_2).as_bytes(), &p_plus_2);
    assert_eq!(PublicKey::from(p_plus_2).as_ref(), &p_plus_2);
}

#[test]
fn secrets_are_kept_as_they_came() {
    let secret = StaticSecret::from([0xff; 32]);
    assert_eq!(secret.to_bytes(), [0xff; 32]);
    assert_eq!(secret.as_bytes(), &[0xff; 32]);
    assert_eq!(secret.as_ref(), &[0xff; 32]);
    assert_eq!(secret, secret.clone());
    assert_ne!(secret, StaticSecret::from([0xfe; 32]));
}

#[test]
fn debug_hides_secrets() {
    let secret = StaticSecret::from([0xab; 32]);
    let shared = secret.diffie_hellman(&PublicKey::from([9; 32]));
    assert_eq!(format!("{secret:?}"), "StaticSecret { .. }");
    assert_eq!(format!("{shared:?}"), "SharedSecret { .. }");
}

#[test]
fn secrets_are_wiped() {
    fn wiped_on_drop<T: ZeroizeOnDrop>() {}
    wiped_on_drop::<StaticSecret>();
    wiped_on_drop::<carrychain::x25519::EphemeralSecret>();
    wiped_on_drop::<carrychain::x25519::ReusableSecret>();
    wiped_on_drop::<carrychain::x25519::SharedSecret>();
    let mut secret = StaticSecret::from([0xab; 32]);
    secret.zeroize();
    assert_eq!(secret.as_bytes(), &[0; 32]);
}

#[cfg(feature = "rand_core")]
mod random {
    use super::*;
    use carrychain::x25519::{EphemeralSecret, ReusableSecret};
    use core::convert::Infallible;

    /// Counts up.
    struct Counter(u8);

    impl rand_core::TryRng for Counter {
        type Error = Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Infallible> {
            let mut bytes = [0; 4];
            self.try_fill_bytes(&mut bytes)?;
            Ok(u32::from_le_bytes(bytes))
        }
        fn try_next_u64(&mut self) -> Result<u64, Infallible> {
            let mut bytes = [0; 8];
            self.try_fill_bytes(&mut bytes)?;
            Ok(u64::from_le_bytes(bytes))
        }
        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
            bytes.fill_with(|| {
                self.0 += 1;
                self.0
            });
            Ok(())
        }
    }
    impl rand_core::TryCryptoRng for Counter {}

    #[test]
    fn secrets_come_from_the_generator() {
        let expected: [u8; 32] = std::array::from_fn(|i| i as u8 + 1);
        let fixed = StaticSecret::random_from_rng(&mut Counter(0));
        assert_eq!(fixed.to_bytes(), expected);
        let (once, reusable) = (
            EphemeralSecret::random_from_rng(&mut Counter(0)),
            ReusableSecret::random_from_rng(&mut Counter(0)),
        );
        let public = PublicKey::from(&fixed);
        assert_eq!(public, PublicKey::from(&once));
        assert_eq!(public, PublicKey::from(&reusable));
        assert_eq!(format!("{once:?}"), "EphemeralSecret { .. }");
        assert_eq!(format!("{reusable:?}"), "ReusableSecret { .. }");
        let other = StaticSecret::from([3; 32]);
        let expected = other.diffie_hellman(&public);
        let their_public = PublicKey::from(&other);
        assert_eq!(reusable.diffie_hellman(&their_public), expected);
        assert_eq!(reusable.clone().diffie_hellman(&their_public), expected);
        assert_eq!(once.diffie_hellman(&their_public), expected);
    }
}
