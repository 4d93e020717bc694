//! Each program is one text, compiled twice: `library` is their crate in the module `theirs` and Carrychain's module in `ours`.
//!
//! In a program of one's own the line `use x25519_dalek::{...}` becomes `use carrychain::x25519::{...}`, `ed25519_dalek` becomes
//! `carrychain::ed25519`, `p256` becomes `carrychain::p256`, and `poly1305` becomes `carrychain::poly1305::rustcrypto`.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;
use std::error::Error;

/// What a program made, by name, in order.
#[derive(Default)]
pub struct Transcript(Vec<(String, Vec<u8>)>);

impl Transcript {
    /// Adds some bytes.
    pub fn note(&mut self, name: impl Into<String>, bytes: impl AsRef<[u8]>) {
        self.0.push((name.into(), bytes.as_ref().to_vec()));
    }

    /// Adds a verdict.
    pub fn verdict<T, E>(&mut self, name: impl Into<String>, result: Result<T, E>) {
        self.note(name, [u8::from(result.is_ok())]);
    }

    /// What was noted.
    pub fn notes(&self) -> &[(String, Vec<u8>)] {
        &self.0
    }
}

/// What a program is: it draws keys from a generator, and notes what it makes.
pub type Program = fn(&mut ChaCha20Rng, &mut Transcript) -> Result<(), Box<dyn Error>>;

/// The transcript of a program whose generator has this seed.
///
/// # Errors
/// What the program returns.
pub fn transcript(program: Program, seed: u64) -> Result<Transcript, Box<dyn Error>> {
    let mut transcript = Transcript::default();
    program(&mut ChaCha20Rng::seed_from_u64(seed), &mut transcript)?;
    Ok(transcript)
}

macro_rules! twice {
    ($name:ident, $theirs:path, $ours:path, $text:literal) => {
        #[doc = concat!("`", $text, "`, twice.")]
        pub mod $name {
            #[doc = concat!("With `", stringify!($theirs), "`.")]
            pub mod theirs {
                use $theirs as library;
                include!($text);
            }
            #[doc = concat!("With `", stringify!($ours), "`.")]
            pub mod ours {
                use $ours as library;
                include!($text);
            }
        }
    };
}

twice!(x25519, ::x25519_dalek, ::carrychain::x25519, "x25519.rs");
twice!(
    ed25519,
    ::ed25519_dalek,
    ::carrychain::ed25519,
    "ed25519.rs"
);
twice!(p256, ::p256, ::carrychain::p256, "p256.rs");
twice!(
    poly1305,
    ::poly1305,
    ::carrychain::poly1305::rustcrypto,
    "poly1305.rs"
);
