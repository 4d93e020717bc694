/* What the files of this program share. */
#ifndef TEST_H
#define TEST_H

#include "carrychain.h"

/* main.c: reports a fault and goes on. */
void fail(const char *what, const char *detail, long line);
#define CHECK(condition) \
  do { \
    if (!(condition)) fail(#condition, __FILE__, __LINE__); \
  } while (0)

/* buffers.c: memory of exactly so many bytes, zero; NULL if none. What is read or written next to it ends the program. */
void place_buffers(const char *where);
uint8_t *buffer_new(size_t length);
void buffer_free(uint8_t *buffer, size_t length);

/* What a buffer that is not to be written holds. */
#define UNTOUCHED 0xa5
int is_filled_with(const void *memory, int byte, size_t length);

/* functions.c: the functions of the library that take nothing but buffers. */
enum { MAX_ARGUMENTS = 3 };

struct argument {
  uint8_t *at;
  size_t length;
};

struct function {
  const char *name;
  int (*call)(const struct argument *arguments);
  /* For each argument which lengths it may have: '=' one, '*' any, '+' any but 0, '>' one or more than that,
   * 'k' 33 or 65. */
  const char *lengths;
  /* Whether the first argument is an output. */
  int has_output;
};

const struct function *find_function(const char *name);
int error_code(const char *name);

/* misuse.c: a call that succeeds, with one argument after the other made wrong, and with all overlaps. */
void misuse(const struct function *function, const struct argument *right, long line);

/* lines.c: a file of calls and their results. */
long run_lines(const char *path, int with_misuse);

/* Functions that take more than buffers. */
void test_info(void);
void test_poly1305_state(void);
void test_ed25519_key(void);
void test_ed25519_batch(void);
void test_p256_der(void);
void test_x25519_iterated(void);

#endif
