//! RFC 8439: the example of section 2.5.2 and all test vectors of appendix A.3.

use crate::poly1305::{OneTimeKey, POLY1305, Poly1305, Tag};

/// Test vectors 2 and 3.
const CONTRIBUTION: &[u8] = b"Any submission to the IETF intended by the Contributor for publication as all or \
part of an IETF Internet-Draft or RFC and any statement made within the context of an IETF activity is considered an \
\"IETF Contribution\". Such statements include oral statements in IETF sessions, as well as written and electronic \
communications made at any time or place, which are addressed to";

/// Test vector 4.
const JABBERWOCKY: &[u8] =
    b"'Twas brillig, and the slithy toves\nDid gyre and gimble in the wabe:\n\
All mimsy were the borogoves,\nAnd the mome raths outgrabe.";

/// A number as 16 bytes, the least significant first.
const fn le(number: u128) -> [u8; 16] {
    number.to_le_bytes()
}

/// The bytes of a number as it is written.
const fn be(number: u128) -> [u8; 16] {
    number.to_be_bytes()
}

/// r, s, message, tag.
type Vector = ([u8; 16], [u8; 16], &'static [u8], [u8; 16]);

const VECTORS: [Vector; 12] = [
    // Section 2.5.2.
    (
        be(0x85d6be7857556d337f4452fe42d506a8),
        be(0x0103808afb0db2fd4abff6af4149f51b),
        b"Cryptographic Forum Research Group",
        be(0xa8061dc1305136c6c22b8baf0c0127a9),
    ),
    // A.3, number 1 and so on.
    (le(0), le(0), &[0; 64], le(0)),
    (
        le(0),
        be(0x36e5f6b5c5e06070f0efca96227a863e),
        CONTRIBUTION,
        be(0x36e5f6b5c5e06070f0efca96227a863e),
    ),
    (
        be(0x36e5f6b5c5e06070f0efca96227a863e),
        le(0),
        CONTRIBUTION,
        be(0xf3477e7cd95417af89a6b8794c310cf0),
    ),
    (
        be(0x1c9240a5eb55d38af333888604f6b5f0),
        be(0x473917c1402b80099dca5cbc207075c0),
        JABBERWOCKY,
        be(0x4541669a7eaaee61e708dc7cbcc5eb62),
    ),
    (le(2), le(0), &le(u128::MAX), le(3)),
    (le(2), le(u128::MAX), &le(2), le(3)),
    (
        le(1),
        le(0),
        &blocks::<3, 48>([u128::MAX, u128::MAX - 15, 0x11]),
        le(5),
    ),
    (
        le(1),
        le(0),
        &blocks::<3, 48>([
            u128::MAX,
            0xfefefefefefefefefefefefefefefefb,
            0x01010101010101010101010101010101,
        ]),
        le(0),
    ),
    (le(2), le(0), &le(u128::MAX - 2), le(u128::MAX - 5)),
    (
        le(1 | 4 << 64),
        le(0),
        &blocks::<4, 64>([TEN_A, TEN_B, 0, 1]),
        le(0x14 | 0x55 << 64),
    ),
    (
        le(1 | 4 << 64),
        le(0),
        &blocks::<3, 48>([TEN_A, TEN_B, 0]),
        le(0x13),
    ),
];

const TEN_A: u128 = 0xb9435e50d79435e3;
const TEN_B: u128 = 0x01cd79435e50d79433;

/// Blocks one after the other, each a number as in [`le`].
const fn blocks<const N: usize, const M: usize>(numbers: [u128; N]) -> [u8; M] {
    let mut bytes = [0; M];
    let mut i = 0;
    while i < M {
        bytes[i] = (numbers[i / 16] >> (8 * (i % 16))) as u8;
        i += 1;
    }
    bytes
}

#[test]
fn every_vector_on_every_implementation() {
    for implementation in POLY1305.available() {
        for (number, (r, s, message, tag)) in VECTORS.into_iter().enumerate() {
            let mut key = [0; 32];
            key[..16].copy_from_slice(&r);
            key[16..].copy_from_slice(&s);
            let whole = (implementation.function.mac)(&key, message);
            assert_eq!(whole, tag, "vector {number} on {}", implementation.name);

            let mut pieces = Poly1305::with(implementation, OneTimeKey::from(key));
            message.chunks(7).for_each(|piece| pieces.update(piece));
            assert_eq!(pieces.verify(&Tag::from(tag)), Ok(()), "vector {number}");
        }
    }
}
