//! `carrychain backends`: what this CPU has, and which implementation serves each operation here.

use crate::args::Backends;
use crate::error::{Error, Verdict};
use carrychain::cpu::{self, Features};
use carrychain::registry::{self, Operation};
use comfy_table::{Table, presets};
use serde::Serialize;
use std::io::{self, Write};

/// One implementation of one operation.
#[derive(Serialize)]
struct Line {
    op: &'static str,
    #[serde(rename = "impl")]
    name: &'static str,
    /// Names of CPU features.
    needs: Vec<&'static str>,
    proof: String,
    available: bool,
    in_use: bool,
}

/// Prints the list.
pub fn run(args: &Backends) -> Result<Verdict, Error> {
    let mut out = io::stdout().lock();
    if args.json {
        for line in lines() {
            serde_json::to_writer(&mut out, &line).map_err(io::Error::from)?;
            writeln!(out)?;
        }
        return Ok(Verdict::Ok);
    }
    let (found, used) = (cpu::detected(), cpu::features());
    writeln!(out, "CPU features found: {found}")?;
    writeln!(out, "taken away by CARRYCHAIN_CPU: {}", found.without(used))?;
    writeln!(out, "{}", table())?;
    Ok(Verdict::Ok)
}

fn lines() -> Vec<Line> {
    let mut lines = Vec::new();
    for operation in Operation::ALL {
        let in_use = registry::implementation_in_use(operation);
        registry::describe(operation, |implementation| {
            lines.push(Line {
                op: operation.name(),
                name: implementation.name,
                needs: names(implementation.needs),
                proof: implementation.proof.to_string(),
                available: cpu::features().contains(implementation.needs),
                in_use: implementation.name == in_use,
            });
        });
    }
    lines
}

fn names(features: Features) -> Vec<&'static str> {
    let needed = |&&(feature, _): &&(Features, &str)| features.contains(feature);
    Features::NAMES
        .iter()
        .filter(needed)
        .map(|(_, name)| *name)
        .collect()
}

fn table() -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header([
        "operation",
        "implementation",
        "needs",
        "proof",
        "available",
        "in use",
    ]);
    for line in lines() {
        let yes = |flag: bool| if flag { "yes" } else { "-" }.to_owned();
        let needs = match line.needs[..] {
            [] => "-".to_owned(),
            _ => line.needs.join(" "),
        };
        table.add_row([
            line.op.to_owned(),
            line.name.to_owned(),
            needs,
            line.proof,
            yes(line.available),
            yes(line.in_use),
        ]);
    }
    table
}
