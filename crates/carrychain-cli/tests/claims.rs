//! What the registries claim of proofs.

use carrychain::registry::{self, Operation, Proof};
use std::fs;

const TOP: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The kernel that is a function of its own; others do not call it, nor does it call others.
const WHOLE: &str = "x25519";

/// The kernels of a set in the folder of the library.
fn kernels(set: &str) -> Vec<String> {
    let folder = format!("{TOP}/crates/carrychain/src/backend/x86_64/kernels/{set}");
    let files = fs::read_dir(&folder).expect(&folder);
    let names = files.filter_map(|file| {
        let name = file.expect("a file").file_name();
        Some(name.to_str()?.strip_suffix(".S")?.to_owned())
    });
    names.collect()
}

/// Whoever says `proof: kernel` has a theorem for every kernel of its set, and whoever says `proof: whole` that of its function.
#[test]
fn claims_of_proof_have_theorems() {
    let (mut of_kernels, mut of_functions) = (0, 0);
    for operation in Operation::ALL {
        registry::describe(operation, |implementation| {
            let set = format!("fe25519_{}", implementation.name);
            let (kernels, theorem) = match implementation.proof {
                Proof::None => return,
                Proof::Kernel => {
                    of_kernels += 1;
                    let mut kernels = kernels(&set);
                    kernels.retain(|kernel| kernel != WHOLE);
                    (kernels, "meets")
                }
                Proof::Whole => {
                    of_functions += 1;
                    assert_eq!(operation, Operation::X25519);
                    (vec![WHOLE.to_owned()], "whole")
                }
            };
            for kernel in kernels {
                let file = format!("{TOP}/proof/kernels/{set}_{kernel}.v");
                let text = fs::read_to_string(&file).expect(&file);
                let theorem = format!("Theorem {set}_{kernel}_{theorem} ");
                assert!(text.contains(&theorem), "{file}: no '{theorem}'");
            }
        });
    }
    let here = cfg!(target_arch = "x86_64");
    assert_eq!(
        (of_kernels > 0, of_functions),
        (here, if here { 3 } else { 0 })
    );
}
