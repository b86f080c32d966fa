/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * handshake.h: handshakes whose random bytes a test chooses.
 */
#ifndef EDMONT_TEST_SPAKE2_HANDSHAKE_H
#define EDMONT_TEST_SPAKE2_HANDSHAKE_H

#include "../check.h"
#include "../vectors/vectors.h"

#include <edmont/provider.h>
#include <edmont/spake2.h>

#include <string.h>

/* The random bytes of the next start: a secret is drawn twice, and the first draw counts. */
static struct {
    uint8_t bytes[64];
    int calls;
} entropy;

static inline int entropy_fill(void *env, void *out, size_t n)
{
    (void)env;
    check(n <= sizeof entropy.bytes);
    if (entropy.calls++ == 0)
        memcpy(out, entropy.bytes, n);
    else
        check_random_bytes(out, n);
    return 0;
}

/* Little endian, or the 64 bytes of a vector. */
static inline void entropy_set(const uint8_t *bytes, size_t n)
{
    static const edmont_random table = {EDMONT_PROVIDER_ABI, sizeof(edmont_random), "entropy", 0,
                                        NULL, entropy_fill};

    memset(&entropy, 0, sizeof entropy);
    memcpy(entropy.bytes, bytes, n);
    check_int(edmont_random_use(&table), EDMONT_OK);
    entropy.calls = 0;
}

/* Bytes of a vector, in memory of its own. */
struct text {
    uint8_t bytes[4200];
    edmont_bytes value;
};

static inline edmont_bytes text_of(struct text *t, const char *hex)
{
    t->value = (edmont_bytes){t->bytes, vector_bytes(t->bytes, sizeof t->bytes, hex)};
    return t->value;
}

/* out = the integer of at most 32 bytes of hex, big endian, as 32 bytes, little endian. */
static inline void from_be(uint8_t out[32], const char *hex)
{
    uint8_t big[32];
    size_t n = vector_bytes(big, sizeof big, hex);

    memset(out, 0, 32);
    for (size_t i = 0; i < n; i++)
        out[i] = big[n - 1 - i];
}

/* A suite by name; 0 if it is not built in, which its functions must say. */
static inline edmont_spake2_suite suite_named(const char *name)
{
    edmont_spake2_suite s;
    int err = edmont_spake2_suite_by_name(name, &s);

    if (err == EDMONT_OK)
        return s;
    check(strcmp(name, "pure25519") == 0);
    check_int(edmont_spake2_key_bytes(EDMONT_SPAKE2_PURE25519_V1), 0);
    return (edmont_spake2_suite)0;
}

/* All bytes of a state are 0. */
static inline void check_wiped(const edmont_spake2_state *st)
{
    static const edmont_spake2_state zeros;

    check_bytes(st, &zeros, sizeof zeros);
}

/* One side and what it has. */
struct side {
    edmont_spake2_state st;
    edmont_spake2_params params;
    struct text id_a, id_b, aad, ad_a, ad_b;
    uint8_t msg[EDMONT_SPAKE2_MSG_MAX], key[EDMONT_SPAKE2_KEY_MAX], mac[32];
    size_t msg_len, key_len;
};

static inline void side_start(struct side *s)
{
    check_int(edmont_spake2_start(&s->st, &s->params, s->msg, &s->msg_len), EDMONT_OK);
    check_int(s->msg_len, edmont_spake2_msg_bytes((edmont_spake2_suite)s->st.edmont_suite));
}

/* Sets side s up as a vector's side says and starts it. */
static inline void begin_handshake(struct side *s, edmont_spake2_suite suite,
                                   edmont_spake2_role role, const struct spake2_side *v)
{
    struct text password;
    uint8_t random[64];

    memset(&s->params, 0, sizeof s->params);
    s->params.id_a = text_of(&s->id_a, v->id_a);
    s->params.id_b = text_of(&s->id_b, v->id_b);
    if (role == EDMONT_SPAKE2_SYM) { /* a name too long for one string literal stands in both */
        memcpy(s->id_a.bytes + s->id_a.value.n, s->id_b.bytes, s->id_b.value.n);
        s->params.id_a.n += s->params.id_b.n;
        s->params.id_b = (edmont_bytes){NULL, 0};
    }
    check_hex(random, 64, v->entropy);
    check_int(edmont_spake2_set_password(&s->st, suite, role, text_of(&password, v->password)),
              EDMONT_OK);
    entropy_set(random, 64);
    side_start(s);
}

/* Starts side s with the scalar x, big endian. */
static inline void start_with(struct side *s, const char *x)
{
    uint8_t random[64] = {0};

    from_be(random, x);
    entropy_set(random, 64);
    side_start(s);
}

/* n bytes that end in the scalar, big endian. */
static inline void widen(uint8_t *out, size_t n, const char *scalar)
{
    memset(out, 0, n);
    check_hex(out + n - 32, 32, scalar);
}

static inline void set_names(struct side *s, const char *id_a, const char *id_b, const char *aad)
{
    memset(&s->params, 0, sizeof s->params);
    s->params.id_a = text_of(&s->id_a, id_a);
    s->params.id_b = text_of(&s->id_b, id_b);
    s->params.aad  = text_of(&s->aad, aad);
}

static inline void begin_rfc9382(struct side *s, edmont_spake2_role role, const char *mhf,
                                 const char *w)
{
    uint8_t wide[64];

    if (mhf[0] != '\0')
        check_hex(wide, 64, mhf);
    else
        widen(wide, 64, w);
    check_int(edmont_spake2_set_mhf(&s->st, EDMONT_SPAKE2_RFC9382_V1, role, wide, 64), EDMONT_OK);
}

/* The prover's 80 bytes and the verifier's record. */
static inline void plus9383_secrets(uint8_t wide[80], uint8_t record[EDMONT_SPAKE2_RECORD_BYTES],
                             const struct spake2_plus9383 *v)
{

    if (v->mhf[0] != '\0') {
        check_hex(wide, 80, v->mhf);
    } else {
        widen(wide, 40, v->w0);
        widen(wide + 40, 40, v->w1);
    }
    check_int(edmont_spake2_plus_register(wide, 80, record), EDMONT_OK);
}

#endif
