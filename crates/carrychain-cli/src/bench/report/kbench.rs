//! As kbench9000 prints: `donna64: 121793 cycles per call`, names flush right; failures in full.

use super::{Report, Row};
use crate::bench::clock;
use std::io::{self, Write};

/// The CPU's name, then for each operation a line an implementation.
pub fn print(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    report.print_failures(out)?;
    writeln!(out, "{}", report.machine.cpu)?;
    for group in report.groups() {
        writeln!(out, "{}", group[0].title())?;
        group
            .iter()
            .try_for_each(|row| line(row, width(group), out))?;
    }
    Ok(())
}

fn width(group: &[Row]) -> usize {
    let names = group.iter().map(|row| row.subject.name.len());
    1 + names.max().unwrap_or(0)
}

fn line(row: &Row, width: usize, out: &mut dyn Write) -> io::Result<()> {
    let name = &row.subject.name;
    let unit = if clock::IS_TSC { "cycles" } else { "ns" };
    match &row.stats {
        Some(stats) => writeln!(out, "{name:>width$}: {:.0} {unit} per call", stats.median),
        None => writeln!(out, "{name:>width$}: FAIL"),
    }
}
