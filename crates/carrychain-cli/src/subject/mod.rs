//! What is tested and timed: one implementation of one operation, wherever it comes from.

pub mod external;
#[cfg(feature = "faulty")]
mod faulty;
mod own;
#[cfg(feature = "rust-peers")]
mod peers;
mod run;

pub use run::{Run, repeat};

use carrychain::Operation;
use carrychain::poly1305::Functions;
use carrychain::registry::Proof;
use carrychain_selftest::{Input, Reply};
use std::sync::LazyLock;

/// Whose code it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// An entry of one of our registries.
    Own,
    /// Another library.
    Peer,
    /// A function named with `--external`.
    External,
}

/// Why there is nothing to run: an input that is no key, or not of the operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused;

/// A call made ready: keys are decoded, the rest is the operation itself.
pub type Prepared<'a> = Result<Box<dyn Run + 'a>, Refused>;

/// Makes a call of a subject's operation ready for an input of that operation.
pub type Prepare = Box<dyn for<'a> Fn(&'a Input) -> Prepared<'a> + Send + Sync>;

/// One implementation of one operation.
pub struct Subject {
    /// The operation.
    pub operation: Operation,
    /// Its name: `portable64`, `dalek-simd`, ...
    pub name: String,
    /// The crate or the file that it comes from.
    pub source: String,
    /// Whose code it is.
    pub origin: Origin,
    /// What has been proved of it by us.
    pub proof: Proof,
    /// Whether our public call takes it here.
    pub default: bool,
    /// Whether its P-256 signatures are those of RFC 6979 without added randomness.
    pub deterministic: bool,
    /// What its timing includes that others' do not, or the reverse.
    pub note: Option<&'static str>,
    /// The parts of a Poly1305 of ours, which the suite of cases looks at one by one.
    pub poly1305: Option<Functions>,
    /// Makes a call ready.
    pub prepare: Prepare,
}

impl Subject {
    /// One call from start to end.
    pub fn call(&self, input: &Input) -> Reply {
        match (self.prepare)(input) {
            Ok(mut run) => run.call(),
            Err(Refused) => Reply::Refused,
        }
    }
}

/// Everything that can be measured here, but for `--external`: ours, then the peers.
pub fn all() -> &'static [Subject] {
    static ALL: LazyLock<Vec<Subject>> = LazyLock::new(|| {
        let parts = [
            own::subjects(),
            #[cfg(feature = "faulty")]
            faulty::subjects(),
            #[cfg(feature = "rust-peers")]
            peers::subjects(),
        ];
        parts.into_iter().flatten().collect()
    });
    &ALL
}

/// What an implementation of this name is judged by, for every operation: `portable64`, and that by
/// `portable32`.
pub fn reference(judged: &str) -> impl Fn(&Input) -> Reply + use<> {
    let name = match judged {
        "portable64" => "portable32",
        _ => "portable64",
    };
    move |input| {
        let is_it = |s: &&Subject| s.operation == input.operation() && s.name == name;
        let subject = all().iter().find(is_it);
        subject.expect("portable code is always there").call(input)
    }
}

/// The Ed25519 public key of a seed, for functions that want it beside the seed.
fn ed25519_public_key(seed: &[u8; 32]) -> [u8; 32] {
    match reference("")(&Input::Ed25519Keygen { seed: *seed }) {
        Reply::Bytes(key) => key.try_into().expect("a public key is 32 bytes"),
        Reply::Refused => unreachable!("every seed has a public key"),
    }
}
