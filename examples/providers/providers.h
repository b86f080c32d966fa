/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * providers.h: what sodium.c, openssl.c and counting.c define: providers written against edmont's
 * public headers alone, each a file to copy and change. What they make is handed to
 *
 *     edmont_hash_use(&hash), edmont_random_use(&random)   for the whole process
 *     edmont_sign_key_init(&key, seed, &hash)              for one key
 *
 * and lives as long as it is used. edmont_provider(3) says what a provider has to keep to.
 */
#ifndef EDMONT_EXAMPLE_PROVIDERS_H
#define EDMONT_EXAMPLE_PROVIDERS_H

#include <edmont.h>

#include <stdatomic.h>
#include <stdio.h>

/* sodium.c: SHA-512 and random bytes of libsodium. */
extern const edmont_hash libsodium_hash;
extern const edmont_random libsodium_random;

/* openssl.c: any hash of OpenSSL 3 that has a digest of 64 bytes, and its random bytes. */

/* Makes a table of the hash that OpenSSL calls `algorithm` ("SHA512", "SHA3-512", "BLAKE2B-512"),
 * from the default library context; `properties` as for EVP_MD_fetch, "fips=yes" for instance, or
 * NULL. `name` is what edmont calls it, and lives as long as the table. 0, or -1 and zeros if
 * OpenSSL has no such hash. */
int openssl_hash_open(edmont_hash *hash, const char *name, const char *algorithm,
                      const char *properties);
void openssl_hash_close(edmont_hash *hash);
extern const edmont_random openssl_random;

/* counting.c: counts and logs the calls of another provider. */
struct counts {
    atomic_ulong init, update, final, release, digest, digest_many, fill; /* calls */
    atomic_ulong failed;                                                  /* of these */
    atomic_ulong bytes;       /* taken by update, digest and digest_many, or asked of fill */
    atomic_ulong nanoseconds; /* in all calls; where unsigned long has 32 bits, mod 2^32 */
};

struct counting_hash {
    edmont_hash table; /* to be handed to edmont */
    const edmont_hash *counted;
    struct counts counts;
    FILE *log;
};

struct counting_random {
    edmont_random table; /* to be handed to edmont */
    const edmont_random *counted;
    struct counts counts;
    FILE *log;
};

/* Makes a table that passes each call on to `counted` and writes a line about it to `log`, unless
 * that is NULL: which call, how many bytes, the result, the time; never what the bytes are. The
 * table's name is that of `counted`, since the name is that of the signature scheme. 0, or -1 if
 * `counted` is NULL or its state leaves no room for a pointer in EDMONT_HASH_STATE_MAX. */
int counting_hash_make(struct counting_hash *counting, const edmont_hash *counted, FILE *log);
int counting_random_make(struct counting_random *counting, const edmont_random *counted, FILE *log);

/* One line with the sums of what was called. */
void counting_print(const struct counts *counts, const char *name, FILE *to);

#endif
