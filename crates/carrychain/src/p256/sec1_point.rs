//! Public keys as SEC1 writes them, for code that handles the encoding as a value.

use super::{Error, PublicKey};
use core::fmt;
use core::hash::{Hash, Hasher};

/// The encoding of a public key: 65 bytes `04 x y`, or compressed, 33 bytes `02 x` or `03 x`.
#[derive(Clone, Copy)]
pub struct Sec1Point {
    bytes: [u8; 65],
    length: usize,
}

impl Sec1Point {
    pub(super) fn new(key: &PublicKey, compress: bool) -> Self {
        let mut bytes = [0; 65];
        let length = if compress {
            bytes[..33].copy_from_slice(&key.to_sec1_bytes_compressed());
            33
        } else {
            bytes = key.to_sec1_bytes();
            65
        };
        Self { bytes, length }
    }

    /// Reads an encoding.
    ///
    /// # Errors
    /// As [`PublicKey::from_sec1_bytes`]: what can be held is a point of the curve other than infinity.
    pub fn from_bytes(bytes: impl AsRef<[u8]>) -> Result<Self, Error> {
        let bytes = bytes.as_ref();
        let key = PublicKey::from_sec1_bytes(bytes)?;
        Ok(Self::new(&key, bytes.len() == 33))
    }

    /// The encoding.
    pub fn as_bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    /// The encoding.
    #[cfg(feature = "alloc")]
    pub fn to_bytes(&self) -> alloc::boxed::Box<[u8]> {
        self.as_bytes().into()
    }

    /// How many bytes it has, 33 or 65.
    #[expect(clippy::len_without_is_empty, reason = "never empty")]
    pub fn len(&self) -> usize {
        self.length
    }

    /// Whether it is the compressed encoding.
    pub fn is_compressed(&self) -> bool {
        self.length == 33
    }

    /// The same point's compressed encoding.
    #[must_use]
    pub fn compress(&self) -> Self {
        let mut bytes = [0; 65];
        bytes[..33].copy_from_slice(&self.bytes[..33]);
        if !self.is_compressed() {
            bytes[0] = 2 | self.bytes[64] & 1;
        }
        Self { bytes, length: 33 }
    }

    /// The point's x, 32 bytes, big-endian; there always is one.
    pub fn x(&self) -> Option<&[u8; 32]> {
        self.bytes[1..].first_chunk()
    }

    /// The point's y, unless the encoding is compressed.
    pub fn y(&self) -> Option<&[u8; 32]> {
        self.as_bytes()[33..].first_chunk()
    }
}

impl AsRef<[u8]> for Sec1Point {
    fn as_ref(&self) -> &[u8] {
        self.as_bytes()
    }
}

impl TryFrom<&[u8]> for Sec1Point {
    type Error = Error;
    fn try_from(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_bytes(bytes)
    }
}

impl From<PublicKey> for Sec1Point {
    /// Not compressed.
    fn from(key: PublicKey) -> Self {
        Self::new(&key, false)
    }
}

impl From<&PublicKey> for Sec1Point {
    /// Not compressed.
    fn from(key: &PublicKey) -> Self {
        Self::new(key, false)
    }
}

impl TryFrom<&Sec1Point> for PublicKey {
    type Error = Error;
    fn try_from(point: &Sec1Point) -> Result<Self, Error> {
        Self::from_sec1_bytes(point.as_bytes())
    }
}

impl TryFrom<Sec1Point> for PublicKey {
    type Error = Error;
    fn try_from(point: Sec1Point) -> Result<Self, Error> {
        Self::try_from(&point)
    }
}

impl PartialEq for Sec1Point {
    /// As bytes: a compressed encoding is not equal to one that is not.
    fn eq(&self, other: &Self) -> bool {
        self.as_bytes() == other.as_bytes()
    }
}

impl Eq for Sec1Point {}

impl Hash for Sec1Point {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_bytes().hash(state);
    }
}

impl fmt::Debug for Sec1Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sec1Point")
            .field(&crate::hex::Hex(self.as_bytes()))
            .finish()
    }
}
