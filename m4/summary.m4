# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# summary.m4: what configure says at its end.
AC_DEFUN([EDMONT_SUMMARY], [
AS_ECHO(["
edmont $PACKAGE_VERSION

  host       $host
  compiler   $CC $CFLAGS
  hash       $edmont_hash
  random     $edmont_random
  targets   $edmont_targets
  hardening $edmont_hardening
  libraries  shared: $enable_shared, static: $enable_static
  checks     $edmont_checks
  prefix     $prefix
"])
AS_IF([test "$edmont_insecure_random" = yes],
    [AS_ECHO(["  WARNING: INSECURE RANDOM PROVIDERS ARE ALLOWED TO MAKE KEYS. NOT FOR PRODUCTION.
"])])
AS_IF([test "$edmont_checks" = yes],
    [AS_ECHO(["  WARNING: THE INSTALLED LIBRARY CHECKS ITS OWN BOUNDS AND IS SLOW. NOT FOR PRODUCTION.
"])])
AS_IF([test "$edmont_hash" = none],
    [AS_ECHO(["  NOTE: without a hash, signatures need edmont_hash_use first.
"])])
AS_IF([test "$edmont_random" = none],
    [AS_ECHO(["  NOTE: without a random source, new keys need edmont_random_use first.
"])])
])
