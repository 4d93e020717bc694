//! `carrychain bench`: self-test, then time, each implementation and each peer, side by side.

pub mod clock;
pub mod judge;
mod measure;
mod perf;
mod plan;
mod report;
mod stats;

use crate::args::{Bench, Format};
use crate::error::{Error, Verdict, usage};
use crate::machine::Machine;
use crate::subject::external::{self, Watch};
use crate::subject::{self, Subject};
use indicatif::{ProgressBar, ProgressStyle};
use report::{Report, Row, compare};
use std::time::Duration;

/// Seconds of measuring, after the self-tests, which take a few.
const QUICK: f64 = 8.0;
const FULL: f64 = 60.0;

/// Tests, measures, prints.
pub fn run(args: &Bench) -> Result<Verdict, Error> {
    let watch = Watch;
    let subjects = chosen(args, &watch)?;
    let groups = plan::groups(&subjects, args.format);
    let old = match &args.compare {
        Some(file) => Some(compare::read(file, &groups)?),
        None => None,
    };

    let machine = Machine::read();
    let pinned = measure::pin();
    let progress = progress((subjects.len() + groups.len()) as u64);
    let verdicts: Vec<_> = subjects
        .iter()
        .map(|subject| {
            progress.set_message(format!(
                "self-test of {} {}",
                subject.operation, subject.name
            ));
            progress.inc(1);
            judge::judge(subject)
        })
        .collect();
    let right = |subject: &Subject| {
        let of_subject = subjects
            .iter()
            .zip(&verdicts)
            .find(|(s, _)| std::ptr::eq(**s, subject));
        of_subject.is_some_and(|(_, verdict)| verdict.is_ok())
    };

    let seconds = args
        .seconds
        .unwrap_or(if args.quick { QUICK } else { FULL });
    let budget = Duration::from_secs_f64(seconds / groups.len().max(1) as f64);
    let mut bench = measure::Bench::new();
    let mut rows = Vec::new();
    for group in &groups {
        progress.set_message(group.to_string());
        progress.inc(1);
        let timed: Vec<_> = group
            .subjects
            .iter()
            .copied()
            .filter(|s| right(s))
            .collect();
        let mut stats = bench.group(group, &timed, budget).into_iter();
        rows.extend(group.subjects.iter().map(|subject| Row {
            subject,
            bytes: group.bytes,
            n: group.n,
            stats: if right(subject) { stats.next() } else { None },
        }));
    }
    progress.finish_and_clear();

    let failures = subjects.iter().zip(verdicts);
    let report = Report {
        machine: machine.measured(pinned, bench.clocks()),
        failures: failures.filter_map(|(s, v)| Some((*s, v.err()?))).collect(),
        rows,
    };
    let format = if args.json { Format::Json } else { args.format };
    match old {
        Some(old) => compare::print(&report, &old, &args.selection)?,
        None => report::print(&report, format)?,
    }
    Ok(if report.failures.is_empty() {
        Verdict::Ok
    } else {
        Verdict::Failed
    })
}

/// The subjects that `--op`, `--impl` and `--external` ask for.
fn chosen(args: &Bench, watch: &Watch) -> Result<Vec<&'static Subject>, Error> {
    let mut all: Vec<&'static Subject> = subject::all().iter().collect();
    let known = all.len();
    if !args.external.is_empty() {
        let [operation] = args.selection.operations[..] else {
            return Err(usage(
                "--external needs exactly one --op, whose prototype the function has",
            ));
        };
        for external in &args.external {
            let name = &external.name;
            if all
                .iter()
                .any(|s| s.operation == operation && s.name == *name)
            {
                return Err(usage(format!(
                    "--external: {operation} already has an implementation '{name}'; take another name"
                )));
            }
            // Kept to the end of the program, like all other subjects.
            all.push(Box::leak(Box::new(external::load(
                external, operation, watch,
            )?)));
        }
    }
    let mut chosen = args.selection.of(&all)?;
    // `--impl` chooses what stands beside them.
    for external in &all[known..] {
        if !chosen.iter().any(|s| std::ptr::eq(*s, *external)) {
            chosen.push(external);
        }
    }
    Ok(chosen)
}

/// A bar on stderr, if that is a terminal.
fn progress(steps: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} {msg}");
    ProgressBar::new(steps).with_style(style.expect("the template is right"))
}
