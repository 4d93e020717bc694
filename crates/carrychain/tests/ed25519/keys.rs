//! The types: their conversions, what they refuse, show and forget.

use crate::bytes;
use carrychain::ed25519::{KEYPAIR_LENGTH, Signature, SignatureError, SigningKey, VerifyingKey};
use std::collections::HashSet;
use zeroize::ZeroizeOnDrop;

const SEED: [u8; 32] = [0xab; 32];

#[test]
fn seeds_are_kept_as_they_came() {
    let key = SigningKey::from_bytes(&[0xff; 32]);
    assert_eq!(key.to_bytes(), [0xff; 32]);
    assert_eq!(key.as_bytes(), &[0xff; 32]);
    assert_eq!(SigningKey::from([0xff; 32]), key);
    assert_eq!(SigningKey::from(&[0xff; 32]), key);
    assert_eq!(SigningKey::try_from(&[0xff; 32][..]), Ok(key.clone()));
    assert_ne!(SigningKey::from(SEED), key);
    assert_eq!(VerifyingKey::from(&key), key.verifying_key());
    assert_eq!(AsRef::<VerifyingKey>::as_ref(&key), &key.verifying_key());
}

#[test]
fn keypairs_must_match() {
    let key = SigningKey::from_bytes(&SEED);
    let pair = key.to_keypair_bytes();
    assert_eq!(pair[..32], SEED);
    assert_eq!(pair[32..], key.verifying_key().to_bytes());
    assert_eq!(SigningKey::from_keypair_bytes(&pair), Ok(key));
    for bit in 0..8 * KEYPAIR_LENGTH {
        let mut wrong = pair;
        wrong[bit / 8] ^= 1 << (bit % 8);
        assert_eq!(
            SigningKey::from_keypair_bytes(&wrong),
            Err(SignatureError::KeyMismatch)
        );
    }
}

#[test]
fn wrong_lengths_are_refused() {
    for length in [0, 31, 33, 63, 64, 65] {
        let slice = &[1; 65][..length];
        let error = |expected| SignatureError::Length {
            expected,
            got: length,
        };
        assert_eq!(SigningKey::try_from(slice), Err(error(32)));
        assert_eq!(VerifyingKey::try_from(slice), Err(error(32)));
        if length != 64 {
            assert_eq!(Signature::try_from(slice), Err(error(64)));
        }
    }
    let message = SignatureError::Length {
        expected: 32,
        got: 31,
    };
    assert_eq!(message.to_string(), "31 bytes where 32 are needed");
}

#[test]
fn signatures_hold_any_bytes() {
    let all: [u8; 64] = std::array::from_fn(|i| i as u8);
    let signature = Signature::from_bytes(&all);
    assert_eq!(signature.to_bytes(), all);
    assert_eq!(signature.r_bytes()[..], all[..32]);
    assert_eq!(signature.s_bytes()[..], all[32..]);
    assert_eq!(Signature::from(all), signature);
    assert_eq!(Signature::from(&all), signature);
    assert_eq!(Signature::from_slice(&all), Ok(signature));
    assert_eq!(<[u8; 64]>::from(signature), all);
    assert_eq!(<[u8; 64]>::from(&signature), all);
    let components = Signature::from_components(*signature.r_bytes(), *signature.s_bytes());
    assert_eq!(components, signature);
    let text = hex::encode(all);
    assert_eq!(format!("{signature:x}"), text);
    assert_eq!(format!("{signature:X}"), hex::encode_upper(all));
    assert_eq!(signature.to_string(), hex::encode_upper(all));
    assert_eq!(text.parse(), Ok(signature));
    assert_eq!(text.to_uppercase().parse(), Ok(signature));
    for wrong in [
        &text[1..],
        &text[2..],
        &format!("{text}00"),
        &text.replace('a', "g"),
    ] {
        let error = wrong.parse::<Signature>().unwrap_err();
        assert_eq!(error, SignatureError::Hexadecimal);
    }
}

#[test]
fn bytes_that_are_no_point_are_no_key() {
    // y = 2: (y^2 - 1) / (d y^2 + 1) is not a square.
    let mut two = [0; 32];
    two[0] = 2;
    let error = VerifyingKey::from_bytes(&two).unwrap_err();
    assert_eq!(error, SignatureError::NotAPoint);
    assert_eq!(
        error.to_string(),
        "the bytes are not the encoding of a point"
    );
}

#[test]
fn public_keys_are_compared_as_bytes() {
    let key = SigningKey::from_bytes(&SEED).verifying_key();
    let again = VerifyingKey::from_bytes(&key.to_bytes()).unwrap();
    let set: HashSet<_> = [key, again, SigningKey::from_bytes(&[1; 32]).verifying_key()].into();
    assert_eq!(set.len(), 2);
    assert_eq!(key.as_ref(), key.as_bytes());
    // The neutral element, with and without the sign bit on its x = 0.
    let neutral: [u8; 32] =
        bytes("0100000000000000000000000000000000000000000000000000000000000000");
    let mut with_sign = neutral;
    with_sign[31] = 0x80;
    let [a, b] = [neutral, with_sign].map(|bytes| VerifyingKey::from_bytes(&bytes).unwrap());
    assert_ne!(a, b);
    assert_eq!(a.to_montgomery(), b.to_montgomery());
    assert_eq!(a.to_montgomery().to_bytes(), [0; 32]);
}

#[test]
fn debug_hides_the_seed() {
    let key = SigningKey::from_bytes(&SEED);
    let public = hex::encode(key.verifying_key().as_bytes());
    assert_eq!(
        format!("{key:?}"),
        format!("SigningKey {{ verifying_key: VerifyingKey({public}), .. }}")
    );
}

#[test]
fn seeds_are_wiped() {
    fn wiped_on_drop<T: ZeroizeOnDrop>() {}
    wiped_on_drop::<SigningKey>();
}

#[cfg(feature = "rand_core")]
#[test]
fn keys_come_from_the_generator() {
    struct Constant;
    impl rand_core::TryRng for Constant {
        type Error = core::convert::Infallible;
        fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
            Ok(0xabab_abab)
        }
        fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
            Ok(0xabab_abab_abab_abab)
        }
        fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
            bytes.fill(0xab);
            Ok(())
        }
    }
    impl rand_core::TryCryptoRng for Constant {}
    assert_eq!(
        SigningKey::generate(&mut Constant),
        SigningKey::from_bytes(&SEED)
    );
}
