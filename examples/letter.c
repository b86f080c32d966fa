/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * letter.c: Alice signs a letter, Bob verifies it, and they agree on a key.
 *
 *     cc letter.c $(pkg-config --cflags --libs edmont)
 */
#include <edmont.h>

#include <stdio.h>
#include <string.h>

static int fail(const char *what, int err)
{
    fprintf(stderr, "%s: %s\n", what, edmont_strerror(err));
    return 1;
}

static int send_letter(void)
{
    char letter[] = "Let us meet at the mill.";
    uint8_t seed[32], pub[32], sig[64];
    int err;

    if ((err = edmont_sign_keypair(pub, seed)) != EDMONT_OK)
        return fail("making a key", err);
    err = edmont_sign(sig, letter, strlen(letter), seed);
    edmont_wipe(seed, sizeof seed);
    if (err != EDMONT_OK)
        return fail("signing", err);
    if ((err = edmont_verify(sig, letter, strlen(letter), pub)) != EDMONT_OK)
        return fail("verifying", err);

    letter[0] = 'B';
    if (edmont_verify(sig, letter, strlen(letter), pub) != EDMONT_ERR_SIGNATURE) {
        fputs("a changed letter was not refused\n", stderr);
        return 1;
    }
    puts("the letter is Alice's, a changed one is not");
    return 0;
}

static int agree(void)
{
    uint8_t alice[32], bob[32], from_alice[32], from_bob[32], a[32], b[32];
    int err, same;

    if ((err = edmont_dh_keypair(from_alice, alice)) != EDMONT_OK ||
        (err = edmont_dh_keypair(from_bob, bob)) != EDMONT_OK)
        return fail("making keys", err);
    if ((err = edmont_dh_shared(a, alice, from_bob)) != EDMONT_OK ||
        (err = edmont_dh_shared(b, bob, from_alice)) != EDMONT_OK)
        return fail("agreeing", err);
    same = edmont_equal(a, b, sizeof a);

    edmont_wipe(alice, sizeof alice);
    edmont_wipe(bob, sizeof bob);
    edmont_wipe(a, sizeof a);
    edmont_wipe(b, sizeof b);
    puts(same ? "Alice and Bob share a key" : "Alice and Bob do not share a key");
    return !same;
}

int main(void)
{
    return send_letter() || agree();
}
