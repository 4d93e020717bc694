//! The header and the Rust functions say the same: names, argument types, constants. (C has no way to check that.)

use std::collections::BTreeMap;

const HEADER: &str = include_str!("../include/carrychain.h");
const SOURCES: [&str; 5] = [
    include_str!("../src/info.rs"),
    include_str!("../src/x25519.rs"),
    include_str!("../src/ed25519.rs"),
    include_str!("../src/p256.rs"),
    include_str!("../src/poly1305.rs"),
];

/// The header without its comments.
fn code() -> String {
    let (first, rest) = HEADER.split_once("/*").unwrap();
    let after = rest
        .split("/*")
        .map(|part| part.split_once("*/").unwrap().1);
    first.to_owned() + &after.collect::<String>()
}

/// What Rust's types are in C.
const TYPES: [(&str, &str); 13] = [
    ("c_int", "int"),
    ("usize", "size_t"),
    ("String", "const char *"),
    ("In<u8>", "const uint8_t *"),
    ("Out<u8>", "uint8_t *"),
    ("Out<Char>", "char *"),
    ("Out<usize>", "size_t *"),
    ("Out<c_int>", "int *"),
    ("In<Item>", "const carrychain_ed25519_item *"),
    ("Place<SigningKey>", "carrychain_ed25519_key *"),
    ("ConstPlace<SigningKey>", "const carrychain_ed25519_key *"),
    ("Place<Poly1305>", "carrychain_poly1305_state *"),
    ("", "int"),
];

fn in_c(rust: &str) -> &'static str {
    let found = TYPES.iter().find(|(name, _)| *name == rust);
    found.unwrap_or_else(|| panic!("no type {rust}")).1
}

/// `text` with single spaces.
fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Name and prototype of each function in the header.
fn declared() -> BTreeMap<String, String> {
    let code = code();
    let prototypes = code.split([';', '{', '}']).map(spaced);
    prototypes
        .filter_map(|text| {
            let start = text.find("carrychain_")?;
            let name = text[start..].split_once('(')?.0.to_owned();
            let text = &text[text.find("const char").or(text.find("int "))?..];
            Some((name, text.to_owned()))
        })
        .collect()
}

/// The same as it follows from the Rust source.
fn defined() -> BTreeMap<String, String> {
    let functions = SOURCES
        .iter()
        .flat_map(|source| source.split("    fn carrychain_").skip(1));
    functions
        .map(|text| {
            let (name, rest) = text.split_once('(').unwrap();
            let (arguments, rest) = rest.split_once(')').unwrap();
            let result = rest
                .split_once('{')
                .unwrap()
                .0
                .trim()
                .trim_start_matches("-> ");
            let arguments: Vec<String> = arguments
                .split(',')
                .map(spaced)
                .filter(|argument| !argument.is_empty())
                .map(|argument| {
                    let (name, rust) = argument.split_once(": ").unwrap();
                    format!("{} {name}", in_c(rust)).replace("* ", "*")
                })
                .collect();
            let arguments = if arguments.is_empty() {
                "void".into()
            } else {
                arguments.join(", ")
            };
            let name = format!("carrychain_{name}");
            let prototype = format!("{} {name}({arguments})", in_c(result)).replace("* ", "*");
            (name, prototype)
        })
        .collect()
}

#[test]
fn every_function_is_declared_as_it_is_defined() {
    assert_eq!(declared(), defined());
    assert_eq!(declared().len(), 27);
}

/// The constants `CARRYCHAIN_<prefix>NAME = value`.
fn constants(prefix: &str) -> Vec<(String, usize)> {
    let code = code();
    let lines = code.split([',', '{', '}']).map(spaced);
    lines
        .filter_map(|line| {
            let (name, value) = line
                .strip_prefix("CARRYCHAIN_")?
                .strip_prefix(prefix)?
                .split_once(" = ")?;
            Some((name.to_owned(), value.parse().ok()?))
        })
        .collect()
}

#[test]
fn errors_have_the_same_numbers() {
    let source = include_str!("../src/error.rs");
    let variants = source
        .split_once("enum Error {")
        .unwrap()
        .1
        .split_once('}')
        .unwrap()
        .0;
    let variants: Vec<(String, usize)> = variants
        .lines()
        .filter_map(|line| line.trim().trim_end_matches(',').split_once(" = "))
        .map(|(name, value)| {
            // LowOrder: LOW_ORDER.
            let upper = name.char_indices().flat_map(|(i, c)| {
                let underscore = (i > 0 && c.is_uppercase()).then_some('_');
                underscore.into_iter().chain(c.to_uppercase())
            });
            (upper.collect(), value.parse().unwrap())
        })
        .collect();
    assert_eq!(constants("ERROR_"), variants);
    assert_eq!(variants.len(), 12);
}

#[test]
fn operations_have_the_same_numbers() {
    let all = carrychain::Operation::ALL.iter().enumerate();
    let expected: Vec<(String, usize)> = all.map(|(i, op)| (op.name().to_uppercase(), i)).collect();
    let operations: Vec<_> = constants("")
        .into_iter()
        .filter(|constant| expected.contains(constant))
        .collect();
    assert_eq!(operations, expected);
}

#[test]
fn profiles_and_sizes_are_the_same() {
    let profiles = [
        ("RFC8032".to_owned(), 0),
        ("STRICT".to_owned(), 1),
        ("ZIP215".to_owned(), 2),
    ];
    let found: Vec<_> = constants("ED25519_")
        .into_iter()
        .filter(|constant| profiles.contains(constant))
        .collect();
    assert_eq!(found, profiles);
    for (number, profile) in ["Rfc8032", "Strict", "Zip215"].iter().enumerate() {
        assert!(SOURCES[2].contains(&format!("{number} => Ok(Profile::{profile})")));
    }
    // The structs, in the order of the header: a key, a state.
    let words: Vec<&str> = HEADER
        .split("uint64_t opaque[")
        .skip(1)
        .map(|rest| rest.split_once(']').unwrap().0)
        .collect();
    let in_rust = [SOURCES[2], SOURCES[4]].map(|source| {
        source
            .split_once("const WORDS: usize = ")
            .unwrap()
            .1
            .split_once(';')
            .unwrap()
            .0
    });
    assert_eq!(words, in_rust);
    assert!(HEADER.contains(&format!(
        "#define CARRYCHAIN_VERSION \"{}\"\n",
        env!("CARGO_PKG_VERSION")
    )));
}
