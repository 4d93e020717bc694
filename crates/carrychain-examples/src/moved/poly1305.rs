// Tags as code written against `poly1305` 0.9 has it.

use super::super::Transcript;
use chacha20::rand_core::Rng;
use library::universal_hash::{KeyInit, UniversalHash};
use library::{BLOCK_SIZE, Block, KEY_SIZE, Key, Poly1305, Tag};
use std::error::Error;

/// Messages of many lengths, whole, padded and in blocks.
pub fn run<R: Rng>(rng: &mut R, log: &mut Transcript) -> Result<(), Box<dyn Error>> {
    let mut message = [0; 300];
    for length in (0..50).chain([63, 64, 65, 127, 128, 129, 256, 299]) {
        let mut key: Key = [0; KEY_SIZE].into();
        rng.fill_bytes(&mut key);
        rng.fill_bytes(&mut message[..length]);
        let data = &message[..length];

        let tag: Tag = Poly1305::new(&key).compute_unpadded(data);
        log.note("tag", tag);

        let mut padded = Poly1305::new(&key);
        padded.update_padded(data);
        let padded = padded.finalize();
        log.note("padded", padded);

        let mut blocks: Vec<Block> = Vec::new();
        for chunk in data.chunks(BLOCK_SIZE) {
            let mut block = Block::default();
            block[..chunk.len()].copy_from_slice(chunk);
            blocks.push(block);
        }
        let mut one_by_one = Poly1305::new_from_slice(&key)?;
        blocks.iter().for_each(|block| one_by_one.update(&[*block]));
        let mut all = Poly1305::new(&key);
        all.update(&blocks);
        all.clone().verify(&padded)?;
        log.verdict("another tag", all.verify(&[0x5a; BLOCK_SIZE].into()));
        assert_eq!(one_by_one.finalize(), padded);
    }
    log.verdict("short key", Poly1305::new_from_slice(&[0; KEY_SIZE - 1]));
    log.note(
        "hidden",
        format!("{:?}", Poly1305::new(&[1; KEY_SIZE].into()))
            .contains("01")
            .to_string(),
    );
    Ok(())
}
