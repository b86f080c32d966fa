/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * isaac.c: ISAAC, in the words of Jenkins's page.
 */
#include "isaac.h"

#include <string.h>

#define GOLDEN_RATIO 0x9e3779b9 /* its fraction times 2^32 */

/* The word of memory that bits 2 to 9 of x choose. */
static uint32_t look_up(const struct isaac *s, uint32_t x)
{
    return s->memory[(x >> 2) % ISAAC_WORDS];
}

static uint32_t shifted(uint32_t a, size_t i)
{
    switch (i % 4) {
    case 0:
        return a << 13;
    case 1:
        return a >> 6;
    case 2:
        return a << 2;
    default:
        return a >> 16;
    }
}

static void make_batch(struct isaac *s)
{
    s->c++;
    s->b += s->c;
    for (size_t i = 0; i < ISAAC_WORDS; i++) {
        uint32_t x = s->memory[i];

        s->a ^= shifted(s->a, i);
        s->a += s->memory[(i + ISAAC_WORDS / 2) % ISAAC_WORDS];
        s->memory[i]  = look_up(s, x) + s->a + s->b;
        s->b          = look_up(s, s->memory[i] >> 8) + x;
        s->results[i] = s->b;
    }
    s->given = 0;
}

/* Mixes eight words: word i takes up a shift of word i + 1, word i + 3 takes up word i, and word
 * i + 1 takes up word i + 2. */
static void mix(uint32_t v[8])
{
    static const struct {
        uint8_t left, right;
    } shift[8] = {{11, 0}, {0, 2}, {8, 0}, {0, 16}, {10, 0}, {0, 4}, {8, 0}, {0, 9}};

    for (size_t i = 0; i < 8; i++) {
        uint32_t next = v[(i + 1) % 8];

        v[i] ^= shift[i].left != 0 ? next << shift[i].left : next >> shift[i].right;
        v[(i + 3) % 8] += v[i];
        v[(i + 1) % 8] += v[(i + 2) % 8];
    }
}

void edmont_i_isaac_init(struct isaac *s, const uint32_t seed[ISAAC_WORDS])
{
    uint32_t v[8];

    memset(s, 0, sizeof *s);
    memcpy(s->memory, seed, sizeof s->memory);
    for (int i = 0; i < 8; i++)
        v[i] = GOLDEN_RATIO;
    for (int i = 0; i < 4; i++)
        mix(v);
    for (int pass = 0; pass < 2; pass++)
        for (size_t i = 0; i < ISAAC_WORDS; i += 8) {
            for (size_t j = 0; j < 8; j++)
                v[j] += s->memory[i + j];
            mix(v);
            memcpy(s->memory + i, v, sizeof v);
        }
    make_batch(s);
    make_batch(s);
}

void edmont_i_isaac_fill(struct isaac *s, void *out, size_t len)
{
    uint8_t *to = out;

    for (size_t i = 0; i < len; i++) {
        if (s->given == sizeof s->results)
            make_batch(s);
        to[i] = (uint8_t)(s->results[s->given / 4] >> 8 * (s->given % 4));
        s->given++;
    }
}
