//! Many signatures at once, each by itself.

use super::{ED25519_VERIFY_BATCH, Profile, Signature, SignatureError, VerifyingKey};
use core::array;

/// A signature to be verified together with others.
#[derive(Clone, Copy, Debug)]
pub struct BatchItem<'a> {
    /// Whose it is.
    pub key: &'a VerifyingKey,
    /// What was signed.
    pub message: &'a [u8],
    /// The signature.
    pub signature: &'a Signature,
}

/// Verifies that all signatures are valid by the profile [`Rfc8032`](Profile::Rfc8032): each as
/// [`VerifyingKey::verify`] does by itself, where `ed25519-dalek` tests a random linear combination of them.
///
/// # Errors
///
/// [`SignatureError::Mismatch`] if one of them is not; [`SignatureError::BatchArrays`] if the slices differ in length.
pub fn verify_batch(
    messages: &[&[u8]],
    signatures: &[Signature],
    verifying_keys: &[VerifyingKey],
) -> Result<(), SignatureError> {
    const CHUNK: usize = 16;
    let count = messages.len();
    if signatures.len() != count || verifying_keys.len() != count {
        return Err(SignatureError::BatchArrays {
            messages: count,
            signatures: signatures.len(),
            verifying_keys: verifying_keys.len(),
        });
    }
    let item = |i: usize| BatchItem {
        key: &verifying_keys[i],
        message: messages[i],
        signature: &signatures[i],
    };
    for first in (0..count).step_by(CHUNK) {
        let length = CHUNK.min(count - first);
        // Places past the last item repeat it.
        let items: [_; CHUNK] = array::from_fn(|i| item(first + i.min(length - 1)));
        let mut verdicts = [false; CHUNK];
        verify_batch_as(&items[..length], Profile::Rfc8032, &mut verdicts[..length])?;
        if !verdicts[..length].iter().all(|valid| *valid) {
            return Err(SignatureError::Mismatch);
        }
    }
    Ok(())
}

/// Verifies each signature by `profile`: `verdicts[i]` is what [`VerifyingKey::verify_as`] says of `items[i]`.
///
/// # Errors
///
/// If `items` and `verdicts` differ in length; `verdicts` is left as it is.
pub fn verify_batch_as(
    items: &[BatchItem<'_>],
    profile: Profile,
    verdicts: &mut [bool],
) -> Result<(), SignatureError> {
    if items.len() != verdicts.len() {
        return Err(SignatureError::BatchLength {
            items: items.len(),
            verdicts: verdicts.len(),
        });
    }
    (ED25519_VERIFY_BATCH.in_use().function)(items, profile, verdicts);
    Ok(())
}
