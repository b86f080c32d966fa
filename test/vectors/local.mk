# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# test/vectors: facts, and the scripts that make C of them.

vector_names = \
	test/vectors/bip32_blinding \
	test/vectors/blake2b_count \
	test/vectors/blake2b_kat \
	test/vectors/blake2b_keys \
	test/vectors/curve_maps \
	test/vectors/ecvrf \
	test/vectors/ed25519_cctv \
	test/vectors/ed25519_lengths \
	test/vectors/ed25519_long \
	test/vectors/ed25519_long_dom \
	test/vectors/ed25519_rfc8032 \
	test/vectors/ed25519_signinput \
	test/vectors/ed25519_speccheck \
	test/vectors/ed25519_srange \
	test/vectors/ed25519_torsion \
	test/vectors/ed25519_wycheproof \
	test/vectors/ed25519_zip215 \
	test/vectors/edwards_loworder \
	test/vectors/edwards_noncanonical \
	test/vectors/expand_message_xmd \
	test/vectors/hash_to_curve \
	test/vectors/hkdf \
	test/vectors/hmac_lengths \
	test/vectors/hmac_rfc4231 \
	test/vectors/isaac_words \
	test/vectors/oprf \
	test/vectors/ristretto255 \
	test/vectors/sha256_cavp \
	test/vectors/sha256_examples \
	test/vectors/sha256_lengths \
	test/vectors/sha512_cavp \
	test/vectors/spake2_boringssl \
	test/vectors/spake2_cpace \
	test/vectors/spake2_cpace_points \
	test/vectors/spake2_draft08 \
	test/vectors/spake2_krb5 \
	test/vectors/spake2_mistakes \
	test/vectors/spake2_plus9383 \
	test/vectors/spake2_points \
	test/vectors/spake2_pure25519 \
	test/vectors/spake2_python \
	test/vectors/spake2_rejects \
	test/vectors/spake2_rfc9382 \
	test/vectors/spake2_rfc9382_schedule \
	test/vectors/tor_blinding \
	test/vectors/toy_curves \
	test/vectors/x25519_loworder \
	test/vectors/x25519_rfc7748 \
	test/vectors/x25519_unclamped \
	test/vectors/x25519_wycheproof \
	test/vectors/xeddsa

check_SCRIPTS += test/vectors/regenerate.sh

EXTRA_DIST += $(vector_names:=.txt) $(vector_names:=.h) \
	test/vectors/PROVENANCE \
	test/vectors/compute_vectors.py \
	test/vectors/import_spake2.py \
	test/vectors/make_vectors.py \
	test/vectors/regenerate.sh \
	test/vectors/vectors.h
