//! Small changes of code: what a fault in a generator, an assembler or a memory chip might do.

use iced_x86::{
    BlockEncoder, BlockEncoderOptions, Decoder, DecoderOptions, Instruction, InstructionBlock,
    OpKind, Register,
};

/// Code that differs in one place, and what was done to it.
pub struct Mutant {
    /// For messages.
    pub change: String,
    /// The code.
    pub bytes: Vec<u8>,
    /// Before which instruction one is missing.
    pub dropped: Option<usize>,
}

/// A generator of test values: SplitMix64.
pub struct Random(pub u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }
}

/// `count` different mutants.
pub fn mutants(code: &[u8], count: usize) -> Vec<Mutant> {
    let instructions: Vec<Instruction> = Decoder::with_ip(64, code, 0, DecoderOptions::NONE)
        .into_iter()
        .collect();
    let mut random = Random(code.len() as u64);
    let mut mutants: Vec<Mutant> = Vec::new();
    for _ in 0..100 * count {
        if mutants.len() == count {
            break;
        }
        let Some(mutant) = mutate(&instructions, &mut random) else {
            continue;
        };
        if mutant.bytes != code && mutants.iter().all(|other| other.bytes != mutant.bytes) {
            mutants.push(mutant);
        }
    }
    mutants
}

fn mutate(instructions: &[Instruction], random: &mut Random) -> Option<Mutant> {
    let at = random.below(instructions.len() - 1);
    let mut changed = instructions.to_vec();
    let mut dropped = None;
    let text = instructions[at].to_string();
    let change = match random.below(5) {
        0 => {
            changed.remove(at);
            dropped = Some(at);
            format!("without '{text}'")
        }
        1 => {
            changed.swap(at, at + 1);
            format!("'{text}' and the next one exchanged")
        }
        2 | 3 => {
            let to = other_register(&mut changed[at], random)?;
            format!("'{text}' with {to:?}")
        }
        _ => {
            let to = other_constant(&mut changed[at], random)?;
            format!("'{text}' with {to}")
        }
    };
    let block = InstructionBlock::new(&changed, 0);
    let encoded = BlockEncoder::encode(64, block, BlockEncoderOptions::NONE).ok()?;
    Some(Mutant {
        change: format!("offset {:#x}: {change}", instructions[at].ip()),
        bytes: encoded.code_buffer,
        dropped,
    })
}

/// Another register of 64 bits in the place of one: an operand, or the base of an address.
fn other_register(instruction: &mut Instruction, random: &mut Random) -> Option<Register> {
    let to = Register::RAX + random.below(16) as u32;
    let operand = random.below(instruction.op_count().max(1) as usize) as u32;
    match instruction.try_op_kind(operand).ok()? {
        OpKind::Register if instruction.op_register(operand).is_gpr64() => {
            instruction.set_op_register(operand, to);
            Some(to)
        }
        OpKind::Memory => {
            instruction.set_memory_base(to);
            Some(to)
        }
        _ => None,
    }
}

/// Another constant or displacement.
fn other_constant(instruction: &mut Instruction, random: &mut Random) -> Option<i64> {
    let by = [1, -1, 8, -8, 2, 16][random.below(6)];
    let last = (0..instruction.op_count()).rev().find(|operand| {
        matches!(
            instruction.op_kind(*operand),
            OpKind::Immediate8
                | OpKind::Immediate8to64
                | OpKind::Immediate32
                | OpKind::Immediate32to64
                | OpKind::Memory
        )
    })?;
    let value = match instruction.op_kind(last) {
        OpKind::Memory => {
            let moved = instruction.memory_displacement64().wrapping_add_signed(by);
            instruction.set_memory_displacement64(moved);
            instruction.set_memory_displ_size(8);
            return Some(moved as i64);
        }
        OpKind::Immediate32 => i64::from(instruction.immediate32() as i32).wrapping_add(by),
        OpKind::Immediate8 => i64::from(instruction.immediate8() as i8).wrapping_add(by),
        _ => (instruction.immediate(last) as i64).wrapping_add(by),
    };
    instruction.set_immediate_i32(last, value as i32);
    Some(value)
}
