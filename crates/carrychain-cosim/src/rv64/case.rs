//! Cases: a form, the state it starts in, and what it does to it, as bytes for proof/cosim/Rv64Cases.v.

use super::forms::{self, Code, NOP, To};
use super::program::{self, AFTER, DATA, MIDDLE, RECORD, RECORDS, WINDOW};
use crate::x86::case::Random;
use crate::x86::coq::counted;
use std::fs;
use std::io::{Error, ErrorKind, Result};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

/// How many states there are, and in how many of them each form starts.
const POOL: usize = 24;
const STARTS: usize = 2;

/// x1 to x30 and the data.
#[derive(Clone, Debug)]
pub struct Start {
    registers: [u64; 30],
    data: [u8; WINDOW],
}

/// The states to start in.
pub fn pool() -> Vec<Start> {
    let mut random = Random(3);
    (0..POOL)
        .map(|_| {
            let registers = [(); 30].map(|()| random.word());
            let mut data = [0; WINDOW];
            for bytes in data.chunks_exact_mut(8) {
                bytes.copy_from_slice(&random.word().to_le_bytes());
            }
            Start { registers, data }
        })
        .collect()
}

/// A state's bytes.
pub fn start(of: &Start) -> Vec<u8> {
    let mut bytes: Vec<u8> = of.registers.iter().flat_map(|w| w.to_le_bytes()).collect();
    bytes.extend(of.data);
    bytes
}

/// A case before it is executed.
struct Planned {
    code: Code,
    number: usize,
    /// Where its data are.
    data: u64,
    pointers: Vec<(u8, u64)>,
    record: Vec<u8>,
}

/// Every form, in some states of the pool each, executed by the emulator, for which a program is left in the folder: the cases' bytes.
/// None if there is no emulator.
pub fn executed(pool: &[Start], folder: &Path) -> Result<Option<Vec<Vec<u8>>>> {
    let starts = |i: usize| (0..STARTS).map(move |k| (i * STARTS + k * 7) % POOL);
    let forms = forms::all().into_iter().enumerate();
    let mut before = 0;
    let planned: Vec<Planned> = forms
        .flat_map(|(i, code)| starts(i).map(move |number| (code.clone(), number)))
        .enumerate()
        .map(|(i, (code, number))| {
            let padded = padded(&code.bytes).len();
            let end = program::end(i, before, padded);
            before += padded;
            plan(i, code, number, &pool[number], end)
        })
        .collect();
    let records: Vec<u8> = planned.iter().flat_map(|of| of.record.clone()).collect();
    let codes: Vec<Vec<u8>> = planned.iter().map(|of| padded(&of.code.bytes)).collect();
    let path = folder.join("cases.elf");
    fs::create_dir_all(folder)?;
    fs::write(&path, program::elf(&records, &program::text(&codes)))?;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755))?;
    let run = Command::new("qemu-riscv64")
        .args(["-cpu", "rv64,zba=true"])
        .arg(&path)
        .output();
    let output = match run {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        other => other?,
    };
    if !output.status.success() || output.stdout.len() != records.len() {
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(Error::other(format!("{}: {message}", output.status)));
    }
    let after = output.stdout.chunks_exact(RECORD);
    Ok(Some(planned.iter().zip(after).map(case).collect()))
}

/// A nop behind half a word.
fn padded(code: &[u8]) -> Vec<u8> {
    let mut code = code.to_vec();
    if !code.len().is_multiple_of(4) {
        code.extend([1, 0]);
    }
    code
}

fn plan(i: usize, code: Code, number: usize, from: &Start, end: u64) -> Planned {
    let record = RECORDS + (i * RECORD) as u64;
    let data = record + DATA as u64;
    let mut registers = from.registers;
    let pointers = code.pointers.iter().map(|(register, to)| {
        let value = match to {
            To::Data(offset) => (data + MIDDLE as u64).wrapping_add_signed(-i64::from(*offset)),
            To::Return => end,
        };
        (*register as u8, value)
    });
    let pointers: Vec<(u8, u64)> = pointers.collect();
    for (register, value) in &pointers {
        registers[usize::from(*register) - 1] = *value;
    }
    let mut bytes: Vec<u8> = registers.iter().flat_map(|w| w.to_le_bytes()).collect();
    bytes.resize(DATA, 0);
    bytes.extend(from.data);
    bytes.resize(RECORD, 0);
    Planned {
        code,
        number,
        data,
        pointers,
        record: bytes,
    }
}

/// Code, its nops as a number.
fn code(bytes: &mut Vec<u8>, code: &[u8]) {
    let is_nop = |at: usize| code[at..].starts_with(&NOP);
    let first = (0..code.len()).step_by(2).find(|at| is_nop(*at));
    let first = first.unwrap_or(code.len());
    let nops = (first..code.len()).step_by(4).take_while(|at| is_nop(*at));
    let nops = nops.count();
    let push = |bytes: &mut Vec<u8>, byte: &u8| bytes.push(*byte);
    counted(bytes, &code[..first], push);
    bytes.extend(u16::try_from(nops).expect("few nops").to_le_bytes());
    counted(bytes, &code[first + 4 * nops..], push);
}

fn case((of, after): (&Planned, &[u8])) -> Vec<u8> {
    let mut bytes = Vec::new();
    let entry = |bytes: &mut Vec<u8>, (number, value): &(u8, u64)| {
        bytes.push(*number);
        bytes.extend(value.to_le_bytes());
    };
    code(&mut bytes, &of.code.bytes);
    bytes.push(u8::try_from(of.number).expect("the pool is small"));
    bytes.extend(of.data.to_le_bytes());
    counted(&mut bytes, &of.pointers, entry);
    let words = |bytes: &[u8]| -> Vec<u64> {
        let words = bytes.chunks_exact(8).take(30);
        let words = words.filter_map(|word| word.try_into().ok());
        words.map(u64::from_le_bytes).collect()
    };
    let registers = words(&of.record).into_iter().zip(words(&after[AFTER..]));
    let changed: Vec<(u8, u64)> = (1..)
        .zip(registers)
        .filter(|(_, (a, b))| a != b)
        .map(|(r, (_, b))| (r, b))
        .collect();
    counted(&mut bytes, &changed, entry);
    let data = of.record[DATA..].iter().zip(&after[DATA..]).take(WINDOW);
    let data: Vec<(u8, u8)> = (0..)
        .zip(data)
        .filter(|(_, (a, b))| a != b)
        .map(|(o, (_, b))| (o, *b))
        .collect();
    counted(&mut bytes, &data, |bytes, &(offset, byte)| {
        bytes.extend([offset, byte])
    });
    bytes
}
