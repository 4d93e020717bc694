//! Every form of every instruction of model/Rv64.v, in full and compressed. proof/cosim/Rv64Cases.v checks that nothing is missing.

use super::encode::*;

/// Where registers must point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum To {
    /// To the data, minus a displacement.
    Data(i32),
    /// Behind the code, to return to.
    Return,
}

/// Bytes and pointers.
#[derive(Clone, Debug)]
pub struct Code {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Registers that point somewhere.
    pub pointers: Vec<(Register, To)>,
}

/// Registers for destination and sources: different, equal, x0. x31 is the program's.
const TRIPLES: [[Register; 3]; 6] = [
    [5, 6, 7],
    [1, 30, 16],
    [10, 10, 11],
    [12, 13, 12],
    [8, 0, 9],
    [0, 14, 15],
];
/// Pairs of the eight registers of compressed forms, counted from x8.
const SHORT_PAIRS: [[Register; 2]; 4] = [[0, 1], [7, 2], [3, 3], [5, 6]];
const IMMEDIATES: [i32; 8] = [0, 1, -1, 0x7ff, -0x800, 0x555, -16, 255];
const SHORT_IMMEDIATES: [i32; 5] = [1, -1, 31, -32, 10];
/// addi x0, x0, 0
pub const NOP: [u8; 4] = [0x13, 0, 0, 0];
/// How many nops to jump over, so that every bit of the offsets is used: up to 4 KB, with jal 64 KB; compressed 256 bytes and 2 KB.
const NOPS: [i32; 10] = [1, 2, 5, 14, 31, 61, 125, 254, 509, 1000];
const SHIFTS: [i32; 6] = [0, 1, 13, 31, 32, 63];

struct Forms(Vec<Code>);

impl Forms {
    fn word(&mut self, word: u32) {
        self.words(&[word], Vec::new());
    }

    fn words(&mut self, words: &[u32], pointers: Vec<(Register, To)>) {
        let bytes = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        self.0.push(Code { bytes, pointers });
    }

    fn bytes(&mut self, bytes: Vec<u8>) {
        let pointers = Vec::new();
        self.0.push(Code { bytes, pointers });
    }

    fn short(&mut self, half: u16) {
        self.shorts(&[half], Vec::new());
    }

    fn shorts(&mut self, halves: &[u16], pointers: Vec<(Register, To)>) {
        let bytes = halves.iter().flat_map(|half| half.to_le_bytes()).collect();
        self.0.push(Code { bytes, pointers });
    }
}

/// All of them.
pub fn all() -> Vec<Code> {
    let mut forms = Forms(Vec::new());
    arithmetic(&mut forms);
    memory(&mut forms);
    jumps(&mut forms);
    short_arithmetic(&mut forms);
    short_memory(&mut forms);
    short_jumps(&mut forms);
    forms.0
}

fn arithmetic(forms: &mut Forms) {
    let full = (0..8).filter(|f3| *f3 != 2).map(|f3| (0x33, 0, f3));
    let others = [
        (0x33, 0x20, 0),
        (0x33, 0x20, 5),
        (0x33, 1, 0),
        (0x33, 1, 3),
        (0x33, 0x10, 2),
        (0x33, 0x10, 4),
        (0x33, 0x10, 6),
        (0x3b, 0, 0),
        (0x3b, 0x20, 0),
        (0x3b, 1, 0),
    ];
    for (opcode, f7, f3) in full.chain(others) {
        for [d, a, b] in TRIPLES {
            forms.word(r(opcode, f7, f3, d, a, b));
        }
    }
    for (opcode, f3) in [
        (0x13, 0),
        (0x13, 3),
        (0x13, 4),
        (0x13, 6),
        (0x13, 7),
        (0x1b, 0),
    ] {
        for (immediate, [d, a, _]) in IMMEDIATES.into_iter().zip(TRIPLES.into_iter().cycle()) {
            forms.word(i(opcode, f3, d, a, immediate));
        }
    }
    for (f3, high) in [(1, 0), (5, 0), (5, 0x400)] {
        for (amount, [d, a, _]) in SHIFTS.into_iter().zip(TRIPLES) {
            forms.word(i(0x13, f3, d, a, amount | high));
        }
    }
    for (immediate, [d, ..]) in [0, 1, 0x7_ffff, 0x8_0000, 0xf_ffff]
        .into_iter()
        .zip(TRIPLES)
    {
        forms.word(lui(d, immediate));
    }
}

fn memory(forms: &mut Forms) {
    let places = [(6, 0), (2, 0x7ff), (30, -0x800), (13, 0x123), (7, -5)];
    for f3 in 0..7 {
        for ((base, offset), d) in places.into_iter().zip([5, 6, 13, 0, 7]) {
            forms.words(
                &[i(0x03, f3, d, base, offset)],
                vec![(base, To::Data(offset))],
            );
        }
    }
    for f3 in 0..4 {
        for ((base, offset), value) in places.into_iter().zip([5, 6, 13, 0, 7]) {
            forms.words(
                &[store(f3, value, base, offset)],
                vec![(base, To::Data(offset))],
            );
        }
    }
}

/// Forward over an instruction; backward to one, from behind.
fn jumps(forms: &mut Forms) {
    let (mark, other) = (addi(29, 29, 1), addi(28, 28, 1));
    for f3 in [0, 1, 6, 7] {
        for [_, a, b] in TRIPLES.into_iter().chain([[0, 9, 9], [0, 0, 0]]) {
            forms.words(&[branch(f3, a, b, 8), mark, other], vec![]);
            forms.words(&[jump(12), mark, jump(8), branch(f3, a, b, -8)], vec![]);
        }
    }
    forms.words(&[jump(8), mark, other], vec![]);
    // To the last instruction, back to the mark, to the end.
    let far = |nops: i32, back: u32| {
        let (far, rest) = (12 + 4 * nops, 8 + 4 * nops);
        let head = [jump(far), mark, jump(rest)];
        let bytes = head.iter().flat_map(|word| word.to_le_bytes());
        let nops = NOP.repeat(nops as usize);
        bytes.chain(nops).chain(back.to_le_bytes()).collect()
    };
    for nops in NOPS {
        forms.bytes(far(nops, branch(0, 0, 0, -8 - 4 * nops)));
    }
    for nops in NOPS.into_iter().chain([4000, 16_000]) {
        forms.bytes(far(nops, jump(-8 - 4 * nops)));
    }
    forms.words(&[0x0000_8067], vec![(1, To::Return)]);
}

fn short_arithmetic(forms: &mut Forms) {
    for (n, immediate) in SHORT_IMMEDIATES.into_iter().enumerate() {
        let d = [5, 10, 1, 30, 8][n];
        for form in [C_ADDI, C_ADDIW, C_LI, C_LUI] {
            forms.short(form.with(d, 0, immediate));
        }
        forms.short(C_ANDI.with(n as Register, 0, immediate));
        forms.short(C_ADDI16SP.with(0, 0, 16 * immediate));
    }
    forms.short(C_ADDI.with(0, 0, 0));
    for (n, amount) in SHIFTS.into_iter().enumerate() {
        forms.short(C_SLLI.with([5, 10, 1, 30, 8, 9][n], 0, amount));
        forms.short(C_SRLI.with(n as Register, 0, amount));
        forms.short(C_SRAI.with(n as Register, 0, amount));
    }
    for immediate in [4, 8, 16, 32, 64, 128, 256, 512, 1020] {
        forms.short(C_ADDI4SPN.with(0, 3, immediate));
    }
    for form in [C_SUB, C_XOR, C_OR, C_AND, C_SUBW, C_ADDW] {
        for [d, b] in SHORT_PAIRS {
            forms.short(form.with(d, b, 0));
        }
    }
    for [d, _, b] in TRIPLES {
        forms.short(C_MV.with(d, b, 0));
        forms.short(C_ADD.with(d, b, 0));
    }
}

fn short_memory(forms: &mut Forms) {
    for (bits, [base, value]) in (0..5).zip(SHORT_PAIRS.into_iter().cycle()) {
        for (form, size) in [(C_LW, 4), (C_LD, 8), (C_SW, 4), (C_SD, 8)] {
            let offset = size << bits;
            forms.shorts(
                &[form.with(base, value, offset)],
                vec![(base + 8, To::Data(offset))],
            );
        }
    }
    for bits in 0..6 {
        let pointers = |offset| vec![(2, To::Data(offset))];
        let (four, eight) = (4 << bits, 8 << bits);
        forms.shorts(&[C_LWSP.with(9, 0, four)], pointers(four));
        forms.shorts(&[C_LDSP.with(30, 0, eight)], pointers(eight));
        forms.shorts(&[C_SWSP.with(0, 9, four)], pointers(four));
        forms.shorts(&[C_SDSP.with(0, 30, eight)], pointers(eight));
    }
}

fn short_jumps(forms: &mut Forms) {
    let (mark, other) = (C_ADDI.with(29, 0, 1), C_ADDI.with(28, 0, 1));
    for form in [C_BEQZ, C_BNEZ] {
        for a in 0..8 {
            forms.shorts(&[form.with(a, 0, 4), mark, other], vec![]);
            let back = [
                C_J.with(0, 0, 6),
                mark,
                C_J.with(0, 0, 4),
                form.with(a, 0, -4),
            ];
            forms.shorts(&back, vec![]);
        }
    }
    forms.shorts(&[C_J.with(0, 0, 4), mark, other], vec![]);
    let far = |nops: i32, back: u16| {
        let head = [
            C_J.with(0, 0, 6 + 4 * nops),
            mark,
            C_J.with(0, 0, 4 + 4 * nops),
        ];
        let bytes = head.iter().flat_map(|half| half.to_le_bytes());
        let nops = NOP.repeat(nops as usize);
        bytes.chain(nops).chain(back.to_le_bytes()).collect()
    };
    for nops in NOPS.into_iter().filter(|nops| *nops < 510) {
        forms.bytes(far(nops, C_J.with(0, 0, -4 - 4 * nops)));
        if nops < 62 {
            forms.bytes(far(nops, C_BEQZ.with(3, 0, -4 - 4 * nops)));
            forms.bytes(far(nops, C_BNEZ.with(3, 0, -4 - 4 * nops)));
        }
    }
    forms.shorts(&[0x8082], vec![(1, To::Return)]);
}
