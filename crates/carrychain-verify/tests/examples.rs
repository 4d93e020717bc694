//! Kernels of other instruction sets: their proofs are up to date; a changed kernel has none.

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

/// `CARRYCHAIN_WRITE=1` writes them anew.
#[test]
fn examples_are_up_to_date_and_wrong_code_is_refused() {
    let tree = tree();
    for (name, of) in EXAMPLES {
        let made = file(&tree, name, &of, &format!("examples.{name}.code")).expect("a proof");
        let path = tree.sources.join(format!("examples/{name}Meets.v"));
        if std::env::var_os("CARRYCHAIN_WRITE").is_some() {
            fs::write(&path, made).expect("written");
        } else {
            let committed = fs::read_to_string(&path).expect("a committed proof");
            assert!(committed == made, "{name}Meets.v is not up to date");
        }
    }
}
