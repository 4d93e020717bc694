//! Poly1305.

use crate::error::Error;
use crate::ffi::{In, Keep, Out, Place, apart, exported};
use carrychain::poly1305::{self, OneTimeKey, Poly1305, Tag};

impl Keep for Poly1305 {
    const MARK: u64 = u64::from_le_bytes(*b"ccpoly13");
    const WORDS: usize = 16;
}

fn check(tag: &Tag, expected: &[u8; 16]) -> Result<(), Error> {
    if *tag == Tag::from(*expected) {
        Ok(())
    } else {
        Err(Error::Tag)
    }
}

exported! {
    /// The tag of a message.
    fn carrychain_poly1305_mac(
        tag: Out<u8>, tag_len: usize,
        message: In<u8>, message_len: usize,
        key: In<u8>, key_len: usize,
    ) {
        let room = tag.exactly(16, tag_len)?;
        let message = message.slice(message_len)?;
        let key = OneTimeKey::from(*key.array(key_len)?);
        room.write(Ok::<_, Error>(poly1305::mac(key, message).as_bytes()))
    }

    /// Whether a tag is that of a message.
    fn carrychain_poly1305_verify(
        tag: In<u8>, tag_len: usize,
        message: In<u8>, message_len: usize,
        key: In<u8>, key_len: usize,
    ) {
        let tag = tag.array(tag_len)?;
        let message = message.slice(message_len)?;
        let key = OneTimeKey::from(*key.array(key_len)?);
        check(&poly1305::mac(key, message), tag)
    }

    /// Starts a message in pieces.
    fn carrychain_poly1305_init(
        state: Place<Poly1305>,
        key: In<u8>, key_len: usize,
    ) {
        state.memory()?;
        let key = OneTimeKey::from(*key.array(key_len)?);
        state.put(Poly1305::new(key))
    }

    /// Absorbs the next piece.
    fn carrychain_poly1305_update(
        state: Place<Poly1305>,
        data: In<u8>, data_len: usize,
    ) {
        let mut state = state;
        apart(&state.memory()?, &data.memory(data_len)?)?;
        state.get()?.update(data.slice(data_len)?);
        Ok(())
    }

    /// Gives the tag and wipes the state.
    fn carrychain_poly1305_finish(
        state: Place<Poly1305>,
        tag: Out<u8>, tag_len: usize,
    ) {
        let mut state = state;
        let place = state.memory()?;
        let room = tag.exactly(16, tag_len)?;
        apart(&place, &room.memory)?;
        let tag = state.take()?.finalize();
        room.write(Ok::<_, Error>(tag.as_bytes()))
    }

    /// Compares the tag and wipes the state.
    fn carrychain_poly1305_finish_verify(
        state: Place<Poly1305>,
        tag: In<u8>, tag_len: usize,
    ) {
        let mut state = state;
        let place = state.memory()?;
        let expected = tag.array(tag_len)?;
        apart(&place, &tag.memory(tag_len)?)?;
        check(&state.take()?.finalize(), expected)
    }

    /// Wipes a state.
    fn carrychain_poly1305_wipe(state: Place<Poly1305>) {
        let mut state = state;
        state.wipe()
    }
}
