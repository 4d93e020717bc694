//! Both libraries. Of rustc's static library, which has the global symbols of all crates in it, the linker keeps what
//! our functions need, in one object, where objcopy leaves no name global but theirs.

use super::{functions, interface_version};
use crate::run::{Result, cargo, command, run, target_dir};
use std::fs;
use std::path::PathBuf;

/// Of the names that are not exported, the shared library keeps those of kernels in machine code, by which `carrychain verify
/// --artifact` finds them.
const KERNELS: &str = "--keep-symbol=*7backend6x86_64*";

/// What has been built.
pub struct Library {
    pub shared: PathBuf,
    pub static_library: PathBuf,
    /// The static library as rustc makes it.
    pub unprocessed: PathBuf,
}

/// Builds it in the profile `c`.
pub fn build() -> Result<Library> {
    let soname = format!(
        "link-arg=-Wl,-soname,libcarrychain.so.{}",
        interface_version()
    );
    let rustc = "rustc --quiet -p carrychain-c --lib --profile c -- -C strip=none -C";
    run(cargo(rustc).arg(soname))?;

    let folder = target_dir().join("c");
    let shared = folder.join("libcarrychain.so");
    run(
        command("strip", ["--strip-unneeded", "--wildcard", KERNELS, "-o"])
            .arg(&shared)
            .arg(folder.join("libcarrychain_c.so")),
    )?;
    let unprocessed = folder.join("libcarrychain_c.a");
    let (object, names) = (folder.join("carrychain.o"), folder.join("carrychain.names"));
    let static_library = folder.join("libcarrychain.a");
    let functions = functions()?;
    fs::write(&names, functions.join("\n"))?;

    let undefined = functions.iter().map(|name| format!("--undefined={name}"));
    run(command("ld", ["--relocatable", "--gc-sections", "-o"])
        .arg(&object)
        .args(undefined)
        .arg(&unprocessed))?;
    run(command("objcopy", ["--strip-unneeded"])
        .arg(format!("--keep-global-symbols={}", names.display()))
        .arg(&object))?;
    if static_library.exists() {
        fs::remove_file(&static_library)?;
    }
    run(command("ar", ["rcs"]).arg(&static_library).arg(&object))?;
    Ok(Library {
        shared,
        static_library,
        unprocessed,
    })
}
