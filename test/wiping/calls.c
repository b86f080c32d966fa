/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: nothing; it is the list of calls that test/wiping makes.
 */
#include "calls.h"

#include "../../include/edmont/provider.h"

#include <stdlib.h>
#include <string.h>

static void run_keypair(void *p)
{
    struct io *io = p;

    io->result = edmont_dh_keypair(io->public, io->made);
}

static void run_public(void *p)
{
    struct io *io = p;

    edmont_dh_public(io->public, io->in);
    io->result = 0;
}

static void run_shared(void *p)
{
    struct io *io = p;

    io->result = edmont_dh_shared(io->made, io->in, io->other);
}

static void run_x25519(void *p)
{
    struct io *io = p;

    edmont_x25519(io->made, io->in, io->other);
    io->result = 0;
}

static void run_x25519_base(void *p)
{
    struct io *io = p;

    edmont_x25519_base(io->public, io->in);
    io->result = 0;
}

static void run_x25519_unclamped(void *p)
{
    struct io *io = p;

    edmont_x25519_unclamped(io->made, io->in, io->other);
    io->result = 0;
}

static void run_x25519_base_unclamped(void *p)
{
    struct io *io = p;

    edmont_x25519_base_unclamped(io->public, io->in);
    io->result = 0;
}

static void run_sign_keypair(void *p)
{
    struct io *io = p;

    io->result = edmont_sign_keypair(io->public, io->made);
}

static void run_sign_public(void *p)
{
    struct io *io = p;

    io->result = edmont_sign_public(io->public, io->in);
}

static void run_sign(void *p)
{
    struct io *io = p;

    io->result = edmont_sign(io->public, io->msg, sizeof io->msg, io->in);
}

static void run_key_init(void *p)
{
    struct io *io = p;

    io->result = edmont_sign_key_init(&io->key, io->in, io->hash);
}

static void run_key_import(void *p)
{
    struct io *io = p;

    io->result = edmont_sign_key_import(&io->key, io->in, io->hash);
}

static void run_sign_with(void *p)
{
    struct io *io = p;

    io->result = edmont_sign_with(io->public, io->msg, sizeof io->msg, &io->key, NULL);
}

static void run_key_wipe(void *p)
{
    struct io *io = p;

    edmont_sign_key_wipe(&io->key);
    io->result = 0;
}

static void run_key_public(void *p)
{
    struct io *io = p;

    edmont_sign_key_public(io->public, &io->key);
    io->result = 0;
}

static void run_random_bytes(void *p)
{
    struct io *io = p;

    io->result = edmont_random_bytes(io->made, sizeof io->made);
}

/* Both arguments are secret, equal but for the last byte, and the verdict is the same for all of
 * the test's secrets. */
static void run_equal(void *p)
{
    struct io *io = p;

    io->result = edmont_equal(io->in, io->other, 32);
}

static void prepare_import(struct io *io)
{
    io->result = edmont_sign_public(io->in + 32, io->in);
}

static void prepare_key(struct io *io)
{
    io->result = edmont_sign_key_init(&io->key, io->in, io->hash);
}

static void prepare_equal(struct io *io)
{
    memcpy(io->other, io->in, 32);
    io->other[31] ^= 1;
}

static void know_made(struct secrets *s, const struct io *io)
{
    if (io->result != 0)
        return;
    secrets_add(s, "what the call made", io->made, 32);
}

static void know_drawn(struct secrets *s, const struct io *io)
{
    for (size_t i = 0; i + 32 <= io->drawn_n; i += 32)
        secrets_add(s, "what the random provider gave", io->drawn + i, 32);
}

static void know_keypair(struct secrets *s, const struct io *io)
{
    know_drawn(s, io);
    if (io->result == 0)
        secrets_add_x25519_scalar(s, io->made);
}

static void know_scalar(struct secrets *s, const struct io *io)
{
    secrets_add_x25519_scalar(s, io->in);
}

static void know_shared(struct secrets *s, const struct io *io)
{
    secrets_add_x25519_scalar(s, io->in);
    know_made(s, io);
}

/* X25519 of two secrets: dh.h calls u secret too. */
static void know_x25519(struct secrets *s, const struct io *io)
{
    know_shared(s, io);
    secrets_add(s, "u", io->other, 32);
}

static void know_sign_keypair(struct secrets *s, const struct io *io)
{
    know_drawn(s, io);
    if (io->result == 0)
        secrets_add_seed(s, io->made);
    else if (io->drawn_n >= 32)
        secrets_add_seed(s, io->drawn);
}

static void know_seed(struct secrets *s, const struct io *io)
{
    secrets_add_seed(s, io->in);
}

static void know_signing(struct secrets *s, const struct io *io)
{
    secrets_add_seed(s, io->in);
    secrets_add_nonce(s, io->in, io->msg, sizeof io->msg);
}

static void know_random_bytes(struct secrets *s, const struct io *io)
{
    know_drawn(s, io);
    if (io->result == 0)
        secrets_add(s, "what the call made", io->made, 64);
}

static void know_equal(struct secrets *s, const struct io *io)
{
    secrets_add(s, "what is compared", io->in, 32);
    secrets_add(s, "what it is compared with", io->other, 32);
}

const struct call calls[] = {
    {"edmont_dh_keypair", NULL, run_keypair, know_keypair, USES_RANDOM, 32, 32},
    {"edmont_dh_public", NULL, run_public, know_scalar, 0, 0, 32},
    {"edmont_dh_shared", NULL, run_shared, know_shared, 0, 32, 0},
    {"edmont_x25519", NULL, run_x25519, know_x25519, 0, 32, 0},
    {"edmont_x25519_base", NULL, run_x25519_base, know_scalar, 0, 0, 32},
    {"edmont_x25519_unclamped", NULL, run_x25519_unclamped, know_x25519, 0, 32, 0},
    {"edmont_x25519_base_unclamped", NULL, run_x25519_base_unclamped, know_scalar, 0, 0, 32},
    {"edmont_sign_keypair", NULL, run_sign_keypair, know_sign_keypair, USES_HASH | USES_RANDOM, 32,
     32},
    {"edmont_sign_public", NULL, run_sign_public, know_seed, USES_HASH, 0, 32},
    {"edmont_sign", NULL, run_sign, know_signing, USES_HASH, 0, 64},
    {"edmont_sign_key_init", NULL, run_key_init, know_seed, USES_HASH | MAKES_KEY, 0, 0},
    {"edmont_sign_key_import", prepare_import, run_key_import, know_seed, USES_HASH | MAKES_KEY, 0,
     0},
    {"edmont_sign_with", prepare_key, run_sign_with, know_signing, USES_HASH, 0, 64},
    {"edmont_sign_key_wipe", prepare_key, run_key_wipe, know_seed, 0, 0, 0},
    {"edmont_sign_key_public", prepare_key, run_key_public, know_seed, 0, 0, 32},
    {"edmont_random_bytes", NULL, run_random_bytes, know_random_bytes, USES_RANDOM, 64, 0},
    {"edmont_equal", prepare_equal, run_equal, know_equal, 0, 0, 0},
};

const size_t calls_n = sizeof calls / sizeof calls[0];

const struct call *calls_find(const char *name)
{
    for (size_t i = 0; i < calls_n; i++)
        if (strcmp(calls[i].name, name) == 0)
            return &calls[i];
    abort();
}
