#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: the tests. Breaks one line at a time in a copy of the tree, builds it, and insists that the
# tests named with the break fail, after they have passed on the unbroken copy. `make check-mutants`
# runs it; test/README lists the breaks. Does not cover: any other break, and compilers and flags
# other than the ones the tree was configured with.
here=$(dirname "$0")
. "$here/tap.sh"
tap_need tar timeout
source=$tap_scratch/source
build=$tap_scratch/build
make=${MAKE-make}

mkdir "$source" "$build"
tar -cf - -C "$here/.." --exclude=.git --exclude=./_build --exclude=./_ci --exclude=./local \
    --exclude=.libs --exclude=.deps --exclude='*.o' --exclude='*.lo' --exclude='*.la' \
    --exclude=config.status . | tar -xf - -C "$source"
chmod -R u+w "$source"

# run TEST...: builds the copy, then runs the tests there. 0: they pass; 1: they fail; 2: what was
# to be built does not build.
run()
{
    (cd "$build" && timeout 600 $make -s all "$@") > "$tap_scratch/build.log" 2>&1 || return 2
    (cd "$build" && timeout 600 $make -s check TESTS="$*" check_PROGRAMS= check_LTLIBRARIES= \
        check_SCRIPTS= check_DATA= checked_tests=) > "$tap_scratch/check.log" 2>&1 || return 1
}

# found NAME FILE EDIT TEST...: a case that passes if the tests fail once sed has made the edit.
found()
{
    found_name=$1
    found_file=$source/$2
    cp "$found_file" "$tap_scratch/saved"
    sed "$3" "$tap_scratch/saved" > "$found_file"
    shift 3
    if cmp -s "$tap_scratch/saved" "$found_file"; then
        echo "# the edit changes nothing"
        found_status=0
    else
        run "$@"
        found_status=$?
    fi
    [ $found_status -eq 1 ]
    tap_result $? "$found_name"
    [ $found_status -ne 2 ] || sed 's/^/# /' "$tap_scratch/build.log"
    [ $found_status -ne 1 ] || grep '^FAIL' "$tap_scratch/check.log" | sed 's/^/# /'
    cp "$tap_scratch/saved" "$found_file"
}

(cd "$build" && "$source/configure" -q --disable-shared CC="${CC-cc}" CFLAGS="${CFLAGS--O2}") \
    > "$tap_scratch/output" 2>&1 || sed 's/^/# /' "$tap_scratch/output"
run test/core/field-portable32 test/dh/dh test/faults/faults test/hash/hmac test/hash/sha512 \
    test/core/maps test/core/toy_rules test/providers/defects test/sign/batch test/sign/hedged \
    test/sign/sign test/sign/stream test/sign/verify test/spake2/arguments test/spake2/order \
    test/spake2/rejects test/wiping/wiping
tap_result $? the_unbroken_tree_passes

found s_of_l_and_more_accepted src/sign/verify.c \
    's/if (!edmont_i_scalar_is_canonical(S))/if (S[31] \& 0xe0)/
     s/if (!edmont_i_scalar_is_canonical(sig + 32))/if (sig[63] \& 0xe0)/' test/sign/verify
found clamp_leaves_bit_2 src/core/scalar.h \
    's/k\[0\] &= 248/k[0] \&= 252/' test/dh/dh
found bit_255_of_u_counts src/core/generic/field.h \
    's/w\[3\] &= UINT64_MAX >> 1;/w[3] \&= UINT64_MAX;/' test/dh/dh
found the_carry_that_tells_p_from_0_lost src/core/portable32/field.h \
    's/uint32_t carry = 19;/uint32_t carry = 18;/' test/core/field-portable32
found one_digit_of_the_base_table_wrong src/core/tables/base.c \
    '1000s/a/b/' test/sign/sign
found the_ladder_does_not_swap_back src/core/generic/ladder.h \
    's/ct_mask(bit ^ swapped)/ct_mask(bit)/' test/dh/dh
found all_zero_secrets_accepted_and_others_refused src/dh/dh.c \
    's/return weak ? EDMONT_ERR_WEAK : EDMONT_OK/return weak ? EDMONT_OK : EDMONT_ERR_WEAK/' \
    test/dh/dh
found what_does_not_decode_is_the_identity src/core/generic/encode.h \
    's/return found;/return 1;/' test/sign/verify
found padding_at_111_bytes_takes_a_block_too_many src/hash/sha512.c \
    's/if (have > end)/if (have >= end)/' test/hash/sha512
found the_scalar_stays_on_the_stack src/dh/dh.c \
    '/edmont_i_wipe_stack();/d; /edmont_wipe(scalar/d' test/wiping/wiping
found a_state_is_not_released_after_an_error src/providers/digest.c \
    's/^        hash->release(memory->bytes);/        if (failed == 0) &/' test/faults/faults
found the_result_of_digest_is_ignored src/providers/digest.c \
    's/if (hash->digest(\(.*\)) == 0)/if (hash->digest(\1), 1)/' \
    test/faults/faults
found two_draws_of_a_secret_are_not_compared src/providers/provider.c \
    's/ | ct_equal(out, again, n)//' test/faults/faults
found a_failed_provider_is_a_bad_signature src/sign/verify.c \
    '/edmont_i_hash_parts/,/return err/s/return err;/return EDMONT_ERR_SIGNATURE;/' \
    test/faults/faults
found digest_many_is_checked_but_for_the_last_message src/providers/check.c \
    '/^static int check_digest_many/,/^}/s/if (compare(t, i)/if (i + 1 < n \&\& compare(t, i)/' \
    test/providers/defects
found the_weights_of_a_batch_are_all_1 src/sign/batch.c \
    's/if (i == 0 || (c->z/if (i < RULE_SUM_MAX || (c->z/' test/sign/batch
found half_of_a_bad_chunk_is_good src/sign/batch.c \
    's/if (are_few(n) || !edmont/if (are_few(n) \&\& !edmont/' test/sign/batch
found the_factor_8_of_a_sum_lost src/sign/rule.c \
    's/return edmont_i_point_is_small_order(&sum)/return edmont_i_point_is_identity(\&sum)/' \
    test/core/toy_rules
found a_second_pass_may_differ_from_the_first src/sign/stream.c \
    's/int equal = ct_equal(st->edmont_digest, again, 64);/int equal = 1;/' test/sign/stream
found a_checked_signature_is_right_if_the_key_is src/sign/step.c \
    's/right &= ct_equal(s.R, R, 32);/right \&= 1;/' test/sign/hedged
found the_point_of_order_2_is_mapped_to_the_identity src/core/generic/montgomery.h \
    '/fe_move(&p->Y, &minus, order2);/d' test/core/maps
found a_key_of_one_block_is_hashed src/hash/hmac.c \
    's/if (len > SHA256_BLOCK)/if (len >= SHA256_BLOCK)/' test/hash/hmac
found a_share_of_any_order_accepted src/spake2/masked.c \
    's/return is_good & core(is_torsion_free)(P) &/return is_good \&/' test/spake2/rejects
found a_shared_element_may_be_the_identity src/spake2/masked.c \
    's/if (weak_point(&t.Q8))/if (0)/' test/spake2/rejects
found our_own_share_accepted src/spake2/masked.c \
    's/ || ct_equal(peer, st->edmont_share, 32))/)/' test/spake2/rejects
found a_tag_is_compared_but_for_the_last_byte src/spake2/spake2.c \
    's/st->edmont_peer_tag, EDMONT_SPAKE2_MAC_BYTES);/st->edmont_peer_tag, 31);/' \
    test/spake2/arguments
found a_state_may_be_copied src/spake2/state.h \
    's/st->edmont_self != (uintptr_t)st || //' test/spake2/order
found a_refused_handshake_may_go_on src/spake2/state.h \
    's/err != EDMONT_OK && st != NULL/err > EDMONT_OK/' test/spake2/order
tap_done
