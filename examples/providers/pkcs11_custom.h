/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * pkcs11_custom.h: pkcs11.c inside the library, for the two custom headers beside this one.
 */
#ifndef PKCS11_EMBEDDED
#define PKCS11_EMBEDDED 1

#ifndef _GNU_SOURCE
#error "pkcs11.c wants more than ISO C: configure with CPPFLAGS='-D_GNU_SOURCE'"
#endif

#include "pkcs11.c"

#endif
