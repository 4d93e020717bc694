//! Reads a modulus: `2^255-19`, `2^448 - 2^224 - 1`, decimal, `0x` hexadecimal, and sums, differences and products of
//! such terms (`2^252+27742317777372353535851937790883648493`, `3*2^10-1`).

use crate::error::Error;
use crate::ir::hexadecimal;
use crate::prime::{Witness, compositeness_witness};
use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{One, Zero};
use serde::Serialize;

/// No modulus has more bits than this.
pub const MAX_BITS: u64 = 4096;

/// An odd prime, with the expression it was read from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Modulus {
    /// The expression.
    pub expression: String,
    /// The number.
    #[serde(with = "hexadecimal")]
    pub value: BigUint,
}

impl Modulus {
    /// Reads an expression and checks that it is an odd prime.
    pub fn read(expression: &str) -> Result<Self, Error> {
        let value = parse(expression)?;
        let why = if value <= BigUint::from(2u32) {
            "must be at least 3".to_owned()
        } else if !value.bit(0) {
            "even; Montgomery and Solinas reduction need an odd prime".to_owned()
        } else {
            match compositeness_witness(&value) {
                None => {
                    return Ok(Self {
                        expression: expression.to_owned(),
                        value,
                    });
                }
                Some(Witness::Divisor(d)) => format!("not a prime, {d} divides it"),
                Some(Witness::MillerRabin(base)) => {
                    format!("not a prime, it fails the Miller-Rabin test to base {base}")
                }
            }
        };
        Err(Error::Parameter(format!("modulus {expression}: {why}")))
    }
}

/// The value of `text`.
pub fn parse(text: &str) -> Result<BigUint, Error> {
    let refuse = |why: &str| Error::Syntax(format!("modulus `{text}`: {why}"));
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let mut total = BigInt::zero();
    let mut rest = compact.as_str();
    let mut sign = Sign::Plus;
    loop {
        let end = rest.find(['+', '-']).unwrap_or(rest.len());
        let value = product(&rest[..end]).map_err(|why| refuse(&why))?;
        total += BigInt::from_biguint(sign, value);
        sign = match rest[end..].chars().next() {
            None => break,
            Some('+') => Sign::Plus,
            Some(_) => Sign::Minus,
        };
        rest = &rest[end + 1..];
    }
    match total.to_biguint() {
        Some(value) if value.bits() <= MAX_BITS => Ok(value),
        Some(value) => Err(refuse(&format!(
            "{} bits, more than {MAX_BITS}",
            value.bits()
        ))),
        None => Err(refuse("negative")),
    }
}

fn product(text: &str) -> Result<BigUint, String> {
    text.split('*')
        .try_fold(BigUint::one(), |acc, factor| Ok(acc * power(factor)?))
}

fn power(text: &str) -> Result<BigUint, String> {
    let Some((base, exponent)) = text.split_once('^') else {
        return number(text);
    };
    let base = number(base)?;
    let exponent = number(exponent)?;
    match u32::try_from(&exponent) {
        Ok(e) if base.bits() * u64::from(e) <= 2 * MAX_BITS => Ok(base.pow(e)),
        _ => Err(format!("`{text}` is too large")),
    }
}

fn number(text: &str) -> Result<BigUint, String> {
    let parsed = match text.strip_prefix("0x") {
        Some(digits) => BigUint::parse_bytes(digits.as_bytes(), 16),
        None => BigUint::parse_bytes(text.as_bytes(), 10),
    };
    match parsed {
        Some(value) => Ok(value),
        None if text.is_empty() => Err("a number is missing".to_owned()),
        None => Err(format!("`{text}` is not a number")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ok(text: &str) -> String {
        format!("{:x}", parse(text).unwrap())
    }

    fn err(text: &str) -> String {
        parse(text).unwrap_err().to_string()
    }

    #[test]
    fn reads_expressions() {
        assert_eq!(ok("2^8-1"), "ff");
        assert_eq!(ok(" 2^8 + 2^4 - 0x10 "), "100");
        assert_eq!(ok("3*2^4-1"), "2f");
        assert_eq!(ok("255"), "ff");
        assert_eq!(ok("0xFf"), "ff");
    }

    #[test]
    fn says_what_is_wrong() {
        assert_eq!(err("2^255-"), "modulus `2^255-`: a number is missing");
        assert_eq!(err(""), "modulus ``: a number is missing");
        assert_eq!(err("2^x-1"), "modulus `2^x-1`: `x` is not a number");
        assert_eq!(err("1-2"), "modulus `1-2`: negative");
        assert_eq!(err("2^99999"), "modulus `2^99999`: `2^99999` is too large");
        assert_eq!(err("2^4096"), "modulus `2^4096`: 4097 bits, more than 4096");
    }
}
