//! Handshakes between all combinations of Carrychain and snow's own X25519 and Poly1305.

use carrychain_examples::noise::wireguard::{Peer, Session, Side, handshake, send};
use carrychain_examples::noise::{Resolver, chacha_poly::ChaChaPoly};
use snow::params::CipherChoice;
use snow::resolvers::{CryptoResolver, DefaultResolver};
use snow::types::Cipher;
use snow::{Error, Keypair};

const SIDES: [Side; 2] = [Side::Carrychain, Side::Snow];

fn combinations() -> impl Iterator<Item = (Side, Side)> {
    SIDES.into_iter().flat_map(|a| SIDES.map(|b| (a, b)))
}

/// A handshake between these sides with these keys, and something said each way: all that went over the wire.
fn wire(
    sides: (Side, Side),
    keys: [&Keypair; 2],
    ephemeral: [Option<&[u8]>; 2],
) -> Result<Vec<Vec<u8>>, Error> {
    let initiator = Peer {
        side: sides.0,
        secret: &keys[0].private,
        their_public: Some(&keys[1].public),
        pre_shared: &[9; 32],
        fixed_ephemeral: ephemeral[0],
    };
    let responder = Peer {
        side: sides.1,
        secret: &keys[1].private,
        their_public: None,
        fixed_ephemeral: ephemeral[1],
        ..initiator
    };
    let Session {
        mut initiator,
        mut responder,
        messages,
    } = handshake(&initiator, &responder, b"TAI64N stamp")?;
    let mut wire = messages.to_vec();
    for length in (0..100).chain([1400]) {
        let text: Vec<u8> = (0..length).map(|i| i as u8).collect();
        wire.push(send(&mut initiator, &mut responder, &text)?);
        wire.push(send(&mut responder, &mut initiator, &text)?);
    }
    for side in [&mut initiator, &mut responder] {
        side.rekey_outgoing();
        side.rekey_incoming();
    }
    wire.push(send(&mut initiator, &mut responder, b"rekeyed")?);
    Ok(wire)
}

#[test]
fn every_combination_agrees_on_fresh_keys() {
    for (a, b) in combinations() {
        for _ in 0..8 {
            let keys = [a, b].map(|side| side.builder().unwrap().generate_keypair().unwrap());
            wire((a, b), keys.each_ref(), [None; 2]).unwrap();
        }
    }
}

#[test]
fn every_combination_sends_the_same_bytes() {
    let key = |side: Side, byte: u8| {
        let secret = [byte; 32];
        let mut dh = match side {
            Side::Carrychain => Resolver.resolve_dh(&snow::params::DHChoice::Curve25519),
            Side::Snow => DefaultResolver.resolve_dh(&snow::params::DHChoice::Curve25519),
        }
        .unwrap();
        dh.set(&secret);
        assert_eq!(dh.privkey(), secret);
        Keypair {
            private: secret.into(),
            public: dh.pubkey().into(),
        }
    };
    let wires = combinations().map(|(a, b)| {
        let keys = [key(a, 1), key(b, 2)];
        wire((a, b), keys.each_ref(), [Some(&[3; 32]), Some(&[4; 32])]).unwrap()
    });
    let wires: Vec<_> = wires.collect();
    assert_eq!(wires.len(), 4);
    for other in &wires[1..] {
        assert_eq!(*other, wires[0]);
    }
}

#[test]
fn ciphers_are_the_same_function() {
    let mut ours = ChaChaPoly::default();
    let mut theirs = DefaultResolver
        .resolve_cipher(&CipherChoice::ChaChaPoly)
        .unwrap();
    for length in (0..200).chain([1000, 4096]) {
        let text: Vec<u8> = (0..length).map(|i| (i * 7) as u8).collect();
        let (nonce, key) = ((length as u64) << 33, [length as u8; 32]);
        let associated = &text[length / 3..length / 2];
        ours.set(&key);
        theirs.set(&key);
        let [mut sealed, mut expected, mut opened] = [0; 3].map(|_| vec![0xa5; length + 16]);
        assert_eq!(
            ours.encrypt(nonce, associated, &text, &mut sealed),
            length + 16
        );
        theirs.encrypt(nonce, associated, &text, &mut expected);
        assert_eq!(sealed, expected, "{length} bytes");
        let ours_opens =
            |message: &[u8], out: &mut [u8]| ours.decrypt(nonce, associated, message, out);
        assert_eq!(ours_opens(&sealed, &mut opened), Ok(length));
        assert_eq!(opened[..length], text);
        for place in [0, length / 2, length, length + 15] {
            sealed[place] ^= 0x10;
            assert_eq!(ours_opens(&sealed, &mut opened), Err(Error::Decrypt));
            assert!(opened[..length].iter().all(|byte| *byte == 0));
            sealed[place] ^= 0x10;
        }
        let too_short = &sealed[..length.min(15)];
        assert_eq!(ours_opens(too_short, &mut opened), Err(Error::Decrypt));
    }
}

#[test]
fn a_key_of_small_order_and_tampered_messages_are_refused() {
    let keys = [0; 2].map(|_| {
        Side::Carrychain
            .builder()
            .unwrap()
            .generate_keypair()
            .unwrap()
    });
    let initiator = Peer {
        side: Side::Carrychain,
        secret: &keys[0].private,
        their_public: Some(&[0; 32]),
        pre_shared: &[9; 32],
        fixed_ephemeral: None,
    };
    let mut buffer = [0; 200];
    let refused = initiator
        .initiator()
        .unwrap()
        .write_message(&[], &mut buffer);
    assert_eq!(refused, Err(Error::Dh));

    let initiator = Peer {
        their_public: Some(&keys[1].public),
        ..initiator
    };
    let responder = Peer {
        secret: &keys[1].private,
        their_public: None,
        ..initiator
    };
    let length = initiator
        .initiator()
        .unwrap()
        .write_message(b"x", &mut buffer)
        .unwrap();
    // Beyond the first 32 bytes, the ephemeral key, everything has a tag; that key is in the hash that the tags cover.
    for place in 0..length {
        let mut message = buffer[..length].to_vec();
        message[place] ^= 1;
        let mut state = responder.responder().unwrap();
        assert!(
            state.read_message(&message, &mut [0; 64]).is_err(),
            "byte {place}"
        );
    }
    // All but what X25519 does not read: the top bit of the point. It is in the hash.
    let mut message = buffer[..length].to_vec();
    message[31] ^= 0x80;
    assert!(
        responder
            .responder()
            .unwrap()
            .read_message(&message, &mut [0; 64])
            .is_err()
    );
    assert!(
        responder
            .responder()
            .unwrap()
            .read_message(&buffer[..length], &mut [0; 64])
            .is_ok()
    );

    let no_key = Peer {
        secret: &[1; 31],
        ..initiator
    };
    let refused = no_key
        .initiator()
        .unwrap()
        .write_message(&[], &mut [0; 200]);
    assert_eq!(refused, Err(Error::Dh));
}
