//! Secrets, public keys and shared secrets as types.

use super::{X25519, X25519_BASE};
use crate::field::{P, Words, less_vartime, words_from_bytes};
use crate::reveal::reveal;
use core::fmt;
use core::hash::{Hash, Hasher};
use subtle::{Choice, ConstantTimeEq};
use zeroize::{Zeroize, ZeroizeOnDrop};
#[cfg(feature = "rand_core")]
use {crypto_common::Generate, rand_core::TryCryptoRng};

/// A public key, or any other point: the 32 bytes of u, kept as they came, compared and hashed as the point that
/// they stand for.
#[derive(Clone, Copy, Debug)]
pub struct PublicKey([u8; 32]);

impl PublicKey {
    /// The 32 bytes.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The 32 bytes.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl PartialEq for PublicKey {
    fn eq(&self, other: &Self) -> bool {
        canonical_u(&self.0) == canonical_u(&other.0)
    }
}

impl Eq for PublicKey {}

impl Hash for PublicKey {
    fn hash<H: Hasher>(&self, state: &mut H) {
        canonical_u(&self.0).hash(state);
    }
}

/// u below p, its top bit ignored.
fn canonical_u(u: &[u8; 32]) -> Words {
    let mut words = words_from_bytes(u);
    words[3] &= u64::MAX >> 1;
    if less_vartime(&words, &P) {
        words
    } else {
        // From p to 2^255 - 1: only the lowest word remains.
        [words[0].wrapping_sub(P[0]), 0, 0, 0]
    }
}

impl From<[u8; 32]> for PublicKey {
    /// Any 32 bytes are accepted.
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl AsRef<[u8]> for PublicKey {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl Zeroize for PublicKey {
    fn zeroize(&mut self) {
        self.0.zeroize();
    }
}

/// What two secrets and two public keys agree on. Wiped when dropped.
pub struct SharedSecret([u8; 32]);

impl SharedSecret {
    /// The 32 bytes; to be hashed, not used as a key.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The 32 bytes; to be hashed, not used as a key.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// Whether both sides had a part in it: false if it is all zero, which it is, whatever the secret, if and only if
    /// the other side's public key is of small order. Takes a constant time.
    #[must_use]
    pub fn was_contributory(&self) -> bool {
        !reveal(self.0.ct_eq(&[0; 32]))
    }
}

impl AsRef<[u8]> for SharedSecret {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

/// Defines a type of secret: 32 bytes, clamped only when used.
macro_rules! secret {
    ($(#[$doc:meta])* $name:ident, $this:ty) => {
        $(#[$doc])*
        pub struct $name([u8; 32]);

        impl $name {
            /// What this secret and the other side's public key give. Whether the other side had a part in it is for
            /// [`SharedSecret::was_contributory`] to say.
            #[must_use]
            pub fn diffie_hellman(self: $this, their_public: &PublicKey) -> SharedSecret {
                SharedSecret((X25519.in_use().function)(&self.0, &their_public.0))
            }

            /// A new secret from `rng`.
            #[cfg(feature = "rand_core")]
            pub fn random_from_rng<R: rand_core::CryptoRng + ?Sized>(rng: &mut R) -> Self {
                let Ok(secret) = Self::try_generate_from_rng(rng);
                secret
            }

            /// A new secret from the operating system.
            ///
            /// # Panics
            ///
            /// If the operating system has none to give; [`Generate::try_generate`] returns an error then.
            #[cfg(feature = "getrandom")]
            pub fn random() -> Self {
                Self::generate()
            }
        }

        #[cfg(feature = "rand_core")]
        impl Generate for $name {
            fn try_generate_from_rng<R: TryCryptoRng + ?Sized>(
                rng: &mut R,
            ) -> Result<Self, R::Error> {
                // Filled in place: a copy would not be wiped.
                let mut secret = Self([0; 32]);
                rng.try_fill_bytes(&mut secret.0)?;
                Ok(secret)
            }
        }

        impl From<&$name> for PublicKey {
            /// The public key that belongs to the secret.
            fn from(secret: &$name) -> Self {
                Self((X25519_BASE.in_use().function)(&secret.0))
            }
        }
        opaque!($name);
    };
}

/// What all secret types have: they are hidden from `Debug`, compared in constant time, wiped when dropped.
macro_rules! opaque {
    ($name:ident) => {
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($name)).finish_non_exhaustive()
            }
        }

        impl ConstantTimeEq for $name {
            fn ct_eq(&self, other: &Self) -> Choice {
                self.0.ct_eq(&other.0)
            }
        }

        impl PartialEq for $name {
            /// In constant time.
            fn eq(&self, other: &Self) -> bool {
                self.ct_eq(other).into()
            }
        }

        impl Eq for $name {}

        impl Zeroize for $name {
            fn zeroize(&mut self) {
                self.0.zeroize();
            }
        }

        impl Drop for $name {
            fn drop(&mut self) {
                self.zeroize();
            }
        }

        impl ZeroizeOnDrop for $name {}
    };
}

opaque!(SharedSecret);

secret!(
    /// A secret that the type system lets be used once. Only a random number generator makes one.
    #[cfg_attr(not(feature = "rand_core"), doc = "(With the feature `rand_core`.)")]
    EphemeralSecret, Self
);
secret!(
    /// A secret that may be used more than once but neither read nor stored. Only a random number generator makes one.
    #[cfg_attr(not(feature = "rand_core"), doc = "(With the feature `rand_core`.)")]
    #[derive(Clone)]
    ReusableSecret, &Self
);
secret!(
    /// A secret that can be stored and read back: any 32 bytes.
    #[derive(Clone)]
    StaticSecret, &Self
);

impl StaticSecret {
    /// The 32 bytes as they were given, not clamped.
    pub fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The 32 bytes as they were given, not clamped.
    pub fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<[u8; 32]> for StaticSecret {
    fn from(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }
}

impl AsRef<[u8]> for StaticSecret {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::after_drop::after_drop;

    #[test]
    fn secrets_are_wiped_when_dropped() {
        let zero = [0; 32];
        after_drop(EphemeralSecret([0xab; 32]), |secret| {
            assert_eq!(secret.0, zero)
        });
        after_drop(ReusableSecret([0xab; 32]), |secret| {
            assert_eq!(secret.0, zero)
        });
        after_drop(StaticSecret([0xab; 32]), |secret| {
            assert_eq!(secret.0, zero)
        });
        after_drop(SharedSecret([0xab; 32]), |secret| {
            assert_eq!(secret.0, zero)
        });
    }
}
