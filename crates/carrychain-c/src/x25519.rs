//! X25519.

use crate::error::Error;
use crate::ffi::{In, Out, exported};
use carrychain::x25519::{PublicKey, StaticSecret};

exported! {
    /// The public key of a secret.
    fn carrychain_x25519_public_key(
        public_key: Out<u8>, public_key_len: usize,
        secret_key: In<u8>, secret_key_len: usize,
    ) {
        let room = public_key.exactly(32, public_key_len)?;
        let secret = StaticSecret::from(*secret_key.array(secret_key_len)?);
        room.write(Ok::<_, Error>(PublicKey::from(&secret)))
    }

    /// The shared secret.
    fn carrychain_x25519_shared_secret(
        shared_secret: Out<u8>, shared_secret_len: usize,
        secret_key: In<u8>, secret_key_len: usize,
        public_key: In<u8>, public_key_len: usize,
    ) {
        let room = shared_secret.exactly(32, shared_secret_len)?;
        let (secret, public) = (secret_key.array(secret_key_len)?, public_key.array(public_key_len)?);
        let shared = StaticSecret::from(*secret).diffie_hellman(&PublicKey::from(*public));
        room.write(if shared.was_contributory() { Ok(shared) } else { Err(Error::LowOrder) })
    }
}
