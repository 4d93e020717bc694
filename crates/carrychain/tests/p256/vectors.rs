//! RFC 5903 and NIST's examples on every implementation. (RFC 6979's and SigGen, which choose nonces, are tested
//! inside the library.)

use super::bytes;
use carrychain::p256::ecdsa::Signature;
use carrychain::p256::{Error, P256_ECDH, P256_KEYGEN, P256_VERIFY, PublicKey, SecretKey};
use sha2::Digest;
use std::collections::HashMap;

fn point(x: &str, y: &str) -> Result<PublicKey, Error> {
    PublicKey::from_sec1_bytes(&[&[4][..], &bytes(x), &bytes(y)].concat())
}

/// The records of one of NIST's files, each with the section that it is in.
fn records(text: &'static str) -> Vec<(&'static str, HashMap<&'static str, &'static str>)> {
    let mut section = "";
    let mut records = vec![];
    for record in text.split("\n\n") {
        let fields: HashMap<_, _> = record
            .lines()
            .filter_map(|line| line.split_once(" = "))
            .collect();
        match record.trim().strip_prefix('[') {
            Some(name) => section = name.trim_end_matches(']'),
            None if !fields.is_empty() => records.push((section, fields)),
            None => {}
        }
    }
    records
}

#[test]
fn rfc_5903_8_1() {
    let i = bytes("c88f01f510d9ac3f70a292daa2316de544e9aab8afe84049c62a9c57862d1433");
    let r = bytes("c6ef9c5d78ae012a011164acb397ce2088685d8f06bf9be0b283ab46476bee53");
    let (i, r) = (
        SecretKey::from_bytes(&i).unwrap(),
        SecretKey::from_bytes(&r).unwrap(),
    );
    let gi = point(
        "dad0b65394221cf9b051e1feca5787d098dfe637fc90b9ef945d0c3772581180",
        "5271a0461cdb8252d61f1c456fa3e59ab1f45b33accf5f58389e0577b8990bb3",
    )
    .unwrap();
    let gr = point(
        "d12dfb5289c8d4f81208b70270398c342296970a0bccb74c736fc7554494bf63",
        "56fbf3ca366cc23e8157854c13c58d6aac23f046ada30f8353e74f33039872ab",
    )
    .unwrap();
    let shared = bytes("d6840f6b42f6edafd13116e0e12565202fef8e9ece7dce03812464d04b9442de");
    for implementation in P256_KEYGEN.available() {
        assert_eq!((implementation.function)(&i), gi, "{}", implementation.name);
        assert_eq!((implementation.function)(&r), gr, "{}", implementation.name);
    }
    for implementation in P256_ECDH.available() {
        assert_eq!(
            (implementation.function)(&i, &gr),
            shared,
            "{}",
            implementation.name
        );
        assert_eq!(
            (implementation.function)(&r, &gi),
            shared,
            "{}",
            implementation.name
        );
    }
}

#[test]
fn nist_key_pairs() {
    let records: Vec<_> = records(include_str!("../data/p256_key_pair.rsp"));
    let pairs: Vec<_> = records
        .into_iter()
        .filter(|(_, fields)| fields.contains_key("d"))
        .collect();
    assert_eq!(pairs.len(), 10);
    for (_, fields) in pairs {
        let secret = SecretKey::from_bytes(&bytes(fields["d"])).unwrap();
        for i in P256_KEYGEN.available() {
            assert_eq!(
                (i.function)(&secret),
                point(fields["Qx"], fields["Qy"]).unwrap(),
                "{}",
                i.name
            );
        }
    }
}

#[test]
fn nist_public_key_validation() {
    let records = records(include_str!("../data/p256_pkv.rsp"));
    assert_eq!(records.len(), 12);
    for (_, fields) in records {
        // "Out of range" ones have a digit more than a coordinate can have.
        let fits = fields["Qx"].len() == 64 && fields["Qy"].len() == 64;
        let valid = fits && point(fields["Qx"], fields["Qy"]).is_ok();
        assert_eq!(valid, fields["Result"].starts_with('P'), "{fields:?}");
    }
}

#[test]
fn nist_signature_verification() {
    let records = records(include_str!("../data/p256_sig_ver.rsp"));
    assert_eq!(records.len(), 75);
    for (section, fields) in records {
        let message = hex::decode(fields["Msg"]).unwrap();
        let prehash = match section {
            "P-256,SHA-1" => sha1::Sha1::digest(&message).to_vec(),
            "P-256,SHA-224" => sha2::Sha224::digest(&message).to_vec(),
            "P-256,SHA-256" => sha2::Sha256::digest(&message).to_vec(),
            "P-256,SHA-384" => sha2::Sha384::digest(&message).to_vec(),
            "P-256,SHA-512" => sha2::Sha512::digest(&message).to_vec(),
            _ => panic!("{section}"),
        };
        let public = point(fields["Qx"], fields["Qy"]).unwrap();
        let signature = Signature::from_scalars(bytes(fields["R"]), bytes(fields["S"])).unwrap();
        for i in P256_VERIFY.available() {
            let verdict = (i.function)(&public, &prehash, &signature);
            assert_eq!(
                verdict,
                fields["Result"].starts_with('P'),
                "{}: {fields:?}",
                i.name
            );
        }
    }
}

/// The static unified scheme: both sides' keys are given, and a hash of Z. Where the result is a failure, its
/// reason says which value was spoilt.
#[test]
fn nist_ecdh() {
    let records = records(include_str!("../data/p256_ecdh.rsp"));
    assert_eq!(records.len(), 60);
    for (_, fields) in records {
        let secret = SecretKey::from_bytes(&bytes(fields["dsIUT"])).unwrap();
        let own = point(fields["QsIUTx"], fields["QsIUTy"]);
        let other = point(fields["QsCAVSx"], fields["QsCAVSy"]);
        for (ecdh, keygen) in P256_ECDH.available().zip(P256_KEYGEN.available()) {
            let valid = own.is_ok_and(|own| own == (keygen.function)(&secret))
                && other.is_ok_and(|other| {
                    let z = (ecdh.function)(&secret, &other);
                    z == bytes(fields["Z"])
                        && sha2::Sha256::digest(z)[..] == bytes(fields["CAVSHashZZ"])
                });
            assert_eq!(
                valid,
                fields["Result"].starts_with('P'),
                "{}: {fields:?}",
                ecdh.name
            );
        }
    }
}

/// The primitive by itself: each record has a key pair, the other side's point and the shared x.
#[test]
fn nist_ecc_cdh() {
    let records = records(include_str!("../data/p256_ecc_cdh.rsp"));
    assert_eq!(records.len(), 25);
    for (_, fields) in records {
        let secret = SecretKey::from_bytes(&bytes(fields["dIUT"])).unwrap();
        let own = point(fields["QIUTx"], fields["QIUTy"]).unwrap();
        let other = point(fields["QCAVSx"], fields["QCAVSy"]).unwrap();
        for i in P256_KEYGEN.available() {
            assert_eq!((i.function)(&secret), own, "{}: {fields:?}", i.name);
        }
        for i in P256_ECDH.available() {
            let shared = (i.function)(&secret, &other);
            assert_eq!(shared, bytes(fields["ZIUT"]), "{}: {fields:?}", i.name);
        }
    }
}
