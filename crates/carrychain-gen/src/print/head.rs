//! The head of a generated file: how to make it again, and what holds in it.

use crate::template::Field;

/// One line an entry, without comment marks.
pub fn lines(field: &Field, command: &str) -> Vec<String> {
    let recipe = &field.recipe;
    let mut lines = vec![
        format!("Arithmetic modulo {}, made by", recipe.modulus.expression),
        String::new(),
        // A fence, lest rustdoc take the line for Rust.
        "```text".to_owned(),
        command.to_owned(),
        "```".to_owned(),
        String::new(),
        format!("- modulus: {}", recipe.modulus.expression),
        format!("- template: {}", recipe.template.name()),
        format!("- words: {} of {} bits", recipe.limbs, recipe.word),
    ];
    lines.extend(
        field
            .parameters
            .iter()
            .map(|(name, value)| format!("- {name}: {value}")),
    );
    lines
}
