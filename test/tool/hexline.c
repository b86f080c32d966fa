/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * Tests: lines of hexadecimal digits: every length, every character at every place, line ends; what
 * is read of a file that is no such line, and how much. Does not cover lines as members of a JSON
 * object: spake2.sh.
 */
#define _DEFAULT_SOURCE
#include "../../src/tool/encode.h"
#include "../../src/tool/hexline.h"
#include "../../src/tool/report.h"
#include "../check.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static uint8_t bytes[HEXLINE_BYTES + 1], got[HEXLINE_BYTES + 1];
static char digits[2 * (HEXLINE_BYTES + 1) + 3];

/* Fills bytes, and digits with their text and a line end behind the first n. */
static size_t make_line(size_t n, const char *end)
{
    size_t i;

    for (i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(167 * i + 5);
    hex_encode(digits, bytes, sizeof bytes);
    strcpy(digits + 2 * n, end);
    return 2 * n + strlen(end);
}

static void every_length_up_to_the_longest_is_read(void)
{
    static const char *const ends[] = { "", "\n", "\r\n", "\r" };
    size_t n, i, len;

    for (n = 0; n <= HEXLINE_BYTES + 1; n++)
        for (i = 0; i < CHECK_COUNT(ends); i++) {
            size_t all = make_line(n, ends[i]);

            check_note("%zu bytes, end %zu", n, i);
            memset(got, 0xEE, sizeof got);
            check_int(hexline_parse(got, &len, digits, all), n <= HEXLINE_BYTES);
            check(len == (n <= HEXLINE_BYTES ? n : 0));
            check(memcmp(got, bytes, len) == 0);
            check(got[HEXLINE_BYTES] == 0xEE);
        }
}

static void an_odd_number_of_digits_is_refused(void)
{
    size_t n, len;

    for (n = 1; n < 2 * HEXLINE_BYTES + 4; n += 2) {
        (void)make_line(HEXLINE_BYTES + 1, "");
        check_int(hexline_parse(got, &len, digits, n), 0);
        check(len == 0);
    }
}

static void a_character_that_is_no_digit_is_refused_wherever_it_stands(void)
{
    size_t place, len;
    int c;

    for (place = 0; place < 8; place++)
        for (c = 0; c < 256; c++) {
            int digit = c != 0 && strchr("0123456789abcdefABCDEF", c) != NULL;

            (void)make_line(4, "");
            digits[place] = (char)c;
            check_note("%d at %zu", c, place);
            if (place == 7 && (c == '\n' || c == '\r'))
                continue; /* a line end behind an odd number of digits */
            check_int(hexline_parse(got, &len, digits, 8), digit);
        }
}

static void only_one_line_end_is_left_out(void)
{
    static const char *const ends[] = { "\n\n", "\r\r", "\n\r", "\r\r\n", "\r\n\n", " \n", "\n " };
    size_t i, len;

    for (i = 0; i < CHECK_COUNT(ends); i++) {
        check_note("end %zu", i);
        check_int(hexline_parse(got, &len, digits, make_line(3, ends[i])), 0);
    }
}

/* Makes a file with this text standard input. */
static void give(const char *text, size_t n)
{
    FILE *file = tmpfile();

    check(file != NULL);
    check(fwrite(text, 1, n, file) == n && fflush(file) == 0);
    check(lseek(fileno(file), 0, SEEK_SET) == 0);
    check(dup2(fileno(file), STDIN_FILENO) == STDIN_FILENO);
    (void)fclose(file);
}

static void lines_are_read_one_by_one_and_no_further(void)
{
    static const char text[] = "0aFF\n\nff\r\nzz\n01";
    static const struct {
        int status;
        size_t n, place; /* of bytes; where the file stands then */
    } rows[] = {
        { STATUS_OK, 2, 5 }, { STATUS_OK, 0, 6 }, { STATUS_OK, 1, 10 },
        { STATUS_USAGE, 0, 13 }, { STATUS_OK, 1, 15 }, { STATUS_USAGE, 1, 15 },
    };
    struct hexline line;
    size_t i;

    give(text, sizeof text - 1);
    for (i = 0; i < CHECK_COUNT(rows); i++) {
        check_note("line %zu", i);
        check_int(hexline_read(&line, "a line"), rows[i].status);
        check(line.n == rows[i].n);
        check(lseek(STDIN_FILENO, 0, SEEK_CUR) == (off_t)rows[i].place);
    }
    check(strstr(report_last(), "standard input ended, and a line was to come") != NULL);
}

static void a_line_that_never_ends_is_cut(void)
{
    static char text[100000];
    struct hexline line;

    memset(text, 'a', sizeof text);
    give(text, sizeof text);
    check_int(hexline_read(&line, "a line"), STATUS_OK);
    check(line.n == HEXLINE_BYTES && line.bytes[HEXLINE_BYTES - 1] == 0xAA);
    check(lseek(STDIN_FILENO, 0, SEEK_CUR) == HEXLINE_TEXT);
    /* The longest line is not. */
    text[2 * HEXLINE_BYTES]     = '\r';
    text[2 * HEXLINE_BYTES + 1] = '\n';
    give(text, sizeof text);
    check_int(hexline_read(&line, "a line"), STATUS_OK);
    check(line.n == HEXLINE_BYTES);
    check(lseek(STDIN_FILENO, 0, SEEK_CUR) == HEXLINE_TEXT);
    text[100] = 'g';
    give(text, sizeof text);
    check_int(hexline_read(&line, "a line"), STATUS_USAGE);
}

static const struct check_case cases[] = {
    CASE(every_length_up_to_the_longest_is_read),
    CASE(an_odd_number_of_digits_is_refused),
    CASE(a_character_that_is_no_digit_is_refused_wherever_it_stands),
    CASE(only_one_line_end_is_left_out),
    CASE(lines_are_read_one_by_one_and_no_further),
    CASE(a_line_that_never_ends_is_cut),
};

int main(int argc, char **argv)
{
    (void)report_as(REPORT_SILENT);
    return check_run(argc, argv, cases, CHECK_COUNT(cases));
}
