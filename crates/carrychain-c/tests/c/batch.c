/* Ed25519 batches, and DER with its two outputs. */
#include <string.h>

#include "test.h"

enum { MOST = 40 };

/* Items of which some are wrong, in ways that depend on the index. */
struct batch {
  carrychain_ed25519_item items[MOST];
  uint8_t signatures[MOST][64], keys[MOST][32], messages[MOST][3];
};

static void make(struct batch *batch) {
  static const uint8_t seed[32] = {42};
  size_t i;
  for (i = 0; i < MOST; i++) {
    carrychain_ed25519_item *item = &batch->items[i];
    memset(batch->messages[i], (int)i, 3);
    CHECK(carrychain_ed25519_public_key(batch->keys[i], 32, seed, 32) == CARRYCHAIN_OK);
    CHECK(carrychain_ed25519_sign(batch->signatures[i], 64, batch->messages[i], i % 4, seed, 32) == CARRYCHAIN_OK);
    item->signature = batch->signatures[i];
    item->signature_len = 64;
    item->message = batch->messages[i];
    item->message_len = i % 4;
    item->public_key = batch->keys[i];
    item->public_key_len = 32;
  }
  batch->signatures[1][0] ^= 1;
  batch->signatures[5][63] ^= 0x80;
  /* No point has the y 2. */
  memset(batch->keys[7], 0, 32);
  batch->keys[7][0] = 2;
  batch->items[11].public_key = NULL;
  batch->items[17].signature_len = 63;
  batch->items[20].message = NULL;
  batch->items[21].message = NULL;
  /* Valid for ZIP 215 alone: R = (0, 1) with the sign bit, A = (0, 1), S = 0. */
  memset(batch->signatures[30], 0, 64);
  memset(batch->keys[30], 0, 32);
  batch->signatures[30][0] = batch->keys[30][0] = 1;
  batch->signatures[30][31] = 0x80;
  /* Whole chunks of nothing but wrong keys. */
  for (i = 32; i < MOST; i++) batch->items[i].public_key_len = 31;
}

static int alone(const carrychain_ed25519_item *item, int profile) {
  return carrychain_ed25519_verify(item->signature, item->signature_len, item->message, item->message_len,
                                   item->public_key, item->public_key_len, profile);
}

void test_ed25519_batch(void) {
  static struct batch batch;
  const carrychain_ed25519_item *items = batch.items;
  size_t n, i;
  int profile;
  int verdicts[4], untouched;
  make(&batch);
  CHECK(alone(&items[0], 0) == CARRYCHAIN_OK);
  CHECK(alone(&items[1], 0) == CARRYCHAIN_ERROR_SIGNATURE && alone(&items[5], 0) == CARRYCHAIN_ERROR_SIGNATURE);
  CHECK(alone(&items[7], 0) == CARRYCHAIN_ERROR_PUBLIC_KEY && alone(&items[11], 0) == CARRYCHAIN_ERROR_NULL);
  CHECK(alone(&items[17], 0) == CARRYCHAIN_ERROR_LENGTH && alone(&items[20], 0) == CARRYCHAIN_OK);
  CHECK(alone(&items[21], 0) == CARRYCHAIN_ERROR_NULL);
  CHECK(alone(&items[30], CARRYCHAIN_ED25519_RFC8032) == CARRYCHAIN_ERROR_SIGNATURE);
  CHECK(alone(&items[30], CARRYCHAIN_ED25519_ZIP215) == CARRYCHAIN_OK);

  for (profile = CARRYCHAIN_ED25519_RFC8032; profile <= CARRYCHAIN_ED25519_ZIP215; profile++) {
    for (n = 0; n <= MOST; n++) {
      size_t size = n * sizeof(int);
      int *room = (int *)(void *)buffer_new(size);
      int expected = CARRYCHAIN_OK;
      int error = carrychain_ed25519_verify_batch(room, n, items, n, profile);
      for (i = 0; i < n; i++) {
        CHECK(room[i] == alone(&items[i], profile));
        if (room[i] != CARRYCHAIN_OK) expected = CARRYCHAIN_ERROR_SIGNATURE;
      }
      CHECK(error == expected);
      buffer_free((uint8_t *)room, size);
    }
  }

  memset(verdicts, UNTOUCHED, sizeof verdicts);
  untouched = verdicts[0];
  CHECK(carrychain_ed25519_verify_batch(NULL, 0, NULL, 0, 0) == CARRYCHAIN_OK);
  CHECK(carrychain_ed25519_verify_batch(NULL, 1, items, 1, 0) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_ed25519_verify_batch(verdicts, 1, NULL, 1, 0) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_ed25519_verify_batch(verdicts, 4, items, 3, 0) == CARRYCHAIN_ERROR_LENGTH);
  CHECK(carrychain_ed25519_verify_batch(verdicts, 3, items, 4, 0) == CARRYCHAIN_ERROR_LENGTH);
  CHECK(carrychain_ed25519_verify_batch(verdicts, SIZE_MAX, items, SIZE_MAX, 0) == CARRYCHAIN_ERROR_LENGTH);
  CHECK(carrychain_ed25519_verify_batch(verdicts, SIZE_MAX / 4 + 2, items, SIZE_MAX / 4 + 2, 0) == CARRYCHAIN_ERROR_LENGTH);
  CHECK(carrychain_ed25519_verify_batch(verdicts, 4, items, 4, 3) == CARRYCHAIN_ERROR_CHOICE);
  CHECK(carrychain_ed25519_verify_batch(verdicts, 4, items, 4, -1) == CARRYCHAIN_ERROR_CHOICE);
  CHECK(carrychain_ed25519_verify(items->signature, 64, NULL, 0, items->public_key, 32, 3) == CARRYCHAIN_ERROR_CHOICE);
  CHECK(carrychain_ed25519_verify_batch((int *)(void *)((char *)verdicts + 1), 1, items, 1, 0) == CARRYCHAIN_ERROR_ALIGNMENT);
  {
    carrychain_ed25519_item over[2];
    const uint8_t *middle = (const uint8_t *)verdicts + 5;
    memcpy(over, items, sizeof over);
    CHECK(carrychain_ed25519_verify_batch((int *)(void *)over, 2, over, 2, 0) == CARRYCHAIN_ERROR_OVERLAP);
    CHECK(memcmp(over, items, sizeof over) == 0);
    over[1].message = middle;
    over[1].message_len = 1;
    CHECK(carrychain_ed25519_verify_batch(verdicts, 2, over, 2, 0) == CARRYCHAIN_ERROR_OVERLAP);
    over[1] = items[1];
    over[1].public_key = middle;
    CHECK(carrychain_ed25519_verify_batch(verdicts, 2, over, 2, 0) == CARRYCHAIN_ERROR_OVERLAP);
    over[1] = items[1];
    over[1].signature = middle;
    CHECK(carrychain_ed25519_verify_batch(verdicts, 2, over, 2, 0) == CARRYCHAIN_ERROR_OVERLAP);
  }
  for (i = 0; i < 4; i++) CHECK(verdicts[i] == untouched);
}

void test_p256_der(void) {
  union {
    uint8_t bytes[96];
    size_t lengths[96 / sizeof(size_t)];
  } room;
  uint8_t signature[64] = {0};
  size_t length = 99;
  signature[31] = signature[63] = 1;
  memset(&room, UNTOUCHED, sizeof room);
  CHECK(carrychain_p256_signature_to_der(room.bytes, 72, NULL, signature, 64) == CARRYCHAIN_ERROR_NULL);
  CHECK(carrychain_p256_signature_to_der(room.bytes, 72, &room.lengths[0], signature, 64) == CARRYCHAIN_ERROR_OVERLAP);
  CHECK(carrychain_p256_signature_to_der(room.bytes, 73, &room.lengths[72 / sizeof(size_t)], signature, 64) ==
        CARRYCHAIN_ERROR_OVERLAP);
  CHECK(carrychain_p256_signature_to_der(room.bytes, 72, (size_t *)(void *)(room.bytes + 81), signature, 64) ==
        CARRYCHAIN_ERROR_ALIGNMENT);
  CHECK(is_filled_with(&room, UNTOUCHED, sizeof room));
  CHECK(carrychain_p256_signature_to_der(room.bytes, 72, &room.lengths[72 / sizeof(size_t)], signature, 64) == CARRYCHAIN_OK);
  CHECK(room.lengths[72 / sizeof(size_t)] == 8);
  CHECK(carrychain_p256_signature_to_der(room.bytes, 96, &length, signature, 64) == CARRYCHAIN_OK);
  CHECK(length == 8 && is_filled_with(room.bytes + 8, 0, 88));
  CHECK(carrychain_p256_signature_from_der(signature, 64, NULL, 0) == CARRYCHAIN_ERROR_ENCODING);
  CHECK(is_filled_with(signature, 0, 64));
}
