/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#define _DEFAULT_SOURCE
#include "pair.h"

#include "commands.h"
#include "output.h"
#include "report.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

enum { FILE_NUMBER = 3 };

/* Two pipes; of each end[0] is read and end[1] written. */
struct pipes {
    int end[2][2];
};

static void close_pipes(const struct pipes *p)
{
    int i;

    for (i = 0; i < 4; i++)
        if (p->end[i / 2][i % 2] >= 0)
            (void)close(p->end[i / 2][i % 2]);
}

static int open_pipes(struct pipes *p)
{
    memset(p, -1, sizeof *p);
    if (pipe(p->end[0]) == 0 && pipe(p->end[1]) == 0)
        return STATUS_OK;
    close_pipes(p);
    return fail(STATUS_USAGE, "cannot make a pipe: %s", strerror(errno));
}

/* Is one side, in its process. The ends that belong to the other one must not stay open: a pipe
 * ends when the last writer has closed it. */
static int be_side(const struct pair_side *side, const struct pipes *p, int number)
{
    int file, placed = dup2(p->end[number][0], STDIN_FILENO) >= 0 &&
                       dup2(p->end[1 - number][1], STDOUT_FILENO) >= 0;

    close_pipes(p);
    file = open(side->file, O_RDONLY);
    if (!placed || file < 0 || dup2(file, FILE_NUMBER) < 0)
        return STATUS_USAGE;
    return command_run(side->line);
}

/* How a process ended; STATUS_USAGE for one that there never was. */
static int wait_for(pid_t process)
{
    int ended;

    if (process < 0)
        return STATUS_USAGE;
    while (waitpid(process, &ended, 0) < 0)
        if (errno != EINTR)
            return STATUS_USAGE;
    return WIFEXITED(ended) ? WEXITSTATUS(ended) : STATUS_USAGE;
}

int run_pair(struct pair_side side[2])
{
    struct pipes p;
    pid_t process[2];
    int i, status = flush_output(); /* or both would print what stdio holds, too */

    if (status == STATUS_OK)
        status = open_pipes(&p);
    if (status != STATUS_OK)
        return status;
    for (i = 0; i < 2; i++) {
        process[i] = fork();
        if (process[i] == 0)
            _exit(be_side(&side[i], &p, i));
        if (process[i] < 0)
            status = fail(STATUS_USAGE, "cannot make a process: %s", strerror(errno));
    }
    close_pipes(&p);
    for (i = 0; i < 2; i++)
        side[i].status = wait_for(process[i]);
    return status;
}
