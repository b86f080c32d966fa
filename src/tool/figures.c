/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 */
#include "figures.h"

#include "json.h"
#include "report.h"

#include <stdio.h>

static int as_csv;

void figures_as_csv(void)
{
    as_csv = 1;
}

void figures_label(const char *name, const char *value)
{
    if (as_csv)
        say("# %s: %s", name, value);
    else
        say("%-10s %s", name, value);
    json_string(name, value);
}

void figures_begin(const char *reference)
{
    if (as_csv)
        say("operation,library,target,cycles,cycles_least,ns,ns_least,per_second,ratio");
    else
        say("\n%-26s %-11s %11s %11s %10s %10s %10s%s%s", "operation", "by", "cycles", "(least)",
            "ns", "(least)", "per second", reference != NULL ? "  / " : "",
            reference != NULL ? reference : "");
    json_array("figures");
}

static void show_text(const char *operation, const struct side *s)
{
    char ratio[16] = "";

    if (s->ratio > 0)
        snprintf(ratio, sizeof ratio, " %8.3f", s->ratio);
    say("%-26s %-11s %11.0f %11.0f %10.1f %10.1f %10.0f%s", operation,
        s->target != NULL ? s->target : s->library, s->cycles, s->cycles_least, s->ns, s->ns_least,
        1e9 / s->ns, ratio);
}

static void show_csv(const char *operation, const struct side *s)
{
    char ratio[16] = "";

    if (s->ratio > 0)
        snprintf(ratio, sizeof ratio, "%.4f", s->ratio);
    say("%s,%s,%s,%.1f,%.1f,%.2f,%.2f,%.1f,%s", operation, s->library,
        s->target != NULL ? s->target : "", s->cycles, s->cycles_least, s->ns, s->ns_least,
        1e9 / s->ns, ratio);
}

static void show_json(const char *operation, const struct side *s)
{
    json_object(NULL);
    json_string("operation", operation);
    json_string("library", s->library);
    json_string("target", s->target);
    json_real("cycles", s->cycles);
    json_real("cycles_least", s->cycles_least);
    json_real("ns", s->ns);
    json_real("ns_least", s->ns_least);
    json_real("per_second", 1e9 / s->ns);
    if (s->ratio > 0)
        json_real("ratio", s->ratio);
    else
        json_string("ratio", NULL);
    json_close();
}

void figures_show(const char *operation, const struct side *sides, size_t n)
{
    size_t i;

    for (i = 0; i < n; i++) {
        if (as_csv)
            show_csv(operation, &sides[i]);
        else
            show_text(operation, &sides[i]);
        show_json(operation, &sides[i]);
    }
    fflush(stdout);
}

void figures_end(void)
{
    json_close();
}
