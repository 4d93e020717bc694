//! The formats for programs: JSON lines and CSV, one object or line an implementation and operation.

use super::{Report, Row};
use serde::{Deserialize, Serialize};
use std::io::{self, Write};

/// One implementation of one operation. Cycles are of one call, or of one element of a batch.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The operation.
    pub op: String,
    /// The implementation.
    #[serde(rename = "impl")]
    pub name: String,
    /// The crate or file it comes from.
    pub source: String,
    /// `ok`, or `fail`: then there are no figures.
    pub selftest: Selftest,
    /// Elements of a batch; 1 if it is none.
    pub n: usize,
    /// Length of the message of a MAC.
    pub bytes: Option<usize>,
    /// Cycles of the time stamp counter, smallest.
    pub tsc_min: Option<f64>,
    /// Cycles of the time stamp counter, median.
    pub tsc_median: Option<f64>,
    /// Core cycles, median.
    pub core_median: Option<f64>,
    /// Core cycles, smallest.
    pub core_min: Option<f64>,
    /// Calls or elements a second, by the median.
    pub ops_per_s: Option<f64>,
    /// The same as bytes, in millions.
    pub mb_per_s: Option<f64>,
    /// Whether our public call takes it.
    pub default: bool,
    /// What we have proved of it: `none`, `kernel` or `whole`.
    pub proof: String,
}

/// The verdict of the self-test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Selftest {
    /// Every case passed.
    Ok,
    /// One did not.
    Fail,
}

impl From<&Row> for Record {
    fn from(row: &Row) -> Self {
        let (subject, stats) = (row.subject, row.stats.as_ref());
        let tsc = stats.filter(|_| super::super::clock::IS_TSC);
        let tenths = |value: f64| (value * 10.0).round() / 10.0;
        Self {
            op: subject.operation.name().to_owned(),
            name: subject.name.clone(),
            source: subject.source.clone(),
            selftest: if stats.is_some() {
                Selftest::Ok
            } else {
                Selftest::Fail
            },
            n: row.n,
            bytes: row.bytes,
            tsc_min: tsc.map(|s| tenths(s.min)),
            tsc_median: tsc.map(|s| tenths(s.median)),
            core_median: stats.and_then(|s| s.core_median).map(tenths),
            core_min: stats.and_then(|s| s.core_min).map(tenths),
            ops_per_s: stats.map(|s| tenths(s.per_second)),
            mb_per_s: row.mb_per_s().map(tenths),
            default: subject.default,
            proof: subject.proof.to_string(),
        }
    }
}

/// The machine and the failures go to standard error: every line here is an object.
pub fn print_json(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    aside(report)?;
    report.rows.iter().try_for_each(|row| {
        serde_json::to_writer(&mut *out, &Record::from(row))?;
        writeln!(out)
    })
}

/// The same as CSV; what is null in JSON is empty.
pub fn print_csv(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    aside(report)?;
    let mut csv = csv::Writer::from_writer(out);
    for row in &report.rows {
        csv.serialize(Record::from(row)).map_err(io::Error::from)?;
    }
    csv.flush()
}

fn aside(report: &Report) -> io::Result<()> {
    let mut stderr = io::stderr().lock();
    write!(stderr, "{}", report.machine)?;
    report.print_failures(&mut stderr)
}
