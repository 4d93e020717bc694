//! As the kernel's tests: KTAP, a suite an operation, a test an implementation, figures as notes.

use super::{Report, Row, by_implementation};
use crate::bench::clock;
use crate::ktap::{Ktap, Status};
use crate::subject::Subject;
use std::io::{self, Write};

/// The whole.
pub fn print(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    let by_operation = report
        .rows
        .chunk_by(|a, b| a.subject.operation == b.subject.operation);
    let mut ktap = Ktap::begin(out, by_operation.clone().count())?;
    for line in report.machine.to_string().lines() {
        ktap.note(line)?;
    }
    for rows in by_operation {
        let implementations = by_implementation(rows);
        let operation = rows[0].subject.operation.name();
        ktap.subtest(operation, implementations.len(), |ktap| {
            implementations.iter().try_for_each(|(subject, rows)| {
                rows.iter().try_for_each(|row| ktap.note(&figures(row)))?;
                let status = status(report, subject, ktap)?;
                ktap.test(&subject.name, status)
            })
        })?;
    }
    ktap.end().map(|_| ())
}

/// `benchmark_hash: len=16: 61 MB/s`, as the kernel's suite says it; cycles where there is no length.
fn figures(row: &Row) -> String {
    let (name, unit) = (
        &row.subject.name,
        if clock::IS_TSC { "cycles" } else { "ns" },
    );
    match (&row.stats, row.bytes, row.mb_per_s()) {
        (Some(_), Some(bytes), Some(mb_per_s)) => {
            format!("benchmark_hash: {name}: len={bytes}: {mb_per_s:.0} MB/s")
        }
        (Some(stats), ..) => format!("benchmark: {name}: {:.0} {unit} per call", stats.median),
        (None, ..) => format!("benchmark: {name}: not run"),
    }
}

/// Notes what went wrong, if anything did.
fn status(report: &Report, subject: &Subject, ktap: &mut Ktap<'_>) -> io::Result<Status> {
    let mut failures = report.failures.iter();
    match failures.find(|(failed, _)| std::ptr::eq(*failed, subject)) {
        None => Ok(Status::Pass),
        Some((_, (case, failure))) => {
            ktap.note(&format!("{failure}{case}: FAIL"))?;
            Ok(Status::Fail)
        }
    }
}
