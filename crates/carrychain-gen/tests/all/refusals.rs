//! Recipes that do not work: one line that says which bound fails and at what value; no file.

use carrychain_gen::synth::{Args, run};
use clap::Parser;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn refusal(line: &str) -> String {
    let args = Args::parse_from(["synth"].into_iter().chain(line.split_whitespace()));
    match args.text() {
        Ok(_) => panic!("{line}: not refused"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn moduli() {
    for (line, message) in [
        (
            "2^255-20",
            "modulus 2^255-20: even; Montgomery and Solinas reduction need an odd prime",
        ),
        ("2^255-21", "modulus 2^255-21: not a prime, 11 divides it"),
        (
            "10007*10009",
            "modulus 10007*10009: not a prime, it fails the Miller-Rabin test to base 2",
        ),
        ("2^256-1", "modulus 2^256-1: not a prime, 3 divides it"),
        ("1", "modulus 1: must be at least 3"),
        ("2^255-", "modulus `2^255-`: a number is missing"),
        ("2^9999", "modulus `2^9999`: `2^9999` is too large"),
    ] {
        assert_eq!(refusal(line), message);
    }
}

#[test]
fn words_and_limbs() {
    for (line, message) in [
        ("2^255-19 --word 16", "word size 16: must be 32 or 64"),
        ("2^255-19 --limbs 0", "0 limbs: must be 1 to 256"),
        (
            "2^255-19 --limbs 4000000",
            "4000000 limbs: must be 1 to 256",
        ),
        (
            "2^255-19 --limbs 3",
            "2^255-19 in 3 limbs: the modulus has 255 bits, 3 words of 64 bits hold 192",
        ),
        (
            "2^255-19 --limbs 3 --template unsaturated-solinas",
            "2^255-19 in 3 limbs: limbs of 85 bits leave no room in 64-bit words",
        ),
        (
            "2^256-2^32-977 --limbs 4 --template saturated-solinas",
            "2^256-2^32-977 in 4 words of 64 bits: 256 bits hold 256 without one to spare",
        ),
        (
            "2^521-1 --limbs 9 --template saturated-solinas",
            "2^521-1 in 9 words of 64 bits: 2^576 = 0x80000000000000 (mod p), more than 24 bits",
        ),
        (
            "2^255-19 --limbs 200 --template unsaturated-solinas",
            "2^255-19 in 200 limbs: limbs of 255/200 bits are too short",
        ),
        (
            "2^255-19 --limbs 5 --carry-chain 0,1,7",
            "2^255-19 in 5 limbs: the carry chain names limb 7",
        ),
        (
            "2^255-19 --limbs 5 --functions carry_mul,cary",
            "function `cary`: known are carry_mul, carry_square, carry, add, sub, opp, relax, carry_add, carry_sub, \
             carry_opp, selectznz, to_bytes, from_bytes",
        ),
        // A Montgomery function of a Solinas prime: the template does not depend on the functions.
        (
            "2^255-19 --functions mul",
            "function `mul`: known are carry_mul, carry_square, carry, add, sub, opp, relax, carry_add, carry_sub, \
             carry_opp, selectznz, to_bytes, from_bytes",
        ),
        (
            "2^255-19 --functions carry_mul,carry,carry_mul",
            "function `carry_mul`: is named twice",
        ),
        // Options that would change nothing.
        (
            "2^255-19 --template saturated-solinas --tight 2",
            "--tight: is for --template unsaturated-solinas, not saturated-solinas",
        ),
        (
            "2^130-5 --limbs 3 --template clamped-multiplier --loose 2",
            "--loose: is for --template unsaturated-solinas, not clamped-multiplier",
        ),
        (
            "2^255-19 --template word-by-word-montgomery --carry-chain 0,1",
            "--carry-chain: is for --template unsaturated-solinas, not word-by-word-montgomery",
        ),
        (
            "2^255-19 --lang ir --helpers crate::helpers",
            "--helpers: is for --lang rust",
        ),
    ] {
        assert_eq!(refusal(line), message);
    }
}

#[test]
fn bounds() {
    for (line, message) in [
        // Limbs of 29 and 30 bits: a column of products outgrows 64 bits.
        (
            "2^521-1 --word 32 --limbs 18 --template unsaturated-solinas",
            "bound of carry_mul: a sum can be 0x11c7c000000000000, beyond the largest allowed, 0xffffffffffffffff",
        ),
        (
            "2^448-2^224-1 --word 32 --limbs 15 --template unsaturated-solinas",
            "bound of carry_mul: a product can be 0x14520000000000000, beyond the largest allowed, 0xffffffffffffffff",
        ),
        // A chain that stops before the limbs are tight.
        (
            "2^255-19 --limbs 5 --carry-chain 0,1,2,3,4",
            "bound of carry_mul: tight limb 0 of the result can be 0x1e31b8000000114a, beyond the largest allowed, 0x8800000000000",
        ),
        // Loose elements without room for the sum of two tight ones.
        (
            "2^255-19 --limbs 5 --loose 1.5",
            "bound of add: loose limb 0 of the result can be 0x11000000000000, beyond the largest allowed, 0xcc00000000000",
        ),
        (
            "2^255-19 --limbs 5 --loose 0.9",
            "2^255-19 in 5 limbs: loose factor 9/10: must be at least 1",
        ),
        // Tight elements that may be 2 p or more cannot be reduced with one subtraction.
        (
            "2^255-19 --limbs 5 --tight 2.5 --loose 2.7 --functions to_bytes",
            "bound of to_bytes: a tight element can be 0x140000000000028000000000005000000000000a0000000000014000000000000, \
             beyond the largest allowed, 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd9",
        ),
        // A multiplier too large for the product to be folded once.
        (
            "2^255-19 --template saturated-solinas --word 32 --limbs 8 --functions carry_scmul_1000000",
            "bound of carry_scmul_1000000: what is folded can be 0x243d56d, beyond the largest allowed, 0x1000000",
        ),
    ] {
        assert_eq!(refusal(line), message);
    }
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn the_command_exits_with_2_and_writes_no_file() {
    let folder = folder("refusals");
    let file = folder.join("out.rs");
    for arguments in [
        "2^255-21",
        "2^255-19 --limbs 3",
        "2^255-19 --limbs 5 --loose 1.5",
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_carrychain-gen"))
            .arg("synth")
            .args(arguments.split_whitespace())
            .arg("--output")
            .arg(&file)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(output.stdout.is_empty(), "{arguments}");
        let message = String::from_utf8(output.stderr).unwrap();
        assert!(message.starts_with("carrychain-gen: "), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0, "{arguments}");
    }
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = folder("whole");
    let file = folder.join("out.rs");
    let args = |path: &Path| {
        let mut args = Args::parse_from(["synth", "2^127-1"]);
        args.output = Some(path.to_owned());
        args
    };
    fs::write(&file, "old").unwrap();
    run(&args(&file)).unwrap();
    let args_without_file = Args::parse_from(["synth", "2^127-1"]);
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        args_without_file.text().unwrap()
    );
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);

    let nowhere = folder.join("missing").join("out.rs");
    let error = run(&args(&nowhere)).unwrap_err().to_string();
    assert!(error.starts_with(&nowhere.display().to_string()), "{error}");
}

/// Factors far beyond what limbs can hold are refused, and at once.
#[test]
fn absurd_factors() {
    for factor in ["1000000000", "4294967295"] {
        for limbs in [5, 8, 9] {
            let line = format!(
                "2^255-19 --word 64 --limbs {limbs} --template unsaturated-solinas --tight {factor}"
            );
            let message = refusal(&line);
            assert!(message.starts_with("bound of "), "{message}");
        }
    }
}

/// A link is followed, and what is not a file is written to.
#[cfg(unix)]
#[test]
fn output_goes_where_the_path_leads() {
    let folder = folder("leads");
    let (file, link) = (folder.join("file.rs"), folder.join("link.rs"));
    fs::write(&file, "old").unwrap();
    std::os::unix::fs::symlink(&file, &link).unwrap();
    for output in [link.as_path(), std::path::Path::new("/dev/null")] {
        let status = std::process::Command::new(env!("CARGO_BIN_EXE_carrychain-gen"))
            .args(["synth", "2^255-19", "-o"])
            .arg(output)
            .status()
            .unwrap();
        assert!(status.success());
    }
    assert!(link.is_symlink() && fs::read_to_string(&file).unwrap().len() > 3);
    assert!(!std::path::Path::new("/dev/null").is_file());
}
