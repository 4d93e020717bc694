//! The results, in each format.

mod bssl;
pub mod compare;
mod kbench;
mod ktap;
mod openssl;
mod record;
mod table;

pub use record::Record;

use super::judge::Wrong;
use super::plan;
use super::stats::Stats;
use crate::args::Format;
use crate::error::Error;
use crate::machine::Machine;
use crate::subject::{Origin, Subject};
use std::io::{self, Write};

/// All that a run has found.
pub struct Report {
    /// Where.
    pub machine: Machine,
    /// The implementations that are wrong.
    pub failures: Vec<(&'static Subject, Wrong)>,
    /// The figures, group by group.
    pub rows: Vec<Row>,
}

/// One implementation on one kind of input.
pub struct Row {
    /// The implementation.
    pub subject: &'static Subject,
    /// Length of the message of a MAC.
    pub bytes: Option<usize>,
    /// Elements of a batch.
    pub n: usize,
    /// Its figures, a call or an element; none if it is wrong.
    pub stats: Option<Stats>,
}

impl Row {
    /// `poly1305, 16 bytes`.
    fn title(&self) -> String {
        let mut title = String::new();
        plan::title(&mut title, self.subject.operation, self.bytes, self.n)
            .expect("strings take all");
        title
    }

    fn mb_per_s(&self) -> Option<f64> {
        let stats = self.stats.as_ref()?;
        Some(self.bytes? as f64 * stats.per_second / 1e6)
    }
}

impl Report {
    /// The rows that are to be compared with each other: those of one operation and size.
    fn groups(&self) -> impl Iterator<Item = &[Row]> {
        let key = |row: &Row| (row.subject.operation, row.bytes);
        self.rows.chunk_by(move |a, b| key(a) == key(b))
    }

    /// What went wrong, as lines: dumps, then a line that says FAIL.
    fn print_failures(&self, out: &mut dyn Write) -> io::Result<()> {
        self.failures
            .iter()
            .try_for_each(|(subject, (case, failure))| {
                let (operation, name) = (subject.operation, &subject.name);
                writeln!(
                    out,
                    "{failure}carrychain: {operation} {name} self-test {case}: FAIL\n"
                )
            })
    }
}

/// Rows by implementation, for the formats that print one after the other.
fn by_implementation(rows: &[Row]) -> Vec<(&'static Subject, Vec<&Row>)> {
    let mut all: Vec<(&Subject, Vec<&Row>)> = Vec::new();
    for row in rows {
        match all
            .iter_mut()
            .find(|(subject, _)| subject.name == row.subject.name)
        {
            Some((_, rows)) => rows.push(row),
            None => all.push((row.subject, vec![row])),
        }
    }
    all
}

/// Median of the fastest peer of a group, which ratios are to.
fn best_peer(group: &[Row]) -> Option<f64> {
    let peers = group
        .iter()
        .filter(|row| row.subject.origin == Origin::Peer);
    let medians = peers.filter_map(|row| Some(row.stats.as_ref()?.median));
    medians.min_by(f64::total_cmp)
}

/// Prints the report on standard output. What a format has no place for goes to standard error.
pub fn print(report: &Report, format: Format) -> Result<(), Error> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match format {
        Format::Table => table::print(report, &mut out)?,
        Format::Kbench => kbench::print(report, &mut out)?,
        Format::Bssl => bssl::print(report, &mut out)?,
        Format::Openssl => openssl::print(report, &mut out)?,
        Format::Ktap => ktap::print(report, &mut out)?,
        Format::Json => record::print_json(report, &mut out)?,
        Format::Csv => record::print_csv(report, &mut out)?,
    }
    Ok(out.flush()?)
}
