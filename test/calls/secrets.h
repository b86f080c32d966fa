/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * secrets.h: what must not be found, computed by the test itself, and the search for it.
 */
#ifndef EDMONT_TEST_SECRETS_H
#define EDMONT_TEST_SECRETS_H

#include <stddef.h>
#include <stdint.h>

#define SECRETS_MAX 24

struct secret {
    const char *name;
    uint8_t bytes[64];
    size_t n;
};

struct secrets {
    struct secret list[SECRETS_MAX];
    size_t n;
};

/* A word of a secret that stands where it should not. */
struct finding {
    const char *name;
    size_t word;  /* the offset in the secret of the eight bytes */
    int reversed; /* they stand in the other byte order */
    size_t at;    /* where in the memory searched */
};

/* Adds n <= 64 bytes. */
void secrets_add(struct secrets *s, const char *name, const uint8_t *bytes, size_t n);

/* Adds n bytes that a random provider has given. */
void secrets_add_drawn(struct secrets *s, const uint8_t *drawn, size_t n);

/* Adds a scalar of n <= 64 bytes as `name`, and its remainder mod L as `reduced`. */
void secrets_add_scalar(struct secrets *s, const char *name, const char *reduced, const uint8_t *k,
                        size_t n);

/* Adds X25519's scalar: as given, clamped, without bit 255, each of them mod L. */
void secrets_add_x25519_scalar(struct secrets *s, const uint8_t k[32]);

/* Adds what Ed25519 makes of a seed: the seed, its hash, the scalar, the prefix; and what it makes
 * of them and a message: the nonce. */
void secrets_add_seed(struct secrets *s, const uint8_t seed[32]);
void secrets_add_nonce(struct secrets *s, const uint8_t seed[32], const void *msg, size_t len);

/* The same where other bytes stand before the prefix. */
void secrets_add_nonce_after(struct secrets *s, const void *head, size_t n, const uint8_t seed[32],
                             const void *msg, size_t len);

/* Adds what XEdDSA makes of an X25519 key, and, unless Z is NULL, of a message and the 64 bytes Z:
 * all of it for both signs that the point may have. */
void secrets_add_xeddsa(struct secrets *s, const uint8_t sec[32], const void *msg, size_t len,
                        const uint8_t *Z);

/* 1 and the first place where eight bytes of a secret, taken at any offset, stand in memory, at any
 * offset, in either byte order; else 0. */
int secrets_find(struct finding *f, const struct secrets *s, const unsigned char *memory, size_t n);

#endif
