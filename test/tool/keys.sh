#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: keys in files. Every format and type is written and read again; each kind of damage is
# refused with exit status 2; PKCS#8 version 2 (RFC 8410, section 10.3) is read, and refused with a
# foreign public key. Does not cover every damaged byte (pem.c does) and not what other programs
# make of our files (interop/openssl.sh).
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

# RFC 8032, 7.1, test 2, and RFC 7748, 6.1, Alice.
seed=4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb
seed_pub=3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c
dh=77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a
dh_pub=8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a

# public_of ARG...: the public key in hexadecimal.
public_of()
{
    "$EDMONT" public --format hex "$@"
}

# pem LABEL [FILE]: base64 lines between PEM lines.
pem()
{
    echo "-----BEGIN $1-----"
    cat
    echo "-----END $1-----"
}

# refused TEXT FILE [ARG...]: whether the secret key in FILE is refused with this complaint.
refused()
{
    text=$1
    file=$2
    shift 2
    ends 2 "$EDMONT" public -k "$file" "$@"
    complains "$text"
    [ ! -s out ]
}

raw_hex_and_pem_hold_the_same_key()
{
    bytes $seed >raw
    echo $seed >hex
    printf %s $seed | tr a-f A-F >upper
    printf '%s\r\n' $seed >crlf
    for file in raw hex upper crlf; do
        same "$(public_of -k $file --type ed25519)" $seed_pub
    done
    echo $dh >hex
    same "$(public_of -k hex --type x25519)" $dh_pub
    same "$(public_of -k - --type x25519 <hex)" $dh_pub
}

each_type_and_format_is_written_and_read_again()
{
    for type in ed25519 x25519; do
        for format in pem raw hex; do
            ends 0 "$EDMONT" keygen --type $type --format $format -o key
            ends 0 "$EDMONT" public --type $type -k key --format hex -o pub.hex
            for public in pem raw hex; do
                ends 0 "$EDMONT" public --type $type -k key --format $public -o pub
                if [ $type = ed25519 ]; then
                    ends 0 "$EDMONT" sign -k key -o sig pub.hex
                    ends 0 "$EDMONT" verify -p pub -s sig pub.hex
                else
                    echo $dh >peer
                    "$EDMONT" dh -k key -p pub.hex >one
                    "$EDMONT" dh -k key -p pub >two
                    cmp one two
                    public_of --type x25519 -k peer >peer.pub
                    "$EDMONT" dh -k peer -p pub >one
                    "$EDMONT" dh -k key -p peer.pub >two
                    cmp one two
                fi
            done
            rm key
        done
    done
}

written_files_are_what_the_standards_say()
{
    bytes $seed >seed
    bytes $dh >dh
    same "$("$EDMONT" public -k seed --type ed25519 --format raw | hex)" $seed_pub
    same "$("$EDMONT" public -k seed --type ed25519 --format hex)" $seed_pub
    {
        echo MCowBQYDK2VwAyEAPUAXw+hDiVqStwqnTRt+vJyYLM8uxJaMwM1V8Sr0Zgw=
    } | pem "PUBLIC KEY" >want
    "$EDMONT" public -k seed --type ed25519 | cmp - want
    {
        echo MCowBQYDK2VuAyEAhSDwCYkwp1R0i33ctD73Wg2/Og0mOBr066SpjqqbTmo=
    } | pem "PUBLIC KEY" >want
    "$EDMONT" public -k dh --type x25519 --format pem | cmp - want
    for type in ed25519 x25519; do
        ends 0 "$EDMONT" keygen --type $type -o $type
        same "$(wc -c <$type)" 119
        same "$(sed -n 1p $type)" "-----BEGIN PRIVATE KEY-----"
        same "$(sed -n 3p $type)" "-----END PRIVATE KEY-----"
    done
    grep -q '^MC4CAQAwBQYDK2VwBCIEI' ed25519
    grep -q '^MC4CAQAwBQYDK2VuBCIEI' x25519
    ends 0 "$EDMONT" keygen --format raw -o raw
    same "$(wc -c <raw)" 32
    ends 0 "$EDMONT" keygen --format hex -o hex
    same "$(tr -d '0-9a-f' <hex | wc -l)" 1
    same "$(wc -c <hex)" 65
}

two_new_keys_differ()
{
    ends 0 "$EDMONT" keygen --format hex -o one
    ends 0 "$EDMONT" keygen --format hex -o two
    lacks "$(cat one)" two
}

raw_and_hex_need_a_type_where_it_matters()
{
    bytes $seed >raw
    echo $seed >hex
    refused "--type ed25519 or --type x25519" raw
    refused "--type ed25519 or --type x25519" hex
    ends 0 "$EDMONT" sign -k raw -o sig hex
    ends 0 "$EDMONT" sign -k raw -o sig --type ed25519 hex
    ends 2 "$EDMONT" sign -k raw -o bad --type x25519 hex
    complains "it does not work with x25519 keys"
    [ ! -e bad ]
}

a_key_of_the_wrong_type_or_half_is_refused()
{
    "$EDMONT" keygen -o ed
    "$EDMONT" keygen --type x25519 -o x
    "$EDMONT" public -k ed -o ed.pub
    "$EDMONT" public -k x -o x.pub
    echo text >file
    "$EDMONT" sign -k ed file
    refused "it is an Ed25519 key, and an X25519 key is needed here" ed --type x25519
    refused "it is an X25519 key, and an Ed25519 key is needed here" x --type ed25519
    refused "it is a public key, and a secret key is needed here" ed.pub
    ends 2 "$EDMONT" sign -k x -o sig file
    complains "it is an X25519 key, and an Ed25519 key is needed here"
    [ ! -e sig ]
    ends 2 "$EDMONT" verify -p x.pub -s file.sig file
    complains "it is an X25519 key, and an Ed25519 key is needed here"
    ends 2 "$EDMONT" verify -p ed -s file.sig file
    complains "it is a secret key, and a public key is needed here"
    ends 2 "$EDMONT" dh -k ed -p x.pub
    complains "it is an Ed25519 key, and an X25519 key is needed here"
    ends 2 "$EDMONT" dh -k x -p ed.pub
    complains "it is an Ed25519 key, and an X25519 key is needed here"
}

what_is_no_key_is_refused()
{
    : >empty
    refused "it is no key" empty
    bytes ${seed}00 >33
    refused "it is no key" 33 --type ed25519
    bytes ${seed%??} >31
    refused "it is no key" 31 --type ed25519
    bytes $seed$seed_pub >64
    refused "it is no key" 64 --type ed25519
    echo "${seed%?}g" >digits
    refused "it is no key" digits --type ed25519
    echo "${seed}0" >65
    refused "it is no key" 65 --type ed25519
    echo "$seed " >space
    refused "it is no key" space --type ed25519
    printf '%s\n\n' $seed >lines
    refused "it is no key" lines --type ed25519
    head -c 5000 /dev/zero >long
    refused "it is longer than any key" long --type ed25519
}

damaged_pem_is_refused()
{
    "$EDMONT" keygen -o good
    ends 0 "$EDMONT" public -k good
    head -n 2 good >cut
    refused "the file is cut short" cut
    head -n 1 good >cut
    refused "the file is cut short" cut
    head -c 80 good >cut
    refused "the file is cut short" cut
    head -c 20 good >cut
    refused "its first line is no PEM line" cut
    head -c 118 good >no_line_end
    ends 0 "$EDMONT" public -k no_line_end
    head -c 117 good >cut
    refused "do not belong together" cut
    sed 's/END PRIVATE/END PUBLIC/' good >bad
    refused "do not belong together" bad
    { cat good; printf '\n\n '; } >bad
    refused "something follows its last PEM line" bad
    cat good good >bad
    refused "something follows its last PEM line" bad
    { cat good; printf x; } >bad
    refused "something follows its last PEM line" bad
    { echo; cat good; } >bad
    refused "it is no key" bad
    sed '2s/./*/' good >bad
    refused "not correct base64" bad
    sed '2s/.$//' good >bad
    refused "not correct base64" bad
    sed '2s/..../&=/' good >bad
    refused "not correct base64" bad
    sed '2s/$/====/' good >bad
    refused "not correct base64" bad
    sed '2s/./ &/' good >bad
    refused "not correct base64" bad
}

line_ends_and_lengths_and_blank_lines_do_not_matter()
{
    "$EDMONT" keygen -o good
    "$EDMONT" public -k good >want
    awk '{ printf "%s\r\n", $0 }' good >crlf
    "$EDMONT" public -k crlf | cmp - want
    awk 'NR == 2 { gsub("........", "&\n") } { print }' good >short
    "$EDMONT" public -k short | cmp - want
    { cat good; printf '\n\r\n\n'; } >blank
    "$EDMONT" public -k blank | cmp - want
}

other_kinds_of_pem_are_refused()
{
    echo MC4CAQAwBQYDK2VxBCIEIAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA | # ...113: Ed448
        pem "PRIVATE KEY" >ed448
    refused "neither Ed25519 nor X25519" ed448
    echo MDACAQAwBwYDK2VwBQAEIgQgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA= | # NULL parameters
        pem "PRIVATE KEY" >null
    refused "its algorithm has parameters" null
    echo AAAA | pem "ENCRYPTED PRIVATE KEY" >encrypted
    refused "it is encrypted" encrypted
    echo AAAA | pem "OPENSSH PRIVATE KEY" >openssh
    refused "its PEM label is neither PRIVATE KEY nor PUBLIC KEY" openssh
    echo AAAA | pem "PRIVATE KEY" >nothing
    refused "it holds no PKCS#8 secret key" nothing
    pem "PRIVATE KEY" </dev/null >nothing
    refused "it holds no PKCS#8 secret key" nothing
}

# RFC 8410, section 10.3: version 2 with an attribute and the public key.
rfc8410()
{
    echo MHICAQEwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC
    echo oB8wHQYKKoZIhvcNAQkJFDEPDA1DdXJkbGUgQ2hhaXJzgSEAGb9ECWmEzf6FQbrB
    echo "Z9w7lshQhqowtrbLDFw4rXAxZu${1-E=}"
}

version_2_with_its_public_key_is_read()
{
    rfc8410 | pem "PRIVATE KEY" >v2
    same "$(public_of -k v2)" 19bf44096984cdfe8541bac167dc3b96c85086aa30b6b6cb0c5c38ad703166e1
    echo text >file
    ends 0 "$EDMONT" sign -k v2 file
    "$EDMONT" public -k v2 -o pub
    ends 0 "$EDMONT" verify -p pub -s file.sig file
    # Alice's X25519 key of RFC 7748, without attributes.
    {
        echo MFECAQEwBQYDK2VuBCIEIHcHbQpzGKV9PBbBclGyZkXfTC+H68CZKrF3+6UduSwq
        echo gSEAhSDwCYkwp1R0i33ctD73Wg2/Og0mOBr066SpjqqbTmo=
    } | pem "PRIVATE KEY" >v2
    same "$(public_of -k v2)" $dh_pub
}

version_2_with_a_foreign_public_key_is_refused()
{
    rfc8410 A= | pem "PRIVATE KEY" >foreign
    refused "the public key inside is not that of the secret key" foreign
    echo text >file
    ends 2 "$EDMONT" sign -k foreign file
    [ ! -e file.sig ]
    {
        echo MFECAQEwBQYDK2VuBCIEIHcHbQpzGKV9PBbBclGyZkXfTC+H68CZKrF3+6UduSwq
        echo gSEAhSDwCYkwp1R0i33ctD73Wg2/Og0mOBr066SpjqqbTms=
    } | pem "PRIVATE KEY" >foreign
    refused "the public key inside is not that of the secret key" foreign
}

run_cases \
    raw_hex_and_pem_hold_the_same_key \
    each_type_and_format_is_written_and_read_again \
    written_files_are_what_the_standards_say \
    two_new_keys_differ \
    raw_and_hex_need_a_type_where_it_matters \
    a_key_of_the_wrong_type_or_half_is_refused \
    what_is_no_key_is_refused \
    damaged_pem_is_refused \
    line_ends_and_lengths_and_blank_lines_do_not_matter \
    other_kinds_of_pem_are_refused \
    version_2_with_its_public_key_is_read \
    version_2_with_a_foreign_public_key_is_refused
