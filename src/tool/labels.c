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

/* The value of a line of /proc/cpuinfo, if it has that name. */
static void take_line(char *value, size_t size, const char *line, const char *name)
{
    const char *colon = strchr(line, ':');
    size_t n          = strlen(name);

    if (strncmp(line, name, n) != 0 || line[n] != '\t' || colon == NULL)
        return;
    colon += strspn(colon, ": ");
    snprintf(value, size, "%.*s", (int)strcspn(colon, "\n"), colon);
}

/* What Linux calls the CPU. Names say little in virtual machines, so the numbers are there, too. */
static void name_cpu(char *name, size_t size)
{
    FILE *f = fopen("/proc/cpuinfo", "r");
    char line[256], brand[128] = "unknown", family[16] = "", model[16] = "";

    while (f != NULL && fgets(line, sizeof line, f) != NULL && line[0] != '\n') {
        take_line(family, sizeof family, line, "cpu family");
        take_line(model, sizeof model, line, "model");
        take_line(brand, sizeof brand, line, "model name");
    }
    if (f != NULL)
        fclose(f);
    if (model[0] != '\0')
        snprintf(name, size, "%s, family %s, model %s", brand, family, model);
    else
        snprintf(name, size, "%s", brand);
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
