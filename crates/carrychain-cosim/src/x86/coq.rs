//! Cases for proof/cosim/X86Cases.v: bytes, seven to a machine integer of Coq, which are read much faster than other numbers.

use super::case::Case;
use super::native::State;
use std::fmt::Write;

/// One byte, then so many entries.
pub fn counted<T>(bytes: &mut Vec<u8>, entries: &[T], mut entry: impl FnMut(&mut Vec<u8>, &T)) {
    bytes.push(u8::try_from(entries.len()).expect("a case is small"));
    for of in entries {
        entry(bytes, of);
    }
}

fn flags([carry, overflow, zero]: [bool; 3]) -> u8 {
    u8::from(carry) | u8::from(overflow) << 1 | u8::from(zero) << 2
}

/// A state of the pool: registers, flags, data.
pub fn state(of: &State) -> Vec<u8> {
    let mut bytes: Vec<u8> = of
        .registers
        .iter()
        .flat_map(|word| word.to_le_bytes())
        .collect();
    bytes.push(flags(of.flags));
    bytes.extend(of.data);
    bytes
}

/// A case: code, start, pointers, registers, flags, data.
pub fn case(of: &Case) -> Vec<u8> {
    let register = |bytes: &mut Vec<u8>, (number, value): &(u8, u64)| {
        bytes.push(*number);
        bytes.extend(value.to_le_bytes());
    };
    let mut bytes = Vec::new();
    counted(&mut bytes, &of.bytes, |bytes, byte| bytes.push(*byte));
    bytes.push(u8::try_from(of.start).expect("the pool is small"));
    counted(&mut bytes, &of.pointers, register);
    counted(&mut bytes, &of.registers, register);
    bytes.push(flags(of.flags));
    counted(&mut bytes, &of.data, |bytes, &(offset, byte)| {
        bytes.extend([offset, byte])
    });
    bytes
}

/// `[0x1; 0x2]`.
fn integers(bytes: &[u8]) -> String {
    let integer = |seven: &[u8]| {
        let digits: Vec<String> = seven
            .iter()
            .rev()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        format!("0x{}", digits.concat())
    };
    let integers: Vec<String> = bytes.chunks(7).map(integer).collect();
    format!("[{}]", integers.join("; "))
}

/// A file that only lists states and cases: it does not depend on the model.
pub fn lists(pool: &[Vec<u8>], cases: &[Vec<u8>]) -> String {
    let mut text = String::from(
        "(* Made by the tests of carrychain-cosim. *)\n\
         From Coq Require Import Uint63 List.\nImport ListNotations.\nOpen Scope uint63_scope.\n",
    );
    let mut define = |name: &str, of: &[Vec<u8>]| {
        let entries: Vec<String> = of.iter().map(|bytes| integers(bytes)).collect();
        let _ = writeln!(
            text,
            "Definition {name} : list (list int) := [\n{}].",
            entries.join(";\n")
        );
    };
    define("pool", pool);
    // In pieces: the time for one list grows faster than its length.
    let mut pieces = Vec::new();
    for (i, piece) in cases.chunks(250).enumerate() {
        pieces.push(format!("c{i}"));
        define(&pieces[i], piece);
    }
    let _ = writeln!(text, "Definition cases := {}.", pieces.join(" ++ "));
    text
}
