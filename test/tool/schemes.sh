#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: signatures with another hash than SHA-512 are never called Ed25519: known answers with
# BLAKE2b, keys in files of one line of text and in no other format, keys for another hash than the
# one in use refused with exit status 2, every command's output; and where SHA-512 comes from
# another provider, Ed25519 as ever. Does not cover every damaged line (keyline.c), nor a custom
# hash.
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

# What Monocypher gives for this key and the message "abc"; nano has the same public key.
secret=34F0A37AAD20F4A260F0A5B3CB3D7FB50673212263E58A380BC10474BB039CE4
public=b0311ea55708d6a53c75cdbf88300259c6d018522fe3d4d0a242e431f9e8b6d0
signature=904e858668bb89bc08e4de2b66203c25276c1373c759de3c8193e9360dc155b1\
27c2ffc0d9caadc8073c2e17263ae7071017f0dceef56e9a685cca2958173c02
scheme=EdDSA-25519/blake2b

blake2b()
{
    "$EDMONT" --hash blake2b --random system "$@"
}

sha512()
{
    "$EDMONT" --hash sha512 --random system "$@"
}

# The keys and the signature of the known answer, under both hashes; all written by hand or by
# commands that other cases check.
make_files()
{
    printf abc >file
    echo "$scheme secret $secret" >key
    echo "$scheme public $public" >pub
    bytes $signature >sig
    echo $secret >ed.hex
    sha512 keygen -o ed
    sha512 public -k ed -o ed.pub
    sha512 sign -k ed -o ed.sig file
    rm -f out err
}

the_known_answers_of_blake2b_come_out()
{
    make_files
    same "$(blake2b public -k key)" "$scheme public $public"
    ends 0 blake2b sign -k key -o new.sig file
    same "$(cat out)" "new.sig: the $scheme signature of file"
    same "$(hex <new.sig)" $signature
    ends 0 blake2b verify -p pub -s sig file
    same "$(cat out)" "file: the $scheme signature is good"
    echo more >>file
    ends 1 blake2b verify -p pub -s sig file
    complains "file: the $scheme signature is NOT good"
}

keys_are_one_line_of_text_in_files_of_mode_0600()
{
    umask 22
    ends 0 blake2b keygen -o key
    same "$(cat out)" "key: a new $scheme secret key"
    same "$(ls -l key | cut -c1-10)" -rw-------
    same "$(sed "s|^$scheme secret [0-9a-f]\{64\}\$|line|" key)" line
    same "$(wc -lc <key | tr -s ' ')" "$(printf ' 1 %d' $((${#scheme} + 8 + 64 + 1)) |
        tr -s ' ')"
    ends 0 blake2b keygen --type ed25519 -o key2
    lacks "$(cat key)" key2
    ends 0 blake2b public -k key -o pub
    same "$(cat out)" "pub: the $scheme public key of key"
    same "$(sed "s|^$scheme public [0-9a-f]\{64\}\$|line|" pub)" line
    blake2b public -k key | cmp - pub
    blake2b public --type ed25519 -k - <key | cmp - pub
    blake2b keygen -o - >printed
    ends 0 blake2b public -k printed
    ends 0 blake2b sign -k key pub
    ends 0 blake2b verify --type ed25519 -p pub -s pub.sig pub
}

no_other_format_is_written()
{
    make_files
    for format in pem raw hex; do
        ends 2 blake2b keygen --format $format -o new
        complains "the line $scheme secret HEX"
        ends 2 blake2b keygen --format $format --force -o new
        ends 2 blake2b keygen --type ed25519 --format $format -o -
        [ ! -s out ]
        ends 2 blake2b public --format $format -k key
        complains "the line $scheme public HEX"
        [ ! -s out ]
        ends 2 blake2b public --format $format -k key -o new
        [ ! -e new ]
    done
}

no_other_format_is_read()
{
    make_files
    bytes "$(echo $secret | tr A-F a-f)" >ed.raw
    for ed in ed ed.raw ed.hex; do
        ends 2 blake2b public --type ed25519 -k $ed
        complains "$ed: "
        complains "one line of text: $scheme secret HEX"
        [ ! -s out ]
        ends 2 blake2b sign -k $ed -o new.sig file
        complains "--hash sha512"
        [ ! -e new.sig ]
    done
    for format in pem raw hex; do
        sha512 public --type ed25519 -k ed --format $format -o ed.pub
        ends 2 blake2b verify -p ed.pub -s ed.sig file
        complains "one line of text: $scheme public HEX"
        complains "--hash sha512"
        ends 0 sha512 verify -p ed.pub -s ed.sig file
    done
    # The line that a complaint shows is the key, written by hand.
    ends 2 blake2b public --type ed25519 -k ed.hex
    sed 's/.*one line of text: //' err | sed "s/HEX/$secret/" >key
    same "$(blake2b public -k key)" "$scheme public $public"
}

a_key_for_another_hash_names_the_option_to_use()
{
    make_files
    ends 2 sha512 public -k key
    complains "key: it is an $scheme key; add --hash blake2b"
    ends 2 sha512 sign -k key -o new.sig file
    complains "key: it is an $scheme key; add --hash blake2b"
    [ ! -e new.sig ]
    ends 2 sha512 verify -p pub -s sig file
    complains "pub: it is an $scheme key; add --hash blake2b"
    ends 2 sha512 verify --type ed25519 -p pub -s sig file
    ends 0 blake2b verify -p pub -s sig file
}

a_hash_that_is_not_here_or_is_sha512_makes_no_line()
{
    make_files
    echo "EdDSA-25519/none-such secret $secret" >key
    for hash in sha512 blake2b; do
        ends 2 "$EDMONT" --hash $hash public -k key
        complains "key: it is an EdDSA-25519/none-such key, which needs --hash none-such"
    done
    echo "EdDSA-25519/sha512 secret $secret" >key
    for hash in sha512 blake2b; do
        ends 2 "$EDMONT" --hash $hash public -k key
        complains "key: it says EdDSA-25519/sha512, but sha512 is SHA-512"
    done
    echo "Ed25519 secret $secret" >key
    for hash in sha512 blake2b; do
        ends 2 "$EDMONT" --hash $hash public -k key
        complains "key: an Ed25519 or X25519 key is PEM, raw or hexadecimal"
    done
}

a_line_of_another_half_or_for_another_command_is_refused()
{
    make_files
    for hash in sha512 blake2b; do
        ends 2 "$EDMONT" --hash $hash public -k pub
        complains "pub: it is a public key, and a secret key is needed here"
        ends 2 "$EDMONT" --hash $hash verify -p key -s sig file
        complains "key: it is a secret key, and a public key is needed here"
        ends 2 "$EDMONT" --hash $hash dh -k key -p pub
        complains "key: it is an $scheme key, and an X25519 key is needed here"
        ends 2 "$EDMONT" --hash $hash public --type x25519 -k key
        complains "key: it is an $scheme key, and an X25519 key is needed here"
    done
    sha512 keygen --type x25519 -o x
    ends 2 blake2b sign -k x -o new.sig file
    complains "x: it is an X25519 key, and an $scheme key is needed here"
    ends 2 blake2b dh -k x -p ed.pub
    complains "ed.pub: it is an Ed25519 key, and an X25519 key is needed here"
    ends 2 blake2b public --type ed25519 -k x
}

damaged_lines_are_refused_with_a_reason()
{
    make_files
    # refused TEXT FORMAT: whether what printf makes of the format is refused with this complaint.
    refused()
    {
        # shellcheck disable=SC2059
        printf "$2" >bad
        for hash in sha512 blake2b; do
            ends 2 "$EDMONT" --hash $hash public --type ed25519 -k bad
            complains "bad: its line of text $1"
            lacks "$secret" err
            [ ! -s out ]
        done
    }
    refused "does not begin with EdDSA-25519/" "EdDSA-448/blake2b secret $secret\n"
    refused "names no hash" "EdDSA-25519/ secret $secret\n"
    refused "says neither secret nor public" "$scheme seed $secret\n"
    refused "says neither secret nor public" "$scheme"
    # As long as a raw key.
    refused "does not end with 64 hexadecimal digits" "$scheme secret 01234"
    refused "does not end with 64 hexadecimal digits" "$scheme secret ${secret%?}\n"
    refused "does not end with 64 hexadecimal digits" "$scheme secret ${secret%?}g\n"
    refused "does not end with 64 hexadecimal digits" "$scheme secret ${secret}0\n"
    refused "does not end with 64 hexadecimal digits" "$scheme secret $secret\n\n"
    refused "does not end with 64 hexadecimal digits" "$scheme secret $secret\n$scheme"
    refused "does not end with 64 hexadecimal digits" "$scheme secret $secret\000"
    { cat key; head -c 5000 /dev/zero; } >long
    ends 2 blake2b public -k long
    complains "long: it is longer than any key"
    printf '%s\r\n' "$scheme secret $secret" >crlf
    same "$(blake2b public -k crlf)" "$scheme public $public"
    printf %s "$scheme secret $secret" >no_line_end
    same "$(blake2b public -k no_line_end)" "$scheme public $public"
}

x25519_keys_do_not_depend_on_the_hash()
{
    for format in pem raw hex; do
        ends 0 blake2b keygen --type x25519 --format $format -o key
        same "$(cat out)" "key: a new X25519 secret key"
        for public in pem raw hex; do
            blake2b public --type x25519 -k key --format $public -o pub
            sha512 public --type x25519 -k key --format $public | cmp - pub
            same "$(blake2b dh -k key -p pub)" "$(sha512 dh -k key -p pub)"
        done
        rm key
    done
    blake2b keygen --type x25519 -o key
    same "$(sed -n 1p key)" "-----BEGIN PRIVATE KEY-----"
    same "$(blake2b public -k key | sed -n 1p)" "-----BEGIN PUBLIC KEY-----"
}

nothing_calls_it_ed25519()
{
    make_files
    export TMPDIR="$PWD"
    for json in "" --json; do
        for line in "keygen -o new$json" "public -k key" "public -k key -o new.pub" \
            "sign -k key file" "verify -p pub -s sig file" info selftest demo \
            "bench --seconds 0"; do
            # shellcheck disable=SC2086
            ends 0 blake2b $json $line
            if grep -i ed25519 out err; then
                echo "in $line"
                return 1
            fi
        done
    done
    ends 0 blake2b info
    grep -x "signatures  $scheme" out
    ends 0 sha512 info
    grep -x "signatures  Ed25519" out
}

objects_say_the_scheme()
{
    need python3
    make_files
    # member EXPRESSION LINE: what Python prints for it, the object of blake2b being o.
    member()
    {
        # shellcheck disable=SC2086
        blake2b --json $2 | python3 -c "import json, sys
o = json.load(sys.stdin)
print($1)"
    }
    same "$(member "o['signatures'], o['hash']['name'], o['hash']['sha512']" info)" \
         "$scheme blake2b False"
    same "$(member "o['type'], o['scheme']" "keygen -o new")" "$scheme $scheme"
    same "$(member "o['type'], o['scheme'], o['public']" "public -k key")" \
         "$scheme $scheme $public"
    same "$(member "o['scheme'], o['signature']" "sign -k key file")" "$scheme $signature"
    same "$(member "o['scheme'], o['good']" "verify -p pub -s sig file")" "$scheme True"
    same "$(member "o['type'], o['scheme']" "keygen --type x25519 -o x")" "x25519 X25519"
    same "$(member "o['signatures'], o['hash']" demo)" "$scheme blake2b"
}

sha512_of_another_provider_is_ed25519()
{
    make_files
    providers=$("$EDMONT" info --providers | sed -n 's/^hash \(.*-sha512\)$/\1/p')
    [ -n "$providers" ] || skip "this edmont has no other SHA-512"
    for hash in $providers; do
        ends 0 "$EDMONT" --hash "$hash" info
        grep -x "signatures  Ed25519" out
        ends 0 "$EDMONT" --hash "$hash" --random system keygen -o "$hash"
        same "$(cat out)" "$hash: a new Ed25519 secret key"
        same "$(sed -n 1p "$hash")" "-----BEGIN PRIVATE KEY-----"
        "$EDMONT" --hash "$hash" public -k ed | cmp - ed.pub
        "$EDMONT" --hash "$hash" sign -k ed -o - file | cmp - ed.sig
        ends 0 "$EDMONT" --hash "$hash" verify -p ed.pub -s ed.sig file
        same "$(cat out)" "file: the signature is good"
        ends 2 "$EDMONT" --hash "$hash" public -k key
        complains "add --hash blake2b"
    done
}

run_cases \
    the_known_answers_of_blake2b_come_out \
    keys_are_one_line_of_text_in_files_of_mode_0600 \
    no_other_format_is_written \
    no_other_format_is_read \
    a_key_for_another_hash_names_the_option_to_use \
    a_hash_that_is_not_here_or_is_sha512_makes_no_line \
    a_line_of_another_half_or_for_another_command_is_refused \
    damaged_lines_are_refused_with_a_reason \
    x25519_keys_do_not_depend_on_the_hash \
    nothing_calls_it_ed25519 \
    objects_say_the_scheme \
    sha512_of_another_provider_is_ed25519
