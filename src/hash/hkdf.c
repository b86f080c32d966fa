/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * hkdf.c: HKDF, in the words of RFC 5869, section 2.
 */
#include "hkdf.h"

#include "hmac.h"

#include "../core/bytes.h"
#include "../core/compiler.h"
#include "../core/wipe.h"

struct secrets {
    uint8_t T[HMAC_TAG];     /* of the last step */
    struct hmac keyed, hash; /* keyed: with PRK, copied for each step */
};

/* 2.2: PRK = HMAC-Hash(salt, IKM). Without a salt it is as many zeros as a digest has, which make
 * the same key as no byte does. */
void edmont_i_hkdf_extract(uint8_t PRK[HMAC_TAG], const uint8_t *ikm, size_t ikm_len)
{
    const edmont_span message = {ikm, ikm_len};

    edmont_i_hmac(PRK, NULL, 0, &message, 1);
}

/* 2.3: T(i) = HMAC-Hash(PRK, T(i-1) | info | i), with T(0) empty. */
static void step(struct secrets *s, uint8_t i, const edmont_span *info, size_t parts)
{
    s->hash = s->keyed;
    if (i > 1)
        edmont_i_hmac_update(&s->hash, s->T, sizeof s->T);
    for (size_t j = 0; j < parts; j++)
        edmont_i_hmac_update(&s->hash, info[j].data, info[j].len);
    edmont_i_hmac_update(&s->hash, &i, 1);
    edmont_i_hmac_final(&s->hash, s->T);
}

/* OKM = the first n bytes of T(1) | T(2) | T(3) | ... */
void edmont_i_hkdf_expand(uint8_t *out, size_t n, const uint8_t PRK[HMAC_TAG],
                          const edmont_span *info, size_t parts)
{
    struct secrets s;
    size_t len;

    CHECK(n <= HKDF_LONGEST);
    edmont_i_hmac_init(&s.keyed, PRK, HMAC_TAG);
    for (uint8_t i = 1; n > 0; i++, out += len, n -= len) {
        len = n < sizeof s.T ? n : sizeof s.T;
        step(&s, i, info, parts);
        memcpy(out, s.T, len);
    }
    edmont_wipe(&s, sizeof s);
}

void edmont_i_hkdf(uint8_t *out, size_t n, const uint8_t *ikm, size_t ikm_len,
                   const edmont_span *info, size_t parts)
{
    uint8_t PRK[HMAC_TAG];

    edmont_i_hkdf_extract(PRK, ikm, ikm_len);
    edmont_i_hkdf_expand(out, n, PRK, info, parts);
    edmont_wipe(PRK, sizeof PRK);
}
