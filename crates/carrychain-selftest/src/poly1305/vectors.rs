//! Tags of [`seeded_bytes`](crate::seeded_bytes) of each length under the key `seeded_bytes(32)`,
//! computed from the definition with big integers.

/// (length, tag)
pub(super) const TAGS: [(usize, u128); 24] = [
    (0, 0xe82d672c0148f9b787853fcf18668cd3),
    (1, 0xb8adca6b32ba3442541028f50f7e8ee3),
    (2, 0xb8f7f4c285338063d145daf87c7942d1),
    (3, 0xf3737b6024cc5d3ed19586ce890a33ba),
    (16, 0x0a1a2d39ea498fb790b6743b413b9611),
    (32, 0x9905e3a79e2ad242b9450c08e710e4e1),
    (48, 0xe1b215eea2f304acdd2757952f45a8d3),
    (49, 0x1cf3ab39c0694969896f1f0316e7c0f0),
    (63, 0x30b0328751559c39384206e92a3e2c92),
    (64, 0x2c04163655252dc63d705b8846b67177),
    (65, 0x0387ddbee830f2154044297bb1e99de7),
    (127, 0x29834fcb5a9325ad05a4b32477622d3d),
    (128, 0x200e2c05e20b85a024737f65706c3eb0),
    (129, 0xef2f9842c29055eaba2876fd9e3e4d53),
    (256, 0x9e754bc769685190dc29c8fa86f1c9b3),
    (511, 0x9d13f554e6e345388b6d5cc450eb90cb),
    (513, 0xaab23e3c2afc620ed4e6e55c6b9f3dc7),
    (1000, 0xd68cea8a0f68a9a86786f9c14c26106d),
    (3333, 0xdcc154e738c6db24a70bffd31b9301a6),
    (4096, 0x8f883e9c7b2e825a1d3182cc69b41626),
    (4128, 0x234594a811549df2a19acaf93e6552fd),
    (4160, 0x7bfca91e03adef03e22092c75483fa37),
    (4224, 0x46ab8c75b310a63f7455426d6935d2f5),
    (16384, 0xd0fe26c2ca942d522de111dd422883a6),
];

/// The tag, under the same key, of the tags of the first 0, 1, ..., 4096 bytes of `seeded_bytes(4096)`.
pub(super) const ALL_LENGTHS: u128 = 0x9d075dc96ceb625d025fe1e3d1716934;

/// Key and message of ones only: see [`all_ones`](super::cases::all_ones).
pub(super) const ALL_ONES: u128 = 0x0c266b458706cfc43f707db350dd8125;
