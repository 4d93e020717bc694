//! What is not right is refused in one line on stderr, with exit code 2.

mod common;

use common::{carrychain, command, folder, run};
use std::fs;

const OPERATIONS: &str = "x25519, x25519_base, x25519_batch, ed25519_keygen, ed25519_sign, \
    ed25519_verify, ed25519_verify_batch, p256_keygen, p256_ecdh, p256_sign, p256_verify, poly1305";

#[test]
fn unknown_operation() {
    for command in ["bench", "selftest"] {
        carrychain(&format!("{command} --op x25519,rsa")).refuses(&format!(
            "invalid value 'rsa' for '--op <OP>': no such operation; there are {OPERATIONS}; \
             see 'carrychain --help'"
        ));
    }
}

#[test]
fn unknown_implementation() {
    carrychain("selftest --op p256_keygen --impl portable64,fast").refuses(
        "no implementation 'fast' of the chosen operations; there are portable32, portable64",
    );
    let run = carrychain("bench --impl fast");
    assert!(
        run.stderr.starts_with(
            "carrychain: no implementation 'fast' of the chosen operations; there are "
        )
    );
    assert!(run.stderr.contains("portable64"));
    assert_eq!((run.code, run.stderr.lines().count()), (2, 1));
}

/// A peer is an implementation for `bench` alone.
#[test]
fn selftest_of_a_peer() {
    carrychain("selftest --op p256_keygen --impl libcrux").refuses(
        "no implementation 'libcrux' of the chosen operations; there are portable32, portable64",
    );
}

#[test]
fn unknown_flag_and_format() {
    carrychain("bench --fast")
        .refuses("unexpected argument '--fast' found; see 'carrychain --help'");
    carrychain("bench --format xml").refuses(
        "invalid value 'xml' for '--format <FORMAT>' [possible values: table, kbench, bssl, openssl, \
         ktap, json, csv]; see 'carrychain --help'",
    );
    carrychain("bench --json --format csv").refuses(
        "the argument '--json' cannot be used with '--format <FORMAT>'; see 'carrychain --help'",
    );
    carrychain("frobnicate")
        .refuses("unrecognized subcommand 'frobnicate'; see 'carrychain --help'");
    for seconds in ["-1", "x", "inf", "NaN"] {
        carrychain(&format!("bench --seconds={seconds}")).refuses(&format!(
            "invalid value '{seconds}' for '--seconds <S>': not a number of seconds from 0 to 86400; \
             see 'carrychain --help'"
        ));
    }
}

#[test]
fn malformed_external() {
    carrychain("bench --op x25519 --external lib.so").refuses(
        "invalid value 'lib.so' for '--external <NAME=PATH.so:SYMBOL>': 'lib.so' is not of the form \
         NAME=PATH.so:SYMBOL; see 'carrychain --help'",
    );
}

#[test]
fn compare_with_no_file() {
    carrychain("bench --compare /nowhere/old.json")
        .refuses("cannot read '/nowhere/old.json': No such file or directory (os error 2)");
}

#[test]
fn compare_with_another_kind_of_file() {
    let folder = folder();
    let file = folder.path().join("old.json");
    let name = file.display();

    fs::write(&file, "{\"op\":\"x25519\"}\n").unwrap();
    carrychain(&format!("bench --compare {name}")).refuses(&format!(
        "'{name}', line 1, is not of a 'carrychain bench --json' run: missing field `impl` at line 1 \
         column 15"
    ));

    fs::write(&file, "").unwrap();
    carrychain(&format!("bench --compare {name}")).refuses(&format!(
        "'{name}' has no implementation of an operation in common with this run"
    ));

    let run = carrychain("bench --op poly1305 --impl portable64 --seconds 0 --json");
    fs::write(&file, run.ok()).unwrap();
    carrychain(&format!("bench --op x25519 --compare {name}")).refuses(&format!(
        "'{name}' has no implementation of an operation in common with this run"
    ));
}

#[test]
fn restriction_that_is_none() {
    for value in ["adx", "-mmx", "-adx -bmi2"] {
        for arguments in ["backends", "selftest", "bench"] {
            run(command().arg(arguments).env("CARRYCHAIN_CPU", value)).refuses(&format!(
                "CARRYCHAIN_CPU: '{value}' is not one; give a list of -bmi2, -adx, -avx2, -fma, \
                 -avx512, -avx512ifma"
            ));
        }
    }
}

#[test]
fn synth_that_cannot_be() {
    let run = carrychain("synth 2^255-18");
    assert!(run.stderr.starts_with("carrychain: ") && run.stderr.lines().count() == 1);
    assert_eq!((run.code, &*run.stdout), (2, ""));
}
