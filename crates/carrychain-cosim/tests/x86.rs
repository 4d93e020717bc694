//! The model of scalar x86-64 against this CPU, and wrong models, which must be noticed.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

mod common;

use carrychain_cosim::x86::{MODEL, case, coq};
use common::{Outcome, Suite};

const SUITE: Suite = Suite {
    name: "x86",
    check: "cosim/X86Cases.v",
    needs: MODEL,
    questions: &["missing Cases.cases", "unlisted Cases.cases", "accepted"],
    slips: &[
        ("X86.v", "carry (x + y + b2z c)", "carry (x + y)"),
        // The upper half stays.
        (
            "X86.v",
            "| OR r, _ => ret (setr s r v)",
            "| OR r, _ => ret (setr s r (rg s r - low z (rg s r) + v))",
        ),
        // ah's bits from elsewhere; ah is al.
        (
            "X86.v",
            "ret (low z (rg s r / 2 ^ 8))",
            "ret (low z (rg s r / 2 ^ 16))",
        ),
        (
            "X86Decode.v",
            "else OH (r - 4)%positive",
            "else OR (r - 4)%positive",
        ),
        // dec changes CF.
        (
            "X86.v",
            "low z (x - 1) in wr z (setf s (cf s) None (is0 r)) d r",
            "low z (x - 1) in wr z (setf s (Some (x <? 1)) None (is0 r)) d r",
        ),
        // The low half wins when both go to the same register.
        (
            "X86.v",
            "setr (setr s lo (e mod W)) hi (e / W)",
            "setr (setr s hi (e / W)) lo (e mod W)",
        ),
        // No sign extension.
        ("X86ModRM.v", "if fst x <? k / 2 then", "if fst x <? k then"),
        // Jumps from their beginning.
        (
            "X86Run.v",
            "Z.of_nat (length code) - Z.of_nat (length rest) + rel",
            "Z.of_nat (length code) - Z.of_nat (length rest) + rel - 2",
        ),
    ],
};

#[test]
fn the_model_does_what_this_cpu_does_and_wrong_models_do_not() -> Outcome {
    if !(is_x86_feature_detected!("adx") && is_x86_feature_detected!("bmi2")) {
        eprintln!("not compared: this CPU has not all instructions of the model");
        return Ok(());
    }
    let pool = case::pool();
    let cases: Vec<_> = case::executed(&pool)?.iter().map(coq::case).collect();
    let pool: Vec<_> = pool.iter().map(coq::state).collect();
    SUITE.run(&pool, &cases)
}
