//! The self-test: whether an implementation is right, before it is timed.

use crate::subject::{self, Origin, Subject};
use carrychain::Operation;
use carrychain_selftest::{self as cases, Failure, Input, Reply, Trial};

/// A case that failed, and how.
pub type Wrong = (&'static str, Failure);

/// The subject and what it is judged by.
pub fn trial(subject: &'static Subject) -> Trial {
    Trial {
        operation: subject.operation,
        function: Box::new(|input| subject.call(input)),
        reference: Box::new(subject::reference(&subject.name)),
        deterministic: subject.deterministic,
        may_refuse_zero: subject.origin != Origin::Own,
    }
}

/// Runs the cases of its operation: known answers, boundary inputs, random inputs.
pub fn judge(subject: &'static Subject) -> Result<(), Wrong> {
    if subject.operation == Operation::Poly1305 {
        let suite = cases::poly1305::CASES
            .iter()
            .filter(|case| is_for_all(case.name));
        let one_shot = cases::poly1305::Subject {
            mac: Box::new(|key, message| mac(subject, key, message)),
            incremental: subject.poly1305.as_ref(),
        };
        run_all(suite, &one_shot)?;
    }
    run_all(cases::cases(subject.operation), &trial(subject))
}

fn run_all<'c, S: 'c>(
    cases: impl Iterator<Item = &'c cases::Case<S>>,
    subject: &S,
) -> Result<(), Wrong> {
    for case in cases {
        (case.run)(subject, &mut |_| ()).map_err(|failure| (case.name, failure))?;
    }
    Ok(())
}

/// Not its benchmark, and not the cases that call from signal handlers: a call as bytes allocates.
fn is_for_all(case: &str) -> bool {
    case != "benchmark_hash" && !case.contains("interrupt_context")
}

fn mac(subject: &Subject, key: &[u8; 32], message: &[u8]) -> [u8; 16] {
    let reply = subject.call(&Input::Poly1305 {
        key: *key,
        message: message.to_vec(),
    });
    match reply {
        Reply::Bytes(tag) => tag.try_into().unwrap_or_default(),
        // No tag is all zero but by chance.
        Reply::Refused => [0; 16],
    }
}
