/* Carrychain: X25519, Ed25519, P-256 (ECDH, ECDSA) and Poly1305. C99 and C++.
 *
 * Every buffer is a pointer and, next to it, its length in bytes, which must be the one stated. Secret keys and numbers
 * are little-endian for X25519 and Ed25519, big-endian for P-256, as their standards have them.
 *
 * Functions return CARRYCHAIN_OK or an error:
 *
 *   - CARRYCHAIN_ERROR_NULL to CARRYCHAIN_ERROR_CHOICE: the call itself is wrong. Nothing has been written. If several
 *     arguments are wrong, the code is that of one of them.
 *   - CARRYCHAIN_ERROR_LOW_ORDER and on: an input does not contain what it should. All outputs are set to zero.
 *
 * An input of any length may be NULL if its length is 0; NULL is an error for all else. Outputs may overlap inputs in
 * any way (all inputs are read before anything is written) unless a function says otherwise. Inputs are not changed
 * (but by outputs that overlap them).
 *
 * Nothing is allocated; there is no global state that a call could find uninitialised; all functions may be called from several
 * threads at once (and from signal handlers), each `carrychain_poly1305_state` from one at a time. At most 32 KiB of stack are
 * used. Time and memory accesses depend on lengths, public keys, signatures and results, not on secrets. Nothing unwinds.
 */
#ifndef CARRYCHAIN_H
#define CARRYCHAIN_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this header. carrychain_version() is that of the library. */
#define CARRYCHAIN_VERSION "0.1.0"

/* What functions return. */
enum {
  CARRYCHAIN_OK = 0,

  /* A pointer is NULL that must not be. */
  CARRYCHAIN_ERROR_NULL = 1,
  /* A length is not the one stated. */
  CARRYCHAIN_ERROR_LENGTH = 2,
  /* Buffers overlap that must not. */
  CARRYCHAIN_ERROR_OVERLAP = 3,
  /* A pointer is not aligned as its type must be. */
  CARRYCHAIN_ERROR_ALIGNMENT = 4,
  /* A state or key is not initialised, or has been finished or wiped. */
  CARRYCHAIN_ERROR_STATE = 5,
  /* No such operation or profile. */
  CARRYCHAIN_ERROR_CHOICE = 6,

  /* X25519: the public key is of low order, so the shared secret would be all zero, whatever the secret key. */
  CARRYCHAIN_ERROR_LOW_ORDER = 16,
  /* P-256: the secret key is not in 1 to n-1. */
  CARRYCHAIN_ERROR_SECRET_KEY = 17,
  /* The public key is not a point of the curve in an encoding that is read. */
  CARRYCHAIN_ERROR_PUBLIC_KEY = 18,
  /* The signature is not valid. */
  CARRYCHAIN_ERROR_SIGNATURE = 19,
  /* P-256: the signature to be converted is not two numbers in 1 to n-1, or not in strict DER. */
  CARRYCHAIN_ERROR_ENCODING = 20,
  /* The tag does not match. */
  CARRYCHAIN_ERROR_TAG = 21
};

/* What an error code means, in English, without a full stop; never NULL. For 0 "success", for others than the above
 * "unknown error code". */
const char *carrychain_error_string(int error);

/* The version of the library. */
const char *carrychain_version(void);

/* Operations, for carrychain_backend. */
enum {
  CARRYCHAIN_X25519 = 0,
  CARRYCHAIN_X25519_BASE = 1,
  CARRYCHAIN_X25519_BATCH = 2,
  CARRYCHAIN_ED25519_KEYGEN = 3,
  CARRYCHAIN_ED25519_SIGN = 4,
  CARRYCHAIN_ED25519_VERIFY = 5,
  CARRYCHAIN_ED25519_VERIFY_BATCH = 6,
  CARRYCHAIN_P256_KEYGEN = 7,
  CARRYCHAIN_P256_ECDH = 8,
  CARRYCHAIN_P256_SIGN = 9,
  CARRYCHAIN_P256_VERIFY = 10,
  CARRYCHAIN_POLY1305 = 11
};

/* `name`: the name of the implementation that serves an operation on this CPU ("portable64", "adx", ...), then zeros to
 * the end, at least one. 32 bytes are enough for all names; CARRYCHAIN_ERROR_LENGTH if name_len is too small. */
int carrychain_backend(char *name, size_t name_len, int operation);


/* ---- X25519 (RFC 7748). Any 32 bytes are a secret key, any 32 bytes are a public key. ---- */

#define CARRYCHAIN_X25519_LEN 32

/* `public_key` (32 bytes) of `secret_key` (32 bytes). */
int carrychain_x25519_public_key(uint8_t *public_key, size_t public_key_len,
                                 const uint8_t *secret_key, size_t secret_key_len);

/* `shared_secret` (32 bytes) of `secret_key` (32 bytes) and the other side's `public_key` (32 bytes). To be hashed
 * into a key, not used as one.
 *
 * CARRYCHAIN_ERROR_LOW_ORDER if it is all zero, and so independent of the secret key; `shared_secret` is then that. */
int carrychain_x25519_shared_secret(uint8_t *shared_secret, size_t shared_secret_len,
                                    const uint8_t *secret_key, size_t secret_key_len,
                                    const uint8_t *public_key, size_t public_key_len);


/* ---- Ed25519 (RFC 8032). Any 32 bytes are a seed. ---- */

#define CARRYCHAIN_ED25519_SEED_LEN 32
#define CARRYCHAIN_ED25519_PUBLIC_KEY_LEN 32
#define CARRYCHAIN_ED25519_SIGNATURE_LEN 64

/* Which signatures are valid, where implementations disagree: none of these differ on keys and signatures that were
 * made as the RFC says. */
enum {
  /* RFC 8032, the equation without cofactor, as most libraries have it. */
  CARRYCHAIN_ED25519_RFC8032 = 0,
  /* The same; and key and R are encoded canonically and not of small order. */
  CARRYCHAIN_ED25519_STRICT = 1,
  /* ZIP 215: the equation with cofactor; encodings need not be canonical. */
  CARRYCHAIN_ED25519_ZIP215 = 2
};

/* `public_key` (32 bytes) of `seed` (32 bytes). */
int carrychain_ed25519_public_key(uint8_t *public_key, size_t public_key_len, const uint8_t *seed,
                                  size_t seed_len);

/* `signature` (64 bytes) of `message` (any length) by the key of `seed` (32 bytes). Computes the public key each time;
 * for more than one signature, carrychain_ed25519_key_sign takes half as long. */
int carrychain_ed25519_sign(uint8_t *signature, size_t signature_len, const uint8_t *message,
                            size_t message_len, const uint8_t *seed, size_t seed_len);

/* A key to sign with: a seed and what is computed from it. Secret. To be set to zero or by carrychain_ed25519_key_init
 * before it is passed to another function; may be copied. */
typedef struct carrychain_ed25519_key {
  uint64_t opaque[24];
} carrychain_ed25519_key;

/* Makes `key` of `seed` (32 bytes). */
int carrychain_ed25519_key_init(carrychain_ed25519_key *key, const uint8_t *seed, size_t seed_len);

/* `signature` (64 bytes) of `message` (any length) by `key`, which `signature` must not overlap. */
int carrychain_ed25519_key_sign(uint8_t *signature, size_t signature_len, const uint8_t *message,
                                size_t message_len, const carrychain_ed25519_key *key);

/* Wipes `key`, initialised or not. */
int carrychain_ed25519_key_wipe(carrychain_ed25519_key *key);

/* Whether `signature` (64 bytes) of `message` (any length) is valid under `public_key` (32 bytes) by `profile`.
 *
 * CARRYCHAIN_OK if it is, CARRYCHAIN_ERROR_SIGNATURE if not, CARRYCHAIN_ERROR_PUBLIC_KEY if no point has that encoding. */
int carrychain_ed25519_verify(const uint8_t *signature, size_t signature_len, const uint8_t *message,
                              size_t message_len, const uint8_t *public_key, size_t public_key_len,
                              int profile);

/* A signature to be verified together with others. */
typedef struct carrychain_ed25519_item {
  const uint8_t *signature;
  size_t signature_len;
  const uint8_t *message;
  size_t message_len;
  const uint8_t *public_key;
  size_t public_key_len;
} carrychain_ed25519_item;

/* Verifies each of `items_len` items; verdicts[i] is exactly what carrychain_ed25519_verify returns of items[i],
 * also where that is an error of the call. `verdicts_len` is the number of verdicts and must equal `items_len`, which may
 * be 0. `verdicts` must not overlap the items and what they point to.
 *
 * CARRYCHAIN_OK if all are valid (or there are none), CARRYCHAIN_ERROR_SIGNATURE if not; here `verdicts` is always set. */
int carrychain_ed25519_verify_batch(int *verdicts, size_t verdicts_len,
                                    const carrychain_ed25519_item *items, size_t items_len,
                                    int profile);


/* ---- P-256. Secret keys are 32 bytes, a number in 1 to n-1. ----
 *
 * Public keys are as SEC 1 writes them: 33 bytes 02 x or 03 x (compressed), or 65 bytes 04 x y. Other points than those of
 * the curve, infinity, coordinates not below p and other forms are CARRYCHAIN_ERROR_PUBLIC_KEY.
 * Signatures are 64 bytes: r, s. */

#define CARRYCHAIN_P256_SECRET_KEY_LEN 32
#define CARRYCHAIN_P256_PUBLIC_KEY_LEN 65
#define CARRYCHAIN_P256_COMPRESSED_LEN 33
#define CARRYCHAIN_P256_SHARED_SECRET_LEN 32
#define CARRYCHAIN_P256_SIGNATURE_LEN 64
/* The most bytes of a signature in DER. */
#define CARRYCHAIN_P256_DER_LEN 72

/* `public_key` of `secret_key` (32 bytes): compressed if public_key_len is 33, uncompressed if it is 65.
 *
 * CARRYCHAIN_ERROR_SECRET_KEY. */
int carrychain_p256_public_key(uint8_t *public_key, size_t public_key_len,
                               const uint8_t *secret_key, size_t secret_key_len);

/* `shared_secret` (32 bytes: x of the shared point) of `secret_key` (32 bytes) and the other side's `public_key` (33 or
 * 65 bytes). To be hashed into a key, not used as one.
 *
 * CARRYCHAIN_ERROR_SECRET_KEY, CARRYCHAIN_ERROR_PUBLIC_KEY. */
int carrychain_p256_shared_secret(uint8_t *shared_secret, size_t shared_secret_len,
                                  const uint8_t *secret_key, size_t secret_key_len,
                                  const uint8_t *public_key, size_t public_key_len);

/* `signature` (64 bytes) of the SHA-256 of `message` (any length) by `secret_key` (32 bytes), with the nonce of RFC 6979:
 * the same signature every time.
 *
 * CARRYCHAIN_ERROR_SECRET_KEY. */
int carrychain_p256_sign(uint8_t *signature, size_t signature_len, const uint8_t *message,
                         size_t message_len, const uint8_t *secret_key, size_t secret_key_len);

/* The same of a digest by whatever hash (at least one byte; the leftmost 32 count). The nonce is made with SHA-256. */
int carrychain_p256_sign_digest(uint8_t *signature, size_t signature_len, const uint8_t *digest,
                                size_t digest_len, const uint8_t *secret_key,
                                size_t secret_key_len);

/* Whether `signature` (64 bytes) of the SHA-256 of `message` (any length) is valid under `public_key` (33 or 65 bytes).
 *
 * CARRYCHAIN_OK if it is; CARRYCHAIN_ERROR_SIGNATURE if not, also if r or s is not in 1 to n-1;
 * CARRYCHAIN_ERROR_PUBLIC_KEY. */
int carrychain_p256_verify(const uint8_t *signature, size_t signature_len, const uint8_t *message,
                           size_t message_len, const uint8_t *public_key, size_t public_key_len);

/* The same of a digest by whatever hash (at least one byte; the leftmost 32 count). */
int carrychain_p256_verify_digest(const uint8_t *signature, size_t signature_len,
                                  const uint8_t *digest, size_t digest_len,
                                  const uint8_t *public_key, size_t public_key_len);

/* `der`: the DER encoding of `signature` (64 bytes), then zeros to its end; `der_size`, the room, must be at least 72 bytes.
 * `*der_len` is set to the length of the encoding, 8 to 72. `der` and `der_len` must not overlap.
 *
 * CARRYCHAIN_ERROR_ENCODING if r or s is not in 1 to n-1; `*der_len` is then 0. */
int carrychain_p256_signature_to_der(uint8_t *der, size_t der_size, size_t *der_len,
                                     const uint8_t *signature, size_t signature_len);

/* `signature` (64 bytes) of its DER encoding `der` (any length).
 *
 * CARRYCHAIN_ERROR_ENCODING if that is not strict DER of two numbers in 1 to n-1. Then `signature` is zero, which is
 * valid for nothing. */
int carrychain_p256_signature_from_der(uint8_t *signature, size_t signature_len, const uint8_t *der,
                                       size_t der_len);


/* ---- Poly1305 (RFC 8439). A key is 32 bytes and good for ONE message. ---- */

#define CARRYCHAIN_POLY1305_KEY_LEN 32
#define CARRYCHAIN_POLY1305_TAG_LEN 16

/* `tag` (16 bytes) of `message` (any length) under `key` (32 bytes). */
int carrychain_poly1305_mac(uint8_t *tag, size_t tag_len, const uint8_t *message, size_t message_len,
                            const uint8_t *key, size_t key_len);

/* CARRYCHAIN_OK if `tag` (16 bytes) is that of `message` under `key` (32 bytes), CARRYCHAIN_ERROR_TAG if not; compared in
 * constant time. */
int carrychain_poly1305_verify(const uint8_t *tag, size_t tag_len, const uint8_t *message,
                               size_t message_len, const uint8_t *key, size_t key_len);

/* A message that comes in pieces. Secret. To be set to zero or by carrychain_poly1305_init before it is passed to another
 * function. A copy continues as the original does, but at most one of them may be finished: a key is good for one tag. */
typedef struct carrychain_poly1305_state {
  uint64_t opaque[16];
} carrychain_poly1305_state;

/* Starts a message under `key` (32 bytes). */
int carrychain_poly1305_init(carrychain_poly1305_state *state, const uint8_t *key, size_t key_len);

/* Absorbs the next piece, of any length. It must not overlap `state`. */
int carrychain_poly1305_update(carrychain_poly1305_state *state, const uint8_t *data,
                               size_t data_len);

/* `tag` (16 bytes) of what has been absorbed; `tag` must not overlap `state`, which is wiped: it is to be initialised
 * before it is used again. */
int carrychain_poly1305_finish(carrychain_poly1305_state *state, uint8_t *tag, size_t tag_len);

/* CARRYCHAIN_OK if `tag` (16 bytes) is that of what has been absorbed, CARRYCHAIN_ERROR_TAG if not; compared in constant
 * time. `tag` must not overlap `state`, which is wiped. */
int carrychain_poly1305_finish_verify(carrychain_poly1305_state *state, const uint8_t *tag,
                                      size_t tag_len);

/* Wipes `state`, initialised or not, finished or not. */
int carrychain_poly1305_wipe(carrychain_poly1305_state *state);

#ifdef __cplusplus
}
#endif

#endif
