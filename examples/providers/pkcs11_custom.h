/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * pkcs11_custom.h: pkcs11.c inside the library, for the two custom headers beside this one.
 */
#ifndef PKCS11_EMBEDDED
#define PKCS11_EMBEDDED 1

#include "pkcs11.c"

#endif
