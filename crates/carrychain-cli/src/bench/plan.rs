//! What is timed side by side: the implementations of one operation on inputs of one size.

use crate::args::Format;
use crate::subject::Subject;
use carrychain::Operation;
use std::fmt;

/// Lengths of a Poly1305 message.
const LENGTHS: [usize; 5] = [16, 64, 256, 1024, 16384];
/// Those of the kernel's suite, for the formats that look like its log.
const KERNEL_LENGTHS: [usize; 13] = [
    1, 16, 64, 127, 128, 200, 256, 511, 512, 1024, 3173, 4096, 16384,
];
/// Elements of a batch.
const BATCH: usize = 8;

/// Subjects of one operation, to be timed on the same inputs.
pub struct Group {
    /// The operation.
    pub operation: Operation,
    /// Length of the message of a MAC.
    pub bytes: Option<usize>,
    /// Elements of a batch; 1 if it is none.
    pub n: usize,
    /// The implementations.
    pub subjects: Vec<&'static Subject>,
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        title(f, self.operation, self.bytes, self.n)
    }
}

/// `poly1305, 16 bytes`; `x25519_batch, each of 8`.
pub fn title(
    f: &mut impl fmt::Write,
    operation: Operation,
    bytes: Option<usize>,
    n: usize,
) -> fmt::Result {
    write!(f, "{operation}")?;
    if let Some(bytes) = bytes {
        write!(f, ", {bytes} bytes")?;
    }
    if n > 1 {
        write!(f, ", each of {n}")?;
    }
    Ok(())
}

/// The groups of these subjects, in the order of the operations.
pub fn groups(subjects: &[&'static Subject], format: Format) -> Vec<Group> {
    let mut groups = Vec::new();
    for operation in Operation::ALL {
        let of_operation = subjects
            .iter()
            .copied()
            .filter(|s| s.operation == operation);
        let subjects: Vec<_> = of_operation.collect();
        if subjects.is_empty() {
            continue;
        }
        let n = match operation {
            Operation::X25519Batch | Operation::Ed25519VerifyBatch => BATCH,
            _ => 1,
        };
        let lengths: Vec<Option<usize>> = match (operation, format) {
            (Operation::Poly1305, Format::Kbench | Format::Ktap) => {
                KERNEL_LENGTHS.map(Some).to_vec()
            }
            (Operation::Poly1305, _) => LENGTHS.map(Some).to_vec(),
            _ => vec![None],
        };
        groups.extend(lengths.into_iter().map(|bytes| Group {
            operation,
            bytes,
            n,
            subjects: subjects.clone(),
        }));
    }
    groups
}
