//! The sources of the proofs, read as text: what `carrychain verify` asks Coq about covers the tree.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Module (`curve.Primes`) and text, without comments.
fn sources() -> BTreeMap<String, String> {
    let mut sources = BTreeMap::new();
    let folders = fs::read_dir(proof()).expect("the proofs");
    for folder in folders.map(|entry| entry.expect("an entry").path()) {
        if !folder.is_dir() {
            continue;
        }
        let folder_name = folder.file_name().expect("a name").to_string_lossy();
        for file in fs::read_dir(&folder).expect("a folder") {
            let path = file.expect("an entry").path();
            if path.extension().is_some_and(|extension| extension == "v") {
                let name = path.file_stem().expect("a name").to_string_lossy();
                let text = fs::read_to_string(&path).expect("a source");
                sources.insert(format!("{folder_name}.{name}"), without_comments(&text));
            }
        }
    }
    sources
}

fn proof() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../proof"))
}

/// Comments nest.
fn without_comments(text: &str) -> String {
    let mut depth = 0_usize;
    let mut kept = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let step = if rest.starts_with("(*") {
            depth += 1;
            2
        } else if depth > 0 && rest.starts_with("*)") {
            depth -= 1;
            2
        } else {
            if depth == 0 {
                kept.push(c);
            }
            c.len_utf8()
        };
        rest = &rest[step..];
    }
    kept
}

/// Names, with their dots inside; not the one that ends a sentence.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || "_'.".contains(c)))
        .map(|word| word.trim_end_matches('.'))
        .filter(|word| !word.is_empty())
}

/// The lines of proof/THEOREMS: module and theorem.
fn theorems() -> Vec<(String, String)> {
    let text = fs::read_to_string(proof().join("THEOREMS")).expect("the list");
    let pair = |line: &str| {
        let (module, name) = line.split_once(' ').expect("'module theorem'");
        (module.to_owned(), name.to_owned())
    };
    text.lines().map(pair).collect()
}

#[test]
fn listed_theorems_exist() {
    let (sources, theorems) = (sources(), theorems());
    let different: BTreeSet<_> = theorems.iter().collect();
    assert_eq!(different.len(), theorems.len(), "a theorem is listed twice");
    for (module, name) in &theorems {
        let text = sources.get(module);
        let text = text.unwrap_or_else(|| panic!("no module {module}"));
        let all: Vec<&str> = words(text).collect();
        let stated = all
            .windows(2)
            .any(|pair| ["Theorem", "Lemma", "Corollary"].contains(&pair[0]) && pair[1] == name);
        assert!(stated, "{module} does not state {name}");
    }
}

/// Files that no listed theorem needs would never be compiled.
#[test]
fn listed_theorems_need_every_file_of_mathematics() {
    let sources = sources();
    let mut reached = BTreeSet::new();
    let mut open: Vec<String> = theorems().into_iter().map(|(module, _)| module).collect();
    // The kernels' theorems are not listed there.
    let kernels = sources
        .keys()
        .filter(|module| module.starts_with("kernels."));
    open.extend(kernels.cloned());
    while let Some(module) = open.pop() {
        if let Some(text) = sources.get(&module)
            && reached.insert(module)
        {
            open.extend(words(text).map(str::to_owned));
        }
    }
    let unreached = sources
        .keys()
        .filter(|module| {
            ["curve.", "divsteps.", "top."]
                .iter()
                .any(|folder| module.starts_with(folder))
        })
        .find(|module| !reached.contains(*module));
    assert_eq!(
        unreached, None,
        "no theorem in proof/THEOREMS or proof/kernels needs it"
    );
}

/// What would make a theorem of nothing, or switch checks of Coq off.
#[test]
fn nothing_is_assumed() {
    const ASSUMING: [&str; 10] = [
        "Axiom",
        "Axioms",
        "Parameter",
        "Parameters",
        "Conjecture",
        "Admitted",
        "admit",
        "give_up",
        "bypass_check",
        "Unset Guard Checking",
    ];
    for (module, text) in sources() {
        let sentence = words(&text).collect::<Vec<_>>().join(" ");
        let padded = format!(" {sentence} ");
        for word in ASSUMING {
            assert!(
                !padded.contains(&format!(" {word} ")),
                "{module} has '{word}'"
            );
        }
    }
}

#[test]
fn comments_are_left_out() {
    assert_eq!(without_comments("a (* b (* c *) Axiom *) d"), "a  d");
    assert_eq!(without_comments("f *) (*"), "f *) ");
    let found: Vec<&str> = words("Lemma x' : curve.Primes, y.").collect();
    assert_eq!(found, ["Lemma", "x'", "curve.Primes", "y"]);
}
