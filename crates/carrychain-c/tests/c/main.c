/* The test of the C library: main.c PLACE RFC-FILE FILE. PLACE is where buffers go: heap, before-guard or after-guard.
 * Says how many calls the files hold, and exits with 1 if one went wrong. */
#include <stdio.h>

#include "test.h"

static long faults;

void fail(const char *what, const char *detail, long line) {
  faults++;
  fprintf(stderr, "%s: %s, line %ld\n", what, detail, line);
}

int main(int count, char **arguments) {
  long rfc, others;
  if (count != 4) {
    fprintf(stderr, "usage: %s heap|before-guard|after-guard RFC-FILE FILE\n", arguments[0]);
    return 2;
  }
  place_buffers(arguments[1]);
  test_info();
  rfc = run_lines(arguments[2], 1);
  others = run_lines(arguments[3], 0);
  test_x25519_iterated();
  test_poly1305_state();
  test_ed25519_key();
  test_ed25519_batch();
  test_p256_der();
  printf("%ld %ld\n", rfc, others);
  return faults > 0;
}
