//! The IR itself, as JSON.

use crate::template::Field;

/// The file's text.
pub fn print(field: &Field) -> String {
    let mut text = serde_json::to_string_pretty(field).expect("the IR has string keys only");
    text.push('\n');
    text
}
