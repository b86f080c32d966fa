#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: what pkcs11.c, pkcs11_faults.c and pkcs11_server.c say of examples/providers/pkcs11.c, with
# tokens of SoftHSM2 that this script makes; and that it compiles as its first comment says, as a
# file of a program's own. Does not cover: pkcs11.c compiled into the library (pkcs11_custom.sh).
set -eu

. "$TOP_SRCDIR/test/tap.sh"
. "$TOP_SRCDIR/test/style/build_tree.sh"
. "$TOP_SRCDIR/test/interop/softhsm.sh"
example=$TOP_SRCDIR/examples/providers
here=$TOP_SRCDIR/test/interop

# The line in pkcs11.c's comment, for a program that is called program.c there.
as_the_comment_says()
(
    cp "$example/pkcs11.c" "$example/pkcs11.h" "$tap_scratch"
    cd "$tap_scratch"
    cat > program.c << 'END'
#include "pkcs11.h"

int main(void)
{
    return edmont_hash_use(&pkcs11_hash) == EDMONT_OK ? 0 : 1;
}
END
    sed -n '/^ \*     cc /,/^ \*$/{s/^ \*//p;}' pkcs11.c > line
    sh ./line && EDMONT_PKCS11_MODULE=$softhsm EDMONT_PKCS11_TOKEN=edmont ./a.out
)

# program NAME MODULE: compiles one of the test programs and reports its cases as this script's.
program()
{
    cc -pthread -o "$tap_scratch/$1" "$here/$1.c" "$TOP_SRCDIR/test/check.c" "$example/pkcs11.c" \
        $(pkg-config --cflags --libs edmont) $(pkg-config --cflags p11-kit-1) -ldl
    EDMONT_PKCS11_MODULE=$2 EDMONT_PKCS11_TOKEN=edmont timeout 300 "$tap_scratch/$1" \
        > "$tap_scratch/said" 2> "$tap_scratch/err" || :
    before=$tap_number
    while IFS= read -r line; do
        case $line in
        'ok '*) tap_result 0 "${line#* - }" ;;
        'not ok '*) tap_result 1 "${line#* - }" ;;
        '#'*) echo "$line" ;;
        esac
    done < "$tap_scratch/said"
    ended=0
    grep -q "^1\.\.$((tap_number - before))\$" "$tap_scratch/said" || ended=1
    tap_result $ended "$1_runs_to_its_end"
    [ $ended -eq 0 ] || sed 's/^/# /' "$tap_scratch/err"
}

make_token edmont
make_token twin
make_token twin
tap_silent pkcs11_c_compiles_by_its_comment_and_serves as_the_comment_says

cc -shared -fPIC -o "$tap_scratch/interposer.so" "$here/interposer.c" \
    $(pkg-config --cflags p11-kit-1) -ldl
PKCS11_REAL=$softhsm
export PKCS11_REAL
program pkcs11 "$tap_scratch/interposer.so"
program pkcs11_faults "$tap_scratch/interposer.so"

P11_KIT_SERVER_ADDRESS=unix:path=$tap_scratch/server
XDG_RUNTIME_DIR=$tap_scratch
EDMONT_PKCS11_ONE_AT_A_TIME=1
export P11_KIT_SERVER_ADDRESS XDG_RUNTIME_DIR EDMONT_PKCS11_ONE_AT_A_TIME
program pkcs11_server "$p11_client"
tap_done
