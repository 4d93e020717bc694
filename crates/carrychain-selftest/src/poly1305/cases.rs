//! The cases that need nothing of the operating system.

use super::Subject;
use super::vectors::{ALL_LENGTHS, ALL_ONES, TAGS};
use crate::{Failure, Note, Outcome, Random, Verdict, expect_bytes, seeded_bytes};
use carrychain::poly1305::{Functions, State};
use std::hint::black_box;
use std::time::Instant;

const NO_INCREMENTAL: Verdict = Verdict::Skip("one-shot only");

pub(super) fn key() -> [u8; 32] {
    Random::new(32).array()
}

/// A message in pieces on given functions, as [`carrychain::poly1305::Poly1305`] does it; but it can
/// be copied to look at the tag so far.
#[derive(Clone)]
pub(super) struct Incremental<'a> {
    functions: &'a Functions,
    state: State,
    buffer: Vec<u8>,
}

impl<'a> Incremental<'a> {
    pub(super) fn new(functions: &'a Functions, key: &[u8; 32]) -> Self {
        Self {
            functions,
            state: State::new(key),
            buffer: Vec::with_capacity(16),
        }
    }

    pub(super) fn update(&mut self, mut data: &[u8]) {
        if !self.buffer.is_empty() {
            let (head, rest) = data.split_at(data.len().min(16 - self.buffer.len()));
            self.buffer.extend_from_slice(head);
            data = rest;
            if let Ok(block) = <[u8; 16]>::try_from(self.buffer.as_slice()) {
                (self.functions.blocks)(&mut self.state, &[block]);
                self.buffer.clear();
            }
        }
        let (blocks, rest) = data.as_chunks();
        (self.functions.blocks)(&mut self.state, blocks);
        self.buffer.extend_from_slice(rest);
    }

    pub(super) fn tag(mut self) -> [u8; 16] {
        (self.functions.tag)(&mut self.state, &self.buffer)
    }
}

/// 1: vectors.
pub(super) fn test_vectors(subject: &Subject<'_>, _: &mut Note<'_>) -> Outcome {
    let key = key();
    for (length, tag) in TAGS {
        let message = seeded_bytes(length);
        let (expected, actual) = (tag.to_be_bytes(), subject.mac(&key, &message));
        if actual != expected {
            return Err(Failure {
                input: vec![
                    ("Key", key.as_slice().into()),
                    ("Message", message.as_slice().into()),
                ],
                expected: expected.as_slice().into(),
                actual: actual.as_slice().into(),
            });
        }
    }
    Ok(Verdict::Pass)
}

/// 2: every length from 0 to 4096.
pub(super) fn all_lengths(subject: &Subject<'_>, _: &mut Note<'_>) -> Outcome {
    let (key, message) = (key(), seeded_bytes(4096));
    let tags: Vec<u8> = (0..=4096)
        .flat_map(|length| subject.mac(&key, &message[..length]))
        .collect();
    expect_bytes(
        || "tags of lengths 0 to 4096".into(),
        &ALL_LENGTHS.to_be_bytes(),
        &subject.mac(&key, &tags),
    )?;
    Ok(Verdict::Pass)
}

/// 3: a thousand messages cut at random against the whole.
pub(super) fn incremental_updates(subject: &Subject<'_>, _: &mut Note<'_>) -> Outcome {
    let Some(functions) = subject.incremental else {
        return Ok(NO_INCREMENTAL);
    };
    let mut random = Random::new(3);
    let (key, bytes) = (key(), seeded_bytes(4096));
    for _ in 0..1000 {
        let offset = random.below(bytes.len());
        let message = &bytes[offset..offset + random.below(bytes.len() - offset + 1)];
        let mut incremental = Incremental::new(functions, &key);
        let mut cuts = Vec::new();
        let mut rest = message;
        while !rest.is_empty() {
            // Short pieces as often as long ones.
            let bound = [2, 17, 65, rest.len() + 1][random.below(4)].min(rest.len() + 1);
            let (piece, after) = rest.split_at(random.below(bound));
            incremental.update(piece);
            cuts.push(piece.len());
            rest = after;
        }
        expect_bytes(
            || format!("offset {offset}, length {}, pieces {cuts:?}", message.len()),
            &subject.mac(&key, message),
            &incremental.tag(),
        )?;
    }
    Ok(Verdict::Pass)
}

/// 5: the tag is written over either end of the message.
pub(super) fn overlaps(subject: &Subject<'_>, _: &mut Note<'_>) -> Outcome {
    let mut random = Random::new(5);
    let (key, bytes) = (key(), seeded_bytes(4096));
    for round in 0..100 {
        let length = 16 + random.below(bytes.len() - 15);
        let at = if round % 2 == 0 { 0 } else { length - 16 };
        let expected = subject.mac(&key, &bytes[..length]);
        let mut buffer = bytes.clone();
        *buffer[at..].first_chunk_mut().expect("16 bytes are left") =
            subject.mac(&key, &buffer[..length]);
        expect_bytes(
            || format!("length {length}, tag over the message at {at}"),
            &[&bytes[..at], &expected, &bytes[at + 16..]].concat(),
            &buffer,
        )?;
    }
    Ok(Verdict::Pass)
}

/// 6: neither the message's nor the tag's alignment matters.
pub(super) fn alignment_consistency(subject: &Subject<'_>, _: &mut Note<'_>) -> Outcome {
    let mut random = Random::new(6);
    let (key, message) = (key(), seeded_bytes(128));
    let expected = subject.mac(&key, &message);
    for _ in 0..100 {
        let (data_at, tag_at) = (random.below(64), random.below(64));
        let mut data = vec![0; data_at];
        data.extend_from_slice(&message);
        let mut tag = [0; 80];
        *tag[tag_at..].first_chunk_mut().expect("16 bytes are left") =
            subject.mac(&key, &data[data_at..]);
        expect_bytes(
            || format!("message at offset {data_at}, tag at offset {tag_at}"),
            &expected,
            &tag[tag_at..tag_at + 16],
        )?;
    }
    Ok(Verdict::Pass)
}

/// 10: limbs as full as they get. One message of ones grows by 0, 16, ..., 4096 bytes, 32 times over; the
/// tag after each step goes into another message, whose tag is compared. All under a key of ones.
pub(super) fn all_ones(subject: &Subject<'_>, _: &mut Note<'_>) -> Outcome {
    let Some(functions) = subject.incremental else {
        return Ok(NO_INCREMENTAL);
    };
    let (key, ones) = ([0xff; 32], [0xff; 4096]);
    let mut growing = Incremental::new(functions, &key);
    let mut tags = Incremental::new(functions, &key);
    for _ in 0..32 {
        for length in (0..=4096).step_by(16) {
            growing.update(&ones[..length]);
            tags.update(&growing.clone().tag());
        }
    }
    expect_bytes(
        || "key and message of ones".into(),
        &ALL_ONES.to_be_bytes(),
        &tags.tag(),
    )?;
    Ok(Verdict::Pass)
}

/// 11: sums at and around 2^130 - 5, and a carry that one library lost.
pub(super) fn reduction_edge_cases(subject: &Subject<'_>, _: &mut Note<'_>) -> Outcome {
    let check = |what: String, r: u128, message: &[u8], expected: u128| {
        let mut key = [0; 32];
        key[..16].copy_from_slice(&r.to_le_bytes());
        let tag = subject.mac(&key, message);
        expect_bytes(|| what, &expected.to_le_bytes(), &tag)
    };
    // 2 (2^129 - 1) = 2^130 - 2 = 3.
    check("r = 2, a block of ones".into(), 2, &[0xff; 16], 3)?;
    // (2^128 - i + 2^128) + 2^128 + 2^128 = 2^130 - i, which is 5 - i.
    for i in 1..=10u128 {
        let mut message = [0; 48];
        message[..16].copy_from_slice(&0u128.wrapping_sub(i).to_le_bytes());
        let expected = if i <= 5 { 5 - i } else { 0u128.wrapping_sub(i) };
        check(
            format!("r = 1, blocks 2^128 - {i}, 0, 0"),
            1,
            &message,
            expected,
        )?;
    }
    check(
        "r as large as it gets, 57 blocks of ones".into(),
        0x0fff_fffc_0fff_fffc_0fff_fffc_0fff_ffff,
        &[0xff; 912],
        0x6b07_6918_6d1b_5ecb_3564_4f8e_64d8_7174_u128.swap_bytes(),
    )?;
    Ok(Verdict::Pass)
}

/// 12: throughput at each length; fails only if repeated calls disagree.
pub(super) fn benchmark(subject: &Subject<'_>, note: &mut Note<'_>) -> Outcome {
    const LENGTHS: [usize; 13] = [
        1, 16, 64, 127, 128, 200, 256, 511, 512, 1024, 3173, 4096, 16384,
    ];
    let (key, message) = (key(), seeded_bytes(16384));
    for length in LENGTHS {
        let message = &message[..length];
        let expected = subject.mac(&key, message); // warms up, too
        let rounds = 10_000_000 / (length + 128);
        let start = Instant::now();
        for _ in 0..rounds {
            let tag = subject.mac(black_box(&key), black_box(message));
            if tag != expected {
                return Err(Failure::new(
                    format!("length {length}, repeated"),
                    expected.as_slice(),
                    tag.as_slice(),
                ));
            }
        }
        let seconds = start.elapsed().as_secs_f64();
        let rate = (length * rounds) as f64 / seconds / 1e6;
        note(&format!("benchmark_hash: len={length}: {rate:.0} MB/s"));
    }
    Ok(Verdict::Pass)
}
