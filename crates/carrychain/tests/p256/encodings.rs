//! What is read and what is refused: secret keys, SEC1 points, fixed and DER signatures.

use super::bytes;
use carrychain::p256::ecdh::SharedSecret;
use carrychain::p256::ecdsa::{DerSignature, Signature, SigningKey, VerifyingKey};
use carrychain::p256::{Error, PublicKey, Sec1Point, SecretKey};

const N: &str = "ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551";
const P: &str = "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff";
const GX: &str = "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296";
const GY: &str = "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5";
/// The even y of x = 0.
const Y0: &str = "66485c780e2f83d72433bd5d84a06bb6541c2af31dae871728bf856a174f93f4";

/// `x` plus a small number, 32 bytes, big-endian.
fn plus(x: &str, d: i8) -> [u8; 32] {
    let mut x = bytes(x);
    let mut carry = i16::from(d);
    for byte in x.iter_mut().rev() {
        carry += i16::from(*byte);
        *byte = carry as u8;
        carry >>= 8;
    }
    x
}

fn point(tag: u8, coordinates: &[&[u8]]) -> Vec<u8> {
    [&[&[tag][..]], coordinates].concat().concat()
}

#[test]
fn secret_keys() {
    for good in [plus(N, -1), plus(N, -2), plus(N, -34), bytes(GX), {
        let mut one = [0; 32];
        one[31] = 1;
        one
    }] {
        let key = SecretKey::from_slice(&good).unwrap();
        assert_eq!(key.to_bytes(), good);
        assert_eq!(SigningKey::from_bytes(&good).unwrap().to_bytes(), good);
        assert_eq!(SecretKey::try_from(&good[..]).unwrap(), key);
    }
    // n + 30 would be 30 if it were reduced; 2n has 257 bits.
    let beyond = [0, 1, 30].map(|d| plus(N, d));
    for bad in [[0; 32], plus(P, 0), [0xff; 32]].into_iter().chain(beyond) {
        assert_eq!(SecretKey::from_bytes(&bad).unwrap_err(), Error::SecretKey);
        assert_eq!(SigningKey::from_slice(&bad).unwrap_err(), Error::SecretKey);
    }
    for length in (0..=130).filter(|&l| l != 32) {
        assert_eq!(
            SecretKey::from_slice(&vec![1; length]).unwrap_err(),
            Error::Length(length)
        );
        assert_eq!(
            SigningKey::from_slice(&vec![1; length]).unwrap_err(),
            Error::Length(length)
        );
    }
}

#[test]
fn points() {
    let (x, y) = (bytes(GX), bytes(GY));
    let g = PublicKey::from_sec1_bytes(&point(4, &[&x, &y])).unwrap();
    assert_eq!((g.x(), g.y()), (x, y));
    // y of G is odd.
    assert_eq!(PublicKey::from_sec1_bytes(&point(3, &[&x])).unwrap(), g);
    let minus_g = PublicKey::from_sec1_bytes(&point(2, &[&x])).unwrap();
    assert_eq!(minus_g.x(), x);
    assert_ne!(minus_g, g);
    let zero = PublicKey::from_sec1_bytes(&point(2, &[&[0; 32]])).unwrap();
    assert_eq!((zero.x(), zero.y()), ([0; 32], bytes(Y0)));
    for key in [g, minus_g, zero] {
        assert_eq!(
            PublicKey::from_sec1_bytes(&key.to_sec1_bytes()).unwrap(),
            key
        );
        assert_eq!(
            PublicKey::from_sec1_bytes(&key.to_sec1_bytes_compressed()).unwrap(),
            key
        );
        let verifying = VerifyingKey::from_sec1_bytes(&key.to_sec1_bytes_compressed()).unwrap();
        assert_eq!(*verifying.as_public_key(), key);
    }
}

#[test]
fn bad_points() {
    let (x, y) = (bytes(GX), bytes(GY));
    let refuse = |encoding: &[u8], error| {
        assert_eq!(
            PublicKey::from_sec1_bytes(encoding).unwrap_err(),
            error,
            "{encoding:02x?}"
        );
        assert_eq!(
            VerifyingKey::from_sec1_bytes(encoding).unwrap_err(),
            error,
            "{encoding:02x?}"
        );
    };
    refuse(&[0], Error::Identity);
    for tag in (0..=255).filter(|tag| ![0, 2, 3, 4].contains(tag)) {
        refuse(&point(tag, &[&x, &y]), Error::PointForm(tag));
        refuse(&point(tag, &[&x]), Error::PointForm(tag));
    }
    for big in [plus(P, 0), plus(P, 1), [0xff; 32]] {
        refuse(&point(4, &[&big, &y]), Error::Coordinate);
        refuse(&point(4, &[&x, &big]), Error::Coordinate);
        refuse(&point(2, &[&big]), Error::Coordinate);
    }
    // x = p and y = p + ... would be the point with x = 0, were they reduced.
    refuse(&point(4, &[&bytes(P), &bytes(Y0)]), Error::Coordinate);
    refuse(&point(4, &[&x, &plus(GY, 1)]), Error::NotOnCurve);
    refuse(&point(4, &[&y, &x]), Error::NotOnCurve);
    refuse(&point(4, &[&[0; 32], &[0; 32]]), Error::NotOnCurve);
    refuse(&point(4, &[&plus(P, -1), &plus(P, -1)]), Error::NotOnCurve);
    // There are points one beyond the x of G, but none one before it.
    assert!(PublicKey::from_sec1_bytes(&point(2, &[&plus(GX, 1)])).is_ok());
    refuse(&point(2, &[&plus(GX, -1)]), Error::NotOnCurve);
    refuse(&point(3, &[&plus(GX, -1)]), Error::NotOnCurve);
}

/// Every length from 0 to 130 of every form, but for the right ones.
#[test]
fn point_lengths() {
    let full = point(4, &[&bytes(GX), &bytes(GY), &[0; 66]]);
    assert_eq!(
        PublicKey::from_sec1_bytes(&[]).unwrap_err(),
        Error::Length(0)
    );
    for tag in [0, 2, 3, 4] {
        let right = match tag {
            0 => 1,
            4 => 65,
            _ => 33,
        };
        for length in (1..=130).filter(|&l| l != right) {
            let mut encoding = full[..length].to_vec();
            encoding[0] = tag;
            assert_eq!(
                PublicKey::from_sec1_bytes(&encoding).unwrap_err(),
                Error::Length(length),
                "{tag}"
            );
        }
    }
    for length in 1..=130 {
        for tag in [1, 5, 6, 7, 0xff] {
            let mut encoding = full[..length].to_vec();
            encoding[0] = tag;
            assert_eq!(
                PublicKey::from_sec1_bytes(&encoding).unwrap_err(),
                Error::PointForm(tag)
            );
        }
    }
}

#[test]
fn fixed_signatures() {
    let (r, s) = (bytes(GX), bytes(GY));
    let signature = Signature::from_scalars(r, s).unwrap();
    assert_eq!(Signature::from_slice(&[r, s].concat()).unwrap(), signature);
    assert_eq!(signature.to_bytes()[..], [r, s].concat());
    assert_eq!((signature.r(), signature.s()), (r, s));
    for bad in [[0; 32], plus(N, 0), plus(N, 1), bytes(P), [0xff; 32]] {
        for (r, s) in [(bad, s), (r, bad), (bad, bad)] {
            assert_eq!(
                Signature::from_scalars(r, s).unwrap_err(),
                Error::SignatureScalar
            );
            assert_eq!(
                Signature::from_slice(&[r, s].concat()).unwrap_err(),
                Error::SignatureScalar
            );
        }
    }
    for length in (0..=130).filter(|&l| l != 64) {
        assert_eq!(
            Signature::from_slice(&vec![1; length]).unwrap_err(),
            Error::Length(length)
        );
    }
}

#[test]
fn low_s() {
    let r = bytes(GX);
    let s = plus(N, -5);
    let low = Signature::from_scalars(r, s).unwrap().normalize_s();
    assert_eq!((low.r(), low.s()), (r, plus(&"0".repeat(64), 5)));
    assert_eq!(low.normalize_s(), low);
}

fn der(r: &[u8], s: &[u8]) -> Vec<u8> {
    let integer = |x: &[u8]| [&[2, x.len() as u8], x].concat();
    let content = [integer(r), integer(s)].concat();
    [&[0x30, content.len() as u8], &content[..]].concat()
}

#[test]
fn der_signatures() {
    let high = plus(N, -1);
    let padded = |x: &[u8]| [&[0], x].concat();
    let shortest = [1u8];
    let cases: [(&[u8], &[u8]); 5] = [
        (&bytes(GX), &bytes(GY)),
        (&padded(&high), &shortest),
        (&shortest, &padded(&high)),
        (&padded(&high), &padded(&high)),
        (&[0x7f], &[0, 0x80]),
    ];
    for (r, s) in cases {
        let encoding = der(r, s);
        let signature = Signature::from_der(&encoding).unwrap();
        let again = signature.to_der();
        assert_eq!(again.as_bytes(), encoding);
        assert_eq!(DerSignature::from_bytes(&encoding).unwrap(), again);
        assert_eq!(Signature::from(again), signature);
        assert_eq!(
            Signature::from_slice(&signature.to_bytes()).unwrap(),
            signature
        );
    }
}

#[test]
fn bad_der_signatures() {
    let refuse = |encoding: &[u8], error| {
        assert_eq!(
            Signature::from_der(encoding).unwrap_err(),
            error,
            "{encoding:02x?}"
        );
        assert_eq!(
            DerSignature::from_bytes(encoding).unwrap_err(),
            error,
            "{encoding:02x?}"
        );
    };
    let (r, s) = (bytes(GX), bytes(GY));
    let good = der(&r, &s);
    for length in 0..good.len() {
        refuse(&good[..length], Error::Der);
    }
    refuse(&[&good[..], &[0]].concat(), Error::Der);
    // Long-form and indefinite lengths; other tags.
    refuse(&[&[0x30, 0x81, good[1]], &good[2..]].concat(), Error::Der);
    refuse(
        &[&[0x30, 0x82, 0, good[1]], &good[2..]].concat(),
        Error::Der,
    );
    refuse(&[&[0x30, 0x80], &good[2..], &[0, 0]].concat(), Error::Der);
    refuse(
        &[&[0x30, good[1] + 1, 2, 0x81, 32], &good[4..]].concat(),
        Error::Der,
    );
    for (at, tag) in [
        (0, 0x31),
        (0, 0x10),
        (0, 0x70),
        (2, 0x03),
        (2, 0x22),
        (36, 0x04),
        (36, 0x82),
    ] {
        let mut bad = good.clone();
        bad[at] = tag;
        refuse(&bad, Error::Der);
    }
    // One byte too many inside the sequence, a third integer, one integer, none.
    refuse(
        &[&[0x30, good[1] + 1], &good[2..], &[0]].concat(),
        Error::Der,
    );
    refuse(
        &[&[0x30, good[1] + 3], &good[2..], &[2, 1, 1]].concat(),
        Error::Der,
    );
    refuse(&[0x30, 3, 2, 1, 1], Error::Der);
    refuse(&[0x30, 0], Error::Der);
    // Empty, negative and needlessly long integers.
    refuse(&der(&[], &s), Error::Der);
    refuse(&der(&r, &[]), Error::Der);
    refuse(&der(&[0x80], &s), Error::Der);
    refuse(&der(&r, &plus(N, -1)), Error::Der);
    refuse(&der(&[&[0][..], &r].concat(), &s), Error::Der);
    refuse(&der(&r, &[0, 1]), Error::Der);
    refuse(&der(&[0, 0], &s), Error::Der);
    refuse(&der(&[0, 0, 0x80], &s), Error::Der);
    // Right encodings of what is out of range.
    for bad in [plus(N, 0), plus(N, 1), [0xff; 32]] {
        refuse(&der(&[&[0][..], &bad].concat(), &s), Error::SignatureScalar);
        refuse(&der(&r, &[&[0][..], &bad].concat()), Error::SignatureScalar);
    }
    refuse(&der(&[0], &s), Error::SignatureScalar);
    refuse(&der(&r, &[0]), Error::SignatureScalar);
    refuse(&der(&[1; 33], &s), Error::SignatureScalar);
    refuse(
        &der(&[&[0, 0x80][..], &[0; 32]].concat(), &s),
        Error::SignatureScalar,
    );
}

#[test]
fn debug_hides_secrets() {
    let key = SigningKey::from_bytes(&bytes(GX)).unwrap();
    let shared = key
        .as_secret_key()
        .diffie_hellman(&key.as_secret_key().public_key());
    for text in [
        format!("{key:?}"),
        format!("{:?}", key.as_secret_key()),
        format!("{shared:?}"),
    ] {
        assert!(
            !text.contains("6b17") && !text.contains("107, 23") && !text.contains("0x6b"),
            "{text}"
        );
    }
}

#[test]
fn points_as_values() {
    let key = SecretKey::from_bytes(&bytes(GX)).unwrap().public_key();
    let point = Sec1Point::from(key);
    let compressed = VerifyingKey::from(key).to_sec1_point(true);
    assert_eq!(point.as_bytes(), key.to_sec1_bytes());
    assert_eq!(compressed.as_bytes(), key.to_sec1_bytes_compressed());
    assert_eq!((point.len(), compressed.len()), (65, 33));
    assert_eq!((point.x(), point.y()), (Some(&key.x()), Some(&key.y())));
    assert_eq!((compressed.x(), compressed.y()), (Some(&key.x()), None));
    assert_eq!(point.compress(), compressed);
    assert_eq!(compressed.compress(), compressed);
    assert_ne!(point, compressed);
    for point in [point, compressed] {
        assert_eq!(Sec1Point::try_from(point.as_bytes()), Ok(point));
        assert_eq!(PublicKey::try_from(point), Ok(key));
        assert_eq!(VerifyingKey::from_sec1_point(&point), Ok(key.into()));
    }
    for (wrong, error) in [
        (&[][..], Error::Length(0)),
        (&[0], Error::Identity),
        (&[4; 65], Error::NotOnCurve),
        (&[2; 65], Error::Length(65)),
        (&[6; 65], Error::PointForm(6)),
    ] {
        assert_eq!(Sec1Point::from_bytes(wrong), Err(error));
    }
}

#[test]
fn signatures_as_text() {
    let signature = SigningKey::from_bytes(&[1; 32]).unwrap().sign(b"text");
    let text = signature.to_string();
    assert_eq!(text, hex::encode_upper(signature.to_bytes()));
    assert_eq!(format!("{signature:x}"), text.to_lowercase());
    assert_eq!(text.to_lowercase().parse(), Ok(signature));
    assert_eq!(text[1..].parse::<Signature>(), Err(Error::Hexadecimal));
    assert_eq!(
        "0".repeat(128).parse::<Signature>(),
        Err(Error::SignatureScalar)
    );
}

#[test]
fn public_keys_are_ordered_as_their_encodings() {
    let mut keys: Vec<_> = (1..20)
        .map(|i| SecretKey::from_bytes(&[i; 32]).unwrap().public_key())
        .collect();
    keys.sort();
    assert!(keys.is_sorted_by_key(PublicKey::to_sec1_bytes));
}

#[test]
fn secrets_are_wiped() {
    fn wiped_on_drop<T: zeroize::ZeroizeOnDrop>() {}
    wiped_on_drop::<SecretKey>();
    wiped_on_drop::<SigningKey>();
    wiped_on_drop::<SharedSecret>();
}

#[test]
fn errors_say_what_is_wrong() {
    let errors = [
        (Error::Length(31), "31"),
        (Error::SecretKey, "private key"),
        (Error::PointForm(6), "0x06"),
        (Error::Identity, "infinity"),
        (Error::Coordinate, "below p"),
        (Error::NotOnCurve, "curve"),
        (Error::SignatureScalar, "r or s"),
        (Error::Der, "DER"),
        (Error::Hexadecimal, "128 hexadecimal digits"),
        (Error::Verification, "signature"),
    ];
    for (error, part) in errors {
        assert!(error.to_string().contains(part), "{error}");
    }
}
