//! A kernel as assembly text: the body of a naked function, in Intel's syntax.

use super::allocate::frame;
use super::compile::Kernel;
use super::description::{Argument, Bound, Description, FieldOp, Goal};
use super::ir::{Base, Code, Instruction, Place, Register, Source};
use std::fmt::Write;

/// The whole file.
pub fn assembly(kernel: &Kernel) -> String {
    let mut text = banner(kernel);
    prologue(&mut text, &kernel.saved, kernel.frame);
    for instruction in &kernel.entry {
        line(&mut text, &print(instruction));
    }
    if kernel.description.repeated {
        text.push_str("2:\n");
    }
    for (block, goals) in kernel.blocks.iter().zip(&kernel.description.blocks) {
        let goals: Vec<_> = goals
            .iter()
            .flatten()
            .map(|goal| formula(&kernel.description, goal))
            .collect();
        line(&mut text, &format!("// {}", goals.join("; ")));
        for instruction in block {
            line(&mut text, &print(instruction));
        }
    }
    if let Some(counter) = kernel.counter() {
        line(&mut text, &format!("dec {counter}"));
        line(&mut text, "jnz 2b");
    }
    epilogue(&mut text, &kernel.saved, kernel.frame, &[]);
    text
}

/// A line of the body.
pub fn line(text: &mut String, line: &str) {
    let _ = writeln!(text, "    {line}");
}

/// Registers saved and the frame reserved.
pub fn prologue(text: &mut String, saved: &[Register], frame: i32) {
    line(text, ".cfi_startproc");
    line(text, "endbr64");
    for register in saved {
        line(text, &format!("push {register}"));
        line(text, ".cfi_adjust_cfa_offset 8");
        line(text, &format!(".cfi_rel_offset {register}, 0"));
    }
    if frame > 0 {
        line(text, &format!("sub rsp, {frame}"));
        line(text, &format!(".cfi_adjust_cfa_offset {frame}"));
    }
}

/// The frame wiped, then `registers`, and the prologue undone.
pub fn epilogue(text: &mut String, saved: &[Register], frame_bytes: i32, registers: &[Register]) {
    if frame_bytes > 0 {
        line(text, "xor eax, eax");
        for offset in (0..frame_bytes).step_by(8) {
            line(text, &format!("mov {}, rax", memory(frame(offset))));
        }
    }
    for register in registers {
        line(text, &format!("xor {0}, {0}", register.low_half()));
    }
    if frame_bytes > 0 {
        line(text, &format!("add rsp, {frame_bytes}"));
        line(text, &format!(".cfi_adjust_cfa_offset -{frame_bytes}"));
    }
    for register in saved.iter().rev() {
        line(text, &format!("pop {register}"));
        line(text, ".cfi_adjust_cfa_offset -8");
        line(text, &format!(".cfi_restore {register}"));
    }
    line(text, "ret");
    line(text, ".cfi_endproc");
}

fn banner(kernel: &Kernel) -> String {
    let description = &kernel.description;
    let mut text = String::new();
    let mut line = |line: &str| {
        let _ = writeln!(text, "{}", format!("// {line}").trim_end());
    };
    line(&format!(
        "{}, {}: modulo p = 2^255 - 19",
        description.name,
        kernel.target.name()
    ));
    line("");
    for summary in description.summary.lines() {
        line(&format!("    {summary}"));
    }
    line("");
    let arguments = arguments(&description.arguments);
    line(&format!("Arguments (System V): {arguments}."));
    line(
        "An element is 4 words, the least significant one first. Every element read is any number below 2^256; every",
    );
    line("element written is below 2^256 and congruent to what is said above, not reduced.");
    let tight = description
        .slots
        .iter()
        .filter(|slot| slot.bound == Bound::Tight);
    let tight: Vec<_> = tight.map(|slot| slot.name).collect();
    if !tight.is_empty() {
        line(&format!(
            "Below 2^255 + 2^48, before and after: {}.",
            tight.join(", ")
        ));
    }
    if description.slots.len() > 3 {
        let slots: Vec<_> = description.slots.iter().map(|slot| slot.name).collect();
        line(&format!(
            "Elements in memory: {}; the caller wipes them.",
            slots.join(", ")
        ));
    }
    line(&format!("Aliasing: {}.", description.aliasing));
    line(&format!(
        "Stack: {} bytes, {}. No branch and no address depends on an element.",
        kernel.stack(),
        match kernel.frame {
            0 => "none of them ever holds a part of an element".to_owned(),
            frame => format!("{frame} of them hold parts of elements and are wiped at the end"),
        }
    ));
    line("Made by carrychain-gen; not to be edited: run `cargo xtask regenerate`.");
    text
}

/// The arguments and their registers.
pub fn arguments(arguments: &[Argument]) -> String {
    let one = |argument: &Argument| match argument.bytes {
        0 => format!("u64 {} ({})", argument.name, argument.register),
        bytes => format!(
            "u64 {}[{}] ({})",
            argument.name,
            bytes / 8,
            argument.register
        ),
    };
    arguments.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// A goal as a formula.
pub fn formula(description: &Description, goal: &Goal) -> String {
    let name = |slot: usize| description.slots[slot].name;
    let to = name(goal.to);
    match goal.op {
        FieldOp::Multiply(a, b) => format!("{to} = {} {}", name(a), name(b)),
        FieldOp::Square(a) => format!("{to} = {}^2", name(a)),
        FieldOp::Add(a, b) => format!("{to} = {} + {}", name(a), name(b)),
        FieldOp::Subtract(a, b) => format!("{to} = {} - {}", name(a), name(b)),
        FieldOp::Scale(a, c) => format!("{to} = {c} {}", name(a)),
        FieldOp::AddScaled(a, b, c) => format!("{to} = {} + {c} {}", name(a), name(b)),
        FieldOp::Select(c, a, b) => format!("{to} = {} ? {} : {}", name(c), name(b), name(a)),
    }
}

/// An instruction's line.
pub fn print(instruction: &Instruction<Register>) -> String {
    let name = instruction.code.name();
    let mut operands: Vec<String> = vec![];
    if let Some(place) = instruction.place {
        operands.push(memory(place));
    }
    match (instruction.code, instruction.source) {
        (Code::Zero, _) => operands = vec![instruction.to[0].low_half(); 2],
        (Code::Borrow, _) => operands = vec![instruction.to[0].to_string(); 2],
        (Code::Mul, Some(source)) => operands.push(operand(source)),
        (Code::Mov, Some(Source::Constant(c))) if u32::try_from(c).is_ok() => {
            operands.push(instruction.to[0].low_half());
            operands.push(c.to_string());
        }
        (Code::Lea, Some(source)) => {
            operands.push(instruction.to[0].to_string());
            let base = instruction.other.expect("a base");
            operands.push(format!("[{base} + {}]", operand(source)));
        }
        (Code::Cmp | Code::Test, Some(source)) => {
            operands.extend(instruction.other.map(|register| register.to_string()));
            operands.push(operand(source));
        }
        (_, source) => {
            operands.extend(instruction.to.iter().map(Register::to_string));
            operands.extend(source.map(operand));
        }
    }
    match instruction.code {
        Code::Imul(c) => operands.push(c.to_string()),
        Code::Shl(by) | Code::Shr(by) | Code::Sar(by) | Code::Shld(by) | Code::Shrd(by) => {
            operands.push(by.to_string());
        }
        _ => {}
    }
    format!("{name} {}", operands.join(", "))
}

fn operand(source: Source<Register>) -> String {
    match source {
        Source::Value(register) => register.to_string(),
        Source::Constant(c) => c.to_string(),
        Source::Memory(place) => memory(place),
    }
}

fn memory(place: Place<Register>) -> String {
    let base = match place.base {
        Base::Pointer(register) => register.to_string(),
        Base::Frame => "rsp".to_owned(),
    };
    match place.offset {
        0 => format!("qword ptr [{base}]"),
        offset => format!("qword ptr [{base} + {offset}]"),
    }
}
