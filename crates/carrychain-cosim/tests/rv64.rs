//! The model of RV64 against an emulator, and wrong models, which must be noticed.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod common;

use carrychain_cosim::rv64::case;
use common::{Outcome, Suite};
use std::path::Path;

const SUITE: Suite = Suite {
    name: "rv64",
    check: "cosim/Rv64Cases.v",
    needs: &[
        "cosim/Bytes.v",
        "model/Mem.v",
        "model/Rv64.v",
        "model/Rv64Decode.v",
        "model/Rv64Run.v",
    ],
    questions: &["missing Cases.cases", "unlisted Cases.cases", "accepted"],
    slips: &[
        // An arithmetic shift of an unsigned number.
        ("Rv64.v", "signed x / 2 ^", "x / 2 ^"),
        // The upper half of the signed product.
        ("Rv64.v", "x * y / W", "signed x * signed y / W"),
        // x0 as a register like others.
        (
            "Rv64.v",
            "N0 => s | Npos p =>",
            "N0 => St (fun x => if Pos.eqb x 1 then v else rg s x) (mem s) | Npos p =>",
        ),
        // Loads are not extended with their sign.
        ("Rv64.v", "if sign : bool then", "if negb sign : bool then"),
        // A bit of c.j's immediate elsewhere.
        (
            "Rv64Decode.v",
            "(5, 3, 1); (2, 2, 5)])))",
            "(5, 3, 1); (2, 2, 4)])))",
        ),
        // Jumps from their end.
        (
            "Rv64Run.v",
            "target code here rel else",
            "target code next rel else",
        ),
    ],
};

#[test]
fn the_model_does_what_the_emulator_does_and_wrong_models_do_not() -> Outcome {
    let pool = case::pool();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("rv64-program");
    let Some(cases) = case::executed(&pool, &folder)? else {
        eprintln!("not compared: there is no qemu-riscv64");
        return Ok(());
    };
    let pool: Vec<_> = pool.iter().map(case::start).collect();
    SUITE.run(&pool, &cases)
}
