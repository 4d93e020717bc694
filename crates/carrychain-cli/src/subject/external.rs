//! Functions of the user's, loaded from a shared object by name: `--external NAME=PATH.so:SYMBOL`.
//!
//! The C prototype of each operation is in docs/external-abi.md and docs/carrychain_external.h.
#![allow(unsafe_code)]

use super::{Origin, Prepare, Prepared, Refused, Subject, ed25519_public_key, repeat};
use crate::error::{Error, usage};
use carrychain::Operation;
use carrychain::registry::Proof;
use carrychain_selftest::{Input, SignedMessage};
use libloading::Library;
use sha2::{Digest, Sha256};
use std::ffi::{OsString, c_int};
use std::io::{self, Write};
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

/// `NAME=PATH:SYMBOL`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct External {
    /// What it is called in the report.
    pub name: String,
    /// The shared object.
    pub path: PathBuf,
    /// The function in it.
    pub symbol: String,
}

impl FromStr for External {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("'{text}' is not of the form NAME=PATH.so:SYMBOL");
        let (name, rest) = text.split_once('=').ok_or_else(wrong)?;
        let (path, symbol) = rest.rsplit_once(':').ok_or_else(wrong)?;
        if [name, path, symbol].iter().any(|part| part.is_empty()) {
            return Err(wrong());
        }
        Ok(Self {
            name: name.to_owned(),
            path: path.into(),
            symbol: symbol.to_owned(),
        })
    }
}

type X25519 = unsafe extern "C" fn(out: *mut u8, scalar: *const u8, u: *const u8);
type X25519Base = unsafe extern "C" fn(out: *mut u8, scalar: *const u8);
type X25519Batch = unsafe extern "C" fn(out: *mut u8, scalars: *const u8, us: *const u8, n: usize);
type Ed25519Keygen = unsafe extern "C" fn(key: *mut u8, seed: *const u8);
type Ed25519Sign = unsafe extern "C" fn(
    signature: *mut u8,
    seed: *const u8,
    key: *const u8,
    message: *const u8,
    length: usize,
);
type Ed25519Verify = unsafe extern "C" fn(
    signature: *const u8,
    key: *const u8,
    message: *const u8,
    length: usize,
) -> c_int;
type Ed25519VerifyBatch = unsafe extern "C" fn(
    verdicts: *mut u8,
    signatures: *const u8,
    keys: *const u8,
    messages: *const *const u8,
    lengths: *const usize,
    n: usize,
);
type P256Keygen = unsafe extern "C" fn(public: *mut u8, secret: *const u8) -> c_int;
type P256Ecdh = unsafe extern "C" fn(x: *mut u8, secret: *const u8, public: *const u8) -> c_int;
type P256Sign =
    unsafe extern "C" fn(signature: *mut u8, secret: *const u8, hash: *const u8) -> c_int;
type P256Verify =
    unsafe extern "C" fn(signature: *const u8, public: *const u8, hash: *const u8) -> c_int;
type Poly1305 =
    unsafe extern "C" fn(tag: *mut u8, key: *const u8, message: *const u8, length: usize);

/// Loads the function as an implementation of `operation`.
pub fn load(external: &External, operation: Operation, watch: &Watch) -> Result<Subject, Error> {
    let External { name, path, symbol } = external;
    // A bare file name would be searched for in the system's folders: the user means this folder.
    let path = std::path::absolute(path).unwrap_or_else(|_| path.clone());
    watch.over(name);
    // SAFETY: the user asks for this library's code to be run, its initialisers included.
    let library = unsafe { Library::new(OsString::from(&path)) }.map_err(|error| {
        usage(format!(
            "cannot load '{}': {}",
            path.display(),
            one_line(&error)
        ))
    })?;
    let prepare = bind(Arc::new(library), operation, symbol).map_err(|error| {
        usage(format!(
            "no function '{symbol}' in '{}': {}",
            path.display(),
            one_line(&error)
        ))
    })?;
    Ok(Subject {
        operation,
        name: name.clone(),
        source: path.display().to_string(),
        origin: Origin::External,
        proof: Proof::None,
        default: false,
        // Its nonces may be random: a signature that verifies is right.
        deterministic: false,
        poly1305: None,
        note: None,
        prepare,
    })
}

/// Names of the functions that must not end the process.
static WATCHED: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// While there is one, a function that ends the process by C's `exit` is reported.
pub struct Watch;

impl Watch {
    /// Over this function, too.
    fn over(&self, name: &str) {
        unsafe extern "C" {
            fn atexit(handler: extern "C" fn()) -> c_int;
        }
        let mut names = WATCHED.lock().unwrap_or_else(PoisonError::into_inner);
        if names.is_empty() {
            // SAFETY: the handler is a function of this program, there to its end.
            unsafe { atexit(report) };
        }
        names.push(format!("'{name}'"));
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let mut names = WATCHED.lock().unwrap_or_else(PoisonError::into_inner);
        names.clear();
    }
}

/// Called at the process's end.
extern "C" fn report() {
    unsafe extern "C" {
        fn _exit(code: c_int) -> !;
    }
    let names = WATCHED.lock().unwrap_or_else(PoisonError::into_inner);
    if !names.is_empty() {
        let names = names.join(" or ");
        let _ = writeln!(
            io::stderr(),
            "carrychain: external function {names} has ended the process"
        );
        // SAFETY: ends the process at once.
        unsafe { _exit(1) };
    }
}

/// The error and what it comes from, in one line.
fn one_line(error: &dyn std::error::Error) -> String {
    let causes = std::iter::successors(Some(error), |error| error.source());
    let causes: Vec<_> = causes.map(|error| error.to_string()).collect();
    causes.join(": ").replace('\n', " ")
}

/// The symbol as a function of this type, kept together with its library so that it stays loaded.
#[derive(Clone)]
struct Function<F> {
    function: F,
    _library: Arc<Library>,
}

impl<F: Copy> Function<F> {
    /// # Safety
    /// The symbol must be a function of type `F`.
    unsafe fn get(library: Arc<Library>, symbol: &str) -> Result<Self, libloading::Error> {
        // SAFETY: the caller's promise.
        let function = *unsafe { library.get::<F>(symbol) }?;
        Ok(Self {
            function,
            _library: library,
        })
    }
}

/// Binds the symbol with the prototype of `operation`.
fn bind(
    library: Arc<Library>,
    operation: Operation,
    symbol: &str,
) -> Result<Prepare, libloading::Error> {
    /// A `Prepare` for one variant of `Input`; the body runs with `$f` bound to the function.
    macro_rules! bind {
        ($type:ty, $pattern:pat, $f:ident => $body:expr) => {{
            // SAFETY: the user promises that the symbol has this prototype; nothing can check it.
            let $f = unsafe { Function::<$type>::get(library, symbol) }?;
            Box::new(move |input: &Input| -> Prepared<'_> {
                let $f = $f.clone();
                match input {
                    $pattern => $body,
                    _ => Err(Refused),
                }
            })
        }};
    }
    // SAFETY, of every call below: the pointers are to arrays of the lengths in the prototype, which
    // the user has promised to be what the function reads and writes, and nothing more.
    Ok(match operation {
        Operation::X25519 => bind!(X25519, Input::X25519 { scalar, u }, f => {
            Ok(repeat((scalar, u), move |(scalar, u)| {
                let mut out = [0; 32];
                // SAFETY: see above.
                unsafe { (f.function)(out.as_mut_ptr(), scalar.as_ptr(), u.as_ptr()) };
                out
            }))
        }),
        Operation::X25519Base => bind!(X25519Base, Input::X25519Base { scalar }, f => {
            Ok(repeat(scalar, move |scalar| {
                let mut out = [0; 32];
                // SAFETY: see above.
                unsafe { (f.function)(out.as_mut_ptr(), scalar.as_ptr()) };
                out
            }))
        }),
        Operation::X25519Batch => bind!(X25519Batch, Input::X25519Batch { scalars, us }, f => {
            let out = vec![0; 32 * scalars.len()];
            Ok(repeat((scalars, us, out), move |(scalars, us, out)| {
                let (scalars, us) = (scalars.as_flattened(), us.as_flattened());
                let n = out.len() / 32;
                // SAFETY: see above.
                unsafe { (f.function)(out.as_mut_ptr(), scalars.as_ptr(), us.as_ptr(), n) };
                out.clone()
            }))
        }),
        Operation::Ed25519Keygen => bind!(Ed25519Keygen, Input::Ed25519Keygen { seed }, f => {
            Ok(repeat(seed, move |seed| {
                let mut out = [0; 32];
                // SAFETY: see above.
                unsafe { (f.function)(out.as_mut_ptr(), seed.as_ptr()) };
                out
            }))
        }),
        Operation::Ed25519Sign => bind!(Ed25519Sign, Input::Ed25519Sign { seed, message }, f => {
            Ok(repeat((seed, ed25519_public_key(seed), message), move |(seed, key, message)| {
                let mut out = [0; 64];
                let (message, length) = (message.as_ptr(), message.len());
                // SAFETY: see above.
                unsafe {
                    (f.function)(out.as_mut_ptr(), seed.as_ptr(), key.as_ptr(), message, length);
                }
                out
            }))
        }),
        Operation::Ed25519Verify => bind!(Ed25519Verify, Input::Ed25519Verify(item), f => {
            Ok(repeat(item, move |item| {
                let (message, length) = (item.message.as_ptr(), item.message.len());
                // SAFETY: see above.
                let verdict = unsafe {
                    (f.function)(item.signature.as_ptr(), item.key.as_ptr(), message, length)
                };
                verdict == 1
            }))
        }),
        Operation::Ed25519VerifyBatch => {
            bind!(Ed25519VerifyBatch, Input::Ed25519VerifyBatch(items), f => {
                Ok(repeat(Columns::new(items), move |columns| {
                    let n = columns.lengths.len();
                    let mut verdicts = vec![0; n];
                    // SAFETY: see above.
                    unsafe {
                        (f.function)(
                            verdicts.as_mut_ptr(),
                            columns.signatures.as_ptr(),
                            columns.keys.as_ptr(),
                            columns.messages.as_ptr(),
                            columns.lengths.as_ptr(),
                            n,
                        );
                    }
                    verdicts
                }))
            })
        }
        Operation::P256Keygen => bind!(P256Keygen, Input::P256Keygen { secret }, f => {
            Ok(repeat(secret, move |secret| {
                let mut out = [0; 65];
                // SAFETY: see above.
                let done = unsafe { (f.function)(out.as_mut_ptr(), secret.as_ptr()) };
                (done == 1).then_some(out)
            }))
        }),
        Operation::P256Ecdh => bind!(P256Ecdh, Input::P256Ecdh { secret, public }, f => {
            Ok(repeat((secret, public), move |(secret, public)| {
                let mut out = [0; 32];
                // SAFETY: see above.
                let done =
                    unsafe { (f.function)(out.as_mut_ptr(), secret.as_ptr(), public.as_ptr()) };
                (done == 1).then_some(out)
            }))
        }),
        Operation::P256Sign => bind!(P256Sign, Input::P256Sign { secret, message }, f => {
            Ok(repeat((secret, Sha256::digest(message)), move |(secret, hash)| {
                let mut out = [0; 64];
                // SAFETY: see above.
                let done =
                    unsafe { (f.function)(out.as_mut_ptr(), secret.as_ptr(), hash.as_ptr()) };
                (done == 1).then_some(out)
            }))
        }),
        Operation::P256Verify => {
            bind!(P256Verify, Input::P256Verify { public, message, signature }, f => {
                let hash = Sha256::digest(message);
                Ok(repeat((public, hash, signature), move |(public, hash, signature)| {
                    // SAFETY: see above.
                    let verdict = unsafe {
                        (f.function)(signature.as_ptr(), public.as_ptr(), hash.as_ptr())
                    };
                    verdict == 1
                }))
            })
        }
        Operation::Poly1305 => bind!(Poly1305, Input::Poly1305 { key, message }, f => {
            Ok(repeat((key, message), move |(key, message)| {
                let mut out = [0; 16];
                let (message, length) = (message.as_ptr(), message.len());
                // SAFETY: see above.
                unsafe { (f.function)(out.as_mut_ptr(), key.as_ptr(), message, length) };
                out
            }))
        }),
    })
}

/// A batch of signatures as C takes it: an array a part.
struct Columns {
    signatures: Vec<u8>,
    keys: Vec<u8>,
    messages: Vec<*const u8>,
    lengths: Vec<usize>,
}

impl Columns {
    /// The messages must outlive it: `repeat` keeps the borrow of the input for as long as the call.
    fn new(items: &[SignedMessage]) -> Self {
        Self {
            signatures: items.iter().flat_map(|item| item.signature).collect(),
            keys: items.iter().flat_map(|item| item.key).collect(),
            messages: items.iter().map(|item| item.message.as_ptr()).collect(),
            lengths: items.iter().map(|item| item.message.len()).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn name_path_symbol() {
        let external = External {
            name: "mine".into(),
            path: "a:b/lib.so".into(),
            symbol: "f".into(),
        };
        assert_eq!("mine=a:b/lib.so:f".parse(), Ok(external));
        for wrong in [
            "",
            "mine",
            "mine=lib.so",
            "=lib.so:f",
            "mine=:f",
            "mine=lib.so:",
        ] {
            assert_eq!(
                wrong.parse::<External>(),
                Err(format!("'{wrong}' is not of the form NAME=PATH.so:SYMBOL"))
            );
        }
    }
}
