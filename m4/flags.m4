# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# flags.m4: the flags that edmont compiles and links with. They go to variables of our own;
# CPPFLAGS, CFLAGS and LDFLAGS are the user's, come last, and stay as they are.

# EDMONT_TRY_FLAG(VARIABLE, FLAG)
# Appends FLAG to VARIABLE if the compiler takes it without a warning, in compiling and linking.
AC_DEFUN([EDMONT_TRY_FLAG], [
AS_VAR_PUSHDEF([accepted], [edmont_cv_flag_$2])
AC_CACHE_CHECK([whether $CC takes $2], [accepted], [
edmont_saved_cflags=$CFLAGS
CFLAGS="-Werror $2 $CFLAGS"
AC_LINK_IFELSE([AC_LANG_PROGRAM()], [AS_VAR_SET([accepted], [yes])],
    [AS_VAR_SET([accepted], [no])])
CFLAGS=$edmont_saved_cflags])
AS_VAR_IF([accepted], [yes], [AS_VAR_APPEND([$1], [" $2"])])
AS_VAR_POPDEF([accepted])
])

AC_DEFUN([EDMONT_FLAGS], [
EDMONT_CFLAGS=
m4_foreach_w([flag], [-std=c11 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wstrict-prototypes
    -Wmissing-prototypes -Wundef -Wvla],
    [EDMONT_TRY_FLAG([EDMONT_CFLAGS], m4_defn([flag]))])
AS_IF([test "$edmont_werror" = yes], [AS_VAR_APPEND([EDMONT_CFLAGS], [" -Werror"])])

edmont_hardening=
m4_foreach_w([flag], [-fvisibility=hidden -fstack-protector-strong -fcf-protection],
    [EDMONT_TRY_FLAG([edmont_hardening], m4_defn([flag]))])
# clang may turn a select of two registers back into a branch; this forbids it.
EDMONT_TRY_FLAG([edmont_hardening], [-mllvm -x86-cmov-converter=false])
AS_VAR_APPEND([EDMONT_CFLAGS], ["$edmont_hardening"])

EDMONT_LDFLAGS=
m4_foreach([flag], [[-Wl,-z,relro], [-Wl,-z,now], [-Wl,-z,noexecstack]],
    [EDMONT_TRY_FLAG([EDMONT_LDFLAGS], m4_defn([flag]))])
AS_VAR_APPEND([edmont_hardening], ["$EDMONT_LDFLAGS"])

AC_SUBST([EDMONT_CFLAGS])
AC_SUBST([EDMONT_LDFLAGS])

EDMONT_CPPFLAGS=
AS_IF([test "$edmont_checks" = yes], [EDMONT_CPPFLAGS=-DEDMONT_CHECKS])
EDMONT_KERNEL_HEADERS
AC_SUBST([EDMONT_CPPFLAGS])

EDMONT_VERSION_SCRIPT
])

# Whether the linker takes a version script; where it does not, libtool's list of symbols serves.
AC_DEFUN([EDMONT_VERSION_SCRIPT], [
AC_CACHE_CHECK([whether the linker takes version scripts], [edmont_cv_version_script], [
echo 'EDMONT_0 { global: main; local: *; };' > conftest.map
edmont_saved_ldflags=$LDFLAGS
LDFLAGS="$LDFLAGS -Wl,--version-script=conftest.map"
AC_LINK_IFELSE([AC_LANG_PROGRAM()], [edmont_cv_version_script=yes], [edmont_cv_version_script=no])
LDFLAGS=$edmont_saved_ldflags
rm -f conftest.map])
AM_CONDITIONAL([HAVE_VERSION_SCRIPT], [test "$edmont_cv_version_script" = yes])
])

# Whether <errno.h> compiles. On Debian `gcc -m32` without gcc-multilib, which would remove the
# cross compilers, does not find the kernel's headers; they lie in the 64-bit compiler's folder and
# are the same for both.
AC_DEFUN([EDMONT_KERNEL_HEADERS], [
AC_CACHE_CHECK([what <errno.h> needs], [edmont_cv_kernel_headers], [
edmont_cv_kernel_headers=unknown
edmont_saved_cppflags=$CPPFLAGS
for edmont_flag in '' '-idirafter /usr/include/x86_64-linux-gnu'; do
    CPPFLAGS="$edmont_flag $edmont_saved_cppflags"
    AC_COMPILE_IFELSE([AC_LANG_PROGRAM([[#include <errno.h>]])],
        [edmont_cv_kernel_headers=${edmont_flag:-nothing}; break])
done
CPPFLAGS=$edmont_saved_cppflags])
AS_CASE([$edmont_cv_kernel_headers], [-*],
    [AS_VAR_APPEND([EDMONT_CPPFLAGS], [" $edmont_cv_kernel_headers"])])
])
