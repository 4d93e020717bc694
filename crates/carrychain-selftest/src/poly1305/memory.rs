//! The cases about memory: nothing is touched beyond a buffer's end, nothing secret stays behind.

use super::Subject;
use super::cases::key;
use crate::sys::{GuardedMemory, raw_bytes, raw_bytes_after_drop};
use crate::{Failure, Note, Outcome, Random, Verdict, expect_bytes, seeded_bytes};
use carrychain::poly1305::State;

/// 4: message, tag and state, each up against an inaccessible page, on either side.
pub(super) fn buffer_overruns(subject: &Subject<'_>, _: &mut Note<'_>) -> Outcome {
    const LONGEST: usize = 4096;
    let mut memory =
        GuardedMemory::new(LONGEST).map_err(|e| Failure::new("mmap", "memory", e.to_string()))?;
    let mut random = Random::new(4);
    let (key, bytes) = (key(), seeded_bytes(LONGEST));
    for round in 0..100 {
        let at_front = round % 2 == 1;
        let message = &bytes[..random.below(LONGEST + 1)];
        let expected = subject.mac(&key, message);
        let check = |what: &str, tag: &[u8; 16]| {
            let side = if at_front { "behind" } else { "before" };
            let input = || format!("length {}, {what} just {side} a guard page", message.len());
            expect_bytes(input, &expected, tag)
        };

        let all = memory.bytes();
        let start = if at_front {
            0
        } else {
            all.len() - message.len()
        };
        let guarded = &mut all[start..start + message.len()];
        guarded.copy_from_slice(message);
        check("message", &subject.mac(&key, guarded))?;

        memory.place([0; 16], at_front, |tag| {
            *tag = subject.mac(&key, message);
            check("tag", tag)
        })?;
        memory.place(key, at_front, |key| {
            check("key", &subject.mac(key, message))
        })?;

        if let Some(functions) = subject.incremental {
            memory.place(State::new(&key), at_front, |state| {
                let (blocks, rest) = message.as_chunks();
                (functions.blocks)(state, blocks);
                check("state", &(functions.tag)(state, rest))
            })?;
        }
    }
    Ok(Verdict::Pass)
}

/// 7: the state is all zero once the tag is out, and also when it is dropped before.
pub(super) fn zeroization(subject: &Subject<'_>, _: &mut Note<'_>) -> Outcome {
    let Some(functions) = subject.incremental else {
        return Ok(Verdict::Skip("one-shot only"));
    };
    let absorbed = || {
        let mut state = State::new(&key());
        (functions.blocks)(&mut state, &[[7; 16], [8; 16]]);
        state
    };
    let zeros = vec![0; size_of::<State>()];
    if raw_bytes(&absorbed()) == zeros {
        return Err(Failure::new("two blocks absorbed", "a state", "all zero"));
    }

    let mut state = absorbed();
    (functions.tag)(&mut state, &[9; 5]);
    expect_bytes(|| "state after the tag".into(), &zeros, &raw_bytes(&state))?;

    let left = raw_bytes_after_drop(absorbed());
    expect_bytes(|| "state after drop".into(), &zeros, &left)?;
    Ok(Verdict::Pass)
}
