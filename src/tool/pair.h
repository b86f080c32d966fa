/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * pair.h: two commands that talk to each other.
 */
#ifndef EDMONT_TOOL_PAIR_H
#define EDMONT_TOOL_PAIR_H

struct pair_side {
    const char *line; /* as command_run takes it */
    const char *file; /* open for it as number 3 */
    int status;       /* out: how it ended */
};

/* Runs both at once, each in a process of its own and with the other's standard output as its
 * standard input. Returns STATUS_OK, however they ended, or complains and returns another
 * status. */
int run_pair(struct pair_side side[2]);

#endif
