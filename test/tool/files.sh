#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: reading and writing files: standard input and output, outputs that exist, modes, links,
# devices, full disks, files that cannot be read whole; nothing is left behind on failure. Does not
# cover a crash of the machine in the middle of a write, nor file systems without hard links.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

mode()
{
    ls -l "$1" | cut -c1-10
}

# What there is in this directory besides what ends() writes.
files_here()
{
    ls -A | grep -v -x -e out -e err | tr '\n' ' '
}

# A device that is always full. Whoever may write to /dev gets one of its own: a tool with a mistake
# in it could replace the real one.
full_device()
{
    if [ -w /dev ]; then
        mknod full c 1 7 2>/dev/null || skip "no device can be made here"
        full=$PWD/full
    else
        full=/dev/full
    fi
    [ -c "$full" ] || skip "there is no /dev/full"
}

secret_files_have_mode_0600_whatever_the_umask()
{
    umask 0
    ends 0 "$EDMONT" keygen -o zero
    same "$(mode zero)" -rw-------
    ends 0 "$EDMONT" keygen --format raw --force -o zero
    same "$(mode zero)" -rw-------
    ends 0 "$EDMONT" keygen --type x25519 -o x
    ends 0 "$EDMONT" public -k x -o x.pub
    ends 0 "$EDMONT" dh -k x -p x.pub -o shared
    same "$(mode shared)" -rw-------
    umask 277
    ends 0 "$EDMONT" keygen -o strict
    same "$(mode strict)" -rw-------
}

public_files_follow_the_umask()
{
    umask 22
    ends 0 "$EDMONT" keygen -o key
    ends 0 "$EDMONT" public -k key -o pub
    same "$(mode pub)" -rw-r--r--
    umask 27
    ends 0 "$EDMONT" sign -k key pub
    same "$(mode pub.sig)" -rw-r-----
}

keygen_refuses_what_exists_without_force()
{
    echo mine >file
    ln -s nowhere link
    mkdir directory
    for path in file link directory; do
        ends 2 "$EDMONT" keygen -o "$path"
        complains "$path exists already"
        complains "--force"
    done
    same "$(cat file)" mine
    [ ! -e nowhere ]
    ends 0 "$EDMONT" keygen --force -o file
    grep -q PRIVATE file
    ends 2 "$EDMONT" keygen --force -o directory
    same "$(files_here)" "directory file link "
}

sign_public_and_dh_overwrite()
{
    "$EDMONT" keygen -o key
    "$EDMONT" keygen --type x25519 -o x
    for path in out1 out2 out3; do
        head -c 10000 /dev/zero >"$path"
        chmod 644 "$path"
    done
    ends 0 "$EDMONT" public -k x -o out1
    ends 0 "$EDMONT" dh -k x -p out1 -o out2
    ends 0 "$EDMONT" sign -k key -o out3 out1
    same "$(wc -c <out1) $(wc -c <out2) $(wc -c <out3)" "113 32 64"
    same "$(mode out2)" -rw-------
}

results_go_to_standard_output_without_o_or_for_dash()
{
    "$EDMONT" keygen -o key
    "$EDMONT" public -k key >one
    "$EDMONT" public -k key -o - >two
    "$EDMONT" public -k key -o three
    cmp one two
    cmp one three
    "$EDMONT" sign -k key - <key >sig
    "$EDMONT" sign -k key -o - key >sig2
    "$EDMONT" sign -k key key
    cmp sig sig2
    cmp sig key.sig
    "$EDMONT" sign -k key -o sig3 - <key
    cmp sig sig3
    [ ! -e ./-.sig ]
    ends 0 "$EDMONT" verify -p one -s sig - <key
    ends 0 "$EDMONT" verify -p one -s - key <sig
    ends 0 "$EDMONT" verify -p - -s sig key <one
    "$EDMONT" keygen -o - >key2
    grep -q "BEGIN PRIVATE KEY" key2
    ends 0 "$EDMONT" public -k - <key2
    "$EDMONT" keygen --type x25519 -o x
    "$EDMONT" public -k x -o x.pub
    "$EDMONT" dh -k x -p x.pub >shared.hex
    "$EDMONT" dh -k x -p x.pub -o shared
    same "$(cat shared.hex)" "$(hex <shared)"
}

standard_input_is_read_only_once()
{
    "$EDMONT" keygen -o key
    for arguments in "sign -k - -" "verify -p - -s - key" "verify -p key -s - -" "dh -k - -p -"; do
        # shellcheck disable=SC2086
        ends 2 "$EDMONT" $arguments <key
        complains "only one file can be -"
    done
}

an_output_never_replaces_an_input()
{
    "$EDMONT" keygen -o key
    cp key before
    ln key hard
    ln -s key soft
    for path in key hard soft ./key; do
        ends 2 "$EDMONT" public -k key -o "$path"
        complains "$path would replace key"
        ends 2 "$EDMONT" sign -k before -o "$path" key
    done
    cmp key before
}

links_are_followed_and_pipes_are_written_to()
{
    "$EDMONT" keygen -o key
    "$EDMONT" public -k key -o want
    mkdir sub
    echo old >sub/target
    ln -s sub/target link
    ends 0 "$EDMONT" public -k key -o link
    [ -L link ]
    cmp sub/target want
    mkfifo pipe
    cat pipe >got &
    ends 0 "$EDMONT" public -k key -o pipe
    wait
    cmp got want
    [ -p pipe ]
    ln -s nowhere/at/all broken
    ends 2 "$EDMONT" public -k key -o broken
    complains "cannot write broken"
}

a_full_disk_is_an_error()
{
    full_device
    "$EDMONT" keygen -o key
    got=0
    "$EDMONT" public -k key >"$full" 2>err || got=$?
    same "$got" 2
    complains "cannot write standard output: No space left on device"
    ends 2 "$EDMONT" public -k key -o "$full"
    complains "cannot write $full: No space left on device"
    ends 2 "$EDMONT" keygen --force -o "$full"
    [ -c "$full" ]
    for arguments in info "info --json" --help --completion selftest; do
        got=0
        # shellcheck disable=SC2086
        "$EDMONT" $arguments >"$full" 2>err || got=$?
        same "$got" 2
        complains "cannot write standard output"
    done
}

a_closed_standard_output_is_an_error()
{
    got=0
    "$EDMONT" info >&- 2>err || got=$?
    same "$got" 2
    complains "cannot write standard output"
    # What the tool says must not land in a file that got the number of standard output.
    "$EDMONT" keygen -o key >&- 2>&- || :
    same "$(wc -c <key)" 119
    ends 2 "$EDMONT" public -k - <&-
    complains "cannot read standard input"
}

nothing_is_left_when_a_write_fails()
{
    "$EDMONT" keygen -o key
    mkdir here
    (
        ulimit -f 0
        cd here
        # The shell cannot write either now.
        "$EDMONT" keygen -o new 2>/dev/null && exit 1
        "$EDMONT" sign -k ../key -o sig ../key 2>/dev/null && exit 1
        exit 0
    )
    same "$(ls -A here)" ""
    echo old >here/old
    (
        ulimit -f 0
        "$EDMONT" public -k key -o here/old 2>/dev/null && exit 1
        exit 0
    )
    same "$(cat here/old)" old
    same "$(ls -A here)" old
    ends 2 "$EDMONT" keygen -o missing/key
    complains "cannot write missing/key: No such file or directory"
    [ ! -e missing ]
}

a_directory_without_permission_is_an_error()
{
    mkdir locked
    chmod 500 locked
    [ ! -w locked ] || skip "this user may write everywhere"
    ends 2 "$EDMONT" keygen -o locked/key
    complains "cannot write locked/key: Permission denied"
}

files_that_cannot_be_read_are_errors()
{
    "$EDMONT" keygen -o key
    "$EDMONT" public -k key -o pub
    "$EDMONT" sign -k key pub
    mkdir directory
    for path in directory missing; do
        ends 2 "$EDMONT" sign -k key -o sig "$path"
        complains "cannot read $path: "
        ends 2 "$EDMONT" sign -k "$path" -o sig pub
        complains "cannot read $path: "
        ends 2 "$EDMONT" public -k "$path"
        complains "cannot read $path: "
        ends 2 "$EDMONT" verify -p "$path" -s pub.sig pub
        complains "cannot read $path: "
        ends 2 "$EDMONT" verify -p pub -s "$path" pub
        complains "cannot read $path: "
        ends 2 "$EDMONT" verify -p pub -s pub.sig "$path"
        complains "cannot read $path: "
        [ ! -e sig ]
    done
}

an_unreadable_file_is_an_error()
{
    "$EDMONT" keygen -o key
    echo text >file
    chmod 0 file
    [ ! -r file ] || skip "this user may read everything"
    ends 2 "$EDMONT" sign -k key file
    complains "cannot read file: Permission denied"
}

a_file_that_is_not_its_size_is_an_error()
{
    # The kernel says that this regular file has no bytes, and hands out some.
    [ -f /proc/version ] && [ ! -s /proc/version ] || skip "there is no /proc/version"
    "$EDMONT" keygen -o key
    ends 2 "$EDMONT" sign -k key -o sig /proc/version
    complains "/proc/version was not read whole"
    [ ! -e sig ]
    ends 0 "$EDMONT" sign -k key -o sig - </dev/null
    cat /proc/version | "$EDMONT" sign -k key - >sig
    same "$(wc -c <sig)" 64
}

empty_and_large_files_are_signed()
{
    "$EDMONT" keygen -o key
    "$EDMONT" public -k key -o pub
    : >empty
    head -c 3000000 /dev/zero >large
    for file in empty large; do
        ends 0 "$EDMONT" sign -k key $file
        ends 0 "$EDMONT" verify -p pub -s $file.sig "$file"
        # A pipe has no size to begin with, and the bytes come in pieces.
        cat $file | "$EDMONT" sign -k key - | cmp - $file.sig
    done
    ends 1 "$EDMONT" verify -p pub -s empty.sig large
}

names_with_spaces_and_dashes_are_files_like_others()
{
    "$EDMONT" keygen -o "a key"
    "$EDMONT" public -k "a key" -o "a pub"
    echo text >-file
    ends 0 "$EDMONT" sign -k "a key" -- -file
    ends 0 "$EDMONT" verify -p "a pub" -s ./-file.sig -- -file
}

run_cases \
    secret_files_have_mode_0600_whatever_the_umask \
    public_files_follow_the_umask \
    keygen_refuses_what_exists_without_force \
    sign_public_and_dh_overwrite \
    results_go_to_standard_output_without_o_or_for_dash \
    standard_input_is_read_only_once \
    an_output_never_replaces_an_input \
    links_are_followed_and_pipes_are_written_to \
    a_full_disk_is_an_error \
    a_closed_standard_output_is_an_error \
    nothing_is_left_when_a_write_fails \
    a_directory_without_permission_is_an_error \
    files_that_cannot_be_read_are_errors \
    an_unreadable_file_is_an_error \
    a_file_that_is_not_its_size_is_an_error \
    empty_and_large_files_are_signed \
    names_with_spaces_and_dashes_are_files_like_others
