//! Cases: a form, the state it starts in, and what it does to it.

use super::encode::Code;
use super::forms;
use super::native::{Machine, RETURN, State, WINDOW};

/// Values at which carries, signs and sizes change.
const BOUNDARIES: [u64; 14] = [
    0,
    1,
    2,
    0x7f,
    0x80,
    0xff,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    0x1_0000_0000,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    0xffff_ffff_ffff_fffe,
    0xffff_ffff_ffff_ffff,
];
/// How many states there are to start in, and in how many of them each form starts.
const POOL: usize = 40;
const STARTS: usize = 2;

/// A form executed once.
#[derive(Debug)]
pub struct Case {
    /// Its bytes.
    pub bytes: Vec<u8>,
    /// The number of the state in the pool.
    pub start: usize,
    /// Registers that start with another value than the pool's.
    pub pointers: Vec<(u8, u64)>,
    /// Registers that have changed: number and new value.
    pub registers: Vec<(u8, u64)>,
    /// Carry, overflow, zero at the end.
    pub flags: [bool; 3],
    /// Data that have changed: offset and new byte.
    pub data: Vec<(u8, u8)>,
}

/// splitmix64.
pub struct Random(pub u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A boundary value in every other case.
    pub fn word(&mut self) -> u64 {
        let (choice, random) = (self.next(), self.next());
        if choice & 1 == 0 {
            BOUNDARIES[(choice >> 32) as usize % BOUNDARIES.len()]
        } else {
            random
        }
    }
}

/// The states to start in. In the first, all registers and data are equal, a boundary value each.
pub fn pool() -> Vec<State> {
    let mut random = Random(1);
    (0..POOL)
        .map(|i| {
            let mut word = || {
                let word = random.word();
                BOUNDARIES.get(i).copied().unwrap_or(word)
            };
            let registers = [(); 16].map(|()| word());
            let words = [(); WINDOW / 8].map(|()| word());
            let mut data = [0; WINDOW];
            for (bytes, word) in data.chunks_exact_mut(8).zip(words) {
                bytes.copy_from_slice(&word.to_le_bytes());
            }
            let flags = random.next();
            State {
                registers,
                flags: [0, 1, 2].map(|bit| flags >> bit & 1 == 1),
                data,
            }
        })
        .collect()
}

/// Every form, in some states of the pool each, executed here.
pub fn executed(pool: &[State]) -> std::io::Result<Vec<Case>> {
    let forms = forms::all();
    let codes: Vec<Vec<u8>> = forms.iter().map(|code| code.bytes.clone()).collect();
    let mut machine = Machine::new(&codes)?;
    let starts = |i: usize| (0..STARTS).map(move |k| (i * STARTS + k * 7) % POOL);
    let all = forms.iter().enumerate();
    Ok(all
        .flat_map(|(i, code)| starts(i).map(move |start| (i, code, start)))
        .map(|(i, code, start)| {
            let mut before = pool[start].clone();
            for (register, value) in &code.pointers {
                before.registers[usize::from(*register)] = *value;
            }
            let after = machine.run(i, &before);
            case(code, start, &before, &after)
        })
        .collect())
}

fn case(code: &Code, start: usize, before: &State, after: &State) -> Case {
    let mut registers = after.registers;
    if code.bytes == [0xc3] {
        // The model's run ends before the return address is taken from the stack.
        assert_eq!(registers[4], RETURN + 8, "ret does not return");
        registers[4] -= 8;
    }
    let changed = |(a, b): (&u64, &u64)| (a != b).then_some(*b);
    let registers = before.registers.iter().zip(&registers).map(changed);
    let data = before.data.iter().zip(&after.data);
    Case {
        bytes: code.bytes.clone(),
        start,
        pointers: code.pointers.clone(),
        registers: (0..)
            .zip(registers)
            .filter_map(|(i, value)| Some((i, value?)))
            .collect(),
        flags: after.flags,
        data: (0..)
            .zip(data)
            .filter(|(_, (a, b))| a != b)
            .map(|(i, (_, b))| (i, *b))
            .collect(),
    }
}
