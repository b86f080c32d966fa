#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: signing and verifying more than one file: FILE.sig beside each, lists and their escapes, a
# line for each file, what is printed and which exit status wins when some are not good, or missing,
# or the list is damaged; the objects of --json. Does not cover the verdicts themselves (sign.sh),
# nor progress (progress.sh).
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

# Keys, and some files of different sizes, one of them empty.
make_files()
{
    "$EDMONT" keygen -o key
    "$EDMONT" public -k key -o pub
    : >a
    echo b >b
    head -c 100000 /dev/zero >c
}

each_file_gets_a_signature_and_is_verified_by_it()
{
    make_files
    ends 0 "$EDMONT" sign -k key a b c
    same "$(wc -l <out | tr -d ' ')" 3
    for file in a b c; do
        "$EDMONT" sign -k key -o one $file
        cmp one $file.sig
    done
    ends 0 "$EDMONT" verify -p pub a b c
    same "$(cat out)" "a: OK
b: OK
c: OK"
    [ ! -s err ]
    ends 0 "$EDMONT" verify -p pub b
    same "$(cat out)" "b: OK"
}

the_worst_that_a_signature_says_is_the_status()
{
    make_files
    "$EDMONT" sign -k key a b c
    echo more >>b
    ends 1 "$EDMONT" verify -p pub a b c
    same "$(cat out)" "a: OK
b: FAILED
c: OK"
    same "$(cat err)" "edmont: verify: 3 signatures: 1 NOT good, 0 could not be checked"
    # A file without a signature is no reason to let the others be.
    head -c 63 c.sig >short
    mv short c.sig
    ends 1 "$EDMONT" verify -p pub missing b c a
    same "$(cat out)" "missing: FAILED open or read
b: FAILED
c: FAILED open or read
a: OK"
    complains "edmont: verify: cannot read missing.sig: "
    complains "edmont: verify: c.sig: it is no signature: it has 63 bytes"
    complains "4 signatures: 1 NOT good, 2 could not be checked"
    ends 2 "$EDMONT" verify -p pub missing a
    ends 2 "$EDMONT" verify -p pub a missing
    rm a
    ends 2 "$EDMONT" verify -p pub a
    complains "cannot read a: "
    ends 2 "$EDMONT" verify -p pub - <b
    complains "the signature of standard input needs -s"
}

a_list_is_made_and_checked()
{
    make_files
    "$EDMONT" sign -k key a b c
    ends 0 "$EDMONT" sign -k key --list a b c
    cp out list
    for file in a b c; do
        echo "$(hex <$file.sig)  $file"
    done | cmp - list
    ends 0 "$EDMONT" verify -p pub --check list
    same "$(cat out)" "a: OK
b: OK
c: OK"
    [ ! -s err ]
    ends 0 "$EDMONT" verify -p pub -c - <list
    # One of its lines is that of another file.
    sed 's/ b$/ c/' list >wrong
    ends 1 "$EDMONT" verify -p pub -c wrong
    same "$(cat out)" "a: OK
c: FAILED
c: OK"
    rm b
    ends 2 "$EDMONT" verify -p pub -c list
    same "$(sed -n 2p out)" "b: FAILED open or read"
    complains "edmont: verify: cannot read b: "
    ends 1 "$EDMONT" verify -p pub -c list --rule strict -c wrong
    ends 2 "$EDMONT" verify -p pub -c missing
    complains "cannot read missing: "
    mkdir directory
    ends 2 "$EDMONT" verify -p pub -c directory
    complains "cannot read directory: Is a directory"
}

standard_input_is_a_file_of_a_list_like_others()
{
    make_files
    ends 0 "$EDMONT" sign -k key --list b - a <c
    cp out list
    same "$(cut -c 129- list)" "  b
  -
  a"
    ends 0 "$EDMONT" verify -p pub -c list <c
    ends 1 "$EDMONT" verify -p pub -c list <b
    ends 2 "$EDMONT" verify -p pub -c - <list
    complains "line 2: standard input is the list"
    same "$(sed -n 2p out)" "-: FAILED open or read"
    # Its signature has no name, and would stand among the lines.
    ends 2 "$EDMONT" sign -k key b - a <c
    complains "among other files standard input needs --list"
    same "$(wc -l <out | tr -d ' ')" 2
}

lists_of_other_makers_are_read()
{
    make_files
    "$EDMONT" sign -k key --list a b >list
    sed 's/  / */' list >star
    sed "s/\$/$(printf '\r')/" list >returns
    tr abcdef ABCDEF <list | sed 's/A$/a/; s/B$/b/' >capitals
    printf %s "$(cat list)" >cut
    for file in star returns capitals cut; do
        ends 0 "$EDMONT" verify -p pub -c $file
        same "$(cat out)" "a: OK
b: OK"
    done
}

damaged_lines_are_named_and_the_others_verified()
{
    make_files
    "$EDMONT" sign -k key --list a >list
    line=$(cat list)
    digits=${line%%  a}
    long=$(head -c 9000 /dev/zero | tr '\0' x)
    for bad in "" a "$digits" "$digits  " "${digits%?}  a" "${digits}0  a" "${digits%?}g  a" \
        "$digits a" "$digits	a" "${digits}**a" "\\$digits  \\a" "\\$digits  a\\" \
        "\\\\$digits  a" " $digits  a" "# $line" "$digits  $long"; do
        { echo "$line"; printf '%s\n' "$bad"; echo "$line"; } >damaged
        ends 2 "$EDMONT" verify -p pub -c damaged
        same "$(cat out)" "a: OK
a: OK"
        complains "edmont: verify: damaged: line 2 is no signature and name of a file"
        complains "3 signatures: 0 NOT good, 1 could not be checked"
    done
    { echo "$line"; printf '%s\0b\n' "$line"; } >damaged
    ends 2 "$EDMONT" verify -p pub -c damaged
    same "$(cat out)" "a: OK"
    : >empty
    ends 2 "$EDMONT" verify -p pub -c empty
    complains "edmont: verify: empty: there is no line in it"
}

any_name_of_a_file_comes_back_from_a_list()
{
    make_files
    set --
    for escapes in 'with space' '\134 \134\134n' 'two\nlines' 'r\rr' 'end\r' ' lead' '-dash' \
        '*star' '\303\251 \377' '\001' 'x: OK'; do
        # shellcheck disable=SC2059
        name=$(printf -- "$escapes")
        echo "$escapes" >"./$name"
        set -- "$@" "$name"
    done
    ends 0 "$EDMONT" sign -k key --list -- "$@"
    cp out list
    same "$(wc -l <list | tr -d ' ')" 11
    ends 0 "$EDMONT" verify -p pub -c list
    same "$(grep -c ': OK$' out)" 11
    same "$(wc -l <out | tr -d ' ')" 11
    # Beside sha512sum, whose lines are the same but for the digits.
    need sha512sum
    for name in "$@"; do
        sha512sum -- "$name"
    done | sed 's/[0-9a-f]\{128\}//' >want
    sed 's/[0-9a-f]\{128\}//' list | cmp - want
}

files_that_cannot_be_signed_do_not_keep_the_others_from_it()
{
    make_files
    ends 2 "$EDMONT" sign -k key a missing c
    complains "cannot read missing: "
    [ -e a.sig ] && [ -e c.sig ] && [ ! -e missing.sig ]
    ends 2 "$EDMONT" sign -k key --list a missing c
    same "$(cut -c 129- out)" "  a
  c"
    # Without -o the signature must not take the place of the key either.
    cp key letter.sig
    echo text >letter
    ends 2 "$EDMONT" sign -k letter.sig letter
    complains "letter.sig would replace the key"
    cmp key letter.sig
}

# More than wait for each other at once, by number and by size; some too large to wait; some bad or
# missing among them.
verdicts_of_many_are_those_of_each_in_order()
{
    make_files
    i=0
    set --
    while [ $i -lt 150 ]; do
        size=$i
        case $i in
        20 | 21 | 22 | 23 | 24 | 90) size=1048576 ;;
        25 | 91 | 149) size=1048577 ;;
        esac
        head -c $size /dev/zero >f$i
        set -- "$@" f$i
        i=$((i + 1))
    done
    "$EDMONT" sign -k key --list "$@" >list
    for i in 0 22 63 64 91 148; do
        echo more >>f$i
    done
    rm f24 f127
    for i in "$@"; do
        case $i in
        f0 | f22 | f63 | f64 | f91 | f148) echo "$i: FAILED" ;;
        f24 | f127) echo "$i: FAILED open or read" ;;
        *) echo "$i: OK" ;;
        esac
    done >want
    for rule in standard cofactorless strict zip215; do
        ends 1 "$EDMONT" verify --rule $rule -p pub -c list
        cmp out want
        complains "150 signatures: 6 NOT good, 2 could not be checked"
    done
}

objects_have_an_array_of_files()
{
    need python3
    make_files
    ends 0 "$EDMONT" --json sign -k key a b
    same "$(python3 -c "import json
o = json.load(open('out'))
print([(f['file'], f['output'], len(f['signature'])) for f in o['files']], o['exit'])")" \
        "[('a', 'a.sig', 128), ('b', 'b.sig', 128)] 0"
    ends 0 "$EDMONT" --json sign -k key --list a
    same "$(python3 -c "import json
print(json.load(open('out'))['files'][0]['signature'])")" "$(hex <a.sig)"
    echo more >>b
    ends 1 "$EDMONT" --json verify -p pub a b c
    same "$(wc -l <out | tr -d ' ')" 1
    same "$(python3 -c "import json
o = json.load(open('out'))
print([(f['file'], f['good']) for f in o['files']], o['rule'], o['exit'], 'error' in o)
print(o['files'][2]['error'])")" "[('a', True), ('b', False), ('c', None)] standard 1 True
cannot read c.sig: No such file or directory"
    echo none >list
    ends 2 "$EDMONT" --json verify -p pub -c list
    same "$(python3 -c "import json
print(json.load(open('out'))['files'][0]['file'])")" None
}

run_cases \
    each_file_gets_a_signature_and_is_verified_by_it \
    the_worst_that_a_signature_says_is_the_status \
    a_list_is_made_and_checked \
    standard_input_is_a_file_of_a_list_like_others \
    lists_of_other_makers_are_read \
    damaged_lines_are_named_and_the_others_verified \
    any_name_of_a_file_comes_back_from_a_list \
    files_that_cannot_be_signed_do_not_keep_the_others_from_it \
    verdicts_of_many_are_those_of_each_in_order \
    objects_have_an_array_of_files
