/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * system.c: getrandom, or /dev/urandom where the kernel or a sandbox does not offer it.
 *
 * Calls the system by these names only: getrandom, open, fstat, poll, read, close. The test
 * includes this file with every one of them replaced.
 */
#define _DEFAULT_SOURCE /* POSIX and getrandom beside -std=c11 */

#include <config.h>

#include "system.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdint.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(HAVE_GETRANDOM)
#include <sys/random.h>
#endif

/* Linux promises to give so much whole, once its pool is ready. */
#define LARGEST_REQUEST 256

/* Stands for a file descriptor: getrandom is to be asked. */
#define KERNEL (-1)

static ssize_t request(int fd, uint8_t *out, size_t len)
{
    if (fd != KERNEL)
        return read(fd, out, len);
#if defined(HAVE_GETRANDOM)
    return getrandom(out, len, 0);
#else
    errno = ENOSYS;
    return -1;
#endif
}

/* Returns 0, or an error number of errno.h. */
static int fill(int fd, uint8_t *out, size_t len)
{
    while (len > 0) {
        size_t size   = len < LARGEST_REQUEST ? len : LARGEST_REQUEST;
        ssize_t given = request(fd, out, size);

        if (given < 0 && errno == EINTR)
            continue;
        if (given < 0)
            return errno;
        if (given == 0 || (size_t)given > size)
            return EIO;
        out += given;
        len -= (size_t)given;
    }
    return 0;
}

/* Opens a device for reading. Returns -1 also for what is no device: in a badly made chroot a file
 * of that name may stand there. */
static int open_device(const char *path)
{
    struct stat status;
    int fd;

    do
        fd = open(path, O_RDONLY | O_CLOEXEC);
    while (fd < 0 && errno == EINTR);
    if (fd < 0)
        return -1;
    if (fstat(fd, &status) != 0 || !S_ISCHR(status.st_mode)) {
        close(fd);
        return -1;
    }
    return fd;
}

/* /dev/urandom answers before the kernel has gathered anything; /dev/random is not readable before
 * it has. Returns 0 once it is, or -1. */
static int wait_for_entropy(void)
{
    struct pollfd device = {.fd = open_device("/dev/random"), .events = POLLIN};
    int ready;

    if (device.fd < 0)
        return -1;
    do
        ready = poll(&device, 1, -1);
    while (ready < 0 && errno == EINTR);
    close(device.fd);
    return ready == 1 && (device.revents & POLLIN) != 0 ? 0 : -1;
}

static int fill_from_device(uint8_t *out, size_t len)
{
    int fd, error;

    if (wait_for_entropy() != 0)
        return -1;
    fd = open_device("/dev/urandom");
    if (fd < 0)
        return -1;
    error = fill(fd, out, len);
    close(fd);
    return error == 0 ? 0 : -1;
}

int edmont_i_random_system(void *out, size_t len)
{
    int callers_errno = errno;
    int error         = fill(KERNEL, out, len);

    /* ENOSYS: Linux before 3.17. EPERM: how a sandbox forbids a system call that it does not know.
     */
    if (error == ENOSYS || error == EPERM)
        error = fill_from_device(out, len);
    errno = callers_errno;
    return error == 0 ? 0 : -1;
}
