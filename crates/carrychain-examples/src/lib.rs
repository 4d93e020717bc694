//! Programs that use Carrychain where other libraries were used before.
//!
//! - [`moved`]: programs written against `x25519-dalek`, `ed25519-dalek`, `p256` and `poly1305`, compiled a second time against
//!   Carrychain with nothing changed but the `use` line.
//! - [`noise`]: WireGuard's handshake with the crate `snow`, on Carrychain's X25519 and Poly1305.
//!
//! The tests run them and compare; `tests/cross` hands what one library makes to the other.

pub mod moved;
pub mod noise;
