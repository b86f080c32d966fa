/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * speed.h: how often a second an operation runs, for `edmont demo`.
 */
#ifndef EDMONT_TOOL_SPEED_H
#define EDMONT_TOOL_SPEED_H

/* Measures each operation for 0.2 s on one thread, and reports it. Returns STATUS_OK, or complains
 * if an operation fails. */
int show_speed(void);

#endif
