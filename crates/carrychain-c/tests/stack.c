/* How much stack each function takes: it runs on a stack of which then is seen how far it has been written. Fails if one
 * takes more than the header promises. */
#define _DEFAULT_SOURCE
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "carrychain.h"

enum { PROMISED = 32 * 1024, STACK = 128 * 1024, UNTOUCHED = 0xa5, COUNT = 20 };

static const uint8_t secret[32] = {1, 2, 3}, message[100];
static uint8_t public_key[65], compressed[33], ed_key[32], ed_signature[64], signature[64];
static int verdicts[COUNT];
static carrychain_ed25519_item items[COUNT];

/* Each sets *error. */
#define FUNCTION(name, call) \
  static void *name(void *error) { \
    *(int *)error = call; \
    return NULL; \
  }

FUNCTION(nothing, 0)
FUNCTION(x25519_public_key, carrychain_x25519_public_key(public_key, 32, secret, 32))
FUNCTION(x25519_shared_secret, carrychain_x25519_shared_secret(signature, 32, secret, 32, ed_key, 32))
FUNCTION(ed25519_public_key, carrychain_ed25519_public_key(ed_key, 32, secret, 32))
FUNCTION(ed25519_sign, carrychain_ed25519_sign(ed_signature, 64, message, 100, secret, 32))
FUNCTION(ed25519_verify, carrychain_ed25519_verify(ed_signature, 64, message, 100, ed_key, 32, CARRYCHAIN_ED25519_ZIP215))
FUNCTION(ed25519_verify_batch, carrychain_ed25519_verify_batch(verdicts, COUNT, items, COUNT, CARRYCHAIN_ED25519_STRICT))
FUNCTION(p256_public_key, carrychain_p256_public_key(public_key, 65, secret, 32))
FUNCTION(p256_compressed, carrychain_p256_public_key(compressed, 33, secret, 32))
FUNCTION(p256_shared_secret, carrychain_p256_shared_secret(signature, 32, secret, 32, compressed, 33))
FUNCTION(p256_sign, carrychain_p256_sign(signature, 64, message, 100, secret, 32))
FUNCTION(p256_verify, carrychain_p256_verify(signature, 64, message, 100, public_key, 65))
FUNCTION(poly1305_mac, carrychain_poly1305_mac(signature, 16, message, 100, secret, 32))

static void *ed25519_key_sign(void *error) {
  carrychain_ed25519_key key;
  *(int *)error = carrychain_ed25519_key_init(&key, secret, 32) + carrychain_ed25519_key_sign(ed_signature, 64, message, 100, &key);
  return NULL;
}

static void *poly1305_pieces(void *error) {
  carrychain_poly1305_state state;
  *(int *)error = carrychain_poly1305_init(&state, secret, 32) + carrychain_poly1305_update(&state, message, 100) +
                  carrychain_poly1305_finish(&state, signature, 16);
  return NULL;
}

/* Runs it in a thread of its own; what the thread's own data takes is in there. */
static size_t stack_of(void *(*function)(void *), const char *name) {
  uint8_t *stack = (uint8_t *)mmap(NULL, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  pthread_attr_t attributes;
  pthread_t thread;
  size_t untouched = 0;
  int error = -1;
  if (stack == MAP_FAILED) abort();
  memset(stack, UNTOUCHED, STACK);
  if (pthread_attr_init(&attributes) != 0 || pthread_attr_setstack(&attributes, stack, STACK) != 0 ||
      pthread_create(&thread, &attributes, function, &error) != 0 || pthread_join(thread, NULL) != 0) {
    abort();
  }
  while (untouched < STACK && stack[untouched] == UNTOUCHED) untouched++;
  munmap(stack, STACK);
  if (error != CARRYCHAIN_OK) {
    fprintf(stderr, "%s: %s\n", name, carrychain_error_string(error));
    exit(1);
  }
  return STACK - untouched;
}

int main(void) {
  /* In an order in which each finds what it needs. */
  static const struct {
    const char *name;
    void *(*function)(void *);
  } functions[] = {
#define ENTRY(name) {#name, name}
      ENTRY(x25519_public_key), ENTRY(ed25519_public_key), ENTRY(x25519_shared_secret), ENTRY(ed25519_sign),
      ENTRY(ed25519_key_sign),  ENTRY(ed25519_verify),     ENTRY(ed25519_verify_batch), ENTRY(p256_public_key),
      ENTRY(p256_compressed),   ENTRY(p256_shared_secret), ENTRY(poly1305_mac),         ENTRY(poly1305_pieces),
      ENTRY(p256_sign),         ENTRY(p256_verify),
  };
  size_t i, least;
  int faults = 0;
  /* Once for nothing: what the dynamic linker does at the first call is not the library's. */
  stack_of(nothing, "nothing");
  least = stack_of(nothing, "nothing");
  for (i = 0; i < COUNT; i++) {
    items[i].signature = ed_signature;
    items[i].signature_len = 64;
    items[i].message = message;
    items[i].message_len = 100;
    items[i].public_key = ed_key;
    items[i].public_key_len = 32;
  }
  for (i = 0; i < sizeof functions / sizeof functions[0]; i++) {
    size_t used = stack_of(functions[i].function, functions[i].name) - least;
    printf("%-22s %6lu bytes\n", functions[i].name, (unsigned long)used);
    if (used > PROMISED) {
      fprintf(stderr, "%s takes %lu bytes of stack\n", functions[i].name, (unsigned long)used);
      faults++;
    }
  }
  return faults > 0;
}
