# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# providers.m4: which hash and random providers the library has, and which are its defaults. In
# config.h:
#   EDMONT_HASHES, EDMONT_RANDOMS                {name, table} of each, for src/providers/provider.c
#   EDMONT_DEFAULT_HASH, EDMONT_DEFAULT_RANDOM   the address of a table, or NULL
#   EDMONT_HASH_NAME, EDMONT_RANDOM_NAME         what edmont.pc says: their names, or none

# EDMONT_ADD(KIND, NAME, TABLE): a provider that edmont_KIND_by_name finds.
AC_DEFUN([EDMONT_ADD], [
AS_VAR_APPEND([edmont_$1_list], ["{\"$2\", &edmont_i_provider_$3}, "])
AS_VAR_APPEND([edmont_$1_names], [" $2"])])

# EDMONT_ADD_CUSTOM(KIND): that of a header, by its own name, too.
AC_DEFUN([EDMONT_ADD_CUSTOM], [
AS_IF([test -n "$edmont_custom_$1"], [EDMONT_ADD([$1], [custom], [custom_$1])])
AS_CASE([$edmont_custom_$1], [custom|''], [],
    [EDMONT_ADD([$1], [$edmont_custom_$1], [custom_$1])])])

# EDMONT_LIBRARY(VARIABLE, NAME, MODULE, FUNCTION, PACKAGE)
# --without-NAME. have_NAME becomes yes, no, or foreign: what pkg-config finds is for another
# machine than the host, or for its other word size. with_NAME becomes yes or no: whether it goes
# into the library. Sets VARIABLE_CFLAGS and VARIABLE_LIBS.
AC_DEFUN([EDMONT_LIBRARY], [
AC_ARG_WITH([$2], [AS_HELP_STRING([--without-$2],
    [leave out the providers over $2, which are built where $5 is installed])],
    [AS_CASE([$with_$2], [yes|no], [], [AC_MSG_ERROR([--with-$2=$with_$2: unknown; yes or no])])],
    [with_$2=auto])
PKG_CHECK_MODULES([$1], [$3], [have_$2=yes], [have_$2=no])
AS_IF([test $have_$2 = yes], [
    edmont_saved_libs=$LIBS
    LIBS="$$1_LIBS $LIBS"
    AC_MSG_CHECKING([whether $2 links])
    AC_LINK_IFELSE([AC_LANG_CALL([], [$4])], [], [have_$2=foreign])
    AC_MSG_RESULT([$have_$2])
    LIBS=$edmont_saved_libs])
edmont_lacks_$2=
AS_CASE([$with_$2,$have_$2],
    [no,*], [edmont_lacks_$2="--without-$2 leaves it out"],
    [*,no], [edmont_lacks_$2="$3 is missing; on Debian: apt-get install $5"],
    [*,foreign], [edmont_lacks_$2="the installed $2 is for another machine than $host"])
AS_CASE([$with_$2,$edmont_lacks_$2],
    [auto,?*], [with_$2=no],
    [yes,?*], [AC_MSG_ERROR([--with-$2: $edmont_lacks_$2])],
    [auto,], [with_$2=yes])
AS_IF([test $with_$2 = yes], [
    AS_VAR_APPEND([EDMONT_PROVIDER_CFLAGS], [" $$1_CFLAGS"])
    AS_VAR_APPEND([EDMONT_PROVIDER_LIBS], [" $$1_LIBS"])
    AS_VAR_APPEND([EDMONT_REQUIRES], ["${EDMONT_REQUIRES:+, }$3"])])
AC_SUBST([have_$2])
AM_CONDITIONAL([HAVE_$1], [test $have_$2 = yes])
AM_CONDITIONAL([WITH_$1], [test $with_$2 = yes])
AC_DEFINE_UNQUOTED([EDMONT_WITH_$1], [`test $with_$2 = yes && echo 1 || echo 0`],
    [1 if the providers over $2 are built, else 0.])
])

# EDMONT_XEDDSA
# have_xeddsa becomes yes, no, or foreign, as with the libraries above; for test/interop alone.
# There is no module for pkg-config, and Debian's header includes one that Debian does not install.
AC_DEFUN([EDMONT_XEDDSA], [
edmont_saved_libs=$LIBS
LIBS="-lxeddsa $LIBS"
AC_MSG_CHECKING([for libxeddsa])
AC_LINK_IFELSE([AC_LANG_CALL([], [xeddsa_init])], [have_xeddsa=yes],
    [AC_PREPROC_IFELSE([AC_LANG_SOURCE([[
#if !__has_include(<xeddsa.h>)
#error none
#endif]])], [have_xeddsa=foreign], [have_xeddsa=no])])
AC_MSG_RESULT([$have_xeddsa])
LIBS=$edmont_saved_libs
AC_SUBST([have_xeddsa])
AM_CONDITIONAL([HAVE_XEDDSA], [test $have_xeddsa = yes])
])

# EDMONT_WANT_LIBRARY(KIND, NAME, WAY-OUT)
# Stops if --with-KIND=NAME is asked for and NAME is not there.
AC_DEFUN([EDMONT_WANT_LIBRARY], [
AS_CASE([$edmont_$1,$with_$2], [$2,no],
    [AC_MSG_ERROR([--with-$1=$2: $edmont_lacks_$2. Or configure --with-$1=$3])])
])

# EDMONT_CUSTOM(KIND, MACROS, MARK, DONNA-MARK, RESERVED-NAMES)
# --with-custom-KIND-header=FILE. Sets in config.h MACROS_HEADER, and MACROS_IS_DONNAS to 1 for the
# style of ed25519-donna, else 0; sets edmont_custom_KIND to the provider's own name, or to nothing
# without a header. MARK and DONNA-MARK: the function that only a header of that style has.
AC_DEFUN([EDMONT_CUSTOM], [
AC_ARG_WITH([custom-$1-header], [AS_HELP_STRING([--with-custom-$1-header=FILE],
    [build in the $1 provider of this header; edmont_provider(3) says what it declares])],
    [], [with_custom_$1_header=])
edmont_custom_$1=
edmont_file=$with_custom_$1_header
AS_CASE([$edmont_file],
    [yes|no], [AC_MSG_ERROR([--with-custom-$1-header needs a file])],
    [''], [AS_IF([test $edmont_$1 = custom],
        [AC_MSG_ERROR([--with-$1=custom needs --with-custom-$1-header=FILE])])],
    [EDMONT_CUSTOM_HEADER([$1], [$2], [$3], [$4], [$5])])
])

AC_DEFUN([EDMONT_CUSTOM_HEADER], [
edmont_top=`cd "$srcdir" && pwd`
AS_CASE([$edmont_file], [/*], [],
    [AS_IF([test -f "$edmont_file"], [edmont_file=`pwd`/$edmont_file],
        [edmont_file=$edmont_top/$edmont_file])])
AS_IF([test -f "$edmont_file"], [],
    [AC_MSG_ERROR([--with-custom-$1-header=$with_custom_$1_header: there is no such file, neither
here nor in the source tree])])
AC_MSG_CHECKING([what $edmont_file declares])
cat > conftest.c << END
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include "$edmont_top/include/edmont/provider.h"
#include "$edmont_file"
edmont_name $2_NAME
END
AS_IF([$CPP $CPPFLAGS conftest.c > conftest.i 2>&AS_MESSAGE_LOG_FD], [],
    [AC_MSG_ERROR([it cannot be preprocessed; config.log says why])])
AS_IF([grep -w $3 conftest.i > /dev/null], [edmont_is_donnas=0],
    [grep -w $4 conftest.i > /dev/null], [edmont_is_donnas=1],
    [AC_MSG_ERROR([neither $3 nor ed25519-donna's $4])])
[edmont_name=`sed -n 's/^edmont_name "\([a-z0-9-]*\)"$/\1/p' conftest.i`]
AS_IF([grep '^edmont_name $2_NAME$' conftest.i > /dev/null], [edmont_name=custom])
rm -f conftest.c conftest.i
AS_CASE([$edmont_name],
    [''|?????????????????????????????????????????*],
    [AC_MSG_ERROR([$2_NAME must be one string of 1 to 40 of a-z, 0-9 and -])],
    [m4_join([|], $5)],
    [AC_MSG_ERROR([$2_NAME is "$edmont_name", the name of one of edmont's own])])
AC_MSG_RESULT([$edmont_name, in the style of AS_IF([test $edmont_is_donnas = 1],
    [AS_ECHO_N([ed25519-donna])], [AS_ECHO_N([edmont])])])
edmont_custom_$1=$edmont_name
AC_DEFINE_UNQUOTED([$2_HEADER], ["$edmont_file"], [The header of --with-custom-$1-header.])
AC_DEFINE_UNQUOTED([$2_IS_DONNAS], [$edmont_is_donnas],
    [1 if that header is in the style of ed25519-donna, else 0.])
# Another name in it is another configuration. Make cannot depend on a name with spaces.
AS_CASE([$edmont_file], [*[[[:space:]]]*], [],
    [AS_VAR_APPEND([CONFIG_STATUS_DEPENDENCIES], [" $edmont_file"])])
AC_SUBST([CONFIG_STATUS_DEPENDENCIES])
])

AC_DEFUN([EDMONT_PROVIDERS], [
EDMONT_CHOICE([hash], [the hash function that is used unless the program chooses another],
    [builtin], [[builtin], [blake2b], [openssl], [libsodium], [custom], [none]])
EDMONT_CHOICE([random], [the source of random bytes unless the program chooses another],
    [system], [[system], [openssl], [libsodium], [custom], [isaac-test], [none]])
EDMONT_SWITCH([insecure-random], [edmont_insecure_random],
    [let predictable random providers make keys: for tests, never for production])
AC_DEFINE_UNQUOTED([EDMONT_INSECURE_RANDOM],
    [`test "$edmont_insecure_random" = yes && echo 1 || echo 0`],
    [1 if predictable random providers may make secrets, else 0.])

EDMONT_PROVIDER_CFLAGS=
EDMONT_PROVIDER_LIBS=
EDMONT_REQUIRES=
EDMONT_LIBRARY([OPENSSL], [openssl], [libcrypto >= 3.0], [EVP_MD_fetch], [libssl-dev])
EDMONT_LIBRARY([SODIUM], [libsodium], [libsodium], [sodium_init], [libsodium-dev])
EDMONT_WANT_LIBRARY([hash], [openssl], [builtin])
EDMONT_WANT_LIBRARY([hash], [libsodium], [builtin])
EDMONT_WANT_LIBRARY([random], [openssl], [system])
EDMONT_WANT_LIBRARY([random], [libsodium], [system])
EDMONT_CUSTOM([hash], [EDMONT_CUSTOM_HASH], [edmont_custom_hash_init], [ed25519_hash_init],
    [[sha512], [blake2b], [openssl-sha512], [libsodium-sha512], [none]])
EDMONT_CUSTOM([random], [EDMONT_CUSTOM_RANDOM], [edmont_custom_random_fill],
    [ed25519_randombytes_unsafe],
    [[system], [openssl], [libsodium], [isaac-test], [none]])
AS_IF([test "$edmont_custom_hash$edmont_custom_random" != ''], [edmont_custom=yes],
    [edmont_custom=no])
AM_CONDITIONAL([WITH_CUSTOM], [test $edmont_custom = yes])
AC_DEFINE_UNQUOTED([EDMONT_CUSTOM_RANDOM_IS_THERE],
    [`test "$with_custom_hash_header" = "$with_custom_random_header" && echo 1 || echo 0`],
    [1 if one header has the custom hash and the custom random provider, else 0.])
AM_CONDITIONAL([RANDOM_ISAAC_TEST], [test $edmont_random = isaac-test])

edmont_hash_list=
edmont_random_list=
EDMONT_ADD([hash], [sha512], [sha512])
EDMONT_ADD([hash], [blake2b], [blake2b])
EDMONT_ADD([random], [system], [system])
AS_IF([test $with_openssl = yes], [
    EDMONT_ADD([hash], [openssl-sha512], [openssl_hash])
    EDMONT_ADD([random], [openssl], [openssl_random])])
AS_IF([test $with_libsodium = yes], [
    EDMONT_ADD([hash], [libsodium-sha512], [sodium_hash])
    EDMONT_ADD([random], [libsodium], [sodium_random])])
EDMONT_ADD_CUSTOM([hash])
EDMONT_ADD_CUSTOM([random])
AS_IF([test $edmont_random = isaac-test], [EDMONT_ADD([random], [isaac-test], [isaac])])
AC_DEFINE_UNQUOTED([EDMONT_HASHES], [$edmont_hash_list], [{name, table} of each hash provider.])
AC_DEFINE_UNQUOTED([EDMONT_RANDOMS], [$edmont_random_list],
    [{name, table} of each random provider.])

AS_CASE([$edmont_hash],
    [builtin], [EDMONT_HASH_NAME=sha512 edmont_default=sha512],
    [blake2b], [EDMONT_HASH_NAME=blake2b edmont_default=blake2b],
    [openssl], [EDMONT_HASH_NAME=openssl-sha512 edmont_default=openssl_hash],
    [libsodium], [EDMONT_HASH_NAME=libsodium-sha512 edmont_default=sodium_hash],
    [custom], [EDMONT_HASH_NAME=$edmont_custom_hash edmont_default=custom_hash],
    [EDMONT_HASH_NAME=none edmont_default=])
EDMONT_DEFAULT([HASH], [hash])
AS_CASE([$edmont_random],
    [system], [EDMONT_RANDOM_NAME=system edmont_default=system],
    [openssl], [EDMONT_RANDOM_NAME=openssl edmont_default=openssl_random],
    [libsodium], [EDMONT_RANDOM_NAME=libsodium edmont_default=sodium_random],
    [custom], [EDMONT_RANDOM_NAME=$edmont_custom_random edmont_default=custom_random],
    [isaac-test], [EDMONT_RANDOM_NAME=isaac-test edmont_default=isaac],
    [EDMONT_RANDOM_NAME=none edmont_default=])
EDMONT_DEFAULT([RANDOM], [random])

# For edmont.pc, which shouts.
EDMONT_SHOUT=
AS_IF([test "$edmont_insecure_random" = yes || test $edmont_random = isaac-test],
    [EDMONT_SHOUT=' (INSECURE RANDOMNESS, FOR TESTS, NEVER FOR PRODUCTION)'])
AC_SUBST([EDMONT_SHOUT])
AC_SUBST([edmont_insecure_random])
AC_SUBST([EDMONT_PROVIDER_CFLAGS])
AC_SUBST([EDMONT_PROVIDER_LIBS])
AC_SUBST([EDMONT_REQUIRES])
])

# EDMONT_DEFAULT(KIND, WORD): out of $edmont_default, the name of a table or nothing.
AC_DEFUN([EDMONT_DEFAULT], [
AS_IF([test -n "$edmont_default"], [edmont_default="(&edmont_i_provider_$edmont_default)"],
    [edmont_default=NULL])
AC_DEFINE_UNQUOTED([EDMONT_DEFAULT_$1], [$edmont_default],
    [The table of the default $2 provider, or NULL.])
AC_DEFINE_UNQUOTED([EDMONT_$1_NAME], ["$EDMONT_$1_NAME"],
    [The name of the default $2 provider, or none.])
AC_SUBST([EDMONT_$1_NAME])
])
