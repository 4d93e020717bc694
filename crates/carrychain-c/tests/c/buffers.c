/* Buffers of exact size: on the heap, where a sanitizer watches, or next to a page that cannot be touched. */
#define _DEFAULT_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "test.h"

enum placement { HEAP, BEFORE_GUARD, AFTER_GUARD };
static enum placement placement;

void place_buffers(const char *where) {
  if (strcmp(where, "heap") == 0) {
    placement = HEAP;
  } else if (strcmp(where, "before-guard") == 0) {
    placement = BEFORE_GUARD;
  } else if (strcmp(where, "after-guard") == 0) {
    placement = AFTER_GUARD;
  } else {
    fail("no such place for buffers", where, 0);
  }
}

/* The buffer's pages with a guard on either side. */
static size_t mapping_length(size_t length) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  return (length + page - 1) / page * page + 2 * page;
}

uint8_t *buffer_new(size_t length) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size_t all = mapping_length(length);
  uint8_t *start;
  if (length == 0) return NULL;
  if (placement == HEAP) {
    start = (uint8_t *)calloc(1, length);
    if (start == NULL) abort();
    return start;
  }
  start = (uint8_t *)mmap(NULL, all, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (start == MAP_FAILED || mprotect(start + page, all - 2 * page, PROT_READ | PROT_WRITE) != 0) abort();
  return placement == AFTER_GUARD ? start + page : start + all - page - length;
}

void buffer_free(uint8_t *buffer, size_t length) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size_t all = mapping_length(length);
  if (length == 0) return;
  if (placement == HEAP) {
    free(buffer);
  } else {
    uint8_t *start = placement == AFTER_GUARD ? buffer - page : buffer + length + page - all;
    if (munmap(start, all) != 0) abort();
  }
}

int is_filled_with(const void *memory, int byte, size_t length) {
  const uint8_t *bytes = (const uint8_t *)memory;
  size_t i;
  for (i = 0; i < length; i++) {
    if (bytes[i] != byte) return 0;
  }
  return 1;
}
