//! `carrychain selftest`: every case on every implementation of ours that can run here, as KTAP: a
//! suite an algorithm, a subtest a backend.

use crate::args::Selection;
use crate::bench::judge;
use crate::error::{Error, Verdict};
use crate::ktap::{self, Ktap};
use crate::subject::{self, Origin, Subject};
use carrychain::Operation;
use carrychain_selftest as cases;
use std::io;

const ALGORITHMS: [&str; 4] = ["x25519", "ed25519", "p256", "poly1305"];

/// Prints the results.
pub fn run(selection: &Selection) -> Result<Verdict, Error> {
    let ours = |s: &&Subject| s.origin == Origin::Own;
    let all: Vec<&Subject> = subject::all().iter().filter(ours).collect();
    let chosen = selection.of(&all)?;
    let suites: Vec<_> = ALGORITHMS
        .iter()
        .map(|name| (name, of_algorithm(&chosen, name)))
        .filter(|(_, subjects)| !subjects.is_empty())
        .collect();

    let mut out = io::stdout().lock();
    let mut ktap = Ktap::begin(&mut out, suites.len())?;
    for (name, subjects) in suites {
        let backends = backends(&subjects);
        ktap.subtest(name, backends.len(), |ktap| {
            backends.iter().try_for_each(|(name, tests)| {
                ktap.subtest(name, tests.len(), |ktap| {
                    tests.iter().try_for_each(|test| test.run(ktap))
                })
            })
        })?;
    }
    Ok(if ktap.end()?.ok() {
        Verdict::Ok
    } else {
        Verdict::Failed
    })
}

/// The subjects whose operation is the algorithm's: x25519_base is x25519's.
fn of_algorithm(subjects: &[&'static Subject], algorithm: &str) -> Vec<&'static Subject> {
    let is_of = |operation: Operation| operation.name().split('_').next() == Some(algorithm);
    subjects
        .iter()
        .copied()
        .filter(|s| is_of(s.operation))
        .collect()
}

/// The tests of each backend, by its name, in the order in which the backends first come.
fn backends(subjects: &[&'static Subject]) -> Vec<(&'static str, Vec<Test>)> {
    let mut backends: Vec<(&str, Vec<Test>)> = Vec::new();
    for &subject in subjects {
        let tests = tests(subject);
        match backends.iter_mut().find(|(name, _)| *name == subject.name) {
            Some((_, list)) => list.extend(tests),
            None => backends.push((&subject.name, tests)),
        }
    }
    backends
}

/// One case to be run on one subject.
struct Test {
    name: String,
    run: Box<dyn Fn(&mut cases::Note<'_>) -> cases::Outcome>,
}

/// The kernel's suite for Poly1305; for the rest the cases of the operation, named with it.
fn tests(subject: &'static Subject) -> Vec<Test> {
    if let Some(functions) = &subject.poly1305 {
        let test = |case: &'static cases::Case<cases::poly1305::Subject<'static>>| Test {
            name: case.name.to_owned(),
            run: Box::new(move |note| (case.run)(&cases::poly1305::Subject::new(functions), note)),
        };
        return cases::poly1305::CASES.iter().map(test).collect();
    }
    let test = |case: &'static cases::Case<cases::Trial>| Test {
        name: format!("{}.{}", subject.operation, case.name),
        run: Box::new(move |note| (case.run)(&judge::trial(subject), note)),
    };
    cases::cases(subject.operation).map(test).collect()
}

impl Test {
    fn run(&self, ktap: &mut Ktap<'_>) -> io::Result<()> {
        let mut notes = Vec::new();
        let outcome = (self.run)(&mut |note: &str| notes.push(note.to_owned()));
        notes.iter().try_for_each(|note| ktap.note(note))?;
        let result = match outcome {
            Ok(cases::Verdict::Pass) => ktap::Status::Pass,
            Ok(cases::Verdict::Skip(why)) => ktap::Status::Skip(why),
            Err(failure) => {
                ktap.note(&failure.to_string())?;
                ktap::Status::Fail
            }
        };
        ktap.test(&self.name, result)
    }
}
