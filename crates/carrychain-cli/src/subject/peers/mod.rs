//! Other libraries, to measure beside ours. A file a library; each does in the timed part what its
//! users do with keys they hold: decoding of keys is outside where the library has a type for it.
#![cfg_attr(not(feature = "rust-peers"), allow(dead_code))]

#[cfg(feature = "peers")]
mod aws_lc;
mod crrl;
mod dalek;
#[cfg(feature = "peers")]
mod graviola;
#[cfg(all(feature = "peers", unix))]
mod lib25519;
mod libcrux;
#[cfg(feature = "peers")]
mod libsodium;
#[cfg(feature = "peers")]
mod openssl;
#[cfg(feature = "peers")]
mod ring;
mod rustcrypto;

use super::{Origin, Prepared, Subject};
use carrychain::Operation;
use carrychain::registry::Proof;
use carrychain_selftest::Input;

/// A library.
struct Peer {
    /// Its name in tables.
    name: &'static str,
    /// Whether its P-256 signatures are those of RFC 6979.
    deterministic: bool,
    /// Its operations.
    offers: &'static [Offer],
    /// Makes a call ready; refuses inputs of other operations.
    prepare: for<'a> fn(&'a Input) -> Prepared<'a>,
}

/// An operation of a library.
struct Offer {
    operation: Operation,
    /// The crate.
    source: &'static str,
    /// What is special about its timing.
    note: Option<&'static str>,
}

const fn offer(operation: Operation, source: &'static str) -> Offer {
    Offer {
        operation,
        source,
        note: None,
    }
}

impl Offer {
    const fn but(self, note: &'static str) -> Self {
        Self {
            note: Some(note),
            ..self
        }
    }
}

const PEERS: &[Peer] = &[
    dalek::PEER,
    libcrux::PEER,
    crrl::PEER,
    rustcrypto::P256,
    rustcrypto::POLY1305,
    #[cfg(feature = "peers")]
    graviola::PEER,
    #[cfg(feature = "peers")]
    aws_lc::PEER,
    #[cfg(feature = "peers")]
    ring::PEER,
    #[cfg(feature = "peers")]
    openssl::PEER,
    #[cfg(feature = "peers")]
    libsodium::PEER,
];

/// Every operation of every library that is compiled in or, as lib25519, installed.
pub fn subjects() -> Vec<Subject> {
    let compiled_in = PEERS.iter().flat_map(|peer| {
        peer.offers.iter().map(|offer| Subject {
            operation: offer.operation,
            name: peer.name.to_owned(),
            source: offer.source.to_owned(),
            origin: Origin::Peer,
            proof: Proof::None,
            default: false,
            deterministic: peer.deterministic,
            poly1305: None,
            note: offer.note,
            prepare: Box::new(peer.prepare),
        })
    });
    #[allow(unused_mut)]
    let mut subjects: Vec<_> = compiled_in.collect();
    #[cfg(all(feature = "peers", unix))]
    subjects.extend(lib25519::subjects());
    subjects
}
