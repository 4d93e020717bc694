//! lib25519, if it is installed (not linked: looked for when the command runs).
//!
//! Prototypes are those of its lib25519.h, version 20241004: dh(shared, public, secret),
//! nG_montgomery25519(out, scalar), nPbatch_montgomery25519(out, scalars, points, n),
//! sign(signed, &length, message, length, secret), sign_open(message, &length, signed, length, public).
#![allow(unsafe_code)]

use crate::subject::{Origin, Prepare, Prepared, Refused, Subject, repeat};
use carrychain::Operation;
use carrychain::registry::Proof;
use carrychain_selftest::Input;
use libloading::Library;
use std::ffi::{c_int, c_longlong};

type Dh = unsafe extern "C" fn(*mut u8, *const u8, *const u8);
type Base = unsafe extern "C" fn(*mut u8, *const u8);
type Batch = unsafe extern "C" fn(*mut u8, *const u8, *const u8, c_longlong);
type Sign = unsafe extern "C" fn(*mut u8, *mut c_longlong, *const u8, c_longlong, *const u8);
type Open =
    unsafe extern "C" fn(*mut u8, *mut c_longlong, *const u8, c_longlong, *const u8) -> c_int;

/// Its operations, as far as the installed version has them; none if it is not installed.
pub(super) fn subjects() -> Vec<Subject> {
    // SAFETY: lib25519 has no initialisers beyond the choice of code for this CPU.
    let library = ["lib25519.so.1", "lib25519.so"]
        .into_iter()
        .find_map(|name| unsafe { Library::new(name) }.ok());
    let Some(library) = library else {
        return Vec::new();
    };
    // Stays loaded to the end, so that its functions can be kept as plain pointers.
    let library: &'static Library = Box::leak(Box::new(library));

    let operations: [(Operation, Option<&str>, Option<Prepare>); 5] = [
        (Operation::X25519, None, x25519(library)),
        (Operation::X25519Base, None, base(library)),
        (Operation::X25519Batch, None, batch(library)),
        (
            Operation::Ed25519Sign,
            Some("hashes the seed in each call"),
            sign(library),
        ),
        (
            Operation::Ed25519Verify,
            Some("decodes the key in each call"),
            verify(library),
        ),
    ];
    let offered = operations
        .into_iter()
        .filter_map(|(operation, note, prepare)| {
            Some(Subject {
                operation,
                name: "lib25519".to_owned(),
                source: "lib25519".to_owned(),
                origin: Origin::Peer,
                proof: Proof::None,
                default: false,
                deterministic: false,
                poly1305: None,
                note,
                prepare: prepare?,
            })
        });
    offered.collect()
}

/// # Safety
/// The symbol must be a function of type `F`.
unsafe fn get<F: Copy>(library: &'static Library, symbol: &str) -> Option<F> {
    // SAFETY: the caller's promise.
    unsafe { library.get::<F>(symbol) }.ok().map(|f| *f)
}

fn x25519(library: &'static Library) -> Option<Prepare> {
    // SAFETY: the prototype is lib25519.h's.
    let dh: Dh = unsafe { get(library, "lib25519_dh_x25519") }?;
    Some(Box::new(move |input: &Input| -> Prepared<'_> {
        let Input::X25519 { scalar, u } = input else {
            return Err(Refused);
        };
        Ok(repeat((scalar, u), move |(scalar, u)| {
            let mut out = [0; 32];
            // SAFETY: all three are 32 bytes.
            unsafe { dh(out.as_mut_ptr(), u.as_ptr(), scalar.as_ptr()) };
            out
        }))
    }))
}

fn base(library: &'static Library) -> Option<Prepare> {
    // SAFETY: the prototype is lib25519.h's.
    let multiply: Base = unsafe { get(library, "lib25519_nG_montgomery25519") }?;
    Some(Box::new(move |input: &Input| -> Prepared<'_> {
        let Input::X25519Base { scalar } = input else {
            return Err(Refused);
        };
        Ok(repeat(scalar, move |scalar| {
            let mut out = [0; 32];
            // SAFETY: both are 32 bytes.
            unsafe { multiply(out.as_mut_ptr(), scalar.as_ptr()) };
            out
        }))
    }))
}

fn batch(library: &'static Library) -> Option<Prepare> {
    // SAFETY: the prototype is lib25519.h's.
    let multiply: Batch = unsafe { get(library, "lib25519_nPbatch_montgomery25519") }?;
    Some(Box::new(move |input: &Input| -> Prepared<'_> {
        let Input::X25519Batch { scalars, us } = input else {
            return Err(Refused);
        };
        let out = vec![0; 32 * scalars.len()];
        Ok(repeat((scalars, us, out), move |(scalars, us, out)| {
            let (scalars, us) = (scalars.as_flattened(), us.as_flattened());
            let n = (out.len() / 32) as c_longlong;
            // SAFETY: all three are n times 32 bytes.
            unsafe { multiply(out.as_mut_ptr(), scalars.as_ptr(), us.as_ptr(), n) };
            out.clone()
        }))
    }))
}

fn sign(library: &'static Library) -> Option<Prepare> {
    // SAFETY: the prototype is lib25519.h's.
    let sign: Sign = unsafe { get(library, "lib25519_sign_ed25519") }?;
    Some(Box::new(move |input: &Input| -> Prepared<'_> {
        let Input::Ed25519Sign { seed, message } = input else {
            return Err(Refused);
        };
        // Its secret key is the seed and the public key; keygen takes no seed.
        let public = crate::subject::ed25519_public_key(seed);
        let secret = [*seed, public].concat();
        let signed = vec![0; 64 + message.len()];
        Ok(repeat(
            (secret, message, signed),
            move |(secret, message, signed)| {
                let (mut length, n) = (0, message.len() as c_longlong);
                // SAFETY: the secret is 64 bytes; `signed` is 64 longer than the message.
                unsafe {
                    sign(
                        signed.as_mut_ptr(),
                        &mut length,
                        message.as_ptr(),
                        n,
                        secret.as_ptr(),
                    );
                }
                signed[..64].to_vec()
            },
        ))
    }))
}

fn verify(library: &'static Library) -> Option<Prepare> {
    // SAFETY: the prototype is lib25519.h's.
    let open: Open = unsafe { get(library, "lib25519_sign_ed25519_open") }?;
    Some(Box::new(move |input: &Input| -> Prepared<'_> {
        let Input::Ed25519Verify(item) = input else {
            return Err(Refused);
        };
        let signed = [&item.signature[..], &item.message].concat();
        let message = vec![0; signed.len()];
        Ok(repeat(
            (&item.key, signed, message),
            move |(key, signed, message)| {
                let (mut length, n) = (0, signed.len() as c_longlong);
                // SAFETY: the key is 32 bytes; `message` has room for all of `signed`.
                let result = unsafe {
                    open(
                        message.as_mut_ptr(),
                        &mut length,
                        signed.as_ptr(),
                        n,
                        key.as_ptr(),
                    )
                };
                result == 0
            },
        ))
    }))
}
