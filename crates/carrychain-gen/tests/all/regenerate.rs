//! What is committed is what the generator makes, byte for byte.

use carrychain_gen::shipped;
use std::path::Path;

#[test]
fn committed_files_are_what_the_generator_makes() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (path, text) in shipped::files() {
        let committed = std::fs::read_to_string(top.join(&path)).unwrap();
        assert!(
            committed == text,
            "{path} differs: run `cargo xtask regenerate`"
        );
    }
}
