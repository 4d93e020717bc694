//! `cargo xtask install`: libraries, header and pkg-config file into a prefix.

use super::{build, folder, interface_version};
use crate::run::{Error, Result};
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};

/// Where to install.
#[derive(clap::Args)]
pub struct Destination {
    /// Where users will find it; with DESTDIR in the environment it is put below that folder
    #[arg(long, default_value = "/usr/local")]
    pub prefix: PathBuf,
    /// For libraries [default: PREFIX/lib]
    #[arg(long)]
    pub libdir: Option<PathBuf>,
    /// For the header [default: PREFIX/include]
    #[arg(long)]
    pub includedir: Option<PathBuf>,
}

/// Builds and installs the C library.
pub fn run(destination: &Destination) -> Result<()> {
    let Destination {
        prefix,
        libdir,
        includedir,
    } = destination;
    let libdir = libdir.clone().unwrap_or_else(|| prefix.join("lib"));
    let includedir = includedir.clone().unwrap_or_else(|| prefix.join("include"));
    for folder in [prefix, &libdir, &includedir] {
        if !folder.is_absolute() {
            return Err(Error(format!(
                "'{}' is not an absolute path: users could not find it",
                folder.display()
            )));
        }
    }
    let library = build()?;
    let version = env!("CARGO_PKG_VERSION");
    let pc = fs::read_to_string(super::folder().join("carrychain.pc.in"))?
        .replace("@prefix@", &prefix.to_string_lossy())
        .replace("@libdir@", &libdir.to_string_lossy())
        .replace("@includedir@", &includedir.to_string_lossy())
        .replace("@version@", version);

    let (libdir, includedir) = (staged(&libdir), staged(&includedir));
    let file = format!("libcarrychain.so.{version}");
    put(&library.shared, &libdir, &file, 0o755)?;
    for link in [
        format!("libcarrychain.so.{}", interface_version()),
        "libcarrychain.so".into(),
    ] {
        let link = libdir.join(link);
        remove(&link)?;
        symlink(&file, &link).map_err(|error| about(&link, &error))?;
        println!("{}", link.display());
    }
    put(&library.static_library, &libdir, "libcarrychain.a", 0o644)?;
    put(
        &folder().join("include/carrychain.h"),
        &includedir,
        "carrychain.h",
        0o644,
    )?;
    let generated = library.static_library.with_file_name("carrychain.pc");
    fs::write(&generated, pc)?;
    put(
        &generated,
        &libdir.join("pkgconfig"),
        "carrychain.pc",
        0o644,
    )
}

/// The place below DESTDIR, if that is set.
fn staged(path: &Path) -> PathBuf {
    let Some(root) = std::env::var_os("DESTDIR") else {
        return path.into();
    };
    Path::new(&root).join(path.strip_prefix("/").unwrap_or(path))
}

fn put(from: &Path, folder: &Path, name: &str, mode: u32) -> Result<()> {
    fs::create_dir_all(folder).map_err(|error| about(folder, &error))?;
    let to = folder.join(name);
    // A new file, so that a program that runs with the old one keeps that.
    remove(&to)?;
    fs::copy(from, &to)
        .and_then(|_| fs::set_permissions(&to, fs::Permissions::from_mode(mode)))
        .map_err(|error| about(&to, &error))?;
    println!("{}", to.display());
    Ok(())
}

fn remove(path: &Path) -> Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(about(path, &error)),
        _ => Ok(()),
    }
}

fn about(path: &Path, error: &std::io::Error) -> Error {
    Error(format!("cannot write {}: {error}", path.display()))
}
