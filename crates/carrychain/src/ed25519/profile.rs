//! What is a valid signature, where implementations disagree.

/// Which signatures are valid. All profiles agree on signatures and keys that are made as RFC 8032 says; they differ
/// on contrived ones, where a network whose members must agree has to settle on one profile.
///
/// | | [`Rfc8032`](Self::Rfc8032) | [`Strict`](Self::Strict) | [`Zip215`](Self::Zip215) |
/// |---|---|---|---|
/// | equation | \[S\]B = R + \[k\]A | \[S\]B = R + \[k\]A | \[8\]\[S\]B = \[8\]R + \[8\]\[k\]A |
/// | S >= l | refused | refused | refused |
/// | A not on the curve | refused (as a key) | refused (as a key) | refused (as a key) |
/// | R not on the curve | refused | refused | refused |
/// | A encoded non-canonically | accepted | refused | accepted |
/// | R encoded non-canonically | refused | refused | accepted |
/// | A of small order | accepted | refused | accepted |
/// | R of small order | accepted | refused | accepted |
/// | A or R with a component of small order | if the equation holds | if the equation holds | accepted |
///
/// "Accepted" is: if the equation holds as well. A and R, as bytes, are hashed as they came; k is reduced modulo l
/// before it multiplies A. An encoding is non-canonical if its y is not below p or if its x is 0 and its sign bit is
/// set. The verdict is the same for one signature and in a batch, on every implementation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Profile {
    /// RFC 8032 with the equation without cofactor, as most libraries have it: `ed25519-dalek`'s `verify`, OpenSSL, Go.
    #[default]
    Rfc8032,
    /// As [`Rfc8032`](Self::Rfc8032), and nothing is accepted but canonical encodings of points of large order. Then
    /// a signature binds to one key and one message (`ed25519-dalek`'s `verify_strict`).
    Strict,
    /// ZIP 215: what is valid does not change if signatures are verified together by a random linear combination.
    Zip215,
}
