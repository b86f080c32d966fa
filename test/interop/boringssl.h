/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * boringssl.h: the SPAKE2_CTX of BoringSSL, as Android's library in Debian has it, loaded at run
 * time.
 */
#ifndef EDMONT_TEST_INTEROP_BORINGSSL_H
#define EDMONT_TEST_INTEROP_BORINGSSL_H

/* dlmopen is of _GNU_SOURCE, which is to be defined before the first header. */
#include <dlfcn.h>
#include <fcntl.h>
#include <glob.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

/* Of <openssl/curve25519.h>, a header that cannot be installed beside those of OpenSSL. Roles: 0 is
 * alice, 1 bob. */
static void *(*spake2_new)(int role, const uint8_t *my_name, size_t my_name_len,
                           const uint8_t *their_name, size_t their_name_len);
static void (*spake2_free)(void *ctx);
static int (*generate)(void *ctx, uint8_t *msg, size_t *msg_len, size_t max_msg_len,
                       const uint8_t *password, size_t password_len);
static int (*process)(void *ctx, uint8_t *key, size_t *key_len, size_t max_key_len,
                      const uint8_t *msg, size_t msg_len);

/* The bytes of an ELF file that say for which machine it is: its class, and e_machine. */
static int machine(const char *path)
{
    unsigned char header[20] = {0};
    const int file           = open(path, O_RDONLY);
    const ssize_t n          = read(file, header, sizeof header);

    close(file);
    return n == (ssize_t)sizeof header ? header[4] << 16 | header[19] << 8 | header[18] : -1;
}

/* In a namespace of its own, where it has them: BoringSSL and OpenSSL define the same symbols. */
static void *load(const char *path)
{
#ifdef LM_ID_NEWLM
    return dlmopen(LM_ID_NEWLM, path, RTLD_NOW | RTLD_LOCAL);
#else
    return dlopen(path, RTLD_NOW | RTLD_LOCAL);
#endif
}

static int find(void *library, const char *name, void *function)
{
    void *const symbol = dlsym(library, name);

    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}

enum boringssl { BORINGSSL_LOADED, BORINGSSL_MISSING, BORINGSSL_OTHER_MACHINE, BORINGSSL_BROKEN };

/* Loads it. After BORINGSSL_BROKEN dlerror() says why. */
static enum boringssl boringssl_load(void)
{
    void *library;
    glob_t found;
    int fits;

    if (glob("/usr/lib/*/android/libcrypto.so.0", 0, NULL, &found) != 0)
        return BORINGSSL_MISSING;
    fits    = machine(found.gl_pathv[0]) == machine("/proc/self/exe");
    library = fits ? load(found.gl_pathv[0]) : NULL;
    globfree(&found);
    if (!fits)
        return BORINGSSL_OTHER_MACHINE;
    return library != NULL && find(library, "SPAKE2_CTX_new", &spake2_new) &&
                   find(library, "SPAKE2_CTX_free", &spake2_free) &&
                   find(library, "SPAKE2_generate_msg", &generate) &&
                   find(library, "SPAKE2_process_msg", &process)
               ? BORINGSSL_LOADED
               : BORINGSSL_BROKEN;
}

#endif
