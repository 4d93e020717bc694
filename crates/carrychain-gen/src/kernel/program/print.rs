//! A program as assembly text.

use super::super::print::{arguments, epilogue, line, print, prologue};
use super::{COUNTER, FRAME, Whole};
use std::fmt::Write;

/// The whole file.
pub fn assembly(whole: &Whole) -> String {
    let mut text = banner(whole);
    prologue(&mut text, &whole.saved, whole.frame);
    for part in &whole.parts {
        if let Some(head) = &part.head {
            line(&mut text, &format!("mov {FRAME}, rsp"));
            let rounds = format!("mov {}, {}", COUNTER.low_half(), head.rounds);
            line(&mut text, &rounds);
            text.push_str("2:\n");
        }
        for block in &part.blocks {
            if !block.about.is_empty() {
                line(&mut text, &format!("// {}", block.about));
            }
            for instruction in &block.code {
                line(&mut text, &print(instruction));
            }
        }
        if part.head.is_some() {
            line(&mut text, &format!("dec {COUNTER}"));
            line(&mut text, "jnz 2b");
        }
    }
    epilogue(&mut text, &whole.saved, whole.frame, &whole.scratch());
    text
}

fn banner(whole: &Whole) -> String {
    let program = &whole.program;
    let mut lines = vec![
        format!("{}, {}", program.name, whole.target.name()),
        String::new(),
    ];
    lines.extend(program.summary.lines().map(|line| format!("    {line}")));
    lines.extend([
        String::new(),
        format!("Arguments (System V): {}.", arguments(&program.arguments)),
        format!("Aliasing: {}.", program.aliasing),
        format!(
            "Stack: {} bytes, {} of them hold secrets and are wiped at the end. No branch and no address depends on them.",
            whole.stack(),
            whole.frame
        ),
        "Made by carrychain-gen; not to be edited: run `cargo xtask regenerate`.".to_owned(),
    ]);
    let mut text = String::new();
    for line in lines {
        let _ = writeln!(text, "{}", format!("// {line}").trim_end());
    }
    text
}
