//! As `openssl speed`: operations a second for key agreement, sign and verify side by side, and
//! thousands of bytes a second for MACs; the implementations one after the other.

use super::{Report, Row, by_implementation};
use carrychain::Operation::{self, *};
use std::io::{self, Write};

/// For each implementation its tables.
pub fn print(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    report.print_failures(out)?;
    for (subject, rows) in by_implementation(&report.rows) {
        writeln!(out, "{}:", subject.name)?;
        bytes(&rows, out)?;
        single(&rows, out)?;
        signatures(&rows, out)?;
        writeln!(out)?;
    }
    Ok(())
}

fn bytes(rows: &[&Row], out: &mut dyn Write) -> io::Result<()> {
    let macs: Vec<&&Row> = rows.iter().filter(|row| row.bytes.is_some()).collect();
    if macs.is_empty() {
        return Ok(());
    }
    writeln!(
        out,
        "The 'numbers' are in 1000s of bytes per second processed."
    )?;
    write!(out, "{:<14}", "type")?;
    for row in &macs {
        write!(out, " {:>13}", format!("{} bytes", row.bytes.unwrap_or(0)))?;
    }
    write!(out, "\n{:<14}", "poly1305")?;
    for row in &macs {
        let figure = row
            .mb_per_s()
            .map_or("FAIL".to_owned(), |mb| format!("{:.2}k", 1e3 * mb));
        write!(out, " {figure:>13}")?;
    }
    writeln!(out)
}

/// The operations that stand alone in a line.
const SINGLE: [(Operation, &str); 7] = [
    (X25519, " 253 bits ecdh (X25519)"),
    (X25519Base, " 253 bits base point (X25519)"),
    (X25519Batch, " 253 bits batched ecdh (X25519)"),
    (Ed25519Keygen, " 253 bits keygen (Ed25519)"),
    (Ed25519VerifyBatch, " 253 bits batched verify (Ed25519)"),
    (P256Keygen, " 256 bits keygen (nistp256)"),
    (P256Ecdh, " 256 bits ecdh (nistp256)"),
];

fn single(rows: &[&Row], out: &mut dyn Write) -> io::Result<()> {
    let lines: Vec<_> = SINGLE
        .iter()
        .filter_map(|(operation, name)| Some((name, find(rows, *operation)?)))
        .collect();
    if lines.is_empty() {
        return Ok(());
    }
    writeln!(out, "{:34} {:>8} {:>10}", "", "op", "op/s")?;
    lines.iter().try_for_each(|(name, row)| {
        let [seconds, rate] = figures(Some(row));
        writeln!(out, "{name:34} {seconds:>8} {rate:>10}")
    })
}

fn signatures(rows: &[&Row], out: &mut dyn Write) -> io::Result<()> {
    let schemes = [
        (" 253 bits EdDSA (Ed25519)", Ed25519Sign, Ed25519Verify),
        (" 256 bits ecdsa (nistp256)", P256Sign, P256Verify),
    ];
    let mut has_header = false;
    for (name, sign, verify) in schemes {
        let (sign, verify) = (find(rows, sign), find(rows, verify));
        if sign.is_none() && verify.is_none() {
            continue;
        }
        if !has_header {
            writeln!(
                out,
                "{:34} {:>8} {:>8} {:>10} {:>10}",
                "", "sign", "verify", "sign/s", "verify/s"
            )?;
            has_header = true;
        }
        let ([sign, sign_rate], [verify, verify_rate]) = (figures(sign), figures(verify));
        writeln!(
            out,
            "{name:34} {sign:>8} {verify:>8} {sign_rate:>10} {verify_rate:>10}"
        )?;
    }
    Ok(())
}

fn find<'r>(rows: &[&'r Row], operation: Operation) -> Option<&'r Row> {
    rows.iter()
        .copied()
        .find(|row| row.subject.operation == operation)
}

/// Seconds an operation, operations a second.
fn figures(row: Option<&Row>) -> [String; 2] {
    match row.map(|row| &row.stats) {
        None => ["-", "-"].map(str::to_owned),
        Some(None) => ["FAIL", "FAIL"].map(str::to_owned),
        Some(Some(stats)) => {
            let rate = stats.per_second;
            [format!("{:.4}s", 1.0 / rate), format!("{rate:.1}")]
        }
    }
}
