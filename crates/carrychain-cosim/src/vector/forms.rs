//! Every form of every instruction of model/X86Vector.v: opcodes as the manual lists them, over registers and operands.
//! proof/cosim/VectorCases.v checks that nothing of the model is missing here.

use super::encode::{Displacement, Form, Rm, sse};

/// An instruction's bytes, and the register that must point so that its memory operand is where it should be.
#[derive(Clone, Debug)]
pub struct Code {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Base register, displacement, and whether the operand must be aligned.
    pub memory: Option<(u8, i64, bool)>,
}

/// Registers in the reg field, vvvv and the rm field: all different, all equal, the second half of EVEX.
const LOW: [[u8; 3]; 4] = [[0, 1, 2], [9, 14, 7], [3, 3, 3], [5, 12, 5]];
const HIGH: [[u8; 3]; 3] = [[17, 30, 24], [8, 16, 31], [21, 21, 21]];
/// Base registers of memory operands: RSP and R12 need SIB, RBP and R13 a displacement. R15 is the machine's.
const BASES: [u8; 6] = [0, 13, 12, 4, 5, 9];
const DISPLACEMENTS: [Displacement; 4] = [
    Displacement::None,
    Displacement::Short(-2),
    Displacement::Long(0x123),
    Displacement::Short(1),
];

/// How an opcode uses its operands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Destination, vvvv, source.
    Three,
    /// Destination and source.
    Two,
    /// The opcode goes on in the reg field, the destination is in vvvv.
    Extension(u8),
}

/// Which sources and masks an opcode has.
#[derive(Clone, Copy)]
struct Kinds {
    shape: Shape,
    /// Memory, of so many bytes a lane; none if the source is a register.
    memory: Option<Size>,
    broadcast: bool,
    mask: bool,
    immediates: &'static [u8],
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Size {
    Vector,
    Aligned,
    Quadword,
}

const THREE: Kinds = Kinds {
    shape: Shape::Three,
    memory: Some(Size::Vector),
    broadcast: true,
    mask: true,
    immediates: &[],
};
const TWO: Kinds = Kinds {
    shape: Shape::Two,
    ..THREE
};
const REGISTERS: Kinds = Kinds {
    memory: None,
    broadcast: false,
    mask: false,
    ..TWO
};

const fn form(evex: bool, map: u8, pp: u8, w: u8, opcode: u8) -> Form {
    Form {
        evex,
        map,
        pp,
        w,
        lanes: 2,
        opcode,
        mask: 0,
        zeroing: false,
        broadcast: false,
        immediate: None,
    }
}

/// The forms of one opcode with one number of lanes.
fn forms(of: Form, kinds: Kinds, codes: &mut Vec<Code>) {
    let immediates: Vec<Option<u8>> = match kinds.immediates {
        [] => vec![None],
        some => some.iter().map(|i| Some(*i)).collect(),
    };
    let seed = codes.len();
    let bases = BASES.into_iter().cycle().skip(seed % BASES.len());
    let mut places = bases.zip(DISPLACEMENTS.into_iter().cycle().skip(seed % 4));
    let mut push = |form: Form, [reg, vvvv, rm]: [u8; 3], memory: Option<Size>| {
        let (reg, vvvv) = match kinds.shape {
            Shape::Three => (reg, vvvv),
            Shape::Two => (reg, 0),
            Shape::Extension(extension) => (extension, vvvv),
        };
        let Some(size) = memory else {
            codes.push(Code {
                bytes: form.with(reg, vvvv, Rm::Register(rm)),
                memory: None,
            });
            return;
        };
        let Some((base, displacement)) = places.next() else {
            return;
        };
        let unit = match size {
            _ if !form.evex => 1,
            Size::Quadword => 8,
            Size::Vector | Size::Aligned => 8 * i64::from(form.lanes),
        };
        let value = match displacement {
            Displacement::None => 0,
            Displacement::Short(d) => i64::from(d) * unit,
            Displacement::Long(d) => i64::from(d),
        };
        codes.push(Code {
            bytes: form.with(reg, vvvv, Rm::Memory(base, displacement)),
            memory: Some((base, value, size == Size::Aligned)),
        });
    };
    for (i, immediate) in immediates.into_iter().enumerate() {
        let form = Form { immediate, ..of };
        let registers: Vec<[u8; 3]> = if of.evex {
            HIGH.into_iter().chain(LOW).skip(i % 3).step_by(2).collect()
        } else {
            LOW.into_iter().skip(i % 2).step_by(2).collect()
        };
        for triple in &registers {
            push(form, *triple, None);
        }
        let Some(&triple) = registers.first() else {
            continue;
        };
        if let Some(size) = kinds.memory {
            push(form, triple, Some(size));
            push(form, LOW[1], Some(size));
        }
        if of.evex && kinds.broadcast {
            let broadcast = true;
            push(Form { broadcast, ..form }, triple, Some(Size::Quadword));
        }
        if of.evex && kinds.mask {
            for (mask, zeroing) in [(1, false), (7, true), (4, false)] {
                push(
                    Form {
                        mask,
                        zeroing,
                        ..form
                    },
                    triple,
                    None,
                );
            }
        }
    }
}

/// VEX with this W (if there is one) in 2 and 4 lanes, EVEX with that W in 2, 4 and 8.
fn both(
    vex: Option<u8>,
    evex: Option<u8>,
    [map, pp, opcode]: [u8; 3],
    kinds: Kinds,
    codes: &mut Vec<Code>,
) {
    let encodings = [(false, vex, &[2, 4][..]), (true, evex, &[2, 4, 8])];
    for (is_evex, w, lanes) in encodings {
        for (w, &lanes) in w.iter().flat_map(|w| lanes.iter().map(move |n| (*w, n))) {
            let of = form(is_evex, map, pp, w, opcode);
            forms(Form { lanes, ..of }, kinds, codes);
        }
    }
}

/// All of them.
pub fn all() -> Vec<Code> {
    let mut all = Vec::new();
    let codes = &mut all;
    let quad = Some(1);
    // vpaddq, vpsubq, vpmuludq, vpunpcklqdq, vpunpckhqdq
    for opcode in [0xd4, 0xfb, 0xf4, 0x6c, 0x6d] {
        both(Some(0), quad, [1, 1, opcode], THREE, codes);
    }
    // vpand, vpandn, vpor, vpxor, also on doublewords
    let doublewords = Kinds {
        broadcast: false,
        mask: false,
        ..THREE
    };
    for opcode in [0xdb, 0xdf, 0xeb, 0xef] {
        both(Some(0), quad, [1, 1, opcode], THREE, codes);
        both(None, Some(0), [1, 1, opcode], doublewords, codes);
    }
    // vpmullq, vpmadd52luq, vpmadd52huq, vpblendmq
    for opcode in [0x40, 0xb4, 0xb5, 0x64] {
        both(None, quad, [2, 1, opcode], THREE, codes);
    }
    // vpsrlq, vpsllq
    for extension in [2, 6] {
        let shift = Kinds {
            shape: Shape::Extension(extension),
            immediates: &[1, 51, 0, 63, 64, 200],
            ..THREE
        };
        both(None, quad, [1, 1, 0x73], shift, codes);
        let registers = Kinds {
            memory: None,
            ..shift
        };
        both(Some(0), None, [1, 1, 0x73], registers, codes);
    }
    // vpshufd, vpermq, vpblendd, valignq
    let shuffle = Kinds {
        broadcast: false,
        mask: false,
        immediates: &[0x4e, 0xe4, 0x1b, 0xb1, 0x44],
        ..TWO
    };
    both(Some(0), Some(0), [1, 1, 0x70], shuffle, codes);
    let permute = Kinds {
        immediates: &[0x4e, 0x93, 0x1b],
        ..TWO
    };
    for (evex, lanes) in [(false, 4), (true, 4), (true, 8)] {
        let of = form(evex, 3, 1, 1, 0x00);
        forms(Form { lanes, ..of }, permute, codes);
    }
    let blend = Kinds {
        immediates: &[0xc3, 0x5a, 0xff],
        ..THREE
    };
    both(Some(0), None, [3, 1, 0x02], blend, codes);
    let align = Kinds {
        immediates: &[1, 7, 0, 3, 10],
        ..THREE
    };
    both(None, quad, [3, 1, 0x03], align, codes);
    // vmovdqa, vmovdqu: loads and stores; registers both ways
    for (pp, memory) in [(1, Size::Aligned), (2, Size::Vector)] {
        let kinds = Kinds {
            memory: Some(memory),
            broadcast: false,
            ..TWO
        };
        both(Some(0), quad, [1, pp, 0x6f], kinds, codes);
        let store = Kinds {
            mask: false,
            ..kinds
        };
        both(None, Some(0), [1, pp, 0x6f], store, codes);
        both(Some(0), quad, [1, pp, 0x7f], store, codes);
        both(None, Some(0), [1, pp, 0x7f], store, codes);
    }
    // vpbroadcastq
    let broadcast = Kinds {
        memory: Some(Size::Quadword),
        broadcast: false,
        ..TWO
    };
    both(Some(0), quad, [2, 1, 0x59], broadcast, codes);
    general_registers(codes);
    parts(codes);
    moves_of_sse(codes);
    // vzeroupper
    codes.push(Code {
        bytes: vec![0xc5, 0xf8, 0x77],
        memory: None,
    });
    all
}

/// Between vectors or masks and general registers.
fn general_registers(codes: &mut Vec<Code>) {
    let mut push = |form: Form, reg: u8, vvvv: u8, general: u8| {
        codes.push(Code {
            bytes: form.with(reg, vvvv, Rm::Register(general)),
            memory: None,
        });
    };
    let pairs = [(1, 0), (10, 13), (6, 12), (14, 3)];
    for (reg, general) in pairs {
        // vpbroadcastq from a general register
        for lanes in [2, 4, 8] {
            let of = form(true, 2, 1, 1, 0x7c);
            push(Form { lanes, ..of }, reg + 16, 0, general);
            push(
                Form {
                    lanes,
                    mask: 5,
                    ..of
                },
                reg,
                0,
                general,
            );
        }
        for evex in [false, true] {
            // vmovq both ways, vpinsrq, vpextrq
            push(form(evex, 1, 1, 1, 0x6e), reg, 0, general);
            push(form(evex, 1, 1, 1, 0x7e), reg, 0, general);
            for immediate in [0, 1, 6].map(Some) {
                let insert = form(evex, 3, 1, 1, 0x22);
                let extract = form(evex, 3, 1, 1, 0x16);
                push(
                    Form {
                        immediate,
                        ..insert
                    },
                    reg,
                    9,
                    general,
                );
                push(
                    Form {
                        immediate,
                        ..extract
                    },
                    reg,
                    0,
                    general,
                );
            }
        }
        // kmovw, kmovb, kmovd, kmovq
        for (pp, w) in [(0, 0), (1, 0), (3, 0), (3, 1)] {
            push(form(false, 1, pp, w, 0x92), reg & 7, 0, general);
        }
    }
    // vmovq between vectors, and from memory
    let low = Kinds {
        memory: Some(Size::Quadword),
        ..REGISTERS
    };
    forms(form(false, 1, 2, 0, 0x7e), low, codes);
    forms(form(true, 1, 2, 1, 0x7e), low, codes);
}

/// vinserti128 and its like; vextracti128 and its like.
fn parts(codes: &mut Vec<Code>) {
    let kinds = Kinds {
        immediates: &[0, 1, 2, 3, 7],
        ..REGISTERS
    };
    let insert = Kinds {
        shape: Shape::Three,
        ..kinds
    };
    for (evex, w, lanes) in [(false, 0, 4), (true, 1, 4), (true, 1, 8)] {
        let (into, out) = (form(evex, 3, 1, w, 0x38), form(evex, 3, 1, w, 0x39));
        forms(Form { lanes, ..into }, insert, codes);
        forms(Form { lanes, ..out }, kinds, codes);
    }
    let (into, out) = (form(true, 3, 1, 1, 0x3a), form(true, 3, 1, 1, 0x3b));
    forms(Form { lanes: 8, ..into }, insert, codes);
    forms(Form { lanes: 8, ..out }, kinds, codes);
}

/// movups, movaps, movdqa, movdqu, each both ways.
fn moves_of_sse(codes: &mut Vec<Code>) {
    let opcodes = [
        (0, 0x10, false),
        (0, 0x11, false),
        (0, 0x28, true),
        (0, 0x29, true),
        (1, 0x6f, true),
        (1, 0x7f, true),
        (2, 0x6f, false),
        (2, 0x7f, false),
    ];
    for (pp, opcode, aligned) in opcodes {
        for [reg, _, rm] in LOW {
            codes.push(Code {
                bytes: sse(pp, opcode, reg, Rm::Register(rm)),
                memory: None,
            });
        }
        for (i, base) in BASES.into_iter().enumerate() {
            let displacement = DISPLACEMENTS[i % DISPLACEMENTS.len()];
            let value = match displacement {
                Displacement::None => 0,
                Displacement::Short(d) => d.into(),
                Displacement::Long(d) => d.into(),
            };
            codes.push(Code {
                bytes: sse(pp, opcode, LOW[i % 4][0], Rm::Memory(base, displacement)),
                memory: Some((base, value, aligned)),
            });
        }
    }
}
