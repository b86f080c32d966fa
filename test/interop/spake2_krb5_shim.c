/* SPDX-License-Identifier: MIT
 * Copyright (c) 2026 The edmont authors
 *
 * spake2_krb5_shim.c: to be preloaded into programs of MIT krb5. Writes what SPAKE keeps to itself
 * to the file that KRB5_SECRETS names: a line for each share that is made, w (32 bytes, derived
 * from the password) and the random bytes of its scalar (32, too).
 */
#define _GNU_SOURCE

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of <krb5/krb5.h>. */
struct krb5_data {
    int magic;
    unsigned length;
    unsigned char *data;
};

int krb5_c_prfplus(void *context, const void *key, const struct krb5_data *input,
                   struct krb5_data *output);
int krb5_c_random_make_octets(void *context, struct krb5_data *data);

static unsigned char w[32];
static int w_is_new;

static void write_hex(FILE *file, const unsigned char bytes[32], char end)
{
    for (int i = 0; i < 32; i++)
        fprintf(file, "%02x", bytes[i]);
    fputc(end, file);
}

/* RFC 9588, section 4: w comes of the label SPAKEsecret and the group's number. */
int krb5_c_prfplus(void *context, const void *key, const struct krb5_data *input,
                   struct krb5_data *output)
{
    int (*real)(void *, const void *, const struct krb5_data *, struct krb5_data *);
    int answer;

    *(void **)&real = dlsym(RTLD_NEXT, "krb5_c_prfplus");
    answer          = real(context, key, input, output);
    if (answer == 0 && output->length == 32 && input->length == 15 &&
        memcmp(input->data, "SPAKEsecret", 11) == 0) {
        memcpy(w, output->data, 32);
        w_is_new = 1;
    }
    return answer;
}

/* What is drawn right after that makes the scalar; the KDC draws for other ends, too. */
int krb5_c_random_make_octets(void *context, struct krb5_data *data)
{
    int (*real)(void *, struct krb5_data *);
    int answer;

    *(void **)&real = dlsym(RTLD_NEXT, "krb5_c_random_make_octets");
    answer          = real(context, data);
    if (answer == 0 && data->length == 32 && w_is_new) {
        FILE *file = fopen(getenv("KRB5_SECRETS"), "a");

        if (file == NULL)
            abort();
        write_hex(file, w, ' ');
        write_hex(file, data->data, '\n');
        fclose(file);
    }
    w_is_new = 0;
    return answer;
}
