/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "labels.h"

#include <edmont.h>

#include <stdio.h>
#include <string.h>

#if defined(__clang__)
#define COMPILER __VERSION__
#elif defined(__GNUC__)
#define COMPILER "gcc " __VERSION__
#else
#define COMPILER "unknown"
#endif

/* What Linux calls the CPU. */
static void name_cpu(char *name, size_t size)
{
    FILE *f = fopen("/proc/cpuinfo", "r");
    char line[256], *value;

    snprintf(name, size, "unknown");
    while (f != NULL && fgets(line, sizeof line, f) != NULL) {
        value = strchr(line, ':');
        if (strncmp(line, "model name", 10) != 0 || value == NULL)
            continue;
        value += strspn(value, ": ");
        snprintf(name, size, "%.*s", (int)strcspn(value, "\n"), value);
        break;
    }
    if (f != NULL)
        fclose(f);
}

void show_labels(void (*show)(const char *name, const char *value))
{
    const edmont_hash *hash     = edmont_hash_current();
    const edmont_random *source = edmont_random_current();
    char cpu[256];

    name_cpu(cpu, sizeof cpu);
    show("edmont", edmont_version());
    show("commit", build_commit);
    show("cpu", cpu);
    show("compiler", COMPILER);
    show("flags", build_flags);
    show("hash", hash != NULL ? hash->name : "none");
    show("random", source != NULL ? source->name : "none");
}
