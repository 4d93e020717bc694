//! The compiled proof tree: sources are copied to the build folder and compiled there in the order of their dependencies.

use super::run::{coqc, tool};
use crate::error::{Error, failed, file};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// How many files are compiled at the same time.
const JOBS: usize = 2;

/// A proof tree and where it is compiled.
#[derive(Debug)]
pub struct Tree {
    /// The sources.
    pub sources: PathBuf,
    /// Their copies and what is made of them.
    pub build: PathBuf,
    /// Locked: one process at a time works in the build folder.
    _lock: File,
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
        Self::at(sources, build)
    }

    /// The tree in `sources`, compiled in `build`. Waits while another process works there.
    pub fn at(sources: PathBuf, build: PathBuf) -> Result<Self, Error> {
        fs::create_dir_all(&build).map_err(file(&build))?;
        let path = build.join(".lock");
        let lock = File::create(&path).map_err(file(&path))?;
        lock.lock().map_err(file(&path))?;
        Ok(Self {
            build,
            sources,
            _lock: lock,
        })
    }

    /// Copies what has changed and compiles these files (`core/Cert.v`) and all that they need, where that is not up to date;
    /// what coqc printed of those that were compiled, and in what time. `made` are files that are in the build folder alone.
    pub fn compile(
        &self,
        files: &[String],
        made: &[String],
        progress: &(dyn Fn(usize, usize, &str) + Sync),
    ) -> Result<BTreeMap<String, Compiled>, Error> {
        let mut all = self.copy()?;
        all.extend(made.iter().cloned());
        let needs = self.needs(&all)?;
        let wanted = closure(&needs, files.iter().chain(made))?;
        let work = Work {
            tree: self,
            needs: &needs,
            wanted: &wanted,
            state: Mutex::default(),
            changed: Condvar::new(),
            progress,
        };
        thread::scope(|scope| {
            for _ in 0..JOBS {
                scope.spawn(|| work.take());
            }
        });
        let state = work
            .state
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner);
        state.failure.map_or(Ok(state.compiled), Err)
    }

    /// Forgets that these files were compiled.
    pub fn forget(&self, files: &[String]) {
        for name in files {
            // What is not there need not be forgotten.
            let _ = fs::remove_file(self.build.join(format!("{name}o")));
        }
    }

    fn compile_one(&self, name: &str, needs: &BTreeSet<String>) -> Result<Option<Compiled>, Error> {
        let modified = |name: &str| -> Option<SystemTime> {
            fs::metadata(self.build.join(name)).ok()?.modified().ok()
        };
        let own = modified(&format!("{name}o"));
        let fresh = |other: Option<SystemTime>| own.is_some() && other <= own;
        if fresh(modified(name))
            && needs
                .iter()
                .all(|need| fresh(modified(&format!("{need}o"))))
        {
            return Ok(None);
        }
        let start = Instant::now();
        let output = coqc(&self.build, name)?;
        Ok(Some(Compiled {
            output,
            time: start.elapsed(),
        }))
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

/// What coqc printed, and how long it took.
#[derive(Clone, Debug)]
pub struct Compiled {
    /// Its standard output.
    pub output: String,
    /// Wall time.
    pub time: Duration,
}

/// What the workers share.
struct Work<'a> {
    tree: &'a Tree,
    needs: &'a Needs,
    wanted: &'a BTreeSet<String>,
    state: Mutex<State>,
    changed: Condvar,
    progress: &'a (dyn Fn(usize, usize, &str) + Sync),
}

#[derive(Default)]
struct State {
    started: BTreeSet<String>,
    finished: BTreeSet<String>,
    compiled: BTreeMap<String, Compiled>,
    failure: Option<Error>,
}

impl Work<'_> {
    /// Takes files whose needs are done until none is left.
    fn take(&self) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        while state.failure.is_none() && state.started.len() < self.wanted.len() {
            let ready = |name: &&String| {
                !state.started.contains(*name) && self.needs[*name].is_subset(&state.finished)
            };
            let Some(name) = self.wanted.iter().find(ready) else {
                state = self
                    .changed
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            state.started.insert(name.clone());
            drop(state);
            let outcome = self.tree.compile_one(name, &self.needs[name]);
            state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            match outcome {
                Ok(compiled) => {
                    state.finished.insert(name.clone());
                    state
                        .compiled
                        .extend(compiled.map(|compiled| (name.clone(), compiled)));
                    (self.progress)(state.finished.len(), self.wanted.len(), name);
                }
                Err(error) => state.failure = state.failure.take().or(Some(error)),
            }
            self.changed.notify_all();
        }
    }
}

/// These files and all that they need.
fn closure<'a>(
    needs: &Needs,
    files: impl Iterator<Item = &'a String>,
) -> Result<BTreeSet<String>, Error> {
    let mut wanted = BTreeSet::new();
    let mut open: Vec<String> = files.cloned().collect();
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
