//! Runs the cases of every algorithm, but for benchmarks, on every implementation. A small program, for
//! trying the library with other compiler options than the tests have.

use carrychain::poly1305::POLY1305;
use carrychain_selftest::{Case, Outcome, poly1305};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut tally = Tally::default();
    for implementation in POLY1305.available() {
        let subject = poly1305::Subject::new(&implementation.function);
        tally.run(implementation.name, poly1305::CASES, &subject);
    }
    println!("{} cases, {} failed", tally.run, tally.failed);
    ExitCode::from(u8::from(tally.run == 0 || tally.failed > 0))
}

#[derive(Default)]
struct Tally {
    run: usize,
    failed: usize,
}

impl Tally {
    fn run<S>(&mut self, implementation: &str, cases: &[Case<S>], subject: &S) {
        for case in cases
            .iter()
            .filter(|case| !case.name.starts_with("benchmark"))
        {
            let outcome: Outcome = (case.run)(subject, &mut |_| {});
            self.run += 1;
            if let Err(failure) = outcome {
                self.failed += 1;
                println!("{} on {implementation}: {failure}", case.name);
            }
        }
    }
}
