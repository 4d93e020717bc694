/* A stand-in for lib25519 with some of its functions, to see that the arguments are passed in its
 * order: over the X25519 beside this file. */
#include "x25519.c"

void lib25519_dh_x25519(unsigned char *shared, const unsigned char *public_key,
                        const unsigned char *secret) {
    my_x25519(shared, secret, public_key);
}

void lib25519_nG_montgomery25519(unsigned char *out, const unsigned char *scalar) {
    const uint8_t nine[32] = {9};
    my_x25519(out, scalar, nine);
}

void lib25519_nPbatch_montgomery25519(unsigned char *out, const unsigned char *scalars,
                                      const unsigned char *points, long long n) {
    for (long long i = 0; i < n; i++)
        my_x25519(out + 32 * i, scalars + 32 * i, points + 32 * i);
}
