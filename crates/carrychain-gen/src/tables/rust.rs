//! Prints tables as Rust statics.

use super::Windows;
use crate::template::words_of;
use num_bigint::BigUint;
use std::fmt::Write;

/// The head of a file.
pub fn head(what: &str) -> String {
    format!(
        "//! {what}\n//!\n//! Coordinates are four little-endian 64-bit words. Made by `cargo xtask regenerate`.\n"
    )
}

/// One entry: its coordinates.
fn entry(coordinates: &[BigUint]) -> String {
    let coordinate = |value: &BigUint| {
        let words: Vec<String> = words_of(value, 64, 4)
            .iter()
            .map(|w| format!("{w:#018x}"))
            .collect();
        format!("[{}]", words.join(", "))
    };
    format!(
        "[{}]",
        coordinates
            .iter()
            .map(coordinate)
            .collect::<Vec<_>>()
            .join(", ")
    )
}

/// A table of rows.
pub fn rows(out: &mut String, name: &str, shape: &Windows, rows: &[Vec<Vec<BigUint>>]) {
    let Windows {
        step,
        rows: count,
        entries,
        odd,
    } = shape;
    let coordinates = rows[0][0].len();
    let (index, multiple, first, last) = match odd {
        true => ("j", "(2 j + 1)", 0, entries - 1),
        false => ("j - 1", "j", 1, *entries),
    };
    let _ = write!(
        out,
        "\n/// `{name}[i][{index}]` is {multiple} 2^({step} i) times the base point, j = {first}, ..., {last}.\n\
         pub(crate) static {name}: [[[[u64; 4]; {coordinates}]; {entries}]; {count}] = [\n"
    );
    for row in rows {
        out.push_str("    [\n");
        for point in row {
            let _ = writeln!(out, "        {},", entry(point));
        }
        out.push_str("    ],\n");
    }
    out.push_str("];\n");
}

/// A table of odd multiples of a point.
pub fn odd(out: &mut String, name: &str, of: &str, points: &[Vec<BigUint>]) {
    let (coordinates, count) = (points[0].len(), points.len());
    let _ = write!(
        out,
        "\n/// `{name}[j]` is 2 j + 1 times {of}.\n\
         pub(crate) static {name}: [[[u64; 4]; {coordinates}]; {count}] = [\n"
    );
    for point in points {
        let _ = writeln!(out, "    {},", entry(point));
    }
    out.push_str("];\n");
}
