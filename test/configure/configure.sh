#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: what configure says to the choices of providers: which it refuses, and how; where it finds
# custom headers; what its summary and edmont.pc say of the choice. Run by `make check-configure`.
#
# Does not cover: what is built then (test/configure/matrix.sh).
set -u

root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/test/tap.sh"
here=$root/test/configure
work=$tap_scratch/a\ build
mkdir "$work"
cd "$work"

configure()
{
    "$root/configure" --cache-file="$tap_scratch/cache" "$@" > out 2> err < /dev/null
}

# refuses TEXT OPTION...: configure fails, and the message has the text, wherever its lines break.
refuses()
{
    wanted=$1
    shift
    ! configure "$@" || echo "accepted"
    tr '\n' ' ' < err | grep -qF -e "$wanted" || { echo "no \"$wanted\" in:"; cat err; }
}

# accepts TEXT OPTION...: configure succeeds, and its output has the text.
accepts()
{
    wanted=$1
    shift
    configure "$@" || cat err
    grep -qF -e "$wanted" out || { echo "no \"$wanted\" in:"; cat out; }
}

# header NAME LINE...: writes a custom hash header with these lines at its head.
header()
{
    name=$1
    shift
    printf '%s\n' "$@" > "$name"
    echo 'static int edmont_custom_hash_init(int *state) { return *state; }' >> "$name"
}

# without_packages NAME COMMAND...: as if pkg-config found nothing.
without_packages()
{
    PKG_CONFIG_LIBDIR=$work PKG_CONFIG_PATH= "$@" --cache-file="$tap_scratch/bare"
}

# refuses_name TEXT LINE...
refuses_name()
{
    wanted=$1
    shift
    header name.h "$@"
    refuses "$wanted" --with-hash=custom --with-custom-hash-header=name.h
}

pc_says()
{
    grep -qx -e "$1" edmont.pc || { echo "no \"$1\" in:"; cat edmont.pc; }
}

values_of_hash="builtin, blake2b, openssl, libsodium, custom, none"
values_of_random="system, openssl, libsodium, custom, isaac-test, none"

tap_silent an_unknown_hash_is_refused_with_the_list \
    refuses "use one of: $values_of_hash" --with-hash=md5
tap_silent an_unknown_source_is_refused_with_the_list \
    refuses "use one of: $values_of_random" --with-random=dice
tap_silent an_unknown_size_of_the_base_table_is_refused_with_the_list \
    refuses "use one of: 48k, 24k, 12k, 6k" --with-base-table=3k
tap_silent a_smaller_base_table_is_taken accepts "base table 12k" --with-base-table=12k

for kind in hash random; do
    way_out=$([ $kind = hash ] && echo builtin || echo system)
    tap_silent "${kind}_openssl_without_it_names_the_package" without_packages refuses \
        "apt-get install libssl-dev. Or configure --with-$kind=$way_out" --with-$kind=openssl
    tap_silent "${kind}_libsodium_without_it_names_the_package" without_packages refuses \
        "apt-get install libsodium-dev. Or configure --with-$kind=$way_out" --with-$kind=libsodium
    tap_silent "${kind}_openssl_that_is_left_out_is_refused" \
        refuses "--without-openssl leaves it out" --with-$kind=openssl --without-openssl
    tap_silent "${kind}_custom_needs_a_header" \
        refuses "--with-$kind=custom needs --with-custom-$kind-header=FILE" --with-$kind=custom
    tap_silent "a_custom_${kind}_header_that_is_not_there_is_refused" \
        refuses "there is no such file" --with-custom-$kind-header=nowhere.h
    tap_silent "a_custom_${kind}_header_of_no_known_style_is_refused" \
        refuses "nor ed25519-donna's" --with-custom-$kind-header="$root/include/edmont.h"
done
tap_silent what_is_asked_for_and_missing_is_refused \
    without_packages refuses "apt-get install libsodium-dev" --with-libsodium
tap_silent without_any_package_configure_succeeds \
    without_packages accepts "hash       sha512, of sha512 blake2b"
tap_silent edmont_pc_requires_no_package_then pc_says 'Requires.private: '

tap_silent the_name_of_a_built_in_is_refused \
    refuses_name "the name of one of edmont's own" '#define EDMONT_CUSTOM_HASH_NAME "blake2b"'
tap_silent the_name_of_a_built_in_that_is_not_built_is_refused refuses_name \
    "the name of one of edmont's own" '#define EDMONT_CUSTOM_HASH_NAME "openssl-sha512"'
tap_silent a_name_in_capitals_is_refused \
    refuses_name "1 to 40 of a-z, 0-9 and -" '#define EDMONT_CUSTOM_HASH_NAME "HSM"'
tap_silent an_empty_name_is_refused \
    refuses_name "1 to 40 of a-z, 0-9 and -" '#define EDMONT_CUSTOM_HASH_NAME ""'
tap_silent a_name_of_41_bytes_is_refused refuses_name "1 to 40 of a-z, 0-9 and -" \
    '#define EDMONT_CUSTOM_HASH_NAME "a1234567890123456789012345678901234567890"'
tap_silent a_name_that_is_no_string_is_refused \
    refuses_name "1 to 40 of a-z, 0-9 and -" '#define EDMONT_CUSTOM_HASH_NAME hsm'
tap_silent a_header_that_is_no_c_is_refused \
    refuses_name "cannot be preprocessed" '#include <no/such/header.h>'

header longest.h '#define EDMONT_CUSTOM_HASH_NAME "a123456789012345678901234567890123456789"'
tap_silent a_header_beside_the_build_is_found accepts \
    "a123456789012345678901234567890123456789, of sha512" \
    --with-hash=custom --with-custom-hash-header=longest.h
tap_silent a_header_by_its_whole_path_is_found accepts \
    "header-sha512, of sha512" \
    --with-hash=custom --with-custom-hash-header="$here/header_hash.h"
tap_silent edmont_pc_has_the_names_of_the_hash pc_says hash=header-sha512
tap_silent a_header_in_the_source_tree_is_found accepts \
    "random     custom, of system" \
    --with-random=custom --with-custom-random-header=test/configure/donna_random.h
tap_silent edmont_pc_has_the_name_of_the_source pc_says random=custom
tap_silent a_header_is_built_in_without_being_the_default accepts \
    "hash       sha512, of sha512" --with-custom-hash-header=test/configure/header_hash.h
tap_silent edmont_pc_has_the_default pc_says hash=sha512
header included.h '#include "beside.h"'
echo '#define EDMONT_CUSTOM_HASH_NAME "beside"' > beside.h
tap_silent what_the_header_includes_may_set_the_name \
    accepts "beside, of" --with-hash=custom --with-custom-hash-header=included.h
header flagged.h '#include <elsewhere.h>'
mkdir elsewhere
echo '#define EDMONT_CUSTOM_HASH_NAME "elsewhere"' > elsewhere/elsewhere.h
tap_silent cppflags_reach_the_header accepts "elsewhere, of" --with-hash=custom \
    --with-custom-hash-header=flagged.h CPPFLAGS=-Ielsewhere --cache-file="$tap_scratch/flags"

tap_silent isaac_is_shouted \
    accepts "WARNING: THE DEFAULT RANDOM PROVIDER IS PREDICTABLE" --with-random=isaac-test
tap_silent edmont_pc_shouts \
    pc_says 'Name: edmont (INSECURE RANDOMNESS, FOR TESTS, NEVER FOR PRODUCTION)'
tap_silent insecure_keys_are_shouted \
    accepts "WARNING: PREDICTABLE RANDOM PROVIDERS MAY MAKE KEYS" --enable-insecure-random
tap_silent edmont_pc_says_insecure pc_says insecure_random=yes
tap_silent the_default_has_all_and_shouts_nothing \
    accepts "random     system, of system openssl libsodium"
tap_silent nothing_is_shouted pc_says 'Name: edmont'
tap_silent edmont_pc_requires_what_is_built_in \
    pc_says 'Requires.private: libcrypto >= 3.0, libsodium'
tap_done
