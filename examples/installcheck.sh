#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# installcheck.sh: `make installcheck` runs it. Builds each example against what was installed
# under DESTDIR, as a user would, through pkg-config, and runs it; then the installed command's
# self-test. From its environment: DESTDIR, bindir, libdir, srcdir, CC, CFLAGS, PKG_CONFIG,
# EXEEXT, and EMULATOR, which runs a program of the host's.
set -eu

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The staged edmont.pc, whose paths are below DESTDIR, before any other.
PKG_CONFIG_PATH=$DESTDIR$libdir/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
PKG_CONFIG_SYSROOT_DIR=$DESTDIR
LD_LIBRARY_PATH=$DESTDIR$libdir${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export PKG_CONFIG_PATH PKG_CONFIG_SYSROOT_DIR LD_LIBRARY_PATH

# run WHAT PROGRAM ARGUMENT...
run()
{
    what=$1
    shift
    echo "installcheck: $what"
    ${EMULATOR-} "$@"
}

# What the static library needs beside itself.
static_libs=$($PKG_CONFIG --static --libs edmont | sed 's/-ledmont//')

for example in "$srcdir"/examples/*.c; do
    name=$(basename "$example" .c)
    $CC $CFLAGS $($PKG_CONFIG --cflags edmont) "$example" $($PKG_CONFIG --libs edmont) \
        -o "$scratch/$name"
    run "$name, linked as edmont.pc says" "$scratch/$name"
    if [ -e "$DESTDIR$libdir/libedmont.a" ]; then
        $CC $CFLAGS $($PKG_CONFIG --cflags edmont) "$example" "$DESTDIR$libdir/libedmont.a" \
            $static_libs -o "$scratch/$name-static"
        run "$name, linked with the static library" "$scratch/$name-static"
    fi
done

run "edmont selftest" "$DESTDIR$bindir/edmont$EXEEXT" selftest
