#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: that the headers of this folder are what make_vectors.py makes of the .txt files, and that
# compute_vectors.py still computes the .txt files that are its own. Does not cover ed25519_long
# and ed25519_long_dom, which take minutes to compute, and not that the other .txt files equal their
# sources.
here=$(dirname "$0")
. "$here/../tap.sh"
tap_need python3

made=$tap_scratch/made
mkdir "$made"
tap_silent make_vectors_succeeds python3 -B "$here/make_vectors.py" "$made"
for text in "$here"/*.txt; do
    name=$(basename "$text" .txt)
    tap_silent "${name}_h_is_made_of_${name}_txt" cmp "$here/$name.h" "$made/$name.h"
done
for name in bip32_blinding blake2b_count blake2b_keys curve_maps ed25519_lengths hkdf \
    hmac_lengths isaac_words sha256_examples sha256_lengths x25519_unclamped xeddsa; do
    python3 -B "$here/compute_vectors.py" $name > "$made/$name.txt"
    tap_silent "${name}_txt_is_computed" cmp "$here/$name.txt" "$made/$name.txt"
done
tap_done
