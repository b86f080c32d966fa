/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: BORINGSSL_V1 against the SPAKE2_CTX of BoringSSL, as Android has it, in both roles: adb's
 * names and password, names and passwords of many lengths, every w mod 8, another password, other
 * names. Does not cover messages that BoringSSL takes and edmont refuses; test/spake2 does.
 */
#define _GNU_SOURCE

#include "../../src/core/scalar.h"
#include "../check.h"
#include "boringssl.h"

#include <edmont.h>

#include <stdio.h>

enum { ROUNDS = 200, TEXT_MAX = 200 };

/* What both sides are given. */
struct handshake {
    uint8_t name[2][TEXT_MAX], password[TEXT_MAX];
    size_t name_len[2], password_len;
};

/* The keys of edmont in the role of `ours` (0 or 1 for A or B, that is alice or bob), and of
 * BoringSSL in the other. */
static void run(uint8_t key[64], uint8_t their_key[64], int ours, const struct handshake *edmont,
                const struct handshake *boringssl)
{
    const edmont_spake2_params params = {.id_a = {edmont->name[0], edmont->name_len[0]},
                                         .id_b = {edmont->name[1], edmont->name_len[1]}};
    const edmont_bytes password       = {edmont->password, edmont->password_len};
    const edmont_spake2_role role     = ours == 0 ? EDMONT_SPAKE2_A : EDMONT_SPAKE2_B;
    const int theirs                  = 1 - ours;
    uint8_t msg[EDMONT_SPAKE2_MSG_MAX], their_msg[32];
    size_t len, their_len;
    edmont_spake2_state st;
    void *ctx = spake2_new(theirs, boringssl->name[theirs], boringssl->name_len[theirs],
                           boringssl->name[ours], boringssl->name_len[ours]);

    check(ctx != NULL);
    check(generate(ctx, their_msg, &their_len, 32, boringssl->password, boringssl->password_len));
    check_int(edmont_spake2_set_password(&st, EDMONT_SPAKE2_BORINGSSL_V1, role, password),
              EDMONT_OK);
    check_int(edmont_spake2_start(&st, &params, msg, &len), EDMONT_OK);
    check_int(edmont_spake2_finish(&st, &params, their_msg, their_len), EDMONT_OK);
    check(process(ctx, their_key, &their_len, 64, msg, len));
    check_int(their_len, 64);
    check_int(edmont_spake2_key_unconfirmed(&st, key, &len), EDMONT_OK);
    check_int(len, 64);
    spake2_free(ctx);
}

static void agree(const struct handshake *both)
{
    uint8_t key[64], their_key[64];

    for (int ours = 0; ours < 2; ours++) {
        run(key, their_key, ours, both, both);
        check_bytes(key, their_key, 64);
    }
}

static void differ(const struct handshake *edmont, const struct handshake *boringssl)
{
    uint8_t key[64], their_key[64];

    for (int ours = 0; ours < 2; ours++) {
        run(key, their_key, ours, edmont, boringssl);
        check(memcmp(key, their_key, 64) != 0);
    }
}

/* adb's names end in a zero byte, which counts. Its password is six digits and 64 bytes that TLS
 * gives. */
static struct handshake adb(void)
{
    struct handshake h = {.name         = {"adb pair client", "adb pair server"},
                          .name_len     = {16, 16},
                          .password     = "592781",
                          .password_len = 6 + 64};

    check_random_bytes(h.password + 6, 64);
    return h;
}

static void adb_pairs(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        const struct handshake both = adb();

        agree(&both);
    }
}

static size_t random_text(uint8_t text[TEXT_MAX])
{
    const size_t len = (size_t)(check_random() % (TEXT_MAX + 1));

    check_random_bytes(text, len);
    return len;
}

/* BoringSSL makes w a multiple of 8 in a way that depends on its three lowest bits. */
static void any_names_and_passwords_of_every_w_mod_8_agree(void)
{
    unsigned seen = 0;

    for (int i = 0; i < ROUNDS; i++) {
        struct handshake both = {{{0}}, {0}, {0}, 0};
        uint8_t h[64], w[32];
        struct scalar reduced;
        edmont_span password;

        if (i > 0)
            both.password_len = random_text(both.password);
        if (i > 1)
            both.name_len[0] = random_text(both.name[0]);
        if (i > 2)
            both.name_len[1] = random_text(both.name[1]);
        password = (edmont_span){both.password, both.password_len};
        check_int(edmont_hash_current()->digest(edmont_hash_current()->env, h, &password, 1), 0);
        edmont_i_scalar_reduce64(&reduced, h);
        edmont_i_scalar_encode(w, &reduced);
        seen |= 1U << (w[0] & 7);
        check_note("round %d, w mod 8 = %d", i, w[0] & 7);
        agree(&both);
    }
    check_int(seen, 0xff);
}

static void another_password_gives_another_key(void)
{
    for (int i = 0; i < ROUNDS; i++) {
        const struct handshake right = adb();
        struct handshake wrong       = right;

        wrong.password[i % 6] ^= 1;
        differ(&wrong, &right);
    }
}

static void other_names_give_another_key(void)
{
    const struct handshake right = adb();
    struct handshake wrong       = right;

    wrong.name_len[0] = 15;
    differ(&wrong, &right);
    wrong             = right;
    wrong.name_len[1] = 15;
    differ(&wrong, &right);
    wrong = right;
    memcpy(wrong.name[0], right.name[1], 16);
    memcpy(wrong.name[1], right.name[0], 16);
    differ(&wrong, &right);
}

static const struct check_case cases[] = {
    CASE(adb_pairs),
    CASE(any_names_and_passwords_of_every_w_mod_8_agree),
    CASE(another_password_gives_another_key),
    CASE(other_names_give_another_key),
};

static void agrees_with_boringssl(void)
{
    check_skip("android-libboringssl is missing");
}

static const struct check_case missing[] = {CASE(agrees_with_boringssl)};

int main(int argc, char **argv)
{
    switch (boringssl_load()) {
    case BORINGSSL_LOADED:
        return check_run(argc, argv, cases, CHECK_COUNT(cases));
    case BORINGSSL_MISSING:
        return check_run(argc, argv, missing, CHECK_COUNT(missing));
    case BORINGSSL_OTHER_MACHINE: /* no failure under REQUIRE_REAL=1: Debian has no other one */
        puts("1..0 # SKIP BoringSSL is here, but not for the machine that this is built for");
        return 0;
    default:
        printf("1..1\nnot ok 1 - BoringSSL is loaded: %s\n", dlerror());
        return 1;
    }
}
