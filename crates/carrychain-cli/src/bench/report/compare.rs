//! `--compare FILE`: an old run against this one, as a diff of benchmark logs, with ratios.

use super::{Record, Report};
use crate::args::Selection;
use crate::bench::plan::Group;
use crate::error::{Error, usage};
use carrychain::Operation;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// An old run.
pub struct Old {
    name: String,
    records: Vec<Record>,
}

/// Reads the file, which must have something in common with what is going to be measured.
pub fn read(file: &Path, groups: &[Group]) -> Result<Old, Error> {
    let name = file.display();
    let text = fs::read_to_string(file)
        .map_err(|error| usage(format!("cannot read '{name}': {error}")))?;
    let mut records = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        records.push(serde_json::from_str(line).map_err(|error| {
            usage(format!(
                "'{name}', line {number}, is not of a 'carrychain bench --json' run: {error}"
            ))
        })?);
    }
    let in_common = |record: &Record| {
        let mut same = groups.iter().filter(|group| {
            (group.operation.name(), group.bytes, group.n) == (&record.op, record.bytes, record.n)
        });
        same.any(|group| {
            group
                .subjects
                .iter()
                .any(|subject| subject.name == record.name)
        })
    };
    if !records.iter().any(in_common) {
        return Err(usage(format!(
            "'{name}' has no implementation of an operation in common with this run"
        )));
    }
    let name = name.to_string();
    Ok(Old { name, records })
}

/// Prints the diff.
pub fn print(report: &Report, old: &Old, selection: &Selection) -> Result<(), Error> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    write!(out, "{}", report.machine)?;
    report.print_failures(&mut out)?;
    let new: Vec<Record> = report.rows.iter().map(Record::from).collect();
    writeln!(out, "--- {}", old.name)?;
    writeln!(out, "+++ this run")?;
    for operation in Operation::ALL {
        let is_of = |record: &&Record| record.op == operation.name();
        let now: Vec<&Record> = new.iter().filter(is_of).collect();
        if now.is_empty() {
            continue;
        }
        writeln!(out, " # {operation}")?;
        let is_chosen = |record: &&Record| selection.has_implementation(&record.name);
        let before = old.records.iter().filter(is_of).filter(is_chosen);
        let before: Vec<&Record> = before.collect();
        for record in &before {
            if !now.iter().any(|n| same(n, record)) {
                writeln!(out, "-{}", line(record))?;
            }
        }
        for record in now {
            match before.iter().find(|b| same(b, record)) {
                None => writeln!(out, "+{}", line(record))?,
                Some(before) => {
                    writeln!(out, "-{}", line(before))?;
                    writeln!(out, "+{}{}", line(record), ratio(before, record))?;
                }
            }
        }
    }
    Ok(out.flush()?)
}

fn same(a: &Record, b: &Record) -> bool {
    (&a.op, &a.name, a.n, a.bytes) == (&b.op, &b.name, b.n, b.bytes)
}

/// `portable64: len=16: 61 MB/s`, or cycles where there is no length, or operations a second.
fn line(record: &Record) -> String {
    let name = &record.name;
    match (
        record.bytes,
        record.mb_per_s,
        record.tsc_median,
        record.ops_per_s,
    ) {
        (Some(bytes), Some(mb_per_s), ..) => format!("{name}: len={bytes}: {mb_per_s:.0} MB/s"),
        (_, _, Some(cycles), _) => format!("{name}: {cycles:.0} cycles per call"),
        (_, _, _, Some(rate)) => format!("{name}: {rate:.0} ops/s"),
        _ => format!("{name}: FAIL"),
    }
}

/// How many times as fast: by cycles where both have them, for the clock rate may differ.
fn ratio(before: &Record, now: &Record) -> String {
    let times = match (before.tsc_median, now.tsc_median) {
        (Some(before), Some(now)) => Some(before / now),
        _ => now
            .ops_per_s
            .zip(before.ops_per_s)
            .map(|(now, before)| now / before),
    };
    times.map_or(String::new(), |times| {
        format!("  ({times:.2} times as fast)")
    })
}
