//! The model of scalar x86-64 against this CPU, and wrong models, which must be noticed.
#![cfg(all(target_arch = "x86_64", target_os = "linux"))]

use carrychain_cosim::x86::{case, coq};
use carrychain_verify::coq::tree::Tree;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

type Outcome = Result<(), Box<dyn Error>>;

/// What the check needs of the proof tree; the cases; the questions.
const CHECK: &str = "cosim/X86Cases.v";
const CASES: &str = "cosim/Cases.v";
const ASK: &str = "cosim/Ask.v";

/// All of them must be answered by an empty list.
const QUESTIONS: [&str; 4] = [
    "differing 10 Cases.pool Cases.cases",
    "missing Cases.cases",
    "unlisted Cases.cases",
    "accepted",
];

/// Slips that a hand makes: a file, what is in it, what it might be instead.
const SLIPS: [(&str, &str, &str); 6] = [
    ("X86.v", "carry (x + y + b2z c)", "carry (x + y)"),
    // The upper half stays.
    (
        "X86.v",
        "| OR r, _ => ret (setr s r v)",
        "| OR r, _ => ret (setr s r (rg s r - low z (rg s r) + v))",
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
];

/// A build folder of the tests.
fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Coq's answers to questions about the cases.
fn answers(tree: &Tree, questions: &[&str]) -> Result<Vec<String>, Box<dyn Error>> {
    let mut text = String::from(
        "From Coq Require Import List.\nFrom Carrychain Require cosim.Cases.\n\
         From Carrychain Require Import cosim.X86Cases.\nSet Printing Width 1000000.\n",
    );
    for question in questions {
        text += &format!("Eval vm_compute in ({question}).\n");
    }
    fs::write(tree.build.join(ASK), text)?;
    tree.forget(&[ASK.to_owned()]);
    let made = [CASES, ASK].map(str::to_owned);
    let compiled = tree.compile(&[CHECK.to_owned()], &made, &|_, _, _| ())?;
    let values = compiled[ASK].output.split("     = ").skip(1);
    let values: Vec<String> = values
        .map(|value| value.split("\n     : ").next().unwrap_or("?").to_owned())
        .collect();
    assert_eq!(values.len(), questions.len(), "Coq does not answer");
    Ok(values)
}

#[test]
fn the_model_does_what_this_cpu_does_and_wrong_models_do_not() -> Outcome {
    if !(is_x86_feature_detected!("adx") && is_x86_feature_detected!("bmi2")) {
        eprintln!("not compared: this CPU has not all instructions of the model");
        return Ok(());
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../proof");
    let right = Tree::at(sources.clone(), folder("model"))?;
    let pool = case::pool();
    let cases = case::executed(&pool)?;
    let list = right.build.join(CASES);
    fs::create_dir_all(right.build.join("cosim"))?;
    let text = coq::file(&pool, &cases);
    if fs::read_to_string(&list).ok().as_ref() != Some(&text) {
        fs::write(&list, text)?;
    }
    let answers_of_the_model = answers(&right, &QUESTIONS)?;
    let numbers = |answer: &str| -> Vec<usize> {
        let words = answer.split(|c: char| !c.is_ascii_digit());
        words.filter_map(|word| word.parse().ok()).collect()
    };
    for number in numbers(&answers_of_the_model[0]) {
        eprintln!("differs: {:02x?}", cases[number]);
    }
    assert_eq!(answers_of_the_model, ["nil"; 4], "{QUESTIONS:?}");

    // The same with a slip each.
    let wrong = Tree::at(folder("slip"), folder("slip-build"))?;
    for part in ["model", "cosim"] {
        fs::create_dir_all(wrong.sources.join(part))?;
        fs::create_dir_all(wrong.build.join(part))?;
    }
    for file in ["cosim/Cases.v", "cosim/Cases.vo"] {
        fs::copy(right.build.join(file), wrong.build.join(file))?;
    }
    let files = [
        "model/Mem.v",
        "model/X86State.v",
        "model/X86ModRM.v",
        "model/X86Vector.v",
        "model/X86VectorDecode.v",
        "model/X86.v",
        "model/X86Decode.v",
        "model/X86Run.v",
        CHECK,
    ];
    for (file, text, slip) in SLIPS {
        for name in files {
            let source = fs::read_to_string(sources.join(name))?;
            let source = if name.ends_with(&format!("/{file}")) {
                assert!(source.contains(text), "{name} has no `{text}`");
                source.replace(text, slip)
            } else {
                source
            };
            fs::write(wrong.sources.join(name), source)?;
        }
        let answers = answers(&wrong, &["differing 1 Cases.pool Cases.cases"])?;
        assert!(
            !numbers(&answers[0]).is_empty(),
            "nothing differs with `{slip}` instead of `{text}`"
        );
    }
    Ok(())
}
