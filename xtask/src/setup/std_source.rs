//! The source of the standard library, of exactly the compiler's version: from the toolchain where it is
//! a component, else from the distribution's package, kept in the user's cache.

use crate::run::{Error, Result, cache_dir, command, output, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Newer releases of the distribution, one of which has the compiler's version.
const SUITES: [(&str, &str); 4] = [
    ("trixie-backports", "/debian"),
    ("forky", "/debian"),
    ("sid", "/debian"),
    ("bookworm-security", "/debian-security"),
];

/// The folder `library` of the compiler's source; `version` is what `rustc -vV` printed.
pub fn library(version: &str) -> Result<PathBuf> {
    let release = version
        .lines()
        .find_map(|line| line.strip_prefix("release: "))
        .ok_or_else(|| Error("rustc -vV names no release".into()))?;
    let sysroot = output(&mut command("rustc", ["--print", "sysroot"]))?;
    let component = Path::new(sysroot.trim_end()).join("lib/rustlib/src/rust/library");
    let cached = cache_dir()?.join(format!("rust-{release}/library"));
    for library in [component, cached.clone()] {
        if library.join("sysroot/Cargo.toml").is_file() {
            return Ok(library);
        }
    }
    for (suite, archive) in SUITES {
        match download(suite, archive, release, &cached) {
            Ok(true) => return Ok(cached),
            Ok(false) => {}
            Err(error) => eprintln!("setup: {suite}: {error}"),
        }
    }
    Err(Error(format!(
        "no source of the standard library {release} found: install rustup's component rust-src"
    )))
}

/// Takes the source package of `release` from a suite, with lists of its own so that the machine's
/// package sources stay as they are. False if the suite has another version.
fn download(suite: &str, archive: &str, release: &str, library: &Path) -> Result<bool> {
    let apt = cache_dir()?.join(format!("apt-{suite}"));
    fs::create_dir_all(apt.join("lists/partial"))?;
    fs::create_dir_all(apt.join("cache/archives/partial"))?;
    let mirror = mirror(archive)?;
    fs::write(
        apt.join("sources.list"),
        format!(
            "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] {mirror} {suite} main\n"
        ),
    )?;
    let tool = |program: &str, words: &[&str]| -> Command {
        let mut tool = command(program, [] as [&str; 0]);
        for (option, value) in [
            ("Dir::Etc::sourcelist", apt.join("sources.list")),
            ("Dir::Etc::sourceparts", "/dev/null".into()),
            ("Dir::State::Lists", apt.join("lists")),
            ("Dir::Cache", apt.join("cache")),
            ("APT::Sandbox::User", "root".into()),
        ] {
            tool.arg("-o").arg(format!("{option}={}", value.display()));
        }
        tool.args(words).current_dir(&apt).stdin(Stdio::null());
        tool
    };
    run(&mut tool("apt-get", &["update", "-qq"]))?;

    for package in ["rust-src", "rust-web-src"] {
        let versions = output(&mut tool("apt-cache", &["madison", package]))?;
        // Lines are "package | version | where".
        let Some(version) = versions
            .lines()
            .filter_map(|line| line.split('|').nth(1).map(str::trim))
            .find(|version| version.starts_with(&format!("{release}+")))
        else {
            continue;
        };
        run(&mut tool(
            "apt-get",
            &["download", "-qq", &format!("{package}={version}")],
        ))?;
        for entry in fs::read_dir(&apt)? {
            let path = entry?.path();
            if path.extension().is_some_and(|e| e == "deb") {
                unpack(&path, release, library)?;
                fs::remove_file(&path)?;
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// The address of `archive` in the machine's own package sources.
fn mirror(archive: &str) -> Result<String> {
    let mut files = vec![PathBuf::from("/etc/apt/sources.list")];
    if let Ok(entries) = fs::read_dir("/etc/apt/sources.list.d") {
        files.extend(entries.flatten().map(|entry| entry.path()));
    }
    files.sort();
    files
        .iter()
        .filter_map(|file| fs::read_to_string(file).ok())
        .find_map(|text| {
            text.lines()
                .filter(|line| !line.trim_start().starts_with('#'))
                .flat_map(str::split_whitespace)
                .map(|word| word.trim_end_matches('/'))
                .find(|word| word.starts_with("http") && word.ends_with(archive))
                .map(str::to_owned)
        })
        .ok_or_else(|| {
            Error(format!(
                "no package source of this machine ends in {archive}"
            ))
        })
}

/// Unpacks the `library` folder of the package.
fn unpack(package: &Path, release: &str, library: &Path) -> Result<()> {
    let parent = library.with_file_name("unpacked");
    let _ = fs::remove_dir_all(&parent);
    fs::create_dir_all(&parent)?;
    let inside = format!("usr/src/rustc-{release}/library");
    let mut archive = command("dpkg-deb", ["--fsys-tarfile"])
        .arg(package)
        .stdout(Stdio::piped())
        .spawn()?;
    let mut tar = command("tar", ["-x", "-C"]);
    tar.arg(&parent).arg(format!("./{inside}"));
    if let Some(stream) = archive.stdout.take() {
        tar.stdin(stream);
    }
    run(&mut tar)?;
    archive.wait()?;
    let _ = fs::remove_dir_all(library);
    fs::rename(parent.join(inside), library)?;
    fs::remove_dir_all(&parent)?;
    Ok(())
}
