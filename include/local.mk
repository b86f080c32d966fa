# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# include: the public headers.

include_HEADERS = include/edmont.h
edmontincludedir = $(includedir)/edmont
edmontinclude_HEADERS = \
	include/edmont/base.h \
	include/edmont/dh.h \
	include/edmont/group.h \
	include/edmont/provider.h \
	include/edmont/sign.h \
	include/edmont/spake2.h

uninstall-hook:
	-rmdir "$(DESTDIR)$(edmontincludedir)" 2> /dev/null
