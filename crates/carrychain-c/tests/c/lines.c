/* Files of calls: on each line a function, what it returns, and its arguments in hexadecimal, the output with the value that
 * it is to have. */
#include <stdio.h>
#include <string.h>

#include "test.h"

static int digit(char c) {
  const char *digits = "0123456789abcdef";
  const char *at = strchr(digits, c);
  return at != NULL && c != '\0' ? (int)(at - digits) : -1;
}

static struct argument parse(const char *hex, long line) {
  struct argument argument = {NULL, 0};
  size_t i;
  if (strcmp(hex, "-") == 0) return argument;
  argument.length = strlen(hex) / 2;
  argument.at = buffer_new(argument.length);
  for (i = 0; i < argument.length; i++) {
    int high = digit(hex[2 * i]), low = digit(hex[2 * i + 1]);
    if (high < 0 || low < 0) fail("no hexadecimal", hex, line);
    argument.at[i] = (uint8_t)(16 * high + low);
  }
  if (strlen(hex) % 2 != 0) fail("half a byte", hex, line);
  return argument;
}

static int is_same(const struct argument *a, const struct argument *b) {
  return a->length == b->length && (a->length == 0 || memcmp(a->at, b->at, a->length) == 0);
}

static void run(const struct function *function, const char *result, char **fields, int with_misuse,
                long line) {
  static uint8_t nothing;
  struct argument expected[MAX_ARGUMENTS], arguments[MAX_ARGUMENTS];
  int i, error, count = (int)strlen(function->lengths);
  memset(arguments, 0, sizeof arguments);
  for (i = 0; i < count; i++) {
    expected[i] = parse(fields[i], line);
    arguments[i] = parse(fields[i], line);
    if (arguments[i].length == 0 && function->lengths[i] != '*') arguments[i].at = &nothing;
  }
  if (function->has_output) memset(arguments[0].at, UNTOUCHED, arguments[0].length);
  error = function->call(arguments);
  if (error < CARRYCHAIN_ERROR_LOW_ORDER && error != CARRYCHAIN_OK && function->has_output) {
    memset(expected[0].at, UNTOUCHED, expected[0].length);
  }
  if (error != error_code(result)) {
    fail(carrychain_error_string(error), function->name, line);
  }
  for (i = 0; i < count; i++) {
    if (!is_same(&arguments[i], &expected[i])) {
      fail(i == 0 && function->has_output ? "wrong output" : "input changed", function->name, line);
    }
  }
  if (with_misuse && error == CARRYCHAIN_OK) misuse(function, arguments, line);
  for (i = 0; i < count; i++) {
    buffer_free(expected[i].at, expected[i].length);
    buffer_free(arguments[i].at, arguments[i].length);
  }
}

long run_lines(const char *path, int with_misuse) {
  static char text[1 << 16];
  long line = 0, calls = 0;
  FILE *file = fopen(path, "r");
  if (file == NULL) {
    fail("cannot open", path, 0);
    return 0;
  }
  while (fgets(text, (int)sizeof text, file) != NULL) {
    char *fields[2 + MAX_ARGUMENTS + 1], *field;
    const struct function *function;
    int count = 0;
    line++;
    if (text[0] == '#' || text[0] == '\n') continue;
    for (field = strtok(text, " \n"); field != NULL && count <= 2 + MAX_ARGUMENTS; field = strtok(NULL, " \n")) {
      fields[count++] = field;
    }
    if (count < 2) {
      fail("no call", path, line);
      continue;
    }
    function = find_function(fields[0]);
    if (function == NULL || count != 2 + (int)strlen(function->lengths)) {
      fail("no such function, or another number of arguments", fields[0], line);
      continue;
    }
    run(function, fields[1], fields + 2, with_misuse, line);
    calls++;
  }
  fclose(file);
  return calls;
}
