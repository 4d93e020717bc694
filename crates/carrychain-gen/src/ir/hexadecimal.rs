//! Big integers in JSON: `"0x..."`.

use crate::error::hex;
use num_bigint::BigUint;
use serde::{Deserialize, Deserializer, Serializer, de::Error};

pub fn serialize<S: Serializer>(value: &BigUint, s: S) -> Result<S::Ok, S::Error> {
    s.serialize_str(&hex(value))
}

pub fn deserialize<'de, D: Deserializer<'de>>(d: D) -> Result<BigUint, D::Error> {
    let text = String::deserialize(d)?;
    text.strip_prefix("0x")
        .and_then(|digits| BigUint::parse_bytes(digits.as_bytes(), 16))
        .ok_or_else(|| D::Error::custom("expected a hexadecimal number"))
}

/// Lists of them.
pub mod list {
    use super::{BigUint, Serializer, hex};

    pub fn serialize<S: Serializer>(values: &[BigUint], s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(values.iter().map(hex))
    }
}

/// One or none.
pub mod option {
    use super::{BigUint, Serializer, hex};

    pub fn serialize<S: Serializer>(value: &Option<BigUint>, s: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => s.serialize_some(&hex(value)),
            None => s.serialize_none(),
        }
    }
}
