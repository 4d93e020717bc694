//! Calls everything that uses multiples of base points, and prints how many nanoseconds each takes: the fastest of many
//! calls. `cargo xtask sizes` builds it with each set of tables and looks at the program itself, too.

use carrychain::{ed25519, p256, x25519};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Calls of one operation.
const CALLS: u32 = 2000;

fn main() {
    let ed25519 = ed25519::SigningKey::from_bytes(&[1; 32]);
    let ed25519_signature = ed25519.sign(b"message");
    let ed25519_key = ed25519.verifying_key();
    let p256 = p256::ecdsa::SigningKey::from_bytes(&[2; 32]).expect("in range");
    let p256_signature = p256.sign(b"message");

    time("x25519_base", || x25519::x25519_base(black_box([3; 32])));
    time("ed25519_keygen", || {
        ed25519::SigningKey::from_bytes(black_box(&[4; 32]))
    });
    time("ed25519_sign", || ed25519.sign(black_box(b"message")));
    time("ed25519_verify", || {
        ed25519_key
            .verify(black_box(b"message"), &ed25519_signature)
            .expect("valid")
    });
    time("p256_keygen", || p256.as_secret_key().public_key());
    time("p256_sign", || p256.sign(black_box(b"message")));
    time("p256_verify", || {
        p256.verifying_key()
            .verify(black_box(b"message"), &p256_signature)
            .expect("valid")
    });
}

fn time<T>(name: &str, call: impl Fn() -> T) {
    let one = || {
        let start = Instant::now();
        black_box(call());
        start.elapsed()
    };
    let fastest = (0..CALLS).map(|_| one()).min().unwrap_or(Duration::ZERO);
    println!("{name} {}", fastest.as_nanos());
}
