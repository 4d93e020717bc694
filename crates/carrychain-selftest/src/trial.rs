//! Cases over bytes: known answers, boundary inputs and cross-checks against a reference, the same
//! for our own code, other libraries and functions loaded from a shared object.

use crate::{
    Case, Failure, Input, Note, Outcome, Random, Reply, Value, Verdict, ed25519, p256, x25519,
};
use carrychain::Operation;

/// How many random inputs the cross-check takes.
const RANDOM_INPUTS: usize = 32;

/// A function from inputs to replies.
pub type Function = dyn Fn(&Input) -> Reply;

/// An implementation under test and what it is judged by.
pub struct Trial {
    /// The operation.
    pub operation: Operation,
    /// The implementation: called with inputs of its operation only.
    pub function: Box<Function>,
    /// Another one, of every operation, that gives the expected reply where no answer is known.
    pub reference: Box<Function>,
    /// Whether a P-256 signature is that of RFC 6979. If not (a random nonce), it must only verify.
    pub deterministic: bool,
    /// Whether it may return an error instead of an all-zero X25519 shared secret.
    pub may_refuse_zero: bool,
}

impl Trial {
    /// Whether the implementation gives `expected` for `input`.
    pub fn expect(&self, input: &Input, expected: &[u8]) -> Result<(), Failure> {
        self.judge(input, Reply::Bytes(expected.to_vec()))
    }

    /// Whether it returns an error for `input`; a verification may also just reject.
    pub fn expect_refused(&self, input: &Input) -> Result<(), Failure> {
        self.judge(input, Reply::Refused)
    }

    /// Whether it gives what the reference gives.
    pub fn expect_as_reference(&self, input: &Input) -> Result<(), Failure> {
        self.judge(input, (self.reference)(input))
    }

    fn judge(&self, input: &Input, expected: Reply) -> Result<(), Failure> {
        let actual = (self.function)(input);
        if expected == actual || self.agrees(input, &expected, &actual) {
            return Ok(());
        }
        let parts = input.parts().into_iter();
        Err(Failure {
            input: parts.map(|(name, bytes)| (name, bytes.into())).collect(),
            expected: expected.into(),
            actual: actual.into(),
        })
    }

    /// Whether replies that differ are both right.
    fn agrees(&self, input: &Input, expected: &Reply, actual: &Reply) -> bool {
        use Reply::{Bytes, Refused};
        match (input, expected, actual) {
            (Input::X25519 { .. }, Bytes(secret), Refused) => {
                self.may_refuse_zero && secret.iter().all(|&b| b == 0)
            }
            // A key that does not decode, or a signature that does not verify.
            (Input::Ed25519Verify(_) | Input::P256Verify { .. }, Bytes(verdict), Refused)
            | (Input::Ed25519Verify(_) | Input::P256Verify { .. }, Refused, Bytes(verdict)) => {
                verdict[..] == [0]
            }
            (Input::P256Sign { secret, message }, Bytes(_), Bytes(signature)) => {
                !self.deterministic && p256::verifies(secret, message, signature, &self.reference)
            }
            _ => false,
        }
    }
}

impl From<Reply> for Value {
    fn from(reply: Reply) -> Self {
        match reply {
            Reply::Bytes(bytes) => Value::Bytes(bytes),
            Reply::Refused => "an error".into(),
        }
    }
}

/// The cases of an operation. Poly1305's own are in [`poly1305`](crate::poly1305): here it has only
/// the comparison with the reference.
pub fn cases(operation: Operation) -> impl Iterator<Item = &'static Case<Trial>> {
    let own: &[Case<Trial>] = match operation {
        Operation::X25519 => x25519::CASES,
        Operation::X25519Base => x25519::BASE_CASES,
        Operation::X25519Batch => x25519::BATCH_CASES,
        Operation::Ed25519Keygen => ed25519::KEYGEN_CASES,
        Operation::Ed25519Sign => ed25519::SIGN_CASES,
        Operation::Ed25519Verify => ed25519::VERIFY_CASES,
        Operation::Ed25519VerifyBatch => ed25519::VERIFY_BATCH_CASES,
        Operation::P256Keygen => p256::KEYGEN_CASES,
        Operation::P256Ecdh => p256::ECDH_CASES,
        Operation::P256Sign => p256::SIGN_CASES,
        Operation::P256Verify => p256::VERIFY_CASES,
        Operation::Poly1305 => &[],
    };
    const RANDOM: Case<Trial> = Case {
        name: "test_random_inputs",
        run: test_random_inputs,
    };
    own.iter().chain([&RANDOM])
}

/// Valid random inputs, of batches of 0, 1, 2, ... elements and messages of as many bytes.
fn test_random_inputs(trial: &Trial, _: &mut Note<'_>) -> Outcome {
    let mut random = Random::new(1);
    for n in 0..RANDOM_INPUTS {
        let input = valid_input(trial.operation, n, &mut random, &trial.reference);
        trial.expect_as_reference(&input)?;
    }
    Ok(Verdict::Pass)
}

/// A valid input of `operation`, drawn from `random`; keys and signatures are made with `reference`.
///
/// `n` is the number of elements of a batch and the length of a Poly1305 message.
pub fn valid_input(
    operation: Operation,
    n: usize,
    random: &mut Random,
    reference: &Function,
) -> Input {
    match operation {
        Operation::X25519 => x25519::random(random),
        Operation::X25519Base => x25519::random_base(random),
        Operation::X25519Batch => x25519::random_batch(random, n),
        Operation::Ed25519Keygen => ed25519::random_seed(random),
        Operation::Ed25519Sign => ed25519::random_to_sign(random),
        Operation::Ed25519Verify => ed25519::random_signed(random, reference),
        Operation::Ed25519VerifyBatch => ed25519::random_signed_batch(random, n, reference),
        Operation::P256Keygen => p256::random_secret(random),
        Operation::P256Ecdh => p256::random_pair(random, reference),
        Operation::P256Sign => p256::random_to_sign(random),
        Operation::P256Verify => p256::random_signed(random, reference),
        Operation::Poly1305 => Input::Poly1305 {
            key: random.array(),
            message: random.bytes(n),
        },
    }
}
