/* Runs the functions on secrets that valgrind's memcheck takes for undefined memory: it reports every jump and every address that
 * depends on one. With the argument `control`, does what must be reported. */
#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

#include "carrychain.h"

static void hide(void *at, size_t length) { VALGRIND_MAKE_MEM_UNDEFINED(at, length); }
static void reveal(void *at, size_t length) { VALGRIND_MAKE_MEM_DEFINED(at, length); }

/* What it returns is public. */
static int check(int error, int expected, const char *what) {
  reveal(&error, sizeof error);
  if (error != expected) fprintf(stderr, "%s: %s\n", what, carrychain_error_string(error));
  return error != expected;
}
#define OK(function, ...) faults += check(function(__VA_ARGS__), CARRYCHAIN_OK, #function)

int main(int count, char **arguments) {
  static const uint8_t message[100] = {4, 5, 6};
  uint8_t secret[32] = {1, 2, 3}, public_key[65], shared[32], signature[64], tag[16];
  carrychain_ed25519_key key;
  carrychain_poly1305_state state;
  int faults = 0;
  (void)arguments;
  if (!RUNNING_ON_VALGRIND) {
    fprintf(stderr, "nobody watches: run this under valgrind\n");
    return 2;
  }
  hide(secret, sizeof secret);
  if (count > 1) {
    if (secret[7] != 0) puts("a branch on a secret");
    return 0;
  }

  OK(carrychain_x25519_public_key, public_key, 32, secret, 32);
  reveal(public_key, 32);
  OK(carrychain_x25519_shared_secret, shared, 32, secret, 32, public_key, 32);
  memset(public_key, 0, 32);
  faults += check(carrychain_x25519_shared_secret(shared, 32, secret, 32, public_key, 32), CARRYCHAIN_ERROR_LOW_ORDER,
                  "a key of low order");

  OK(carrychain_ed25519_public_key, public_key, 32, secret, 32);
  OK(carrychain_ed25519_sign, signature, 64, message, 100, secret, 32);
  OK(carrychain_ed25519_key_init, &key, secret, 32);
  OK(carrychain_ed25519_key_sign, signature, 64, message, 100, &key);
  OK(carrychain_ed25519_key_wipe, &key);

  OK(carrychain_p256_public_key, public_key, 33, secret, 32);
  OK(carrychain_p256_public_key, public_key, 65, secret, 32);
  reveal(public_key, 65);
  OK(carrychain_p256_shared_secret, shared, 32, secret, 32, public_key, 65);
  OK(carrychain_p256_sign, signature, 64, message, 100, secret, 32);
  OK(carrychain_p256_sign_digest, signature, 64, message, 32, secret, 32);

  OK(carrychain_poly1305_mac, tag, 16, message, 100, secret, 32);
  OK(carrychain_poly1305_verify, tag, 16, message, 100, secret, 32);
  OK(carrychain_poly1305_init, &state, secret, 32);
  OK(carrychain_poly1305_update, &state, message, 50);
  OK(carrychain_poly1305_update, &state, message + 50, 50);
  OK(carrychain_poly1305_finish_verify, &state, tag, 16);
  OK(carrychain_poly1305_init, &state, secret, 32);
  OK(carrychain_poly1305_finish, &state, tag, 16);
  return faults > 0;
}
