//! The input of one call of an operation, and what comes out of it.

use carrychain::Operation;

/// A public key, a message and a signature that may be valid under them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedMessage {
    /// Ed25519 public key (RFC 8032, section 5.1.5).
    pub key: [u8; 32],
    /// Any bytes.
    pub message: Vec<u8>,
    /// R then S.
    pub signature: [u8; 64],
}

/// The input of one call of an operation. Encodings are those of the RFCs: little-endian for
/// Curve25519, big-endian and SEC 1 uncompressed points (04, x, y) for P-256.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // The fields are named as in the RFCs.
pub enum Input {
    X25519 {
        scalar: [u8; 32],
        u: [u8; 32],
    },
    X25519Base {
        scalar: [u8; 32],
    },
    X25519Batch {
        scalars: Vec<[u8; 32]>,
        us: Vec<[u8; 32]>,
    },
    Ed25519Keygen {
        seed: [u8; 32],
    },
    Ed25519Sign {
        seed: [u8; 32],
        message: Vec<u8>,
    },
    Ed25519Verify(SignedMessage),
    Ed25519VerifyBatch(Vec<SignedMessage>),
    P256Keygen {
        secret: [u8; 32],
    },
    P256Ecdh {
        secret: [u8; 32],
        public: [u8; 65],
    },
    /// ECDSA with SHA-256, the nonce of RFC 6979.
    P256Sign {
        secret: [u8; 32],
        message: Vec<u8>,
    },
    /// ECDSA with SHA-256; the signature is r then s.
    P256Verify {
        public: [u8; 65],
        message: Vec<u8>,
        signature: [u8; 64],
    },
    Poly1305 {
        key: [u8; 32],
        message: Vec<u8>,
    },
}

impl Input {
    /// The operation it is an input of.
    pub fn operation(&self) -> Operation {
        match self {
            Input::X25519 { .. } => Operation::X25519,
            Input::X25519Base { .. } => Operation::X25519Base,
            Input::X25519Batch { .. } => Operation::X25519Batch,
            Input::Ed25519Keygen { .. } => Operation::Ed25519Keygen,
            Input::Ed25519Sign { .. } => Operation::Ed25519Sign,
            Input::Ed25519Verify(_) => Operation::Ed25519Verify,
            Input::Ed25519VerifyBatch(_) => Operation::Ed25519VerifyBatch,
            Input::P256Keygen { .. } => Operation::P256Keygen,
            Input::P256Ecdh { .. } => Operation::P256Ecdh,
            Input::P256Sign { .. } => Operation::P256Sign,
            Input::P256Verify { .. } => Operation::P256Verify,
            Input::Poly1305 { .. } => Operation::Poly1305,
        }
    }

    /// Its parts by name, for a report.
    pub fn parts(&self) -> Vec<(&'static str, &[u8])> {
        fn signed(s: &SignedMessage) -> [(&'static str, &[u8]); 3] {
            [
                ("Key", &s.key),
                ("Message", &s.message),
                ("Signature", &s.signature),
            ]
        }
        match self {
            Input::X25519 { scalar, u } => vec![("Scalar", scalar), ("U", u)],
            Input::X25519Base { scalar } => vec![("Scalar", scalar)],
            Input::X25519Batch { scalars, us } => scalars
                .iter()
                .zip(us)
                .flat_map(|(scalar, u)| [("Scalar", &scalar[..]), ("U", &u[..])])
                .collect(),
            Input::Ed25519Keygen { seed } => vec![("Seed", seed)],
            Input::Ed25519Sign { seed, message } => vec![("Seed", seed), ("Message", message)],
            Input::Ed25519Verify(item) => signed(item).to_vec(),
            Input::Ed25519VerifyBatch(items) => items.iter().flat_map(signed).collect(),
            Input::P256Keygen { secret } => vec![("Secret", secret)],
            Input::P256Ecdh { secret, public } => vec![("Secret", secret), ("Public", public)],
            Input::P256Sign { secret, message } => vec![("Secret", secret), ("Message", message)],
            Input::P256Verify {
                public,
                message,
                signature,
            } => vec![
                ("Public", public),
                ("Message", message),
                ("Signature", signature),
            ],
            Input::Poly1305 { key, message } => vec![("Key", key), ("Message", message)],
        }
    }
}

/// What came out of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// The output: a shared secret, public key, signature or tag; for a verification one byte a
    /// signature, 1 if it is accepted and 0 if not; for a batch the outputs in a row.
    Bytes(Vec<u8>),
    /// An error instead of an output.
    Refused,
}

impl Reply {
    /// The output of a reference, of which it is known that it succeeds and how long it is.
    pub(crate) fn expect_array<const N: usize>(self) -> [u8; N] {
        match self {
            Reply::Bytes(bytes) => bytes.try_into().expect("the reference gives N bytes"),
            Reply::Refused => panic!("the reference refused a valid input"),
        }
    }
}
