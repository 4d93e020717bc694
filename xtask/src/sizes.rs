//! Bytes of tables and of code in a program that calls everything with a base point, and how long that takes, for each set
//! of tables that the library can be built with.

use crate::run::{Error, Result, cargo, output, run, target_dir};
use object::{Object, ObjectSymbol, SymbolKind};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What a set is called and the features that choose it.
const SETS: [(&str, &str); 3] = [
    ("default", "precomputed-tables"),
    ("small-tables", "small-tables"),
    ("no tables", ""),
];

const PROGRAM: &str = "every_operation";

/// Each program runs so many times, in turn.
const ROUNDS: usize = 5;

/// Bytes of the library's in a program.
struct Sizes {
    tables: u64,
    code: u64,
}

/// Builds, measures and prints.
pub fn print() -> Result<()> {
    let programs: Vec<PathBuf> = SETS
        .into_iter()
        .map(|(name, features)| build(name, features))
        .collect::<Result<_>>()?;
    let sizes: Vec<Sizes> = programs.iter().map(|p| sizes(p)).collect::<Result<_>>()?;
    let mut times: BTreeMap<String, [u64; SETS.len()]> = BTreeMap::new();
    for _ in 0..ROUNDS {
        for (set, program) in programs.iter().enumerate() {
            for (operation, nanoseconds) in timed(program)? {
                let fastest = &mut times.entry(operation).or_insert([u64::MAX; SETS.len()])[set];
                *fastest = nanoseconds.min(*fastest);
            }
        }
    }

    let line = |name: &str, values: &[u64], unit: &str| {
        print!("{name:<16}");
        for value in values {
            let ratio = *value as f64 / values[0] as f64;
            print!("{value:>12} {unit} ({ratio:.2})");
        }
        println!();
    };
    print!("{:<16}", "");
    SETS.iter().for_each(|(name, _)| print!("{name:>22}"));
    println!();
    let of = |size: fn(&Sizes) -> u64| sizes.iter().map(size).collect::<Vec<_>>();
    line("tables", &of(|sizes| sizes.tables), " B");
    line("code", &of(|sizes| sizes.code), " B");
    for (operation, nanoseconds) in &times {
        line(operation, nanoseconds, "ns");
    }
    println!(
        "In parentheses: of the default's. Code: the library's functions, not what they call elsewhere."
    );
    Ok(())
}

/// The program with this set, where the next build does not replace it.
fn build(name: &str, features: &str) -> Result<PathBuf> {
    let line =
        format!("build --quiet --release -p carrychain --example {PROGRAM} --no-default-features");
    run(cargo(&line).args(["--features", features]))?;
    let folder = target_dir().join("sizes");
    fs::create_dir_all(&folder)?;
    let program = folder.join(name.replace(' ', "-"));
    fs::copy(
        target_dir().join("release/examples").join(PROGRAM),
        &program,
    )?;
    Ok(program)
}

/// By the program's symbols: tables are the data of modules whose name ends in `tables`.
fn sizes(program: &Path) -> Result<Sizes> {
    let unreadable = |error| Error(format!("{}: {error}", program.display()));
    let bytes = fs::read(program)?;
    let file = object::File::parse(&*bytes).map_err(unreadable)?;
    let mut sizes = Sizes { tables: 0, code: 0 };
    for symbol in file.symbols() {
        let name = symbol.name().map_err(unreadable)?;
        let name = format!("{:#}", rustc_demangle::demangle(name));
        match symbol.kind() {
            SymbolKind::Data if name.contains("tables::") => sizes.tables += symbol.size(),
            SymbolKind::Text if name.contains("carrychain::") => sizes.code += symbol.size(),
            _ => {}
        }
    }
    if sizes.tables == 0 || sizes.code == 0 {
        return Err(Error(format!("{}: has no symbols", program.display())));
    }
    Ok(sizes)
}

/// What the program prints: operations and nanoseconds.
fn timed(program: &Path) -> Result<Vec<(String, u64)>> {
    let printed = output(&mut Command::new(program))?;
    let times = printed.lines().map(|line| {
        let (operation, nanoseconds) = line.split_once(' ')?;
        Some((operation.to_owned(), nanoseconds.parse().ok()?))
    });
    times
        .collect::<Option<Vec<_>>>()
        .ok_or_else(|| Error(format!("{}: printed something else", program.display())))
}
