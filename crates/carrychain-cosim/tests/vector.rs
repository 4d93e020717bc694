//! The model of AVX2 and AVX-512 against this CPU, and wrong models, which must be noticed.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod common;

use carrychain_cosim::vector::{case, supported};
use carrychain_cosim::x86::MODEL;
use common::{Outcome, Suite};

const SUITE: Suite = Suite {
    name: "vector",
    check: "cosim/VectorCases.v",
    needs: MODEL,
    questions: &["missing Cases.cases", "accepted"],
    slips: &[
        // The high half from another bit.
        (
            "X86Vector.v",
            "low52 (b j) / 2 ^ 52",
            "low52 (b j) / 2 ^ 51",
        ),
        // Across 256 bits.
        (
            "X86Vector.v",
            "b (j / 4 * 4 + two i (j mod 4))%nat",
            "b (two i (j mod 4))%nat",
        ),
        // The upper lanes stay.
        (
            "X86Vector.v",
            "if Nat.ltb j n then r j else 0",
            "if Nat.ltb j n then r j else lanes s d j",
        ),
        // Masked lanes become 0 instead of staying.
        (
            "X86Vector.v",
            "| Merge k => if bit k then r j else d j",
            "| Merge k => if bit k then r j else 0",
        ),
        // SSE's moves clear the upper lanes, as AVX's do.
        (
            "X86Vector.v",
            "set_lanes s d (seq 0 2) b",
            "set_lanes s d (seq 0 8) (fun j => if Nat.ltb j 2 then b j else 0)",
        ),
        // EVEX displacements are not scaled.
        (
            "X86VectorDecode.v",
            "if one then 8 else 8 * Z.of_nat n else 1",
            "if one then 1 else 1 else 1",
        ),
        // The registers' fifth bit.
        ("X86VectorDecode.v", "(16 * (1 - bit p0 6))", "0"),
    ],
};

#[test]
fn the_model_does_what_this_cpu_does_and_wrong_models_do_not() -> Outcome {
    if !supported() {
        eprintln!("not compared: this CPU has not all instructions of the model");
        return Ok(());
    }
    let pool = case::pool();
    let cases = case::executed(&pool)?;
    let pool: Vec<_> = pool.iter().map(case::start).collect();
    SUITE.run(&pool, &cases)
}
