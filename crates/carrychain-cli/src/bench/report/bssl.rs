//! As BoringSSL's `bssl speed`: `Did N Ed25519 signing operations in Tus (R ops/sec)`, the
//! implementations one after the other.

use super::{Report, Row, by_implementation};
use carrychain::Operation;
use std::io::{self, Write};

/// For each implementation a line an operation.
pub fn print(report: &Report, out: &mut dyn Write) -> io::Result<()> {
    report.print_failures(out)?;
    for (subject, rows) in by_implementation(&report.rows) {
        writeln!(out, "{}:", subject.name)?;
        rows.iter().try_for_each(|row| line(row, out))?;
    }
    Ok(())
}

fn line(row: &Row, out: &mut dyn Write) -> io::Result<()> {
    let name = name(row);
    let Some(stats) = &row.stats else {
        return writeln!(out, "{name} failed.");
    };
    let (calls, rate) = (stats.calls, stats.per_second);
    let micros = calls as f64 / rate * 1e6;
    write!(
        out,
        "Did {calls} {name} operations in {micros:.0}us ({rate:.1} ops/sec)"
    )?;
    if let Some(mb_per_s) = row.mb_per_s() {
        write!(out, ": {mb_per_s:.1} MB/s")?;
    }
    writeln!(out)
}

/// BoringSSL's names of the operations, where it has them.
fn name(row: &Row) -> String {
    let name = match row.subject.operation {
        Operation::X25519 => "Curve25519 arbitrary point multiplication",
        Operation::X25519Base => "Curve25519 base-point multiplication",
        Operation::X25519Batch => "Curve25519 batched point multiplication",
        Operation::Ed25519Keygen => "Ed25519 key generation",
        Operation::Ed25519Sign => "Ed25519 signing",
        Operation::Ed25519Verify => "Ed25519 verify",
        Operation::Ed25519VerifyBatch => "Ed25519 batched verify",
        Operation::P256Keygen => "P-256 key generation",
        Operation::P256Ecdh => "ECDH P-256",
        Operation::P256Sign => "ECDSA P-256 signing",
        Operation::P256Verify => "ECDSA P-256 verify",
        Operation::Poly1305 => "Poly1305",
    };
    match row.bytes {
        Some(bytes) => format!("{name} ({bytes} bytes)"),
        None => name.to_owned(),
    }
}
