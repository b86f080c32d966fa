# SPDX-License-Identifier: MIT
# Copyright (c) 2026 The edmont authors
#
# edmont_spake2.py: SPAKE2_A, SPAKE2_B and SPAKE2_Symmetric as python-spake2 has them, computed by
# libedmont in constant time. The library is the file that EDMONT_LIBRARY names, or the system's.
# Of python-spake2's interface params, entropy_f and serialize() are missing, and every error is a
# SPAKEError. Password and key are objects of Python's, which nobody wipes; the state is wiped.
import ctypes
import ctypes.util
import os

_lib = ctypes.CDLL(os.environ.get("EDMONT_LIBRARY") or ctypes.util.find_library("edmont")
                   or "libedmont.so")
_lib.edmont_strerror.restype = ctypes.c_char_p
_AB, _SYM = 0x0201, 0x0202


class SPAKEError(Exception):
    """A handshake that failed or that was used twice."""


class _Bytes(ctypes.Structure):
    _fields_ = [("p", ctypes.c_char_p), ("n", ctypes.c_size_t)]

    def __init__(self, value=b""):
        super().__init__(value, len(value))


class _Params(ctypes.Structure):
    _fields_ = [(name, _Bytes) for name in ("id_a", "id_b", "aad", "ad_a", "ad_b")]


class _Handshake:
    def __init__(self, suite, role, password, id_a, id_b=b""):
        self._state = (ctypes.c_uint64 * 64)()
        self._params = _Params(_Bytes(id_a), _Bytes(id_b))
        self._call("set_password", suite, role, _Bytes(password))

    def __del__(self):
        _lib.edmont_spake2_wipe(self._state)

    def _call(self, name, *arguments):
        answer = getattr(_lib, "edmont_spake2_" + name)(self._state, *arguments)
        if answer != 0:
            raise SPAKEError(name + ": " + _lib.edmont_strerror(answer).decode())

    def _take(self, name, size, *arguments):
        out, length = ctypes.create_string_buffer(size), ctypes.c_size_t()
        self._call(name, *arguments, out, ctypes.byref(length))
        return out.raw[:length.value]

    def start(self):
        """Our message, once."""
        return self._take("start", 33, ctypes.byref(self._params))

    def finish(self, message):
        """The key, once. Only a peer with the same password has it too."""
        self._call("finish", ctypes.byref(self._params), bytes(message),
                   ctypes.c_size_t(len(message)))
        return self._take("key_unconfirmed", 64)


class SPAKE2_A(_Handshake):
    def __init__(self, password, idA=b"", idB=b""):
        super().__init__(_AB, 1, password, idA, idB)


class SPAKE2_B(_Handshake):
    def __init__(self, password, idA=b"", idB=b""):
        super().__init__(_AB, 2, password, idA, idB)


class SPAKE2_Symmetric(_Handshake):
    def __init__(self, password, idSymmetric=b""):
        super().__init__(_SYM, 3, password, idSymmetric)
