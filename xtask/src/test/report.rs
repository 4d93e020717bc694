//! What has run, how long it took, and the closing line.

use crate::run::Result;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// The steps so far.
pub struct Report {
    /// No step runs but those with this in their name.
    only: Option<String>,
    steps: Vec<(String, Duration, bool)>,
}

impl Report {
    /// For all steps, or those with a text in their name.
    pub fn new(only: Option<String>) -> Self {
        Self {
            only,
            steps: Vec::new(),
        }
    }

    /// Runs a step. One that fails does not keep the next from running.
    pub fn step(&mut self, name: &str, body: impl FnOnce() -> Result<()>) {
        if self.only.as_ref().is_some_and(|only| !name.contains(only)) {
            return;
        }
        println!("=== {name}");
        let start = Instant::now();
        let result = body();
        let time = start.elapsed();
        match &result {
            Ok(()) => println!("=== {name}: ok, {:.1} s", time.as_secs_f64()),
            Err(error) => println!("=== {name}: FAILED, {:.1} s: {error}", time.as_secs_f64()),
        }
        self.steps.push((name.to_owned(), time, result.is_ok()));
    }

    /// Prints every step and, alone on the last line, how many passed and failed; that none ran is a failure.
    pub fn close(self) -> ExitCode {
        println!();
        for (name, time, passed) in &self.steps {
            let verdict = if *passed { "ok    " } else { "FAILED" };
            println!("{verdict} {:6.1} s  {name}", time.as_secs_f64());
        }
        let failed = self.steps.iter().filter(|(_, _, passed)| !passed).count();
        println!("{} passed, {failed} failed", self.steps.len() - failed);
        if failed == 0 && !self.steps.is_empty() {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}
