/* Functions of the library in one form: an array of buffers. */
#include <stddef.h>
#include <string.h>

#include "test.h"

#define BUFFER(i) a[i].at, a[i].length
#define TWO(name) \
  static int name(const struct argument *a) { return carrychain_##name(BUFFER(0), BUFFER(1)); }
#define THREE(name) \
  static int name(const struct argument *a) { \
    return carrychain_##name(BUFFER(0), BUFFER(1), BUFFER(2)); \
  }
#define VERIFY(name, profile) \
  static int name(const struct argument *a) { \
    return carrychain_ed25519_verify(BUFFER(0), BUFFER(1), BUFFER(2), profile); \
  }

TWO(x25519_public_key)
THREE(x25519_shared_secret)
TWO(ed25519_public_key)
THREE(ed25519_sign)
VERIFY(ed25519_verify_rfc8032, CARRYCHAIN_ED25519_RFC8032)
VERIFY(ed25519_verify_strict, CARRYCHAIN_ED25519_STRICT)
VERIFY(ed25519_verify_zip215, CARRYCHAIN_ED25519_ZIP215)
TWO(p256_public_key)
THREE(p256_shared_secret)
THREE(p256_sign)
THREE(p256_sign_digest)
THREE(p256_verify)
THREE(p256_verify_digest)
TWO(p256_signature_from_der)
THREE(poly1305_mac)
THREE(poly1305_verify)

static int ed25519_key_sign(const struct argument *a) {
  carrychain_ed25519_key key;
  int error = carrychain_ed25519_key_init(&key, BUFFER(2));
  if (error == CARRYCHAIN_OK) {
    error = carrychain_ed25519_key_sign(BUFFER(0), BUFFER(1), &key);
    CHECK(carrychain_ed25519_key_wipe(&key) == CARRYCHAIN_OK);
  }
  return error;
}

static int p256_signature_to_der(const struct argument *a) {
  size_t length = 99;
  int error = carrychain_p256_signature_to_der(BUFFER(0), &length, BUFFER(1));
  if (error == CARRYCHAIN_OK) {
    CHECK(length == 2 + (size_t)a[0].at[1]);
  } else {
    CHECK(length == (error < CARRYCHAIN_ERROR_LOW_ORDER ? 99 : 0));
  }
  return error;
}

/* As a TLS implementation has it: a signature in DER. */
static int p256_verify_der(const struct argument *a) {
  uint8_t signature[CARRYCHAIN_P256_SIGNATURE_LEN];
  int error = carrychain_p256_signature_from_der(signature, sizeof signature, BUFFER(0));
  int verdict = carrychain_p256_verify(signature, sizeof signature, BUFFER(1), BUFFER(2));
  if (error == CARRYCHAIN_ERROR_ENCODING) CHECK(verdict != CARRYCHAIN_OK);
  return error == CARRYCHAIN_OK ? verdict : error;
}

/* In pieces of 1, 2, 3, ... bytes. */
static int poly1305_absorb(carrychain_poly1305_state *state, const struct argument *a) {
  size_t done = 0, piece = 1;
  int error = carrychain_poly1305_init(state, BUFFER(2));
  if (a[1].at == NULL || a[1].length > 1 << 20) {
    return error == CARRYCHAIN_OK ? carrychain_poly1305_update(state, BUFFER(1)) : error;
  }
  while (error == CARRYCHAIN_OK && done < a[1].length) {
    if (piece > a[1].length - done) piece = a[1].length - done;
    error = carrychain_poly1305_update(state, a[1].at + done, piece);
    done += piece++;
  }
  return error;
}

static int poly1305_pieces(const struct argument *a) {
  carrychain_poly1305_state state;
  int error = poly1305_absorb(&state, a);
  return error == CARRYCHAIN_OK ? carrychain_poly1305_finish(&state, BUFFER(0)) : error;
}

static int poly1305_pieces_verify(const struct argument *a) {
  carrychain_poly1305_state state;
  int error = poly1305_absorb(&state, a);
  return error == CARRYCHAIN_OK ? carrychain_poly1305_finish_verify(&state, BUFFER(0)) : error;
}

#define FUNCTION(name, lengths, has_output) {#name, name, lengths, has_output}

static const struct function functions[] = {
    FUNCTION(x25519_public_key, "==", 1),
    FUNCTION(x25519_shared_secret, "===", 1),
    FUNCTION(ed25519_public_key, "==", 1),
    FUNCTION(ed25519_sign, "=*=", 1),
    FUNCTION(ed25519_key_sign, "=*=", 1),
    FUNCTION(ed25519_verify_rfc8032, "=*=", 0),
    FUNCTION(ed25519_verify_strict, "=*=", 0),
    FUNCTION(ed25519_verify_zip215, "=*=", 0),
    FUNCTION(p256_public_key, "k=", 1),
    FUNCTION(p256_shared_secret, "==k", 1),
    FUNCTION(p256_sign, "=*=", 1),
    FUNCTION(p256_sign_digest, "=+=", 1),
    FUNCTION(p256_verify, "=*k", 0),
    FUNCTION(p256_verify_digest, "=+k", 0),
    FUNCTION(p256_verify_der, "**k", 0),
    FUNCTION(p256_signature_to_der, ">=", 1),
    FUNCTION(p256_signature_from_der, "=*", 1),
    FUNCTION(poly1305_mac, "=*=", 1),
    FUNCTION(poly1305_pieces, "=*=", 1),
    FUNCTION(poly1305_verify, "=*=", 0),
    FUNCTION(poly1305_pieces_verify, "=*=", 0),
};

const struct function *find_function(const char *name) {
  size_t i;
  for (i = 0; i < sizeof functions / sizeof functions[0]; i++) {
    if (strcmp(functions[i].name, name) == 0) return &functions[i];
  }
  return NULL;
}

#define ERROR(name) {#name, CARRYCHAIN_ERROR_##name}

int error_code(const char *name) {
  static const struct {
    const char *name;
    int code;
  } errors[] = {
      {"OK", CARRYCHAIN_OK}, ERROR(LENGTH),    ERROR(LOW_ORDER), ERROR(SECRET_KEY),
      ERROR(PUBLIC_KEY),     ERROR(SIGNATURE), ERROR(ENCODING),  ERROR(TAG),
  };
  size_t i;
  for (i = 0; i < sizeof errors / sizeof errors[0]; i++) {
    if (strcmp(errors[i].name, name) == 0) return errors[i].code;
  }
  fail("no such error", name, 0);
  return -1;
}
