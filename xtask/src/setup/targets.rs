//! The standard library for targets that the toolchain came without, built from its source and put into
//! the toolchain's own folder, where `cargo build --target` finds it.

use super::std_source;
use crate::run::{Result, cargo, command, output, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

/// A target whose programs can be run here.
pub struct Cross {
    /// Its name for rustc.
    pub triple: &'static str,
    /// Its C linker.
    linker: &'static str,
    /// The packages with that linker and the C library.
    pub packages: [&'static str; 2],
}

/// A 64-bit RISC, a 32-bit one with 64-bit neighbours' instructions, and a big-endian one.
pub const CROSS: [Cross; 3] = [
    Cross {
        triple: "riscv64gc-unknown-linux-gnu",
        linker: "riscv64-linux-gnu-gcc",
        packages: ["gcc-riscv64-linux-gnu", "libc6-dev-riscv64-cross"],
    },
    Cross {
        triple: "i686-unknown-linux-gnu",
        linker: "i686-linux-gnu-gcc",
        packages: ["gcc-i686-linux-gnu", "libc6-dev-i386-cross"],
    },
    Cross {
        triple: "powerpc-unknown-linux-gnu",
        linker: "powerpc-linux-gnu-gcc",
        packages: ["gcc-powerpc-linux-gnu", "libc6-dev-powerpc-cross"],
    },
];

/// Targets that the library is only built for, from `core` and `alloc`: one without an operating system, and one with x86-64's
/// instructions and 32-bit pointers, which must not take the kernels.
pub const BARE: [&str; 2] = ["x86_64-unknown-none", "x86_64-unknown-linux-gnux32"];

/// Builds and installs what is missing.
pub fn install() -> Result<()> {
    for target in &CROSS {
        let linker = (target.triple, target.linker);
        install_one(
            target.triple,
            Some(linker),
            "sysroot",
            "panic-unwind backtrace",
        )?;
    }
    for target in BARE {
        install_one(target, None, "alloc", "compiler-builtins-mem")?;
    }
    Ok(())
}

/// Builds the library's crate `name` and what it depends on.
fn install_one(
    target: &str,
    linker: Option<(&str, &str)>,
    name: &str,
    features: &str,
) -> Result<()> {
    let folder = sysroot()?.join("lib/rustlib").join(target).join("lib");
    let marker = "built-for.txt";
    let version = output(&mut command("rustc", ["-vV"]))?;
    let up_to_date = match fs::read_to_string(folder.join(marker)) {
        Ok(built_for) => built_for == version,
        Err(_) => came_with_toolchain(&folder),
    };
    if up_to_date {
        return Ok(());
    }

    let started = Instant::now();
    println!("setup: building the standard library for {target}");
    let source = std_source::library(&version)?;
    let build = source.join("target-carrychain");
    let mut command = cargo("build --quiet --release --locked --target");
    command
        .args([target, "--features", features, "--manifest-path"])
        .arg(source.join(name).join("Cargo.toml"))
        .env("CARGO_TARGET_DIR", &build)
        // The library is built with the features of a nightly compiler and marked as unstable inside.
        .env("RUSTC_BOOTSTRAP", "1")
        .env(
            "RUSTFLAGS",
            "-Zforce-unstable-if-unmarked -Cembed-bitcode=yes -Cdebuginfo=0",
        )
        .env_remove("CARGO_ENCODED_RUSTFLAGS");
    if let Some((triple, linker)) = linker {
        let variable = triple.to_uppercase().replace('-', "_");
        command.env(format!("CARGO_TARGET_{variable}_LINKER"), linker);
    }
    run(&mut command)?;

    let parts = folder.with_file_name("lib.new");
    let _ = fs::remove_dir_all(&parts);
    fs::create_dir_all(&parts)?;
    copy_libraries(&build.join(target).join("release/deps"), &parts)?;
    fs::write(parts.join(marker), &version)?;
    let _ = fs::remove_dir_all(&folder);
    fs::rename(&parts, &folder)?;
    fs::remove_dir_all(&build)?;
    println!("setup: built in {} s", started.elapsed().as_secs());
    Ok(())
}

fn sysroot() -> Result<PathBuf> {
    Ok(PathBuf::from(
        output(&mut command("rustc", ["--print", "sysroot"]))?.trim_end(),
    ))
}

/// Whether `core` is there without our marker: rustup installed the target itself.
fn came_with_toolchain(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|mut entries| {
        entries.any(|entry| {
            entry.is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with("libcore-"))
        })
    })
}

fn copy_libraries(from: &Path, to: &Path) -> Result<()> {
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let path = entry.path();
        if path
            .extension()
            .is_some_and(|e| e == "rlib" || e == "rmeta")
        {
            fs::copy(&path, to.join(entry.file_name()))?;
        }
    }
    Ok(())
}
