//! The traits of the crate `signature`.

use carrychain::ed25519::{Signature, SigningKey, VerifyingKey};
use signature::{Keypair, MultipartSigner, MultipartVerifier, SignatureEncoding, Signer, Verifier};

fn through_traits<K>(key: &K)
where
    K: Signer<Signature> + MultipartSigner<Signature> + Keypair,
    K::VerifyingKey: Verifier<Signature> + MultipartVerifier<Signature>,
{
    let public = key.verifying_key();
    let signature = key.sign(b"message");
    assert_eq!(key.multipart_sign(&[b"mess", b"age"]), signature);
    assert!(public.verify(b"message", &signature).is_ok());
    assert!(public.verify(b"massage", &signature).is_err());
    assert!(
        public
            .multipart_verify(&[b"m", b"essage"], &signature)
            .is_ok()
    );
    assert!(public.multipart_verify(&[b"m"], &signature).is_err());
}

#[test]
fn keys_and_signatures() {
    let key = SigningKey::from_bytes(&[3; 32]);
    through_traits(&key);
    let signature: Signature = Signer::sign(&key, b"message");
    assert!(Verifier::verify(&key, b"message", &signature).is_ok());
    assert!(MultipartVerifier::multipart_verify(&key, &[b"message"], &signature).is_ok());
    assert_eq!(
        SignatureEncoding::to_bytes(&signature),
        Signature::to_bytes(&signature)
    );
    let public: VerifyingKey = Keypair::verifying_key(&key);
    assert_eq!(public, key.verifying_key());
}
