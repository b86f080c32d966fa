#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: test/wiping/wiping.c and depth.c, with the library as gcc and clang make it at every level.
# `make check-wiping` runs it; CFLAGS that the build was configured with play no part.
#
# Does not cover: link-time optimisation; the shared library, whose calls run through its own
# procedure linkage table.
. "${TOP_SRCDIR:?}/test/timing/library.sh"

COMPILERS=${COMPILERS:-gcc;clang}
LEVELS=${LEVELS:--O0;-O1;-O2;-O3}
work=${TOP_BUILDDIR:?}/test/wiping/builds

stage="$CALL_TABLES test/wiping/painted.c test/wiping/trial.c test/check.c test/fakes.c"

# build COMPILER LEVEL DIRECTORY. The linker binds lazily, so that the first call of a function of
# the C library saves every vector register on the stack: the harder case.
build()
{
    rm -rf "$3"
    # shellcheck disable=SC2086
    compile_library "$3/library" "$1" "$2" && compile_into "$3/stage" "$1" "$2" $stage &&
        compile_into "$3/wiping" "$1" "$2" test/wiping/wiping.c test/wiping/controls.c &&
        compile_into "$3/depth" "$1" "$2" test/wiping/depth.c test/wiping/no_wipe.c &&
        $1 $2 -Wl,-z,lazy -o "$3/wiping/run" "$3"/wiping/*.o "$3"/stage/*.o "$3"/library/*.o \
            $PROVIDER_LIBS &&
        rm "$3/library/src_core_wipe.c.o" &&
        $1 $2 -Wl,-z,lazy -o "$3/depth/run" "$3"/depth/*.o "$3"/stage/*.o "$3"/library/*.o \
            $PROVIDER_LIBS
}

# run PROGRAM LABEL
run()
{
    "$1" >"$1.tap"
    renumber "$2" <"$1.tap"
}

try()
{
    directory=$work/$(echo "$1$2" | tr -d ' ')
    if build "$1" "$2" "$directory"; then
        run "$directory/wiping/run" "$1 $2"
        run "$directory/depth/run" "$1 $2"
    else
        mkdir -p "$directory"
        printf '1..1\nnot ok 1 - compiles\n' >"$directory/tap"
        renumber "$1 $2" <"$directory/tap"
    fi
}

for_every_build try
finish
