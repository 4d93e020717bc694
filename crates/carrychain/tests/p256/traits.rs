//! The `signature` crate's traits and keys from random number generators.

#[cfg(feature = "signature")]
mod signature_traits {
    use carrychain::p256::ecdsa::{DerSignature, Signature, SigningKey, VerifyingKey};
    use signature::hazmat::{PrehashSigner, PrehashVerifier};
    use signature::{Keypair, SignatureEncoding, Signer, Verifier};

    fn check<S>(key: &SigningKey)
    where
        S: SignatureEncoding + PartialEq + core::fmt::Debug,
        SigningKey: Signer<S> + PrehashSigner<S> + Keypair<VerifyingKey = VerifyingKey>,
        VerifyingKey: Verifier<S> + PrehashVerifier<S>,
    {
        let verifying = Keypair::verifying_key(key);
        let signature: S = Signer::sign(key, b"message");
        Verifier::verify(&verifying, b"message", &signature).unwrap();
        assert!(Verifier::verify(&verifying, b"another", &signature).is_err());
        let prehash = [3; 20];
        let signature: S = PrehashSigner::sign_prehash(key, &prehash).unwrap();
        PrehashVerifier::verify_prehash(&verifying, &prehash, &signature).unwrap();
        let bytes = signature.to_bytes();
        assert_eq!(S::try_from(bytes.as_ref()).ok().unwrap(), signature);
    }

    #[test]
    fn both_encodings() {
        let key = SigningKey::from_bytes(&[9; 32]).unwrap();
        check::<Signature>(&key);
        check::<DerSignature>(&key);
    }
}

#[cfg(feature = "rand_core")]
mod random {
    use carrychain::p256::ecdh::EphemeralSecret;
    use carrychain::p256::{SecretKey, ecdh};
    use core::convert::Infallible;
    use rand_core::{TryCryptoRng, TryRng};

    /// Gives the bytes of `stream`, then counts.
    struct Stream(Vec<u8>, u8);

    impl TryRng for Stream {
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
        fn try_fill_bytes(&mut self, out: &mut [u8]) -> Result<(), Infallible> {
            for byte in out {
                self.1 = self.1.wrapping_add(1);
                *byte = if self.0.is_empty() {
                    self.1
                } else {
                    self.0.remove(0)
                };
            }
            Ok(())
        }
    }

    impl TryCryptoRng for Stream {}

    /// 0 and 2^256 - 1 are thrown away.
    #[test]
    fn out_of_range_is_drawn_again() {
        let stream = [[0; 32], [0xff; 32], [5; 32]].concat();
        assert_eq!(
            SecretKey::random(&mut Stream(stream, 0)).to_bytes(),
            [5; 32]
        );
    }

    #[test]
    fn key_agreement() {
        let a = EphemeralSecret::random(&mut Stream(vec![], 0));
        let b = EphemeralSecret::random(&mut Stream(vec![], 100));
        let shared = a.diffie_hellman(&b.public_key());
        assert_eq!(
            shared.raw_secret_bytes(),
            b.diffie_hellman(&a.public_key()).raw_secret_bytes()
        );
        let c = SecretKey::random(&mut Stream(vec![], 200));
        assert_ne!(
            shared.raw_secret_bytes(),
            ecdh::diffie_hellman(&c, &a.public_key()).raw_secret_bytes()
        );
    }

    #[cfg(feature = "signature")]
    #[test]
    fn randomized_signatures() {
        use carrychain::p256::ecdsa::{Signature, SigningKey};
        use signature::RandomizedSigner;
        use signature::hazmat::RandomizedPrehashSigner;
        let key = SigningKey::random(&mut Stream(vec![], 0));
        let entropy: Vec<u8> = (1..=32).collect();
        let signature: Signature = key.sign_with_rng(&mut Stream(vec![], 0), b"message");
        assert_eq!(signature, key.sign_with_entropy(b"message", &entropy));
        assert_ne!(signature, key.sign(b"message"));
        let signature: Signature = key
            .sign_prehash_with_rng(&mut Stream(vec![], 0), &[1; 32])
            .unwrap();
        assert_eq!(signature, key.sign_prehash_with_entropy(&[1; 32], &entropy));
    }
}
