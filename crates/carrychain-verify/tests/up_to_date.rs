//! The kernels' files in proof/kernels are what is made of the bytes in them: same hints, same text.

use carrychain_verify::coq::kernel::committed;
use carrychain_verify::coq::tree::Tree;
use carrychain_verify::kernel::Description;
use carrychain_verify::verify::{prove, specifications};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

#[test]
fn kernels() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let tree = Tree::new(&top.join("proof")).expect("the proofs");
    let kernels =
        Description::all(&top.join(carrychain_gen::kernel::FOLDER)).expect("descriptions");
    let specifications = specifications(&tree, &kernels, &|_, _, _| ()).expect("specifications");
    let mut files = BTreeSet::new();
    for (kernel, specification) in kernels.iter().zip(&specifications) {
        let name = format!("{}.v", kernel.module());
        let text = fs::read_to_string(tree.sources.join("kernels").join(&name))
            .expect("a file for each kernel");
        let code = committed(&text).expect("its bytes");
        let made = prove(kernel, specification, &code).expect("a proof");
        assert!(
            made == text,
            "{name} is not what is made of its bytes: run `cargo xtask regenerate`"
        );
        files.insert(name);
    }
    assert!(files.len() > 20);
    // No file is left over from a kernel that is no more.
    for entry in fs::read_dir(tree.sources.join("kernels")).expect("the folder") {
        let name = entry
            .expect("an entry")
            .file_name()
            .to_string_lossy()
            .into_owned();
        let of_kernel = name.starts_with("fe25519_") && name.ends_with(".v");
        assert!(
            !of_kernel || files.contains(&name),
            "{name} is of no kernel"
        );
    }
}
