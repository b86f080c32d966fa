#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: edmont spake2: two sides of it with every suite that is built in, the same password and
# another, names and data that differ, tags that are wrong or do not come, lines that are no
# message, where the key goes, its exit statuses, register and list. This script stands between both
# sides and hands on their lines, or others. Does not cover that the messages are those of each
# suite's standard (test/spake2, test/interop), nor providers that fail (failures.c).
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

# A message that no suite with 32 bytes refuses: the base point, and a u for CPace over X25519.
base=5866666666666666666666666666666666666666666666666666666666666666
# Points of small order: the identity, and y = 0.
identity=0100000000000000000000000000000000000000000000000000000000000000
order_4=0000000000000000000000000000000000000000000000000000000000000000

names="--id alice --peer bob"
other_names="--id bob --peer alice"

# Made once for all cases.
mkdir "$tap_scratch/secrets"
(
    cd "$tap_scratch/secrets" || exit
    printf 'correct horse\n' >password
    printf 'battery staple\n' >wrong
    echo $base >mhf32
    echo "$base" | tr 5 6 >wrong32
    echo $base$base${base}0123456789abcdef0123456789abcdef >mhf80
    tr 5 6 <mhf80 >wrong80
    "$EDMONT" spake2 list | sed 's/ .*//' >suites
    "$EDMONT" spake2 register --mhf-fd 3 -o record 3<mhf80
) >"$tap_scratch/said" 2>&1

make_secrets()
{
    cp "$tap_scratch/secrets/"* .
}

suites()
{
    cat "$tap_scratch/secrets/suites"
}

confirms()
{
    case $1 in
    rfc9382 | plus9383) ;;
    *) return 1 ;;
    esac
}

# options SIDE SUITE: those that a side needs.
options()
{
    echo --suite "$2"
    case $1:$2 in
    ?:python-sym) echo --id app --password-fd 3 ;;
    a:cpace-*) echo $names --password-fd 3 ;;
    b:cpace-*) echo $other_names --password-fd 3 ;;
    a:krb5) echo --role A --mhf-fd 3 ;;
    b:krb5) echo --role B --mhf-fd 3 ;;
    a:plus9383) echo --role A $names --mhf-fd 3 ;;
    b:plus9383) echo --role B $other_names --record record ;;
    a:*) echo --role A $names --password-fd 3 ;;
    b:*) echo --role B $other_names --password-fd 3 ;;
    esac
}

# file SUITE [KIND]: the file with the secret that goes to number 3.
file()
{
    case $1:${2-right} in
    krb5:right) echo mhf32 ;;
    krb5:wrong) echo wrong32 ;;
    plus9383:right) echo mhf80 ;;
    plus9383:wrong) echo wrong80 ;;
    *:right) echo password ;;
    *:wrong) echo wrong ;;
    esac
}

# begin_a FILE OPTION..., begin_b FILE OPTION...: start a side with that file open as number 3. What
# is written to 4 (6 for b) is its standard input, what it prints comes from 5 (7).
begin_a()
{
    rm -f a.in a.out
    mkfifo a.in a.out
    secret=$1
    shift
    "$EDMONT" spake2 "$@" 3<"$secret" <a.in >a.out 2>a.err &
    a=$!
    exec 4>a.in 5<a.out
}

begin_b()
{
    rm -f b.in b.out
    mkfifo b.in b.out
    secret=$1
    shift
    "$EDMONT" spake2 "$@" 3<"$secret" <b.in >b.out 2>b.err 4>&- 5<&- &
    b=$!
    exec 6>b.in 7<b.out
}

# status_of PROCESS STATUS: whether it ended so.
status_of()
{
    got=0
    wait "$1" || got=$?
    [ "$got" -eq "$2" ] || { echo "a side ended with $got, not with $2"; cat ./?.err; return 1; }
}

# no_more 5: whether nothing more comes from there.
no_more()
{
    ! read -r line <&"$1" || { echo "there is one more line: $line"; return 1; }
}

# Hands a line of each side to the other; they are left in line_a and line_b.
hand_on()
{
    read -r line_a <&5
    read -r line_b <&7
    echo "$line_b" >&4
    echo "$line_a" >&6
}

# take_keys: reads what has to be the last line of both sides, into key_a and key_b.
take_keys()
{
    read -r key_a <&5
    read -r key_b <&7
    no_more 5
    no_more 7
    status_of $a 0
    status_of $b 0
    echo "$key_a" | grep -x -E -q 'key [0-9a-f]+'
    same ${#key_a} ${#key_b}
}

# shake SUITE: a handshake of the sides that were begun, with tags where the suite has them.
shake()
{
    hand_on
    case $1 in
    plus9383) # the verifier first
        read -r line_b <&7
        echo "$line_b" >&4
        read -r line_a <&5
        echo "$line_a" >&6 ;;
    rfc9382) hand_on ;;
    esac
    take_keys
}

# begin SUITE [KIND]: both sides, b with the secret of that kind.
begin()
{
    # shellcheck disable=SC2046
    begin_a "$(file "$1")" $(options a "$1")
    # shellcheck disable=SC2046
    begin_b "$(file "$1" "${2-right}")" $(options b "$1")
}

both_sides_have_the_same_key_with_every_suite()
{
    make_secrets
    [ "$(suites | wc -l)" -ge 8 ]
    for suite in $(suites); do
        echo "$suite"
        begin "$suite"
        shake "$suite"
        same "$key_a" "$key_b"
        case $suite in
        rfc9382) same ${#key_a} 36 ;;
        boringssl | cpace-*) same ${#key_a} 132 ;;
        *) same ${#key_a} 68 ;;
        esac
        [ ! -s a.err ] && [ ! -s b.err ]
        case $suite in
        python-ab) same "$(echo "$line_a$line_b" | cut -c 1,2,67,68)" 4142 ;;
        python-sym) same "$(echo "$line_a$line_b" | cut -c 1,2,67,68)" 5353 ;;
        *) same "${#line_a} ${#line_b}" "64 64" ;;
        esac
    done
    first=$key_a
    begin "$suite"
    shake "$suite"
    [ "$first" != "$key_a" ]
}

# Two processes and two pipes, and nobody between them.
connected_sides_do_not_wait_for_each_other()
{
    make_secrets
    mkfifo a2b b2a
    for suite in $(suites); do
        echo "$suite"
        # shellcheck disable=SC2046
        "$EDMONT" spake2 $(options a "$suite") --key-file a.key 3<"$(file "$suite")" \
            >a2b <b2a &
        a=$!
        # shellcheck disable=SC2046
        "$EDMONT" spake2 $(options b "$suite") --key-file b.key 3<"$(file "$suite")" \
            <a2b >b2a
        status_of $a 0
        cmp a.key b.key
        rm a.key b.key
    done
}

another_password_gives_another_key_or_none()
{
    make_secrets
    for suite in $(suites); do
        echo "$suite"
        confirms "$suite" && continue
        begin "$suite" wrong
        hand_on
        take_keys
        [ "$key_a" != "$key_b" ]
    done
    begin rfc9382 wrong
    hand_on
    hand_on
    no_more 5
    no_more 7
    status_of $a 1
    status_of $b 1
    grep -F -q "edmont: spake2: the peer's tag is not right" a.err
    grep -F -q "edmont: spake2: the peer's tag is not right" b.err
}

# The verifier of RFC 9383 shows its tag first, and the prover, to whom it proves nothing, goes.
a_prover_sends_no_tag_to_who_does_not_have_the_record()
{
    make_secrets
    begin_a wrong80 --suite plus9383 --role A $names --mhf-fd 3
    begin_b /dev/null --suite plus9383 --role B $other_names --record record
    hand_on
    read -r line_b <&7
    echo "$line_b" >&4
    no_more 5
    status_of $a 1
    exec 6>&-
    no_more 7
    status_of $b 2
    grep -F -q "standard input ended, and the peer's tag was to come" b.err
    # And a verifier has no key for a wrong tag.
    begin plus9383
    hand_on
    read -r line_b <&7
    echo "$line_b" >&6
    no_more 7
    status_of $b 1
    exec 4>&-
    status_of $a 2
}

names_and_data_that_differ_give_no_key()
{
    make_secrets
    for last in "--id bob --peer alicia" "--id bop --peer alice" "--id alice --peer bob" \
        "--id bob --peer alice --aad x" "--id bob --peer --aad"; do
        begin_a password --suite rfc9382 --role A $names --password-fd 3
        # shellcheck disable=SC2086
        begin_b password --suite rfc9382 --role B $last --password-fd 3
        hand_on
        hand_on
        status_of $a 1
        status_of $b 1
    done
    for suite in python-ab boringssl cpace-x25519; do
        # shellcheck disable=SC2046
        begin_a password $(options a $suite)
        # shellcheck disable=SC2046
        begin_b password $(options b $suite) --id bobby
        hand_on
        take_keys
        [ "$key_a" != "$key_b" ]
    done
    for aad in "" --aad=session; do
        # shellcheck disable=SC2046,SC2086
        begin_a password $(options a cpace-ristretto) $aad
        # shellcheck disable=SC2046
        begin_b password $(options b cpace-ristretto) --aad session
        hand_on
        take_keys
        if [ -z "$aad" ]; then [ "$key_a" != "$key_b" ]; else same "$key_a" "$key_b"; fi
    done
}

# adb's names end with a zero byte.
names_in_hexadecimal_may_have_zero_bytes()
{
    make_secrets
    client=$(printf 'adb pair client\0' | hex)
    server=$(printf 'adb pair server\0' | hex)
    boringssl="--suite boringssl --password-fd 3"
    begin_a password $boringssl --role A --id-hex "$client" --peer-hex "$server"
    begin_b password $boringssl --role B --id-hex "$server" \
        --peer-hex "$(echo "$client" | tr a-f A-F)"
    shake boringssl
    same "$key_a" "$key_b"
    begin_a password $boringssl --role A --id-hex "$client" --peer-hex "$server"
    begin_b password $boringssl --role B --id "adb pair server" --peer "adb pair client"
    shake boringssl
    [ "$key_a" != "$key_b" ]
    # Text is its bytes, and no name is an empty one.
    begin_a password $boringssl --role A --id-hex 616263 --peer-hex ""
    begin_b password $boringssl --role B --id "" --peer abc
    shake boringssl
    same "$key_a" "$key_b"
    begin_a password --suite rfc9382 --password-fd 3 --role A $names --aad-hex 00ff
    begin_b password --suite rfc9382 --password-fd 3 --role B $other_names --aad-hex 00FF
    shake rfc9382
    same "$key_a" "$key_b"
    for option in --id-hex=1 --peer-hex=123 --peer-hex=0g "--aad-hex=0 0" --aad-hex=0x00; do
        case $option in
        --id-hex*) rest="--peer b" ;;
        --peer-hex*) rest="--id b" ;;
        *) rest=$names ;;
        esac
        # shellcheck disable=SC2086
        ends 2 "$EDMONT" spake2 --suite rfc9382 --role A $rest --password-fd 3 "$option" 3<password
        complains "${option%%=*}: it is no even number of hexadecimal digits"
    done
    ends 2 "$EDMONT" spake2 --suite rfc9382 --role A $names --id-hex 00 --password-fd 3 3<password
    complains "--id does not go with --id-hex"
}

# Both orders of the two names, one of which begins as the other.
without_roles_both_sides_put_the_names_into_one_order()
{
    make_secrets
    for pair in "alice bob" "ab abc" "b a" "same same"; do
        one=${pair% *}
        two=${pair#* }
        begin_a password --suite cpace-x25519 --id "$one" --peer "$two" --password-fd 3
        begin_b password --suite cpace-x25519 --id "$two" --peer "$one" --password-fd 3
        shake cpace-x25519
        same "$key_a" "$key_b"
    done
    # With roles it is another transcript, in which the names may stand as they like.
    begin_a password --suite cpace-x25519 --role A --id z --peer y --password-fd 3
    begin_b password --suite cpace-x25519 --role B --id y --peer z --password-fd 3
    shake cpace-x25519
    same "$key_a" "$key_b"
    begin_a password --suite cpace-x25519 --id a --peer b --password-fd 3
    begin_b password --suite cpace-x25519 --role B --id b --peer a --password-fd 3
    shake cpace-x25519
    [ "$key_a" != "$key_b" ]
}

# refuses STATUS LINE OPTION...: whether a side that is given the line ends so and has no key.
refuses()
{
    wanted_status=$1
    printf '%b' "$2" >line
    shift 2
    ends "$wanted_status" "$EDMONT" spake2 "$@" 3<password <line
    lacks key out
    same "$(wc -l <out | tr -d ' ')" "${lines:-1}"
}

rfc="--suite rfc9382 --role A --id a --peer b --password-fd 3"

our_own_message_is_refused()
{
    make_secrets
    for suite in $(suites); do
        echo "$suite"
        # shellcheck disable=SC2046
        begin_a "$(file "$suite")" $(options a "$suite")
        read -r line_a <&5
        echo "$line_a" >&4
        no_more 5
        status_of $a 1
        grep -F -q "the peer's message is refused" a.err
    done
}

what_is_no_line_of_digits_is_2()
{
    make_secrets
    for line in "5\n" "${base}5\n" "g${base#?}\n" " ${base#?}\n" "${base#?} \n" \
        "$base\r\r\n" "${base#??}\0\0\n" "\0\0"; do
        # shellcheck disable=SC2086
        refuses 2 "$line" $rfc
        complains "edmont: spake2: the peer's message is no line of hexadecimal digits"
    done
    long=$(head -c 1000 /dev/zero | hex)
    # shellcheck disable=SC2086
    refuses 2 "z$long\n" $rfc
    # shellcheck disable=SC2086
    refuses 2 "" $rfc
    complains "standard input ended, and the peer's message was to come"
}

a_message_that_the_suite_does_not_have_is_1()
{
    make_secrets
    long=$(head -c 1000 /dev/zero | hex)
    for line in "\n" "\r\n" "58\n" "${base%??}\n" "${base}58\n" "53$base\n" "$identity\n" \
        "$order_4\n" "$long\n" "$long$long$long"; do
        # shellcheck disable=SC2086
        refuses 1 "$line" $rfc
        complains "edmont: spake2: the peer's message is refused"
    done
    for line in "$base\n" "41$base\n" "42$base\n" "00$base\n" "53$base$base\n"; do
        refuses 1 "$line" --suite python-sym --id a --password-fd 3
    done
}

a_tag_that_is_not_right_is_1_and_no_tag_is_2()
{
    make_secrets
    lines=2
    # shellcheck disable=SC2086
    {
        refuses 2 "$base\n" $rfc
        complains "the peer's tag was to come"
        refuses 2 "$base\n$base!\n" $rfc
        complains "the peer's tag is no line of hexadecimal digits"
        for tag in "" 00 "${base%??}" "$base" "${base}00"; do
            refuses 1 "$base\n$tag\n" $rfc
            complains "the peer's tag is not right"
        done
    }
    # One bit of a right one.
    begin rfc9382
    hand_on
    read -r line_a <&5
    read -r line_b <&7
    case $line_a in
    *0) echo "${line_a%?}1" ;;
    *) echo "${line_a%?}0" ;;
    esac >&6
    no_more 7
    status_of $b 1
    # Our own.
    echo "$line_a" >&4
    no_more 5
    status_of $a 1
}

lines_may_end_as_they_like_and_no_more_is_read()
{
    make_secrets
    sym="--suite python-sym --id a --password-fd 3"
    for line in "53$base\n" "53$base\r\n" "53$base" "53$(echo $base | tr a-f A-F)\n"; do
        # shellcheck disable=SC2059
        printf "$line" >line
        # shellcheck disable=SC2086
        ends 0 "$EDMONT" spake2 $sym 3<password <line
        tail -n 1 out | grep -x -E -q 'key [0-9a-f]{64}'
    done
    # shellcheck disable=SC2086
    printf '53%s\nwhat follows\n' $base | {
        "$EDMONT" spake2 $sym 3<password >out
        cat >rest
    }
    same "$(cat rest)" "what follows"
}

a_peer_that_is_gone_is_2()
{
    make_secrets
    # shellcheck disable=SC2086
    begin_a password $rfc
    read -r line_a <&5
    exec 5<&-
    echo $base >&4
    status_of $a 2
    grep -F -q "edmont: spake2: cannot write standard output" a.err
}

the_key_goes_to_a_file_of_mode_0600()
{
    make_secrets
    umask 0
    echo old >a.key
    chmod 644 a.key
    sym="--suite python-sym --id app --password-fd 3"
    # shellcheck disable=SC2086
    begin_a password $sym --key-file a.key
    # shellcheck disable=SC2086
    begin_b password $sym
    hand_on
    no_more 5
    read -r key_b <&7
    status_of $a 0
    status_of $b 0
    same "$(ls -l a.key | cut -c1-10)" -rw-------
    same "key $(hex <a.key)" "$key_b"
    # Without a key there is no file.
    # shellcheck disable=SC2086
    refuses 1 "$base\n" $sym --key-file none
    [ ! -e none ]
    lines=2
    # shellcheck disable=SC2086
    refuses 1 "$base\n$base\n" $rfc --key-file none
    [ ! -e none ]
    lines=1
    # shellcheck disable=SC2086
    refuses 2 "53$base\n" $sym --key-file missing/key
    complains "cannot write missing/key"
    lines=0
    # shellcheck disable=SC2086
    refuses 2 "53$base\n" $sym --key-file -
    complains "standard output is the peer's"
    refuses 2 "$base\n" --suite plus9383 --role B $names --record record --key-file record
    complains "record would replace record"
}

# agree FILE FILE: whether sides with these passwords have the same key.
agree()
{
    sym="--suite python-sym --id app --password-fd 3"
    # shellcheck disable=SC2086
    begin_a "$1" $sym
    # shellcheck disable=SC2086
    begin_b "$2" $sym
    hand_on
    take_keys
    [ "$key_a" = "$key_b" ]
}

a_password_is_all_bytes_to_the_end_less_one_newline()
{
    printf 'a b' >plain
    printf 'a b\n' >newline
    printf 'a b\n\n' >newlines
    printf 'a b\r\n' >return
    printf 'a b\0' >zero
    agree plain newline
    ! agree newline newlines
    ! agree newline return
    ! agree newline zero
    head -c 4096 /dev/zero | tr '\0' x >most
    { cat most; echo; } >most_newline
    agree most most_newline
    { cat most; printf x; } >more
    printf '\n' >line_end
    ends 2 "$EDMONT" spake2 --suite python-sym --id a --password-fd 3 3<more
    complains "a password has at most 4096 bytes"
    for empty in /dev/null line_end; do
        ends 2 "$EDMONT" spake2 --suite python-sym --id a --password-fd 3 3<$empty
        complains "the password is empty"
    done
    head -c 129 most >long
    head -c 128 most >longest
    cpace="--suite cpace-x25519 --id a --peer b --password-fd 3"
    # shellcheck disable=SC2086
    {
        ends 2 "$EDMONT" spake2 $cpace 3<long
        complains "--password-fd: the suite does not take that many bytes"
        echo $base | ends 0 "$EDMONT" spake2 $cpace 3<longest
    }
    # From a pipe, too, in pieces.
    { printf 'a '; printf 'b\n'; } | {
        exec 3<&0
        echo 53$base >line
        ends 0 "$EDMONT" spake2 --suite python-sym --id a --password-fd 3 <line
    }
}

passwords_are_no_words_of_the_command_line()
{
    # An abbreviation that somebody may try. What was meant is not repeated.
    ends 2 "$EDMONT" spake2 --suite python-sym --id a --password hunter2
    complains "--password-fd takes the number of an open file, 3 or more"
    lacks hunter2 err
    for number in 0 1 2 -1 03 3x "" 99999999999999999999; do
        ends 2 "$EDMONT" spake2 --suite python-sym --id a --password-fd "$number"
        complains "--password-fd takes the number of an open file, 3 or more"
    done
    ends 2 "$EDMONT" spake2 --suite python-sym --id a --password-fd 9 9<&-
    complains "cannot read --password-fd 9"
    [ ! -s out ]
}

what_is_no_stretched_password_is_refused()
{
    make_secrets
    krb5="--suite krb5 --role A --mhf-fd 3"
    for text in zz "$base$base" "${base%?}" "${base%??}" "$base " "$base\n\n" " $base" "" \
        $order_4; do
        # shellcheck disable=SC2059
        printf "$text" >mhf
        # shellcheck disable=SC2086
        ends 2 "$EDMONT" spake2 $krb5 3<mhf
        grep -F -q "edmont: spake2: --mhf-fd: " err
        [ ! -s out ]
    done
    for end in "" '\r\n'; do
        # shellcheck disable=SC2059
        printf "$base$end" >mhf
        # shellcheck disable=SC2086
        echo $base | ends 0 "$EDMONT" spake2 $krb5 3<mhf
    done
    # Between edmonts of one suite it is as good as a password.
    # shellcheck disable=SC2086
    begin_a mhf80 --suite rfc9382 --mhf-fd 3 --role A $names
    # shellcheck disable=SC2086
    begin_b mhf80 --suite rfc9382 --mhf-fd 3 --role B $other_names
    shake rfc9382
    same "$key_a" "$key_b"
}

records_are_made_and_read()
{
    make_secrets
    umask 0
    ends 0 "$EDMONT" spake2 register --mhf-fd 3 -o new 3<mhf80
    same "$(cat out)" "new: a record for --suite plus9383 --role B"
    same "$(ls -l new | cut -c1-10)" -rw-------
    cmp new record
    same "$(wc -lc <new | tr -s ' ')" " 1 129"
    "$EDMONT" spake2 register --mhf-fd 0 -o - <mhf80 | cmp - record
    ends 2 "$EDMONT" spake2 register --mhf-fd 0 -o none <mhf32
    complains "--mhf-fd: the suite does not take that many bytes"
    [ ! -e none ]
    ends 2 "$EDMONT" spake2 register --mhf-fd 0
    complains "register needs --output"
    ends 2 "$EDMONT" spake2 register -o none
    complains "register needs --mhf-fd"
    ends 2 "$EDMONT" spake2 register --mhf-fd 0 -o none --id a <mhf80
    complains "register takes no --id"
    verifier="--suite plus9383 --role B --id a --peer b"
    cut -c 1-126 record >short
    sed 's/^../zz/' record >letters
    printf '%s%s\n' $base $order_4 >small_order
    printf '%s%s\n' $order_4 $base >zero
    for bad in short letters small_order zero mhf80 /dev/null missing; do
        # shellcheck disable=SC2086
        ends 2 "$EDMONT" spake2 $verifier --record $bad
        [ ! -s out ]
    done
    # shellcheck disable=SC2086
    ends 2 "$EDMONT" spake2 $verifier --record - <record
    complains "--record: standard input is the peer's"
}

suites_take_the_options_that_they_have_a_use_for()
{
    make_secrets
    pw="--password-fd 3"
    while IFS=: read -r suite words complaint; do
        # shellcheck disable=SC2086
        ends 2 "$EDMONT" spake2 --suite "$suite" $words 3<password </dev/null
        complains "edmont: spake2: $complaint"
        [ ! -s out ]
    done <<END
rfc9382:$names $pw:the suite rfc9382 needs --role
rfc9382:--role A --peer b $pw:the suite rfc9382 needs --id
rfc9382:--role A --id a $pw:the suite rfc9382 needs --peer
rfc9382:--role A $names:it needs --password-fd or --mhf-fd
rfc9382:--role A $names $pw --mhf-fd 3:--password-fd does not go with --mhf-fd
rfc9382:--role A $names --record record:the suite rfc9382 takes no --record
rfc9382:--role C $names $pw:--role takes one of A|B
rfc9382:--role A $names $pw -o key:-o goes with
plus9383:--role A $names $pw:the suite plus9383 takes no --password-fd
plus9383:--role A $names --record record:the suite plus9383 takes no --record in this role
plus9383:--role B $names --mhf-fd 3:the suite plus9383 takes no --mhf-fd in this role
plus9383:--role B $names:it needs --record
python-ab:$names $pw:the suite python-ab needs --role
python-sym:--role A --id a $pw:the suite python-sym takes no --role
python-sym:$names $pw:the suite python-sym takes no --peer
python-sym:$pw:the suite python-sym needs --id
boringssl:--role A $names --aad x $pw:the suite boringssl takes no --aad
krb5:--role A --id a --mhf-fd 3:the suite krb5 takes no --id
krb5:--role A $pw:the suite krb5 takes no --password-fd
krb5:--mhf-fd 3:the suite krb5 needs --role
cpace-x25519:--id a $pw:the suite cpace-x25519 needs --peer
END
    ends 2 "$EDMONT" spake2
    complains "it needs a --suite"
    for suite in none RFC9382 "" rfc "rfc9382 "; do
        ends 2 "$EDMONT" spake2 --suite "$suite" --role A $names --password-fd 3 3<password
        complains "this edmont was built without a suite named $suite;"
    done
    ends 2 "$EDMONT" spake2 lists
    complains "it does not take lists, but list or register"
    ends 2 "$EDMONT" spake2 list list
    ends 2 "$EDMONT" spake2 list --suite rfc9382
    complains "list takes no --suite"
}

suites_over_sha_512_need_it()
{
    make_secrets
    for suite in $(suites); do
        message=$base
        wanted=0
        case $suite in
        rfc9382 | boringssl | cpace-* | pure25519) wanted=3 ;;
        python-ab) message=42$base ;;
        python-sym) message=53$base ;;
        plus9383) wanted=1 ;; # the tag that follows is none
        esac
        # shellcheck disable=SC2046
        printf '%s\n' $message $base |
            ends $wanted "$EDMONT" spake2 --hash blake2b $(options a "$suite") \
                3<"$(file "$suite")"
        if [ $wanted = 3 ]; then [ ! -s out ]; fi
    done
}

the_list_says_what_each_suite_is_for()
{
    need python3
    ends 0 "$EDMONT" spake2 list
    for suite in rfc9382 plus9383 python-ab python-sym boringssl krb5 cpace-x25519 \
        cpace-ristretto; do
        grep -E -q "^$suite +[A-Za-z]" out
    done
    suites >names
    ends 0 "$EDMONT" spake2 list --json
    python3 -c "import json
for s in json.load(open('out'))['suites']:
    assert s['use'] and s['message_bytes'] in (32, 33) and s['key_bytes'] in (16, 32, 64)
    assert s['confirms'] == (s['name'] in ('rfc9382', 'plus9383'))
    print(s['name'])" | cmp - names
}

# The message of an object whose line is not complete.
message_of()
{
    sed -n 's/.*"message": "\([0-9a-f]*\)".*/\1/p'
}

# members EXPRESSION: what Python prints for it, the object in out being o.
members()
{
    python3 -c "import json
o = json.load(open('out'))
print($1)"
}

an_object_grows_with_the_handshake()
{
    need python3
    make_secrets
    begin_a password --suite rfc9382 --role A $names --password-fd 3 --json
    # shellcheck disable=SC2046
    begin_b password $(options b rfc9382)
    read -r first <&5
    message=$(echo "$first" | message_of)
    same ${#message} 64
    echo "$message" >&6
    read -r line_b <&7
    echo "$line_b" >&4
    read -r second <&5
    mac=$(echo "$second" | sed -n 's/.*"mac": "\([0-9a-f]*\)".*/\1/p')
    echo "$mac" >&6
    read -r line_b <&7
    echo "$line_b" >&4
    { echo "$first"; echo "$second"; cat <&5; } >out
    read -r key_b <&7
    status_of $a 0
    status_of $b 0
    same "$(members "o['command'], o['suite'], o['role'], o['confirmed'], o['exit']")" \
         "spake2 rfc9382 A True 0"
    same "$(members "o['message'], o['mac'], 'key', o['key']")" "$message $mac $key_b"
}

an_object_has_the_key_unless_a_file_has_it()
{
    need python3
    make_secrets
    sym="--suite python-sym --id a --password-fd 3 --json"
    echo 53$base >line
    # shellcheck disable=SC2086
    ends 0 "$EDMONT" spake2 $sym 3<password <line
    same "$(members "o['role'], o['confirmed'], len(o['key']), len(o['message'])")" \
         "None False 64 66"
    # shellcheck disable=SC2086
    ends 0 "$EDMONT" spake2 $sym --key-file key 3<password <line
    same "$(members "o['output'], 'key' in o, o['exit']")" "key False 0"
    lacks "$(hex <key)" out
    echo $base >line
    # shellcheck disable=SC2086
    ends 1 "$EDMONT" spake2 $sym 3<password <line
    same "$(members "o['exit'], 'key' in o, 'refused' in o['error']")" "1 False True"
    ends 2 "$EDMONT" spake2 --json
    same "$(members "o['exit'], 'message' in o")" "2 False"
    ends 2 "$EDMONT" spake2 register --json --mhf-fd 3 -o - 3<mhf80
    complains "--json prints no record"
    ends 0 "$EDMONT" spake2 register --json --mhf-fd 3 -o new 3<mhf80
    same "$(members "o['output'], o['exit']")" "new 0"
    lacks "$(cat new)" out
}

run_cases \
    both_sides_have_the_same_key_with_every_suite \
    connected_sides_do_not_wait_for_each_other \
    another_password_gives_another_key_or_none \
    a_prover_sends_no_tag_to_who_does_not_have_the_record \
    names_and_data_that_differ_give_no_key \
    names_in_hexadecimal_may_have_zero_bytes \
    without_roles_both_sides_put_the_names_into_one_order \
    our_own_message_is_refused \
    what_is_no_line_of_digits_is_2 \
    a_message_that_the_suite_does_not_have_is_1 \
    a_tag_that_is_not_right_is_1_and_no_tag_is_2 \
    lines_may_end_as_they_like_and_no_more_is_read \
    a_peer_that_is_gone_is_2 \
    the_key_goes_to_a_file_of_mode_0600 \
    a_password_is_all_bytes_to_the_end_less_one_newline \
    passwords_are_no_words_of_the_command_line \
    what_is_no_stretched_password_is_refused \
    records_are_made_and_read \
    suites_take_the_options_that_they_have_a_use_for \
    suites_over_sha_512_need_it \
    the_list_says_what_each_suite_is_for \
    an_object_grows_with_the_handshake \
    an_object_has_the_key_unless_a_file_has_it
