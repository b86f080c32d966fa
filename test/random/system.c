/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests src/random/system.c twice: linked as it is, and included here with the system calls played
 * by a script, which lists the calls that must come, in order, and what each of them answers.
 *
 * Not covered: whether what the kernel gives is random; hosts without getrandom.
 */
#define _DEFAULT_SOURCE

#include <config.h>

#include "../check.h"

#include "../../src/random/system.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

enum call { GETRANDOM, OPEN_RANDOM, OPEN_URANDOM, FSTAT, POLL, READ, CLOSE };

#define CALLERS_ERRNO 12345 /* which no call must be seen to change */
#define DEVICE_FD     77
#define WHOLE         (-2) /* gives all that is asked for */
#define REGULAR_FILE  1    /* as a result of fstat */
#define NOT_READABLE  2    /* as a result of poll: 1, but for another reason */

static struct step {
    enum call call;
    int result;
    int error; /* errno, where result is -1 */
} script[64];

static size_t script_len, script_at;
static uint8_t next_byte; /* what the script's random bytes are: 0, 1, 2, ... */
static int open_files;
static int only_devices; /* instead of the script: no getrandom, everything else is real */

static void start(void)
{
    script_len   = 0;
    script_at    = 0;
    next_byte    = 0;
    open_files   = 0;
    only_devices = 0;
}

static void expect(enum call call, int result, int error)
{
    check(script_len < CHECK_COUNT(script));
    script[script_len++] = (struct step){call, result, error};
}

static int play(enum call call)
{
    check_note("call %zu of the script", script_at);
    check(script_at < script_len);
    check_int(call, script[script_at].call);
    errno = script[script_at].error; /* on success too: errno is anything then */
    return script[script_at++].result;
}

static ssize_t give(enum call call, uint8_t *out, size_t len)
{
    int result = play(call);

    check(len > 0 && len <= 256);
    if (result == WHOLE)
        result = (int)len;
    for (int i = 0; i < result && (size_t)i < len; i++)
        out[i] = next_byte++;
    return result;
}

static ssize_t fake_getrandom(void *out, size_t len, unsigned flags)
{
    check_int(flags, 0);
    if (only_devices) {
        errno = ENOSYS;
        return -1;
    }
    return give(GETRANDOM, out, len);
}

static int fake_open(const char *path, int flags)
{
    int fd;

    check_int(flags, O_RDONLY | O_CLOEXEC);
    if (only_devices)
        fd = open(path, flags);
    else
        fd = play(strcmp(path, "/dev/random") == 0 ? OPEN_RANDOM : OPEN_URANDOM);
    open_files += fd >= 0;
    return fd;
}

static int fake_fstat(int fd, struct stat *status)
{
    int result;

    if (only_devices)
        return fstat(fd, status);
    check_int(fd, DEVICE_FD);
    result = play(FSTAT);
    memset(status, 0, sizeof *status);
    status->st_mode = result == REGULAR_FILE ? S_IFREG : S_IFCHR;
    return result == REGULAR_FILE ? 0 : result;
}

static int fake_poll(struct pollfd *files, nfds_t n, int timeout)
{
    int result;

    check_int(n, 1);
    check_int(timeout, -1);
    check_int(files->events, POLLIN);
    if (only_devices)
        return poll(files, n, timeout);
    check_int(files->fd, DEVICE_FD);
    result         = play(POLL);
    files->revents = result == NOT_READABLE ? POLLERR : POLLIN;
    return result == NOT_READABLE ? 1 : result;
}

static ssize_t fake_read(int fd, void *out, size_t len)
{
    if (only_devices)
        return read(fd, out, len);
    check_int(fd, DEVICE_FD);
    return give(READ, out, len);
}

static int fake_close(int fd)
{
    open_files--;
    if (only_devices)
        return close(fd);
    check_int(fd, DEVICE_FD);
    return play(CLOSE);
}

int scripted_random_system(void *out, size_t len);

#undef _DEFAULT_SOURCE
#define getrandom(out, len, flags) fake_getrandom(out, len, flags)
#define open(path, flags)          fake_open(path, flags)
#define fstat(fd, status)          fake_fstat(fd, status)
#define poll(files, n, timeout)    fake_poll(files, n, timeout)
#define read(fd, out, len)         fake_read(fd, out, len)
#define close(fd)                  fake_close(fd)
#define edmont_i_random_system     scripted_random_system
#include "../../src/random/system.c"
#undef edmont_i_random_system

/* Draws len bytes: 0 if all came, in order. All of the script must have been played. */
static int draw(size_t len)
{
    uint8_t out[2048];
    int result;

    check(len < sizeof out);
    memset(out, 0xa5, sizeof out);
    errno  = CALLERS_ERRNO;
    result = scripted_random_system(out, len);
    check_int(errno, CALLERS_ERRNO);
    check_int(script_at, script_len);
    check_int(open_files, 0);
    check_int(out[len], 0xa5);
    for (size_t i = 0; result == 0 && i < len; i++)
        check_int(out[i], (uint8_t)i);
    return result;
}

/* The calls of the way round getrandom, up to the first read. */
static void expect_devices(void)
{
    expect(GETRANDOM, -1, ENOSYS);
    expect(OPEN_RANDOM, DEVICE_FD, 0);
    expect(FSTAT, 0, 0);
    expect(POLL, 1, 0);
    expect(CLOSE, 0, EBADF);
    expect(OPEN_URANDOM, DEVICE_FD, 0);
    expect(FSTAT, 0, 0);
}

static void getrandom_fills_every_length(void)
{
    for (size_t len = 0; len <= 1000; len++) {
        start();
        for (size_t i = 0; i < len; i += 256)
            expect(GETRANDOM, WHOLE, EINTR);
        check_int(draw(len), 0);
    }
}

static void an_interrupted_getrandom_is_asked_again(void)
{
    start();
    expect(GETRANDOM, -1, EINTR);
    expect(GETRANDOM, -1, EINTR);
    expect(GETRANDOM, WHOLE, 0);
    expect(GETRANDOM, -1, EINTR);
    expect(GETRANDOM, WHOLE, 0);
    check_int(draw(300), 0);
}

static void a_short_answer_of_getrandom_is_continued(void)
{
    start();
    expect(GETRANDOM, 1, 0);
    expect(GETRANDOM, 30, 0);
    expect(GETRANDOM, -1, EINTR);
    expect(GETRANDOM, WHOLE, 0);
    check_int(draw(32), 0);
}

static void another_error_of_getrandom_is_an_error(void)
{
    static const int errors[] = {EIO, EFAULT, EINVAL, EAGAIN};

    for (size_t i = 0; i < CHECK_COUNT(errors); i++) {
        start();
        expect(GETRANDOM, -1, errors[i]);
        check_int(draw(32), -1);
        start();
        expect(GETRANDOM, 31, 0);
        expect(GETRANDOM, -1, errors[i]);
        check_int(draw(32), -1);
    }
}

static void a_senseless_answer_of_getrandom_is_an_error(void)
{
    start();
    expect(GETRANDOM, 0, ENOSYS);
    check_int(draw(32), -1);
    start();
    expect(GETRANDOM, 33, EINTR);
    check_int(draw(32), -1);
}

static void without_getrandom_the_device_is_read(void)
{
    static const int errors[] = {ENOSYS, EPERM};

    for (size_t i = 0; i < CHECK_COUNT(errors); i++) {
        start();
        expect_devices();
        script[0].error = errors[i];
        for (int n = 0; n < 4; n++)
            expect(READ, WHOLE, EINTR);
        expect(CLOSE, -1, EINTR);
        check_int(draw(1000), 0);
    }
}

static void interrupted_and_short_calls_to_the_device_go_on(void)
{
    start();
    expect(GETRANDOM, -1, ENOSYS);
    expect(OPEN_RANDOM, -1, EINTR);
    expect(OPEN_RANDOM, DEVICE_FD, 0);
    expect(FSTAT, 0, 0);
    expect(POLL, -1, EINTR);
    expect(POLL, -1, EINTR);
    expect(POLL, 1, 0);
    expect(CLOSE, 0, 0);
    expect(OPEN_URANDOM, -1, EINTR);
    expect(OPEN_URANDOM, -1, EINTR);
    expect(OPEN_URANDOM, DEVICE_FD, 0);
    expect(FSTAT, 0, 0);
    expect(READ, -1, EINTR);
    expect(READ, 5, 0);
    expect(READ, -1, EINTR);
    expect(READ, 1, 0);
    expect(READ, WHOLE, 0);
    expect(CLOSE, 0, 0);
    check_int(draw(64), 0);
}

/* The script of expect_devices up to and without `step`, there another answer; then perhaps close.
 */
static void fail_at(size_t step, int result, int error, int closes)
{
    start();
    expect_devices();
    expect(READ, WHOLE, 0);
    script[step].result = result;
    script[step].error  = error;
    script_len          = step + 1;
    if (closes)
        expect(CLOSE, 0, 0);
    check_int(draw(32), -1);
}

static void every_failing_call_to_a_device_is_an_error(void)
{
    enum { OPEN_1 = 1, FSTAT_1, POLL_1, CLOSE_1, OPEN_2, FSTAT_2, READ_1 };

    fail_at(OPEN_1, -1, ENOENT, 0);
    fail_at(FSTAT_1, -1, EIO, 1);
    fail_at(FSTAT_1, REGULAR_FILE, 0, 1);
    fail_at(POLL_1, -1, ENOMEM, 1);
    fail_at(POLL_1, 0, 0, 1);
    fail_at(POLL_1, NOT_READABLE, 0, 1);
    fail_at(OPEN_2, -1, EMFILE, 0);
    fail_at(FSTAT_2, -1, EIO, 1);
    fail_at(FSTAT_2, REGULAR_FILE, 0, 1);
    fail_at(READ_1, -1, EIO, 1);
    fail_at(READ_1, -1, EAGAIN, 1);
    fail_at(READ_1, 0, 0, 1);
    fail_at(READ_1, 33, 0, 1);
}

static void the_device_may_end_after_a_short_read(void)
{
    start();
    expect_devices();
    expect(READ, 31, 0);
    expect(READ, 0, 0);
    expect(CLOSE, 0, 0);
    check_int(draw(32), -1);
}

/* No 16 bytes in a row are all zero, and two draws differ: false alarms once in 2^100 runs. */
static void check_source(int (*source)(void *out, size_t len))
{
    static const size_t lengths[] = {16, 32, 255, 256, 257, 512, 1000, 100000};
    static const uint8_t zeros[16];
    static uint8_t first[100001], second[100001];

    for (size_t i = 0; i < CHECK_COUNT(lengths); i++) {
        size_t len = lengths[i];

        memset(first, 0, sizeof first);
        memset(second, 0, sizeof second);
        check_int(source(first, len), 0);
        check_int(source(second, len), 0);
        check(memcmp(first, second, len) != 0);
        check(first[len] == 0 && second[len] == 0);
        for (size_t at = 0; at + 16 <= len; at++)
            check(memcmp(first + at, zeros, 16) != 0);
    }
    check_int(source(NULL, 0), 0);
}

static void the_real_system_gives_bytes(void)
{
    check_source(edmont_i_random_system);
}

static void the_real_devices_give_bytes(void)
{
    start();
    only_devices = 1;
    check_source(scripted_random_system);
    check_int(open_files, 0);
}

static const struct check_case cases[] = {
    CASE(getrandom_fills_every_length),
    CASE(an_interrupted_getrandom_is_asked_again),
    CASE(a_short_answer_of_getrandom_is_continued),
    CASE(another_error_of_getrandom_is_an_error),
    CASE(a_senseless_answer_of_getrandom_is_an_error),
    CASE(without_getrandom_the_device_is_read),
    CASE(interrupted_and_short_calls_to_the_device_go_on),
    CASE(every_failing_call_to_a_device_is_an_error),
    CASE(the_device_may_end_after_a_short_read),
    CASE(the_real_system_gives_bytes),
    CASE(the_real_devices_give_bytes),
};

int main(int argc, char **argv)
{
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
