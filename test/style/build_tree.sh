# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# build_tree.sh: lets a test compile a program as a reader would, by cc and pkg-config, against the
# library in the build tree. To be read after tap.sh. Where there is the static library alone, cc
# adds what that needs, as pkg-config --static would.

tap_need pkg-config
compile="$CC -std=c11 -Wall -Wextra -Werror -pedantic $CFLAGS"
mkdir "$tap_scratch/bin"
needed=
[ -e "$TOP_BUILDDIR/.libs/libedmont.so" ] || needed=$PROVIDER_LIBS
cat > "$tap_scratch/bin/cc" << END
#!/bin/sh
exec $compile "\$@" $needed
END
chmod +x "$tap_scratch/bin/cc"
PATH=$tap_scratch/bin:$PATH
# By another name, since that of the build tree may have spaces in it.
ln -s "$TOP_BUILDDIR" "$tap_scratch/tree"
PKG_CONFIG_PATH=$tap_scratch/tree
LD_LIBRARY_PATH=$tap_scratch/tree/.libs${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export PATH PKG_CONFIG_PATH LD_LIBRARY_PATH

# Whether a program has to choose no provider before it makes a key.
makes_keys()
{
    [ "$(pkg-config --variable=hash edmont)" != none ] || return
    case $(pkg-config --variable=random edmont),$(pkg-config --variable=insecure_random edmont) in
    none,* | isaac-test,no) return 1 ;;
    esac
}
