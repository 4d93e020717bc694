//! Code that is not constant-time, to see that it is caught.

use crate::valgrind::{make_public, make_secret};
use std::hint::black_box;

/// A function of a secret.
type Leak = fn(&[u8; 32]) -> u8;

const CONTROLS: [(&str, Leak); 2] = [("branch", branch), ("index", index)];

/// Prints each as `control NAME`.
pub fn list() {
    for (name, _) in CONTROLS {
        println!("control {name}");
    }
}

/// Runs one on a secret.
pub fn run(name: &str) -> Result<(), String> {
    let (_, leak) = CONTROLS
        .into_iter()
        .find(|(known, _)| *known == name)
        .ok_or_else(|| format!("no control {name}"))?;
    let mut secret = [3; 32];
    make_secret(&mut secret);
    let mut result = leak(black_box(&secret));
    make_public(&mut result);
    black_box(result);
    Ok(())
}

/// Stops at the first byte that differs.
fn branch(secret: &[u8; 32]) -> u8 {
    for byte in secret {
        if black_box(*byte) != 3 {
            return 1;
        }
    }
    0
}

/// Looks up a table at a secret place.
fn index(secret: &[u8; 32]) -> u8 {
    let table = black_box([7u8; 256]);
    table[usize::from(secret[0])]
}
