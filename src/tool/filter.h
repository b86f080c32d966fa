/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * filter.h: --filter: names by patterns.
 */
#ifndef EDMONT_TOOL_FILTER_H
#define EDMONT_TOOL_FILTER_H

/* Whether a name fits one of the patterns, which commas part: * stands for any characters, ? for
 * one, [...] for one of some. NULL takes every name. */
int filter_takes(const char *patterns, const char *name);

#endif
