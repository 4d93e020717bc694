//! The compiled proof tree: sources are copied to the build folder and compiled there in the order of their dependencies.

use super::run::{coqc, tool};
use crate::error::{Error, failed, file};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex};
use std::thread;
use std::time::SystemTime;

/// How many files are compiled at the same time.
const JOBS: usize = 2;

/// A proof tree and where it is compiled.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The sources.
    pub sources: PathBuf,
    /// Their copies and what is made of them.
    pub build: PathBuf,
}

/// Files that are compiled from others: by file, what must be compiled before.
type Needs = BTreeMap<String, BTreeSet<String>>;

impl Tree {
    /// The tree in `sources`, compiled in `target/proof` beside it.
    pub fn new(sources: &Path) -> Result<Self, Error> {
        if !sources.join("_CoqProject").is_file() {
            return Err(Error::Usage(format!(
                "{} is not the folder of the proofs; give it with --proof",
                sources.display()
            )));
        }
        let sources = sources.canonicalize().map_err(file(sources))?;
        let top = sources.parent().unwrap_or(&sources);
        let build = top.join("target").join("proof");
        Ok(Self { build, sources })
    }

    /// Copies what has changed and compiles these files (`core/Cert.v`) and all that they need, where that is not up to date.
    /// `done` hears of each file that is looked at: how many are done, how many there are, its name.
    pub fn compile(
        &self,
        files: &[String],
        done: &(dyn Fn(usize, usize, &str) + Sync),
    ) -> Result<(), Error> {
        let all = self.copy()?;
        let needs = self.needs(&all)?;
        let wanted = closure(&needs, files)?;
        let state = Mutex::new(Progress::default());
        let changed = Condvar::new();
        thread::scope(|scope| {
            for _ in 0..JOBS {
                scope.spawn(|| self.work(&needs, &wanted, &state, &changed, done));
            }
        });
        let progress = state
            .into_inner()
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        progress.failure.map_or(Ok(()), Err)
    }

    /// A worker: takes files whose needs are done until none is left.
    fn work(
        &self,
        needs: &Needs,
        wanted: &BTreeSet<String>,
        state: &Mutex<Progress>,
        changed: &Condvar,
        done: &(dyn Fn(usize, usize, &str) + Sync),
    ) {
        let lock = || {
            state
                .lock()
                .unwrap_or_else(|poisoned| poisoned.into_inner())
        };
        let mut progress = lock();
        loop {
            if progress.failure.is_some() || progress.started.len() == wanted.len() {
                return;
            }
            let ready = |name: &&String| {
                !progress.started.contains(*name) && needs[*name].is_subset(&progress.finished)
            };
            let Some(name) = wanted.iter().find(ready).cloned() else {
                progress = changed
                    .wait(progress)
                    .unwrap_or_else(|poisoned| poisoned.into_inner());
                continue;
            };
            progress.started.insert(name.clone());
            drop(progress);
            let outcome = self.compile_one(&name, &needs[&name]);
            progress = lock();
            match outcome {
                Ok(()) => {
                    progress.finished.insert(name.clone());
                    done(progress.finished.len(), wanted.len(), &name);
                }
                Err(error) => progress.failure = progress.failure.take().or(Some(error)),
            }
            changed.notify_all();
        }
    }

    fn compile_one(&self, name: &str, needs: &BTreeSet<String>) -> Result<(), Error> {
        let modified = |name: &str| -> Option<SystemTime> {
            fs::metadata(self.build.join(name)).ok()?.modified().ok()
        };
        let own = modified(&format!("{name}o"));
        let fresh = |other: Option<SystemTime>| own.is_some() && other <= own;
        let up_to_date = fresh(modified(name))
            && needs
                .iter()
                .all(|need| fresh(modified(&format!("{need}o"))));
        if up_to_date {
            return Ok(());
        }
        coqc(&self.build, name).map(drop)
    }

    /// Copies the sources; the files by their names from the top.
    fn copy(&self) -> Result<Vec<String>, Error> {
        let mut names = Vec::new();
        let folders = fs::read_dir(&self.sources).map_err(file(&self.sources))?;
        for folder in folders.flatten().map(|entry| entry.path()) {
            if !folder.is_dir() {
                continue;
            }
            let to = self.build.join(folder.file_name().unwrap_or_default());
            fs::create_dir_all(&to).map_err(file(&to))?;
            for source in fs::read_dir(&folder).map_err(file(&folder))?.flatten() {
                let path = source.path();
                if path.extension().is_none_or(|extension| extension != "v") {
                    continue;
                }
                let text = fs::read(&path).map_err(file(&path))?;
                let copy = to.join(source.file_name());
                if fs::read(&copy).ok().as_ref() != Some(&text) {
                    fs::write(&copy, text).map_err(file(&copy))?;
                }
                if let Ok(name) = copy.strip_prefix(&self.build) {
                    names.push(name.to_string_lossy().into_owned());
                }
            }
        }
        names.sort();
        Ok(names)
    }

    /// What each file needs, as coqdep says: `core/Cert.vo core/Cert.glob ...: core/Cert.v core/Poly.vo`.
    fn needs(&self, files: &[String]) -> Result<Needs, Error> {
        let arguments: Vec<&str> = files.iter().map(String::as_str).collect();
        let output = tool("coqdep", &self.build, &arguments)?;
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let mut needs = Needs::new();
        for line in text.lines() {
            let Some((made, from)) = line.split_once(": ") else {
                continue;
            };
            let Some(name) = made
                .split(' ')
                .next()
                .and_then(|name| name.strip_suffix(".vo"))
            else {
                continue;
            };
            let source = |other: &str| Some(format!("{}.v", other.strip_suffix(".vo")?));
            let from = from
                .split(' ')
                .filter_map(source)
                .filter(|other| files.contains(other));
            needs.insert(format!("{name}.v"), from.collect());
        }
        Ok(needs)
    }
}

/// What the workers share.
#[derive(Default)]
struct Progress {
    started: BTreeSet<String>,
    finished: BTreeSet<String>,
    failure: Option<Error>,
}

/// These files and all that they need.
fn closure(needs: &Needs, files: &[String]) -> Result<BTreeSet<String>, Error> {
    let mut wanted = BTreeSet::new();
    let mut open: Vec<String> = files.to_vec();
    while let Some(name) = open.pop() {
        let Some(more) = needs.get(&name) else {
            return Err(failed(format!(
                "no file {name} in the folder of the proofs"
            )));
        };
        if wanted.insert(name) {
            open.extend(more.iter().cloned());
        }
    }
    Ok(wanted)
}
