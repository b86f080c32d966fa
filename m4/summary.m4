# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# summary.m4: what configure says at its end.

# EDMONT_REMARK(CONDITION, TEXT)
AC_DEFUN([EDMONT_REMARK], [AS_IF([test $1], [AS_ECHO(["  $2"]); AS_ECHO])])

AC_DEFUN([EDMONT_SUMMARY], [
AS_ECHO(["
edmont $PACKAGE_VERSION

  host       $host
  compiler   $CC $CFLAGS
  hash       $EDMONT_HASH_NAME, of$edmont_hash_names
  random     $EDMONT_RANDOM_NAME, of$edmont_random_names
  targets    $EDMONT_TARGET_NAMES
  base table $edmont_base_table
  hardening $edmont_hardening
  libraries  shared: $enable_shared, static: $enable_static
  checks     $edmont_checks
  old SPAKE2 $edmont_spake2_legacy
  prefix     $prefix
"])
EDMONT_REMARK([$edmont_insecure_random = yes],
    [WARNING: PREDICTABLE RANDOM PROVIDERS MAY MAKE KEYS. NOT FOR PRODUCTION.])
EDMONT_REMARK([$edmont_random = isaac-test],
    [WARNING: THE DEFAULT RANDOM PROVIDER IS PREDICTABLE. NOT FOR PRODUCTION.])
EDMONT_REMARK([$edmont_checks = yes],
    [WARNING: THE INSTALLED LIBRARY STOPS THE PROGRAM AT A BROKEN BOUND. NOT FOR PRODUCTION.])
EDMONT_REMARK([$edmont_hash = none],
    [Note: signatures need edmont_hash_use first.])
EDMONT_REMARK([$edmont_random = none],
    [Note: new keys need edmont_random_use first.])
])
