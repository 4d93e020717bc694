//! Prints Rust: the file around the functions.

mod function;

use super::head;
use crate::template::{ElementType, Field, NamedConstant};
use std::fmt::Write;

/// Functions that the code calls, by name without the word size, and a simple form of each.
pub const HELPERS: [(&str, &str); 2] = [
    (
        "select",
        "
/// `one` if `flag` is set, else `zero`, by a mask that the compiler cannot see through.
#[inline(always)]
fn select{word}(flag: bool, zero: u{word}, one: u{word}) -> u{word} {
    let mask = core::hint::black_box(0u{word}.wrapping_sub(u{word}::from(flag)));
    zero ^ (mask & (zero ^ one))
}
",
    ),
    (
        "constant",
        "
/// `value`, a constant in a carry chain: the place to hide it from a compiler that takes such chains apart.
#[inline(always)]
fn constant{word}(value: u{word}) -> u{word} {
    value
}
",
    ),
];

/// The file's text. `command` makes it again; `helpers` is the module that has the [`HELPERS`], if not the file itself.
pub fn print(field: &Field, command: &str, helpers: Option<&str>) -> String {
    let mut out = String::new();
    for line in head::lines(field, command) {
        out.push_str(format!("//! {line}").trim_end());
        out.push('\n');
    }
    let word = field.recipe.word;
    let mut body = String::new();
    for function in &field.functions {
        function::print(&mut body, function);
    }
    let used: Vec<String> = HELPERS
        .iter()
        .map(|(name, _)| format!("{name}{word}"))
        .filter(|helper| body.contains(&format!("{helper}(")))
        .collect();
    match helpers {
        _ if used.is_empty() => {}
        Some(module) => {
            let _ = write!(out, "\nuse {module}::{{{}}};\n", used.join(", "));
        }
        None => {
            for (name, text) in HELPERS {
                if used.contains(&format!("{name}{word}")) {
                    out.push_str(&text.replace("{word}", &word.to_string()));
                }
            }
        }
    }
    for element in &field.elements {
        print_element(&mut out, element, word);
    }
    for constant in &field.constants {
        print_constant(&mut out, constant, word);
    }
    out.push_str(&body);
    out
}

fn print_element(out: &mut String, element: &ElementType, word: u32) {
    let ElementType {
        name,
        summary,
        limbs,
        below,
    } = element;
    let _ = write!(out, "\n/// {summary}\n");
    if limbs.iter().any(|limb| limb.bits() < u64::from(word)) {
        let bounds: Vec<String> = limbs.iter().map(|limb| format!("{limb:#x}")).collect();
        let _ = write!(out, "///\n/// Largest limbs: {}.\n", bounds.join(", "));
    }
    if let Some(below) = below {
        let _ = write!(out, "///\n/// As a whole below {below:#x}.\n");
    }
    let count = limbs.len();
    let _ = write!(
        out,
        "#[derive(Clone, Copy)]\npub(crate) struct {name}(pub(crate) [u{word}; {count}]);\n"
    );
}

fn print_constant(out: &mut String, constant: &NamedConstant, word: u32) {
    let NamedConstant {
        name,
        summary,
        words,
        element,
    } = constant;
    let digits: Vec<String> = words.iter().map(|w| format!("{w:#x}")).collect();
    let array = format!("[{}]", digits.join(", "));
    let (ty, value) = match element {
        Some(element) => ((*element).to_owned(), format!("{element}({array})")),
        None => (format!("[u{word}; {}]", words.len()), array),
    };
    let _ = write!(
        out,
        "\n/// {summary}\npub(crate) const {name}: {ty} = {value};\n"
    );
}
