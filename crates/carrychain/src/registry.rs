//! Every operation's implementations by name: what each needs, whether it is proved, its function.
//!
//! A public call takes [`Registry::in_use`]; the bench, the self-test and the tests walk
//! [`Registry::available`].

use crate::cpu::{self, Features};
use core::fmt;

/// What has been proved of an implementation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// Nothing yet; tests only.
    None,
    /// Every kernel in it has its theorem.
    Kernel,
    /// The whole function equals its specification, as a theorem.
    Whole,
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Proof::None => "none",
            Proof::Kernel => "kernel",
            Proof::Whole => "whole",
        })
    }
}

/// One implementation of an operation.
#[derive(Clone, Copy)]
pub struct Implementation<F> {
    /// Its name, the same for every operation of the backend: `portable64`, `adx`, ...
    pub name: &'static str,
    /// The CPU features without which its function must not be called.
    pub needs: Features,
    /// What has been proved of it.
    pub proof: Proof,
    /// The function.
    pub function: F,
}

impl<F> Implementation<F> {
    /// Portable code: runs everywhere.
    pub(crate) const fn portable(name: &'static str, function: F) -> Self {
        Self {
            name,
            needs: Features::NONE,
            proof: Proof::None,
            function,
        }
    }
}

/// The implementations of one operation, best first.
pub struct Registry<F: 'static> {
    /// The operation.
    pub operation: Operation,
    all: &'static [Implementation<F>],
}

impl<F: Copy> Registry<F> {
    /// `all` is in order of preference and its last entry needs nothing.
    pub(crate) const fn new(operation: Operation, all: &'static [Implementation<F>]) -> Self {
        assert!(!all.is_empty() && Features::NONE.contains(all[all.len() - 1].needs));
        Self { operation, all }
    }

    /// Every implementation compiled in, also those that this CPU lacks the features for.
    pub fn all(&self) -> &'static [Implementation<F>] {
        self.all
    }

    /// The implementations that can run here, best first.
    pub fn available(&self) -> impl Iterator<Item = &'static Implementation<F>> + use<F> {
        let features = cpu::features();
        self.all.iter().filter(move |i| features.contains(i.needs))
    }

    /// The implementation that the public call takes here.
    pub fn in_use(&self) -> &'static Implementation<F> {
        let features = cpu::features();
        // The last entry is portable code, so the search always ends in it.
        let last = &self.all[self.all.len() - 1];
        self.all
            .iter()
            .find(|i| features.contains(i.needs))
            .unwrap_or(last)
    }

    /// The implementation of this name, if it can run here.
    pub fn get(&self, name: &str) -> Option<&'static Implementation<F>> {
        self.available().find(|i| i.name == name)
    }
}

/// An operation that has implementations.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Operation {
    /// X25519 of a secret and a point (RFC 7748).
    X25519,
    /// X25519 of a secret and the base point.
    X25519Base,
    /// n secrets, n points.
    X25519Batch,
    /// Public key of an Ed25519 seed (RFC 8032).
    Ed25519Keygen,
    /// Ed25519 signature.
    Ed25519Sign,
    /// Verification of one Ed25519 signature.
    Ed25519Verify,
    /// Verification of n Ed25519 signatures, a verdict each.
    Ed25519VerifyBatch,
    /// Public key of a P-256 secret.
    P256Keygen,
    /// P-256 Diffie-Hellman.
    P256Ecdh,
    /// ECDSA signature over P-256.
    P256Sign,
    /// Verification of an ECDSA signature over P-256.
    P256Verify,
    /// Poly1305 MAC (RFC 8439).
    Poly1305,
}

impl Operation {
    /// Every operation, in the order in which they are printed.
    pub const ALL: [Self; 12] = [
        Self::X25519,
        Self::X25519Base,
        Self::X25519Batch,
        Self::Ed25519Keygen,
        Self::Ed25519Sign,
        Self::Ed25519Verify,
        Self::Ed25519VerifyBatch,
        Self::P256Keygen,
        Self::P256Ecdh,
        Self::P256Sign,
        Self::P256Verify,
        Self::Poly1305,
    ];

    /// Its name on the command line and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::X25519 => "x25519",
            Self::X25519Base => "x25519_base",
            Self::X25519Batch => "x25519_batch",
            Self::Ed25519Keygen => "ed25519_keygen",
            Self::Ed25519Sign => "ed25519_sign",
            Self::Ed25519Verify => "ed25519_verify",
            Self::Ed25519VerifyBatch => "ed25519_verify_batch",
            Self::P256Keygen => "p256_keygen",
            Self::P256Ecdh => "p256_ecdh",
            Self::P256Sign => "p256_sign",
            Self::P256Verify => "p256_verify",
            Self::Poly1305 => "poly1305",
        }
    }

    /// The operation of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.name() == name)
    }
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Evaluates `$use` with `$registry` bound to the registry of `$operation`: the one list of all registries.
macro_rules! with_registry {
    ($operation:expr, $registry:ident => $use:expr) => {{
        macro_rules! on {
            ($path:path) => {{
                let $registry = &$path;
                $use
            }};
        }
        match $operation {
            Operation::X25519 => on!(crate::x25519::X25519),
            Operation::X25519Base => on!(crate::x25519::X25519_BASE),
            Operation::X25519Batch => on!(crate::x25519::X25519_BATCH),
            Operation::Ed25519Keygen => on!(crate::ed25519::ED25519_KEYGEN),
            Operation::Ed25519Sign => on!(crate::ed25519::ED25519_SIGN),
            Operation::Ed25519Verify => on!(crate::ed25519::ED25519_VERIFY),
            Operation::Ed25519VerifyBatch => on!(crate::ed25519::ED25519_VERIFY_BATCH),
            Operation::P256Keygen => on!(crate::p256::P256_KEYGEN),
            Operation::P256Ecdh => on!(crate::p256::P256_ECDH),
            Operation::P256Sign => on!(crate::p256::P256_SIGN),
            Operation::P256Verify => on!(crate::p256::P256_VERIFY),
            Operation::Poly1305 => on!(crate::poly1305::POLY1305),
        }
    }};
}

/// The name of the implementation that serves `operation` here: `portable64`, `adx`, ...
pub fn implementation_in_use(operation: Operation) -> &'static str {
    with_registry!(operation, registry => registry.in_use().name)
}

/// What `backends` prints of an implementation: all but its function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Description {
    /// Its name.
    pub name: &'static str,
    /// The CPU features it needs.
    pub needs: Features,
    /// What has been proved of it.
    pub proof: Proof,
}

/// Calls `each` for every implementation of `operation` that is compiled in, best first.
pub fn describe(operation: Operation, mut each: impl FnMut(Description)) {
    with_registry!(operation, registry => for i in registry.all() {
        each(Description { name: i.name, needs: i.needs, proof: i.proof });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::vec::Vec;

    #[test]
    fn each_operation_has_its_registry_with_both_portable_implementations() {
        for operation in Operation::ALL {
            with_registry!(operation, registry => assert_eq!(registry.operation, operation));
            let mut portable = Vec::new();
            describe(operation, |description| {
                if description.name.starts_with("portable") {
                    assert_eq!(description.needs, Features::NONE);
                    portable.push(description.name);
                }
            });
            portable.sort();
            assert_eq!(portable, ["portable32", "portable64"], "{operation}");
        }
    }

    #[test]
    fn in_use_is_the_first_that_can_run_here() {
        for operation in Operation::ALL {
            let mut first = None;
            describe(operation, |description| {
                if first.is_none() && cpu::features().contains(description.needs) {
                    first = Some(description.name);
                }
            });
            assert_eq!(first, Some(implementation_in_use(operation)), "{operation}");
        }
    }

    #[test]
    fn names_are_read_as_they_are_printed() {
        for operation in Operation::ALL {
            assert_eq!(Operation::from_name(operation.name()), Some(operation));
        }
        assert_eq!(Operation::from_name("x448"), None);
    }
}
