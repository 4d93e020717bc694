// Key agreement as code written against `x25519-dalek` 3 has it.

use super::super::Transcript;
use library::rand_core::CryptoRng;
use library::{
    EphemeralSecret, PublicKey, ReusableSecret, SharedSecret, StaticSecret, X25519_BASEPOINT_BYTES,
    x25519,
};
use std::collections::HashSet;
use std::error::Error;
use zeroize::{Zeroize, ZeroizeOnDrop};

/// Both sides of the protocol, with secrets of every kind.
pub fn run<R: CryptoRng>(rng: &mut R, log: &mut Transcript) -> Result<(), Box<dyn Error>> {
    let alice = EphemeralSecret::random_from_rng(rng);
    let alice_public = PublicKey::from(&alice);
    let bob = ReusableSecret::random_from_rng(rng);
    let bob_public = PublicKey::from(&bob);
    let carol = StaticSecret::random_from_rng(rng);
    let carol_public: PublicKey = (&carol).into();
    log.note(
        "public keys",
        [
            alice_public.to_bytes(),
            *bob_public.as_bytes(),
            carol_public.to_bytes(),
        ]
        .as_flattened(),
    );

    let shared: SharedSecret = alice.diffie_hellman(&bob_public);
    assert!(shared.was_contributory());
    assert_eq!(
        shared.as_bytes(),
        bob.diffie_hellman(&alice_public).as_bytes()
    );
    log.note("alice and bob", shared);
    let again = bob.clone().diffie_hellman(&carol_public).to_bytes();
    assert_eq!(again, carol.diffie_hellman(&bob_public).to_bytes());
    log.note("bob and carol", again);

    // Stored and read back, as bytes.
    let stored: [u8; 32] = carol.to_bytes();
    let read = StaticSecret::from(stored);
    assert_eq!(read.as_bytes(), carol.as_bytes());
    assert_eq!(read.as_ref(), stored);
    assert_eq!(PublicKey::from(&read), carol_public);
    log.note("carol", read.as_ref());

    // The bare function.
    log.note("x25519", x25519(stored, bob_public.to_bytes()));
    assert_eq!(
        x25519(stored, X25519_BASEPOINT_BYTES),
        carol_public.to_bytes()
    );

    // A point of small order, and one not reduced, which is equal to the reduced one.
    let zero = PublicKey::from([0; 32]);
    let nothing = read.diffie_hellman(&zero);
    assert!(!nothing.was_contributory());
    log.note("small order", nothing);
    let mut p = [0xff; 32];
    (p[0], p[31]) = (0xed, 0x7f);
    let keys: HashSet<PublicKey> = [zero, p.into(), bob_public, bob_public].into();
    assert_eq!((keys.len(), zero == p.into()), (2, true));
    log.note("as it came", PublicKey::from(p));

    let mut public = carol_public;
    public.zeroize();
    assert_eq!(public.as_ref(), [0; 32]);
    fn wiped<T: ZeroizeOnDrop>(_: &T) {}
    wiped(&read);
    assert!(
        StaticSecret::random().to_bytes()
            != EphemeralSecret::random()
                .diffie_hellman(&bob_public)
                .to_bytes()
    );
    Ok(())
}
