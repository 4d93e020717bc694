//! Carrychain as a C library. `include/carrychain.h` says what each function does; a module here has the functions of one
//! algorithm, without `unsafe`: `ffi` turns what C passes into slices.
//!
//! `cargo xtask install` builds it with the profile `c`, in which a panic aborts and nothing of `std` is linked. A panic would
//! be a fault of the library; then no result is to be trusted and no caller in C could say more of it than an error code. In any
//! other profile `std` is there, and Rust aborts where a panic would leave an `extern "C"` function: nothing ever unwinds into C.
#![no_std]
#![deny(missing_docs)]

#[cfg(any(panic = "unwind", test))]
extern crate std;

mod ed25519;
mod error;
mod ffi;
mod info;
mod p256;
mod poly1305;
mod x25519;

#[cfg(not(any(panic = "unwind", test)))]
#[panic_handler]
fn on_panic(_: &core::panic::PanicInfo<'_>) -> ! {
    ffi::abort()
}
