/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: what files.sh cannot reach from outside: that a file which appears between keygen's first
 * look and its last step is not replaced, and that no temporary file stays then. Does not cover
 * what files.sh does.
 */
#define _DEFAULT_SOURCE
#include "../../src/tool/output.h"
#include "../../src/tool/report.h"
#include "../check.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char directory[] = "/tmp/edmont-output-XXXXXX";

/* The directory is empty but for its file, which holds this. */
static void check_content(const char *want)
{
    char got[16] = "";
    int fd       = open("file", O_RDONLY);
    ssize_t n;

    check(fd >= 0);
    n = read(fd, got, sizeof got - 1);
    (void)close(fd);
    check_int(n, strlen(want));
    check(strcmp(got, want) == 0);
    check(unlink("file") == 0);
    check(rmdir(directory) == 0 && mkdtemp(strcpy(directory, "/tmp/edmont-output-XXXXXX")) != NULL);
    check(chdir(directory) == 0);
}

static void a_new_file_is_written(void)
{
    check_int(write_output("file", "new", 3, OUTPUT_NEW), STATUS_OK);
    check_content("new");
}

static void a_file_that_is_there_is_not_replaced_by_a_new_one(void)
{
    check_int(write_output("file", "old", 3, 0), STATUS_OK);
    check_int(write_output("file", "new", 3, OUTPUT_NEW), STATUS_USAGE);
    check(strstr(report_last(), "file exists already") != NULL);
    check_content("old");
}

static void a_file_that_is_there_is_replaced_otherwise(void)
{
    check_int(write_output("file", "older", 5, 0), STATUS_OK);
    check_int(write_output("./file", "new", 3, OUTPUT_SECRET), STATUS_OK);
    check_content("new");
}

static const struct check_case cases[] = {
    CASE(a_new_file_is_written),
    CASE(a_file_that_is_there_is_not_replaced_by_a_new_one),
    CASE(a_file_that_is_there_is_replaced_otherwise),
};

int main(int argc, char **argv)
{
    int status;

    if (mkdtemp(directory) == NULL || chdir(directory) != 0)
        return 1;
    (void)report_as(REPORT_SILENT);
    status = check_run(argc, argv, cases, CHECK_COUNT(cases));
    (void)unlink("file");
    return rmdir(directory) == 0 ? status : 1;
}
