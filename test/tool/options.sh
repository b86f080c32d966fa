#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: how the tool reads a command line, what it refuses (exit status 2), what --help, info and
# selftest say, EDMONT_TARGET, and that the man page and the shell completion know every option.
# Does not cover what the commands do with files (files.sh, keys.sh, sign.sh, hash.sh), nor the
# choice of providers on every command (providers.sh).
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

commands="info selftest keygen public sign verify dh spake2 hash random demo bench"

a_command_is_needed_and_must_exist()
{
    ends 2 "$EDMONT"
    complains "edmont: which command?"
    ends 2 "$EDMONT" sing
    complains "there is no command sing"
    ends 2 "$EDMONT" -- ""
}

what_a_command_needs_is_named()
{
    ends 2 "$EDMONT" keygen
    complains "edmont: keygen: it needs -o OUT"
    ends 2 "$EDMONT" public
    complains "edmont: public: it needs -k KEY"
    ends 2 "$EDMONT" sign x
    complains "it needs -k KEY"
    ends 2 "$EDMONT" sign -k x
    complains "it needs a FILE"
    ends 2 "$EDMONT" verify -s x x
    complains "it needs -p PUB"
    ends 2 "$EDMONT" verify -p x -s x
    complains "it needs a FILE"
    ends 2 "$EDMONT" verify -p x
    complains "it needs a FILE"
    ends 2 "$EDMONT" dh -k x
    complains "it needs -p PUB"
    ends 2 "$EDMONT" hash
    complains "it needs a FILE"
    ends 2 "$EDMONT" random
    complains "it needs a number N"
}

unknown_and_foreign_options_are_refused()
{
    ends 2 "$EDMONT" --bogus info
    complains "there is no option --bogus"
    ends 2 "$EDMONT" info --bogus
    complains "edmont: info: there is no option --bogus"
    ends 2 "$EDMONT" info -x
    complains "there is no option -x"
    ends 2 "$EDMONT" info --rule strict
    complains "it takes no option --rule"
    ends 2 "$EDMONT" --rule strict info
    complains "--rule belongs behind the command"
    ends 2 "$EDMONT" info --targets=yes
    complains "--targets takes no value"
    ends 2 "$EDMONT" keygen -o
    complains "-o needs a value"
    ends 2 "$EDMONT" info --hash
    complains "--hash needs a value"
    ends 2 "$EDMONT" verify --completion
}

foreign_words_and_operands_are_refused()
{
    ends 2 "$EDMONT" keygen --type rsa -o k
    complains "--type takes one of ed25519|x25519, not rsa"
    ends 2 "$EDMONT" keygen --type ed -o k
    ends 2 "$EDMONT" keygen --type "" -o k
    ends 2 "$EDMONT" keygen --type "ed25519|x25519" -o k
    ends 2 "$EDMONT" keygen --format der -o k
    ends 2 "$EDMONT" verify --rule lax -p x -s x x
    ends 2 "$EDMONT" info extra
    complains "it does not take extra"
    ends 2 "$EDMONT" hash one two
    complains "it does not take two"
    ends 2 "$EDMONT" verify -p x --check list file
    complains "it does not take file"
    [ ! -e k ]
}

what_is_for_one_file_is_refused_with_several()
{
    ends 2 "$EDMONT" verify -p x -s x one two
    complains "edmont: verify: -s does not go with more than one FILE"
    ends 2 "$EDMONT" verify -p x -s x -c list
    complains "-s does not go with --check"
    ends 2 "$EDMONT" sign -k x -o k one two
    complains "edmont: sign: -o does not go with more than one FILE"
    ends 2 "$EDMONT" sign -k x -o k --list one
    complains "-o does not go with --list"
    ends 2 "$EDMONT" sign -k x - one -
    complains "only one file can be -"
    [ ! -e k ]
}

providers_are_chosen_by_name_before_and_after()
{
    ends 0 "$EDMONT" info
    hash=$(awk '$1 == "hash" { sub(",", "", $2); print $2 }' out)
    random=$(awk '$1 == "random" { sub(",", "", $2); print $2 }' out)
    ends 0 "$EDMONT" --hash "$hash" --random "$random" keygen -o before
    ends 0 "$EDMONT" keygen -o after --hash "$hash" --random="$random"
    ends 2 "$EDMONT" --hash md5 keygen -o bad
    complains "--hash: this edmont was built without one named md5"
    ends 2 "$EDMONT" keygen -o bad --random dice
    complains "--random: this edmont was built without one named dice"
    [ ! -e bad ]
}

targets_are_listed_and_chosen_by_the_environment()
{
    ends 0 "$EDMONT" info --targets
    [ -s out ]
    cp out targets
    while read -r target; do
        ends 0 env EDMONT_TARGET="$target" "$EDMONT" info
        grep -q "^target *$target\$" out
    done <targets
    ends 0 env EDMONT_TARGET= "$EDMONT" info
    grep -q "^target *$(head -n 1 targets)\$" out
    ends 2 env EDMONT_TARGET=abacus "$EDMONT" info
    complains "there is no target abacus"
    complains "$(head -n 1 targets)"
}

info_names_version_providers_and_slots()
{
    ends 0 "$EDMONT" info
    grep -q '^edmont  *[0-9]' out
    grep -q '^hash  *[a-z0-9-]' out
    grep -q '^random  *[a-z0-9-]' out
    grep '^  x25519  *[a-z0-9]' out
    same "edmont $(awk '$1 == "edmont" { print $2 }' out)" "$("$EDMONT" --version)"
}

# Each slot of the contract, in its order, and a target of the list.
info_says_which_target_fills_each_slot()
{
    "$EDMONT" info --targets >targets
    sed -n 's/^    SLOT(\([a-z0-9_]*\),.*/\1/p' "$TOP_SRCDIR/src/core/backend.h" >slots
    [ "$(wc -l <slots)" -ge 21 ]
    while read -r target; do
        ends 0 env EDMONT_TARGET="$target" "$EDMONT" info --slots
        awk '{ print $1 }' out | diff slots -
        awk 'NF != 2 || $2 !~ /^[a-z0-9]+$/' out | diff /dev/null -
        # None is filled by a better target than the one in use.
        sed "/^$target\$/,\$d" targets >better
        awk '{ print $2 }' out | sort -u | grep -Fx -f better >wrong || :
        diff /dev/null wrong
        cp out alone
        ends 0 env EDMONT_TARGET="$target" "$EDMONT" info
        sed -n "/^which target's code/,\$p" out | sed '1d; s/^  //' | diff alone -
    done <targets
}

the_self_test_passes()
{
    ends 0 "$EDMONT" selftest
    grep -q "every known answer is right" out
}

every_command_has_help()
{
    ends 0 "$EDMONT" --help
    cp out all
    for command in $commands; do
        grep -q "^  $command " all
        ends 0 "$EDMONT" "$command" --help
        grep -q "^usage: edmont $command" out
        ends 0 "$EDMONT" "$command" -h
    done
    # And no command is there that this test does not know.
    same "$(awk '/^  [a-z]/ { print $1 }' all | sort | tr '\n' ' ')" \
         "$(echo "$commands" | tr ' ' '\n' | sort | tr '\n' ' ')"
    lacks --completion all
}

# The options that --help shows, sorted: -k --key ...
options_of()
{
    "$EDMONT" "$@" --help | awk '/^ +-/ { gsub(",", ""); for (i = 1; $i ~ /^-/; i++) print $i }' |
        sort -u
}

# The options that the man page marks up, sorted.
options_of_man_page()
{
    tr ' ' '\n' <"$TOP_SRCDIR/doc/edmont.1" | awk '
        $0 == "Fl" { flag = 1; next }
        flag { if ($0 != "") print "-" $0; flag = 0 }' | sort -u
}

the_man_page_has_every_option_and_command()
{
    options_of_man_page >man
    for command in $commands; do
        options_of "$command"
        grep -q "^\.It Cm $command\$" "$TOP_SRCDIR/doc/edmont.1"
    done | sort -u >help
    [ -s help ]
    diff help man
}

the_man_page_has_no_lint()
{
    need mandoc
    mandoc -Tlint -Wwarning "$TOP_SRCDIR/doc/edmont.1"
}

the_completion_that_is_shipped_is_that_of_the_tool()
{
    ends 0 "$EDMONT" --completion
    diff "$TOP_SRCDIR/src/tool/completion/edmont" out
}

# completes WORD...: what bash would offer in place of the last word.
completes()
{
    bash -c '
        . "$1"
        shift
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _edmont
        printf "%s\n" "${COMPREPLY[@]}"' bash "$TOP_SRCDIR/src/tool/completion/edmont" "$@" |
        sort | tr '\n' ' '
}

bash_completes_commands_options_and_words()
{
    need bash
    same "$(completes edmont s)" "selftest sign spake2 "
    same "$(completes edmont verify --r)" "--random --rule "
    same "$(completes edmont verify --rule s)" "standard strict "
    same "$(completes edmont verify --rule = s)" "standard strict "
    same "$(completes edmont --json keygen --format '')" "hex pem raw "
    same "$(completes edmont info --t)" "--targets "
    same "$(completes "$EDMONT" spake2 --suite py)" "python-ab python-sym "
    same "$(completes edmont spake2 --role '')" "A B "
    # For files bash itself completes, and wants to be given nothing.
    same "$(completes edmont sign -k '')" " "
    same "$(completes edmont sign let)" " "
}

run_cases \
    a_command_is_needed_and_must_exist \
    what_a_command_needs_is_named \
    unknown_and_foreign_options_are_refused \
    foreign_words_and_operands_are_refused \
    what_is_for_one_file_is_refused_with_several \
    providers_are_chosen_by_name_before_and_after \
    targets_are_listed_and_chosen_by_the_environment \
    info_names_version_providers_and_slots \
    info_says_which_target_fills_each_slot \
    the_self_test_passes \
    every_command_has_help \
    the_man_page_has_every_option_and_command \
    the_man_page_has_no_lint \
    the_completion_that_is_shipped_is_that_of_the_tool \
    bash_completes_commands_options_and_words
