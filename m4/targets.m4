# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# targets.m4: reads src/core/backends.def. For each row BACKEND(name, host, [flags], cpu) it sets
# the Automake conditional TARGET_<name>, the substitution FLAGS_<name>, and in config.h
# EDMONT_HAVE_<name>, 1 or 0.

# EDMONT_HOST_IS(HOST, CONDITION)
# Sets edmont_host_HOST to yes if the compiler's target satisfies a preprocessor condition.
AC_DEFUN([EDMONT_HOST_IS], [
AC_CACHE_CHECK([whether the host is fit for targets of kind $1], [edmont_cv_host_$1], [
AC_COMPILE_IFELSE([AC_LANG_SOURCE([[
#if !($2)
#error "no"
#endif
int unused;]])], [edmont_cv_host_$1=yes], [edmont_cv_host_$1=no])])
])

# EDMONT_FLAGS_ARE_TAKEN(NAME, FLAGS)
# Sets EDMONT_HAVE_TARGET to 1 if the compiler takes the flags of target NAME, all together.
AC_DEFUN([EDMONT_FLAGS_ARE_TAKEN], [
m4_if([$2], [], [EDMONT_HAVE_TARGET=1], [
AC_CACHE_CHECK([whether $CC takes the flags of target $1], [edmont_cv_target_$1], [
edmont_saved_cflags=$CFLAGS
CFLAGS="-Werror $2 $CFLAGS"
AC_COMPILE_IFELSE([AC_LANG_PROGRAM()], [edmont_cv_target_$1=yes], [edmont_cv_target_$1=no])
CFLAGS=$edmont_saved_cflags])
AS_IF([test "$edmont_cv_target_$1" = yes], [EDMONT_HAVE_TARGET=1])])
])

AC_DEFUN([EDMONT_TARGET], [
AS_CASE([$2],
    [any|int128|x86_64|aarch64], [],
    [AC_MSG_ERROR([backends.def: $1 is for $2, a kind of host that m4/targets.m4 does not know])])
EDMONT_HAVE_TARGET=0
AS_IF([test "$edmont_cv_host_$2" = yes], [EDMONT_FLAGS_ARE_TAKEN([$1], [$3])])
AS_IF([test "$EDMONT_HAVE_TARGET" = 1], [AS_VAR_APPEND([edmont_targets], [" $1"])])
AM_CONDITIONAL([TARGET_$1], [test "$EDMONT_HAVE_TARGET" = 1])
AC_DEFINE_UNQUOTED([EDMONT_HAVE_$1], [$EDMONT_HAVE_TARGET], [1 if target $1 is built, else 0.])
AC_SUBST([FLAGS_$1], ["$3"])
])

# The rows are collected first, with the C comment of the file as m4's comment and nowhere to go.
m4_define([EDMONT_ROWS])
m4_define([BACKEND], [m4_append([EDMONT_ROWS], [EDMONT_TARGET([$1], [$2], [$3])
])])
m4_changecom([/*], [*/])
m4_divert_push([KILL])
m4_include([src/core/backends.def])
m4_divert_pop([KILL])
m4_changecom([#])

AC_DEFUN([EDMONT_TARGETS], [
edmont_cv_host_any=yes
EDMONT_HOST_IS([int128], [defined __SIZEOF_INT128__])
EDMONT_HOST_IS([x86_64], [defined __x86_64__ && !defined __ILP32__ && defined __ELF__])
EDMONT_HOST_IS([aarch64], [defined __aarch64__ && !defined __ILP32__])
AS_IF([test "$edmont_cv_host_x86_64" = yes],
    [AC_SUBST([FLAGS_sha512_x86], ["-mavx2 -mbmi -mbmi2"])])
edmont_targets=
EDMONT_ROWS
EDMONT_TARGET_NAMES=${edmont_targets# }
AC_SUBST([EDMONT_TARGET_NAMES])
])
