//! Many signatures at once, each with its own verdict.

use super::{ED25519_VERIFY_BATCH, Profile, Signature, SignatureError, VerifyingKey};

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

/// Verifies each signature by `profile`: `verdicts[i]` is what [`VerifyingKey::verify_as`] says of `items[i]`.
///
/// # Errors
///
/// If `items` and `verdicts` differ in length; `verdicts` is left as it is.
pub fn verify_batch(
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
