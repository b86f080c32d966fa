/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * names.h: the providers that a build may have, by name.
 */
#ifndef EDMONT_TEST_NAMES_H
#define EDMONT_TEST_NAMES_H

static const char *const hash_names[] = {"sha512", "blake2b", "openssl-sha512", "libsodium-sha512",
                                         "custom"};
static const char *const random_names[] = {"system", "openssl", "libsodium", "custom",
                                           "isaac-test"};

#endif
