//! For people: a table an operation.

use super::{Report, Row, best_peer};
use crate::bench::clock;
use carrychain::registry::Proof;
use comfy_table::{CellAlignment, Table, presets};
use std::io::{self, Write};

/// The machine, what is wrong, the tables.
pub fn print(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", report.machine)?;
    report.print_failures(out)?;
    for group in report.groups() {
        writeln!(out, "{}", group[0].title())?;
        writeln!(out, "{}", table(group))?;
        for (number, note) in (1..).zip(notes(group)) {
            writeln!(out, "  [{number}] {note}")?;
        }
        writeln!(out)?;
    }
    let unit = if clock::IS_TSC {
        "TSC cycles"
    } else {
        "nanoseconds"
    };
    writeln!(
        out,
        "{unit} and core cycles of a call alone: median, smallest. Spread: the middle half of the samples\n\
         lies within that part of the median. Ratio: to the fastest peer. *: what the library takes here."
    )
}

/// The notes of a group, each once.
fn notes(group: &[Row]) -> Vec<&'static str> {
    let mut notes = Vec::new();
    for note in group.iter().filter_map(|row| row.subject.note) {
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    notes
}

fn table(group: &[Row]) -> Table {
    let (best, notes) = (best_peer(group), notes(group));
    let has_bytes = group[0].bytes.is_some();
    let has_instructions = group
        .iter()
        .any(|row| row.stats.as_ref().is_some_and(|s| s.instructions.is_some()));

    let mut header = vec!["implementation", "source", "proof"];
    header.extend(if clock::IS_TSC {
        ["TSC", "TSC min"]
    } else {
        ["ns", "ns min"]
    });
    header.extend(["spread", "core", "core min", "ops/s"]);
    if has_bytes {
        header.extend(["MB/s", "core/byte"]);
    }
    if has_instructions {
        header.push("instructions");
    }
    header.push("ratio");

    let mut table = Table::new();
    table
        .load_style(presets::ASCII_BORDERS_ONLY_CONDENSED)
        .set_header(&header);
    for row in group {
        let subject = row.subject;
        let mut name = subject.name.clone();
        if subject.default {
            name.push_str(" *");
        }
        if let Some(note) = subject.note {
            let number = notes.iter().position(|n| *n == note).map_or(0, |i| i + 1);
            name.push_str(&format!(" [{number}]"));
        }
        let proof = match subject.proof {
            Proof::None => "-".to_owned(),
            proof => proof.to_string(),
        };
        let mut cells = vec![name, subject.source.clone(), proof];
        match &row.stats {
            None => cells.push("FAIL".to_owned()),
            Some(stats) => {
                cells.extend([
                    cycles(Some(stats.median)),
                    cycles(Some(stats.min)),
                    format!("{:.1}%", 100.0 * stats.spread),
                    cycles(stats.core_median),
                    cycles(stats.core_min),
                    grouped(stats.per_second),
                ]);
                if let Some(bytes) = row.bytes {
                    let a_byte = stats.core_median.map(|core| core / bytes as f64);
                    cells.push(row.mb_per_s().map_or(String::new(), grouped));
                    cells.push(a_byte.map_or("-".to_owned(), |c| format!("{c:.2}")));
                }
                if has_instructions {
                    cells.push(cycles(stats.instructions));
                }
                let ratio = best.map(|best| stats.median / best);
                cells.push(ratio.map_or("-".to_owned(), |ratio| format!("{ratio:.2}")));
            }
        }
        cells.resize(header.len(), String::new());
        table.add_row(cells);
    }
    for column in table.column_iter_mut().skip(3) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn cycles(value: Option<f64>) -> String {
    value.map_or("-".to_owned(), grouped)
}

/// Rounded to a whole number, with commas between the thousands.
fn grouped(value: f64) -> String {
    let digits = format!("{value:.0}");
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn commas() {
        let cases = [
            (0.0, "0"),
            (999.4, "999"),
            (999.5, "1,000"),
            (12345.0, "12,345"),
        ];
        for (value, text) in cases {
            assert_eq!(grouped(value), text);
        }
        assert_eq!(grouped(1234567.0), "1,234,567");
    }
}
