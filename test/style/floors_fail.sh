#!/bin/sh
# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# Tests: test/style/floors, that it fails on a violation of each rule, planted in a copy of the
# tree, and names the rule. Does not cover: every file and every word that a rule is about.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
. "$root/test/tap.sh"
tree=$tap_scratch/tree

mkdir "$tap_scratch/clean"
(cd "$root" && cp -R src include examples m4 Makefile.am configure.ac "$tap_scratch/clean")
mkdir "$tap_scratch/clean/test"
cp -R "$root/test/core" "$tap_scratch/clean/test"
chmod -R u+w "$tap_scratch/clean"

fresh_tree()
{
    rm -rf "$tree"
    cp -R "$tap_scratch/clean" "$tree"
}

# verdict RULE NAME: whether `floors` on the copy names RULE as broken and no other; '' for none.
verdict()
{
    broken=$("$root/test/style/floors" "$tree" | sed -n 's/^not ok [0-9]* - //p')
    [ "$broken" = "$1" ] && tap_result 0 "$2" && return
    tap_result 1 "$2"
    echo "# expected '$1' to break, and '$broken' did"
}

# plant RULE NAME FILE TEXT: appends TEXT to FILE of a fresh copy.
plant()
{
    fresh_tree
    mkdir -p "$tree/$(dirname "$3")"
    printf '%s\n' "$4" >> "$tree/$3"
    verdict "$1" "$2"
}

# repeat COUNT TEXT
repeat()
{
    awk -v n="$1" -v text="$2" 'BEGIN { while (n-- > 0) print text }'
}

fresh_tree
verdict '' an_unchanged_copy_passes
[ $tap_failed -eq 0 ] || tap_done # what is broken already hides what is planted

rule=includes_follow_the_floors
plant $rule a_protocol_from_another src/dh/planted.c '#include "../sign/key.h"'
plant $rule a_protocol_from_a_target src/sign/planted.c '#include "../core/portable64/field.h"'
plant $rule generic_code_above_the_cut src/dh/planted.c '#include "../core/generic/ladder.h"'
plant $rule a_target_from_another src/core/portable64/backend.c '#include "../portable32/field.h"'
plant $rule the_core_from_a_protocol src/core/point.c '#include "../dh/dh.h"'
plant $rule the_core_from_a_hash src/core/scalar.c '#include "../hash/sha512.h"'
plant $rule the_ground_floor_from_the_first src/core/wipe.c '#include "backend.h"'
plant $rule a_hash_from_a_provider src/hash/sha512.c '#include "../providers/provider.h"'
plant $rule a_foreign_header_in_a_protocol src/sign/planted.c '#include <openssl/evp.h>'
plant $rule a_foreign_header_in_the_tool src/tool/planted.c '#include <sodium.h>'
plant $rule system_randomness_elsewhere src/dh/planted.c '#include <sys/random.h>'
plant $rule stdio_in_the_library src/sign/planted.c '#include <stdio.h>'
plant $rule intrinsics_above_the_cut src/hash/sha512.c '#include <immintrin.h>'
plant $rule internals_in_the_tool src/tool/planted.c '#include "../core/scalar.h"'
plant $rule internals_in_a_public_header include/edmont/dh.h '#include "../../src/core/ct.h"'
plant $rule a_field_in_another_test test/dh/planted.c \
    '#include "../../src/core/portable64/field.h"'
plant $rule a_file_in_no_room src/attic/planted.c '#include <stddef.h>'

rule=no_heap_stdio_or_process
plant $rule a_call_of_malloc src/hash/planted.c 'void *f(void) { return malloc(1); }'
plant $rule a_call_of_printf src/dh/planted.c 'void f(void) { printf("x"); }'
plant $rule a_call_of_getenv src/core/dispatch.c 'void f(void) { getenv("x"); }'

rule=no_constructors_ifuncs_or_thread_state
plant $rule a_constructor src/dh/planted.c '__attribute__((constructor)) void f(void);'
plant $rule an_ifunc src/core/cpu.c '__attribute__((ifunc("g"))) void f(void);'

rule=intrinsics_stay_in_targets
plant $rule an_x86_intrinsic src/hash/sha512.c 'int f(void) { return _mm_crc32_u8(1, 2); }'
plant $rule an_arm_intrinsic src/core/point.c 'void f(void) { vaddq_u64(a, b); }'
plant $rule inline_assembly src/sign/planted.c 'void f(void) { __asm__("nop"); }'

rule=no_conditionals_on_the_cpu
plant $rule any_conditional_in_a_protocol src/dh/planted.c "$(printf '#if FAST\n#endif')"
plant $rule a_conditional_in_generic_code src/core/generic/window.h \
    "$(printf '#ifdef __x86_64__\n#endif')"
plant $rule the_cpu_in_a_hash src/hash/sha512.c "$(printf '#if defined(__SSE2__)\n#endif')"

rule=writable_globals_are_the_listed_ones
plant $rule a_variable src/dh/planted.c 'int counter;'
plant $rule a_static_variable_with_a_value src/hash/sha512.c 'static unsigned counter = 1;'
plant $rule a_pointer_to_constants src/core/point.c 'static const char *name;'
plant $rule an_atomic_pointer src/dh/planted.c 'static _Atomic(const char *) name;'
plant $rule an_aligned_table src/dh/planted.c '_Alignas(64) static int table[4] = { 1, 2 };'
plant $rule a_table_of_structs src/dh/planted.c 'static struct pair { int a, b; } pairs[2];'
plant $rule a_static_inside_a_function src/sign/planted.c \
    'void f(void) { if (1) { static int counter; counter++; } }'

plant files_are_short a_file_of_more_than_600_lines src/dh/planted.c "$(repeat 601 '/* */')"
plant functions_are_short a_function_of_more_than_100_lines src/dh/planted.c \
    "$(echo 'void f(void)'; echo '{'; repeat 99 '    f();'; echo '}')"
plant lines_are_short a_line_of_more_than_100_columns test/dh/local.mk \
    "# $(repeat 99 x | tr -d '\n')"

rule=targets_agree
plant $rule a_row_without_a_folder src/core/backends.def 'BACKEND(planted, any, [], CPU_ANY)'
plant $rule a_folder_without_a_row src/core/planted/backend.c ''
plant $rule an_include_without_a_row Makefile.am 'include src/core/planted/local.mk'

fresh_tree
sed '/known;/d' "$root/src/core/cpu.c" > "$tree/src/core/cpu.c"
verdict writable_globals_are_the_listed_ones a_listed_variable_that_is_gone

tap_done
