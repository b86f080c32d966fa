/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * labels.h: who measured what: without these no figure means anything.
 */
#ifndef EDMONT_TOOL_LABELS_H
#define EDMONT_TOOL_LABELS_H

/* Of build.c, which make writes: `git describe` of the sources, or "unknown" where they are no
 * checkout; and CFLAGS. */
extern const char build_commit[], build_flags[];

/* Shows version, commit, CPU, compiler, flags and providers, each as show(name, value). */
void show_labels(void (*show)(const char *name, const char *value));

#endif
