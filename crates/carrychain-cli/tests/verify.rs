//! `carrychain verify`: what it proves, and what it says of code, proofs and arguments that are not right.

mod common;

use common::{Run, carrychain, command, folder, run};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;

const KERNEL: &str = "fe25519_adx::mul";
const FILE: &str = "proof/kernels/fe25519_adx_mul.v";

/// Its compiled copy is shared by these tests.
fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

impl Run {
    /// It must have failed with this code and one line on stderr that has all these parts, and nothing on stdout.
    fn fails(&self, code: i32, parts: &[&str]) {
        assert_eq!((self.code, &self.stdout[..]), (code, ""), "{}", self.stderr);
        assert_eq!(self.stderr.lines().count(), 1, "{}", self.stderr);
        for part in parts {
            assert!(self.stderr.contains(part), "no '{part}' in {}", self.stderr);
        }
    }
}

/// A source tree of its own, with what was compiled already.
fn tree() -> TempDir {
    // What is copied is compiled before, and does not change meanwhile.
    carrychain(&format!("verify {KERNEL}")).ok();
    let lock = fs::File::open(top().join("target/proof/.lock")).expect("the lock");
    lock.lock().expect("it can be locked");
    let folder = folder();
    let copy = |what: &str, to: &str| {
        let to = folder.path().join(to);
        let mut copy = Command::new("cp");
        let status = copy.arg("-a").arg(top().join(what)).arg(to).status();
        assert!(status.expect("cp").success());
    };
    copy("proof", "proof");
    fs::create_dir(folder.path().join("target")).expect("room");
    copy("target/proof", "target/proof");
    std::os::unix::fs::symlink(top().join("crates"), folder.path().join("crates")).expect("room");
    folder
}

fn verify(tree: &TempDir) -> Run {
    let mut command = command();
    run(command
        .args(["verify", KERNEL, "--proof"])
        .arg(tree.path().join("proof")))
}

/// Changes the kernel's Coq file.
fn edit(tree: &TempDir, from: &str, to: &str) {
    let path = tree.path().join(FILE);
    let text = fs::read_to_string(&path).expect("the file");
    assert!(text.contains(from), "no '{from}'");
    fs::write(&path, text.replacen(from, to, 1)).expect("room");
}

#[test]
fn a_kernel_of_this_program() {
    let text = carrychain(&format!("verify {KERNEL}")).ok();
    let mut rows = text
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>());
    let row = rows
        .find(|row| row.first() == Some(&KERNEL))
        .expect("a row");
    assert_eq!(row[1..6], ["444", "96", "meets", "Fe25519.mul", "48"]);
    assert_eq!(row[6], "none");
    assert!(text.contains("\nNot proved: "));
    assert!(text.contains("\nTrusted: "));
}

#[test]
fn unknown_kernel() {
    carrychain("verify fe25519_adx::mull").fails(
        2,
        &[
            "no kernel 'fe25519_adx::mull'; there are ",
            "fe25519_adx::ladder_step_choice, fe25519_adx::mul, ",
        ],
    );
}

#[test]
fn no_such_artifact() {
    carrychain("verify --artifact /nowhere/a.out fe25519_adx::mul")
        .refuses("/nowhere/a.out: No such file or directory (os error 2)");
}

#[test]
fn an_artifact_that_is_none() {
    let folder = folder();
    let path = folder.path().join("text");
    fs::write(&path, "no code").expect("room");
    let path = path.to_str().expect("UTF-8");
    carrychain(&format!("verify --artifact {path} {KERNEL}"))
        .fails(2, &[path, ": not an object file ("]);
}

#[test]
fn a_stripped_artifact() {
    let folder = folder();
    let path = folder.path().join("stripped");
    let status = Command::new("strip")
        .arg("-o")
        .arg(&path)
        .arg(env!("CARGO_BIN_EXE_carrychain"))
        .status();
    assert!(status.expect("strip, from binutils").success());
    let path = path.to_str().expect("UTF-8");
    carrychain(&format!("verify --artifact {path} {KERNEL}")).refuses(&format!(
        "{path}: no symbols: it is stripped, and functions cannot be found"
    ));
}

/// This test has symbols, and none of the library's code.
#[test]
fn an_artifact_without_the_kernel() {
    let path = std::env::current_exe().expect("its path");
    let path = path.to_str().expect("UTF-8");
    for kernels in [KERNEL, ""] {
        let run = carrychain(&format!("verify --artifact {path} {kernels}"));
        run.fails(
            1,
            &["carrychain: fe25519_adx::", &format!(" is not in {path}")],
        );
    }
}

#[test]
fn no_folder_of_proofs() {
    let folder = folder();
    let path = folder.path().to_str().expect("UTF-8");
    carrychain(&format!("verify --proof {path}")).refuses(&format!(
        "{path} is not the folder of the proofs; give it with --proof"
    ));
}

#[test]
fn no_coq() {
    let run = run(command().args(["verify", KERNEL]).env("PATH", "/nowhere"));
    run.fails(
        1,
        &["no coqc in PATH; on Debian: apt install coq libcoq-coqprime"],
    );
}

/// The constant 38 of the reduction, in the program, is another one: `mov edx, 38`.
#[test]
fn other_bytes_in_the_artifact() {
    let source = fs::read_to_string(top().join(FILE)).expect("the file");
    let list = source
        .split_once(":=")
        .and_then(|(_, rest)| rest.split_once(']'));
    let digits = list.expect("the bytes").0.split("0x").skip(1);
    let code: Vec<u8> = digits
        .map(|byte| u8::from_str_radix(&byte[..2], 16).expect("a byte"))
        .collect();
    let within =
        |all: &[u8], part: &[u8]| all.windows(part.len()).position(|window| window == part);
    let constant = within(&code, &[0xba, 38, 0, 0, 0]).expect("mov edx, 38");

    let mut program = fs::read(env!("CARGO_BIN_EXE_carrychain")).expect("the program");
    let start = within(&program, &code).expect("the kernel");
    program[start + constant + 1] = 19;
    let folder = folder();
    let path = folder.path().join("changed");
    fs::write(&path, program).expect("room");
    let path = path.to_str().expect("UTF-8");
    let offset = format!(
        "fe25519_adx::mul: at offset {:#x}, {path} has 'mov edx,13h', ",
        constant + 1
    );
    carrychain(&format!("verify --artifact {path} {KERNEL}"))
        .fails(1, &[&offset, "fe25519_adx_mul.v has 'mov edx,26h'"]);
    // Nor can it be proved anew; the file stays as it is.
    let tree = tree();
    let mut command = command();
    let proof = tree.path().join("proof");
    let again = run(command
        .args(["verify", KERNEL, "--write", "--artifact", path, "--proof"])
        .arg(proof));
    again.fails(
        1,
        &[
            "fe25519_adx::mul: operation 0, up to offset ",
            " is wrong for value 1 = ",
        ],
    );
    assert_eq!(
        fs::read_to_string(tree.path().join(FILE)).expect("the file"),
        source
    );
}

#[test]
fn wrong_proofs() {
    let tree = tree();
    let source = fs::read_to_string(tree.path().join(FILE)).expect("the file");
    let fails_when = |from: &str, to: &str, parts: &[&str]| {
        edit(&tree, from, to);
        verify(&tree).fails(1, parts);
        fs::write(tree.path().join(FILE), &source).expect("room");
    };
    // Hints that do not do.
    fails_when(
        "HUp",
        "HLo",
        &["coqc kernels/fe25519_adx_mul.v: ", "Unable to unify"],
    );
    // Not Coq.
    fails_when(
        "Definition contract",
        "Define contract",
        &["coqc kernels/fe25519_adx_mul.v: ", "Syntax error"],
    );
    // A theorem that is assumed.
    fails_when(
        "Proof. apply (check_x86_sound _ _ [] hints). vm_compute. reflexivity. Qed.",
        "Proof. Admitted.",
        &["theorems rest on assumptions: ", "fe25519_adx_mul_meets"],
    );
    // A theorem about something else.
    fails_when(
        "contract := Fe25519.mul 48",
        "contract := Fe25519.mul 56",
        &["coqc audit/Kernels.v: "],
    );
    // Other bytes than the program's.
    fails_when(
        "0xf3; 0x0f; 0x1e; 0xfa;",
        "0x90; 0x90; 0x90; 0x90;",
        &[
            "fe25519_adx::mul: at offset 0x0, ",
            " has 'endbr64', ",
            " has 'nop'",
        ],
    );
    // No bytes.
    fails_when(
        "list Z :=",
        "list Z := id",
        &["fe25519_adx_mul.v: no bytes of fe25519_adx::mul in it"],
    );
    fs::remove_file(tree.path().join(FILE)).expect("it is there");
    verify(&tree).fails(
        1,
        &[
            "fe25519_adx::mul has no theorem: there is no ",
            "kernels/fe25519_adx_mul.v",
        ],
    );
}

/// Whoever reads the table has seen enough.
#[test]
fn closed_output() {
    let mut command = command();
    command
        .args(["verify", KERNEL])
        .stdout(std::process::Stdio::piped());
    let mut child = command
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("it starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}
