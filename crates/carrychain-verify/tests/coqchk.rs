//! Coq's independent checker goes through the compiled theorems and all that they need, the standard library included.

use carrychain_verify::coq::run::tool;
use carrychain_verify::coq::tree::Tree;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The modules of the theorems that are listed, and of whole functions: `curve.X25519`.
fn modules(tree: &Tree) -> BTreeSet<String> {
    let listed = fs::read_to_string(tree.sources.join("THEOREMS")).expect("the list");
    let listed = listed.lines().filter_map(|line| line.split_once(' '));
    let kernels = fs::read_dir(tree.sources.join("kernels")).expect("the kernels");
    let kernels = kernels.map(|entry| entry.expect("an entry").file_name());
    let whole = kernels.filter_map(|name| {
        let name = name.to_str()?.strip_suffix(".v")?;
        let whole = name.ends_with("_x25519");
        whole.then(|| format!("kernels.{name}"))
    });
    listed
        .map(|(module, _)| module.to_owned())
        .chain(whole)
        .collect()
}

#[test]
#[ignore = "minutes"]
fn no_axiom() {
    let sources = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../proof"));
    let build = Path::new(env!("CARGO_TARGET_TMPDIR")).join("coqchk");
    let tree = Tree::at(sources, build).expect("a build folder");
    let modules = modules(&tree);
    let files: Vec<String> = modules
        .iter()
        .map(|module| format!("{}.v", module.replace('.', "/")))
        .collect();
    tree.compile(&files, &[], &|_, _, _| ()).expect("theorems");

    let names: Vec<String> = modules
        .iter()
        .map(|module| format!("Carrychain.{module}"))
        .collect();
    let arguments = ["-silent", "-o"].into_iter();
    let arguments: Vec<&str> = arguments.chain(names.iter().map(String::as_str)).collect();
    let output = tool("coqchk", &tree.build, &arguments).expect("coqchk");
    let report = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    for claim in [
        "Axioms",
        "Constants/Inductives relying on type-in-type",
        "Constants/Inductives relying on unsafe (co)fixpoints",
        "Inductives whose positivity is assumed",
    ] {
        let line = format!("* {claim}: <none>");
        assert!(
            report.contains(&line),
            "not in the report: {line}\n{report}"
        );
    }
}
