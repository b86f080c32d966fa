/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * figures.h: what was measured, as a table to be read, as lines of CSV, or in the object of --json.
 */
#ifndef EDMONT_TOOL_FIGURES_H
#define EDMONT_TOOL_FIGURES_H

#include "contest.h"

/* As CSV from now on; REPORT_JSON goes before. */
void figures_as_csv(void);

/* What stands ahead of the figures; then their heads, with the library that ratios are to, or NULL;
 * then a line for each side of each contest; then the end. */
void figures_label(const char *name, const char *value);
void figures_begin(const char *reference);
void figures_show(const char *operation, const struct side *sides, size_t n);
void figures_end(void);

#endif
