/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * pkcs11.h: SHA-512 and random bytes from a PKCS#11 token, as providers of edmont. pkcs11.c says
 * how to name the token and how to compile.
 *
 *     edmont_hash_use(&pkcs11_hash)                    for the whole process
 *     edmont_random_use(&pkcs11_random)
 *     edmont_sign_key_init(&key, seed, &pkcs11_hash)   for one key
 */
#ifndef EDMONT_EXAMPLE_PKCS11_H
#define EDMONT_EXAMPLE_PKCS11_H

#include <edmont/provider.h>

#ifdef __cplusplus
extern "C" {
#endif

extern const edmont_hash pkcs11_hash;
extern const edmont_random pkcs11_random;

/* Closes the sessions that nobody uses, and ends the module's work if it was begun here. For a
 * daemon that hands the token to somebody else; the next call of a provider begins anew. */
void pkcs11_close(void);

#ifdef __cplusplus
}
#endif
#endif
