//! WireGuard's handshake in its shape: the pattern IK with a pre-shared key, one message each way, then transport.
//!
//! WireGuard's messages have more in them (types, indices, a timestamp, two MACs, cookies), and its hash has its own
//! construction string in place of the pattern's name.

use super::Resolver;
use snow::resolvers::{BoxedCryptoResolver, DefaultResolver};
use snow::{Builder, Error, HandshakeState, TransportState};

/// The pattern: X25519, ChaCha20-Poly1305, BLAKE2s.
pub const PATTERN: &str = "Noise_IKpsk2_25519_ChaChaPoly_BLAKE2s";
/// What both sides have to agree on beforehand.
pub const PROLOGUE: &[u8] = b"WireGuard v1 zx2c4 Jason@zx2c4.com";

/// Which code runs a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// [`Resolver`].
    Carrychain,
    /// snow's own resolver.
    Snow,
}

impl Side {
    fn resolver(self) -> BoxedCryptoResolver {
        match self {
            Self::Carrychain => Box::new(Resolver),
            Self::Snow => Box::new(DefaultResolver),
        }
    }

    /// A builder of one side; its key pair may be made with it as well.
    ///
    /// # Errors
    /// None that can happen: the pattern is a constant.
    pub fn builder<'a>(self) -> Result<Builder<'a>, Error> {
        Builder::with_resolver(PATTERN.parse()?, self.resolver()).prologue(PROLOGUE)
    }
}

/// What one side knows at the start.
pub struct Peer<'a> {
    /// The code that runs it.
    pub side: Side,
    /// Its secret key.
    pub secret: &'a [u8],
    /// The other side's public key; the responder does without.
    pub their_public: Option<&'a [u8]>,
    /// The key that both have.
    pub pre_shared: &'a [u8; 32],
    /// For tests that compare messages: the handshake's secret, which must otherwise be new each time.
    pub fixed_ephemeral: Option<&'a [u8]>,
}

impl<'a> Peer<'a> {
    fn builder(&self) -> Result<Builder<'a>, Error> {
        let mut builder = self
            .side
            .builder()?
            .local_private_key(self.secret)?
            .psk(2, self.pre_shared)?;
        if let Some(key) = self.their_public {
            builder = builder.remote_public_key(key)?;
        }
        Ok(match self.fixed_ephemeral {
            Some(secret) => builder.fixed_ephemeral_key_for_testing_only(secret),
            None => builder,
        })
    }

    /// The side that begins.
    ///
    /// # Errors
    /// If a key is missing.
    pub fn initiator(&self) -> Result<HandshakeState, Error> {
        self.builder()?.build_initiator()
    }

    /// The side that answers.
    ///
    /// # Errors
    /// If a key is missing.
    pub fn responder(&self) -> Result<HandshakeState, Error> {
        self.builder()?.build_responder()
    }
}

/// Both sides after a handshake, and the two messages of it.
pub struct Session {
    /// The side that began.
    pub initiator: TransportState,
    /// The side that answered.
    pub responder: TransportState,
    /// What went over the wire.
    pub messages: [Vec<u8>; 2],
}

/// The handshake: `payload` goes with the first message, encrypted under the static keys.
///
/// # Errors
/// If a side does not accept the other's message.
pub fn handshake(initiator: &Peer, responder: &Peer, payload: &[u8]) -> Result<Session, Error> {
    let mut initiator = initiator.initiator()?;
    let mut responder = responder.responder()?;
    let mut received = vec![0; payload.len()];
    let first = write(payload.len(), |out| initiator.write_message(payload, out))?;
    let length = responder.read_message(&first, &mut received)?;
    if received[..length] != *payload {
        return Err(Error::Decrypt);
    }
    let second = write(0, |out| responder.write_message(&[], out))?;
    initiator.read_message(&second, &mut [])?;
    Ok(Session {
        initiator: initiator.into_transport_mode()?,
        responder: responder.into_transport_mode()?,
        messages: [first, second],
    })
}

/// One message from one side to the other, as it went over the wire.
///
/// # Errors
/// If the other side does not accept it, or reads something else.
pub fn send(
    from: &mut TransportState,
    to: &mut TransportState,
    text: &[u8],
) -> Result<Vec<u8>, Error> {
    let message = write(text.len(), |out| from.write_message(text, out))?;
    let mut received = vec![0; text.len()];
    let length = to.read_message(&message, &mut received)?;
    if received[..length] == *text {
        Ok(message)
    } else {
        Err(Error::Decrypt)
    }
}

/// What `write` writes into a buffer that has room for the payload, two keys and two tags.
fn write(
    payload: usize,
    write: impl FnOnce(&mut [u8]) -> Result<usize, Error>,
) -> Result<Vec<u8>, Error> {
    let mut out = vec![0; payload + 2 * 32 + 2 * 16];
    let length = write(&mut out)?;
    out.truncate(length);
    Ok(out)
}
