//! ChaCha20-Poly1305 (RFC 8439, section 2.8) from the crate `chacha20` and Carrychain's Poly1305.

use carrychain::poly1305::{OneTimeKey, Poly1305, Tag, TagMismatch};
use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher, StreamCipherSeek};
use snow::Error;
use snow::types::Cipher;
use zeroize::Zeroizing;

const TAG: usize = 16;

/// Encrypts in place and returns the tag.
#[must_use]
pub fn seal(key: &[u8; 32], nonce: [u8; 12], associated: &[u8], text: &mut [u8]) -> Tag {
    let (mut cipher, one_time_key) = start(key, nonce);
    cipher.apply_keystream(text);
    authenticator(one_time_key, associated, text).finalize()
}

/// Decrypts in place, unless the tag is not that of these bytes, which then stay as they are.
///
/// # Errors
/// [`TagMismatch`].
pub fn open(
    key: &[u8; 32],
    nonce: [u8; 12],
    associated: &[u8],
    text: &mut [u8],
    tag: &Tag,
) -> Result<(), TagMismatch> {
    let (mut cipher, one_time_key) = start(key, nonce);
    authenticator(one_time_key, associated, text).verify(tag)?;
    cipher.apply_keystream(text);
    Ok(())
}

/// The key stream from block 1 on, and Poly1305's key, the first half of block 0.
fn start(key: &[u8; 32], nonce: [u8; 12]) -> (ChaCha20, OneTimeKey) {
    let mut cipher = ChaCha20::new(&(*key).into(), &nonce.into());
    let mut block = Zeroizing::new([0; 32]);
    cipher.apply_keystream(&mut *block);
    cipher.seek(64u32);
    (cipher, OneTimeKey::from(*block))
}

/// Poly1305 of both texts, each padded with zeros to whole blocks, and their lengths.
fn authenticator(key: OneTimeKey, associated: &[u8], text: &[u8]) -> Poly1305 {
    let mut mac = Poly1305::new(key);
    for part in [associated, text] {
        mac.update(part);
        mac.update(&[0; 15][..part.len().wrapping_neg() % 16]);
    }
    mac.update(&(associated.len() as u64).to_le_bytes());
    mac.update(&(text.len() as u64).to_le_bytes());
    mac
}

/// The cipher `ChaChaPoly` of Noise: the nonce's 64 bits follow 32 zeros.
#[derive(Default)]
pub struct ChaChaPoly {
    key: Zeroizing<[u8; 32]>,
}

fn nonce_bytes(nonce: u64) -> [u8; 12] {
    let mut bytes = [0; 12];
    bytes[4..].copy_from_slice(&nonce.to_le_bytes());
    bytes
}

impl Cipher for ChaChaPoly {
    fn name(&self) -> &'static str {
        "ChaChaPoly"
    }

    fn set(&mut self, key: &[u8; 32]) {
        *self.key = *key;
    }

    fn encrypt(&self, nonce: u64, authtext: &[u8], plaintext: &[u8], out: &mut [u8]) -> usize {
        let (text, rest) = out.split_at_mut(plaintext.len());
        text.copy_from_slice(plaintext);
        let tag = seal(&self.key, nonce_bytes(nonce), authtext, text);
        rest[..TAG].copy_from_slice(tag.as_bytes());
        plaintext.len() + TAG
    }

    fn decrypt(
        &self,
        nonce: u64,
        authtext: &[u8],
        ciphertext: &[u8],
        out: &mut [u8],
    ) -> Result<usize, Error> {
        let (text, tag) = ciphertext.split_last_chunk().ok_or(Error::Decrypt)?;
        let out = out.get_mut(..text.len()).ok_or(Error::Input)?;
        out.copy_from_slice(text);
        open(
            &self.key,
            nonce_bytes(nonce),
            authtext,
            out,
            &Tag::from(*tag),
        )
        .map_err(|TagMismatch| {
            out.fill(0);
            Error::Decrypt
        })?;
        Ok(text.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, section 2.8.2.
    #[test]
    fn rfc8439() {
        let key = core::array::from_fn(|i| 0x80 + i as u8);
        let nonce = [7, 0, 0, 0, 0x40, 0x41, 0x42, 0x43, 0x44, 0x45, 0x46, 0x47];
        let associated = [
            0x50, 0x51, 0x52, 0x53, 0xc0, 0xc1, 0xc2, 0xc3, 0xc4, 0xc5, 0xc6, 0xc7,
        ];
        let plain: &[u8] =
            b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for \
            the future, sunscreen would be it.";
        let mut text = plain.to_vec();
        let tag = seal(&key, nonce, &associated, &mut text);
        assert_eq!(text[..4], [0xd3, 0x1a, 0x8d, 0x34]);
        assert_eq!(text[112..], [0x61, 0x16]);
        assert_eq!(
            tag.to_bytes(),
            0x1ae1_0b59_4f09_e26a_7e90_2ecb_d060_0691_u128.to_be_bytes()
        );
        let sealed = text.clone();
        assert!(open(&key, nonce, &associated[1..], &mut text, &tag).is_err());
        assert_eq!(text, sealed);
        assert!(open(&key, nonce, &associated, &mut text, &tag).is_ok());
        assert_eq!(text, plain);
    }
}
