//! Keys in PKCS#8 and SPKI documents (RFC 8410; RFC 5958 for version 2, which has the public key as well).

use super::{SECRET_KEY_LENGTH, SigningKey, VerifyingKey};
use pkcs8::der::AnyRef;
use pkcs8::der::asn1::{BitStringRef, OctetStringRef};
use pkcs8::spki::{self, AlgorithmIdentifier, SignatureAlgorithmIdentifier};
use pkcs8::{
    AlgorithmIdentifierRef, Document, EncodePrivateKey, EncodePublicKey, Error, KeyError,
    ObjectIdentifier, PrivateKeyInfo, PrivateKeyInfoRef, SecretDocument, SubjectPublicKeyInfo,
    SubjectPublicKeyInfoRef,
};
use zeroize::Zeroizing;

/// id-Ed25519, without parameters.
const ALGORITHM: AlgorithmIdentifierRef<'static> = AlgorithmIdentifier {
    oid: ObjectIdentifier::new_unwrap("1.3.101.112"),
    parameters: None,
};

/// DER of an OCTET STRING of 32 bytes, up to its content. The seed is such a string within the document's own.
const SEED_HEAD: [u8; 2] = [0x04, SECRET_KEY_LENGTH as u8];

impl EncodePrivateKey for SigningKey {
    /// Version 2, with the public key.
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        let mut private_key = Zeroizing::new([0; SEED_HEAD.len() + SECRET_KEY_LENGTH]);
        private_key[..SEED_HEAD.len()].copy_from_slice(&SEED_HEAD);
        private_key[SEED_HEAD.len()..].copy_from_slice(self.as_bytes());
        let public_key = self.verifying_key().to_bytes();
        let info = PrivateKeyInfo {
            public_key: Some(BitStringRef::from_bytes(&public_key)?),
            ..PrivateKeyInfoRef::new(ALGORITHM, OctetStringRef::new(&*private_key)?)
        };
        SecretDocument::encode_msg(&info).map_err(Error::from)
    }
}

impl TryFrom<PrivateKeyInfoRef<'_>> for SigningKey {
    type Error = Error;

    /// Versions 1 and 2. The public key of version 2 has to be the one that belongs to the seed.
    fn try_from(info: PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
        check_algorithm(&info.algorithm)?;
        let seed = info
            .private_key
            .as_bytes()
            .strip_prefix(&SEED_HEAD)
            .ok_or(KeyError::Invalid)?;
        let key = Self::try_from(seed).map_err(|_| match seed.len() {
            0..SECRET_KEY_LENGTH => KeyError::TooShort,
            _ => KeyError::TooLong,
        })?;
        match info.public_key {
            Some(public_key) if public_key.as_bytes() != Some(key.verifying_key().as_bytes()) => {
                Err(KeyError::Invalid.into())
            }
            _ => Ok(key),
        }
    }
}

impl EncodePublicKey for VerifyingKey {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        let info = SubjectPublicKeyInfo {
            algorithm: ALGORITHM,
            subject_public_key: BitStringRef::from_bytes(self.as_bytes())?,
        };
        Document::encode_msg(&info).map_err(spki::Error::from)
    }
}

impl TryFrom<SubjectPublicKeyInfoRef<'_>> for VerifyingKey {
    type Error = spki::Error;

    fn try_from(info: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        check_algorithm(&info.algorithm)?;
        info.subject_public_key
            .as_bytes()
            .and_then(|bytes| Self::try_from(bytes).ok())
            .ok_or(spki::Error::KeyMalformed)
    }
}

impl SignatureAlgorithmIdentifier for SigningKey {
    type Params = AnyRef<'static>;

    const SIGNATURE_ALGORITHM_IDENTIFIER: AlgorithmIdentifierRef<'static> = ALGORITHM;
}

impl SignatureAlgorithmIdentifier for VerifyingKey {
    type Params = AnyRef<'static>;

    const SIGNATURE_ALGORITHM_IDENTIFIER: AlgorithmIdentifierRef<'static> = ALGORITHM;
}

/// The algorithm must be Ed25519 and, as RFC 8410 says, have no parameters.
fn check_algorithm(algorithm: &AlgorithmIdentifierRef<'_>) -> spki::Result<()> {
    algorithm.assert_algorithm_oid(ALGORITHM.oid)?;
    match algorithm.parameters {
        None => Ok(()),
        Some(_) => Err(spki::Error::KeyMalformed),
    }
}
