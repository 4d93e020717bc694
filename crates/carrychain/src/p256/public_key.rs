//! Public keys and their SEC1 encodings (SEC 1, version 2, 2.3.3 and 2.3.4).

use super::arithmetic::{Arithmetic, Residue};
use super::point::Affine;
use super::words::{self, Words};
use super::{Error, SecretKey};
use crate::backend::portable::{PREFER_64, Portable32, Portable64};
use crate::hex::Hex;
use core::cmp::Ordering;
use core::fmt;

/// A public key: a point of the curve other than infinity.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PublicKey {
    /// Its affine x and y, both below p.
    pub(super) coordinates: [Words; 2],
}

impl PublicKey {
    /// Reads a point: 65 bytes `04 x y`, or 33 bytes `02 x` (y is even) or `03 x` (y is odd), big-endian.
    ///
    /// # Errors
    /// [`Error::Length`], [`Error::PointForm`] (hybrid forms `06`, `07` are not read), [`Error::Identity`] (the single byte
    /// `00`), [`Error::Coordinate`] or [`Error::NotOnCurve`].
    pub fn from_sec1_bytes(bytes: &[u8]) -> Result<Self, Error> {
        let decode = if PREFER_64 {
            decode::<<Portable64 as Arithmetic>::Field>
        } else {
            decode::<<Portable32 as Arithmetic>::Field>
        };
        Ok(Self {
            coordinates: decode(bytes)?,
        })
    }

    /// The public key of a secret key.
    pub fn from_secret_key(secret: &SecretKey) -> Self {
        secret.public_key()
    }

    /// The uncompressed encoding, `04 x y`.
    pub fn to_sec1_bytes(&self) -> [u8; 65] {
        let mut bytes = [4; 65];
        bytes[1..33].copy_from_slice(&self.x());
        bytes[33..].copy_from_slice(&self.y());
        bytes
    }

    /// The compressed encoding, `02 x` or `03 x`.
    pub fn to_sec1_bytes_compressed(&self) -> [u8; 33] {
        let mut bytes = [2; 33];
        bytes[0] |= self.coordinates[1][0] as u8 & 1;
        bytes[1..].copy_from_slice(&self.x());
        bytes
    }

    /// The point's x, 32 bytes, big-endian.
    pub fn x(&self) -> [u8; 32] {
        words::to_be_bytes(&self.coordinates[0])
    }

    /// The point's y, 32 bytes, big-endian.
    pub fn y(&self) -> [u8; 32] {
        words::to_be_bytes(&self.coordinates[1])
    }
}

/// The coordinates of a SEC1 point, in time that depends on it.
pub(super) fn decode<F: Residue>(bytes: &[u8]) -> Result<[Words; 2], Error> {
    let (&tag, coordinates) = bytes.split_first().ok_or(Error::Length(0))?;
    let (length, count) = match tag {
        0 => (1, 0),
        2 | 3 => (33, 1),
        4 => (65, 2),
        _ => return Err(Error::PointForm(tag)),
    };
    if bytes.len() != length {
        return Err(Error::Length(bytes.len()));
    }
    let (coordinates, _) = coordinates.as_chunks::<32>();
    debug_assert_eq!(coordinates.len(), count);
    let below_p = |bytes: &[u8; 32]| {
        let x = words::from_be_bytes(bytes);
        bool::from(words::less(&x, &words::P))
            .then_some(x)
            .ok_or(Error::Coordinate)
    };
    let point = match coordinates {
        [x, y] => Affine::<F>::new(&below_p(x)?, &below_p(y)?),
        [x] => Affine::<F>::with_x(&below_p(x)?, tag == 3),
        _ => return Err(Error::Identity),
    };
    Ok(point.ok_or(Error::NotOnCurve)?.to_words())
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("PublicKey")
            .field(&Hex(&self.to_sec1_bytes_compressed()))
            .finish()
    }
}

impl Ord for PublicKey {
    /// As the uncompressed encoding.
    fn cmp(&self, other: &Self) -> Ordering {
        self.to_sec1_bytes().cmp(&other.to_sec1_bytes())
    }
}

impl PartialOrd for PublicKey {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl TryFrom<&[u8]> for PublicKey {
    type Error = Error;
    fn try_from(bytes: &[u8]) -> Result<Self, Error> {
        Self::from_sec1_bytes(bytes)
    }
}

impl From<SecretKey> for PublicKey {
    fn from(secret: SecretKey) -> Self {
        secret.public_key()
    }
}

impl From<&SecretKey> for PublicKey {
    fn from(secret: &SecretKey) -> Self {
        secret.public_key()
    }
}
