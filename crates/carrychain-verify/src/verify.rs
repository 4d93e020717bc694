//! `carrychain verify`: the theorems of kernels, about the bytes of an artifact.

use crate::artifact::Artifact;
use crate::checker::contract::Contract;
use crate::coq::tree::Tree;
use crate::coq::{kernel, read};
use crate::error::{Error, failed, file};
use crate::kernel::Description;
use crate::x86::decode::decode;
use crate::x86::prove::{Attempt, attempt};
use std::fs;
use std::path::{Path, PathBuf};

/// What to verify.
#[derive(Clone, Debug)]
pub struct Options {
    /// Names of kernels; all of them, and the other theorems, if there is none.
    pub kernels: Vec<String>,
    /// The program or library with the kernels.
    pub artifact: PathBuf,
    /// The folder of the proofs, in the source tree.
    pub proof: PathBuf,
    /// Make the kernels' Coq files anew.
    pub write: bool,
}

/// A theorem that Coq has accepted.
#[derive(Clone, Debug)]
pub struct Theorem {
    /// The kernel, or the theorem's own name.
    pub name: String,
    /// Its bytes, where they are in the artifact; the theorem is about these.
    pub bytes: Option<usize>,
    /// Its instructions.
    pub instructions: Option<usize>,
    /// What is stated.
    pub statement: String,
    /// What it rests on, as Coq says.
    pub assumptions: String,
    /// How long coqc took.
    pub seconds: f64,
}

/// What Coq prints of a theorem that rests on nothing.
const CLOSED: &str = "Closed under the global context";

/// Verifies; `progress` hears how many of how many files are compiled, and which one was the last.
pub fn run(
    options: &Options,
    progress: &(dyn Fn(usize, usize, &str) + Sync),
) -> Result<Vec<Theorem>, Error> {
    let tree = Tree::new(&options.proof)?;
    let kernels = chosen(&tree, &options.kernels)?;
    let artifact = Artifact::open(&options.artifact, "::backend::x86_64::")?;
    if options.write {
        write(&tree, &artifact, &kernels, progress)?;
    }
    let kernels: Vec<Subject> = kernels
        .into_iter()
        .map(|description| Subject::new(&tree, &artifact, description))
        .collect::<Result<_, _>>()?;

    let audits = tree.build.join("audit");
    fs::create_dir_all(&audits).map_err(file(&audits))?;
    let mut made = Vec::new();
    for subject in &kernels {
        let path = tree.build.join(subject.audit());
        let text = kernel::audit(&subject.description, &subject.bytes);
        fs::write(&path, text).map_err(file(&path))?;
        made.push(subject.audit());
    }
    let others = if options.kernels.is_empty() {
        Others::read(&tree)?
    } else {
        Others::default()
    };
    if !others.theorems.is_empty() {
        let path = tree.build.join(OTHERS);
        fs::write(&path, others.audit()).map_err(file(&path))?;
        made.push(OTHERS.to_owned());
    }
    // The theorems in question are shown anew, whatever was compiled before.
    let files: Vec<String> = kernels.iter().map(Subject::file).collect();
    tree.forget(&files);
    tree.forget(&made);
    let mut compiled = tree.compile(&files, &made, progress)?;

    let mut theorems = Vec::new();
    for subject in kernels {
        let (file, audit) = (subject.file(), subject.audit());
        let output = compiled.get(&audit).map(|audit| audit.output.as_str());
        let assumptions = output.unwrap_or_default().trim().to_owned();
        let time = [&file, &audit].map(|name| compiled.get(name).map(|c| c.time.as_secs_f64()));
        theorems.push(subject.theorem(assumptions, time.into_iter().flatten().sum())?);
    }
    if let Some(audit) = compiled.remove(OTHERS) {
        theorems.extend(others.read_audit(&audit.output, audit.time.as_secs_f64())?);
    }
    Ok(theorems)
}

/// The descriptions of the kernels with these names: a kernel, or a set of them.
fn chosen(tree: &Tree, names: &[String]) -> Result<Vec<Description>, Error> {
    let top = tree.sources.parent().unwrap_or(&tree.sources);
    let all = Description::all(&top.join(carrychain_gen::kernel::FOLDER))?;
    let is = |description: &Description, name: &str| {
        description.name == name || description.name.starts_with(&format!("{name}::"))
    };
    for name in names {
        if !all.iter().any(|description| is(description, name)) {
            let known: Vec<&str> = all.iter().map(|d| d.name.as_str()).collect();
            return Err(Error::Usage(format!(
                "no kernel '{name}'; there are {}",
                known.join(", ")
            )));
        }
    }
    let wanted = |description: &Description| {
        names.is_empty() || names.iter().any(|name| is(description, name))
    };
    Ok(all.into_iter().filter(wanted).collect())
}

/// Makes the kernels' files: those that the artifact has.
fn write(
    tree: &Tree,
    artifact: &Artifact,
    kernels: &[Description],
    progress: &(dyn Fn(usize, usize, &str) + Sync),
) -> Result<(), Error> {
    for (description, contract) in kernels.iter().zip(contracts(tree, kernels, progress)?) {
        let name = &description.name;
        let bytes = artifact
            .function(&description.path())
            .ok_or_else(|| failed(format!("{name} is not in {}", artifact.path().display())))?;
        let text = prove(description, &contract, bytes)?;
        let path = tree.sources.join(path(description));
        if fs::read_to_string(&path).is_ok_and(|committed| committed == text) {
            continue;
        }
        let folder = path.parent().unwrap_or(&tree.sources);
        fs::create_dir_all(folder).map_err(file(folder))?;
        // A reader sees the old file or the new one.
        let part = path.with_extension("v.part");
        fs::write(&part, text).map_err(file(&part))?;
        fs::rename(&part, &path).map_err(file(&path))?;
    }
    Ok(())
}

/// The contracts of kernels, as proof/spec has them.
pub fn contracts(
    tree: &Tree,
    kernels: &[Description],
    progress: &(dyn Fn(usize, usize, &str) + Sync),
) -> Result<Vec<Contract>, Error> {
    tree.compile(&["spec/Fe25519.v".to_owned()], &[], progress)?;
    let expressions: Vec<String> = kernels.iter().map(Description::contract).collect();
    read::contracts(&tree.build, "Contracts.v", &expressions)
}

/// The text of a kernel's file.
pub fn prove(
    description: &Description,
    contract: &Contract,
    bytes: &[u8],
) -> Result<String, Error> {
    match attempt(description, contract, bytes) {
        Attempt {
            failure: Some(failure),
            ..
        } => Err(failed(format!("{}: {failure}", description.name))),
        Attempt {
            proof: Some(proof), ..
        } => Ok(kernel::straight_line(description, bytes, &proof)),
        Attempt { .. } => Err(failed(format!("{}: no proof", description.name))),
    }
}

fn path(description: &Description) -> String {
    format!("kernels/{}.v", description.module())
}

/// A kernel and the bytes that its theorem is about.
struct Subject {
    description: Description,
    bytes: Vec<u8>,
    in_artifact: bool,
}

impl Subject {
    /// The committed file must have the artifact's bytes.
    fn new(tree: &Tree, artifact: &Artifact, description: Description) -> Result<Self, Error> {
        let name = &description.name;
        let source = tree.sources.join(path(&description));
        let text = fs::read_to_string(&source).map_err(|error| match error.kind() {
            std::io::ErrorKind::NotFound => failed(format!(
                "{name} has no theorem: there is no {}",
                source.display()
            )),
            _ => file(&source)(error),
        })?;
        let committed = kernel::committed(&text);
        let committed = committed
            .ok_or_else(|| failed(format!("{}: no bytes of {name} in it", source.display())))?;
        let found = artifact.function(&description.path());
        if let Some(bytes) = found.filter(|bytes| *bytes != committed) {
            return Err(failed(difference(
                name,
                artifact.path(),
                bytes,
                &source,
                &committed,
            )));
        }
        Ok(Self {
            in_artifact: found.is_some(),
            bytes: committed,
            description,
        })
    }

    fn file(&self) -> String {
        path(&self.description)
    }

    fn audit(&self) -> String {
        format!("audit/{}_audit.v", self.description.module())
    }

    fn theorem(self, assumptions: String, seconds: f64) -> Result<Theorem, Error> {
        let theorem = Theorem {
            bytes: self.in_artifact.then_some(self.bytes.len()),
            instructions: Some(decode(&self.bytes).len()),
            statement: format!("meets {}", self.description.contract()),
            name: self.description.name,
            assumptions,
            seconds,
        };
        theorem.closed()
    }
}

impl Theorem {
    /// A theorem that rests on an assumption is none.
    fn closed(self) -> Result<Self, Error> {
        if self.assumptions == CLOSED {
            return Ok(self);
        }
        let words: Vec<&str> = self.assumptions.split_whitespace().collect();
        Err(failed(format!(
            "{} rests on assumptions: {}",
            self.name,
            words.join(" ")
        )))
    }
}

/// Where two codes differ first, and the instructions there.
fn difference(
    name: &str,
    artifact: &Path,
    bytes: &[u8],
    source: &Path,
    committed: &[u8],
) -> String {
    let same = bytes
        .iter()
        .zip(committed)
        .take_while(|(a, b)| a == b)
        .count();
    let instruction = |code: &[u8]| {
        let mut decoded = decode(code).into_iter();
        let there = decoded.find(|at| same < at.offset + at.length);
        there.map_or_else(|| "nothing".to_owned(), |at| format!("'{}'", at.text))
    };
    format!(
        "{name}: at offset {same:#x}, {} has {}, {} has {}",
        artifact.display(),
        instruction(bytes),
        source.display(),
        instruction(committed)
    )
}

/// The audit file of the theorems that are not about kernels.
const OTHERS: &str = "audit/Theorems.v";

/// The theorems listed in proof/THEOREMS: module and name.
#[derive(Default)]
struct Others {
    theorems: Vec<(String, String)>,
}

impl Others {
    fn read(tree: &Tree) -> Result<Self, Error> {
        let path = tree.sources.join("THEOREMS");
        let text = fs::read_to_string(&path).map_err(file(&path))?;
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        let theorems = lines.map(|line| match line.split_once(' ') {
            Some((module, name)) => Ok((module.to_owned(), name.trim().to_owned())),
            None => Err(failed(format!(
                "{}: '{line}' is not 'module theorem'",
                path.display()
            ))),
        });
        Ok(Self {
            theorems: theorems.collect::<Result<_, _>>()?,
        })
    }

    fn audit(&self) -> String {
        let asks = self.theorems.iter().map(|(module, name)| {
            format!(
                "From Carrychain Require {module}.\nPrint Assumptions Carrychain.{module}.{name}.\n"
            )
        });
        asks.collect()
    }

    /// What Coq says of each.
    fn read_audit(self, output: &str, seconds: f64) -> Result<Vec<Theorem>, Error> {
        let each = seconds / self.theorems.len() as f64;
        let answers = output.matches(CLOSED).count();
        if answers != self.theorems.len() || output.replace(CLOSED, "").trim() != "" {
            let words: Vec<&str> = output.split_whitespace().collect();
            return Err(failed(format!("proof/THEOREMS: {}", words.join(" "))));
        }
        let theorems = self.theorems.into_iter().map(|(module, name)| Theorem {
            name,
            bytes: None,
            instructions: None,
            statement: module,
            assumptions: CLOSED.to_owned(),
            seconds: each,
        });
        Ok(theorems.collect())
    }
}
