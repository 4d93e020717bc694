//! The generated files of the library: which there are, and what is in them.

use crate::kernel;
use crate::synth::Args;
use crate::tables;
use clap::Parser;

/// Where they are, from the top of the repository.
pub const FOLDER: &str = "crates/carrychain/src/backend/portable/generated";

/// The library's module of helper functions.
const HELPERS: &str = "crate::backend::portable::barrier";

const SOLINAS_25519: &str = "--template saturated-solinas --functions carry_mul,carry_square,carry_scmul_121666,\
    carry,add,sub,opp,relax,carry_add,carry_sub,carry_opp,selectznz,to_bytes,from_bytes";
const CLAMPED: &str = "--template clamped-multiplier";
const MONTGOMERY: &str = "--template word-by-word-montgomery";

const P25519: &str = "2^255-19";
const P1305: &str = "2^130-5";
const P256: &str = "2^256-2^224+2^192+2^96-1";
const N256: &str = "0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";
const L25519: &str = "2^252+27742317777372353535851937790883648493";

/// File, modulus, word, limbs, other arguments.
const FIELDS: [(&str, &str, u32, u32, &str); 10] = [
    ("fe25519_64", P25519, 64, 4, SOLINAS_25519),
    ("fe25519_32", P25519, 32, 8, SOLINAS_25519),
    ("poly1305_64", P1305, 64, 3, CLAMPED),
    ("poly1305_32", P1305, 32, 5, CLAMPED),
    ("p256_field_64", P256, 64, 4, MONTGOMERY),
    ("p256_field_32", P256, 32, 8, MONTGOMERY),
    ("p256_order_64", N256, 64, 4, MONTGOMERY),
    ("p256_order_32", N256, 32, 8, MONTGOMERY),
    ("scalar25519_64", L25519, 64, 4, MONTGOMERY),
    ("scalar25519_32", L25519, 32, 8, MONTGOMERY),
];

/// The arguments that make each field file, by the file's name.
pub fn fields() -> Vec<(&'static str, Args)> {
    FIELDS
        .into_iter()
        .map(|(file, modulus, word, limbs, rest)| {
            let line =
                format!("synth {modulus} --word {word} --limbs {limbs} {rest} --helpers {HELPERS}");
            (file, Args::parse_from(line.split_whitespace()))
        })
        .collect()
}

/// Every generated file: its path from the top of the repository, and its text.
pub fn files() -> Vec<(String, String)> {
    let tables = [
        ("ed25519_tables", tables::ed25519::file()),
        ("p256_tables", tables::p256::file()),
    ];
    let fields = fields()
        .into_iter()
        .map(|(file, args)| (file, args.text().expect("the shipped recipes are sound")));
    fields
        .chain(tables)
        .map(|(file, text)| (format!("{FOLDER}/{file}.rs"), text))
        .chain(kernel::files())
        .collect()
}
