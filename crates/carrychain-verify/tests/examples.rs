//! Kernels of other instruction sets: their proofs are up to date; changed code has none.

use carrychain_verify::coq::tree::Tree;
use carrychain_verify::example::{EXAMPLES, file};
use std::fs;
use std::path::{Path, PathBuf};

fn tree() -> Tree {
    Tree {
        sources: PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../proof")),
        build: Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples"),
    }
}

/// Bytes of the code and what they are xored with: another register, another immediate, another operation.
const CHANGES: [(&str, &[(usize, u8)]); 2] = [
    (
        "Rv64Fe51",
        &[
            (41, 0x01),
            (123, 0x40),
            (402, 0x10),
            (605, 0x04),
            (850, 0x30),
        ],
    ),
    (
        "IfmaMul8",
        &[(9, 0x08), (140, 0x01), (500, 0x01), (803, 0x10)],
    ),
];

/// `CARRYCHAIN_WRITE=1` writes them anew.
#[test]
fn examples_are_up_to_date_and_changed_code_is_refused() {
    let tree = tree();
    for ((name, of), (_, changes)) in EXAMPLES.into_iter().zip(CHANGES) {
        let code = format!("examples.{name}.code");
        let made = file(&tree, name, &of, &code).expect("a proof");
        let path = tree.sources.join(format!("examples/{name}Meets.v"));
        if std::env::var_os("CARRYCHAIN_WRITE").is_some() {
            fs::write(&path, &made).expect("written");
        }
        let committed = fs::read_to_string(&path).expect("a committed proof");
        assert!(committed == made, "{name}Meets.v is not up to date");
        for (at, change) in changes {
            let changed = format!(
                "(firstn {at} {code} ++ [Z.lxor {change} (nth {at} {code} 0)] ++ skipn (S {at}) {code})"
            );
            let outcome = file(&tree, name, &of, &changed);
            let error = outcome.expect_err(&format!("byte {at} of {name} makes no difference"));
            eprintln!("{name}, byte {at}: {error}");
        }
    }
}
