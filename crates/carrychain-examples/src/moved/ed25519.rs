// Signatures as code written against `ed25519-dalek` 3 has it.

use super::super::Transcript;
use library::pkcs8::spki::der::pem::LineEnding;
use library::pkcs8::{DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey};
use library::rand_core::CryptoRng;
use library::{
    Context, Digest, DigestSigner, DigestVerifier, KEYPAIR_LENGTH, PUBLIC_KEY_LENGTH,
    SECRET_KEY_LENGTH, SIGNATURE_LENGTH, SecretKey, Sha512, Signature, SignatureError, Signer,
    SigningKey, Verifier, VerifyingKey, verify_batch,
};
use std::error::Error;

/// Everything below.
pub fn run<R: CryptoRng>(rng: &mut R, log: &mut Transcript) -> Result<(), Box<dyn Error>> {
    let key: SigningKey = SigningKey::generate(rng);
    keys(&key, log)?;
    signatures(&key, log)?;
    prehashed(&key, log)?;
    documents(&key, log)?;
    batches(rng, log)?;
    contrived(log)?;
    Ok(())
}

fn keys(key: &SigningKey, log: &mut Transcript) -> Result<(), SignatureError> {
    let seed: SecretKey = key.to_bytes();
    let public: [u8; PUBLIC_KEY_LENGTH] = key.verifying_key().to_bytes();
    let pair: [u8; KEYPAIR_LENGTH] = key.to_keypair_bytes();
    assert_eq!(
        (&pair[..SECRET_KEY_LENGTH], &pair[SECRET_KEY_LENGTH..]),
        (&seed[..], &public[..])
    );
    assert_eq!(SigningKey::from_bytes(&seed), *key);
    assert_eq!(SigningKey::from(seed), *key);
    assert_eq!(SigningKey::try_from(&seed[..])?, *key);
    assert_eq!(SigningKey::from_keypair_bytes(&pair)?, *key);
    assert_eq!(VerifyingKey::from_bytes(&public)?, key.verifying_key());
    assert_eq!(
        VerifyingKey::try_from(&public[..])?,
        VerifyingKey::from(key)
    );
    assert!(!key.verifying_key().is_weak());
    log.note("key pair", pair);
    log.note("scalar", key.to_scalar_bytes());
    log.note("as X25519", key.verifying_key().to_montgomery().to_bytes());

    let mut wrong = pair;
    wrong[40] ^= 1;
    log.verdict(
        "another's public key",
        SigningKey::from_keypair_bytes(&wrong),
    );
    log.verdict("short seed", SigningKey::try_from(&seed[1..]));
    let mut y = [0; 32];
    y[0] = 2;
    log.verdict("no point", VerifyingKey::from_bytes(&y));
    Ok(())
}

fn signatures(key: &SigningKey, log: &mut Transcript) -> Result<(), SignatureError> {
    let message: &[u8] = b"This is a test of the tsunami alert system.";
    let signature: Signature = key.sign(message);
    key.verify(message, &signature)?;
    key.verify_strict(message, &signature)?;
    let public = key.verifying_key();
    public.verify(message, &signature)?;
    public.verify_strict(message, &signature)?;
    assert!(public.verify(b"another message", &signature).is_err());
    assert!(key.try_sign(message).is_ok());

    let bytes: [u8; SIGNATURE_LENGTH] = signature.to_bytes();
    assert_eq!(Signature::from_bytes(&bytes), signature);
    assert_eq!(Signature::from_slice(&bytes)?, signature);
    assert_eq!(Signature::try_from(&bytes[..])?, signature);
    assert_eq!(
        Signature::from_components(*signature.r_bytes(), *signature.s_bytes()),
        signature
    );
    let text = format!("{signature:x}");
    assert!(
        text.parse::<Signature>()
            .is_ok_and(|read| read == signature)
    );
    log.note("signature", bytes);
    log.note(
        "as text",
        format!("{signature} {signature:x} {signature:X}"),
    );
    log.verdict("short signature", Signature::from_slice(&bytes[1..]));

    fn generic<K: Signer<Signature>, V: Verifier<Signature>>(key: &K, verifier: &V) -> bool {
        verifier.verify(b"generic", &key.sign(b"generic")).is_ok()
    }
    assert!(generic(key, &public));
    Ok(())
}

fn prehashed(key: &SigningKey, log: &mut Transcript) -> Result<(), SignatureError> {
    let context: &[u8] = b"Ed25519ph in a test";
    let mut hash: Sha512 = Sha512::new();
    hash.update(b"a message ");
    hash.update(b"in parts");
    let signature = key.sign_prehashed(hash.clone(), Some(context))?;
    key.verify_prehashed(hash.clone(), Some(context), &signature)?;
    key.verifying_key()
        .verify_prehashed_strict(hash.clone(), Some(context), &signature)?;
    assert!(
        key.verify_prehashed(hash.clone(), None, &signature)
            .is_err()
    );
    log.note("Ed25519ph", signature.to_bytes());

    let signing: Context<'_, '_, SigningKey> = key.with_context(context)?;
    let public = key.verifying_key();
    let verifying = public.with_context(context)?;
    let feed = |hash: &mut Sha512| hash.update(b"a message in parts");
    assert_eq!(signing.sign_digest(feed), signature);
    let fed = |hash: &mut Sha512| {
        feed(hash);
        Ok(())
    };
    log.verdict("with its context", verifying.verify_digest(fed, &signature));
    log.verdict("without its context", public.verify_digest(fed, &signature));
    let plain: Signature = key.sign_digest(feed);
    log.note("without context", plain.to_bytes());
    log.verdict("long context", key.with_context(&[0; 256]));
    assert_eq!(signing.value(), context);
    assert_eq!(Context::<SigningKey>::MAX_LENGTH, 255);
    Ok(())
}

fn documents(key: &SigningKey, log: &mut Transcript) -> Result<(), Box<dyn Error>> {
    let private = key.to_pkcs8_der()?;
    assert_eq!(SigningKey::from_pkcs8_der(private.as_bytes())?, *key);
    let public = key.verifying_key().to_public_key_der()?;
    assert_eq!(
        VerifyingKey::from_public_key_der(public.as_bytes())?,
        key.verifying_key()
    );
    log.note("PKCS#8", private.as_bytes());
    log.note("SPKI", public.as_bytes());

    let private = key.to_pkcs8_pem(LineEnding::LF)?;
    assert_eq!(SigningKey::from_pkcs8_pem(&private)?, *key);
    let public = key.verifying_key().to_public_key_pem(LineEnding::LF)?;
    assert_eq!(
        VerifyingKey::from_public_key_pem(&public)?,
        key.verifying_key()
    );
    log.note("PKCS#8, PEM", private.as_bytes());
    log.note("SPKI, PEM", &public);
    log.verdict("one for the other", SigningKey::from_pkcs8_pem(&public));
    Ok(())
}

fn batches<R: CryptoRng>(rng: &mut R, log: &mut Transcript) -> Result<(), SignatureError> {
    for count in [0, 1, 2, 16, 17, 40] {
        let keys: Vec<SigningKey> = (0..count).map(|_| SigningKey::generate(rng)).collect();
        let texts: Vec<String> = (0..count).map(|i| format!("message {i}")).collect();
        let messages: Vec<&[u8]> = texts.iter().map(|text| text.as_bytes()).collect();
        let mut signatures: Vec<Signature> = keys
            .iter()
            .zip(&messages)
            .map(|(key, message)| key.sign(message))
            .collect();
        let publics: Vec<VerifyingKey> = keys.iter().map(SigningKey::verifying_key).collect();
        verify_batch(&messages, &signatures, &publics)?;
        signatures
            .iter()
            .for_each(|signature| log.note("batch", signature.to_bytes()));
        if count > 1 {
            assert!(verify_batch(&messages[1..], &signatures, &publics).is_err());
            signatures.swap(0, count - 1);
            log.verdict(
                "two changed places",
                verify_batch(&messages, &signatures, &publics),
            );
            signatures.swap(0, count - 1);
            let mut bytes = signatures[count - 1].to_bytes();
            bytes[3] ^= 1;
            signatures[count - 1] = Signature::from_bytes(&bytes);
            log.verdict(
                "the last one is wrong",
                verify_batch(&messages, &signatures, &publics),
            );
        }
    }
    Ok(())
}

/// Keys and signatures that nobody makes by accident.
fn contrived(log: &mut Transcript) -> Result<(), SignatureError> {
    let mut identity = [0; 32];
    identity[0] = 1;
    let weak = VerifyingKey::from_bytes(&identity)?;
    assert!(weak.is_weak());
    // S = 0 and R = the identity: valid for every message under a key of small order.
    let signature = Signature::from_components(identity, [0; 32]);
    log.verdict("weak key", weak.verify(b"any", &signature));
    log.verdict("weak key, strictly", weak.verify_strict(b"any", &signature));
    // S = l.
    let mut l = [0; 32];
    l[..16].copy_from_slice(&0x14de_f9de_a2f7_9cd6_5812_631a_5cf5_d3ed_u128.to_le_bytes());
    l[31] = 0x10;
    log.verdict(
        "S = l",
        weak.verify(b"any", &Signature::from_components(identity, l)),
    );
    Ok(())
}
