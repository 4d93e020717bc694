//! A model against cases that were executed, and wrong models, which must be noticed.

use carrychain_cosim::x86::coq::lists;
use carrychain_verify::coq::tree::Tree;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

pub type Outcome = Result<(), Box<dyn Error>>;

/// A slip that a hand makes: a file of proof/model, what is in it, what it might be instead.
pub type Slip = (&'static str, &'static str, &'static str);

/// An instruction set's model and what is asked about it.
pub struct Suite {
    /// Of the folders of the tests.
    pub name: &'static str,
    /// The file of the questions, and what it needs of the proof tree.
    pub check: &'static str,
    pub needs: &'static [&'static str],
    /// Expressions with the empty list as value, besides [`DIFFERING`].
    pub questions: &'static [&'static str],
    /// Each of which is to be told from the model.
    pub slips: &'static [Slip],
}

/// Whether any case differs, and which.
const DIFFERING: &str = "differing 10 Cases.pool Cases.cases";
const SLIPPED: &str = "differing 1 Cases.pool Cases.cases";

/// The cases; the questions.
const CASES: &str = "cosim/Cases.v";
const ASK: &str = "cosim/Ask.v";

impl Suite {
    /// A build folder of the tests.
    fn folder(&self, name: &str) -> PathBuf {
        Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}", self.name))
    }

    /// Coq's answers to questions about the cases.
    fn answers(&self, tree: &Tree, questions: &[&str]) -> Result<Vec<String>, Box<dyn Error>> {
        let module = self.check.trim_end_matches(".v").replace('/', ".");
        let mut text = format!(
            "From Coq Require Import List.\nFrom Carrychain Require cosim.Cases.\n\
             From Carrychain Require Import {module}.\nSet Printing Width 1000000.\n"
        );
        for question in questions {
            text += &format!("Eval vm_compute in ({question}).\n");
        }
        fs::write(tree.build.join(ASK), text)?;
        tree.forget(&[ASK.to_owned()]);
        let made = [CASES, ASK].map(str::to_owned);
        let compiled = tree.compile(&[self.check.to_owned()], &made, &|_, _, _| ())?;
        let values = compiled[ASK].output.split("     = ").skip(1);
        let values: Vec<String> = values
            .map(|value| value.split("\n     : ").next().unwrap_or("?").to_owned())
            .collect();
        assert_eq!(values.len(), questions.len(), "Coq does not answer");
        Ok(values)
    }

    /// The model does what the cases say, which start in states of the pool; models with a slip do not.
    pub fn run(&self, pool: &[Vec<u8>], cases: &[Vec<u8>]) -> Outcome {
        let text = lists(pool, cases);
        let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../proof");
        let right = Tree::at(sources.clone(), self.folder("model"))?;
        let list = right.build.join(CASES);
        fs::create_dir_all(right.build.join("cosim"))?;
        if fs::read_to_string(&list).ok().as_deref() != Some(&text) {
            fs::write(&list, text)?;
        }
        let questions = [&[DIFFERING], self.questions].concat();
        let answers = self.answers(&right, &questions)?;
        let numbers = |answer: &str| -> Vec<usize> {
            let words = answer.split(|c: char| !c.is_ascii_digit());
            words.filter_map(|word| word.parse().ok()).collect()
        };
        for number in numbers(&answers[0]) {
            // A case begins with the number of its bytes of code, and these.
            let code = &cases[number][1..=usize::from(cases[number][0])];
            eprintln!("differs: {code:02x?}");
        }
        assert_eq!(answers, vec!["nil"; questions.len()], "{questions:?}");

        // The same with a slip each.
        let wrong = Tree::at(self.folder("slip"), self.folder("slip-build"))?;
        let files = self.needs.iter().chain([&self.check]);
        for file in files.clone().chain([&CASES]) {
            let folder = Path::new(file).parent().unwrap_or(Path::new(""));
            fs::create_dir_all(wrong.sources.join(folder))?;
            fs::create_dir_all(wrong.build.join(folder))?;
        }
        for file in ["cosim/Cases.v", "cosim/Cases.vo"] {
            fs::copy(right.build.join(file), wrong.build.join(file))?;
        }
        for (file, text, slip) in self.slips {
            for name in files.clone() {
                let source = fs::read_to_string(sources.join(name))?;
                let source = if name.ends_with(&format!("/{file}")) {
                    assert!(source.contains(text), "{name} has no `{text}`");
                    source.replace(text, slip)
                } else {
                    source
                };
                fs::write(wrong.sources.join(name), source)?;
            }
            let answers = self.answers(&wrong, &[SLIPPED])?;
            assert!(
                !numbers(&answers[0]).is_empty(),
                "nothing differs with `{slip}` instead of `{text}`"
            );
        }
        Ok(())
    }
}
