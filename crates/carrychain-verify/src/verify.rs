//! `carrychain verify`: the theorems of kernels, about the bytes of an artifact.

use crate::artifact::Artifact;
use crate::checker::program::Specification;
use crate::coq::tree::Tree;
use crate::coq::{kernel, read};
use crate::error::{Error, failed, file};
use crate::ir::verify::{self as ir, Portable};
use crate::kernel::Description;
use crate::names;
use crate::object_code;
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
    /// Whether the artifact has portable functions compiled each on its own, with optimisation.
    pub object_code: bool,
}

/// A theorem that Coq has accepted, and that rests on no assumption.
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
    /// How long coqc took for its file, if that was not compiled before.
    pub seconds: Option<f64>,
}

/// Verifies; `progress` hears how many of how many files are compiled, and which one was the last.
pub fn run(
    options: &Options,
    progress: &(dyn Fn(usize, usize, &str) + Sync),
) -> Result<Vec<Theorem>, Error> {
    let tree = Tree::new(&options.proof)?;
    let (portable, names): (Vec<String>, Vec<String>) = options
        .kernels
        .iter()
        .cloned()
        .partition(|name| ir::is_portable(name));
    let (object, names): (Vec<String>, Vec<String>) = names
        .into_iter()
        .partition(|name| object_code::is_object_code(name));
    let all = options.kernels.is_empty();
    let nothing = |names: &[String]| names.is_empty() && !all;
    let kernels = match nothing(&names) {
        true => Vec::new(),
        false => chosen(&tree, &names)?,
    };
    let portable = match nothing(&portable) {
        true => Vec::new(),
        false => ir::chosen(&portable)?,
    };
    let artifact = Artifact::open(&options.artifact, "::backend::x86_64::")?;
    let object = match object.is_empty() && !(all && options.object_code) {
        true => Vec::new(),
        false => object_code::chosen(&options.artifact, &object)?,
    };
    if options.write {
        write(&tree, &artifact, &kernels, progress)?;
        for code in &portable {
            code.write(&tree)?;
        }
    }
    for code in &portable {
        code.check(&tree)?;
    }
    let kernels: Vec<Subject> = kernels
        .into_iter()
        .map(|description| Subject::new(&tree, &artifact, description))
        .collect::<Result<_, _>>()?;
    // A program need not use every kernel; but one that is asked for, or any at all, must be in it.
    let absent = match all {
        true if kernels.iter().any(|kernel| kernel.in_artifact) => None,
        _ => kernels.iter().find(|kernel| !kernel.in_artifact),
    };
    if let Some(kernel) = absent {
        return Err(not_in(&kernel.description.name, &artifact));
    }

    let others = if all { others(&tree)? } else { Vec::new() };
    let mut audits = Vec::new();
    if !kernels.is_empty() {
        let subjects = kernels
            .iter()
            .map(|kernel| (&kernel.description, &kernel.bytes[..]));
        audits.push((
            "audit/Kernels.v".to_owned(),
            kernel::audit("kernels", subjects),
        ));
    }
    if !object.is_empty() {
        audits.push(("audit/ObjectCode.v".to_owned(), object_code::audit(&object)));
    }
    if !portable.is_empty() {
        audits.push(("audit/Portable.v".to_owned(), ir::audit(&portable)));
    }
    if !others.is_empty() {
        audits.push(("audit/Theorems.v".to_owned(), audit(&others)));
    }
    let folder = tree.build.join("audit");
    fs::create_dir_all(&folder).map_err(file(&folder))?;
    for (name, text) in &audits {
        let path = tree.build.join(name);
        fs::write(&path, text).map_err(file(&path))?;
    }
    // The theorems in question are shown anew, whatever was compiled before.
    let files: Vec<String> = kernels
        .iter()
        .map(|kernel| path(&kernel.description))
        .chain(portable.iter().map(Portable::path))
        .collect();
    let audits: Vec<String> = audits.into_iter().map(|(name, _)| name).collect();
    let mut made = object_code::prove_all(&tree, &object, progress)?;
    made.extend(audits.iter().cloned());
    tree.forget(&files);
    tree.forget(&made);
    let compiled = tree.compile(&files, &made, progress)?;
    for audit in &audits {
        closed(compiled.get(audit).map_or("", |audit| &audit.output))?;
    }
    let seconds = |file: &str| {
        compiled
            .get(file)
            .map(|compiled| compiled.time.as_secs_f64())
    };
    let kernels = kernels.into_iter().map(|kernel| Theorem {
        bytes: kernel.in_artifact.then_some(kernel.bytes.len()),
        instructions: Some(decode(&kernel.bytes).len()),
        statement: kernel.description.statement(),
        seconds: seconds(&path(&kernel.description)),
        name: kernel.description.name,
    });
    let object = object.into_iter().map(|function| Theorem {
        bytes: Some(function.bytes.len()),
        instructions: Some(decode(&function.bytes).len()),
        statement: function.description.statement(),
        seconds: seconds(&function.path()),
        name: function.description.name,
    });
    let portable = portable
        .iter()
        .flat_map(|code| code.theorems(seconds(&code.path())));
    let others = others.into_iter().map(|(module, name)| Theorem {
        bytes: None,
        instructions: None,
        seconds: seconds(&format!("{}.v", module.replace('.', "/"))),
        statement: format!("{module}.{name}"),
        name,
    });
    Ok(kernels
        .chain(object)
        .chain(portable)
        .chain(others)
        .collect())
}

/// What Coq printed of assumptions must be that there are none.
fn closed(output: &str) -> Result<(), Error> {
    match output.trim() {
        "Closed under the global context" => Ok(()),
        other => {
            let words: Vec<&str> = other.split_whitespace().collect();
            Err(failed(format!(
                "theorems rest on assumptions: {}",
                words.join(" ")
            )))
        }
    }
}

/// The descriptions of the kernels with these names: a kernel, or a set of them.
fn chosen(tree: &Tree, names: &[String]) -> Result<Vec<Description>, Error> {
    let top = tree.sources.parent().unwrap_or(&tree.sources);
    let all = Description::all(&top.join(carrychain_gen::kernel::FOLDER))?;
    let known: Vec<String> = all.iter().map(|d| d.name.clone()).collect();
    names::check(names, &known, |name| {
        let known = known.join(", ");
        format!(
            "no kernel '{name}'; there are {known}, and portable functions such as ir/fe25519_64::carry_mul"
        )
    })?;
    let wanted = |description: &Description| names::wanted(names, &description.name);
    Ok(all.into_iter().filter(wanted).collect())
}

/// Writes a file, unless it is like that already. A reader sees the old file or the new one.
pub fn write_whole(path: &Path, text: &str) -> Result<(), Error> {
    if fs::read_to_string(path).is_ok_and(|before| before == text) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(file(folder))?;
    let part = path.with_extension("v.part");
    fs::write(&part, text).map_err(file(&part))?;
    fs::rename(&part, path).map_err(file(path))
}

/// Makes the kernels' files: those that the artifact has.
fn write(
    tree: &Tree,
    artifact: &Artifact,
    kernels: &[Description],
    progress: &(dyn Fn(usize, usize, &str) + Sync),
) -> Result<(), Error> {
    let specifications = specifications(tree, kernels, progress)?;
    for (description, specification) in kernels.iter().zip(specifications) {
        let bytes = artifact.function(&description.path());
        let bytes = bytes.ok_or_else(|| not_in(&description.name, artifact))?;
        let text = prove(description, &specification, bytes)?;
        let path = tree.sources.join(path(description));
        write_whole(&path, &text)?;
    }
    Ok(())
}

/// A function of this name is missing.
pub fn not_in(name: &str, artifact: &Artifact) -> Error {
    failed(format!("{name} is not in {}", artifact.path().display()))
}

/// What kernels are to do, as the proofs say.
pub fn specifications(
    tree: &Tree,
    kernels: &[Description],
    progress: &(dyn Fn(usize, usize, &str) + Sync),
) -> Result<Vec<Specification>, Error> {
    let mut modules = vec!["stmt.Layout", "spec.Fe25519", "spec.ObjectCode"];
    if kernels.iter().any(|kernel| kernel.program().is_some()) {
        modules.extend(["top.X25519Acts", "top.X25519Whole"]);
    }
    let files: Vec<String> = modules
        .iter()
        .chain(&["core.Act"])
        .map(|module| format!("{}.v", module.replace('.', "/")))
        .collect();
    tree.compile(&files, &[], progress)?;
    let expressions = kernels
        .iter()
        .map(|kernel| (kernel.contract(), kernel.program()));
    let expressions: Vec<_> = expressions.collect();
    let required = modules.join(" ");
    read::specifications(&tree.build, "Specifications.v", &required, &expressions)
}

/// The text of a kernel's file.
pub fn prove(
    description: &Description,
    specification: &Specification,
    bytes: &[u8],
) -> Result<String, Error> {
    match attempt(description, specification, bytes) {
        Attempt {
            failure: Some(failure),
            ..
        } => Err(failed(format!("{}: {failure}", description.name))),
        Attempt {
            proof: Some(proof), ..
        } => Ok(kernel::file(description, bytes, &proof)),
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

/// The theorems listed in proof/THEOREMS that are not about kernels: module and name.
fn others(tree: &Tree) -> Result<Vec<(String, String)>, Error> {
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
    theorems.collect()
}

/// The file that asks what these rest on.
fn audit(theorems: &[(String, String)]) -> String {
    let requires = theorems
        .iter()
        .map(|(module, _)| format!("From Carrychain Require {module}.\n"));
    let names = theorems
        .iter()
        .map(|(module, name)| format!("@Carrychain.{module}.{name}"));
    requires.collect::<String>() + &kernel::assumptions(names.collect())
}
