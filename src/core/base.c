/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include <config.h>

#include "../../include/edmont/base.h"

const char *edmont_version(void)
{
    return PACKAGE_VERSION;
}

const char *edmont_strerror(int err)
{
    switch (err) {
    case EDMONT_OK:
        return "success";
    case EDMONT_ERR_ARGUMENT:
        return "an argument is not allowed";
    case EDMONT_ERR_ENCODING:
        return "not a valid encoding";
    case EDMONT_ERR_SIGNATURE:
        return "the signature is not good";
    case EDMONT_ERR_WEAK:
        return "a weak key or an all-zero shared secret";
    case EDMONT_ERR_STATE:
        return "an object is not initialised or at another stage";
    case EDMONT_ERR_CONFIRM:
        return "the other side does not hold the same password";
    case EDMONT_ERR_HASH:
        return "the hash provider failed";
    case EDMONT_ERR_RANDOM:
        return "the random provider failed";
    case EDMONT_ERR_PROVIDER:
        return "no usable provider";
    case EDMONT_ERR_TARGET:
        return "no such target on this machine";
    default:
        return "unknown error";
    }
}
