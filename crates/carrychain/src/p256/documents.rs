//! Keys as documents: PKCS#8 private keys (RFC 5958) around SEC1's `ECPrivateKey` (RFC 5915), and public keys as
//! `SubjectPublicKeyInfo` (RFC 5480). Other curves, explicit curve parameters, and private keys with another's public
//! key are refused.

use super::ecdsa::{SigningKey, VerifyingKey};
use super::{PublicKey, SecretKey};
use alloc::vec::Vec;
use pkcs8::der::asn1::{BitStringRef, OctetStringRef};
use pkcs8::der::{Decode, Encode};
use pkcs8::spki::{self, AlgorithmIdentifier, AssociatedAlgorithmIdentifier};
use pkcs8::{
    AlgorithmIdentifierRef, DecodePrivateKey, Document, EncodePrivateKey, EncodePublicKey,
    KeyError, ObjectIdentifier, PrivateKeyInfoRef, SecretDocument, SubjectPublicKeyInfoRef,
};
use sec1::{EcParameters, EcPrivateKey};
use zeroize::Zeroizing;
#[cfg(feature = "pem")]
use {
    alloc::string::String,
    core::str::FromStr,
    pkcs8::{DecodePublicKey, LineEnding, der::pem},
};

/// id-ecPublicKey.
const EC_PUBLIC_KEY: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.10045.2.1");

/// secp256r1.
const P256: ObjectIdentifier = ObjectIdentifier::new_unwrap("1.2.840.10045.3.1.7");

impl SecretKey {
    /// Reads a DER `ECPrivateKey` (RFC 5915). The curve may be left out, and so may the public key.
    ///
    /// # Errors
    /// If it is not DER, not for P-256, out of range, or with a public key that is not this key's.
    pub fn from_sec1_der(bytes: &[u8]) -> pkcs8::Result<Self> {
        let EcPrivateKey {
            private_key,
            parameters,
            public_key,
        } = EcPrivateKey::from_der(bytes)?;
        if parameters.is_some_and(|p| p != EcParameters::NamedCurve(P256)) {
            return Err(pkcs8::Error::ParametersMalformed);
        }
        let key = Self::from_slice(private_key).map_err(|_| KeyError::Invalid)?;
        match public_key.map(PublicKey::from_sec1_bytes) {
            None => Ok(key),
            Some(Ok(public)) if public == key.public_key() => Ok(key),
            Some(_) => Err(KeyError::Invalid.into()),
        }
    }

    /// The DER `ECPrivateKey` (RFC 5915) with curve and public key.
    ///
    /// # Errors
    /// None that can happen: lengths are fixed.
    pub fn to_sec1_der(&self) -> pkcs8::Result<Zeroizing<Vec<u8>>> {
        self.ec_private_key(Some(EcParameters::NamedCurve(P256)))
    }

    /// Reads a DER PKCS#8 document, or else an `ECPrivateKey`.
    ///
    /// # Errors
    /// If it is neither, with what is wrong with it as PKCS#8.
    pub fn from_der(bytes: &[u8]) -> pkcs8::Result<Self> {
        Self::from_pkcs8_der(bytes).or_else(|error| Self::from_sec1_der(bytes).map_err(|_| error))
    }

    fn ec_private_key(
        &self,
        parameters: Option<EcParameters>,
    ) -> pkcs8::Result<Zeroizing<Vec<u8>>> {
        let der = EcPrivateKey {
            private_key: &*Zeroizing::new(self.to_bytes()),
            parameters,
            public_key: Some(&self.public_key().to_sec1_bytes()),
        }
        .to_der()?;
        Ok(Zeroizing::new(der))
    }
}

/// The label of an `ECPrivateKey` in PEM (RFC 5915, section 4).
#[cfg(feature = "pem")]
const SEC1_LABEL: &str = "EC PRIVATE KEY";

#[cfg(feature = "pem")]
impl SecretKey {
    /// Reads PEM of a PKCS#8 document or of an `ECPrivateKey`.
    ///
    /// # Errors
    /// As [`SecretKey::from_sec1_der`], or if it is not PEM of one of these.
    pub fn from_pem(text: &str) -> pkcs8::Result<Self> {
        let (label, document) = SecretDocument::from_pem(text)?;
        if label == SEC1_LABEL {
            Self::from_sec1_der(document.as_bytes())
        } else {
            Self::from_pkcs8_pem(text)
        }
    }

    /// Reads PEM of an `ECPrivateKey`.
    ///
    /// # Errors
    /// As [`SecretKey::from_sec1_der`], or if it is not PEM of one.
    pub fn from_sec1_pem(text: &str) -> pkcs8::Result<Self> {
        let (label, document) = SecretDocument::from_pem(text)?;
        if label != SEC1_LABEL {
            return Err(pem::Error::Label.into());
        }
        Self::from_sec1_der(document.as_bytes())
    }

    /// The `ECPrivateKey` of [`SecretKey::to_sec1_der`] in PEM.
    ///
    /// # Errors
    /// None that can happen.
    pub fn to_sec1_pem(&self, line_ending: LineEnding) -> pkcs8::Result<Zeroizing<String>> {
        let document = SecretDocument::try_from(self.to_sec1_der()?.as_slice())?;
        Ok(document.to_pem(SEC1_LABEL, line_ending)?)
    }
}

/// Keys are read from text as PEM.
#[cfg(feature = "pem")]
macro_rules! from_text {
    ($($key:ty, $error:ty, $read:path;)*) => {$(
        impl FromStr for $key {
            type Err = $error;
            fn from_str(text: &str) -> Result<Self, $error> {
                $read(text)
            }
        }
    )*};
}
#[cfg(feature = "pem")]
from_text!(
    SecretKey, pkcs8::Error, SecretKey::from_pem;
    SigningKey, pkcs8::Error, SigningKey::from_pkcs8_pem;
    PublicKey, spki::Error, PublicKey::from_public_key_pem;
    VerifyingKey, spki::Error, VerifyingKey::from_public_key_pem;
);

impl TryFrom<PrivateKeyInfoRef<'_>> for SecretKey {
    type Error = pkcs8::Error;
    fn try_from(info: PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
        info.algorithm.assert_oids(EC_PUBLIC_KEY, P256)?;
        Self::from_sec1_der(info.private_key.as_bytes())
    }
}

impl EncodePrivateKey for SecretKey {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        let key = self.ec_private_key(None)?;
        let info = PrivateKeyInfoRef::new(algorithm(), OctetStringRef::new(&key)?);
        Ok(SecretDocument::encode_msg(&info)?)
    }
}

impl TryFrom<SubjectPublicKeyInfoRef<'_>> for PublicKey {
    type Error = spki::Error;
    fn try_from(info: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        info.algorithm.assert_oids(EC_PUBLIC_KEY, P256)?;
        let point = info
            .subject_public_key
            .as_bytes()
            .ok_or(spki::Error::KeyMalformed)?;
        Self::from_sec1_bytes(point).map_err(|_| spki::Error::KeyMalformed)
    }
}

impl EncodePublicKey for PublicKey {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        let point = self.to_sec1_bytes();
        let info = SubjectPublicKeyInfoRef {
            algorithm: algorithm(),
            subject_public_key: BitStringRef::new(0, &point)?,
        };
        Ok(Document::encode_msg(&info)?)
    }
}

fn algorithm() -> AlgorithmIdentifierRef<'static> {
    AlgorithmIdentifierRef {
        oid: EC_PUBLIC_KEY,
        parameters: Some((&P256).into()),
    }
}

/// The key pairs and public keys of ECDSA have the documents of the keys inside them.
macro_rules! as_inside {
    ($($outer:ty),*) => {$(
        impl AssociatedAlgorithmIdentifier for $outer {
            type Params = ObjectIdentifier;
            const ALGORITHM_IDENTIFIER: AlgorithmIdentifier<ObjectIdentifier> =
                AlgorithmIdentifier { oid: EC_PUBLIC_KEY, parameters: Some(P256) };
        }
    )*};
}
as_inside!(SecretKey, PublicKey, SigningKey, VerifyingKey);

impl TryFrom<PrivateKeyInfoRef<'_>> for SigningKey {
    type Error = pkcs8::Error;
    fn try_from(info: PrivateKeyInfoRef<'_>) -> pkcs8::Result<Self> {
        SecretKey::try_from(info).map(Self::from)
    }
}

impl EncodePrivateKey for SigningKey {
    fn to_pkcs8_der(&self) -> pkcs8::Result<SecretDocument> {
        self.as_secret_key().to_pkcs8_der()
    }
}

impl TryFrom<SubjectPublicKeyInfoRef<'_>> for VerifyingKey {
    type Error = spki::Error;
    fn try_from(info: SubjectPublicKeyInfoRef<'_>) -> spki::Result<Self> {
        PublicKey::try_from(info).map(Self::from)
    }
}

impl EncodePublicKey for VerifyingKey {
    fn to_public_key_der(&self) -> spki::Result<Document> {
        self.as_public_key().to_public_key_der()
    }
}
