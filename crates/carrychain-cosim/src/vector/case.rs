//! Cases: a form, the state it starts in, and what it does to it, as bytes for proof/cosim/VectorCases.v.
//!
//! In the machine's area lie, from its beginning: all vector registers and masks before, the same after, the data. The code of
//! a case loads them, does what it is about, and stores them; R15 points to the area.

use super::encode::{Displacement, Form, Rm};
use super::forms::{self, Code};
use crate::x86::case::Random;
use crate::x86::coq::counted;
use crate::x86::native::{AREA, Machine, State, WINDOW};

/// 32 vector registers of eight lanes, and eight mask registers.
const LANES: usize = 264;
/// Where they are after the instruction, and where the data are, in the area.
const AFTER: usize = 4096;
const DATA: usize = 8192;
/// Bytes of data, and where in them an aligned operand is, and one that is not.
const BYTES: usize = 192;
const PLACES: [u64; 2] = [64 + 13, 64];
/// How many states there are.
const POOL: usize = 12;

/// All that there is.
#[derive(Clone)]
pub struct Start {
    registers: [u64; 16],
    lanes: Vec<u64>,
    data: Vec<u8>,
}

/// The states to start in. In every other one, factors are below 2^52 or 2^32.
pub fn pool() -> Vec<Start> {
    let mut random = Random(2);
    (0..POOL)
        .map(|i| {
            let shift = [0, 12, 0, 32][i % 4];
            let mut word = || random.word() >> shift;
            let lanes: Vec<u64> = (0..LANES).map(|_| word()).collect();
            Start {
                registers: [(); 16].map(|()| word()),
                lanes,
                data: (0..BYTES / 8).flat_map(|_| word().to_le_bytes()).collect(),
            }
        })
        .collect()
}

/// A state's bytes.
pub fn start(of: &Start) -> Vec<u8> {
    let words = of.registers.iter().chain(&of.lanes);
    let mut bytes: Vec<u8> = words.flat_map(|word| word.to_le_bytes()).collect();
    bytes.extend(&of.data);
    bytes
}

/// All vector registers and masks from memory or to it.
fn transfer(store: bool, offset: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    let whole = Form {
        evex: true,
        map: 1,
        pp: 2,
        w: 1,
        lanes: 8,
        opcode: if store { 0x7f } else { 0x6f },
        mask: 0,
        zeroing: false,
        broadcast: false,
        immediate: None,
    };
    let mask = Form {
        evex: false,
        pp: 0,
        lanes: 2,
        opcode: if store { 0x91 } else { 0x90 },
        ..whole
    };
    let at = |i: usize, lane: usize| {
        let displacement = i32::try_from(offset + 8 * lane).expect("the area is small");
        (i as u8, 0, Rm::Memory(15, Displacement::Long(displacement)))
    };
    for i in 0..32 {
        let (reg, vvvv, rm) = at(i, 8 * i);
        bytes.extend(whole.with(reg, vvvv, rm));
    }
    for i in 0..8 {
        let (reg, vvvv, rm) = at(i, 256 + i);
        bytes.extend(mask.with(reg, vvvv, rm));
    }
    bytes
}

/// Every form, in a state of the pool, executed here: the cases' bytes. Each operation has several forms, so it sees several states.
pub fn executed(pool: &[Start]) -> std::io::Result<Vec<Vec<u8>>> {
    let forms = forms::all();
    let (before, after) = (transfer(false, 0), transfer(true, AFTER));
    let codes: Vec<Vec<u8>> = forms
        .iter()
        .map(|code| [&before[..], &code.bytes, &after].concat())
        .collect();
    let mut machine = Machine::new(&codes)?;
    let all = forms.iter().enumerate();
    Ok(all
        .map(|(i, code)| {
            let number = (5 * i + i / POOL) % POOL;
            case(&mut machine, i, code, number, &pool[number])
        })
        .collect())
}

fn case(machine: &mut Machine, i: usize, code: &Code, number: usize, from: &Start) -> Vec<u8> {
    let mut registers = from.registers;
    let mut pointers = vec![(15, AREA)];
    if let Some((base, displacement, aligned)) = code.memory {
        let place = AREA + DATA as u64 + PLACES[usize::from(aligned)];
        pointers.push((base, place.wrapping_add_signed(-displacement)));
    }
    for (register, value) in &pointers {
        registers[usize::from(*register)] = *value;
    }
    let words: Vec<u8> = from.lanes.iter().flat_map(|l| l.to_le_bytes()).collect();
    let area = machine.area();
    area[..words.len()].copy_from_slice(&words);
    area[DATA..DATA + BYTES].copy_from_slice(&from.data);
    let after = machine.run(
        i,
        &State {
            registers,
            flags: [false; 3],
            data: [0; WINDOW],
        },
    );
    let area = machine.area();

    let mut bytes = Vec::new();
    let entry = |bytes: &mut Vec<u8>, (number, value): &(u8, u64)| {
        bytes.push(*number);
        bytes.extend(value.to_le_bytes());
    };
    counted(&mut bytes, &code.bytes, |bytes, byte| bytes.push(*byte));
    bytes.push(u8::try_from(number).expect("the pool is small"));
    counted(&mut bytes, &pointers, entry);
    let changed = (0..).zip(registers.iter().zip(&after.registers));
    let changed: Vec<(u8, u64)> = changed
        .filter(|(_, (a, b))| a != b)
        .map(|(r, (_, b))| (r, *b))
        .collect();
    counted(&mut bytes, &changed, entry);
    let lanes = area[AFTER..].chunks_exact(8).zip(&from.lanes).enumerate();
    let lanes: Vec<(u8, (u8, u64))> = lanes
        .filter_map(|(l, (now, before))| {
            let now = u64::from_le_bytes(now.try_into().ok()?);
            (now != *before).then_some(((l / 8) as u8, ((l % 8) as u8, now)))
        })
        .collect();
    counted(&mut bytes, &lanes, |bytes, (register, lane)| {
        bytes.push(*register);
        entry(bytes, lane);
    });
    let data = area[DATA..DATA + BYTES].iter().zip(&from.data);
    let data: Vec<(u8, u8)> = (0..)
        .zip(data)
        .filter(|(_, (a, b))| a != b)
        .map(|(o, (a, _))| (o, *a))
        .collect();
    counted(&mut bytes, &data, |bytes, &(offset, byte)| {
        bytes.extend([offset, byte])
    });
    bytes
}
