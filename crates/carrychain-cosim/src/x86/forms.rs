//! Every form of every instruction of model/X86.v: opcodes as the manual lists them, over registers and operands.
//! proof/cosim/X86Cases.v checks that nothing of the model is missing here.

use super::encode::{Code, Encoding, Operand, Register, lea, mulx};
use super::native::{MIDDLE, RETURN};

/// Pairs of registers for the two operands: all sixteen occur, equal ones, and those whose encoding is special
/// (RSP and R12 need SIB, RBP and R13 a displacement, SPL..DIL a prefix).
const PAIRS: [(Register, Register); 12] = [
    (0, 1),
    (1, 0),
    (3, 8),
    (9, 2),
    (12, 13),
    (5, 4),
    (4, 6),
    (15, 15),
    (7, 7),
    (10, 11),
    (14, 5),
    (2, 12),
];
/// Displacements, and whether four bytes are used for a small one.
const DISPLACEMENTS: [(i32, bool); 6] = [
    (0, false),
    (8, false),
    (-128, false),
    (0x1234, false),
    (-0x1234_5678, false),
    (8, true),
];
const BYTES: [u8; 5] = [0x00, 0x01, 0x7f, 0x80, 0xff];
const WORDS: [u32; 5] = [0, 1, 0x7fff_ffff, 0x8000_0000, 0xffff_ffff];

/// Two registers, and a register and memory.
fn two() -> impl Iterator<Item = (Register, Operand)> {
    let registers = PAIRS.into_iter().map(|(a, b)| (a, Operand::Register(b)));
    let memory = PAIRS
        .into_iter()
        .zip(DISPLACEMENTS.into_iter().cycle())
        .map(|((a, b), (displacement, four))| (a, Operand::Memory(b, displacement, four)));
    registers.chain(memory)
}

/// Single operands: three registers, two in memory.
fn one() -> [Operand; 5] {
    [
        Operand::Register(0),
        Operand::Register(6),
        Operand::Register(13),
        Operand::Memory(3, 0, false),
        Operand::Memory(12, -8, false),
    ]
}

/// Sizes of operands: REX.W, whether they are bytes, and the opcode's low bit.
const SIZES: [(bool, bool, u8); 3] = [(false, true, 0), (false, false, 1), (true, false, 1)];

/// Immediates of a form's size: of one byte, of four otherwise.
fn immediates(byte: bool) -> Vec<Vec<u8>> {
    if byte {
        BYTES.iter().map(|byte| vec![*byte]).collect()
    } else {
        WORDS
            .iter()
            .map(|word| word.to_le_bytes().to_vec())
            .collect()
    }
}

/// All of them.
pub fn all() -> Vec<Code> {
    let mut list = Vec::new();
    two_operands(&mut list);
    immediate_operands(&mut list);
    one_operand(&mut list);
    high_bytes(&mut list);
    long_arithmetic(&mut list);
    shifts(&mut list);
    conditions(&mut list);
    moves_and_addresses(&mut list);
    stack_and_control(&mut list);
    list
}

/// mov, the eight operations add..cmp, test: register and register or memory.
fn two_operands(list: &mut Vec<Code>) {
    for (wide, byte, low) in SIZES {
        let mut form = |opcode: u8| {
            let opcode = [opcode | low];
            let encoding = Encoding {
                wide,
                byte: (byte, byte),
                opcode: &opcode,
                ..Encoding::default()
            };
            list.extend(two().map(|(reg, operand)| encoding.with(reg, operand)));
        };
        for operation in 0..8 {
            form(operation << 3);
            form(operation << 3 | 2);
        }
        form(0x84);
        form(0x88);
        form(0x8a);
    }
}

/// The same with an immediate, also in their short forms for RAX and for small values.
fn immediate_operands(list: &mut Vec<Code>) {
    for (wide, byte, low) in SIZES {
        let mut form = |opcode: u8, extension: u8, immediate: &[u8]| {
            let opcode = [opcode];
            let encoding = Encoding {
                wide,
                byte: (false, byte),
                opcode: &opcode,
                immediate,
                ..Encoding::default()
            };
            list.extend(one().map(|operand| encoding.with(extension, operand)));
        };
        for immediate in immediates(byte) {
            for operation in 0..8 {
                form(0x80 | low, operation, &immediate);
            }
            form(0xc6 | low, 0, &immediate);
            form(0xf6 | low, 0, &immediate);
        }
        for small in BYTES.into_iter().filter(|_| !byte) {
            for operation in 0..8 {
                form(0x83, operation, &[small]);
            }
        }
        for immediate in immediates(byte) {
            let prefix: &[u8] = if wide { &[0x48] } else { &[] };
            let mut accumulator =
                |opcode: u8| list.push(Code::plain([prefix, &[opcode | low], &immediate].concat()));
            for operation in 0..8 {
                accumulator(operation << 3 | 4);
            }
            accumulator(0xa8);
        }
    }
    // mov of a whole immediate: 1, 4 and 8 bytes.
    for (register, _) in PAIRS {
        for byte in BYTES {
            let encoding = Encoding {
                byte: (false, true),
                opcode: &[0xb0],
                immediate: &[byte],
                ..Encoding::default()
            };
            list.push(encoding.short(register));
        }
        for word in WORDS {
            let long = u64::from(word) << 32 | u64::from(!word);
            for (wide, immediate) in [
                (false, word.to_le_bytes().to_vec()),
                (true, long.to_le_bytes().to_vec()),
            ] {
                let encoding = Encoding {
                    wide,
                    opcode: &[0xb8],
                    immediate: &immediate,
                    ..Encoding::default()
                };
                list.push(encoding.short(register));
            }
        }
    }
}

/// not, neg, inc, dec, mul.
fn one_operand(list: &mut Vec<Code>) {
    for (wide, byte, low) in SIZES {
        for (opcode, extension) in [(0xf6, 2), (0xf6, 3), (0xf6, 4), (0xfe, 0), (0xfe, 1)] {
            if extension == 4 && !wide {
                continue;
            }
            let opcode = [opcode | low];
            let encoding = Encoding {
                wide,
                byte: (false, byte),
                opcode: &opcode,
                ..Encoding::default()
            };
            list.extend(one().map(|operand| encoding.with(extension, operand)));
            list.extend(PAIRS.map(|(r, _)| encoding.with(extension, Operand::Register(r))));
        }
    }
}

/// The same with AH, CH, DH, BH: as first operand, as second, as both, and movzx.
fn high_bytes(list: &mut Vec<Code>) {
    let encoding = Encoding {
        byte: (true, true),
        high: true,
        ..Encoding::default()
    };
    let registers = [(4, 0), (0, 4), (5, 2), (3, 7), (6, 5), (7, 7), (1, 6)];
    let registers = registers.map(|(reg, rm)| (reg, Operand::Register(rm)));
    let memory =
        [(4, 3), (7, 12), (5, 5)].map(|(reg, base)| (reg, Operand::Memory(base, 8, false)));
    let opcodes = (0..8).flat_map(|operation| [operation << 3, operation << 3 | 2]);
    for opcode in opcodes.chain([0x84, 0x88, 0x8a]) {
        let opcode = [opcode];
        let encoding = Encoding {
            opcode: &opcode,
            ..encoding
        };
        let operands = registers.into_iter().chain(memory);
        list.extend(operands.map(|(reg, operand)| encoding.with(reg, operand)));
    }
    for register in 4..8 {
        let mut one = |opcode: &[u8], extension: u8, immediate: &[u8]| {
            let encoding = Encoding {
                opcode,
                immediate,
                ..encoding
            };
            list.push(encoding.with(extension, Operand::Register(register)));
        };
        one(&[0x0f, 0xb6], register & 3, &[]);
        for condition in 2..6 {
            one(&[0x0f, 0x90 | condition], 0, &[]);
        }
        for (opcode, extension) in [(0xf6, 2), (0xf6, 3), (0xfe, 0), (0xfe, 1)] {
            one(&[opcode], extension, &[]);
        }
        for extension in [4, 5, 7] {
            one(&[0xd0], extension, &[]);
            one(&[0xc0], extension, &[3]);
        }
        for byte in BYTES {
            for operation in 0..8 {
                one(&[0x80], operation, &[byte]);
            }
            one(&[0xc6], 0, &[byte]);
            one(&[0xf6], 0, &[byte]);
        }
    }
    for (register, byte) in (4..8).zip(BYTES) {
        let encoding = Encoding {
            opcode: &[0xb0],
            immediate: &[byte],
            ..encoding
        };
        list.push(encoding.short(register));
    }
}

/// imul, mulx, adcx, adox.
fn long_arithmetic(list: &mut Vec<Code>) {
    let wide = Encoding {
        wide: true,
        ..Encoding::default()
    };
    for (reg, operand) in two() {
        let mut form = |encoding: Encoding<'_>| list.push(encoding.with(reg, operand));
        form(Encoding {
            opcode: &[0x0f, 0xaf],
            ..wide
        });
        for (prefix, opcode) in [(0x66, [0x0f, 0x38, 0xf6]), (0xf3, [0x0f, 0x38, 0xf6])] {
            form(Encoding {
                prefix: &[prefix],
                opcode: &opcode,
                ..wide
            });
        }
        for byte in BYTES {
            form(Encoding {
                opcode: &[0x6b],
                immediate: &[byte],
                ..wide
            });
        }
        for word in WORDS {
            form(Encoding {
                opcode: &[0x69],
                immediate: &word.to_le_bytes(),
                ..wide
            });
        }
        for low in [reg, 4, 8, 2, 15] {
            list.push(mulx(reg, low, operand));
        }
    }
}

/// shl, shr, sar by an immediate and by 1; shld, shrd.
fn shifts(list: &mut Vec<Code>) {
    for (wide, byte, low) in SIZES {
        let bits = [64, 32, 8][usize::from(!wide) + usize::from(byte)];
        for extension in [4, 5, 7] {
            for count in [1, bits / 2 - 1, bits - 1] {
                let opcode = [0xc0 | low];
                let encoding = Encoding {
                    wide,
                    byte: (false, byte),
                    opcode: &opcode,
                    immediate: &[count],
                    ..Encoding::default()
                };
                list.extend(one().map(|operand| encoding.with(extension, operand)));
            }
            let opcode = [0xd0 | low];
            let encoding = Encoding {
                wide,
                byte: (false, byte),
                opcode: &opcode,
                ..Encoding::default()
            };
            list.extend(one().map(|operand| encoding.with(extension, operand)));
        }
    }
    for opcode in [[0x0f, 0xa4], [0x0f, 0xac]] {
        for count in [1, 13, 51, 63] {
            let encoding = Encoding {
                wide: true,
                opcode: &opcode,
                immediate: &[count],
                ..Encoding::default()
            };
            list.extend(PAIRS.map(|(a, b)| encoding.with(a, Operand::Register(b))));
        }
    }
}

/// cmov, setcc, jcc for b, ae, e, ne.
fn conditions(list: &mut Vec<Code>) {
    for condition in 2..6 {
        let opcode = [0x0f, 0x40 | condition];
        let encoding = Encoding {
            wide: true,
            opcode: &opcode,
            ..Encoding::default()
        };
        list.extend(two().map(|(reg, operand)| encoding.with(reg, operand)));
        let opcode = [0x0f, 0x90 | condition];
        let encoding = Encoding {
            byte: (false, true),
            opcode: &opcode,
            ..Encoding::default()
        };
        list.extend(one().map(|operand| encoding.with(0, operand)));
        // Over `mov ecx, 1`; and into the middle of a jump's own code: back, where `inc rax; jmp` leads out.
        list.push(Code::plain([0x70 | condition, 5, 0xb9, 1, 0, 0, 0]));
        list.push(Code::plain([
            0x0f,
            0x80 | condition,
            5,
            0,
            0,
            0,
            0xb9,
            1,
            0,
            0,
            0,
        ]));
        list.push(Code::plain([
            0xeb,
            5,
            0x48,
            0xff,
            0xc0,
            0xeb,
            6,
            0x0f,
            0x80 | condition,
            0xf5,
            0xff,
            0xff,
            0xff,
        ]));
        list.push(Code::plain([
            0xeb,
            5,
            0x48,
            0xff,
            0xc0,
            0xeb,
            2,
            0x70 | condition,
            0xf9,
        ]));
    }
}

/// movzx, lea.
fn moves_and_addresses(list: &mut Vec<Code>) {
    for wide in [false, true] {
        let encoding = Encoding {
            wide,
            byte: (false, true),
            opcode: &[0x0f, 0xb6],
            ..Encoding::default()
        };
        list.extend(two().map(|(reg, operand)| encoding.with(reg, operand)));
    }
    for (i, (target, base)) in PAIRS.into_iter().enumerate() {
        let displacement = DISPLACEMENTS[i % DISPLACEMENTS.len()].0;
        let index = |scale| Some(([0, 5, 8, 12, 13, 15][i % 6], scale));
        list.push(lea(target, Some(base), None, displacement));
        list.push(lea(target, None, None, displacement));
        for scale in 0..4 {
            list.push(lea(target, Some(base), index(scale), displacement));
            list.push(lea(target, None, index(scale), displacement));
        }
        let encoding = Encoding {
            wide: true,
            opcode: &[0x8d],
            ..Encoding::default()
        };
        let operand = Operand::Memory(base, displacement, false);
        list.push(Code::plain(encoding.with(target, operand).bytes));
    }
}

/// push, pop, ret, jmp, nop, endbr64.
fn stack_and_control(list: &mut Vec<Code>) {
    for register in 0..16 {
        for opcode in [[0x50], [0x58]] {
            let encoding = Encoding {
                opcode: &opcode,
                ..Encoding::default()
            };
            let mut code = encoding.short(register);
            code.pointers = vec![(4, MIDDLE)];
            list.push(code);
        }
    }
    let nops: [&[u8]; 11] = [
        &[0x90],
        &[0x66, 0x90],
        &[0x0f, 0x1f, 0x00],
        &[0x0f, 0x1f, 0x40, 0x00],
        &[0x0f, 0x1f, 0x44, 0x00, 0x00],
        &[0x66, 0x0f, 0x1f, 0x44, 0x00, 0x00],
        &[0x0f, 0x1f, 0x80, 0, 0, 0, 0],
        &[0x0f, 0x1f, 0x84, 0x00, 0, 0, 0, 0],
        &[0x66, 0x2e, 0x0f, 0x1f, 0x84, 0x00, 0, 0, 0, 0],
        &[0x66, 0x66, 0x66, 0x2e, 0x0f, 0x1f, 0x84, 0x00, 0, 0, 0, 0],
        &[0xf3, 0x0f, 0x1e, 0xfa],
    ];
    list.extend(nops.map(Code::plain));
    // Over `mov ecx, 1`.
    list.push(Code::plain([0xeb, 5, 0xb9, 1, 0, 0, 0]));
    list.push(Code::plain([0xe9, 5, 0, 0, 0, 0xb9, 1, 0, 0, 0]));
    // The end of every case in the model; here, the CPU's, too.
    let mut code = Code::plain([0xc3]);
    code.pointers = vec![(4, RETURN)];
    list.push(code);
}
