/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: edmont_spake2_confirm_check with any tag, for every suite that has tags, in every role:
 * the first byte says which, and its highest bit whether our own tag was made before. The peer's
 * tag is taken and the key follows; what is refused leaves nothing.
 * Does not cover: a key that is given out without a tag (finish.c).
 */
#include "../spake2/sides.h"
#include "fuzz.h"

static struct pair pairs[CHECK_COUNT(kinds)];
static edmont_spake2_state finished[CHECK_COUNT(kinds)]; /* of pairs[i].st */
static size_t count;

/* Once; a state that is put back to where it was is none the wiser. */
static void prepare(void)
{
    const struct kind *k;

    if (count != 0)
        return;
    check_pin();
    for (size_t i = 0, n = 0; (k = kind_at(i)) != NULL; i++) {
        if (k->tags == NO_TAGS)
            continue;
        pair_start(&pairs[n], k);
        pair_finish(&pairs[n]);
        finished[n] = pairs[n].st;
        count       = ++n;
    }
}

static void taken(struct pair *x, const uint8_t *tag, size_t n)
{
    uint8_t key[EDMONT_SPAKE2_KEY_MAX];
    size_t len;

    check_int(n, 32);
    check_bytes(tag, x->peers_tag, 32);
    check_int(edmont_spake2_key(&x->st, key, &len), EDMONT_OK);
    check_int(len, x->k->key_bytes);
    check_bytes(key, x->peer.edmont_key, len);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    uint8_t ours[32], key[EDMONT_SPAKE2_KEY_MAX];
    struct pair *x;
    size_t i, len;
    int err;

    prepare();
    if (n == 0)
        return 0;
    i     = (data[0] & 127) % count;
    x     = &pairs[i];
    x->st = finished[i];
    check_note("%s, role %d", x->k->name, x->k->role);
    if (data[0] & 128)
        check_int(edmont_spake2_confirm_make(&x->st, ours), EDMONT_OK);
    n--;
    data = n == 0 ? NULL : data + 1;
    err  = edmont_spake2_confirm_check(&x->st, data, n);
    if (err == EDMONT_OK) {
        taken(x, data, n);
        return 0;
    }
    check_int(err, EDMONT_ERR_CONFIRM);
    check_wiped(&x->st);
    check_int(edmont_spake2_key(&x->st, key, &len), EDMONT_ERR_STATE);
    check(all_zero(key, sizeof key) && len == 0);
    return 0;
}

/* The peer's tag, before and after our own. */
size_t fuzz_seed(size_t i, uint8_t out[FUZZ_BYTES])
{
    prepare();
    if (i >= 2 * count)
        return 0;
    out[0] = (uint8_t)(i / 2 | i % 2 << 7);
    memcpy(out + 1, pairs[i / 2].peers_tag, 32);
    return 33;
}
