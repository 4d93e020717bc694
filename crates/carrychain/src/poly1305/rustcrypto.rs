//! Poly1305 as a [`UniversalHash`], with the names and the meaning of RustCrypto's `poly1305` crate, for
//! code that is generic over that trait or was written against that crate.
//!
//! Whole 16-byte blocks are absorbed as they are, a last short one padded with zeros
//! ([`UniversalHash::update_padded`], as ChaCha20-Poly1305 wants it); only
//! [`compute_unpadded`](Poly1305::compute_unpadded) gives the plain RFC 8439 tag of any message.
//! Keys are not consumed here: using each for one message is left to the caller.

pub use universal_hash;

use super::{Functions, POLY1305, State};
use core::fmt;
use universal_hash::common::{BlockSizeUser, KeySizeUser, ParBlocksSizeUser};
use universal_hash::consts::{U1, U16, U32};
use universal_hash::{KeyInit, UhfBackend, UhfClosure, UniversalHash};
use zeroize::ZeroizeOnDrop;

/// Bytes in a key.
pub const KEY_SIZE: usize = 32;

/// Bytes in a block.
pub const BLOCK_SIZE: usize = 16;

/// A key: 32 bytes.
pub type Key = universal_hash::Key<Poly1305>;

/// A block: 16 bytes.
pub type Block = universal_hash::Block<Poly1305>;

/// A tag: 16 bytes.
pub type Tag = universal_hash::Block<Poly1305>;

/// The hash of a message in whole blocks. Wiped on drop.
#[derive(Clone)]
pub struct Poly1305 {
    state: State,
    functions: &'static Functions,
}

impl Poly1305 {
    /// The RFC 8439 tag of `data`, which may end in a short block.
    #[must_use]
    pub fn compute_unpadded(mut self, data: &[u8]) -> Tag {
        let (blocks, rest) = data.as_chunks();
        (self.functions.blocks)(&mut self.state, blocks);
        (self.functions.tag)(&mut self.state, rest).into()
    }
}

impl KeySizeUser for Poly1305 {
    type KeySize = U32;
}

impl BlockSizeUser for Poly1305 {
    type BlockSize = U16;
}

impl ParBlocksSizeUser for Poly1305 {
    type ParBlocksSize = U1;
}

impl KeyInit for Poly1305 {
    fn new(key: &Key) -> Self {
        Self {
            state: State::new(&key.0),
            functions: &POLY1305.in_use().function,
        }
    }
}

impl UhfBackend for Poly1305 {
    fn proc_block(&mut self, block: &Block) {
        (self.functions.blocks)(&mut self.state, &[block.0]);
    }
}

impl UniversalHash for Poly1305 {
    fn update_with_backend(&mut self, f: impl UhfClosure<BlockSize = U16>) {
        f.call(self);
    }

    fn update(&mut self, blocks: &[Block]) {
        (self.functions.blocks)(&mut self.state, Block::cast_slice_to_core(blocks));
    }

    fn finalize(mut self) -> Tag {
        (self.functions.tag)(&mut self.state, &[]).into()
    }
}

// The state wipes itself.
impl ZeroizeOnDrop for Poly1305 {}

impl fmt::Debug for Poly1305 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Poly1305(..)")
    }
}
