//! The environment variable `CARRYCHAIN_CPU`, which takes CPU features away: `-avx512ifma,-adx`.

use crate::error::{Error, usage};
use carrychain::cpu::{self, Features};

const VARIABLE: &str = "CARRYCHAIN_CPU";

/// Restricts this process as the variable says; nothing if it is not set.
pub fn by_environment() -> Result<(), Error> {
    match std::env::var(VARIABLE) {
        Ok(value) => cpu::restrict(parse(&value).map_err(usage)?),
        Err(std::env::VarError::NotPresent) => {}
        Err(std::env::VarError::NotUnicode(_)) => return Err(usage(help("it is not UTF-8"))),
    }
    Ok(())
}

/// The features in a list of `-feature`, separated by commas.
fn parse(value: &str) -> Result<Features, String> {
    let items = value
        .split(',')
        .map(str::trim)
        .filter(|item| !item.is_empty());
    let mut taken_away = Features::NONE;
    for item in items {
        let feature = item.strip_prefix('-').and_then(Features::from_name);
        let feature = feature.ok_or_else(|| help(&format!("'{item}' is not one")))?;
        taken_away = taken_away | feature;
    }
    Ok(taken_away)
}

fn help(problem: &str) -> String {
    let names = Features::NAMES.map(|(_, name)| format!("-{name}"));
    format!("{VARIABLE}: {problem}; give a list of {}", names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists() {
        assert_eq!(parse(""), Ok(Features::NONE));
        assert_eq!(parse("-adx"), Ok(Features::ADX));
        assert_eq!(parse("-adx, -bmi2,"), Ok(Features::ADX | Features::BMI2));
        for wrong in ["adx", "+adx", "-mmx", "-adx;-bmi2"] {
            let message = parse(wrong).unwrap_err();
            assert!(message.starts_with(&format!("CARRYCHAIN_CPU: '{wrong}' is not one; ")));
        }
    }
}
