#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: that libedmont.a can be part of two other static libraries in one program, beside
# libsodium's: it runs, no symbol is there twice, every global symbol has our prefix.
#
# Does not cover: shared libraries (test/style/exports); edmont built into another shared library.
library=${TOP_BUILDDIR:?}/.libs/libedmont.a
work=$TOP_BUILDDIR/test/link/work
sources=${TOP_SRCDIR:?}/test/link
CC=${CC:-cc}
count=0
failed=0

missing()
{
    if [ "${REQUIRE_REAL:-0}" = 1 ]; then
        printf '1..1\nnot ok 1 - %s is missing\n' "$1"
        exit 1
    fi
    echo "1..0 # SKIP $1 is missing"
    exit 0
}

# A skip that configure's choice asks for, also under REQUIRE_REAL=1.
not_built()
{
    echo "1..0 # SKIP $1"
    exit 0
}

# CC, CFLAGS and PROVIDER_LIBS are several words.
# shellcheck disable=SC2086
compile()
{
    $CC $CFLAGS "$@"
}

# ok STATUS NAME
ok()
{
    count=$((count + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $count - $2"
    else
        failed=1
        echo "not ok $count - $2"
    fi
}

# The global symbols of an archive that do not begin with edmont_. Names that begin with two
# underscores are the compiler's own.
unprefixed()
{
    ${NM:-nm} -g --defined-only "$1" | awk 'NF == 3 && $3 !~ /^(edmont_|__)/ { print $3 }'
}

# link_whole OUTPUT OBJECTS: with every member of both archives, needed or not.
link_whole()
{
    output=$1
    shift
    compile -o "$output" "$work/program.o" "$@" "$work/libfirst.a" "$work/libsecond.a" \
        -Wl,--whole-archive "$library" -l:libsodium.a -Wl,--no-whole-archive $PROVIDER_LIBS \
        -lpthread
}

mkdir -p "$work"
trap 'rm -rf "$work"' EXIT
[ -f "$library" ] || not_built "configured without the static library"
[ "${SODIUM:-}" != foreign ] || not_built "libsodium is here, but not for this kind of machine"
echo 'int main(void) { return 0; }' >"$work/try.c"
compile -o "$work/try" "$work/try.c" -l:libsodium.a 2>/dev/null || missing "libsodium.a"

for name in first second program intruder; do
    compile -I"$TOP_SRCDIR/include" -c -o "$work/$name.o" "$sources/$name.c"
    ok $? "$name.c compiles"
done
rm -f "$work"/*.a
${AR:-ar} rc "$work/libfirst.a" "$work/first.o"
${AR:-ar} rc "$work/libsecond.a" "$work/second.o"
${AR:-ar} rc "$work/libintruder.a" "$work/intruder.o"

compile -o "$work/program" "$work/program.o" "$work/libfirst.a" "$work/libsecond.a" "$library" \
    -l:libsodium.a $PROVIDER_LIBS -lpthread
ok $? "links through two static libraries beside libsodium"

"$work/program"
status=$?
[ $status -eq 0 ] || echo "# program.c returns $status"
ok $status "edmont and libsodium verify each other's signatures and agree on a secret"

link_whole "$work/whole" && "$work/whole"
ok $? "no symbol is in both libraries"

! link_whole "$work/twice" "$work/intruder.o" 2>/dev/null
ok $? "a symbol that is there twice does not link"

strangers=$(unprefixed "$library")
[ -z "$strangers" ]
ok $? "every global symbol of libedmont.a begins with edmont_"
[ -z "$strangers" ] || echo "$strangers" | sed 's/^/#   /'

[ -n "$(unprefixed "$work/libintruder.a")" ]
ok $? "a symbol without the prefix is seen"

echo "1..$count"
exit $failed
