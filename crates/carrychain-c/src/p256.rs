//! P-256: ECDH and ECDSA.

use crate::error::Error;
use crate::ffi::{In, Out, apart, exported};
use carrychain::p256::ecdsa::{Signature, VerifyingKey};
use carrychain::p256::{P256_SIGN, PublicKey, SecretKey};
use sha2::{Digest, Sha256};

/// The most bytes of a signature in DER.
const DER_LENGTH: usize = 72;

/// Whether so many bytes may be a public key: compressed or not.
fn is_sec1(length: usize) -> bool {
    length == 33 || length == 65
}

/// The signature of a digest. (`SigningKey` would compute the public key as well.)
fn sign(secret: &[u8; 32], digest: &[u8]) -> Result<[u8; 64], Error> {
    let secret = SecretKey::from_bytes(secret)?;
    let signature = (P256_SIGN.in_use().function)(&secret, digest, &[]);
    Ok(signature.to_bytes())
}

/// Whether a signature is valid; out of range, it is as invalid as any other.
fn verify(signature: &[u8; 64], digest: &[u8], public: &[u8]) -> Result<(), Error> {
    let public = VerifyingKey::from_sec1_bytes(public)?;
    let signature = Signature::from_bytes(signature).map_err(|_| Error::Signature)?;
    Ok(public.verify_prehash(digest, &signature)?)
}

exported! {
    /// The public key of a secret, compressed or not.
    fn carrychain_p256_public_key(
        public_key: Out<u8>, public_key_len: usize,
        secret_key: In<u8>, secret_key_len: usize,
    ) {
        let room = public_key.some(public_key_len, is_sec1)?;
        let public = SecretKey::from_bytes(secret_key.array(secret_key_len)?).map(|secret| secret.public_key());
        if public_key_len == 33 {
            room.write(public.map(|key| key.to_sec1_bytes_compressed()))
        } else {
            room.write(public.map(|key| key.to_sec1_bytes()))
        }
    }

    /// The shared secret.
    fn carrychain_p256_shared_secret(
        shared_secret: Out<u8>, shared_secret_len: usize,
        secret_key: In<u8>, secret_key_len: usize,
        public_key: In<u8>, public_key_len: usize,
    ) {
        let room = shared_secret.exactly(32, shared_secret_len)?;
        let secret = SecretKey::from_bytes(secret_key.array(secret_key_len)?);
        let public = PublicKey::from_sec1_bytes(public_key.some(public_key_len, is_sec1)?);
        let shared = secret.and_then(|secret| Ok(secret.diffie_hellman(&public?)));
        room.write(shared.as_ref().map(|shared| shared.raw_secret_bytes()).map_err(|error| *error))
    }

    /// The signature of a message.
    fn carrychain_p256_sign(
        signature: Out<u8>, signature_len: usize,
        message: In<u8>, message_len: usize,
        secret_key: In<u8>, secret_key_len: usize,
    ) {
        let room = signature.exactly(64, signature_len)?;
        let message = message.slice(message_len)?;
        room.write(sign(secret_key.array(secret_key_len)?, &Sha256::digest(message)))
    }

    /// The signature of a digest.
    fn carrychain_p256_sign_digest(
        signature: Out<u8>, signature_len: usize,
        digest: In<u8>, digest_len: usize,
        secret_key: In<u8>, secret_key_len: usize,
    ) {
        let room = signature.exactly(64, signature_len)?;
        let digest = digest.some(digest_len, |length| length > 0)?;
        room.write(sign(secret_key.array(secret_key_len)?, digest))
    }

    /// Whether the signature of a message is valid.
    fn carrychain_p256_verify(
        signature: In<u8>, signature_len: usize,
        message: In<u8>, message_len: usize,
        public_key: In<u8>, public_key_len: usize,
    ) {
        let signature = signature.array(signature_len)?;
        let message = message.slice(message_len)?;
        verify(signature, &Sha256::digest(message), public_key.some(public_key_len, is_sec1)?)
    }

    /// Whether the signature of a digest is valid.
    fn carrychain_p256_verify_digest(
        signature: In<u8>, signature_len: usize,
        digest: In<u8>, digest_len: usize,
        public_key: In<u8>, public_key_len: usize,
    ) {
        let signature = signature.array(signature_len)?;
        let digest = digest.some(digest_len, |length| length > 0)?;
        verify(signature, digest, public_key.some(public_key_len, is_sec1)?)
    }

    /// From 64 bytes to DER.
    fn carrychain_p256_signature_to_der(
        der: Out<u8>, der_size: usize, der_len: Out<usize>,
        signature: In<u8>, signature_len: usize,
    ) {
        let (room, written) = (der.some(der_size, |size| size >= DER_LENGTH)?, der_len.exactly(1, 1)?);
        apart(&room.memory, &written.memory)?;
        let der = Signature::from_bytes(signature.array(signature_len)?).map(|signature| signature.to_der());
        written.set(0, der.as_ref().map_or(0, |der| der.as_bytes().len()));
        room.write(der)
    }

    /// From DER to 64 bytes.
    fn carrychain_p256_signature_from_der(
        signature: Out<u8>, signature_len: usize,
        der: In<u8>, der_len: usize,
    ) {
        let room = signature.exactly(64, signature_len)?;
        let signature = Signature::from_der(der.slice(der_len)?);
        room.write(signature.map(|signature| signature.to_bytes()))
    }
}
