/* Wrong arguments give the error that the header says and leave the output alone; overlaps give the right result. */
#include <string.h>

#include "test.h"

/* Calls with other arguments, which are wrong. */
static void expect(const struct function *function, const struct argument *wrong,
                   const struct argument *right, int error, long line) {
  if (function->has_output) memset(right[0].at, UNTOUCHED, right[0].length);
  if (function->call(wrong) != error) fail("another error than expected", function->name, line);
  if (function->has_output && !is_filled_with(right[0].at, UNTOUCHED, right[0].length)) {
    fail("the output has been touched", function->name, line);
  }
}

/* No object is larger than half of the address space. */
static int is_allowed(char lengths, size_t length, size_t right) {
  if (length > SIZE_MAX / 2) return 0;
  switch (lengths) {
    case '=': return length == right;
    case '>': return length >= right;
    case '+': return length > 0;
    case 'k': return length == 33 || length == 65;
    default: return 1;
  }
}

static void one_argument(const struct function *function, const struct argument *right, int i,
                         long line) {
  static const size_t absolute[] = {0, 1, 32, 34, 64, 66, SIZE_MAX / 2 + 1, SIZE_MAX};
  struct argument wrong[MAX_ARGUMENTS];
  size_t k;
  memcpy(wrong, right, sizeof wrong);

  if (right[i].length > 0) {
    wrong[i].at = NULL;
    expect(function, wrong, right, CARRYCHAIN_ERROR_NULL, line);
    wrong[i].at = right[i].at;
  }
  for (k = 0; k < sizeof absolute / sizeof absolute[0] + 2; k++) {
    size_t length = k < 2 ? right[i].length - 1 + 2 * k : absolute[k - 2];
    if (is_allowed(function->lengths[i], length, right[i].length)) continue;
    wrong[i].length = length;
    if (right[i].at != NULL) expect(function, wrong, right, CARRYCHAIN_ERROR_LENGTH, line);
  }
}

/* The output at every place that shares a byte with the input. */
static void overlaps(const struct function *function, const struct argument *right, int i,
                     const uint8_t *result, long line) {
  struct argument arguments[MAX_ARGUMENTS];
  size_t output = right[0].length, input = right[i].length, at;
  size_t length = input + 2 * output;
  uint8_t *arena = buffer_new(length);
  memcpy(arguments, right, sizeof arguments);
  arguments[i].at = arena + output;
  for (at = 1; input > 0 && at < output + input; at++) {
    memcpy(arguments[i].at, right[i].at, input);
    arguments[0].at = arena + at;
    if (function->call(arguments) != CARRYCHAIN_OK || memcmp(arguments[0].at, result, output) != 0) {
      fail("wrong if the output overlaps an input", function->name, line);
    }
  }
  buffer_free(arena, length);
}

void misuse(const struct function *function, const struct argument *right, long line) {
  int i, count = (int)strlen(function->lengths);
  size_t length = right[0].length;
  uint8_t *result = buffer_new(length);
  memcpy(result, right[0].at, length);
  for (i = 0; i < count; i++) {
    one_argument(function, right, i, line);
    if (function->has_output && i > 0) overlaps(function, right, i, result, line);
  }
  buffer_free(result, length);
}
