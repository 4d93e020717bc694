//! The cases about contexts: threads and signal handlers, where the kernel has tasks and interrupts.

use super::Subject;
use super::cases::key;
use crate::sys::{with_interruptions, with_signal};
use crate::{Failure, Note, Outcome, Random, Verdict, expect_bytes, seeded_bytes};
use carrychain::poly1305::State;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// 8: 100,000 tags computed by two threads and by a signal handler that interrupts one of them.
pub(super) fn independent(subject: &Subject<'_>, _: &mut Note<'_>) -> Outcome {
    const TAGS: usize = 100_000;
    const MESSAGES: usize = 64;
    let mut random = Random::new(8);
    let (key, bytes) = (key(), seeded_bytes(512));
    let jobs: Vec<(&[u8], [u8; 16])> = (0..MESSAGES)
        .map(|_| {
            let message = &bytes[random.below(256)..][..random.below(257)];
            (message, subject.mac(&key, message))
        })
        .collect();

    let started = AtomicUsize::new(0);
    let in_handler = AtomicUsize::new(0);
    let wrong = AtomicUsize::new(0);
    let one = || {
        let job = started.fetch_add(1, Ordering::Relaxed);
        let (message, expected) = &jobs[job % MESSAGES];
        if subject.mac(&key, message) != *expected {
            wrong.fetch_add(1, Ordering::Relaxed);
        }
        job < TAGS
    };
    let interrupting = || {
        in_handler.fetch_add(1, Ordering::Relaxed);
        one();
    };
    std::thread::scope(|scope| {
        scope.spawn(|| while one() {});
        // Until a handler has run, too, however the threads are scheduled.
        with_interruptions(&interrupting, || {
            while one() || in_handler.load(Ordering::Relaxed) == 0 {}
        });
    });
    match wrong.into_inner() {
        0 => Ok(Verdict::Pass),
        wrong => Err(Failure::new(
            format!(
                "{} tags in two threads and a signal handler",
                started.into_inner()
            ),
            "0 wrong",
            format!("{wrong} wrong"),
        )),
    }
}

/// 9: one message of 250,000 blocks, each absorbed in another context than the one before: by turns a
/// thread and a signal handler that interrupts it; and every thousand blocks the thread is another.
pub(super) fn handed_over(subject: &Subject<'_>, _: &mut Note<'_>) -> Outcome {
    const BLOCKS: usize = 250_000;
    const BLOCKS_A_THREAD: usize = 1000;
    let Some(functions) = subject.incremental else {
        return Ok(Verdict::Skip("one-shot only"));
    };
    let block = |i: usize| (i as u128).wrapping_mul(0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835);
    let message: Vec<u8> = (0..BLOCKS).flat_map(|i| block(i).to_le_bytes()).collect();

    let progress = Mutex::new((State::new(&key()), 0));
    let absorb = || {
        // Always free: the thread lets go before it raises the signal.
        if let Ok(mut progress) = progress.try_lock() {
            let (state, absorbed) = &mut *progress;
            (functions.blocks)(state, &[block(*absorbed).to_le_bytes()]);
            *absorbed += 1;
        }
    };
    with_signal(&absorb, |interrupt| {
        for _ in 0..BLOCKS / BLOCKS_A_THREAD {
            std::thread::scope(|scope| {
                scope.spawn(|| {
                    for _ in 0..BLOCKS_A_THREAD / 2 {
                        absorb();
                        interrupt();
                    }
                });
            });
        }
    });

    let (mut state, absorbed) = progress.into_inner().unwrap_or_else(|e| e.into_inner());
    if absorbed != BLOCKS {
        let [expected, actual] = [BLOCKS, absorbed].map(|n| format!("{n} blocks absorbed"));
        return Err(Failure::new("a message handed over", expected, actual));
    }
    expect_bytes(
        || format!("{BLOCKS} blocks handed between a thread and its signal handler"),
        &subject.mac(&key(), &message),
        &(functions.tag)(&mut state, &[]),
    )?;
    Ok(Verdict::Pass)
}
