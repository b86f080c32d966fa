/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/hash/sha512.c and sha512_x86.c: NIST's vectors, every cut of short messages, every
 * alignment, the length field at its limits, that final leaves nothing in the state, and that both
 * compressions agree. Runs on all that the CPU has; test/hash/sha512_portable runs the same cases
 * on a CPU that has nothing.
 *
 * Not covered: a single update of more than 4 GiB (long.c, in `make check-long`), what is left on
 * the stack (test/wiping), timing (test/timing).
 */
#define _DEFAULT_SOURCE /* fence.h */

#include "../../src/core/cpu.h"
#include "../../src/hash/sha512.h"

#define HASH_DIGEST              SHA512_DIGEST
#define HASH_STATE               struct sha512
#define HASH_INIT(s)             edmont_i_sha512_init(s)
#define HASH_UPDATE(s, msg, len) edmont_i_sha512_update(s, msg, len)
#define HASH_FINAL(s, out)       edmont_i_sha512_final(s, out)
#include "streaming.h"

#include "../vectors/sha512_cavp.h"
#define CAVP       sha512_cavp
#define CAVP_SHORT 129
#define CAVP_LONG  128
#include "cavp.h"

#include "../../src/core/bytes.h"

/* What final answers after `before` zero bytes in front of the message, of which the state is only
 * told the count: padded here by hand, after FIPS 180-4, 5.1.2. */
static void check_count(uint64_t high, uint64_t low, size_t len)
{
    uint8_t msg[4 * SHA512_BLOCK] = {0}, got[64], want[64];
    uint64_t end_low = low + len, end_high = high + (end_low < low);
    size_t blocks = (len + 17 + SHA512_BLOCK - 1) / SHA512_BLOCK;
    struct sha512 s;

    check_note("%#llx %016llx and %zu bytes", (unsigned long long)high, (unsigned long long)low,
               len);
    check_random_bytes(msg, len);
    edmont_i_sha512_init(&s);
    s.count[0] = low;
    s.count[1] = high;
    edmont_i_sha512_update(&s, msg, len / 2);
    edmont_i_sha512_update(&s, msg + len / 2, len - len / 2);
    edmont_i_sha512_final(&s, got);

    msg[len] = 0x80;
    store_be64(msg + SHA512_BLOCK * blocks - 16, end_high * 8 + end_low / ((uint64_t)1 << 61));
    store_be64(msg + SHA512_BLOCK * blocks - 8, end_low * 8);
    edmont_i_sha512_init(&s);
    edmont_i_sha512_update(&s, msg, SHA512_BLOCK * blocks);
    for (int i = 0; i < 8; i++)
        store_be64(want + 8 * i, s.h[i]);
    check_bytes(got, want, 64);
}

static void the_count_crosses_every_power_of_two(void)
{
    for (size_t len = 0; len <= LONGEST; len += 75) {
        check_count(0, 0, len);
        for (int bit = 7; bit < 64; bit++)
            check_count(0, ((uint64_t)1 << bit) - SHA512_BLOCK, len);
        check_count(0, 0 - (uint64_t)SHA512_BLOCK, len);
        for (int bit = 0; bit < 61; bit++)
            check_count(((uint64_t)1 << bit) - 1, 0 - (uint64_t)SHA512_BLOCK, len);
    }
}

/* The features that the cases run with. */
#ifndef SHA512_CPU
#define SHA512_CPU UINT32_MAX
#endif

static void no_feature_of_the_cpu_changes_the_digest(void)
{
    static const uint32_t limits[] = {UINT32_MAX, ~(uint32_t)CPU_ZMM, ~(uint32_t)CPU_BMI2};
    uint8_t msg[20 * SHA512_BLOCK], want[64], got[64];

    check_random_bytes(msg, sizeof msg);
    for (size_t len = 0; len < sizeof msg; len++) {
        edmont_i_cpu_pretend(CPU_ANY, 0);
        hash(want, msg, len);
        for (size_t i = 0; i < CHECK_COUNT(limits); i++) {
            check_note("length %zu, features %x", len, (unsigned)limits[i]);
            edmont_i_cpu_pretend(limits[i], 0);
            hash(got, msg, len);
            check_bytes(got, want, sizeof got);
        }
    }
    edmont_i_cpu_pretend(SHA512_CPU, 0);
}

static const struct check_case cases[] = {
    CAVP_CASES,
    STREAMING_CASES,
    CASE(the_count_crosses_every_power_of_two),
    CASE(no_feature_of_the_cpu_changes_the_digest),
};

int main(int argc, char **argv)
{
    edmont_i_cpu_pretend(SHA512_CPU, 0);
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
