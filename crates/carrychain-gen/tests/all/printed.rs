//! The Rust that the printer makes, compiled with overflow checks and run, against the interpreter.

use crate::fields::{Oracle, field_of};
use crate::weird::Weird;
use carrychain_gen::ir::{Function, Port, Shape, interpret};
use carrychain_gen::print::rust;
use num_bigint::BigUint;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

const ROUNDS: usize = 12;

/// A recipe a line of the templates and word sizes, whether the library ships them or not.
const RECIPES: [&str; 8] = [
    "2^255-19 --limbs 5 --template unsaturated-solinas",
    "2^255-19 --word 32 --limbs 10 --template unsaturated-solinas",
    "2^448-2^224-1 --limbs 8",
    "2^448-2^224-1 --word 32 --limbs 16",
    "2^255-19 --template saturated-solinas",
    "2^127-1 --word 32 --template saturated-solinas",
    "2^224-2^96+1 --template word-by-word-montgomery",
    "2^256-2^32-977 --word 32 --template word-by-word-montgomery",
];

/// The expression of an argument.
fn argument(port: &Port, values: &[BigUint]) -> String {
    let list: Vec<String> = values.iter().map(|v| format!("{v:#x}")).collect();
    let list = list.join(", ");
    match &port.shape {
        Shape::Element(name) => format!("&{name}([{list}])"),
        Shape::Words | Shape::Bytes => format!("&[{list}]"),
        Shape::Scalar => list,
    }
}

/// A statement that prints the result of a call as a list of decimal numbers.
fn call(f: &Function, inputs: &[Vec<BigUint>]) -> String {
    let arguments: Vec<String> = f
        .inputs
        .iter()
        .zip(inputs)
        .map(|(port, values)| argument(port, values))
        .collect();
    let result = format!("{}({})", f.name, arguments.join(", "));
    let list = match f.output.shape {
        Shape::Element(_) => format!("{result}.0"),
        Shape::Words | Shape::Bytes => result,
        Shape::Scalar => format!("[{result}]"),
    };
    format!("    println!(\"{{:?}}\", {list});\n")
}

#[test]
fn printed_rust_computes_what_the_ir_does() {
    let mut program = String::from("#![deny(warnings)]\n#![allow(dead_code)]\n//! Calls.\n");
    let mut calls = String::new();
    let mut expected = vec![];
    for (i, recipe) in RECIPES.iter().enumerate() {
        let field = field_of(recipe);
        let oracle = Oracle::new(&field);
        let mut weird = Weird::new(3);
        let text = rust::print(&field, recipe, None).replace("//!", "//");
        let mut body = String::new();
        for f in &field.functions {
            for _ in 0..ROUNDS {
                let inputs: Vec<Vec<BigUint>> = f
                    .inputs
                    .iter()
                    .map(|port| oracle.input(f, port, &mut weird))
                    .collect();
                body += &call(f, &inputs);
                let output: Vec<String> = interpret(f, &inputs)
                    .unwrap()
                    .iter()
                    .map(BigUint::to_string)
                    .collect();
                expected.push(format!("[{}]", output.join(", ")));
            }
        }
        let _ = write!(
            program,
            "mod m{i} {{\n{text}\npub(crate) fn run() {{\n{body}}}\n}}\n"
        );
        let _ = writeln!(calls, "    m{i}::run();");
    }
    let _ = write!(program, "fn main() {{\n{calls}}}\n");

    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (source, binary) = (folder.join("printed.rs"), folder.join("printed"));
    std::fs::write(&source, program).unwrap();
    let compiled = Command::new("rustc")
        .args([
            "--edition",
            "2024",
            "-C",
            "opt-level=1",
            "-C",
            "overflow-checks=on",
            "-o",
        ])
        .args([&binary, &source])
        .output()
        .unwrap();
    assert!(
        compiled.status.success(),
        "{}",
        String::from_utf8_lossy(&compiled.stderr)
    );
    let run = Command::new(&binary).output().unwrap();
    assert!(
        run.status.success(),
        "{}",
        String::from_utf8_lossy(&run.stderr)
    );
    let output = String::from_utf8(run.stdout).unwrap();
    assert_eq!(output.lines().count(), expected.len());
    for (line, expected) in output.lines().zip(&expected) {
        assert_eq!(line, expected);
    }
}
