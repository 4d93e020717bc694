//! The bytes of functions in a built program or library (ELF), by their Rust paths.

use crate::error::{Error, failed};
use object::{Object, ObjectSection, ObjectSymbol, SymbolKind};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The functions of an artifact.
#[derive(Debug)]
pub struct Artifact {
    path: PathBuf,
    functions: BTreeMap<String, Vec<u8>>,
}

impl Artifact {
    /// Reads every function whose path has `within` in it.
    pub fn open(path: &Path, within: &str) -> Result<Self, Error> {
        let cannot = |why: String| Error::Usage(format!("{}: {why}", path.display()));
        let data = fs::read(path).map_err(|error| cannot(error.to_string()))?;
        let object = object::File::parse(&*data)
            .map_err(|error| cannot(format!("not an object file ({error})")))?;
        let mut functions = BTreeMap::new();
        let mut any = false;
        for symbol in object.symbols() {
            any = true;
            let Ok(name) = symbol.name() else { continue };
            if symbol.kind() != SymbolKind::Text || !symbol.is_definition() {
                continue;
            }
            let name = format!("{:#}", rustc_demangle::demangle(name));
            if !name.contains(within) {
                continue;
            }
            let section = symbol
                .section_index()
                .and_then(|index| object.section_by_index(index).ok());
            let range = section.and_then(|section| {
                let range = section.data_range(symbol.address(), symbol.size());
                range.ok().flatten().map(<[u8]>::to_vec)
            });
            let bytes = range.ok_or_else(|| cannot(format!("no bytes for {name}")))?;
            let before = functions.insert(name.clone(), bytes.clone());
            if before.is_some_and(|other| other != bytes) {
                return Err(failed(format!(
                    "{}: two functions {name} with different bytes",
                    path.display()
                )));
            }
        }
        if !any {
            return Err(cannot(
                "no symbols: it is stripped, and functions cannot be found".to_owned(),
            ));
        }
        Ok(Self {
            path: path.to_owned(),
            functions,
        })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The bytes of the function with this path.
    pub fn function(&self, path: &str) -> Option<&[u8]> {
        self.functions.get(path).map(Vec::as_slice)
    }
}
