/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#define _DEFAULT_SOURCE
#define _FILE_OFFSET_BITS 64
#include "input.h"

#include "report.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int is_dash(const char *path)
{
    return strcmp(path, "-") == 0;
}

const char *input_name(const char *path)
{
    return is_dash(path) ? "standard input" : path;
}

static int cannot_read(const char *path)
{
    return fail(STATUS_USAGE, "cannot read %s: %s", input_name(path), strerror(errno));
}

static int open_input(int *fd, const char *path)
{
    *fd = is_dash(path) ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    return *fd < 0 ? cannot_read(path) : STATUS_OK;
}

static void close_input(int fd)
{
    if (fd != STDIN_FILENO)
        (void)close(fd);
}

/* Reads until `room` bytes are there or the input ends. */
static int read_up_to(int fd, const char *path, uint8_t *out, size_t room, size_t *n)
{
    const size_t most = 1u << 30; /* the kernel takes no more than 2 GiB at once */
    ssize_t got;

    for (*n = 0; *n < room; *n += (size_t)got) {
        do
            got = read(fd, out + *n, room - *n < most ? room - *n : most);
        while (got < 0 && errno == EINTR);
        if (got < 0)
            return cannot_read(path);
        if (got == 0)
            break;
    }
    return STATUS_OK;
}

/* Makes room for one byte at least. */
static int grow(struct bytes *b, size_t *room)
{
    size_t more = *room < 65536 ? 65536 : *room;
    uint8_t *p  = NULL;

    if (more <= SIZE_MAX - *room)
        p = realloc(b->p, *room + more);
    if (p == NULL)
        return fail(STATUS_USAGE, "there is no memory for the whole input");
    b->p = p;
    *room += more;
    return STATUS_OK;
}

/* The size of a regular file, or -1 for anything else. */
static long long file_size(int fd)
{
    struct stat st;

    return fstat(fd, &st) == 0 && S_ISREG(st.st_mode) ? (long long)st.st_size : -1;
}

static int read_all(struct bytes *b, int fd, const char *path, long long size)
{
    size_t room = 0, got;
    int status;

    /* One byte more than the file has shows its end, and whether it grew, without a second turn. */
    if (size > 0 && (unsigned long long)size < SIZE_MAX) {
        room = (size_t)size + 1;
        b->p = malloc(room);
        if (b->p == NULL)
            return fail(STATUS_USAGE, "there is no memory for the %lld bytes of %s", size, path);
    }
    do {
        status = b->n == room ? grow(b, &room) : STATUS_OK;
        if (status == STATUS_OK)
            status = read_up_to(fd, path, b->p + b->n, room - b->n, &got);
        if (status != STATUS_OK)
            return status;
        b->n += got;
    } while (b->n == room);
    return STATUS_OK;
}

int input_open(struct input *in, const char *path)
{
    int status = open_input(&in->fd, path);

    in->path = path;
    in->size = -1;
    if (status == STATUS_OK)
        in->size = file_size(in->fd);
    in->start = in->size >= 0 ? lseek(in->fd, 0, SEEK_CUR) : 0;
    if (in->start > 0) /* standard input, of which somebody read a part */
        in->size = in->size > in->start ? in->size - in->start : 0;
    return status;
}

void input_close(struct input *in)
{
    close_input(in->fd);
}

/* Complains if a regular file had not the bytes that it should have. */
static int check_size(const struct input *in, unsigned long long n)
{
    if (in->size < 0 || (unsigned long long)in->size == n)
        return STATUS_OK;
    return fail(STATUS_USAGE, "%s was not read whole: its size is %lld bytes, and %llu were "
                "read; wait until nothing writes to it, or use a copy", input_name(in->path),
                in->size, n);
}

int input_whole(struct bytes *out, struct input *in)
{
    int status;

    out->p = NULL;
    out->n = 0;
    status = read_all(out, in->fd, in->path, in->size);
    if (status == STATUS_OK)
        status = check_size(in, out->n);
    if (status != STATUS_OK)
        bytes_free(out);
    return status;
}

static int read_on(int fd, const char *path, uint8_t *p, size_t room, take_bytes *take,
                   void *context, unsigned long long *total)
{
    size_t n = 0;
    int status;

    *total = 0;
    do {
        status = read_up_to(fd, path, p, room, &n);
        if (status == STATUS_OK && n > 0)
            status = take(context, p, n);
        *total += n;
    } while (status == STATUS_OK && n == room);
    return status;
}

int input_pieces(struct input *in, uint8_t *p, size_t room, take_bytes *take, void *context)
{
    unsigned long long total;
    int status;

    if (in->size >= 0 && lseek(in->fd, (off_t)in->start, SEEK_SET) < 0)
        return cannot_read(in->path);
    status = read_on(in->fd, in->path, p, room, take, context, &total);
    return status == STATUS_OK ? check_size(in, total) : status;
}

void bytes_free(struct bytes *b)
{
    free(b->p);
    b->p = NULL;
    b->n = 0;
}

int read_small(uint8_t *out, size_t room, size_t *n, const char *path)
{
    int fd, status = open_input(&fd, path);

    *n = 0;
    if (status != STATUS_OK)
        return status;
    status = read_up_to(fd, path, out, room, n);
    close_input(fd);
    return status;
}

int read_pieces(const char *path, uint8_t *p, size_t room, take_bytes *take, void *context)
{
    unsigned long long total;
    int fd, status = open_input(&fd, path);

    if (status != STATUS_OK)
        return status;
    status = read_on(fd, path, p, room, take, context, &total);
    close_input(fd);
    return status;
}

int read_open(void *out, size_t room, size_t *n, int fd, const char *name)
{
    return read_up_to(fd, name, out, room, n);
}
