/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: that edmont, reached through two static libraries, and libsodium work side by side in one
 * program and agree. Its exit status is the number of what fails; test/link/link.sh names it.
 */
#include "wrappers.h"

#include <sodium.h>
#include <string.h>

static const char message[] = "linked through two libraries";

static int edmont_signs_libsodium_verifies(const uint8_t seed[32])
{
    uint8_t pub[32], sig[64];

    if (first_public_key(pub, seed) != 0 || first_sign(sig, message, sizeof message, seed) != 0)
        return 0;
    return crypto_sign_verify_detached(sig, (const uint8_t *)message, sizeof message, pub) == 0;
}

static int libsodium_signs_edmont_verifies(const uint8_t seed[32])
{
    uint8_t pub[32], key[64], sig[64];

    crypto_sign_seed_keypair(pub, key, seed);
    crypto_sign_detached(sig, NULL, (const uint8_t *)message, sizeof message, key);
    if (second_verify(sig, message, sizeof message, pub) != 0)
        return 0;
    sig[63] ^= 1;
    return second_verify(sig, message, sizeof message, pub) != 0;
}

static int both_agree_on_a_secret(const uint8_t ours[32], const uint8_t theirs[32])
{
    uint8_t our_pub[32], their_pub[32], at_ours[32], at_theirs[32];

    crypto_scalarmult_base(their_pub, theirs);
    return second_agree(at_ours, our_pub, ours, their_pub) == 0 &&
           crypto_scalarmult(at_theirs, theirs, our_pub) == 0 &&
           memcmp(at_ours, at_theirs, 32) == 0;
}

int main(void)
{
    uint8_t seed[32], other[32];

    if (sodium_init() < 0 || first_use_sha512() != 0)
        return 1;
    randombytes_buf(seed, sizeof seed);
    randombytes_buf(other, sizeof other);
    if (!edmont_signs_libsodium_verifies(seed))
        return 2;
    if (!libsodium_signs_edmont_verifies(seed))
        return 3;
    if (!both_agree_on_a_secret(seed, other))
        return 4;
    return 0;
}
