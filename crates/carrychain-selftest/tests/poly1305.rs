//! The Poly1305 suite on every implementation that this CPU has.

use carrychain::poly1305::POLY1305;
use carrychain_selftest::Verdict;
use carrychain_selftest::poly1305::{CASES, Subject};

/// Runs one case on every implementation; none may be skipped.
fn run(name: &str) {
    let case = CASES
        .iter()
        .find(|case| case.name == name)
        .unwrap_or_else(|| panic!("no case {name}"));
    for implementation in POLY1305.available() {
        let subject = Subject::new(&implementation.function);
        let outcome = (case.run)(&subject, &mut |note| println!("{note}"));
        assert_eq!(
            outcome,
            Ok(Verdict::Pass),
            "{name} on {}",
            implementation.name
        );
    }
}

macro_rules! tests {
    ($($name:ident),* $(,)?) => {
        $(
            #[test]
            fn $name() {
                run(stringify!($name));
            }
        )*

        /// The list above is the suite.
        #[test]
        fn every_case_is_here() {
            let suite: Vec<&str> = CASES.iter().map(|case| case.name).collect();
            assert_eq!(suite, [$(stringify!($name)),*]);
        }
    };
}

tests!(
    test_hash_test_vectors,
    test_hash_all_lens_up_to_4096,
    test_hash_incremental_updates,
    test_hash_buffer_overruns,
    test_hash_overlaps,
    test_hash_alignment_consistency,
    test_hash_ctx_zeroization,
    test_hash_interrupt_context_1,
    test_hash_interrupt_context_2,
    test_poly1305_allones_keys_and_message,
    test_poly1305_reduction_edge_cases,
    benchmark_hash,
);
