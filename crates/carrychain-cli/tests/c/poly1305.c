/* Poly1305 (RFC 8439, section 2.5) on 32-bit words, simple rather than fast. With LOST_CARRY the last
 * addition, of s, loses the carry between its two halves; with ENDS it ends the process instead. */
#include "carrychain_external.h"

#include <stdlib.h>
#include <string.h>

carrychain_external_poly1305 my_poly1305;

static uint32_t load(const uint8_t *b) {
    return b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

/* h = h r mod 2^130 - 5, only partly reduced: h < 2^131 before and after. */
static void multiply(uint32_t h[5], const uint32_t r[4]) {
    uint32_t product[9] = {0};
    for (int i = 0; i < 5; i++) {
        uint64_t carry = 0;
        for (int j = 0; j < 4; j++) {
            carry += (uint64_t)h[i] * r[j] + product[i + j];
            product[i + j] = (uint32_t)carry;
            carry >>= 32;
        }
        product[i + 4] = (uint32_t)carry;
    }
    /* 2^130 = 5: five times what lies above bit 130 comes back at the bottom. */
    uint64_t carry = 0;
    for (int i = 0; i < 5; i++) {
        uint32_t low = i < 4 ? product[i] : product[4] & 3;
        uint32_t high = product[i + 4] >> 2 | (i < 4 ? product[i + 5] << 30 : 0);
        carry += low + (uint64_t)5 * high;
        h[i] = (uint32_t)carry;
        carry >>= 32;
    }
}

/* h = h mod 2^130 - 5 for h < 2^131: h - p, that is h + 5 - 2^130, while that is not negative. */
static void reduce(uint32_t h[5]) {
    for (int turn = 0; turn < 2; turn++) {
        uint32_t t[5];
        uint64_t carry = 5;
        for (int i = 0; i < 5; i++) {
            carry += h[i];
            t[i] = (uint32_t)carry;
            carry >>= 32;
        }
        if (t[4] >= 4) {
            t[4] -= 4;
            memcpy(h, t, sizeof t);
        }
    }
}

void my_poly1305(uint8_t tag[16], const uint8_t key[32], const uint8_t *message, size_t length) {
    uint32_t h[5] = {0}, r[4];
    for (int i = 0; i < 4; i++)
        r[i] = load(key + 4 * i) & (i ? 0x0ffffffc : 0x0fffffff);
    while (length > 0) {
        size_t n = length < 16 ? length : 16;
        uint8_t block[20] = {0};
        memcpy(block, message, n);
        block[n] = 1;
        uint64_t carry = 0;
        for (int i = 0; i < 5; i++) {
            carry += (uint64_t)h[i] + load(block + 4 * i);
            h[i] = (uint32_t)carry;
            carry >>= 32;
        }
        multiply(h, r);
        message += n;
        length -= n;
    }
#ifdef ENDS
    exit(0);
#endif
    reduce(h);
    uint64_t carry = 0;
    for (int i = 0; i < 4; i++) {
#ifdef LOST_CARRY
        if (i == 2)
            carry = 0;
#endif
        carry += (uint64_t)h[i] + load(key + 16 + 4 * i);
        for (int j = 0; j < 4; j++)
            tag[4 * i + j] = (uint8_t)(carry >> 8 * j);
        carry >>= 32;
    }
}
