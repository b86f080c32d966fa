#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: KRB5_V1 against MIT krb5. A KDC on 127.0.0.1 issues tickets over SPAKE pre-authentication
# with edwards25519; spake2_krb5_shim.c writes down what both sides keep secret, their traces have
# the rest, and edmont, given the secrets, makes the same shares and the same result in both roles:
# the KDC is A and masks with M, the client is B and masks with N. Does not cover what Kerberos
# makes of the result.
. "${0%/*}/loopback.sh"
. "${TOP_SRCDIR:-.}/test/tool/cases.sh"

PATH=$PATH:/usr/sbin
tap_need python3 krb5kdc kdb5_util kadmin.local kinit
. "$TOP_SRCDIR/test/style/build_tree.sh"
here=$TOP_SRCDIR/test/interop

# The users, and with what they log in: a byte, what most have, what a shell would break, and more
# than a block of any hash.
password()
{
    case $1 in
    one) echo x ;;
    usual) echo 'correct horse' ;;
    odd) printf '%s\n' '$(id) "\\" '\''ßö ' ;;
    long) printf '%0300d\n' 7 ;;
    esac
}
users="one usual odd long"

configure_kerberos()
{
    cat > "$KRB5_CONFIG" << END
[libdefaults]
    default_realm = TEST
    spake_preauth_groups = edwards25519
    dns_lookup_kdc = false
    dns_canonicalize_hostname = false
[realms]
    TEST = {
        kdc = 127.0.0.1:$kdc
    }
END
    cat > "$KRB5_KDC_PROFILE" << END
[kdcdefaults]
    spake_preauth_kdc_challenge = edwards25519
    kdc_listen = 127.0.0.1:$kdc
    kdc_tcp_listen = 127.0.0.1:$kdc
[realms]
    TEST = {
        database_name = $tap_scratch/principal
        key_stash_file = $tap_scratch/stash
        acl_file = /dev/null
    }
[logging]
    kdc = FILE:$tap_scratch/kdc.log
END
    timeout 20 kdb5_util create -s -P master
    for user in $users; do
        timeout 20 kadmin.local addprinc -pw "$(password $user)" +requires_preauth $user
    done
}

# log_in USER PASSWORD: kinit, its trace in the file trace, its secrets in the file secrets.
log_in()
{
    rm -f trace secrets
    printf '%s\n' "$2" |
        LD_PRELOAD=$shim KRB5_SECRETS=secrets KRB5_TRACE=trace timeout 20 kinit "$1"
}

# traced TEXT FILE: what follows TEXT on the last line that has it.
traced()
{
    sed -n "s/.*$1 //p" "$2" | tail -n 1
}

# Sets both shares, both results and both sides' secrets, which are two words each. The KDC makes
# another share after a failure.
read_traces()
{
    share_of_kdc=$(traced 'challenge received with group 1, pubkey' trace)
    share_of_client=$(traced 'SPAKE key generated with pubkey' trace)
    result_of_client=$(traced 'SPAKE algorithm result:' trace)
    secrets_of_client=$(cat secrets)
    same "$(wc -l < secrets)" 1
    result_of_kdc=$(traced 'SPAKE algorithm result:' "$tap_scratch/kdc.trace")
    line=$(grep 'SPAKE key generated' "$tap_scratch/kdc.trace" | grep -n "$share_of_kdc")
    secrets_of_kdc=$(sed -n "${line%%:*}p" "$tap_scratch/kdc.secrets")
}

a_ticket_is_issued_over_edwards25519()
{
    for user in $users; do
        kdestroy -q
        log_in $user "$(password $user)" > out
        klist -s
        grep -q 'SPAKE challenge received with group 1,' trace
        grep -q 'Produced preauth for next request: .*PA-SPAKE (151)' trace
        grep -q 'AS key determined by preauth' trace
    done
}

edmont_as_b_makes_the_share_and_the_result_of_the_client()
{
    for user in $users $users; do
        log_in $user "$(password $user)" > out
        read_traces
        ends 0 "$replay" B $secrets_of_client "$share_of_client" "$share_of_kdc" "$result_of_client"
    done
}

edmont_as_a_makes_the_share_and_the_result_of_the_kdc()
{
    for user in $users $users; do
        log_in $user "$(password $user)" > out
        read_traces
        ends 0 "$replay" A $secrets_of_kdc "$share_of_kdc" "$share_of_client" "$result_of_kdc"
        same "$result_of_kdc" "$result_of_client"
    done
}

another_password_gets_no_ticket_and_another_result()
{
    for user in $users; do
        kdestroy -q
        ends 1 log_in $user "not $(password $user)"
        ends 1 klist -s
        read_traces
        ends 0 "$replay" B $secrets_of_client "$share_of_client" "$share_of_kdc" "$result_of_client"
        ends 0 "$replay" A $secrets_of_kdc "$share_of_kdc" "$share_of_client" "$result_of_kdc"
        [ "$result_of_kdc" != "$result_of_client" ]
    done
}

edmont_in_the_other_role_makes_other_shares()
{
    log_in usual "$(password usual)" > out
    read_traces
    ends 1 "$replay" A $secrets_of_client "$share_of_client" "$share_of_kdc" "$result_of_client"
    grep -q '^the share is' out
    ends 1 "$replay" B $secrets_of_kdc "$share_of_kdc" "$share_of_client" "$result_of_kdc"
    grep -q '^the share is' out
}

shim=$tap_scratch/shim.so
replay=$tap_scratch/replay
$CC -shared -fPIC -o "$shim" "$here/spake2_krb5_shim.c" -ldl || exit 1
case $(LD_PRELOAD=$shim env true 2>&1) in
*'wrong ELF class'* | *'cannot open shared object file'*)
    echo "1..0 # SKIP MIT krb5 is here, but not for the machine that this is built for"
    exit 0
    ;;
esac
cc -o "$replay" "$here/spake2_krb5.c" $(pkg-config --cflags --libs edmont) || exit 1
kdc=$(free_port)
KRB5_CONFIG=$tap_scratch/krb5.conf
KRB5_KDC_PROFILE=$tap_scratch/kdc.conf
KRB5CCNAME=FILE:$tap_scratch/tickets
export KRB5_CONFIG KRB5_KDC_PROFILE KRB5CCNAME
(set -e; configure_kerberos) > "$tap_scratch/setup.log" 2>&1 ||
    { cat "$tap_scratch/setup.log"; exit 1; }
serve "$kdc" env LD_PRELOAD="$shim" KRB5_SECRETS="$tap_scratch/kdc.secrets" \
    KRB5_TRACE="$tap_scratch/kdc.trace" krb5kdc -n
run_cases \
    a_ticket_is_issued_over_edwards25519 \
    edmont_as_b_makes_the_share_and_the_result_of_the_client \
    edmont_as_a_makes_the_share_and_the_result_of_the_kdc \
    another_password_gets_no_ticket_and_another_result \
    edmont_in_the_other_role_makes_other_shares
