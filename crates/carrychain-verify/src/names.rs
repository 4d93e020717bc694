//! Names of theorems, and of sets of them: `fe25519_adx::mul`, `fe25519_adx`; `ir/fe25519_64::carry`, `ir/fe25519_64`, `ir`.

use crate::error::Error;

/// Whether a name is that of this theorem, or of a set that it is in.
fn covers(name: &str, theorem: &str) -> bool {
    let rest = theorem.strip_prefix(name);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with("::") || rest.starts_with('/'))
}

/// Whether a theorem is asked for: by one of the names, or because there are none.
pub fn wanted(names: &[String], theorem: &str) -> bool {
    names.is_empty() || names.iter().any(|name| covers(name, theorem))
}

/// An error with the line that `refuse` gives for the first name that is none of all these theorems'.
pub fn check(
    names: &[String],
    theorems: &[String],
    refuse: impl Fn(&str) -> String,
) -> Result<(), Error> {
    let unknown = |name: &&String| !theorems.iter().any(|theorem| covers(name, theorem));
    match names.iter().find(unknown) {
        Some(name) => Err(Error::Usage(refuse(name))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_theorems_and_of_sets() {
        let theorems = ["set::one", "set::another", "ir/file::one"].map(str::to_owned);
        let refused = |name: &str| {
            let names = ["set::one", name].map(str::to_owned);
            check(&names, &theorems, str::to_owned).err()
        };
        for name in ["set", "set::another", "ir", "ir/file", "ir/file::one"] {
            assert!(refused(name).is_none(), "{name}");
        }
        for name in ["", "se", "set:", "set::on", "one", "ir/", "ir/fil"] {
            assert!(
                matches!(refused(name), Some(Error::Usage(line)) if line == name),
                "{name}"
            );
        }
        assert!(wanted(&[], "set::one"));
        assert!(wanted(&["set".to_owned()], "set::one"));
        assert!(!wanted(&["set::another".to_owned()], "set::one"));
    }
}
