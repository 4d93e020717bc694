/* Prototypes of the functions that `carrychain bench --external NAME=PATH.so:SYMBOL` takes, one an
 * operation. Declare yours with its type, and the compiler checks it:
 *
 *     #include "carrychain_external.h"
 *     carrychain_external_poly1305 my_poly1305;
 *     void my_poly1305(uint8_t tag[16], const uint8_t key[32], const uint8_t *message, size_t length)
 *     { ... }
 *
 * See external-abi.md for what each computes. */
#ifndef CARRYCHAIN_EXTERNAL_H
#define CARRYCHAIN_EXTERNAL_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef void carrychain_external_x25519(uint8_t out[32], const uint8_t scalar[32],
                                        const uint8_t u[32]);
typedef void carrychain_external_x25519_base(uint8_t out[32], const uint8_t scalar[32]);
typedef void carrychain_external_x25519_batch(uint8_t *out, const uint8_t *scalars,
                                              const uint8_t *us, size_t n);

typedef void carrychain_external_ed25519_keygen(uint8_t key[32], const uint8_t seed[32]);
typedef void carrychain_external_ed25519_sign(uint8_t signature[64], const uint8_t seed[32],
                                              const uint8_t key[32], const uint8_t *message,
                                              size_t length);
typedef int carrychain_external_ed25519_verify(const uint8_t signature[64], const uint8_t key[32],
                                               const uint8_t *message, size_t length);
typedef void carrychain_external_ed25519_verify_batch(uint8_t *verdicts, const uint8_t *signatures,
                                                      const uint8_t *keys,
                                                      const uint8_t *const *messages,
                                                      const size_t *lengths, size_t n);

typedef int carrychain_external_p256_keygen(uint8_t public_key[65], const uint8_t secret[32]);
typedef int carrychain_external_p256_ecdh(uint8_t x[32], const uint8_t secret[32],
                                          const uint8_t public_key[65]);
typedef int carrychain_external_p256_sign(uint8_t signature[64], const uint8_t secret[32],
                                          const uint8_t hash[32]);
typedef int carrychain_external_p256_verify(const uint8_t signature[64],
                                            const uint8_t public_key[65], const uint8_t hash[32]);

typedef void carrychain_external_poly1305(uint8_t tag[16], const uint8_t key[32],
                                          const uint8_t *message, size_t length);

#ifdef __cplusplus
}
#endif

#endif
