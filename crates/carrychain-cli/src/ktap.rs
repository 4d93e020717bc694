//! KTAP, version 1 (the Linux kernel's Documentation/dev-tools/ktap.rst): results of nested tests as
//! lines, four spaces a level.

use std::fmt::Display;
use std::io::{self, Write};

/// How many tests passed, failed and were skipped.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Counts {
    pass: usize,
    fail: usize,
    skip: usize,
}

impl Counts {
    /// Whether none failed.
    pub fn ok(self) -> bool {
        self.fail == 0
    }

    fn add(&mut self, other: Self) {
        self.pass += other.pass;
        self.fail += other.fail;
        self.skip += other.skip;
    }
}

impl Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { pass, fail, skip } = self;
        let total = pass + fail + skip;
        write!(f, "pass:{pass} fail:{fail} skip:{skip} total:{total}")
    }
}

/// One test's result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// All right.
    Pass,
    /// Wrong.
    Fail,
    /// Not run: why.
    Skip(&'static str),
}

/// A list of tests, being printed: the whole output, or a test with subtests.
pub struct Ktap<'w> {
    out: &'w mut dyn Write,
    depth: usize,
    name: String,
    number: usize,
    /// Of the tests here.
    here: Counts,
    /// Of the tests without subtests, here and below.
    leaves: Counts,
}

impl<'w> Ktap<'w> {
    /// Begins the output, of `tests` tests.
    pub fn begin(out: &'w mut dyn Write, tests: usize) -> io::Result<Self> {
        let mut ktap = Self::at(out, 0, String::new());
        ktap.line("KTAP version 1")?;
        ktap.line(format!("1..{tests}"))?;
        Ok(ktap)
    }

    fn at(out: &'w mut dyn Write, depth: usize, name: String) -> Self {
        Self {
            out,
            depth,
            name,
            number: 0,
            here: Counts::default(),
            leaves: Counts::default(),
        }
    }

    /// A test without subtests.
    pub fn test(&mut self, name: &str, status: Status) -> io::Result<()> {
        let mut counts = Counts::default();
        match status {
            Status::Pass => counts.pass = 1,
            Status::Fail => counts.fail = 1,
            Status::Skip(_) => counts.skip = 1,
        }
        self.leaves.add(counts);
        self.result(name, status)
    }

    /// A test with `tests` subtests, which `run` prints.
    pub fn subtest<E: From<io::Error>>(
        &mut self,
        name: &str,
        tests: usize,
        run: impl FnOnce(&mut Ktap<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let mut below = Ktap::at(self.out, self.depth + 1, name.to_owned());
        below.line("KTAP version 1")?;
        below.line(format!("# Subtest: {name}"))?;
        below.line(format!("1..{tests}"))?;
        run(&mut below)?;
        below.totals()?;
        let (here, leaves) = (below.here, below.leaves);
        self.leaves.add(leaves);
        let status = if here.ok() {
            Status::Pass
        } else {
            Status::Fail
        };
        Ok(self.result(name, status)?)
    }

    /// A line for the reader.
    pub fn note(&mut self, text: &str) -> io::Result<()> {
        text.lines()
            .try_for_each(|line| self.line(format!("# {line}")))
    }

    /// Ends the output; gives the counts of the tests without subtests.
    pub fn end(mut self) -> io::Result<Counts> {
        self.totals()?;
        Ok(self.leaves)
    }

    fn totals(&mut self) -> io::Result<()> {
        let (name, here, leaves) = (&self.name, self.here, self.leaves);
        if !name.is_empty() {
            self.line(format!("# {name}: {here}"))?;
        }
        self.line(format!("# Totals: {leaves}"))
    }

    fn result(&mut self, name: &str, status: Status) -> io::Result<()> {
        self.number += 1;
        let number = self.number;
        match status {
            Status::Pass => {
                self.here.pass += 1;
                self.line(format!("ok {number} {name}"))
            }
            Status::Fail => {
                self.here.fail += 1;
                self.line(format!("not ok {number} {name}"))
            }
            Status::Skip(why) => {
                self.here.skip += 1;
                self.line(format!("ok {number} {name} # SKIP {why}"))
            }
        }
    }

    fn line(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.out, "{:indent$}{text}", "", indent = 4 * self.depth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nested() {
        let mut out = Vec::new();
        let mut ktap = Ktap::begin(&mut out, 2).unwrap();
        ktap.subtest("a", 3, |ktap| {
            ktap.test("one", Status::Pass)?;
            ktap.note("x\ny")?;
            ktap.test("two", Status::Fail)?;
            ktap.test("three", Status::Skip("no time"))
        })
        .unwrap();
        ktap.test("b", Status::Pass).unwrap();
        let counts = ktap.end().unwrap();
        assert!(!counts.ok());
        let expected = "\
KTAP version 1
1..2
    KTAP version 1
    # Subtest: a
    1..3
    ok 1 one
    # x
    # y
    not ok 2 two
    ok 3 three # SKIP no time
    # a: pass:1 fail:1 skip:1 total:3
    # Totals: pass:1 fail:1 skip:1 total:3
not ok 1 a
ok 2 b
# Totals: pass:2 fail:1 skip:1 total:4
";
        assert_eq!(String::from_utf8(out).unwrap(), expected);
    }
}
