//! What the registries claim of proofs.

/// Whoever says `proof: kernel` has a theorem for every kernel of its set.
#[test]
fn claims_of_proof_have_theorems() {
    use carrychain::registry::{self, Operation, Proof};
    let top = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let mut claims = 0;
    for operation in Operation::ALL {
        registry::describe(operation, |implementation| {
            if implementation.proof == Proof::None {
                return;
            }
            claims += 1;
            let set = format!("fe25519_{}", implementation.name);
            let folder = format!("{top}/crates/carrychain/src/backend/x86_64/kernels/{set}");
            for file in std::fs::read_dir(&folder).expect(&folder) {
                let path = file.expect("a file").path();
                if path.extension().is_some_and(|extension| extension == "S") {
                    let kernel = path.file_stem().expect("a name").to_string_lossy();
                    // A whole function of its own; the others do not call it.
                    if kernel == "x25519" {
                        continue;
                    }
                    let theorem = format!("{top}/proof/kernels/{set}_{kernel}.v");
                    let text = std::fs::read_to_string(&theorem).expect(&theorem);
                    assert!(
                        text.contains(&format!("Theorem {set}_{kernel}_meets")),
                        "{theorem}"
                    );
                }
            }
        });
    }
    assert_eq!(claims > 0, cfg!(target_arch = "x86_64"));
}
