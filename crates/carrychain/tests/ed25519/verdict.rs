//! One verdict of all implementations, single and batched.

use carrychain::ed25519::{
    BatchItem, Domain, ED25519_VERIFY, ED25519_VERIFY_BATCH, Profile, Signature, VerifyingKey,
};

pub const PROFILES: [Profile; 3] = [Profile::Rfc8032, Profile::Strict, Profile::Zip215];

/// What all implementations agree on of a pure signature, alone and amid others; the public call as well.
pub fn verdict(
    key: &VerifyingKey,
    message: &[u8],
    signature: &Signature,
    profile: Profile,
) -> bool {
    let public = key.verify_as(profile, &Domain::PURE, &[message], signature);
    for i in ED25519_VERIFY.available() {
        let alone = (i.function)(key, &Domain::PURE, &[message], signature, profile);
        assert_eq!(
            alone,
            public.is_ok(),
            "{} {profile:?} {key:?} {signature:?}",
            i.name
        );
    }
    for i in ED25519_VERIFY_BATCH.available() {
        let item = BatchItem {
            key,
            message,
            signature,
        };
        let other = BatchItem {
            message: b"another message",
            ..item
        };
        let mut verdicts = [public.is_err(); 3];
        (i.function)(&[item, other, item], profile, &mut verdicts);
        let context = format!("{} {profile:?} {key:?} {signature:?}", i.name);
        assert_eq!([verdicts[0], verdicts[2]], [public.is_ok(); 2], "{context}");
    }
    public.is_ok()
}

/// The verdicts of [`PROFILES`].
pub fn verdicts(key: &VerifyingKey, message: &[u8], signature: &Signature) -> [bool; 3] {
    PROFILES.map(|profile| verdict(key, message, signature, profile))
}
