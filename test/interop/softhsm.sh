# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# softhsm.sh: tokens of SoftHSM2 for a test, in its own directory. To be read after tap.sh and
# build_tree.sh. Skips the whole script if a part is missing; under REQUIRE_REAL=1 it fails. Sets
# softhsm and p11_client, the paths of SoftHSM2's module and of the one that talks to a server.

# make_token LABEL
make_token()
{
    softhsm2-util --init-token --free --label "$1" --so-pin 12345678 --pin 1234 \
        > "$tap_scratch/softhsm.log" || { cat "$tap_scratch/softhsm.log" >&2; exit 1; }
}

# first FILE...: the first that exists.
first()
{
    for file; do
        [ ! -e "$file" ] || { echo "$file"; return; }
    done
}

tap_need softhsm2-util p11-kit
pkg-config --exists p11-kit-1 || tap_missing "p11-kit-1 (libp11-kit-dev)"
softhsm=$(first /usr/lib/softhsm/libsofthsm2.so /usr/lib/*/softhsm/libsofthsm2.so \
    /usr/lib*/pkcs11/libsofthsm2.so)
p11_client=$(first "$(pkg-config --variable=p11_module_path p11-kit-1)/p11-kit-client.so")
[ -n "$softhsm" ] || tap_missing "SoftHSM2's module"
[ -n "$p11_client" ] || tap_missing "p11-kit-client.so"

# A program for another kind of machine cannot load them. That is no missing part.
cat > "$tap_scratch/load.c" << 'END'
#include <dlfcn.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    if (argc == 2 && dlopen(argv[1], RTLD_NOW) == NULL)
        puts(dlerror());
    return 0;
}
END
cc -o "$tap_scratch/load" "$tap_scratch/load.c" -ldl
case $("$tap_scratch/load" "$softhsm") in
*'wrong ELF class'*)
    echo "1..0 # SKIP SoftHSM2 is here, but not for the machine that this is built for"
    exit 0
    ;;
esac

mkdir "$tap_scratch/tokens"
SOFTHSM2_CONF=$tap_scratch/softhsm2.conf
export SOFTHSM2_CONF
cat > "$SOFTHSM2_CONF" << END
directories.tokendir = $tap_scratch/tokens
objectstore.backend = file
log.level = ERROR
END
