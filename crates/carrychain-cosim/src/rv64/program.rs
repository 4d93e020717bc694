//! A program in machine code, as an ELF file: for each case, all registers are loaded, its code runs, all are stored; at the end, everything
//! is written to standard output. x31 points to the case's record:
//!
//! ```text
//! 0     x1 to x30 before
//! 256   x1 to x30 after
//! 512   the data, of which MIDDLE is where pointers lead
//! ```

use super::encode::{Register, addi, i, lui, store};

/// Bytes of a record; where in it are the registers after, and the data; how many data; their middle.
pub const RECORD: usize = 1024;
pub const AFTER: usize = 256;
pub const DATA: usize = 512;
pub const WINDOW: usize = 48;
pub const MIDDLE: usize = 20;

/// Where the records and the code are.
pub const RECORDS: u64 = 0x1000_0000;
pub const TEXT: u64 = 0x2000_0000;

const LD: u32 = 3;
const SD: u32 = 3;
const X31: Register = 31;
/// Instructions to load the registers.
const LOADS: usize = 30;

/// Where the code of a case ends, if codes before it have so many bytes in all, and it has so many itself.
pub fn end(number: usize, before: usize, own: usize) -> u64 {
    let around = 4 * (LOADS + 30 + 1) * number + 4 * (1 + LOADS);
    TEXT + (around + before + own) as u64
}

/// The text: `codes`, padded to whole words.
pub fn text(codes: &[Vec<u8>]) -> Vec<u8> {
    let mut text = Vec::new();
    let mut push = |words: &[u32]| {
        text.extend(words.iter().flat_map(|word| word.to_le_bytes()));
    };
    push(&[lui(X31, (RECORDS >> 12) as u32)]);
    for code in codes {
        for register in 1..=30 {
            push(&[i(0x03, LD, register, X31, 8 * (register as i32 - 1))]);
        }
        let words = code.chunks_exact(4).filter_map(|four| four.try_into().ok());
        let words: Vec<u32> = words.map(u32::from_le_bytes).collect();
        push(&words);
        for register in 1..=30 {
            let at = AFTER as i32 + 8 * (register as i32 - 1);
            push(&[store(SD, register, X31, at)]);
        }
        push(&[addi(X31, X31, RECORD as i32)]);
    }
    // write(1, RECORDS, x31 - RECORDS), again from where it stopped; then exit(0)
    let (a0, a1, a2, a7) = (10, 11, 12, 17);
    let (ecall, sub) = (0x73, 0x4000_0033);
    push(&[
        lui(a1, (RECORDS >> 12) as u32),
        sub | a1 << 20 | X31 << 15 | a2 << 7,
        addi(a0, 0, 1),
        addi(a7, 0, 64),
        ecall,
        // add a1, a1, a0
        0x33 | a0 << 20 | a1 << 15 | a1 << 7,
        // bltu a1, x31, to the subtraction
        super::encode::branch(6, a1, X31, -20),
        addi(a0, 0, 0),
        addi(a7, 0, 93),
        ecall,
    ]);
    text
}

/// The file: records and text as two segments.
pub fn elf(records: &[u8], text: &[u8]) -> Vec<u8> {
    const HEADER: u64 = 64;
    const SEGMENT: u64 = 56;
    let align = 0x1000_u64;
    let first = (HEADER + 2 * SEGMENT).next_multiple_of(align);
    let second = (first + records.len() as u64).next_multiple_of(align);
    let mut file = vec![0x7f, b'E', b'L', b'F', 2, 1, 1];
    file.resize(16, 0);
    // An executable for RISC-V, version 1.
    file.extend([2, 0, 243, 0, 1, 0, 0, 0]);
    for word in [TEXT, HEADER, 0] {
        file.extend(word.to_le_bytes());
    }
    // Flags: compressed instructions. Sizes of the headers; two segments, no sections.
    file.extend(1_u32.to_le_bytes());
    for half in [HEADER as u16, SEGMENT as u16, 2, 64, 0, 0] {
        file.extend(half.to_le_bytes());
    }
    for (flags, offset, address, length) in [
        (6_u32, first, RECORDS, records.len()),
        (5, second, TEXT, text.len()),
    ] {
        file.extend(1_u32.to_le_bytes());
        file.extend(flags.to_le_bytes());
        for word in [
            offset,
            address,
            address,
            length as u64,
            length as u64,
            align,
        ] {
            file.extend(word.to_le_bytes());
        }
    }
    file.resize(first as usize, 0);
    file.extend(records);
    file.resize(second as usize, 0);
    file.extend(text);
    file
}
