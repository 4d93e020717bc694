//! Kernels of other instruction sets: their proofs are up to date; changed code has none.

use carrychain_verify::coq::tree::Tree;
use carrychain_verify::example::EXAMPLES;
use std::fs;
use std::path::{Path, PathBuf};

fn tree() -> Tree {
    let sources = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../proof"));
    let build = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples");
    Tree::at(sources, build).expect("a build folder")
}

/// Bytes of the code and what they are xored with: other registers, immediates, operations.
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
        &[(78, 0x01), (199, 0x01), (430, 0x08), (1064, 0x01)],
    ),
];

#[test]
fn examples_are_up_to_date_and_changed_code_is_refused() {
    let tree = tree();
    for (example, (name, changes)) in EXAMPLES.into_iter().zip(CHANGES) {
        assert_eq!(example.name, name);
        let code = example.code();
        let made = example.file(&tree, &code).expect("a proof");
        let committed = fs::read_to_string(tree.sources.join(example.path())).expect("a file");
        assert!(committed == made, "{name}: run `cargo xtask regenerate`");
        for (at, change) in changes {
            let changed = format!(
                "(firstn {at}%nat {code} ++ [Z.lxor {change} (nth {at}%nat {code} 0)] ++ skipn (S {at}%nat) {code})"
            );
            let outcome = example.file(&tree, &changed);
            let error = outcome.expect_err(&format!("byte {at} of {name} makes no difference"));
            eprintln!("{name}, byte {at}: {error}");
        }
    }
}
