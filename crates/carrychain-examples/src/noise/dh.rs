//! Noise's Diffie-Hellman functions for Curve25519.

use carrychain::x25519::{PublicKey, StaticSecret};
use snow::Error;
use snow::types::{Dh, Random};
use zeroize::Zeroizing;

/// A key pair, once there is one.
pub struct X25519 {
    secret: Option<StaticSecret>,
    public: PublicKey,
}

impl Default for X25519 {
    fn default() -> Self {
        Self {
            secret: None,
            public: PublicKey::from([0; 32]),
        }
    }
}

impl Dh for X25519 {
    fn name(&self) -> &'static str {
        "25519"
    }

    fn pub_len(&self) -> usize {
        32
    }

    fn priv_len(&self) -> usize {
        32
    }

    /// A key of another length is no key: [`Self::dh`] fails then.
    fn set(&mut self, privkey: &[u8]) {
        *self = Self::default();
        if let Ok(bytes) = <[u8; 32]>::try_from(privkey) {
            let secret = StaticSecret::from(bytes);
            self.public = PublicKey::from(&secret);
            self.secret = Some(secret);
        }
    }

    fn generate(&mut self, rng: &mut dyn Random) -> Result<(), Error> {
        let mut bytes = Zeroizing::new([0; 32]);
        rng.try_fill_bytes(&mut *bytes)?;
        self.set(&*bytes);
        Ok(())
    }

    fn pubkey(&self) -> &[u8] {
        self.public.as_bytes()
    }

    fn privkey(&self) -> &[u8] {
        self.secret.as_ref().map_or(&[], |secret| secret.as_ref())
    }

    /// Fails if the other side's key is of small order, which Noise leaves open and WireGuard demands.
    fn dh(&self, pubkey: &[u8], out: &mut [u8]) -> Result<(), Error> {
        let secret = self.secret.as_ref().ok_or(Error::Dh)?;
        // snow passes a buffer with room for longer keys.
        let their: [u8; 32] = *pubkey.first_chunk().ok_or(Error::Dh)?;
        let shared = secret.diffie_hellman(&PublicKey::from(their));
        let out = out.first_chunk_mut().ok_or(Error::Dh)?;
        if !shared.was_contributory() {
            return Err(Error::Dh);
        }
        *out = shared.to_bytes();
        Ok(())
    }
}
