//! Bytes as hexadecimal text.

use core::fmt;

/// Shows its bytes in hexadecimal.
pub(crate) struct Hex<'a>(pub(crate) &'a [u8]);

impl fmt::LowerHex for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::UpperHex for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02X}"))
    }
}

impl fmt::Debug for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::LowerHex::fmt(self, f)
    }
}

/// The `N` bytes of 2 `N` digits of either case, and nothing else.
pub(crate) fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    let (pairs, []) = text.as_bytes().as_chunks::<2>() else {
        return None;
    };
    let pairs: &[[u8; 2]; N] = pairs.try_into().ok()?;
    let digit = |byte: u8| char::from(byte).to_digit(16).map(|digit| digit as u8);
    let mut bytes = [0; N];
    for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = digit(*high)? << 4 | digit(*low)?;
    }
    Some(bytes)
}

/// `LowerHex`, `UpperHex` and `Display`, which is the latter, of `to_bytes`, which [`decode`] reads.
macro_rules! shown_in_hexadecimal {
    ($type:ty) => {
        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::UpperHex::fmt(self, f)
            }
        }

        impl core::fmt::LowerHex for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::LowerHex::fmt(&$crate::hex::Hex(&self.to_bytes()), f)
            }
        }

        impl core::fmt::UpperHex for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                core::fmt::UpperHex::fmt(&$crate::hex::Hex(&self.to_bytes()), f)
            }
        }
    };
}
pub(crate) use shown_in_hexadecimal;

#[cfg(test)]
mod tests {
    use super::*;
    use std::format;

    #[test]
    fn either_case_there_and_back_and_nothing_else() {
        assert_eq!(format!("{:x}", Hex(&[0x0a, 0xf1])), "0af1");
        assert_eq!(format!("{:X}", Hex(&[0x0a, 0xf1])), "0AF1");
        assert_eq!(decode("0aF1"), Some([0x0a, 0xf1]));
        for wrong in [
            "", "0a", "0af", "0af1 ", "0af1f2", "0ag1", "+af1", "0\u{e9}1",
        ] {
            assert_eq!(decode::<2>(wrong), None, "{wrong}");
        }
    }
}
