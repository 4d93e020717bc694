//! The C library as its users get it: installed, found by pkg-config, its symbols, a C program built by two compilers.

use super::constant_time;
use super::report::Report;
use crate::c_library::{build, folder, functions, interface_version};
use crate::run::{Error, Result, cargo, command, output, root, run, target_dir};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the libraries may take from elsewhere: what any C library has.
const NEEDED: [&str; 5] = ["abort", "bcmp", "memcpy", "memmove", "memset"];
/// What the C compiler puts into every shared library.
const IN_EVERY_SHARED_LIBRARY: [&str; 4] = [
    "_ITM_deregisterTMCloneTable",
    "_ITM_registerTMCloneTable",
    "__cxa_finalize",
    "__gmon_start__",
];
const PREFIX: &str = "/opt/carrychain";

const WARNINGS: [&str; 5] = ["-Wall", "-Wextra", "-Werror", "-pedantic", "-O2"];
const ASAN: [&str; 4] = [
    "-fsanitize=address,undefined",
    "-fno-omit-frame-pointer",
    "-fno-sanitize-recover=all",
    "-g",
];
/// A name, a compiler, and options that say the language and whatever else is to be different.
const PROGRAMS: [(&str, &str, &[&str]); 8] = [
    ("gcc-c99", "gcc", &["-std=c99"]),
    ("gcc-c99-static", "gcc", &["-std=c99"]),
    ("gcc-asan-static", "gcc", &["-std=c99"]),
    ("gcc-c++", "g++", &["-x", "c++", "-std=c++11"]),
    ("clang-c99", "clang", &["-std=c99"]),
    ("clang-c99-static", "clang", &["-std=c99"]),
    ("clang-asan-static", "clang", &["-std=c99"]),
    ("clang-c++", "clang++", &["-x", "c++", "-std=c++11"]),
];

/// The steps, which need the installation of the first.
pub fn check(report: &mut Report) {
    report.step("C library, installed", installed);
    report.step("C library, symbols", symbols);
    report.step("C library, no name clashes", clashes);
    report.step("C library, the README's example", example);
    report.step("C library, vectors and misuse", programs);
    report.step("C library, stack", stack);
    report.step("C library, constant time", constant_time);
}

/// The theorems, about the kernels in the shared library. (Coq remembers those that the command has as well.)
pub fn theorems(report: &mut Report) {
    report.step("C library, theorems", || {
        let shared = installed_file("lib/libcarrychain.so");
        let all = names(&[], &shared)?;
        let proved = all.iter().filter_map(|name| kernel(name)).filter(|kernel| {
            let file = format!("proof/kernels/{}.v", kernel.replace("::", "_"));
            root().join(file).is_file()
        });
        let proved: Vec<String> = proved.collect();
        if proved.is_empty() && !cfg!(target_arch = "x86_64") {
            return Ok(()); // all code there is portable
        }
        if proved.is_empty() {
            return Err(Error(
                "the shared library has no kernel with a theorem".into(),
            ));
        }
        let verify =
            "run --quiet --release -p carrychain-cli --no-default-features verify --artifact";
        run(cargo(verify).arg(shared).args(proved).stdout(Stdio::null()))
    });
}

/// The kernel of this mangled name: `fe25519_adx::mul`.
fn kernel(name: &str) -> Option<String> {
    // A part of a path is its length and its name.
    let part = |path: &str| -> Option<(String, String)> {
        let end = path.find(|c: char| !c.is_ascii_digit())?;
        let length: usize = path[..end].parse().ok()?;
        let (part, rest) = path[end..].split_at_checked(length)?;
        Some((part.to_owned(), rest.to_owned()))
    };
    let (set, rest) = part(name.split_once("7backend6x86_64")?.1)?;
    Some(format!("{set}::{}", part(&rest)?.0))
}

/// Where all of this happens.
fn work() -> PathBuf {
    target_dir().join("c-library")
}

/// The folder that stands for `/` below which the library is installed.
fn stage() -> PathBuf {
    work().join("root")
}

/// A path of the installation.
fn installed_file(path: &str) -> PathBuf {
    stage().join(&PREFIX[1..]).join(path)
}

fn installed() -> Result<()> {
    let _ = fs::remove_dir_all(work());
    let install = format!("run --quiet --package xtask -- install --prefix {PREFIX}");
    output(cargo(&install).env("DESTDIR", stage()))?;
    let shared = format!("lib/libcarrychain.so.{}", env!("CARGO_PKG_VERSION"));
    let linked = format!("lib/libcarrychain.so.{}", interface_version());
    let files = [
        &shared,
        &linked,
        "lib/libcarrychain.so",
        "lib/libcarrychain.a",
        "include/carrychain.h",
    ];
    for file in files.into_iter().chain(["lib/pkgconfig/carrychain.pc"]) {
        if !installed_file(file).is_file() {
            return Err(Error(format!("{PREFIX}/{file} is not there")));
        }
    }
    let dynamic = output(command("readelf", ["-d"]).arg(installed_file(&shared)))?;
    let soname = format!("soname: [libcarrychain.so.{}]", interface_version());
    if dynamic.contains(&soname) && !dynamic.contains("TEXTREL") {
        Ok(())
    } else {
        Err(Error(format!("not as it should be:\n{dynamic}")))
    }
}

/// The names that nm lists with these options.
fn names(options: &[&str], file: &Path) -> Result<BTreeSet<String>> {
    let listed = output(
        command("nm", options)
            .args(["--quiet", "--format=just-symbols"])
            .arg(file),
    )?;
    // An archive's members have their names on lines that end in a colon.
    let lines = listed
        .lines()
        .filter(|line| !line.is_empty() && !line.ends_with(':'));
    Ok(lines.map(str::to_owned).collect())
}

/// Nothing is exported but what the header declares, and all that; nothing is needed but C's basics.
fn symbols() -> Result<()> {
    let ours: BTreeSet<String> = functions()?.into_iter().collect();
    let (shared, archive) = (
        installed_file("lib/libcarrychain.so"),
        installed_file("lib/libcarrychain.a"),
    );
    let all_of_shared = names(&["--dynamic"], &shared)?;
    let basics = NEEDED.iter().map(|name| (*name).to_owned());
    let allowed: BTreeSet<String> = basics.clone().collect();
    let expected = [
        (
            "exported",
            names(&["--dynamic", "--defined-only"], &shared)?,
            &ours,
        ),
        (
            "global",
            names(&["--extern-only", "--defined-only"], &archive)?,
            &ours,
        ),
    ];
    for (what, found, expected) in expected {
        if found != *expected {
            return Err(Error(format!(
                "{what}: {found:?}\nin the header: {expected:?}"
            )));
        }
    }
    // What else has a name there is ours, too.
    if let Some(name) = names(&[], &shared)?
        .iter()
        .find(|name| !name.contains("10carrychain"))
    {
        return Err(Error(format!("the shared library has a symbol {name}")));
    }
    let needed = [
        names(&["--undefined-only"], &archive)?,
        all_of_shared
            .into_iter()
            .filter(|name| !ours.contains(name))
            .collect(),
    ];
    for name in needed.iter().flatten() {
        if !allowed.contains(name) && !IN_EVERY_SHARED_LIBRARY.contains(&name.as_str()) {
            return Err(Error(format!("the library needs {name}")));
        }
    }
    Ok(())
}

/// A program that has every name of its own that rustc's static library would have brought along.
fn clashes() -> Result<()> {
    let unprocessed = build()?.unprocessed;
    let ours = functions()?;
    let theirs = names(
        &["--extern-only", "--defined-only", "--no-demangle"],
        &unprocessed,
    )?;
    let is_c_name = |name: &&String| name.bytes().all(|b| b == b'_' || b.is_ascii_alphanumeric());
    let theirs: Vec<&String> = theirs
        .iter()
        .filter(|name| !ours.contains(name))
        .filter(is_c_name)
        .collect();
    if !theirs.iter().any(|name| name.contains("carrychain")) {
        return Err(Error(
            "rustc's library has no names of ours: nothing to clash with".into(),
        ));
    }
    let mut source = "#include <carrychain.h>\n#include <stdio.h>\n".to_owned();
    for name in theirs {
        source += &format!("int clash_{name} __asm__(\"{name}\");\nint clash_{name} = 7;\n");
    }
    source += "int main(void) { return puts(carrychain_version()) < 0; }\n";
    let file = work().join("clashes.c");
    fs::write(&file, source)?;
    let program = work().join("clashes");
    run(compiler("gcc", &["-std=gnu99", "-w"], &program)?
        .arg(&file)
        .arg(installed_file("lib/libcarrychain.a")))?;
    output(&mut Command::new(&program)).map(|_| ())
}

/// What pkg-config says.
fn pkg_config(what: &str) -> Result<Vec<String>> {
    let found = output(
        command("pkg-config", [what, "carrychain"])
            .env("PKG_CONFIG_PATH", installed_file("lib/pkgconfig"))
            .env("PKG_CONFIG_SYSROOT_DIR", stage()),
    )?;
    Ok(found.split_whitespace().map(str::to_owned).collect())
}

/// A compiler that finds the header, and what it is to make.
fn compiler(name: &str, options: &[&str], program: &Path) -> Result<Command> {
    let mut compiler = command(name, options);
    // A warning, such as that of an executable stack, is an error.
    compiler
        .args(pkg_config("--cflags")?)
        .arg("-Wl,--fatal-warnings")
        .arg("-o")
        .arg(program);
    Ok(compiler)
}

/// What the header promises of stack.
fn stack() -> Result<()> {
    let program = work().join("stack");
    let mut compile = compiler("gcc", &["-std=c99", "-pthread"], &program)?;
    compile.args(WARNINGS).arg(folder().join("tests/stack.c"));
    run(compile.arg(installed_file("lib/libcarrychain.a")))?;
    run(&mut Command::new(&program))
}

/// The machine code of the library as it is built for C, with rustc's names, by which the one branch on a verdict is excused.
fn constant_time() -> Result<()> {
    let program = work().join("constant-time");
    let mut compile = compiler("gcc", &["-std=c99"], &program)?;
    compile
        .args(WARNINGS)
        .arg(folder().join("tests/constant_time.c"));
    run(compile.arg(build()?.unprocessed))?;
    constant_time::watch(&program, "", false)?;
    constant_time::watch(&program, "control", true)
}

/// The program in the README, as C and as C++.
fn example() -> Result<()> {
    let readme = fs::read_to_string(folder().join("README.md"))?;
    let source = readme
        .split_once("```c\n")
        .and_then(|(_, rest)| rest.split_once("```"));
    let (source, _) = source.ok_or_else(|| Error("the README has no program".into()))?;
    let file = work().join("example.c");
    fs::write(&file, source)?;
    for (name, options) in [
        ("gcc", ["-std=c99", "-xc"]),
        ("clang++", ["-std=c++11", "-xc++"]),
    ] {
        let program = work().join(format!("example-{name}"));
        let mut compile = compiler(name, &options, &program)?;
        run(compile
            .args(WARNINGS)
            .arg(&file)
            .args(pkg_config("--libs")?))?;
        let printed = output(Command::new(&program).env("LD_LIBRARY_PATH", installed_file("lib")))?;
        if !printed.starts_with(&format!(
            "Carrychain {}, X25519 on ",
            env!("CARGO_PKG_VERSION")
        )) {
            return Err(Error(format!("the README's program prints {printed:?}")));
        }
    }
    Ok(())
}

/// The test program, with every compiler, language and library, and in every place for its buffers.
fn programs() -> Result<()> {
    let cases = work().join("cases.txt");
    let print = "run --quiet -p carrychain-c --example c_test_cases";
    let text = output(&mut cargo(print))?;
    fs::write(&cases, &text)?;
    let tests = folder().join("tests/c");
    let rfc = tests.join("rfc.txt");
    let vectors = fs::read_to_string(&rfc)?;
    let count = |text: &str| {
        text.lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
            .count()
    };
    let expected = format!("{} {}\n", count(&vectors), count(&text));

    let mut sources = Vec::new();
    for entry in fs::read_dir(&tests)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "c") {
            sources.push(path);
        }
    }
    for (name, compiler_name, options) in PROGRAMS {
        let program = work().join(name);
        let sanitized = name.contains("asan");
        let mut compile = compiler(compiler_name, options, &program)?;
        compile.args(WARNINGS).args(&sources);
        if sanitized {
            compile.args(ASAN);
        }
        if name.ends_with("static") {
            compile
                .args(["-x", "none"])
                .arg(installed_file("lib/libcarrychain.a"));
        } else {
            compile.args(pkg_config("--libs")?);
        }
        run(&mut compile)?;
        let places: &[&str] = if sanitized {
            &["heap"]
        } else {
            &["before-guard", "after-guard"]
        };
        for place in places {
            let mut test = Command::new(&program);
            test.arg(place)
                .arg(&rfc)
                .arg(&cases)
                .env("LD_LIBRARY_PATH", installed_file("lib"));
            let found = output(&mut test)?;
            if found != expected {
                return Err(Error(format!(
                    "{name} made {found:?} calls, not {expected:?}"
                )));
            }
        }
    }
    Ok(())
}
