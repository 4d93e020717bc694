/* Version, error texts, backends, and X25519 a thousand times. */
#include <string.h>

#include "test.h"

void test_info(void) {
  static const int errors[] = {0, 1, 2, 3, 4, 5, 6, 16, 17, 18, 19, 20, 21};
  static const int unknown[] = {-1, 7, 15, 22, 2147483647};
  const size_t count = sizeof errors / sizeof errors[0];
  size_t i, j;
  int operation;

  CHECK(strcmp(carrychain_version(), CARRYCHAIN_VERSION) == 0);
  CHECK(strcmp(carrychain_error_string(CARRYCHAIN_OK), "success") == 0);
  for (i = 0; i < count; i++) {
    for (j = 0; j < i; j++) {
      CHECK(strcmp(carrychain_error_string(errors[i]), carrychain_error_string(errors[j])) != 0);
    }
    CHECK(strcmp(carrychain_error_string(errors[i]), "unknown error code") != 0);
  }
  for (i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
    CHECK(strcmp(carrychain_error_string(unknown[i]), "unknown error code") == 0);
  }

  for (operation = CARRYCHAIN_X25519; operation <= CARRYCHAIN_POLY1305; operation++) {
    char *name = (char *)buffer_new(32);
    size_t length;
    memset(name, UNTOUCHED, 32);
    CHECK(carrychain_backend(name, 32, operation) == CARRYCHAIN_OK);
    length = strlen(name);
    CHECK(length > 0 && is_filled_with(name + length, 0, 32 - length));
    memset(name, UNTOUCHED, 32);
    CHECK(carrychain_backend(name, length, operation) == CARRYCHAIN_ERROR_LENGTH);
    CHECK(carrychain_backend(name, 0, operation) == CARRYCHAIN_ERROR_LENGTH);
    CHECK(carrychain_backend(name, 32, -1) == CARRYCHAIN_ERROR_CHOICE);
    CHECK(carrychain_backend(name, 32, CARRYCHAIN_POLY1305 + 1) == CARRYCHAIN_ERROR_CHOICE);
    CHECK(carrychain_backend(NULL, 32, operation) == CARRYCHAIN_ERROR_NULL);
    CHECK(is_filled_with(name, UNTOUCHED, 32));
    CHECK(carrychain_backend(name, length + 1, operation) == CARRYCHAIN_OK && strlen(name) == length);
    buffer_free((uint8_t *)name, 32);
  }
}

/* RFC 7748, 5.2. */
void test_x25519_iterated(void) {
  static const uint8_t expected[32] = {
      0x68, 0x4c, 0xf5, 0x9b, 0xa8, 0x33, 0x09, 0x55, 0x28, 0x00, 0xef, 0x56, 0x6f, 0x2f, 0x4d, 0x3c,
      0x1c, 0x38, 0x87, 0xc4, 0x93, 0x60, 0xe3, 0x87, 0x5f, 0x2e, 0xb9, 0x4d, 0x99, 0x53, 0x2c, 0x51};
  uint8_t k[32] = {9}, u[32] = {9}, next[32];
  int i;
  for (i = 0; i < 1000; i++) {
    CHECK(carrychain_x25519_shared_secret(next, 32, k, 32, u, 32) == CARRYCHAIN_OK);
    memcpy(u, k, 32);
    memcpy(k, next, 32);
  }
  CHECK(memcmp(k, expected, 32) == 0);
}
