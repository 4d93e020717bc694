//! Ed25519.

use crate::error::{self, Error};
use crate::ffi::{ConstPlace, In, Keep, Out, Place, apart, exported};
use carrychain::ed25519::{
    BatchItem, Domain, Profile, Signature, SigningKey, VerifyingKey, verify_batch_as,
};
use core::array::from_fn;
use core::ffi::c_int;
use core::ops::Range;

impl Keep for SigningKey {
    const MARK: u64 = u64::from_le_bytes(*b"cced255k");
    const WORDS: usize = 24;
}

/// How many signatures of a batch are verified at a time: what the stack has room for.
const CHUNK: usize = 16;

/// `carrychain_ed25519_item`.
#[repr(C)]
pub struct Item {
    signature: In<u8>,
    signature_len: usize,
    message: In<u8>,
    message_len: usize,
    public_key: In<u8>,
    public_key_len: usize,
}

/// An item with its lengths checked and its key decoded.
type Checked<'a> = (VerifyingKey, &'a [u8], Signature);

impl Item {
    fn check(&self) -> Result<Checked<'_>, Error> {
        let signature = Signature::from_bytes(self.signature.array(self.signature_len)?);
        let message = self.message.slice(self.message_len)?;
        let key = VerifyingKey::from_bytes(self.public_key.array(self.public_key_len)?)?;
        Ok((key, message, signature))
    }

    /// An error if a part of it overlaps `memory`; parts that are no buffers overlap nothing.
    fn is_apart_from(&self, memory: &Range<usize>) -> Result<(), Error> {
        [
            self.signature.memory(self.signature_len),
            self.message.memory(self.message_len),
            self.public_key.memory(self.public_key_len),
        ]
        .iter()
        .flatten()
        .try_for_each(|part| apart(part, memory))
    }
}

fn profile(number: c_int) -> Result<Profile, Error> {
    match number {
        0 => Ok(Profile::Rfc8032),
        1 => Ok(Profile::Strict),
        2 => Ok(Profile::Zip215),
        _ => Err(Error::Choice),
    }
}

/// The verdict on each item, each what it would be alone.
fn verdicts(items: &[Item], profile: Profile) -> Result<[Result<(), Error>; CHUNK], Error> {
    let checked: [_; CHUNK] = from_fn(|i| items.get(i).ok_or(Error::Length)?.check());
    // In the place of those that have failed already stands one that has not.
    let Some(filler) = checked.iter().flatten().next() else {
        return Ok(checked.map(|item| item.map(|_| ())));
    };
    let batch: [_; CHUNK] = from_fn(|i| {
        let (key, message, signature) = checked[i].as_ref().unwrap_or(filler);
        BatchItem {
            key,
            message,
            signature,
        }
    });
    let mut valid = [false; CHUNK];
    verify_batch_as(&batch[..items.len()], profile, &mut valid[..items.len()])?;
    Ok(from_fn(|i| match &checked[i] {
        Ok(_) if valid[i] => Ok(()),
        Ok(_) => Err(Error::Signature),
        Err(error) => Err(*error),
    }))
}

exported! {
    /// The public key of a seed.
    fn carrychain_ed25519_public_key(
        public_key: Out<u8>, public_key_len: usize,
        seed: In<u8>, seed_len: usize,
    ) {
        let room = public_key.exactly(32, public_key_len)?;
        let key = SigningKey::from_bytes(seed.array(seed_len)?);
        room.write(Ok::<_, Error>(key.verifying_key()))
    }

    /// The signature of a message, from the seed.
    fn carrychain_ed25519_sign(
        signature: Out<u8>, signature_len: usize,
        message: In<u8>, message_len: usize,
        seed: In<u8>, seed_len: usize,
    ) {
        let room = signature.exactly(64, signature_len)?;
        let message = message.slice(message_len)?;
        let key = SigningKey::from_bytes(seed.array(seed_len)?);
        room.write(Ok::<_, Error>(key.sign(message).to_bytes()))
    }

    /// Makes a key of a seed.
    fn carrychain_ed25519_key_init(
        key: Place<SigningKey>,
        seed: In<u8>, seed_len: usize,
    ) {
        key.memory()?;
        let value = SigningKey::from_bytes(seed.array(seed_len)?);
        key.put(value)
    }

    /// The signature of a message, from a key.
    fn carrychain_ed25519_key_sign(
        signature: Out<u8>, signature_len: usize,
        message: In<u8>, message_len: usize,
        key: ConstPlace<SigningKey>,
    ) {
        let room = signature.exactly(64, signature_len)?;
        let message = message.slice(message_len)?;
        apart(&key.memory()?, &room.memory)?;
        room.write(Ok::<_, Error>(key.get()?.sign(message).to_bytes()))
    }

    /// Wipes a key.
    fn carrychain_ed25519_key_wipe(key: Place<SigningKey>) {
        let mut key = key;
        key.wipe()
    }

    /// Whether a signature is valid.
    fn carrychain_ed25519_verify(
        signature: In<u8>, signature_len: usize,
        message: In<u8>, message_len: usize,
        public_key: In<u8>, public_key_len: usize,
        profile: c_int,
    ) {
        let item = Item { signature, signature_len, message, message_len, public_key, public_key_len };
        let profile = self::profile(profile)?;
        let (key, message, signature) = item.check()?;
        Ok(key.verify_as(profile, &Domain::PURE, &[message], &signature)?)
    }

    /// Whether each of several signatures is valid.
    fn carrychain_ed25519_verify_batch(
        verdicts: Out<c_int>, verdicts_len: usize,
        items: In<Item>, items_len: usize,
        profile: c_int,
    ) {
        let room = verdicts.room(verdicts_len)?;
        apart(&items.memory(items_len)?, &room.memory)?;
        let items = items.slice(items_len)?;
        if verdicts_len != items_len {
            return Err(Error::Length);
        }
        let profile = self::profile(profile)?;
        items.iter().try_for_each(|item| item.is_apart_from(&room.memory))?;
        let mut result = Ok(());
        for (c, chunk) in items.chunks(CHUNK).enumerate() {
            let verdicts = self::verdicts(chunk, profile)?;
            for (i, verdict) in verdicts.into_iter().take(chunk.len()).enumerate() {
                room.set(c * CHUNK + i, error::code(verdict));
                result = result.and(verdict.map_err(|_| Error::Signature));
            }
        }
        result
    }
}
