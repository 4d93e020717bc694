//! A wrong result, with its input, what was expected and what came out, as hex dumps.

use std::fmt;

/// A wrong result, shown so that it can be looked at again by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// What went in, a label and a value each.
    pub input: Vec<(&'static str, Value)>,
    /// What should have come out.
    pub expected: Value,
    /// What came out.
    pub actual: Value,
}

/// Bytes, or words where bytes would say less.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Shown in hexadecimal and ASCII.
    Bytes(Vec<u8>),
    /// Shown as it is.
    Text(String),
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Self {
        Self::Bytes(bytes.to_vec())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl Failure {
    /// A failure with these three descriptions.
    pub fn new(
        input: impl Into<Value>,
        expected: impl Into<Value>,
        actual: impl Into<Value>,
    ) -> Self {
        Self {
            input: vec![("Input", input.into())],
            expected: expected.into(),
            actual: actual.into(),
        }
    }
}

impl fmt::Display for Failure {
    /// Each line with its label; 16 bytes a line:
    ///
    /// ```text
    /// Expected: b3 2d 13 62 c2 48 d6 2f e6 26 19 cf f0 4d d4 3d  .-.b.H./.&...M.=
    /// ```
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (label, value) in &self.input {
            lines(f, label, value)?;
        }
        lines(f, "Expected", &self.expected)?;
        lines(f, "Actual", &self.actual)
    }
}

fn lines(f: &mut fmt::Formatter<'_>, label: &str, value: &Value) -> fmt::Result {
    match value {
        Value::Text(text) => writeln!(f, "{label}: {text}"),
        Value::Bytes(bytes) if bytes.is_empty() => writeln!(f, "{label}: (empty)"),
        Value::Bytes(bytes) => bytes
            .chunks(16)
            .try_for_each(|line| writeln!(f, "{label}: {:<47}  {}", hex(line), ascii(line))),
    }
}

fn hex(line: &[u8]) -> String {
    let bytes: Vec<String> = line.iter().map(|b| format!("{b:02x}")).collect();
    bytes.join(" ")
}

fn ascii(line: &[u8]) -> String {
    let printable = |b: u8| matches!(b, 0x20..0x7f).then_some(b as char);
    line.iter().map(|&b| printable(b).unwrap_or('.')).collect()
}

impl std::error::Error for Failure {}

/// Nothing if the two are equal, else the failure with both.
pub fn expect_bytes(
    input: impl FnOnce() -> String,
    expected: &[u8],
    actual: &[u8],
) -> Result<(), Failure> {
    if expected == actual {
        Ok(())
    } else {
        Err(Failure::new(input(), expected, actual))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dump_has_hex_and_ascii() {
        let failure = Failure {
            input: vec![
                ("Key", b"0123456789abcdef\x00\xff".as_slice().into()),
                ("Message", b"".as_slice().into()),
            ],
            expected: b"\x07A".as_slice().into(),
            actual: "an error".into(),
        };
        assert_eq!(
            failure.to_string(),
            "Key: 30 31 32 33 34 35 36 37 38 39 61 62 63 64 65 66  0123456789abcdef\n\
             Key: 00 ff                                            ..\n\
             Message: (empty)\n\
             Expected: 07 41                                            .A\n\
             Actual: an error\n"
        );
    }
}
