//! Poly1305: the twelve cases of the Linux kernel's suite for it, by the same names and on the same
//! bytes, over any implementation.

mod cases;
#[cfg(unix)]
mod contexts;
#[cfg(unix)]
mod memory;
mod vectors;

use crate::Case;
use carrychain::poly1305::Functions;

/// The tag of a message under a key, by whatever means.
pub type Mac<'a> = dyn Fn(&[u8; 32], &[u8]) -> [u8; 16] + Sync + 'a;

/// An implementation under test.
pub struct Subject<'a> {
    /// The tag of a whole message.
    pub mac: Box<Mac<'a>>,
    /// Its incremental form, if it is one of ours; without it the cases that need one are skipped.
    pub incremental: Option<&'a Functions>,
}

impl<'a> Subject<'a> {
    /// One of ours.
    pub fn new(functions: &'a Functions) -> Self {
        Self {
            mac: Box::new(functions.mac),
            incremental: Some(functions),
        }
    }

    fn mac(&self, key: &[u8; 32], message: &[u8]) -> [u8; 16] {
        (self.mac)(key, message)
    }
}

/// The suite, in the kernel's order.
pub const CASES: &[Case<Subject<'_>>] = &[
    Case {
        name: "test_hash_test_vectors",
        run: cases::test_vectors,
    },
    Case {
        name: "test_hash_all_lens_up_to_4096",
        run: cases::all_lengths,
    },
    Case {
        name: "test_hash_incremental_updates",
        run: cases::incremental_updates,
    },
    #[cfg(unix)]
    Case {
        name: "test_hash_buffer_overruns",
        run: memory::buffer_overruns,
    },
    Case {
        name: "test_hash_overlaps",
        run: cases::overlaps,
    },
    Case {
        name: "test_hash_alignment_consistency",
        run: cases::alignment_consistency,
    },
    #[cfg(unix)]
    Case {
        name: "test_hash_ctx_zeroization",
        run: memory::zeroization,
    },
    #[cfg(unix)]
    Case {
        name: "test_hash_interrupt_context_1",
        run: contexts::independent,
    },
    #[cfg(unix)]
    Case {
        name: "test_hash_interrupt_context_2",
        run: contexts::handed_over,
    },
    Case {
        name: "test_poly1305_allones_keys_and_message",
        run: cases::all_ones,
    },
    Case {
        name: "test_poly1305_reduction_edge_cases",
        run: cases::reduction_edge_cases,
    },
    Case {
        name: "benchmark_hash",
        run: cases::benchmark,
    },
];
