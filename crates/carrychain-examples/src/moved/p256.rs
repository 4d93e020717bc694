// Key agreement and signatures as code written against `p256` 0.14 has it.

use super::super::Transcript;
use library::ecdh::{EphemeralSecret, SharedSecret};
use library::ecdsa::signature::hazmat::{PrehashSigner, PrehashVerifier, RandomizedPrehashSigner};
use library::ecdsa::signature::{
    DigestSigner, DigestVerifier, MultipartSigner, MultipartVerifier, RandomizedSigner, Signer,
    Verifier,
};
use library::ecdsa::{DerSignature, Signature, SigningKey, VerifyingKey};
use library::elliptic_curve::Generate;
use library::elliptic_curve::rand_core::CryptoRng;
use library::elliptic_curve::sec1::ToSec1Point;
use library::pkcs8::{
    DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, LineEnding,
};
use library::{FieldBytes, PublicKey, Sec1Point, SecretKey};
use sha2::{Digest, Sha256, Sha384};
use std::error::Error;

/// Everything below.
pub fn run<R: CryptoRng>(rng: &mut R, log: &mut Transcript) -> Result<(), Box<dyn Error>> {
    // A generator's bytes make another key in each library.
    let [a, b] = [0; 2].map(|_| SecretKey::generate_from_rng(rng));
    assert_ne!(a, b);
    let mut bytes = FieldBytes::default();
    rng.fill_bytes(&mut bytes);
    let secret = SecretKey::from_bytes(&bytes)?;
    agreement(rng, &secret, log)?;
    encodings(&secret, log)?;
    documents(&secret, log)?;
    signatures(rng, &secret, log)?;
    Ok(())
}

fn agreement<R: CryptoRng>(
    rng: &mut R,
    secret: &SecretKey,
    log: &mut Transcript,
) -> Result<(), Box<dyn Error>> {
    let alice = EphemeralSecret::generate_from_rng(rng);
    let alice_bytes = Sec1Point::from(alice.public_key());
    let bob = EphemeralSecret::try_generate_from_rng(rng)?;
    let bob_bytes = Sec1Point::from(PublicKey::from(&bob));
    let bob_public = PublicKey::from_sec1_bytes(bob_bytes.as_ref())?;
    let shared: SharedSecret = alice.diffie_hellman(&bob_public);
    let alice_public = PublicKey::from_sec1_bytes(alice_bytes.as_bytes())?;
    assert_eq!(
        shared.raw_secret_bytes(),
        bob.diffie_hellman(&alice_public).raw_secret_bytes()
    );

    let stored = SecretKey::from_slice(&[0xaf; 32])?.public_key();
    let shared = secret.diffie_hellman(&stored);
    log.note("of stored keys", shared.raw_secret_bytes());
    let mut okm = [0; 42];
    shared
        .extract::<Sha256>(Some(b"salt"))
        .expand(b"info", &mut okm)
        .map_err(|e| e.to_string())?;
    log.note("HKDF", okm);

    let from_the_os = EphemeralSecret::generate();
    assert_ne!(from_the_os.public_key(), alice_public);
    Ok(())
}

fn encodings(secret: &SecretKey, log: &mut Transcript) -> Result<(), Box<dyn Error>> {
    let bytes: FieldBytes = secret.to_bytes();
    assert_eq!(SecretKey::from_bytes(&bytes)?, *secret);
    assert_eq!(SecretKey::from_slice(bytes.as_slice())?, *secret);
    log.note("secret", bytes);
    let public = secret.public_key();
    let point: Sec1Point = public.to_sec1_point(false);
    let compressed = public.to_sec1_point(true);
    assert_eq!(point.compress(), compressed);
    assert_eq!((point.len(), compressed.len()), (65, 33));
    assert_eq!(
        (point.is_compressed(), compressed.is_compressed()),
        (false, true)
    );
    assert_eq!((point.x(), compressed.y()), (compressed.x(), None));
    assert_eq!(public.to_sec1_bytes()[..], *point.as_bytes());
    assert_eq!(PublicKey::from_sec1_bytes(compressed.as_bytes())?, public);
    assert_eq!(Sec1Point::from_bytes(compressed.as_bytes())?, compressed);
    assert_eq!(PublicKey::try_from(point)?, public);
    log.note("point", point);
    log.note("compressed point", compressed.to_bytes());

    log.verdict("zero", SecretKey::from_slice(&[0; 32]));
    log.verdict("above n", SecretKey::from_slice(&[0xff; 32]));
    log.verdict("infinity", PublicKey::from_sec1_bytes(&[0]));
    log.verdict("off the curve", PublicKey::from_sec1_bytes(&[4; 65]));
    log.verdict("nothing", PublicKey::from_sec1_bytes(&[]));
    let other = SecretKey::from_slice(&[7; 32])?.public_key();
    log.note("order", [(public < other) as u8, (public == other) as u8]);
    Ok(())
}

fn documents(secret: &SecretKey, log: &mut Transcript) -> Result<(), Box<dyn Error>> {
    let public = secret.public_key();
    let document = secret.to_pkcs8_der()?;
    assert_eq!(SecretKey::from_pkcs8_der(document.as_bytes())?, *secret);
    log.note("PKCS#8", document.as_bytes());
    let pem = secret.to_pkcs8_pem(LineEnding::LF)?;
    assert_eq!(pem.parse::<SecretKey>()?, *secret);
    assert_eq!(SecretKey::from_pem(&pem)?, *secret);
    log.note("PKCS#8, PEM", pem.as_bytes());

    let sec1 = secret.to_sec1_der()?;
    assert_eq!(SecretKey::from_sec1_der(&sec1)?, *secret);
    assert_eq!(SecretKey::from_der(&sec1)?, *secret);
    log.note("SEC1", &*sec1);
    let pem = secret.to_sec1_pem(LineEnding::LF)?;
    assert_eq!(SecretKey::from_sec1_pem(&pem)?, *secret);
    assert_eq!(SecretKey::from_pem(&pem)?, *secret);
    log.note("SEC1, PEM", pem.as_bytes());

    let document = public.to_public_key_der()?;
    assert_eq!(PublicKey::from_public_key_der(document.as_bytes())?, public);
    log.note("SPKI", document.as_bytes());
    let pem = public.to_public_key_pem(LineEnding::LF)?;
    assert_eq!(pem.parse::<PublicKey>()?, public);
    log.note("SPKI, PEM", &pem);
    log.verdict("one for the other", SecretKey::from_pem(&pem));
    Ok(())
}

fn signatures<R: CryptoRng>(
    rng: &mut R,
    secret: &SecretKey,
    log: &mut Transcript,
) -> Result<(), Box<dyn Error>> {
    let key = SigningKey::from(secret);
    assert_eq!(SigningKey::from_bytes(&key.to_bytes())?, key);
    assert_eq!(SecretKey::from(&key), *secret);
    let verifying: &VerifyingKey = key.verifying_key();
    let point = verifying.to_sec1_point(false);
    assert_eq!(VerifyingKey::from_sec1_bytes(point.as_ref())?, *verifying);
    assert_eq!(PublicKey::from(verifying), secret.public_key());

    let message = b"ECDSA proves knowledge of a secret number in the context of a single message";
    let signature: Signature = key.sign(message);
    verifying.verify(message, &signature)?;
    assert!(verifying.verify(b"another", &signature).is_err());
    log.note("signature", signature.to_bytes());
    assert_eq!(Signature::from_slice(&signature.to_bytes())?, signature);
    let (r, s) = signature.split_bytes();
    assert_eq!(Signature::from_scalars(r, s)?, signature);
    log.note("low s", signature.normalize_s().to_bytes());
    let text = signature.to_string();
    assert_eq!(text.parse::<Signature>()?, signature);
    log.note("as text", text);

    let der: DerSignature = signature.to_der();
    assert_eq!(Signature::from_der(der.as_bytes())?, signature);
    let read = DerSignature::from_bytes(der.as_bytes())?;
    assert_eq!((read.as_bytes(), read.len()), (der.as_bytes(), der.len()));
    log.note("DER", der.to_bytes());

    // A digest that was made elsewhere, and one that is fed here.
    let prehash = Sha384::digest(message);
    let signature: Signature = key.sign_prehash(&prehash)?;
    verifying.verify_prehash(&prehash, &signature)?;
    log.note("of a SHA-384", signature.to_bytes());
    let fed: Signature = key.sign_digest(|hash: &mut Sha384| hash.update(message));
    assert_eq!(fed, signature);
    verifying.verify_digest(
        |hash: &mut Sha384| {
            hash.update(message);
            Ok(())
        },
        &fed,
    )?;
    let parts: Signature = key.multipart_sign(&[b"in ", b"parts"]);
    verifying.multipart_verify(&[b"", b"in parts"], &parts)?;
    log.note("in parts", parts.to_bytes());

    // Signatures with randomness differ from library to library, if only because they draw different amounts.
    let random: Signature = key.sign_with_rng(rng, message);
    verifying.verify(message, &random)?;
    let random: Signature = key.sign_prehash_with_rng(rng, &prehash)?;
    verifying.verify_prehash(&prehash, &random)?;

    // The traits, for code that is generic over the encoding.
    fn generic<S, K: Signer<S> + AsRef<V>, V: Verifier<S>>(key: &K) -> bool {
        key.as_ref()
            .verify(b"generic", &key.sign(b"generic"))
            .is_ok()
    }
    fn generic_prehash<S, K: PrehashSigner<S> + AsRef<V>, V: PrehashVerifier<S>>(key: &K) -> bool {
        let signature = key.sign_prehash(&[7; 32]);
        signature.is_ok_and(|signature| key.as_ref().verify_prehash(&[7; 32], &signature).is_ok())
    }
    assert!(generic_prehash::<Signature, _, VerifyingKey>(&key));
    assert!(generic_prehash::<DerSignature, _, VerifyingKey>(&key));
    assert!(generic::<Signature, _, VerifyingKey>(&key));
    assert!(generic::<DerSignature, _, VerifyingKey>(&key));
    log.verdict("r = 0", Signature::from_scalars([0; 32], [1; 32]));
    log.verdict("not DER", Signature::from_der(&[0x30, 0]));
    assert_eq!(
        SigningKey::from_pkcs8_der(key.to_pkcs8_der()?.as_bytes())?,
        key
    );
    Ok(())
}
