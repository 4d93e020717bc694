//! Each operation on each implementation, its secrets marked.

use crate::valgrind::{make_public, make_secret};
use carrychain::poly1305::{OneTimeKey, POLY1305, Poly1305, Tag};
use carrychain::registry::{Implementation, Registry, describe};
use carrychain::{Operation, cpu};
use std::hint::black_box;

/// Prints every pair that handles secrets and can run on this CPU, as `OPERATION IMPLEMENTATION`.
pub fn list() {
    for operation in Operation::ALL {
        if handles_secrets(operation) {
            describe(operation, |implementation| {
                if cpu::features().contains(implementation.needs) {
                    println!("{operation} {}", implementation.name);
                }
            });
        }
    }
}

/// Verification sees public data only.
fn handles_secrets(operation: Operation) -> bool {
    !matches!(
        operation,
        Operation::Ed25519Verify | Operation::Ed25519VerifyBatch | Operation::P256Verify
    )
}

/// Runs one pair. An error if this CPU, as valgrind shows it, does not have the implementation.
pub fn run(operation: &str, implementation: &str) -> Result<(), String> {
    let operation =
        Operation::from_name(operation).ok_or_else(|| format!("no operation {operation}"))?;
    match operation {
        Operation::Poly1305 => poly1305(find(&POLY1305, implementation)?),
        _ => return Err(format!("{operation} is not checked")),
    }
    println!("{operation} {implementation}: ran");
    Ok(())
}

fn find<F: Copy>(registry: &Registry<F>, name: &str) -> Result<&'static Implementation<F>, String> {
    registry.get(name).ok_or_else(|| {
        format!(
            "{} has no {name} on the CPU that valgrind shows",
            registry.operation
        )
    })
}

fn poly1305(implementation: &'static Implementation<carrychain::poly1305::Functions>) {
    let mut key: [u8; 32] = std::array::from_fn(|i| i as u8 * 5 + 1);
    let mut message: Vec<u8> = (0..333).map(|i| i as u8).collect();
    make_secret(&mut key);
    make_secret(message.as_mut_slice());
    for length in (0..70).chain([128, 333]) {
        let message = black_box(&message[..length]);
        let tag = (implementation.function.mac)(black_box(&key), message);

        let mut pieces = Poly1305::with(implementation, OneTimeKey::from(key));
        let (head, rest) = message.split_at(length / 3);
        pieces.update(head);
        pieces.update(rest);
        let verdict = pieces.verify(&Tag::from(tag));

        // The tag depends on secrets, but whether it is right is public.
        assert!(verdict.is_ok());
        let mut tag = tag;
        make_public(&mut tag);
        let mut wrong = tag;
        wrong[15] ^= 1;
        let mut pieces = Poly1305::with(implementation, OneTimeKey::from(key));
        pieces.update(message);
        assert!(pieces.verify(&Tag::from(wrong)).is_err());
    }
}
