/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#define _DEFAULT_SOURCE
#define _FILE_OFFSET_BITS 64
#include "output.h"

#include "input.h"
#include "report.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* The functions with `error` in their contract return 0 or a number of <errno.h>. */

static int cannot_write(const char *path, int error)
{
    return fail(STATUS_USAGE, "cannot write %s: %s", path, strerror(error));
}

static int already_there(const char *path)
{
    return fail(STATUS_USAGE, "%s exists already; take another name, or --force to replace it",
                path);
}

/* Writes n bytes; error. */
static int write_all(int fd, const void *data, size_t n)
{
    const char *p = data;
    ssize_t done;

    while (n > 0) {
        done = write(fd, p, n);
        if (done < 0 && errno != EINTR)
            return errno;
        if (done > 0) {
            p += done;
            n -= (size_t)done;
        }
    }
    return 0;
}

static mode_t public_mode(void)
{
    mode_t mask = umask(0);

    (void)umask(mask);
    return 0666 & ~mask;
}

/* Makes and fills the temporary file whose pattern is in name; error, and then it is gone. */
static int make_temporary(char *name, const void *data, size_t n, unsigned flags)
{
    int error, fd = mkstemp(name); /* of mode 0600 or less */

    if (fd < 0)
        return errno;
    (void)fchmod(fd, flags & OUTPUT_SECRET ? 0600 : public_mode());
    error = write_all(fd, data, n);
    if (error == 0 && fsync(fd) != 0)
        error = errno;
    if (close(fd) != 0 && error == 0)
        error = errno;
    if (error != 0)
        (void)unlink(name);
    return error;
}

/* Gives the temporary file its name; error, and then it is gone. */
static int put_in_place(const char *temporary, const char *path, unsigned flags)
{
    int error = 0;

    if (flags & OUTPUT_NEW) {
        if (link(temporary, path) != 0) /* which, unlike rename, never replaces a file */
            error = errno;
        (void)unlink(temporary);
    } else if (rename(temporary, path) != 0) {
        error = errno;
        (void)unlink(temporary);
    }
    return error;
}

/* Holds back the signals that end a program from outside: a temporary file must not stay. */
static void hold_signals(sigset_t *before)
{
    sigset_t some;

    sigemptyset(&some);
    sigaddset(&some, SIGINT);
    sigaddset(&some, SIGTERM);
    sigaddset(&some, SIGHUP);
    sigaddset(&some, SIGQUIT);
    sigprocmask(SIG_BLOCK, &some, before);
}

/* Forces a new name to the disk, where the system can. */
static void sync_directory(const char *directory)
{
    int fd = open(directory, O_RDONLY | O_CLOEXEC);

    if (fd < 0)
        return;
    (void)fsync(fd);
    (void)close(fd);
}

/* The directory of path, with room for the name of a file in it; NULL without memory. */
#define TEMPORARY "/.edmont-XXXXXX"
static char *directory_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    size_t n          = slash != NULL ? (size_t)(slash - path) : 1;
    char *directory   = malloc(n + sizeof TEMPORARY);

    if (directory != NULL) {
        memcpy(directory, slash != NULL ? path : ".", n);
        directory[n] = '\0';
    }
    return directory;
}

static int replace_file(const char *path, const void *data, size_t n, unsigned flags)
{
    char *directory = directory_of(path);
    size_t end;
    sigset_t before;
    int error;

    if (directory == NULL)
        return cannot_write(path, ENOMEM);
    end = strlen(directory);
    memcpy(directory + end, TEMPORARY, sizeof TEMPORARY);
    hold_signals(&before);
    error = make_temporary(directory, data, n, flags);
    if (error == 0)
        error = put_in_place(directory, path, flags);
    sigprocmask(SIG_SETMASK, &before, NULL);
    directory[end > 0 ? end : 1] = '\0';
    if (error == 0)
        sync_directory(directory);
    free(directory);
    if (error == EEXIST)
        return already_there(path);
    return error == 0 ? STATUS_OK : cannot_write(path, error);
}

/* Writes to what is there and no regular file. */
static int write_special(const char *path, const void *data, size_t n)
{
    int error, fd = open(path, O_WRONLY | O_CLOEXEC);

    if (fd < 0)
        return cannot_write(path, errno);
    error = write_all(fd, data, n);
    if (close(fd) != 0 && error == 0)
        error = errno;
    return error == 0 ? STATUS_OK : cannot_write(path, error);
}

static int write_standard_output(const void *data, size_t n)
{
    int error, status = flush_output();

    if (status != STATUS_OK)
        return status;
    error = write_all(STDOUT_FILENO, data, n);
    return error == 0 ? STATUS_OK : cannot_write("standard output", error);
}

/* Replaces the file that a link leads to, not the link. */
static int replace_target(const char *path, const void *data, size_t n, unsigned flags)
{
    char *target = realpath(path, NULL);
    int status;

    if (target == NULL)
        return cannot_write(path, errno);
    status = replace_file(target, data, n, flags);
    free(target);
    return status;
}

int check_new(const char *path)
{
    struct stat st;

    return !is_dash(path) && lstat(path, &st) == 0 ? already_there(path) : STATUS_OK;
}

int write_output(const char *path, const void *data, size_t n, unsigned flags)
{
    struct stat st;

    if (is_dash(path))
        return write_standard_output(data, n);
    if (flags & OUTPUT_NEW)
        return replace_file(path, data, n, flags);
    if (stat(path, &st) == 0 && !S_ISREG(st.st_mode))
        return write_special(path, data, n);
    if (lstat(path, &st) == 0 && S_ISLNK(st.st_mode))
        return replace_target(path, data, n, flags);
    return replace_file(path, data, n, flags);
}

int flush_output(void)
{
    errno = EIO; /* for an error that an earlier call met */
    if (fflush(stdout) == 0 && !ferror(stdout))
        return STATUS_OK;
    return cannot_write("standard output", errno);
}

int same_file(const char *a, const char *b)
{
    struct stat sa, sb;

    return stat(a, &sa) == 0 && stat(b, &sb) == 0 && S_ISREG(sa.st_mode) &&
           sa.st_dev == sb.st_dev && sa.st_ino == sb.st_ino;
}
