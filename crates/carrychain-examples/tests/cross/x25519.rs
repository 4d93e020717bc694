//! `carrychain::x25519` and `x25519-dalek`.

use super::{RANDOM, bytes, little, rng};
use carrychain::x25519 as ours;
use x25519_dalek as theirs;

const P: &str = "7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed";

/// Points: around 0 and p, all of small order, with the top bit clear and set, and random ones.
fn points() -> Vec<[u8; 32]> {
    let mut points: Vec<_> = (-3..=19).map(|d| little(P, d)).collect();
    points.extend((0..=9).map(|d| little(&"0".repeat(64), d)));
    // Of order 8 (RFC 7748's curve), as Wycheproof lists them.
    points.extend(
        [
            "00b8495f16056286fdb1329ceb8d09da6ac49ff1fae35616aeb8413b7c7aebe0",
            "57119fd0dd4e22d8868e1c58c45c44045bef839c55b1d0b1248c50a3bc959c5f",
        ]
        .map(|digits| little(digits, 0)),
    );
    let mut rng = rng(1);
    points.extend((0..RANDOM).map(|_| bytes::<32>(&mut rng)));
    points
        .iter()
        .flat_map(|point| {
            let mut flipped = *point;
            flipped[31] ^= 0x80;
            [*point, flipped]
        })
        .collect()
}

fn secrets() -> Vec<[u8; 32]> {
    let mut rng = rng(2);
    let mut secrets = vec![[0; 32], [0xff; 32], little(P, 0)];
    secrets.extend((0..4).map(|_| bytes(&mut rng)));
    secrets
}

#[test]
fn public_keys_and_shared_secrets() {
    let points = points();
    let mut small = 0;
    for secret in secrets() {
        let ours_secret = ours::StaticSecret::from(secret);
        let theirs_secret = theirs::StaticSecret::from(ours_secret.to_bytes());
        let ours_public = ours::PublicKey::from(&ours_secret);
        let theirs_public = theirs::PublicKey::from(&theirs_secret);
        assert_eq!(ours_public.to_bytes(), theirs_public.to_bytes());
        for point in &points {
            let ours_shared = ours_secret.diffie_hellman(&ours::PublicKey::from(*point));
            let theirs_shared = theirs_secret.diffie_hellman(&theirs::PublicKey::from(*point));
            assert_eq!(ours_shared.as_bytes(), theirs_shared.as_bytes());
            assert_eq!(
                ours_shared.was_contributory(),
                theirs_shared.was_contributory()
            );
            small += usize::from(!ours_shared.was_contributory());
            assert_eq!(ours::x25519(secret, *point), theirs::x25519(secret, *point));
        }
    }
    // 0, 1, p - 1, p, p + 1, 2^255 and the points of order 8, all with either top bit.
    assert_eq!(small, secrets().len() * 2 * 8);
}

#[test]
fn keys_are_equal_where_theirs_are() {
    let points = points();
    for a in &points {
        for b in &points {
            assert_eq!(
                ours::PublicKey::from(*a) == ours::PublicKey::from(*b),
                theirs::PublicKey::from(*a) == theirs::PublicKey::from(*b)
            );
        }
    }
}

#[test]
fn each_with_the_other() {
    let mut rng = rng(3);
    for _ in 0..RANDOM {
        let alice = ours::EphemeralSecret::random_from_rng(&mut rng);
        let bob = theirs::EphemeralSecret::random_from_rng(&mut rng);
        let to_bob = ours::PublicKey::from(&alice).to_bytes();
        let to_alice = theirs::PublicKey::from(&bob).to_bytes();
        assert_eq!(
            alice.diffie_hellman(&to_alice.into()).to_bytes(),
            bob.diffie_hellman(&to_bob.into()).to_bytes()
        );
    }
}
