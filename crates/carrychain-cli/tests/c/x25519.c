/* X25519 (RFC 7748, section 5) on 32-bit words, simple rather than fast, and not constant-time. With
 * KEEP_TOP_BIT the top bit of u is not ignored. */
#include "carrychain_external.h"

#include <string.h>

carrychain_external_x25519 my_x25519;

/* A number below 2^256, of which the value mod p = 2^255 - 19 counts. */
typedef struct {
    uint32_t w[8];
} fe;

/* x + 38 carry, as 2^256 = 38. */
static fe fold(fe x, uint64_t carry) {
    while (carry) {
        carry *= 38;
        for (int i = 0; i < 8; i++) {
            carry += x.w[i];
            x.w[i] = (uint32_t)carry;
            carry >>= 32;
        }
    }
    return x;
}

static fe add(fe a, fe b) {
    uint64_t carry = 0;
    for (int i = 0; i < 8; i++) {
        carry += (uint64_t)a.w[i] + b.w[i];
        a.w[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return fold(a, carry);
}

static fe mul(fe a, fe b) {
    uint32_t product[16] = {0};
    for (int i = 0; i < 8; i++) {
        uint64_t carry = 0;
        for (int j = 0; j < 8; j++) {
            carry += (uint64_t)a.w[i] * b.w[j] + product[i + j];
            product[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
        product[i + 8] = (uint32_t)carry;
    }
    fe low;
    uint64_t carry = 0;
    for (int i = 0; i < 8; i++) {
        carry += product[i] + (uint64_t)38 * product[i + 8];
        low.w[i] = (uint32_t)carry;
        carry >>= 32;
    }
    return fold(low, carry);
}

static fe small(uint32_t value) {
    fe x = {{value}};
    return x;
}

/* a - b = a + (p - 1) b: slow, but it cannot go wrong. */
static fe sub(fe a, fe b) {
    const fe minus_one = {{0xffffffec, ~0u, ~0u, ~0u, ~0u, ~0u, ~0u, 0x7fffffff}};
    return add(a, mul(minus_one, b));
}

/* x^(p - 2), where p - 2 = 2^255 - 21. */
static fe invert(fe x) {
    fe result = small(1);
    for (int i = 254; i >= 0; i--) {
        result = mul(result, result);
        if (i != 2 && i != 4)
            result = mul(result, x);
    }
    return result;
}

static void to_bytes(uint8_t out[32], fe x) {
    /* Below 2p: bit 255 comes back as 19. Then x - p, that is x + 19 - 2^255, if not negative. */
    uint64_t carry = 19 * (uint64_t)(x.w[7] >> 31);
    x.w[7] &= 0x7fffffff;
    for (int i = 0; i < 8; i++) {
        carry += x.w[i];
        x.w[i] = (uint32_t)carry;
        carry >>= 32;
    }
    fe reduced;
    carry = 19;
    for (int i = 0; i < 8; i++) {
        carry += x.w[i];
        reduced.w[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (reduced.w[7] >> 31) {
        x = reduced;
        x.w[7] &= 0x7fffffff;
    }
    for (int i = 0; i < 32; i++)
        out[i] = (uint8_t)(x.w[i / 4] >> 8 * (i % 4));
}

void my_x25519(uint8_t out[32], const uint8_t scalar[32], const uint8_t u[32]) {
    uint8_t k[32];
    memcpy(k, scalar, 32);
    k[0] &= 248;
    k[31] = (k[31] & 127) | 64;

    fe x1;
    for (int i = 0; i < 8; i++)
        x1.w[i] = u[4 * i] | (uint32_t)u[4 * i + 1] << 8 | (uint32_t)u[4 * i + 2] << 16 |
                  (uint32_t)u[4 * i + 3] << 24;
#ifndef KEEP_TOP_BIT
    x1.w[7] &= 0x7fffffff;
#endif
    fe x2 = small(1), z2 = small(0), x3 = x1, z3 = small(1);
    for (int t = 254; t >= 0; t--) {
        int bit = k[t / 8] >> (t % 8) & 1;
        if (bit) {
            fe x = x2, z = z2;
            x2 = x3, z2 = z3, x3 = x, z3 = z;
        }
        fe a = add(x2, z2), b = sub(x2, z2), aa = mul(a, a), bb = mul(b, b), e = sub(aa, bb);
        fe da = mul(sub(x3, z3), a), cb = mul(add(x3, z3), b);
        fe sum = add(da, cb), difference = sub(da, cb);
        x3 = mul(sum, sum);
        z3 = mul(x1, mul(difference, difference));
        x2 = mul(aa, bb);
        z2 = mul(e, add(aa, mul(small(121665), e)));
        if (bit) {
            fe x = x2, z = z2;
            x2 = x3, z2 = z3, x3 = x, z3 = z;
        }
    }
    to_bytes(out, mul(x2, invert(z2)));
}
