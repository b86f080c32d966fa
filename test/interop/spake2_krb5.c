/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * spake2_krb5.c: one side of KRB5_V1 again, with the values of a side that MIT krb5 has run.
 *
 *     spake2_krb5 A|B W RANDOM SHARE PEER RESULT
 *
 * all but the role in hexadecimal, 32 bytes each. Exit status 0 if edmont makes SHARE and RESULT of
 * W, RANDOM and PEER.
 */
#include <edmont.h>

#include <stdio.h>
#include <string.h>

enum { ROLE = 1, W, RANDOM, SHARE, PEER, RESULT, ARGUMENTS };

static uint8_t value[ARGUMENTS][32];

static int read_hex(uint8_t out[32], const char *hex)
{
    unsigned byte;

    if (strlen(hex) != 64 || strspn(hex, "0123456789abcdefABCDEF") != 64)
        return 0;
    for (int i = 0; i < 32; i++) {
        if (sscanf(hex + 2 * i, "%2x", &byte) != 1)
            return 0;
        out[i] = (uint8_t)byte;
    }
    return 1;
}

/* krb5's scalar is 8 (RANDOM mod L), little endian: 64 bytes of it end in zeros. A secret is drawn
 * twice, and the second must be another. */
static int replay(void *env, void *out, size_t len)
{
    int *drawn = env;

    memset(out, 0, len);
    if (len != 64)
        return -1;
    memcpy(out, value[RANDOM], 32);
    *(uint8_t *)out ^= (uint8_t)(*drawn)++;
    return 0;
}

static int differs(const char *what, const uint8_t got[32], const uint8_t want[32])
{
    if (memcmp(got, want, 32) == 0)
        return 0;
    printf("%s is ", what);
    for (int i = 0; i < 32; i++)
        printf("%02x", got[i]);
    putchar('\n');
    return 1;
}

static int run(edmont_spake2_role role)
{
    const edmont_spake2_params no_names = {.aad = {NULL, 0}};
    uint8_t share[EDMONT_SPAKE2_MSG_MAX], result[EDMONT_SPAKE2_KEY_MAX];
    edmont_spake2_state st;
    size_t len;
    int err;

    err = edmont_spake2_set_mhf(&st, EDMONT_SPAKE2_KRB5_V1, role, value[W], 32);
    if (err == EDMONT_OK)
        err = edmont_spake2_start(&st, &no_names, share, &len);
    if (err == EDMONT_OK && (len != 32 || differs("the share", share, value[SHARE])))
        return 1;
    if (err == EDMONT_OK)
        err = edmont_spake2_finish(&st, &no_names, value[PEER], 32);
    if (err == EDMONT_OK)
        err = edmont_spake2_key_unconfirmed(&st, result, &len);
    if (err != EDMONT_OK) {
        puts(edmont_strerror(err));
        return 1;
    }
    return len != 32 || differs("the result", result, value[RESULT]);
}

int main(int argc, char **argv)
{
    int drawn                   = 0;
    const edmont_random of_krb5 = {.abi         = EDMONT_PROVIDER_ABI,
                                   .struct_size = sizeof of_krb5,
                                   .name        = "krb5",
                                   .env         = &drawn,
                                   .fill        = replay};

    if (argc != ARGUMENTS || (strcmp(argv[ROLE], "A") != 0 && strcmp(argv[ROLE], "B") != 0))
        return 2;
    for (int i = W; i < ARGUMENTS; i++)
        if (!read_hex(value[i], argv[i]))
            return 2;
    if (edmont_random_use(&of_krb5) != EDMONT_OK)
        return 2;
    return run(argv[ROLE][0] == 'A' ? EDMONT_SPAKE2_A : EDMONT_SPAKE2_B);
}
