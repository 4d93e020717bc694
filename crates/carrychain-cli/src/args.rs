//! The command line.

use crate::error::{Error, usage};
use crate::subject::external::External;
use carrychain::Operation;
use clap::error::ErrorKind;
use clap::{Args, Parser, ValueEnum};
use std::path::PathBuf;

/// Elliptic-curve and MAC kernels that carry their proofs: measure, test, list, generate.
///
/// The environment variable CARRYCHAIN_CPU takes CPU features away for every command, as in
/// CARRYCHAIN_CPU=-avx512ifma,-adx.
#[derive(Parser)]
#[command(name = "carrychain", version)]
pub enum Command {
    /// Self-test, then time, each implementation and each other library
    #[command(after_long_help = EXTERNAL_ABI)]
    Bench(Bench),
    /// Run every case on every implementation; prints KTAP
    Selftest(Selection),
    /// List the implementations and which one serves each operation here
    Backends(Backends),
    /// Generate field arithmetic for a modulus
    Synth(carrychain_gen::synth::Args),
    /// Prove kernels: Coq theorems about the bytes of this program, or of another one
    Verify(Verify),
}

/// Which operations and implementations.
#[derive(Args, Clone, Debug, Default)]
pub struct Selection {
    /// Only these operations: x25519, ed25519_sign, poly1305, ...
    #[arg(long = "op", value_name = "OP", value_delimiter = ',', value_parser = operation)]
    pub operations: Vec<Operation>,
    /// Only implementations of these names: portable64, dalek-simd, ...
    #[arg(long = "impl", value_name = "NAME", value_delimiter = ',')]
    pub implementations: Vec<String>,
}

/// What `bench` takes.
#[derive(Args, Clone, Debug)]
pub struct Bench {
    /// Which operations and implementations.
    #[command(flatten)]
    pub selection: Selection,
    /// Under 20 seconds in all
    #[arg(long, conflicts_with = "seconds")]
    pub quick: bool,
    /// How long to measure in all, after the self-tests [default: 60]
    #[arg(long, value_name = "S", value_parser = seconds)]
    pub seconds: Option<f64>,
    /// The same as --format json
    #[arg(long, conflicts_with = "format")]
    pub json: bool,
    /// How to print the results
    #[arg(long, value_enum, default_value_t = Format::Table)]
    pub format: Format,
    /// Print, against this file of an old run's --json, what has changed
    #[arg(long, value_name = "FILE", conflicts_with_all = ["json", "format"])]
    pub compare: Option<PathBuf>,
    /// Put a C function beside the others; with exactly one --op
    #[arg(long, value_name = "NAME=PATH.so:SYMBOL")]
    pub external: Vec<External>,
}

/// What `backends` takes.
#[derive(Args, Clone, Debug)]
pub struct Backends {
    /// One JSON object a line instead of a table
    #[arg(long)]
    pub json: bool,
}

/// What `verify` takes.
#[derive(Args, Clone, Debug)]
pub struct Verify {
    /// Kernels, or sets of them: fe25519_adx::mul, fe25519_adx [default: all, and the other theorems]
    #[arg(value_name = "KERNEL")]
    pub kernels: Vec<String>,
    /// The program or library (ELF) with the kernels [default: this program]
    #[arg(long, value_name = "FILE")]
    pub artifact: Option<PathBuf>,
    /// The folder of the proofs [default: that of the source tree]
    #[arg(long, value_name = "DIR")]
    pub proof: Option<PathBuf>,
    /// Make the kernels' Coq files anew, from the bytes
    #[arg(long)]
    pub write: bool,
}

/// How results are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Format {
    /// A table an operation
    Table,
    /// `portable64: 121793 cycles per call`
    Kbench,
    /// `Did N Ed25519 signing operations in Tus (R ops/sec)`, as `bssl speed`
    Bssl,
    /// As `openssl speed`
    Openssl,
    /// KTAP, version 1
    Ktap,
    /// One object a line
    Json,
    /// With a header line
    Csv,
}

fn operation(name: &str) -> Result<Operation, String> {
    Operation::from_name(name).ok_or_else(|| {
        let names: Vec<_> = Operation::ALL.iter().map(|op| op.name()).collect();
        format!("no such operation; there are {}", names.join(", "))
    })
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=86400.0).contains(&seconds) => Ok(seconds),
        _ => Err("not a number of seconds from 0 to 86400".to_owned()),
    }
}

/// Parses the command line. Help and version are printed here, and end the program.
pub fn parse() -> Result<Command, Error> {
    Command::try_parse().map_err(|error| match error.kind() {
        ErrorKind::DisplayHelp
        | ErrorKind::DisplayVersion
        | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => error.exit(),
        _ => usage(one_line(&error.render().to_string())),
    })
}

/// clap's message without its usage and hints, which are lines of their own.
fn one_line(rendered: &str) -> String {
    let message: Vec<&str> = rendered
        .lines()
        .take_while(|line| !line.trim().is_empty())
        .map(|line| line.trim())
        .collect();
    let message = message.join(" ");
    let message = message.strip_prefix("error: ").unwrap_or(&message);
    format!("{message}; see 'carrychain --help'")
}

const EXTERNAL_ABI: &str = "\
--external NAME=PATH.so:SYMBOL loads a C function, self-tests it and times it like the rest.
Its prototype is that of the operation (docs/carrychain_external.h has them for a compiler):

  x25519                void f(uint8_t out[32], const uint8_t scalar[32], const uint8_t u[32]);
  x25519_base           void f(uint8_t out[32], const uint8_t scalar[32]);
  x25519_batch          void f(uint8_t *out, const uint8_t *scalars, const uint8_t *us, size_t n);
  ed25519_keygen        void f(uint8_t key[32], const uint8_t seed[32]);
  ed25519_sign          void f(uint8_t signature[64], const uint8_t seed[32], const uint8_t key[32],
                               const uint8_t *message, size_t length);
  ed25519_verify        int f(const uint8_t signature[64], const uint8_t key[32],
                              const uint8_t *message, size_t length);
  ed25519_verify_batch  void f(uint8_t *verdicts, const uint8_t *signatures, const uint8_t *keys,
                               const uint8_t *const *messages, const size_t *lengths, size_t n);
  p256_keygen           int f(uint8_t public[65], const uint8_t secret[32]);
  p256_ecdh             int f(uint8_t x[32], const uint8_t secret[32], const uint8_t public[65]);
  p256_sign             int f(uint8_t signature[64], const uint8_t secret[32], const uint8_t hash[32]);
  p256_verify           int f(const uint8_t signature[64], const uint8_t public[65],
                              const uint8_t hash[32]);
  poly1305              void f(uint8_t tag[16], const uint8_t key[32], const uint8_t *message,
                               size_t length);

Encodings are those of RFC 7748, 8032 and 8439; of P-256 big-endian numbers, 04 x y points, r s
signatures, SHA-256 hashes. An int is 1 for done or accepted, 0 for refused. In a batch, element i is
at 32 i (signatures: 64 i) and its verdict, 1 or 0, at i. Outputs do not overlap inputs, but a
poly1305 tag may lie over its message.

Example: carrychain bench --op poly1305 --external mine=./libmine.so:my_poly1305";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clap_agrees_with_itself() {
        use clap::CommandFactory;
        Command::command().debug_assert();
    }

    #[test]
    fn first_paragraph_in_one_line() {
        assert_eq!(
            one_line("error: these were not provided:\n  <A>\n  <B>\n\nUsage: x\n"),
            "these were not provided: <A> <B>; see 'carrychain --help'"
        );
    }
}
