/* Structs that a message or a key is kept in: used out of turn, not aligned, NULL, overlapping what they must not. */
#include <string.h>

#include "test.h"

static const uint8_t key[32] = {1, 2, 3, 4, 5};
static const uint8_t message[40] = {9, 8, 7};

void test_poly1305_state(void) {
  const size_t size = sizeof(carrychain_poly1305_state);
  uint8_t *memory = buffer_new(size), *shifted = buffer_new(size + 8);
  carrychain_poly1305_state *state = (carrychain_poly1305_state *)(void *)memory;
  carrychain_poly1305_state *unaligned = (carrychain_poly1305_state *)(void *)(shifted + 1);
  uint8_t tag[16], expected[16];
  CHECK(carrychain_poly1305_mac(expected, 16, message, 40, key, 32) == CARRYCHAIN_OK);

  /* Zero, finished, wiped. */
  memset(tag, UNTOUCHED, 16);
  CHECK(carrychain_poly1305_update(state, message, 1) == CARRYCHAIN_ERROR_STATE);
  CHECK(carrychain_poly1305_finish(state, tag, 16) == CARRYCHAIN_ERROR_STATE);
  CHECK(carrychain_poly1305_finish_verify(state, tag, 16) == CARRYCHAIN_ERROR_STATE);
  CHECK(is_filled_with(tag, UNTOUCHED, 16) && is_filled_with(memory, 0, size));
  CHECK(carrychain_poly1305_init(state, key, 32) == CARRYCHAIN_OK);
  CHECK(carrychain_poly1305_update(state, message, 40) == CARRYCHAIN_OK);
  CHECK(carrychain_poly1305_finish(state, tag, 16) == CARRYCHAIN_OK);
  CHECK(memcmp(tag, expected, 16) == 0 && is_filled_with(memory, 0, size));
  CHECK(carrychain_poly1305_finish(state, tag, 16) == CARRYCHAIN_ERROR_STATE);
  CHECK(memcmp(tag, expected, 16) == 0);
  CHECK(carrychain_poly1305_init(state, key, 32) == CARRYCHAIN_OK && !is_filled_with(memory, 0, size));
  CHECK(carrychain_poly1305_finish_verify(state, expected, 16) == CARRYCHAIN_ERROR_TAG);
  CHECK(is_filled_with(memory, 0, size));
  CHECK(carrychain_poly1305_wipe(state) == CARRYCHAIN_OK);
  memset(memory, UNTOUCHED, size);
  CHECK(carrychain_poly1305_update(state, message, 1) == CARRYCHAIN_ERROR_STATE);
  CHECK(carrychain_poly1305_init(state, key, 32) == CARRYCHAIN_OK);
  CHECK(carrychain_poly1305_wipe(state) == CARRYCHAIN_OK);
  CHECK(carrychain_poly1305_update(state, message, 1) == CARRYCHAIN_ERROR_STATE);

  /* A wrong call leaves a message where it was. So does nothing at a place that is none. */
  CHECK(carrychain_poly1305_init(state, key, 32) == CARRYCHAIN_OK);
  CHECK(carrychain_poly1305_update(state, NULL, 0) == CARRYCHAIN_OK);
  CHECK(carrychain_poly1305_update(state, message, 0) == CARRYCHAIN_OK);
  CHECK(carrychain_poly1305_update(state, message, 17) == CARRYCHAIN_OK);
  CHECK(carrychain_poly1305_update(state, NULL, 1) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_poly1305_update(state, message, SIZE_MAX) == CARRYCHAIN_ERROR_LENGTH);
  CHECK(carrychain_poly1305_update(state, memory + 8, 1) == CARRYCHAIN_ERROR_OVERLAP);
  CHECK(carrychain_poly1305_finish(state, NULL, 16) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_poly1305_finish(state, tag, 15) == CARRYCHAIN_ERROR_LENGTH);
  CHECK(carrychain_poly1305_finish(state, memory, 16) == CARRYCHAIN_ERROR_OVERLAP);
  CHECK(carrychain_poly1305_finish_verify(state, NULL, 16) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_poly1305_finish_verify(state, tag, 17) == CARRYCHAIN_ERROR_LENGTH);
  CHECK(carrychain_poly1305_finish_verify(state, memory + 16, 16) == CARRYCHAIN_ERROR_OVERLAP);
  CHECK(carrychain_poly1305_update(state, message + 17, 23) == CARRYCHAIN_OK);
  CHECK(carrychain_poly1305_finish_verify(state, expected, 16) == CARRYCHAIN_OK);

  CHECK(carrychain_poly1305_init(NULL, key, 32) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_poly1305_init(state, NULL, 32) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_poly1305_init(state, key, 31) == CARRYCHAIN_ERROR_LENGTH);
  CHECK(carrychain_poly1305_update(NULL, message, 1) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_poly1305_finish(NULL, tag, 16) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_poly1305_finish_verify(NULL, tag, 16) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_poly1305_wipe(NULL) == CARRYCHAIN_ERROR_NULL);
  CHECK(is_filled_with(memory, 0, size));

  CHECK(carrychain_poly1305_init(unaligned, key, 32) == CARRYCHAIN_ERROR_ALIGNMENT);
  CHECK(carrychain_poly1305_update(unaligned, message, 1) == CARRYCHAIN_ERROR_ALIGNMENT);
  CHECK(carrychain_poly1305_finish(unaligned, tag, 16) == CARRYCHAIN_ERROR_ALIGNMENT);
  CHECK(carrychain_poly1305_finish_verify(unaligned, tag, 16) == CARRYCHAIN_ERROR_ALIGNMENT);
  CHECK(carrychain_poly1305_wipe(unaligned) == CARRYCHAIN_ERROR_ALIGNMENT);
  CHECK(is_filled_with(shifted, 0, size + 8));

  /* The key may lie where the state goes; a copy goes on by itself. */
  memcpy(memory + 16, key, 32);
  CHECK(carrychain_poly1305_init(state, memory + 16, 32) == CARRYCHAIN_OK);
  CHECK(carrychain_poly1305_update(state, message, 39) == CARRYCHAIN_OK);
  {
    carrychain_poly1305_state copy = *state;
    CHECK(carrychain_poly1305_wipe(state) == CARRYCHAIN_OK);
    CHECK(carrychain_poly1305_update(&copy, message + 39, 1) == CARRYCHAIN_OK);
    CHECK(carrychain_poly1305_finish_verify(&copy, expected, 16) == CARRYCHAIN_OK);
  }
  buffer_free(memory, size);
  buffer_free(shifted, size + 8);
}

void test_ed25519_key(void) {
  const size_t size = sizeof(carrychain_ed25519_key);
  uint8_t *memory = buffer_new(size), *shifted = buffer_new(size + 8);
  carrychain_ed25519_key *place = (carrychain_ed25519_key *)(void *)memory;
  carrychain_ed25519_key *unaligned = (carrychain_ed25519_key *)(void *)(shifted + 1);
  uint8_t signature[64], expected[64];
  CHECK(carrychain_ed25519_sign(expected, 64, message, 40, key, 32) == CARRYCHAIN_OK);

  memset(signature, UNTOUCHED, 64);
  CHECK(carrychain_ed25519_key_sign(signature, 64, message, 40, place) == CARRYCHAIN_ERROR_STATE);
  CHECK(carrychain_ed25519_key_init(place, key, 33) == CARRYCHAIN_ERROR_LENGTH);
  CHECK(carrychain_ed25519_key_init(place, NULL, 32) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_ed25519_key_init(NULL, key, 32) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_ed25519_key_sign(signature, 64, message, 40, NULL) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_ed25519_key_wipe(NULL) == CARRYCHAIN_ERROR_NULL);
  CHECK(is_filled_with(memory, 0, size));
  CHECK(carrychain_ed25519_key_init(unaligned, key, 32) == CARRYCHAIN_ERROR_ALIGNMENT);
  CHECK(carrychain_ed25519_key_sign(signature, 64, message, 40, unaligned) == CARRYCHAIN_ERROR_ALIGNMENT);
  CHECK(carrychain_ed25519_key_wipe(unaligned) == CARRYCHAIN_ERROR_ALIGNMENT);
  CHECK(is_filled_with(shifted, 0, size + 8));

  /* The seed may lie where the key goes. */
  memcpy(memory + 100, key, 32);
  CHECK(carrychain_ed25519_key_init(place, memory + 100, 32) == CARRYCHAIN_OK);
  CHECK(carrychain_ed25519_key_sign(memory, 64, message, 40, place) == CARRYCHAIN_ERROR_OVERLAP);
  CHECK(is_filled_with(signature, UNTOUCHED, 64));
  CHECK(carrychain_ed25519_key_sign(signature, 64, message, 40, place) == CARRYCHAIN_OK);
  CHECK(memcmp(signature, expected, 64) == 0);
  {
    carrychain_ed25519_key copy = *place;
    CHECK(carrychain_ed25519_key_wipe(place) == CARRYCHAIN_OK && is_filled_with(memory, 0, size));
    memset(signature, UNTOUCHED, 64);
    CHECK(carrychain_ed25519_key_sign(signature, 64, message, 40, place) == CARRYCHAIN_ERROR_STATE);
    CHECK(is_filled_with(signature, UNTOUCHED, 64));
    CHECK(carrychain_ed25519_key_sign(signature, 64, message, 40, &copy) == CARRYCHAIN_OK);
    CHECK(memcmp(signature, expected, 64) == 0);
  }
  buffer_free(memory, size);
  buffer_free(shifted, size + 8);
}
