//! From bytes to instructions, by iced-x86. What model/X86Decode.v decodes otherwise, or not, Coq refuses.

use super::instruction::{
    Alu, Condition, Flag, Instr, Operand, Register, Shift, Size, Unary, Vector,
};
use iced_x86::{
    Code, Decoder, DecoderOptions, Formatter, Instruction, IntelFormatter, Mnemonic, OpKind,
};

/// An instruction and where it is.
#[derive(Clone, Debug)]
pub struct Decoded {
    /// From the first byte of the code.
    pub offset: usize,
    /// Its bytes.
    pub length: usize,
    /// In Intel's notation.
    pub text: String,
    /// What it is in the model, if it is there.
    pub instr: Option<Instr>,
}

/// Decodes all bytes.
pub fn decode(code: &[u8]) -> Vec<Decoded> {
    let mut decoder = Decoder::with_ip(64, code, 0, DecoderOptions::NONE);
    let mut formatter = IntelFormatter::new();
    let mut decoded = Vec::new();
    while decoder.can_decode() {
        let instruction = decoder.decode();
        let mut text = String::new();
        formatter.format(&instruction, &mut text);
        decoded.push(Decoded {
            offset: instruction.ip() as usize,
            length: instruction.len(),
            text,
            instr: model(&instruction),
        });
    }
    decoded
}

fn model(i: &Instruction) -> Option<Instr> {
    use Mnemonic as M;
    let alu = |alu| Some(Instr::Alu(alu, size(i, 0)?, operand(i, 0)?, operand(i, 1)?));
    let unary = |unary| Some(Instr::Unary(unary, size(i, 0)?, operand(i, 0)?));
    let shift = |shift| {
        let by = u32::try_from(i.immediate(1)).ok()?;
        Some(Instr::Shift(shift, size(i, 0)?, operand(i, 0)?, by))
    };
    let double = |make: fn(Register, Register, u32) -> Instr| {
        let by = (i.op2_kind() == OpKind::Immediate8).then(|| i.immediate8())?;
        Some(make(wide(i, 0)?, wide(i, 1)?, by.into()))
    };
    match i.mnemonic() {
        M::Mov => Some(Instr::Mov(size(i, 0)?, operand(i, 0)?, operand(i, 1)?)),
        M::Movzx if size(i, 1)? == Size::S8 => Some(Instr::Movzx(register(i, 0)?, operand(i, 1)?)),
        M::Add => alu(Alu::Add),
        M::Or => alu(Alu::Or),
        M::Adc => alu(Alu::Adc),
        M::Sbb => alu(Alu::Sbb),
        M::And => alu(Alu::And),
        M::Sub => alu(Alu::Sub),
        M::Xor => alu(Alu::Xor),
        M::Cmp => alu(Alu::Cmp),
        M::Test => Some(Instr::Test(size(i, 0)?, operand(i, 0)?, operand(i, 1)?)),
        M::Not => unary(Unary::Not),
        M::Neg => unary(Unary::Neg),
        M::Inc => unary(Unary::Inc),
        M::Dec => unary(Unary::Dec),
        M::Adcx => Some(Instr::Adcx(wide(i, 0)?, operand(i, 1)?)),
        M::Adox => Some(Instr::Adox(wide(i, 0)?, operand(i, 1)?)),
        M::Mul if size(i, 0)? == Size::S64 => Some(Instr::Mul(operand(i, 0)?)),
        M::Mulx => Some(Instr::Mulx(wide(i, 0)?, wide(i, 1)?, operand(i, 2)?)),
        M::Imul if i.op_count() == 2 => Some(Instr::Imul(wide(i, 0)?, operand(i, 1)?)),
        M::Imul if i.op_count() == 3 => {
            let by = i.immediate(2) as i64;
            Some(Instr::Imul3(wide(i, 0)?, operand(i, 1)?, by.into()))
        }
        M::Lea => lea(i),
        M::Shl => shift(Shift::Shl),
        M::Shr => shift(Shift::Shr),
        M::Sar => shift(Shift::Sar),
        M::Shld => double(Instr::Shld),
        M::Shrd => double(Instr::Shrd),
        M::Cmovb | M::Cmovae | M::Cmove | M::Cmovne => {
            Some(Instr::Cmov(condition(i)?, wide(i, 0)?, operand(i, 1)?))
        }
        M::Setb | M::Setae | M::Sete | M::Setne => Some(Instr::Setc(condition(i)?, operand(i, 0)?)),
        M::Push => Some(Instr::Push(wide(i, 0)?)),
        M::Pop => Some(Instr::Pop(wide(i, 0)?)),
        M::Nop | M::Endbr64 => Some(Instr::Nop),
        M::Movups | M::Movdqu => sse(i),
        M::Jb | M::Jae | M::Je | M::Jne => Some(Instr::Jcc(condition(i)?, i.near_branch_target())),
        M::Jmp if i.is_jmp_short_or_near() => Some(Instr::Jmp(i.near_branch_target())),
        M::Ret if i.code() == Code::Retnq => Some(Instr::Ret),
        _ => None,
    }
}

fn condition(i: &Instruction) -> Option<Condition> {
    use iced_x86::ConditionCode as C;
    match i.condition_code() {
        C::b => Some((Flag::Carry, true)),
        C::ae => Some((Flag::Carry, false)),
        C::e => Some((Flag::Zero, true)),
        C::ne => Some((Flag::Zero, false)),
        _ => None,
    }
}

/// The size of an operand.
fn size(i: &Instruction, operand: u32) -> Option<Size> {
    let bytes = match i.op_kind(operand) {
        OpKind::Register => i.op_register(operand).size(),
        OpKind::Memory => i.memory_size().size(),
        _ => return None,
    };
    match bytes {
        1 => Some(Size::S8),
        4 => Some(Size::S32),
        8 => Some(Size::S64),
        _ => None,
    }
}

/// Whether it is one of AH..BH.
fn is_high(register: iced_x86::Register) -> bool {
    use iced_x86::Register as R;
    matches!(register, R::AH | R::BH | R::CH | R::DH)
}

/// The general register that it is, or is a part of.
fn number(register: iced_x86::Register) -> Option<Register> {
    register
        .is_gpr()
        .then(|| register.full_register().number() as Register + 1)
}

/// Base and displacement of an operand in memory, if there is nothing else in it.
fn memory(i: &Instruction) -> Option<(Register, i64)> {
    let plain = i.memory_index() == iced_x86::Register::None && !i.is_ip_rel_memory_operand();
    let base = number(i.memory_base()).filter(|_| plain)?;
    Some((base, i.memory_displacement64() as i64))
}

fn sse(i: &Instruction) -> Option<Instr> {
    let vector = |operand: u32| match i.op_kind(operand) {
        OpKind::Register => Some(Vector::Register(i.op_register(operand).number() as u8)),
        OpKind::Memory => memory(i).map(|(base, offset)| Vector::Memory(base, offset)),
        _ => None,
    };
    match (vector(0)?, vector(1)?) {
        (Vector::Register(to), from) => Some(Instr::Sse(to, from)),
        (Vector::Memory(base, offset), Vector::Register(from)) => {
            Some(Instr::SseStore(base, offset, from))
        }
        _ => None,
    }
}

fn register(i: &Instruction, operand: u32) -> Option<Register> {
    (i.op_kind(operand) == OpKind::Register).then(|| number(i.op_register(operand)))?
}

/// A register of 64 bits.
fn wide(i: &Instruction, operand: u32) -> Option<Register> {
    register(i, operand).filter(|_| i.op_register(operand).is_gpr64())
}

fn operand(i: &Instruction, operand: u32) -> Option<Operand> {
    match i.op_kind(operand) {
        OpKind::Register if is_high(i.op_register(operand)) => {
            register(i, operand).map(Operand::High)
        }
        OpKind::Register => register(i, operand).map(Operand::Register),
        OpKind::Memory => memory(i).map(|(base, offset)| Operand::Memory(base, offset)),
        OpKind::Immediate64 => Some(Operand::Constant(i.immediate64().into())),
        // `mov r32, imm32` has an unsigned constant in the model; other constants are signed.
        OpKind::Immediate32 if i.code() == Code::Mov_r32_imm32 => {
            Some(Operand::Constant(i.immediate32().into()))
        }
        OpKind::Immediate8 if i.code() == Code::Mov_r8_imm8 => {
            Some(Operand::Constant(i.immediate8().into()))
        }
        OpKind::Immediate8 => Some(Operand::Constant((i.immediate8() as i8).into())),
        OpKind::Immediate32 => Some(Operand::Constant((i.immediate32() as i32).into())),
        OpKind::Immediate8to32 | OpKind::Immediate8to64 | OpKind::Immediate32to64 => {
            Some(Operand::Constant((i.immediate(operand) as i64).into()))
        }
        _ => None,
    }
}

fn lea(i: &Instruction) -> Option<Instr> {
    if i.is_ip_rel_memory_operand() {
        return None;
    }
    let part = |r: iced_x86::Register| match r {
        iced_x86::Register::None => Some(None),
        r => number(r).map(Some),
    };
    let base = part(i.memory_base())?;
    let index = part(i.memory_index())?.map(|r| (r, i.memory_index_scale()));
    Some(Instr::Lea(
        wide(i, 0)?,
        base,
        index,
        i.memory_displacement64() as i64,
    ))
}
