/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: edmont_spake2_finish with any message, for every suite in every role: the first byte says
 * which. What is refused leaves nothing; what is taken is an element of the group and not our own;
 * the peer's tag goes with the peer's message and no other.
 * Does not cover: params and secrets, which are not the peer's to choose.
 */
#include "../spake2/sides.h"
#include "fuzz.h"

#include <edmont/group.h>

static struct pair pairs[CHECK_COUNT(kinds)];
static edmont_spake2_state started[CHECK_COUNT(kinds)]; /* of pairs[i].st */
static size_t count;

/* Once; a state that is put back to where it was is none the wiser. */
static void prepare(void)
{
    const struct kind *k;

    if (count != 0)
        return;
    check_pin();
    for (size_t i = 0; (k = kind_at(i)) != NULL; i++) {
        pair_start(&pairs[i], k);
        started[i] = pairs[i].st;
        pair_finish(&pairs[i]);
        count = i + 1;
    }
}

/* Of order L, by the functions of group.h; X25519's CPace takes points of any order. */
static int is_element(const struct pair *x, const uint8_t share[32])
{
    edmont_ristretto R;
    edmont_point P;

    if (x->k->suite == EDMONT_SPAKE2_CPACE_X25519_V1)
        return (share[31] & 128) == 0;
    if (x->k->suite == EDMONT_SPAKE2_CPACE_RISTRETTO_V1)
        return edmont_ristretto_decode(&R, share) == EDMONT_OK && !edmont_ristretto_is_identity(&R);
    return edmont_point_decode(&P, share) == EDMONT_OK && edmont_point_is_torsion_free(&P) &&
           !edmont_point_is_identity(&P);
}

static void taken(struct pair *x, const uint8_t *msg, size_t n)
{
    uint8_t key[EDMONT_SPAKE2_KEY_MAX], peers_key[EDMONT_SPAKE2_KEY_MAX];
    int is_peers, err;
    size_t len;

    check_int(n, x->k->msg_bytes);
    check(memcmp(msg + n - 32, x->msg + n - 32, 32) != 0);
    check(is_element(x, msg + n - 32));
    is_peers = memcmp(msg, x->peers_msg, n) == 0;
    if (x->k->tags != NO_TAGS) {
        err = edmont_spake2_confirm_check(&x->st, x->peers_tag, 32);
        check_int(err, is_peers ? EDMONT_OK : EDMONT_ERR_CONFIRM);
        return;
    }
    check_int(edmont_spake2_key_unconfirmed(&x->st, key, &len), EDMONT_OK);
    memcpy(peers_key, x->peer.edmont_key, len);
    check_int(memcmp(key, peers_key, len) == 0, is_peers);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n)
{
    struct pair *x;
    int err;

    prepare();
    if (n == 0)
        return 0;
    x     = &pairs[data[0] % count];
    x->st = started[data[0] % count];
    n--;
    data = n == 0 ? NULL : data + 1;
    check_note("%s, role %d", x->k->name, x->k->role);
    err = edmont_spake2_finish(&x->st, &x->params, data, n);
    if (err == EDMONT_OK) {
        taken(x, data, n);
        return 0;
    }
    check(err == EDMONT_ERR_ENCODING || err == EDMONT_ERR_WEAK);
    check_wiped(&x->st);
    check_int(edmont_spake2_finish(&x->st, &x->params, x->peers_msg, x->k->msg_bytes),
              EDMONT_ERR_STATE);
    return 0;
}

/* What each side is sent, and what it has sent itself. */
size_t fuzz_seed(size_t i, uint8_t out[FUZZ_BYTES])
{
    const struct pair *x;

    prepare();
    if (i >= 2 * count)
        return 0;
    x      = &pairs[i / 2];
    out[0] = (uint8_t)(i / 2);
    memcpy(out + 1, i % 2 == 0 ? x->peers_msg : x->msg, x->k->msg_bytes);
    return 1 + x->k->msg_bytes;
}
