/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * json.h: one JSON object on standard output, written member by member.
 *
 * Every function does nothing unless the report mode is REPORT_JSON. `name` is the member's name
 * inside an object and NULL inside an array.
 */
#ifndef EDMONT_TOOL_JSON_H
#define EDMONT_TOOL_JSON_H

#include <stddef.h>
#include <stdint.h>

/* Opens the object of the whole run. */
void json_begin(void);

/* Gives it the members "exit" and, if that is not 0, "error", and closes it. */
void json_end(int status, const char *complaint);

/* Any bytes: valid UTF-8 stays, a byte that is none becomes \udc80 to \udcff as in Python. NULL
 * becomes null. */
void json_string(const char *name, const char *value);
void json_hex(const char *name, const uint8_t *value, size_t n);
void json_number(const char *name, long long value);
void json_real(const char *name, double value);
void json_bool(const char *name, int value);

/* Ends the line inside of the object, for those who read along. */
void json_break(void);

void json_object(const char *name);
void json_array(const char *name);
/* Closes the innermost open object or array. */
void json_close(void);

#endif
